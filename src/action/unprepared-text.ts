import type { Recipes } from '../app/load-recipes.ts'
import type { Unprepared } from '../app/prepare-run.ts'
import { type Refusal, refusal } from '../base/errors/reasons.ts'
import type { ToolError } from '../base/errors/tool-errors.ts'
import type { Diagnostic } from '../base/recipe.ts'
import { didYouMean } from '../base/text/wording.ts'

/** Why a recipe cannot run, in one sentence and a suggestion. */
export function unpreparedText(unprepared: Unprepared): { readonly message: string; readonly suggestion: string } {
  switch (unprepared.kind) {
    case 'error':
      return unprepared.error
    case 'invalid_recipe': {
      const all = unprepared.files.flatMap(({ diagnostics }) => diagnostics.filter(({ severity }) => severity === 'error'))
      return told(all, 'The recipe is not valid')
    }
    case 'invalid_inputs': {
      const lines = unprepared.diagnostics.map(({ message }) => message)
      return {
        message: `The inputs do not fit recipe '${unprepared.recipe}'. ${lines.join('. ')}`,
        suggestion: adviceOf(unprepared.diagnostics),
      }
    }
  }
}

function told(diagnostics: readonly Diagnostic[], headline: string): { readonly message: string; readonly suggestion: string } {
  const lines = diagnostics.map(({ at, message }) => `${at.file}:${at.line}:${at.column}: ${message}`)
  return { message: `${headline}: ${lines.join('; ')}`, suggestion: adviceOf(diagnostics) }
}

/** Each advice once. */
function adviceOf(diagnostics: readonly Diagnostic[]): string {
  return [...new Set(diagnostics.map(({ suggestion }) => suggestion))].join(' ')
}

/** Suggests `/sous list`, or the recipe with the most similar name: a comment has no folder to look into. */
export function unknownRecipe({ code, message, suggestion }: ToolError, command: string): Refusal {
  if (code !== 'unknown_recipe') return refusal('command_mistake', message, suggestion)
  const [advice = ''] = suggestion.split(/ ?See 'sous list/, 1)
  return { ...refusal('command_mistake', message, `${advice === '' ? '' : `${advice} `}'/sous list' shows all recipes.`), command }
}

/** The recipe that was probably meant. */
export function nearRecipe({ all, shipped }: Pick<Recipes, 'all' | 'shipped'>, name: string): string | undefined {
  return didYouMean(
    name,
    [...all, ...shipped].map((file) => file.name),
  )
}
