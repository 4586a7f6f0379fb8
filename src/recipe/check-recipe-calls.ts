import { briefText } from '../base/path.ts'
import type { Diagnostic, Recipe, SourceRange, Step } from '../base/recipe.ts'
import { isElsewhere, parseRecipeRef, whyNoRef } from '../base/recipe-ref.ts'
import { didYouMean } from '../base/text/wording.ts'
import { allSteps, type ToolCatalogue } from './check-call.ts'
import { checkTypes } from './check-types.ts'
import { Diagnostics } from './diagnostics.ts'
import { checkInputValue } from './input-values.ts'

export const MAX_RECIPE_DEPTH = 5

/** The recipes that steps can call, by name. */
export interface RecipeLibrary {
  find(name: string): Recipe | undefined
  readonly names: readonly string[]
}

/** Checks the steps that call other recipes: that these exist, accept their inputs, and do not form a cycle. */
export function checkRecipeCalls(recipe: Recipe, library: RecipeLibrary, catalogue: Pick<ToolCatalogue, 'find'>): readonly Diagnostic[] {
  const diagnostics = new Diagnostics()
  diagnostics.add(checkTypes(recipe, { catalogue, library }))
  for (const { step, name, at } of callsOf(recipe)) {
    const called = library.find(name)
    if (called === undefined && isElsewhere(name) && parseRecipeRef(name) === undefined) {
      const { message, suggestion } = whyNoRef(name)
      diagnostics.error(at, 'unpinned_recipe', message, suggestion)
      continue
    }
    if (called === undefined) {
      const shipped = `sous:${name}`
      const near = library.names.includes(shipped) ? shipped : didYouMean(name, library.names)
      const suggestion = near === undefined ? "See 'sous list --all' for all of them." : `Did you mean '${near}'?`
      diagnostics.error(at, 'unknown_recipe', `Recipe '${briefText(name)}' does not exist`, suggestion)
      continue
    }
    checkInputs(step, called, at, diagnostics)
    checkDepth(recipe, name, at, library, diagnostics)
  }
  return diagnostics.list()
}

interface Call {
  readonly step: Step
  readonly name: string
  readonly at: SourceRange
}

function callsOf(recipe: Recipe): readonly Call[] {
  return allSteps(recipe).flatMap((step) => (step.call.kind === 'recipe' ? [{ step, name: step.call.recipe, at: step.call.at }] : []))
}

function checkInputs(step: Step, called: Recipe, at: SourceRange, diagnostics: Diagnostics): void {
  const names = called.inputs.map((input) => input.name)
  for (const { key, keyAt, value } of step.with) {
    const input = called.inputs.find((candidate) => candidate.name === key)
    if (input === undefined) {
      const near = didYouMean(key, names)
      const all = names.length === 0 ? 'It has no inputs.' : `Its inputs are ${names.join(', ')}.`
      const suggestion = near === undefined ? all : `Did you mean '${near}'?`
      diagnostics.error(keyAt, 'unknown_input', `The recipe '${called.name}' has no input '${briefText(key)}'`, suggestion)
    } else if (value.kind === 'list' || value.kind === 'map') {
      diagnostics.error(value.at, 'input_type', `Input '${input.name}' takes one value, not a ${value.kind}`, 'Use one value.')
    } else if (value.kind === 'scalar') {
      const checked = checkInputValue(input, value.value)
      if (!checked.ok) diagnostics.error(value.at, checked.error.code, checked.error.message, checked.error.suggestion)
    }
  }
  for (const input of called.inputs) {
    if (!input.required || step.with.some((entry) => entry.key === input.name)) continue
    const message = `The recipe '${called.name}' needs the input '${input.name}'`
    diagnostics.error(at, 'missing_input', message, `Add '${input.name}:' under 'with:'.`)
  }
}

function checkDepth(caller: Recipe, name: string, at: SourceRange, library: RecipeLibrary, diagnostics: Diagnostics): void {
  const problem = findProblem(name, { path: [caller.source.path], library, done: new Set() })
  if (problem === undefined) return
  const path = problem.path.map(briefText).join(' → ')
  if (problem.kind === 'cycle')
    diagnostics.error(at, 'recipe_cycle', `The recipes call each other in a cycle: ${path}`, 'Remove one of these calls.')
  else
    diagnostics.error(
      at,
      'recipes_too_deep',
      `Recipes call recipes more than ${MAX_RECIPE_DEPTH} levels deep: ${path}`,
      'Call the inner recipes directly.',
    )
}

interface Walk {
  /** Files, since a recipe may have several names. */
  readonly path: readonly string[]
  readonly library: RecipeLibrary
  readonly done: Set<string>
}

/** Follows calls to their end. */
function findProblem(
  name: string,
  { path, library, done }: Walk,
): { readonly kind: 'cycle' | 'depth'; readonly path: readonly string[] } | undefined {
  const recipe = library.find(name)
  if (recipe === undefined) return undefined
  const file = recipe.source.path
  const longer = [...path, file]
  if (path.includes(file)) return { kind: 'cycle', path: longer }
  if (path.length > MAX_RECIPE_DEPTH) return { kind: 'depth', path: longer }
  // The same recipe at the same depth has the same result, unless it is part of a cycle, which is found where the cycle begins.
  const key = `${path.length} ${file}`
  if (done.has(key)) return undefined
  done.add(key)
  for (const call of callsOf(recipe)) {
    const problem = findProblem(call.name, { path: longer, library, done })
    if (problem !== undefined) return problem
  }
  return undefined
}
