import { failure, type Result } from '../model/result.ts'
import type { ToolError } from '../model/tool-error.ts'
import { failed, type ToolResult } from '../model/tool-result.ts'
import { type CheckedArguments, checkArguments } from './check-arguments.ts'
import type { Tool, ToolContext } from './tool.ts'

/** Checks a call's arguments against the tool's schema and runs it. */
export async function invokeTool(tool: Tool, args: unknown, context: ToolContext): Promise<ToolResult> {
  const checked = checkCall(tool, args, context)
  return checked.ok ? runChecked(tool, checked.value, context) : checked
}

/** Checks a call's arguments against the tool's schema, and whether they can be meant at all. */
export function checkCall(tool: Tool, args: unknown, context: Pick<ToolContext, 'allowPrivateHosts'>): Result<CheckedArguments, ToolError> {
  const checked = checkArguments(tool, args)
  const refusal = checked.ok ? tool.refuse?.(checked.value.complete, context) : undefined
  return refusal === undefined ? checked : failure(refusal)
}

/** Runs a tool on arguments that were checked. The one place where a tool is ever run. */
export async function runChecked(tool: Tool, args: CheckedArguments, context: ToolContext): Promise<ToolResult> {
  const { log } = context
  if (context.signal.aborted) return failed('cancelled', `${tool.name} was cancelled before it started`, 'Call it again when it is wanted.')
  log.write('trace', `Tool called: ${tool.name}`)
  try {
    const started = args.complete['preview_only'] === true ? preview(tool, args, context) : tool.run(args.complete, context)
    const result = await started
    if (!result.ok) log.write('debug', `Tool ${tool.name} ended with ${result.error.code}`)
    else log.write(started instanceof Promise ? 'trace' : 'debug', `Tool ${tool.name} completed successfully`)
    return result
  } catch (error) {
    log.write('error', `Tool ${tool.name} failed: ${error instanceof Error ? error.message : String(error)}`)
    throw error
  }
}

/** Runs the tool on a workspace of its own and gives back what it would change, so that no tool needs a preview of its own. */
async function preview(tool: Tool, args: CheckedArguments, context: ToolContext): Promise<ToolResult> {
  const workspace = context.workspace.fork()
  const result = await tool.run(args.complete, { ...context, workspace })
  if (!result.ok) return result
  const { renderTextPatch } = await import('../workspace/patch/render-patch.ts')
  const diff = await renderTextPatch(await workspace.changes())
  const output = diff === '' ? result.output : `${result.output} (preview only)\n${diff}`
  return { ...result, value: { ...result.value, diff }, output, filesAffected: [] }
}
