import type { Recipes } from '../app/load-recipes.ts'
import type { Unprepared } from '../app/prepare-run.ts'
import { type Refusal, refusal } from '../base/errors/reasons.ts'
import type { ToolError, ToolErrorCode } from '../base/errors/tool-errors.ts'
import type { Diagnostic } from '../base/recipe.ts'
import { didYouMean } from '../base/text/wording.ts'

/** Why a recipe cannot run: one sentence and a suggestion. */
export function unpreparedText(unprepared: Unprepared): { readonly message: string; readonly suggestion: string } {
  switch (unprepared.kind) {
    case 'error':
      return unprepared.error
    case 'invalid_recipe': {
      const all = unprepared.files.flatMap(({ diagnostics }) => diagnostics.filter(({ severity }) => severity === 'error'))
      const [first] = all
      const place = first === undefined ? '' : `: ${first.at.file}:${first.at.line}:${first.at.column}: ${first.message}`
      if (all.length <= 1) return { message: `The recipe is not valid${place}`, suggestion: adviceOf(all) }
      const suggestion = [adviceOf(all.slice(0, 1)), "Run 'sous validate' in a clone to see all of them."].join(' ')
      return { message: `The recipe has ${all.length} mistakes. The first is${place.replace(/^:/, '')}`, suggestion }
    }
    case 'invalid_inputs': {
      const { recipe, diagnostics } = unprepared
      // What to do stands behind each mistake; the last one is the suggestion.
      const before = diagnostics.slice(0, -1).map(({ message, suggestion }) => `${message}. ${suggestion} `)
      const last = diagnostics.at(-1)
      return {
        message: `The inputs do not fit recipe '${recipe}'. ${before.join('')}${last?.message}`,
        suggestion: last?.suggestion ?? '',
      }
    }
  }
}

/** Each once. */
function adviceOf(diagnostics: readonly Diagnostic[]): string {
  return [...new Set(diagnostics.map(({ suggestion }) => suggestion))].join(' ')
}

/** The refusals of recipes of other repositories have codes of their own. */
const SHARED = [
  'unpinned_recipe',
  'source_not_allowed',
  'recipe_not_locked',
  'lock_mismatch',
  'invalid_lock',
  'impostor_commit',
  'source_unavailable',
] as const satisfies readonly ToolErrorCode[]

/** Why a recipe of another repository cannot be used, if that is the reason. */
export function sharedRefusal({ code, message, suggestion }: ToolError): Refusal | undefined {
  const shared = SHARED.find((known) => known === code)
  return shared && refusal(shared, message, suggestion)
}

/** Suggests the most similar name or `/sous list`, because a comment cannot run `sous list`. */
export function unknownRecipe(error: ToolError, command: string): Refusal {
  const { code, message, suggestion } = error
  const shared = sharedRefusal(error)
  if (shared !== undefined) return shared
  if (code !== 'unknown_recipe') return refusal('command_mistake', message, suggestion)
  const [advice = ''] = suggestion.split(/ ?See 'sous list/, 1)
  return { ...ERRORS.unknownRecipe(message, advice), command }
}

export function nearRecipe({ all, shipped }: Pick<Recipes, 'all' | 'shipped'>, name: string): string | undefined {
  return didYouMean(
    name,
    [...all, ...shipped].map((file) => file.name),
  )
}

const ERRORS = {
  unknownRecipe: (message: string, advice: string) =>
    refusal('command_mistake', message, advice === '' ? "Comment '/sous list' to see all recipes." : advice),
}
