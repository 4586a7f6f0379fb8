import { expect, it } from 'vitest'
import type { FileChange } from '../../src/base/change.ts'
import { toolError } from '../../src/base/errors/tool-errors.ts'
import type { ApprovalAnswer, ApprovalRequest } from '../../src/base/plan.ts'
import type { RunEvent } from '../../src/plan/plan-outcome.ts'
import { runToolCall, type ToolRunRequest } from '../../src/plan/run-tool.ts'
import type { Shell } from '../../src/system/process/shell.ts'
import { createFile } from '../../src/tools/edit/tool_create_file.ts'
import { replaceInFile } from '../../src/tools/edit/tool_replace_in_file.ts'
import { readFile } from '../../src/tools/read/tool_read_file.ts'
import { fetchWebpage } from '../../src/tools/run/tool_fetch_webpage.ts'
import { runInTerminal } from '../../src/tools/run/tool_run_in_terminal.ts'
import { tempFolder } from '../support/temp-folder.ts'
import { toolContext } from '../support/tool-context.ts'

interface Trial {
  readonly tool: ToolRunRequest['tool']
  readonly args: Readonly<Record<string, unknown>>
  readonly answer?: ApprovalAnswer
  readonly isApply?: boolean
  readonly rules?: ToolRunRequest['rules']
  readonly shell?: Shell
  readonly applyError?: ReturnType<typeof toolError>
}

async function attempt(trial: Trial) {
  await using folder = await tempFolder({ 'a.txt': 'one\n' })
  const events: RunEvent[] = []
  const asked: ApprovalRequest[] = []
  const remembered: ApprovalRequest[] = []
  const applied: FileChange[][] = []
  const context = await toolContext(folder.path, trial.shell && { shell: trial.shell })
  const run = await runToolCall({
    tool: trial.tool,
    args: trial.args,
    context,
    rules: trial.rules ?? [],
    root: folder.path,
    ...(trial.isApply && {
      apply: async (changes) => {
        applied.push([...changes])
        return trial.applyError === undefined ? { ok: true, value: undefined } : { ok: false, error: trial.applyError }
      },
    }),
    approver: {
      async ask(request) {
        asked.push(request)
        return trial.answer ?? 'unavailable'
      },
      async remember(request) {
        remembered.push(request)
      },
    },
    emit: (event) => events.push(event),
  })
  return { run, events: events.map((event) => event.kind), asked, remembered, applied, files: folder.snapshot(), context }
}

const creating = { tool: createFile, args: { path: 'b.txt', content: 'two\n' } }

it('runs a tool that reads, and asks nobody', async () => {
  const { run, asked, events } = await attempt({ tool: readFile, args: { path: 'a.txt' } })
  expect(run).toMatchObject({ ending: 'done', result: { ok: true }, changes: [], decision: { kind: 'allow' } })
  expect([asked, events]).toEqual([[], ['run_started', 'step_started', 'step_finished']])
})

it('refuses wrong arguments before anything else', async () => {
  const { run, events } = await attempt({ tool: createFile, args: { path: 7 }, isApply: true })
  expect(run).toMatchObject({ ending: 'failed', result: { ok: false, error: { code: 'invalid_arguments' } } })
  expect(events).toEqual([])
})

it('previews a change, asks nobody and touches nothing', async () => {
  const { run, asked, files } = await attempt(creating)
  expect(run).toMatchObject({ ending: 'previewed', changes: [{ kind: 'create', path: 'b.txt' }] })
  expect([asked, files]).toEqual([[], { 'a.txt': 'one\n' }])
})

it('is applied after approval exactly what was shown', async () => {
  const { run, asked, applied, events } = await attempt({ ...creating, isApply: true, answer: 'approved' })
  expect(run.ending).toBe('applied')
  expect(applied).toEqual([asked[0]?.changes])
  expect(events).toEqual(['run_started', 'step_started', 'step_finished', 'approval_checked', 'applied'])
})

it.each([
  ['refused', 'approval_refused'],
  ['unavailable', 'approval_needed'],
] as const)('applies nothing when the answer is %s', async (answer, code) => {
  const { run, applied } = await attempt({ ...creating, isApply: true, answer })
  expect(run).toMatchObject({ ending: 'unapproved', result: { ok: false, error: { code } }, changes: [{ path: 'b.txt' }] })
  expect(applied).toEqual([])
})

it('remembers the call when the answer is always', async () => {
  const { run, remembered } = await attempt({ ...creating, isApply: true, answer: 'always' })
  expect(run.ending).toBe('applied')
  expect(remembered.map((request) => request.call.args)).toEqual([creating.args])
})

it('asks nobody when a rule allows the call', async () => {
  const { run, asked } = await attempt({ ...creating, isApply: true, rules: [{ tool: 'create_file', pattern: '.*' }] })
  expect(run).toMatchObject({ ending: 'applied', decision: { kind: 'allow', rule: 'create_file .*' } })
  expect(asked).toEqual([])
})

it('[S-14] needs no approval when nothing changes', async () => {
  const { run, asked, applied } = await attempt({ tool: replaceInFile, args: { path: 'a.txt', find: 'zzz', replace: '' }, isApply: true })
  expect(run).toMatchObject({ ending: 'done', result: { ok: true, value: { replacements: 0 } } })
  expect([asked, applied]).toEqual([[], []])
})

it('[S-13] needs no approval for a preview', async () => {
  const args = { path: 'a.txt', find: 'one', replace: 'two', preview_only: true }
  const { run, asked, applied } = await attempt({ tool: replaceInFile, args, isApply: true })
  expect(run.ending).toBe('done')
  expect([asked, applied]).toEqual([[], []])
})

it('[E7] does not start a command without approval', async () => {
  const started: string[] = []
  const shell: Shell = {
    program: 'sh',
    run: async (request) => {
      started.push(request.command)
      return { kind: 'exited', code: 0, stdout: '', stderr: '', stdoutLines: 0, stderrLines: 0, droppedBytes: 0 }
    },
  }
  const trial = { tool: runInTerminal, args: { command: 'touch x' }, shell }
  const refused = await attempt({ ...trial, answer: 'refused' })
  expect(refused.run).toMatchObject({ ending: 'unapproved', result: { ok: false, error: { code: 'approval_refused' } } })
  expect([started, refused.events]).toEqual([[], ['run_started', 'approval_checked']])
  await attempt({ ...trial, answer: 'approved' })
  expect(started).toEqual(['touch x'])
})

it('reports an apply that failed', async () => {
  const applyError = toolError('stale', "File 'b.txt' changed meanwhile", 'Run it again.')
  const { run } = await attempt({ ...creating, isApply: true, answer: 'approved', applyError })
  expect(run).toMatchObject({ ending: 'failed', result: { ok: false, error: applyError } })
})

it('seals the workspace once its changes are taken', async () => {
  const { context, run } = await attempt(creating)
  const [change] = run.changes
  await expect(async () => context.workspace.remove(change?.path ?? ('' as never))).rejects.toThrow('sealed')
})

it.each([
  ['applied', 'approved', undefined, 5],
  ['failed', 'approved', toolError('stale', "File 'b.txt' changed meanwhile", 'Run it again.'), 5],
  ['unapproved', 'refused', undefined, 0],
] as const)('does not count the time a person takes to answer: %s', async (ending, answer, applyError, durationMs) => {
  await using folder = await tempFolder()
  let elapsed = 0
  const context = await toolContext(folder.path, { clock: { elapsed: () => elapsed, now: () => new Date(0) } })
  const run = await runToolCall({
    ...creating,
    context,
    rules: [],
    root: folder.path,
    async apply() {
      elapsed += 5
      return applyError === undefined ? { ok: true, value: undefined } : { ok: false, error: applyError }
    },
    approver: {
      async ask() {
        elapsed += 60_000
        return answer
      },
      remember: async () => undefined,
    },
    emit: () => undefined,
  })
  expect(run).toMatchObject({ ending, durationMs })
})

it.each([
  [{ url: 'bad url' }, 'invalid_arguments', "Use a complete URL such as 'https://example.com/page'."],
  [{ url: 'file:///etc/passwd' }, 'network_denied', 'Use an http:// or https:// URL.'],
  [
    { url: 'http://user:pw@example.com/' },
    'network_denied',
    'Remove the user name and password from the URL. Sous never sends credentials with this tool.',
  ],
  [{ url: 'http://127.0.0.1:9/' }, 'network_denied', expect.stringContaining('--allow-host HOST')],
  [{ url: 'http://[::1]/' }, 'network_denied', expect.stringContaining('--allow-host HOST')],
  [{ url: 'http://localhost/' }, 'network_denied', expect.stringContaining('--allow-host HOST')],
])('[T-50] [T-51] [F1] asks nobody to approve a fetch of %j, which can never succeed', async (args, code, suggestion) => {
  const { run, asked } = await attempt({ tool: fetchWebpage, args, answer: 'approved' })
  expect(asked).toEqual([])
  expect([run.ending, run.result]).toEqual(['failed', { ok: false, error: { code, message: expect.any(String), suggestion } }])
})

it('asks about a fetch of a name, whose address is not known before', async () => {
  const { run, asked } = await attempt({ tool: fetchWebpage, args: { url: 'https://example.invalid/' } })
  expect([asked.length, run.ending]).toEqual([1, 'unapproved'])
})

it.each([
  [{ env: { BASH_ENV: 'x' } }, 'invalid_arguments'],
  [{ writes: ['[a'] }, 'invalid_pattern'],
])('[E8] asks nobody to approve a command with %j', async (more, code) => {
  const { run, asked } = await attempt({ tool: runInTerminal, args: { command: 'true', ...more }, answer: 'approved' })
  expect([asked, run.ending, run.result]).toMatchObject([[], 'failed', { error: { code } }])
})
