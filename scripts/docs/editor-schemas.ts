import { CAMPAIGN, WAVE } from '../../src/campaign/read-campaign.ts'
import type { ToolCatalogue, ToolDescription } from '../../src/recipe/check-call.ts'
import { CONFIG } from '../../src/recipe/config/read-config.ts'
import { CATEGORY, COLLECTION, MEMBER } from '../../src/recipe/config/read-content.ts'
import { type ConfigTools, RULE } from '../../src/recipe/config/read-rules.ts'
import { EXPRESSION_SCHEMA, type JsonSchema, nameSchema, reference } from '../../src/recipe/fields.ts'
import { INPUT, RECIPE } from '../../src/recipe/read-recipe.ts'
import { EXPECTATION_SCHEMA, isCountable, STEP } from '../../src/recipe/read-steps.ts'
import { readShipped, type ShippedText } from './shipped-recipe-docs.ts'

/** A JSON Schema (draft 07) that gives completion and help while `.github/sous.yml` is written. */
export function configJsonSchema(tools: Pick<ConfigTools, 'names'>): JsonSchema {
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: 'Sous configuration',
    ...CONFIG.schema(tools),
    definitions: {
      rule: RULE.schema(tools),
      category: CATEGORY.schema(tools),
      collection: COLLECTION.schema(tools),
      member: MEMBER.schema(tools),
    },
  }
}

/** A JSON Schema (draft 07) that gives completion and help while a campaign is written. */
export function campaignJsonSchema(tools: Pick<ConfigTools, 'names'>): JsonSchema {
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: 'Sous campaign',
    ...CAMPAIGN.schema(tools),
    definitions: { wave: WAVE.schema(tools) },
  }
}

/** A JSON Schema (draft 07, which editors understand) that gives completion and help while a recipe is written. */
export function recipeJsonSchema(catalogue: ToolCatalogue, texts: readonly ShippedText[]): JsonSchema {
  const tools = byTool(catalogue)
  const shipped = texts.map(({ name, text }) => ({ name, summary: readShipped(name, text, catalogue).name }))
  const keys = STEP.schema(catalogue)
  const properties = keys['properties'] as Readonly<Record<string, JsonSchema>>
  const step: JsonSchema = {
    ...keys,
    properties: { ...properties, recipe: withSuggestions(properties['recipe'] ?? {}, shipped) },
    allOf: tools.map(({ tool, names }) => ({
      // Not an enum, whose values editors would show beside the description of the tool.
      if: { properties: { tool: { pattern: `^(?:${names.join('|')})$` } }, required: ['tool'] },
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
      then: { properties: { with: reference(definitionName(tool)), ...expectations(tool) } },
    })),
  }
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: 'Sous recipe',
    ...RECIPE.schema(catalogue),
    definitions: {
      input: INPUT.schema(catalogue),
      step,
      innerStep: innerSchema(step),
      ...Object.fromEntries(tools.map(({ tool }) => [definitionName(tool), argumentsSchema(tool)])),
    },
  }
}

/** Any name is fine: those of the repository are not known here. */
function withSuggestions(
  { type, description, ...more }: JsonSchema,
  shipped: readonly { readonly name: string; readonly summary: string }[],
): JsonSchema {
  if (shipped.length === 0) return { type, description, ...more }
  return { description, ...more, anyOf: [...shipped.map(({ name, summary }) => nameSchema(name, summary)), { type }] }
}

/** What `expect` can be about: the numbers and lists among the outputs of a tool. */
function expectations(tool: ToolDescription): JsonSchema {
  const outputs = tool.outputs.filter(isCountable)
  const properties = outputs.map(({ name, schema: { description } }) => [
    name,
    { ...EXPECTATION_SCHEMA, ...(description !== undefined && { description }) },
  ])
  return { expect: { type: 'object', additionalProperties: false, properties: Object.fromEntries(properties) } }
}

/** A step inside a step with `for-each` has neither `for-each` nor `steps`. */
function innerSchema(step: JsonSchema): JsonSchema {
  const { 'for-each': _, steps: __, ...properties } = step['properties'] as Readonly<Record<string, JsonSchema>>
  return { ...step, properties, oneOf: [{ required: ['tool'] }, { required: ['recipe'] }] }
}

/** Each tool once, with all its names. */
function byTool(catalogue: ToolCatalogue): readonly { readonly tool: ToolDescription; readonly names: readonly string[] }[] {
  const groups = new Map<string, { tool: ToolDescription; names: string[] }>()
  for (const name of catalogue.names) {
    const tool = catalogue.find(name)
    if (tool === undefined) continue
    const group = groups.get(tool.name) ?? { tool, names: [] }
    group.names.push(name)
    groups.set(tool.name, group)
  }
  return [...groups.values()]
}

function definitionName(tool: ToolDescription): string {
  return `with_${tool.name}`
}

function argumentsSchema(tool: ToolDescription): JsonSchema {
  const properties = Object.fromEntries(tool.arguments.map((argument) => [argument.name, orExpression(argument.schema)]))
  const required = tool.arguments.filter((argument) => argument.required).map((argument) => argument.name)
  return {
    type: 'object',
    additionalProperties: false,
    properties,
    ...(required.length > 0 && { required }),
    description: tool.summary,
  }
}

/** Any argument may be an expression instead of a value. */
function orExpression(schema: JsonSchema): JsonSchema {
  if (schema['type'] === 'string' && schema['enum'] === undefined && schema['const'] === undefined) return schema
  const { description, default: fallback, ...value } = schema
  return {
    ...(description !== undefined && { description }),
    ...(fallback !== undefined && { default: fallback }),
    anyOf: [value, EXPRESSION_SCHEMA],
  }
}
