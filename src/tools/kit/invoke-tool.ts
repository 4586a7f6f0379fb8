import { failed, type ToolResult } from '../../base/result.ts'
import { type CheckedArguments, checkToolCall } from './check-arguments.ts'
import type { Tool, ToolContext } from './tool.ts'

/** Checks a call's arguments against the tool's schema and runs it. */
export async function invokeTool(tool: Tool, args: unknown, context: ToolContext): Promise<ToolResult> {
  const checked = checkToolCall(tool, args, context)
  return checked.ok ? runChecked(tool, checked.value, context) : checked
}

/** Runs a tool on checked arguments. The only place where a tool is run. */
export async function runChecked(tool: Tool, args: CheckedArguments, context: ToolContext): Promise<ToolResult> {
  const { log } = context
  if (context.signal.aborted)
    return failed('cancelled', `${tool.name} was cancelled before it started`, 'Run it again if you still need it.')
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

/** Runs the tool on a separate workspace and returns what it would change, so that no tool needs its own preview. */
async function preview(tool: Tool, args: CheckedArguments, context: ToolContext): Promise<ToolResult> {
  const workspace = context.workspace.fork()
  const result = await tool.run(args.complete, { ...context, workspace })
  if (!result.ok) return result
  const { renderTextPatch } = await import('../../workspace/patch/render-patch.ts')
  const diff = await renderTextPatch(await workspace.changes())
  const output = diff === '' ? result.output : `${result.output} (preview only)\n${diff}`
  return { ...result, value: { ...result.value, diff }, output, filesAffected: [] }
}
