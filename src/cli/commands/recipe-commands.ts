import { type CliCommand, defineCommand } from '../define-command.ts'
import { describeRunOptions, runOptions } from '../options/run-options.ts'
import type { RunMode } from '../run-recipe-command.ts'

const TEXTS: Readonly<Record<RunMode, string>> = {
  preview: `Shows what a recipe would change. Changes nothing, and saves the plan: 'sous apply' applies exactly that.
Exits with 4 if a call needs your approval before the plan is complete.`,
  check: `Tells whether a recipe would change anything, and changes nothing. Exits with 2 if it would.`,
  run: `Shows what a recipe would change, asks you, and applies exactly that. Without a terminal it needs --yes. Otherwise it
exits with 4 and saves the plan for 'sous apply'.`,
}

/** `sous check`: whether a recipe would change anything. */
export const checkCommand = recipeCommand('check')

/** `sous preview`: what a recipe would change. */
export const previewCommand = recipeCommand('preview')

/** `sous run`: preview, ask, apply. */
export const runCommand = recipeCommand('run')

/** A command that plans a recipe and continues as far as its mode says. */
function recipeCommand(mode: RunMode): CliCommand {
  return defineCommand({
    usage: () => `Usage: sous ${mode} <NAME|PATH> [name=value …] [options]\n\n${TEXTS[mode]}\n\n${describeRunOptions(mode)}`,
    options: runOptions(mode),
    refuse: async (error, invocation) => (await import('../run-report.ts')).failEarly(error, invocation),
    run: async (options, invocation) => (await import('../run-recipe-command.ts')).runRecipe(mode, options, invocation),
  })
}
