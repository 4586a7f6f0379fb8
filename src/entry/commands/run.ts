import type { Invocation } from '../console.ts'
import type { ExitCode } from '../exit-codes.ts'
import { recipeCommand } from '../recipe-command.ts'

/** `sous run`: preview, ask, land. */
export function runCommand(invocation: Invocation): Promise<ExitCode> {
  return recipeCommand('run', invocation)
}
