import { DEFAULT_LIMITS } from '../../src/model/limits.ts'
import type { ToolResult } from '../../src/model/tool-result.ts'
import { realClock } from '../../src/system/clock.ts'
import { memoryHistory } from '../../src/system/history.ts'
import type { Http } from '../../src/system/http.ts'
import type { Shell } from '../../src/system/shell.ts'
import { noThreads } from '../../src/system/threads.ts'
import { invokeTool } from '../../src/tools/invoke.ts'
import type { Tool, ToolContext } from '../../src/tools/tool.ts'
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
    allowPrivateHosts: [],
    signal: new AbortController().signal,
    progress: () => undefined,
    ...overrides,
  }
}

/** Calls a tool as everyone does: arguments checked first. */
export async function callTool(tool: Tool, args: unknown, context: ToolContext): Promise<ToolResult> {
  return invokeTool(tool, args, context)
}

const noShell: Shell = {
  program: 'none',
  run: () => Promise.reject(new Error('This test has no shell.')),
}

const noHttp: Http = {
  get: () => Promise.reject(new Error('This test has no network.')),
}
