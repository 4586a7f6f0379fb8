import { INPUT_TYPES } from '../base/recipe.ts'
import type { JsonSchema, ToolCatalogue, ToolDescription } from './check-call.ts'
import { MAX_FILES } from './read-permissions.ts'
import { MAX_STEPS, MAX_TIMEOUT_SECONDS, REPORT_LEVELS } from './read-steps.ts'

export const NAME = '^[A-Za-z_][A-Za-z0-9_-]{0,63}$'
const EXPRESSION = { type: 'string', pattern: '\\$\\{\\{' }

/** A JSON Schema (draft 07, which editors understand) that gives completion and help while a recipe is written. */
export function recipeJsonSchema(catalogue: ToolCatalogue): JsonSchema {
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: 'Sous recipe',
    ...object(
      {
        name: NAME_FIELD,
        description: DESCRIPTION,
        inputs: INPUTS,
        permissions: PERMISSIONS,
        steps: STEPS,
        verify: VERIFY,
        outputs: OUTPUTS,
      },
      ['name', 'steps'],
    ),
    definitions: { input: INPUT, step: stepSchema(catalogue), ...argumentDefinitions(catalogue) },
  }
}

/** A map with these keys and no others. */
export function object(properties: Readonly<Record<string, JsonSchema>>, required: readonly string[] = []): JsonSchema {
  return { type: 'object', additionalProperties: false, properties, ...(required.length > 0 && { required }) }
}

export function texts(description: string): JsonSchema {
  return { type: 'array', items: { type: 'string' }, minItems: 1, uniqueItems: true, description }
}

const NAME_FIELD = { type: 'string', minLength: 1, maxLength: 100, description: 'What the recipe does, in a few words.' }
const DESCRIPTION = { type: 'string', description: 'What the recipe does and when to use it.' }
const INPUTS = {
  type: 'object',
  description: 'Values that whoever runs the recipe gives. Expressions name them as inputs.<name>.',
  propertyNames: { pattern: NAME },
  additionalProperties: { $ref: '#/definitions/input' },
}
const INPUT = object({
  description: { type: 'string', description: 'What the value is for.' },
  type: { enum: INPUT_TYPES, default: 'string', description: 'What kind of value it is.' },
  required: { type: 'boolean', default: false, description: 'Whether a run without it is refused.' },
  default: { type: ['string', 'number', 'boolean'], description: 'The value when none is given.' },
  pattern: { type: 'string', format: 'regex', description: 'For a string: a regular expression that must fit the whole value.' },
  options: texts('For a choice: the values to choose from.'),
  min: { type: 'number', description: 'For a number: the least it may be.' },
  max: { type: 'number', description: 'For a number: the most it may be.' },
})
const PERMISSIONS = {
  ...object({
    write: texts('Globs of the files that the recipe may change.'),
    run: texts('Commands that the recipe may run, word for word.'),
    fetch: texts('Hosts that the recipe may fetch from.'),
    'max-files': { type: 'integer', minimum: 1, maximum: MAX_FILES, default: MAX_FILES, description: 'How many files it may change.' },
  }),
  description: 'What the recipe may do. Shown first in every preview, and enforced. Without it a recipe may only read.',
}
const STEPS = {
  type: 'array',
  minItems: 1,
  maxItems: MAX_STEPS,
  items: { $ref: '#/definitions/step' },
  description: 'What to do, in this order.',
}
const VERIFY = { ...STEPS, description: 'Steps that run last. When one fails, there is no plan and nothing changes.' }
const OUTPUTS = {
  type: 'object',
  description: 'Values that a run gives back, usually expressions over the outputs of steps.',
  propertyNames: { pattern: NAME },
}

function stepSchema(catalogue: ToolCatalogue): JsonSchema {
  const tools = catalogue.names.map((name) => catalogue.find(name)?.summary ?? '')
  const properties = {
    id: { type: 'string', pattern: NAME, description: 'The name by which later steps refer to this one: steps.<id>.outputs.' },
    name: { type: 'string', description: 'What the step does, for reports.' },
    tool: {
      anyOf: [
        { enum: catalogue.names, enumDescriptions: tools },
        { type: 'string', pattern: '^[^/@]+/[^/@]+@[^/@]+$' },
      ],
      description: 'The tool to call; one of a bundle as bundle/tool@version.',
    },
    recipe: { type: 'string', description: "Another recipe to run as this step; its inputs are given in 'with'." },
    with: { type: 'object', description: 'The arguments.' },
    if: {
      type: ['string', 'boolean'],
      description: 'The step runs only when this expression holds. With for-each it is asked for each item.',
    },
    'for-each': {
      anyOf: [{ type: 'array' }, EXPRESSION],
      description: 'Runs the step for each item of a list, as item, with its position as index.',
    },
    expect: {
      type: 'object',
      additionalProperties: { type: 'string', pattern: '^\\s*(==|!=|<=|>=|<|>)\\s*-?\\d+(\\.\\d+)?\\s*$' },
      description:
        "What must hold of the step's outputs, such as replacements: '>= 1'. Of a list its length is compared. Nothing holds of a search that its time was not enough for.",
    },
    'continue-on-error': { type: 'boolean', default: false, description: 'Whether the recipe goes on when the step fails.' },
    'timeout-seconds': { type: 'integer', minimum: 1, maximum: MAX_TIMEOUT_SECONDS, description: 'How long the step may take.' },
    report: { enum: REPORT_LEVELS, description: 'Makes annotations of this level from the matches of a search.' },
  }
  return {
    ...object(properties),
    oneOf: [{ required: ['tool'] }, { required: ['recipe'] }],
    allOf: byTool(catalogue).map(({ tool, names }) => ({
      if: { properties: { tool: { enum: names } }, required: ['tool'] },
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
      then: { properties: { with: { $ref: `#/definitions/${definitionName(tool)}` } } },
    })),
  }
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

function argumentDefinitions(catalogue: ToolCatalogue): Readonly<Record<string, JsonSchema>> {
  return Object.fromEntries(byTool(catalogue).map(({ tool }) => [definitionName(tool), argumentsSchema(tool)]))
}

function argumentsSchema(tool: ToolDescription): JsonSchema {
  const properties = Object.fromEntries(tool.arguments.map((argument) => [argument.name, orExpression(argument.schema)]))
  const required = tool.arguments.filter((argument) => argument.required).map((argument) => argument.name)
  return { ...object(properties, required), description: tool.summary }
}

/** Any argument may be an expression instead of a value. */
function orExpression(schema: JsonSchema): JsonSchema {
  if (schema['type'] === 'string' && schema['enum'] === undefined && schema['const'] === undefined) return schema
  const { description, default: fallback, ...value } = schema
  return {
    ...(description !== undefined && { description }),
    ...(fallback !== undefined && { default: fallback }),
    anyOf: [value, EXPRESSION],
  }
}
