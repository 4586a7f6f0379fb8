import { describe, expect, it } from 'vitest'
import { fileHistory } from '../../../src/system/process/history.ts'
import { runInTerminal } from '../../../src/tools/run/tool_run_in_terminal.ts'
import { terminalLastCommand } from '../../../src/tools/run/tool_terminal_last_command.ts'
import { shellFor } from '../../support/real-shell.ts'
import { tempFolder, tempRepo } from '../../support/temp-folder.ts'
import { callTool, toolContext } from '../../support/tool-context.ts'

describe('the last command', () => {
  it('[T-42] is given with its exit code, output and time', async () => {
    await using repo = await tempRepo()
    const context = await toolContext(repo.path)
    context.history.remember({ command: 'git status', exitCode: 0, output: 'clean\n', executedAt: '2025-11-10T10:05:00Z' })
    const result = await callTool(terminalLastCommand, {}, context)
    expect(result.ok && terminalLastCommand.outputs().safeParse(result.value).success).toBe(true)
    expect(result).toEqual({
      ok: true,
      output: 'Last command: git status\nOutput: clean\n',
      warnings: [],
      filesAffected: [],
      value: { command: 'git status', exit_code: 0, executed_at: '2025-11-10T10:05:00Z', output: 'clean\n' },
    })
    expect(terminalLastCommand.metadata).toEqual(['command', 'exit_code', 'executed_at'])
  })

  it('[T-43] is an error when there was none', async () => {
    await using repo = await tempRepo()
    expect(await callTool(terminalLastCommand, {}, await toolContext(repo.path))).toEqual({
      ok: false,
      error: {
        code: 'not_found',
        message: 'No previous command in this session',
        suggestion: 'Run a command with run_in_terminal first.',
        instruction: 'Run a command first.',
      },
    })
  })

  it('[T-42] is the one that run_in_terminal ran', async () => {
    await using repo = await tempRepo()
    const context = await toolContext(repo.path, { shell: shellFor(repo.path) })
    await callTool(runInTerminal, { command: 'echo first' }, context)
    await callTool(runInTerminal, { command: 'echo second' }, context)
    expect(await callTool(terminalLastCommand, {}, context)).toMatchObject({
      ok: true,
      output: 'Last command: echo second\nOutput: second\n',
      value: { command: 'echo second', exit_code: 0 },
    })
  })

  it('[T-42] is also one that failed, with stdout and stderr', async () => {
    await using repo = await tempRepo()
    const context = await toolContext(repo.path, { shell: shellFor(repo.path) })
    await callTool(runInTerminal, { command: 'echo out; echo err >&2; exit 3' }, context)
    expect(await callTool(terminalLastCommand, {}, context)).toMatchObject({ value: { exit_code: 3, output: 'out\nerr\n' } })
  })

  it('has no exit code when it was stopped', async () => {
    await using repo = await tempRepo()
    const context = await toolContext(repo.path, { shell: shellFor(repo.path) })
    await callTool(runInTerminal, { command: 'echo begun; sleep 60', timeout_seconds: 1 }, context)
    const result = await callTool(terminalLastCommand, {}, context)
    expect(result.ok && terminalLastCommand.outputs().safeParse(result.value).success).toBe(true)
    expect(result).toMatchObject({
      ok: true,
      value: { command: 'echo begun; sleep 60', exit_code: null, output: 'begun\n' },
    })
  })

  it('is not a call that was refused', async () => {
    await using repo = await tempRepo()
    const context = await toolContext(repo.path, { shell: shellFor(repo.path) })
    await callTool(runInTerminal, { command: 'true', env: { PATH: 'x' } }, context)
    expect(await callTool(terminalLastCommand, {}, context)).toMatchObject({ ok: false, error: { code: 'not_found' } })
  })

  it('is found by a later call in the same working directory, and only there', async () => {
    await using repo = await tempRepo()
    await using state = await tempFolder()
    const history = (root: string) => fileHistory({ stateFolder: state.path, root })
    const first = await toolContext(repo.path, { shell: shellFor(repo.path), history: history(repo.path) })
    await callTool(runInTerminal, { command: 'echo kept' }, first)
    const second = await toolContext(repo.path, { history: history(repo.path) })
    expect(await callTool(terminalLastCommand, {}, second)).toMatchObject({ ok: true, value: { command: 'echo kept', output: 'kept\n' } })
    const elsewhere = await toolContext(repo.path, { history: history('/elsewhere') })
    expect(await callTool(terminalLastCommand, {}, elsewhere)).toMatchObject({ ok: false })
  })

  it('is the same when it is asked for twice', async () => {
    await using repo = await tempRepo()
    const context = await toolContext(repo.path)
    context.history.remember({ command: 'ls', exitCode: 0, output: '', executedAt: '2025-11-10T10:05:00Z' })
    const once = await callTool(terminalLastCommand, {}, context)
    expect(await callTool(terminalLastCommand, {}, context)).toEqual(once)
    expect(once).toMatchObject({ output: 'Last command: ls\nOutput: ' })
  })
})

it('takes no arguments', async () => {
  await using repo = await tempRepo()
  expect(await callTool(terminalLastCommand, { command: 'ls' }, await toolContext(repo.path))).toMatchObject({
    ok: false,
    error: { code: 'invalid_arguments' },
  })
})

it('only reads', () => {
  const { category, effect, risk, permissions } = terminalLastCommand
  expect({ category, effect, risk, permissions }).toEqual({ category: 'Terminal', effect: 'read', risk: 'read_only', permissions: [] })
})
