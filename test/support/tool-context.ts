import { DEFAULT_LIMITS } from '../../src/model/limits.ts'
import { noProject } from '../../src/model/project.ts'
import type { ToolResult } from '../../src/model/tool-result.ts'
import { realClock } from '../../src/system/clock.ts'
import { memoryHistory } from '../../src/system/history.ts'
import type { Http } from '../../src/system/http.ts'
import type { Shell } from '../../src/system/shell.ts'
import { invokeTool } from '../../src/tools/invoke.ts'
import type { Tool, ToolContext } from '../../src/tools/tool.ts'
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
