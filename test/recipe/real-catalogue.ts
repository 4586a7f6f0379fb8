import type { JsonSchema, ToolCatalogue, ToolDescription, ToolField } from '../../src/recipe/tool-catalogue.ts'
import { type JsonSchema as ArgumentSchema, argumentSchema, outputSchema } from '../../src/tools/json-schema.ts'
import { ALIASES, allTools } from '../../src/tools/registry.ts'
import type { Tool } from '../../src/tools/tool.ts'
import { parseGlob } from '../../src/workspace/glob.ts'

/** The tools of Sous, as the reader of recipes sees them. */
export async function realCatalogue(): Promise<ToolCatalogue> {
  const tools = new Map((await allTools()).map((tool) => [tool.name, describe(tool)]))
  const short = new Map(Object.entries(ALIASES))
  return {
    names: [...tools.keys(), ...short.keys()],
    find: (name) => tools.get(short.get(name) ?? name),
    checkGlob(pattern) {
      const glob = parseGlob(pattern)
      return glob.ok ? undefined : glob.error.message
    },
  }
}

function describe(tool: Tool): ToolDescription {
  const { name, summary, effect, permissions } = tool
  return { name, summary, effect, permissions, arguments: fields(argumentSchema(tool)), outputs: fields(outputSchema(tool)) }
}

function fields(schema: ArgumentSchema): readonly ToolField[] {
  return Object.entries(schema.properties ?? {}).map(([name, field]) => ({
    name,
    required: schema.required?.includes(name) ?? false,
    schema: field as JsonSchema,
  }))
}
