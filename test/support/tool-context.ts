import { memoryHistory } from '../../src/app/session.ts'
import { DEFAULT_LIMITS, noProject } from '../../src/base/config.ts'
import type { ToolResult } from '../../src/base/result.ts'
import { runChecked } from '../../src/plan/run-tool.ts'
import { realClock } from '../../src/system/clock.ts'
import type { Http } from '../../src/system/network/http.ts'
import type { Shell } from '../../src/system/process/shell.ts'
import { checkToolCall } from '../../src/tools/kit/check-arguments.ts'
import type { Tool, ToolContext } from '../../src/tools/kit/tool.ts'
import { noThreads } from './no-threads.ts'
import { openWorkspace } from './workspace.ts'

/** What a tool gets to see, over a real folder. A shell and a network only where the test gives them. */
export async function toolContext(folder: string, overrides: Partial<ToolContext> = {}): Promise<ToolContext> {
  return {
    workspace: await openWorkspace(folder),
    shell: noShell,
    http: noHttp,
    threads: noThreads,
    history: memoryHistory(),
    clock: realClock,
    log: { write: () => undefined },
    limits: DEFAULT_LIMITS,
    project: noProject,
    allowPrivateHosts: [],
    signal: new AbortController().signal,
    progress: () => undefined,
    ...overrides,
  }
}

/** Checks a call's arguments against the tool's schema and runs it. */
export async function invokeTool(tool: Tool, args: unknown, context: ToolContext): Promise<ToolResult> {
  const checked = checkToolCall(tool, args, context)
  return checked.ok ? runChecked(tool, checked.value, context) : checked
}

/** Calls a tool as everyone does, and holds what it gives back against the schema of its outputs. */
export async function callTool(tool: Tool, args: unknown, context: ToolContext): Promise<ToolResult> {
  const result = await invokeTool(tool, args, context)
  if (!result.ok) return result
  const { diff: _, ...withoutDiff } = result.value as Record<string, unknown>
  const isPreview = (args as { preview_only?: boolean }).preview_only === true
  const checked = tool.outputs().safeParse(isPreview ? withoutDiff : result.value)
  if (!checked.success) throw new Error(`${tool.name} gave back other outputs than it says: ${JSON.stringify(checked.error.issues)}`)
  const missing = tool.metadata.filter((key) => !Object.hasOwn(checked.data, key))
  if (missing.length > 0) throw new Error(`${tool.name} left out metadata: ${missing.join(', ')}`)
  return result
}

const noShell: Shell = {
  program: 'none',
  run: () => Promise.reject(new Error('This test has no shell.')),
}

const noHttp: Http = {
  send: () => Promise.reject(new Error('This test has no network.')),
}
