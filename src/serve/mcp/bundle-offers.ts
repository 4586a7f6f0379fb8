import { printable } from '../../report/printable.ts'
import type { Tool } from '../../tools/tool.ts'
import type { ToolNames } from '../../tools/tool-names.ts'
import { givenName } from './given-name.ts'
import type { HostTool, McpHost } from './mcp-host.ts'
import { asObject, type OfferedTool, offerTool } from './tool-listing.ts'

/** A tool of a bundle with the name that a client calls it by. */
export type NamedTool = HostTool & { readonly toolName: string }

/** Also those that cannot be called get a name, so that a client that knows it is told why. */
export function nameTools(tools: readonly HostTool[], names: ToolNames): readonly NamedTool[] {
  const taken = new Set<string>()
  return tools.map((each) => ({ ...each, toolName: givenName(`bundle_${each.reference}`, names, taken) }))
}

/** Those that can be called. */
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
    // What its file says tells more than what can be made of it.
    ...(argSchema !== undefined && { inputSchema: asObject(argSchema) }),
    annotations: { ...offered.annotations, title: reference },
  }
}
