import type { Diagnostic } from '../../model/recipe.ts'
import type { ToolError } from '../../model/tool-error.ts'
import type { Unprepared } from '../prepare-run.ts'

/** Why a recipe cannot run, in one sentence and a suggestion. */
export function unpreparedText(unprepared: Unprepared): { readonly message: string; readonly suggestion: string } {
  switch (unprepared.kind) {
    case 'error':
      return unprepared.error
    case 'invalid_recipe': {
      const all = unprepared.files.flatMap(({ diagnostics }) => diagnostics.filter(({ severity }) => severity === 'error'))
      return told(all, 'The recipe is not valid')
    }
    case 'invalid_inputs':
      return told(unprepared.diagnostics, `The recipe '${unprepared.recipe}' does not take these inputs`)
  }
}

function told(diagnostics: readonly Diagnostic[], headline: string): { readonly message: string; readonly suggestion: string } {
  const lines = diagnostics.map(({ at, message }) => `${at.file}:${at.line}:${at.column}: ${message}`)
  return { message: `${headline}: ${lines.join('; ')}`, suggestion: diagnostics.map(({ suggestion }) => suggestion).join(' ') }
}

/** On GitHub, where nobody can look into a folder, a name that does not exist leads to the list. */
export function withList({ code, message, suggestion }: ToolError): { readonly message: string; readonly suggestion: string } {
  if (code !== 'unknown_recipe') return { message, suggestion }
  const [advice = ''] = suggestion.split(/ ?See 'sous list/, 1)
  return { message, suggestion: `${advice === '' ? '' : `${advice} `}'/sous list' shows all recipes.` }
}
