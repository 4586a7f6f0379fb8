import { type CliCommand, defineCommand } from '../define-command.ts'
import { describeRunOptions, runOptions } from '../options/run-options.ts'
import type { RunMode } from '../run-recipe-command.ts'

/** `sous check`: whether a recipe would change anything. */
export const checkCommand = recipeCommand('check')

/** `sous preview`: what a recipe would change. */
export const previewCommand = recipeCommand('preview')

/** `sous run`: preview, ask, apply. */
export const runCommand = recipeCommand('run')

/** A command that plans a recipe and continues as far as its mode says. */
function recipeCommand(mode: RunMode): CliCommand {
  return defineCommand({
    usage: (texts) => texts[mode] + describeRunOptions(mode, texts.options),
    options: runOptions(mode),
    refuse: async (error, invocation) => (await import('../run-report.ts')).failEarly(error, invocation),
    run: async (options, invocation) => (await import('../run-recipe-command.ts')).runRecipe(mode, options, invocation),
  })
}
