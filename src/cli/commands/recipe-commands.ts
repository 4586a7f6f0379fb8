import { type CliCommand, defineCommand } from '../define-command.ts'
import { describeRunOptions, runOptions } from '../options/run-options.ts'
import type { RunMode } from '../run-recipe-command.ts'

const TEXTS: Readonly<Record<RunMode, string>> = {
  preview: `Shows what a recipe would change, and changes nothing. The plan is saved: 'sous apply <digest>' applies exactly it.
Exit code 0 when there is a whole plan, 4 when a call waits for approval.`,
  check: `Tells whether a recipe would change anything, and changes nothing. Exit code 0 when not, 2 when it would.`,
  run: `Shows what a recipe would change, asks, and applies exactly that. Without a terminal nothing is applied unless --yes says so:
exit code 4, and the plan is saved for 'sous apply <digest>'.`,
}

/** `sous check`: whether a recipe would change anything. */
export const checkCommand = recipeCommand('check')

/** `sous preview`: what a recipe would change. */
export const previewCommand = recipeCommand('preview')

/** `sous run`: preview, ask, apply. */
export const runCommand = recipeCommand('run')

/** A command that makes the plan of a recipe, and goes on from there as far as its mode does. */
function recipeCommand(mode: RunMode): CliCommand {
  return defineCommand({
    usage: () => `Usage: sous ${mode} <NAME|PATH> [name=value …] [options]\n\n${TEXTS[mode]}\n\n${describeRunOptions(mode)}`,
    options: runOptions(mode),
    refuse: async (error, invocation) => (await import('../run-report.ts')).failEarly(error, invocation),
    run: async (options, invocation) => (await import('../run-recipe-command.ts')).runRecipe(mode, options, invocation),
  })
}
