import { LOCK_FILE, type SousConfig } from '../../base/config.ts'
import type { Diagnostic, SourceRange } from '../../base/recipe.ts'
import { parseRecipeRef, refKey, showRecipeRef, sourceOfRef } from '../../base/recipe-ref.ts'
import type { RecipeLock } from '../../recipe/recipe-lock.ts'
import { callsInDraft, type ReadRecipe } from '../read-recipes.ts'

export interface PinRules {
  /** Missing if it is not valid, which is reported by itself. */
  readonly lock: RecipeLock | undefined
  /** Missing if there is none. */
  readonly config: SousConfig | undefined
}

/** Adds a warning to each call of a recipe of another repository that only works at a terminal, because GitHub would refuse it. */
export function warnOfPins<Read extends ReadRecipe>(read: Read, { lock, config }: PinRules): Read {
  const warnings = callsInDraft(read).flatMap(({ recipe, at }): readonly Diagnostic[] => {
    const ref = parseRecipeRef(recipe)
    if (ref === undefined) return []
    const source = sourceOfRef(ref)
    const isAllowed = config?.recipeSources.some((allowed) => allowed.toLowerCase() === source.toLowerCase()) ?? true
    return [
      ...(lock === undefined || lock.has(refKey(ref))
        ? []
        : [
            warning(
              at,
              'recipe_not_locked',
              `'${showRecipeRef(ref)}' is not in ${LOCK_FILE}`,
              "Run 'sous update'. Until then, it does not run on GitHub.",
            ),
          ]),
      ...(isAllowed
        ? []
        : [
            warning(
              at,
              'source_not_allowed',
              `The configuration does not let recipes of '${source}' run on GitHub`,
              `Add '${source}' under 'recipes: allow:'.`,
            ),
          ]),
    ]
  })
  if (warnings.length === 0) return read
  const diagnostics = [...read.diagnostics, ...warnings].toSorted((a, b) => a.at.line - b.at.line || a.at.column - b.at.column)
  return { ...read, diagnostics }
}

function warning(at: SourceRange, code: Diagnostic['code'], message: string, suggestion: string): Diagnostic {
  return { severity: 'warning', code, message, suggestion, at }
}
