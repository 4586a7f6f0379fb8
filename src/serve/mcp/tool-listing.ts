import { describeTool } from '../../tools/describe.ts'
import { argumentSchema, type JsonSchema, outputSchema } from '../../tools/json-schema.ts'
import type { Tool } from '../../tools/tool.ts'
import { type Annotations, annotationsOf } from './tool-annotations.ts'

/** A tool as a client is offered it. */
export interface OfferedTool {
  readonly name: string
  readonly title: string
  readonly description: string
  readonly inputSchema: JsonSchema & { readonly type: 'object' }
  readonly outputSchema: JsonSchema & { readonly type: 'object' }
  readonly annotations: Annotations
}

/** What comes back with a change, beside the outputs of the tool itself. */
export const LANDING_FIELDS: Readonly<Record<string, JsonSchema>> = {
  landed: { type: 'boolean', description: 'Whether the change is on disk; false when there was nothing to change' },
  diff: { type: 'string', description: 'The change as a unified diff' },
}

export function offerTool(tool: Tool, name: string): OfferedTool {
  const annotations = annotationsOf(tool)
  return {
    name,
    title: annotations.title,
    description: describeTool(tool),
    inputSchema: asObject(argumentSchema(tool)),
    outputSchema: asObject(tool.effect === 'stage' ? withLanding(outputSchema(tool)) : outputSchema(tool)),
    annotations,
  }
}

function withLanding(schema: JsonSchema): JsonSchema {
  return { ...schema, properties: { ...schema.properties, ...LANDING_FIELDS }, required: [...(schema.required ?? []), 'landed', 'diff'] }
}

export function asObject(schema: JsonSchema): JsonSchema & { readonly type: 'object' } {
  return { ...schema, type: 'object' }
}
