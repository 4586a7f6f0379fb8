import { type BundleTool, referenceOf } from '../bundles/bundle.ts'
import { functionOff } from '../bundles/bundle-views.ts'
import { findToolProblems } from '../bundles/check-tool.ts'
import { toolFile } from '../bundles/file-places.ts'
import { parseReference, referenceText } from '../bundles/labels.ts'
import type { Problem } from '../bundles/problems.ts'
import { type ReadText, resolveTool } from '../bundles/resolve-tool.ts'
import { toolUnusable } from '../bundles/store-errors.ts'
import { failure, type Result, success } from '../model/result.ts'
import { type ToolError, toolError } from '../model/tool-error.ts'
import { httpBundleTool, localBundleTool } from './bundle-tool.ts'
import { findTool } from './registry.ts'
import { SwitchedOff } from './switched-off.ts'
import type { Tool } from './tool.ts'

/** The tool that a name such as `tickets/create@1` stands for, by the files of a repository. */
export async function findBundleTool(name: string, read: ReadText): Promise<Result<Tool, ToolError>> {
  const reference = parseReference(name)
  if (reference === undefined)
    return failure(toolError('unknown_tool', `'${name}' names no tool of a bundle`, 'Write bundle/tool@version.'))
  const resolved = await resolveTool(reference, read)
  if (!resolved.ok) return resolved
  const { tool, path, digest } = resolved.value
  const off = tool.local && (await new SwitchedOff(read).whyTool(tool.local.function))
  if (off !== undefined) return failure(off.code === 'disabled' ? toolUnusable(reference, functionOff(tool.local?.function ?? '')) : off)
  return asTool(tool, { path, digest })
}

/** A tool of a bundle in the form that everything else knows. */
export async function asTool(tool: BundleTool, source?: Tool['source']): Promise<Result<Tool, ToolError>> {
  if (tool.http !== undefined && tool.type === 'http') {
    // A file may have been edited by hand since it was checked.
    const [problem] = await findToolProblems({ ...tool, type: tool.type })
    if (problem !== undefined) return failure(brokenTool(tool, problem))
    return success(httpBundleTool(tool, tool.http, source))
  }
  const registered = tool.local === undefined ? undefined : await findTool(tool.local.function)
  if (registered !== undefined) return success(localBundleTool(tool, registered, source))
  const message = `The function '${tool.local?.function ?? ''}' of the tool '${tool.slug}' is not there any more`
  return failure(toolError('disabled', message, 'The tool is off until the function is back. Its file was left as it is.'))
}

function brokenTool(tool: BundleTool, { field, reason }: Problem): ToolError {
  const file = toolFile(tool.bundleSlug, tool.slug, tool.version)
  return toolError(
    'corrupt_file',
    `The tool '${referenceText(referenceOf(tool))}' cannot be called: ${field} ${reason}`,
    `Correct ${file}.`,
  )
}
