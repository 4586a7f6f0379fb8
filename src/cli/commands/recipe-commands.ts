import { EXIT, type ExitCode } from '../fail.ts'
import type { Invocation } from '../invocation.ts'
import { describeRunOptions, readRunOptions } from '../options/run-options.ts'
import type { RunMode } from '../run-recipe-command.ts'

/** `sous check`: whether a recipe would change anything. */
export function checkCommand(invocation: Invocation): Promise<ExitCode> {
  return recipeCommand('check', invocation)
}

/** `sous preview`: what a recipe would change. */
export function previewCommand(invocation: Invocation): Promise<ExitCode> {
  return recipeCommand('preview', invocation)
}

/** `sous run`: preview, ask, land. */
export function runCommand(invocation: Invocation): Promise<ExitCode> {
  return recipeCommand('run', invocation)
}

const TEXTS: Readonly<Record<RunMode, string>> = {
  preview: `Shows what a recipe would change, and changes nothing. The plan is kept: 'sous apply <digest>' lands exactly it.
Exit code 0 when there is a whole plan, 4 when a call waits for approval.`,
  check: `Tells whether a recipe would change anything, and changes nothing. Exit code 0 when not, 2 when it would.`,
  run: `Shows what a recipe would change, asks, and lands exactly that. Without a terminal nothing lands unless --yes says so:
exit code 4, and the plan is kept for 'sous apply <digest>'.`,
}

/** A command that makes the plan of a recipe, and goes on from there as far as its mode does. */
export async function recipeCommand(mode: RunMode, invocation: Invocation): Promise<ExitCode> {
  const options = readRunOptions(mode, invocation.argv)
  if (!options.ok) {
    const { failEarly } = await import('../run-report.ts')
    return failEarly(options.error, invocation)
  }
  if (options.value.help) {
    invocation.console.out(`Usage: sous ${mode} <NAME|PATH> [name=value …] [options]\n\n${TEXTS[mode]}\n\n${describeRunOptions(mode)}`)
    return EXIT.done
  }
  const { runRecipe } = await import('../run-recipe-command.ts')
  return runRecipe(mode, options.value, invocation)
}
