import type { Recipe } from '../base/recipe.ts'
import type { ToolFacts } from '../base/result.ts'
import { printable } from '../report/printable.ts'
import type { ToolNames } from '../tools/config-tools.ts'
import { describeTool } from '../tools/kit/describe-tool.ts'
import { argumentSchema, type FieldsSchema, outputSchema } from '../tools/kit/json-schema.ts'
import type { Tool } from '../tools/kit/tool.ts'
import type { HostTool, McpHost } from './mcp-host.ts'

/** A tool as offered to a client. */
export interface OfferedTool {
  readonly name: string
  readonly title: string
  readonly description: string
  readonly inputSchema: FieldsSchema & { readonly type: 'object' }
  readonly outputSchema: FieldsSchema & { readonly type: 'object' }
  readonly annotations: ToolHints
}

/** What a change returns in addition to the outputs of the tool. */
export const APPLY_FIELDS: Readonly<Record<string, FieldsSchema>> = {
  applied: { type: 'boolean', description: 'Whether the change is on disk; false if there was nothing to change' },
  diff: { type: 'string', description: 'The change as a unified diff' },
}

export function offerTool(tool: Tool, name: string): OfferedTool {
  const annotations = toolHints(tool)
  return {
    name,
    title: annotations.title,
    description: describeTool(tool),
    inputSchema: asObject(argumentSchema(tool)),
    outputSchema: asObject(tool.effect === 'stage' ? withApply(outputSchema(tool)) : outputSchema(tool)),
    annotations,
  }
}

function withApply(schema: FieldsSchema): FieldsSchema {
  return { ...schema, properties: { ...schema.properties, ...APPLY_FIELDS }, required: [...(schema.required ?? []), 'applied', 'diff'] }
}

export function asObject(schema: FieldsSchema): FieldsSchema & { readonly type: 'object' } {
  return { ...schema, type: 'object' }
}

export interface ToolHints {
  readonly title: string
  readonly readOnlyHint: boolean
  readonly destructiveHint: boolean
  readonly idempotentHint: boolean
  readonly openWorldHint: boolean
}

/** Tools whose second call with the same arguments changes nothing more. */
const IDEMPOTENT: ReadonlySet<string> = new Set([
  ...['create_file', 'update_file', 'write_file', 'ensure_lines', 'create_directory', 'move_file', 'copy_file', 'delete_file'],
  'fetch_webpage',
])

/** What a client may tell its user about a tool before calling it. */
export function toolHints({ name, effect, permissions }: ToolFacts): ToolHints {
  return {
    title: titleOf(name),
    readOnlyHint: effect === 'read',
    destructiveHint: permissions.some((permission) => ['WriteFiles', 'DeleteFiles', 'RunCommands'].includes(permission)),
    idempotentHint: effect === 'read' || IDEMPOTENT.has(name),
    openWorldHint: permissions.some((permission) => ['RunCommands', 'Network'].includes(permission)),
  }
}

export function recipeAnnotations({ name, permissions }: Recipe): ToolHints {
  const isOpen = permissions.run.length > 0 || permissions.fetch.length > 0
  const isReading = permissions.write.length === 0 && !isOpen
  return { title: name, readOnlyHint: isReading, destructiveHint: !isReading, idempotentHint: isReading, openWorldHint: isOpen }
}

function titleOf(name: string): string {
  const words = name.replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** A bundle tool with its name for the client. */
export type NamedTool = HostTool & { readonly toolName: string }

/** Disabled tools get a name too, so that a client that calls one gets the reason. */
export function nameTools(tools: readonly HostTool[], names: ToolNames): readonly NamedTool[] {
  const taken = new Set<string>()
  return tools.map((each) => ({ ...each, toolName: givenName(`bundle_${each.reference}`, names, taken) }))
}

/** The tools that can be called. */
export async function offerTools(tools: readonly NamedTool[], log: McpHost['log']): Promise<readonly OfferedTool[]> {
  const offered: OfferedTool[] = []
  for (const each of tools) {
    if (each.isOff) continue
    const tool = await each.load()
    if (tool.ok) offered.push(offerOne(tool.value, each))
    else log('warn', `Not offered: ${tool.error.message}`)
  }
  return offered
}

function offerOne(tool: Tool, { toolName, reference, argSchema }: NamedTool): OfferedTool {
  const offered = offerTool(tool, toolName)
  return {
    ...offered,
    title: reference,
    description: printable(`${offered.description}\n\nA tool of this repository: ${reference}.`),
    // The schema in its file is more precise than the generated one.
    ...(argSchema !== undefined && { inputSchema: asObject(argSchema) }),
    annotations: { ...offered.annotations, title: reference },
  }
}

const MAX_CHARACTERS = 55

/** A name that all clients accept. Of two equal names, the second gets a number. */
export function givenName(text: string, names: ToolNames, taken: Set<string>): string {
  const plain = text.replace(/[^\w-]+/g, '_').slice(0, MAX_CHARACTERS)
  let name = names.nameOf(plain)
  for (let number = 2; taken.has(name); number++) name = names.nameOf(`${plain}_${number}`)
  taken.add(name)
  return name
}
