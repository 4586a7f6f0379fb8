import type { Invocation } from '../console.ts'
import type { ExitCode } from '../exit-codes.ts'
import { recipeCommand } from '../recipe-command.ts'

/** `sous check`: whether a recipe would change anything. */
export function checkCommand(invocation: Invocation): Promise<ExitCode> {
  return recipeCommand('check', invocation)
}
