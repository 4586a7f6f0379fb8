import { printable } from '../../report/printable.ts'
import type { ToolNames } from '../../tools/tool-names.ts'
import { givenName } from './given-name.ts'
import type { HostTool } from './mcp-host.ts'
import { asObject, type OfferedTool, offerTool } from './tool-listing.ts'

/** A tool of a bundle with the name that a client calls it by. */
export type NamedTool = HostTool & { readonly toolName: string }

/** Also those that cannot be called get a name, so that a client that knows it is told why. */
export function nameTools(tools: readonly HostTool[], names: ToolNames): readonly NamedTool[] {
  const taken = new Set<string>()
  return tools.map((each) => ({ ...each, toolName: givenName(`bundle_${each.reference}`, names, taken) }))
}

export function offerTools(tools: readonly NamedTool[]): readonly OfferedTool[] {
  return tools.flatMap((each) => {
    if (each.tool === undefined) return []
    const offered = offerTool(each.tool, each.toolName)
    const about = `${offered.description}\n\nA tool of this repository: ${each.reference}.`
    return [
      {
        ...offered,
        title: each.reference,
        description: printable(about),
        // What its file says tells more than what can be made of it.
        ...(each.argSchema !== undefined && { inputSchema: asObject(each.argSchema) }),
        annotations: { ...offered.annotations, title: each.reference },
      },
    ]
  })
}
