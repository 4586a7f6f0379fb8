import * as z from 'zod/mini'
import { toolError } from '../../base/errors/tool-errors.ts'
import { succeeded } from '../../base/result.ts'
import { defineTool } from '../kit/tool.ts'

export const terminalLastCommand = defineTool({
  name: 'terminal_last_command',
  summary: 'Retrieve the last shell command that was executed, with its output.',
  category: 'Terminal',
  effect: 'read',
  risk: 'read_only',
  permissions: [],
  args: () => z.strictObject({}),
  outputs: () =>
    z.strictObject({
      command: z.string().check(z.describe('The command')),
      exit_code: z.nullable(z.int()).check(z.describe('Its exit code; null if it was stopped or did not start')),
      executed_at: z.string().check(z.describe('When it started, as ISO 8601')),
      output: z.string().check(z.describe('What it printed: stdout, then stderr')),
    }),
  metadata: ['command', 'exit_code', 'executed_at'],
  when: 'Use it to see the output of the last command without running it again.',
  termination: 'Use terminate=false: you read the output of the last command to decide what to do next.',
  examples: [{ description: 'Look at the last command again', args: {} }],
  run(_args, { history }) {
    const last = history.last()
    if (last === undefined) return { ok: false, error: ERRORS.noCommand() }
    const value = { command: last.command, exit_code: last.exitCode ?? null, executed_at: last.executedAt, output: last.output }
    return succeeded(value, `Last command: ${last.command}\nOutput: ${last.output}`)
  },
})

const ERRORS = {
  // The usual instruction for this code is about files.
  noCommand: () => ({
    ...toolError('not_found', 'No previous command in this session', 'Run a command with run_in_terminal first.'),
    instruction: 'Run a command first.',
  }),
}
