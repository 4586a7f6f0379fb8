import type { Invocation } from '../console.ts'
import type { ExitCode } from '../exit-codes.ts'
import { recipeCommand } from '../recipe-command.ts'

/** `sous preview`: what a recipe would change. */
export function previewCommand(invocation: Invocation): Promise<ExitCode> {
  return recipeCommand('preview', invocation)
}
