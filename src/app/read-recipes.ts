import * as fs from 'node:fs'
import type { DiagnosticCode } from '../base/errors/diagnostic-codes.ts'
import type { ToolError } from '../base/errors/tool-errors.ts'
import type { Diagnostic, Recipe } from '../base/recipe.ts'
import { parseRecipeRef } from '../base/recipe-ref.ts'
import { type Result, success } from '../base/result.ts'
import { allSteps, type ToolCatalogue } from '../recipe/check-call.ts'
import { checkRecipeCalls, type RecipeLibrary } from '../recipe/check-recipe-calls.ts'
import { isWithin } from '../recipe/diagnostics.ts'
import type { RecipeReading } from '../recipe/read-recipe.ts'
import type { CatalogueOptions, FindMore } from '../tools/recipe-catalogue.ts'
import type { SwitchedOff } from '../tools/registry.ts'
import type { BaseTree } from '../workspace/workspace.ts'
import { onFile, readYamlFile, readYamlText } from './load-config.ts'
import type { RecipeFile } from './recipe-files.ts'
import type { SharedRecipes } from './shared/shared-recipes.ts'

export interface ReadRecipe extends RecipeFile {
  /** Empty if the file cannot be read. */
  readonly text: string
  /** Missing if the diagnostics contain an error. */
  readonly recipe: Recipe | undefined
  /** What could be read of it, despite errors. */
  readonly draft: Recipe | undefined
  readonly diagnostics: readonly Diagnostic[]
}

export interface Reading {
  /** The recipes to read. */
  readonly files: readonly RecipeFile[]
  /** Those that can be called, by name. */
  readonly all: readonly RecipeFile[]
  readonly tree: Pick<BaseTree, 'read' | 'entry'>
  /** Those of other repositories. */
  readonly shared: Pick<SharedRecipes, 'find'>
  /** The bundle tools that recipes can use. */
  readonly findMore?: FindMore
  /** Whether their patterns need no test. */
  readonly trustsPatterns?: boolean | undefined
  /** What recipes cannot use although it exists. */
  switched?(): SwitchedOff
}

/** Reads recipes and checks them, including the recipes that they call. */
export async function readRecipes({
  files,
  all,
  tree,
  shared,
  findMore,
  switched,
  trustsPatterns,
}: Reading): Promise<readonly ReadRecipe[]> {
  const known = new Map<string, ReadRecipe>()
  let reader: RecipeReader | undefined
  const readAll = async (wanted: readonly RecipeFile[]) => {
    const texts = new Map<RecipeFile, Result<string, Diagnostic>>()
    for (const file of wanted) if (!known.has(file.path)) texts.set(file, await readText(file, tree))
    reader ??= await openReader({ findMore, trustsPatterns, whyOff: async (name) => switched?.().whyTool(name) })
    for (const [file, text] of texts) if (!known.has(file.path)) known.set(file.path, await readOne(file, text, reader))
  }
  await readAll(files)
  // Others are read only if they are called, directly or indirectly.
  const elsewhere = new Map<string, Result<RecipeFile, ToolError>>()
  for (let before = -1; before < known.size; ) {
    before = known.size
    const called = new Set([...known.values()].flatMap(calledInDraft))
    await readAll(all.filter((file) => called.has(file.name)))
    for (const name of called) {
      const ref = elsewhere.has(name) ? undefined : parseRecipeRef(name)
      if (ref !== undefined) elsewhere.set(name, await shared.find(ref))
    }
    await readAll([...elsewhere.values()].flatMap((found) => (found.ok ? [found.value] : [])))
  }
  const called: Called = {
    catalogue: reader?.catalogue ?? NO_TOOLS,
    byName: new Map([
      ...all.map((file) => [file.name, known.get(file.path)] as const),
      ...[...elsewhere.keys()].map((name) => [name, known.get(name)] as const),
    ]),
    off: new Map([...elsewhere].flatMap(([name, found]) => (found.ok ? [] : [[name, found.error] as const]))),
  }
  for (const name of new Set([...known.values()].flatMap(calledInDraft))) {
    const off = await switched?.().whyRecipe(name)
    if (off !== undefined) called.off.set(name, off)
  }
  return files.flatMap((file) => {
    const read = known.get(file.path)
    return read === undefined ? [] : [withCalls(withTwin(read, all), called)]
  })
}

async function readText({ origin }: RecipeFile, tree: Reading['tree']): Promise<Result<string, Diagnostic>> {
  if (origin.kind === 'repository') return readYamlText(origin.path, tree)
  if (origin.kind === 'shared') return success(origin.text)
  return origin.kind === 'shipped' ? success(fs.readFileSync(origin.file, 'utf8')) : readYamlFile(origin.file)
}

interface RecipeReader {
  readonly catalogue: Called['catalogue']
  read(text: string, path: string): Promise<RecipeReading>
}

const NO_TOOLS: Called['catalogue'] = { find: () => undefined }

/** Loaded once there is something to read. */
async function openReader(options: CatalogueOptions): Promise<RecipeReader> {
  const { RecipeCatalogue, readRecipeText } = await import('../tools/recipe-catalogue.ts')
  const catalogue = new RecipeCatalogue(options)
  return { catalogue, read: (text, path) => readRecipeText(text, path, catalogue) }
}

async function readOne(file: RecipeFile, text: Result<string, Diagnostic>, { read }: RecipeReader): Promise<ReadRecipe> {
  if (!text.ok) return { ...file, text: '', recipe: undefined, draft: undefined, diagnostics: [text.error] }
  return { ...file, text: text.value, ...(await read(text.value, file.path)) }
}

/** Recipes are called by name, so two with the same name are ambiguous. */
function withTwin(read: ReadRecipe, all: readonly RecipeFile[]): ReadRecipe {
  const twin = all.find((other) => other.path !== read.path && other.name.toLowerCase() === read.name.toLowerCase())
  if (twin === undefined || !all.some((file) => file.path === read.path)) return read
  const code: DiagnosticCode = 'duplicate_recipe'
  const message = `${twin.path} is also called '${twin.name}'`
  return {
    ...read,
    recipe: undefined,
    diagnostics: [onFile(read.path, { code, message, suggestion: 'Rename one of them.' }), ...read.diagnostics],
  }
}

function calledInDraft(read: Pick<ReadRecipe, 'draft'>): readonly string[] {
  return callsInDraft(read).map((call) => call.recipe)
}

/** The calls of other recipes, also where something else is wrong. */
export function callsInDraft({ draft }: Pick<ReadRecipe, 'draft'>): ReturnType<typeof callsOf> {
  return draft === undefined ? [] : callsOf(draft)
}

/** The recipes that its steps call. */
export function namesCalledBy(recipe: Recipe): readonly string[] {
  return callsOf(recipe).map((call) => call.recipe)
}

function callsOf(recipe: Recipe) {
  return allSteps(recipe).flatMap(({ call }) => (call.kind === 'recipe' ? [call] : []))
}

/** What steps that call recipes can find. */
interface Called {
  readonly catalogue: Pick<ToolCatalogue, 'find'>
  readonly byName: ReadonlyMap<string, ReadRecipe | undefined>
  /** Those that are switched off, or cannot be had from another repository. */
  readonly off: Map<string, ToolError>
}

function withCalls(read: ReadRecipe, called: Called): ReadRecipe {
  const { draft } = read
  if (draft === undefined || namesCalledBy(draft).length === 0) return read
  const own = findWrongCalls(draft, called)
  const all = [...own, ...findUnsound(draft, called).filter(({ at }) => own.every((diagnostic) => diagnostic.at !== at))]
  // If a step already has an error, its calls may only look wrong because of that.
  const wrong = allSteps(draft).filter((step) => read.diagnostics.some(({ severity, at }) => severity === 'error' && isWithin(at, step.at)))
  const found = all.filter(({ at }) => !wrong.some((step) => isWithin(at, step.at)))
  if (found.length === 0) return read
  const diagnostics = [...read.diagnostics, ...found].toSorted((a, b) => a.at.line - b.at.line || a.at.column - b.at.column)
  return { ...read, recipe: found.some(isError) ? undefined : read.recipe, diagnostics }
}

function isError({ severity }: Diagnostic): boolean {
  return severity === 'error'
}

/** What is wrong with the recipe's own calls. */
function findWrongCalls(recipe: Recipe, { catalogue, byName, off }: Called): readonly Diagnostic[] {
  const find = (name: string) => {
    const found = byName.get(name)
    // A recipe that calls itself does so whatever else is wrong with it.
    return found?.recipe ?? (found?.draft === recipe ? recipe : undefined)
  }
  const library: RecipeLibrary = { names: [...byName.keys()], find }
  const disabled = callsOf(recipe).flatMap(({ recipe: name, at }): Diagnostic[] => {
    const why = off.get(name)
    if (why === undefined) return []
    if (parseRecipeRef(name) === undefined) return [wrongCall(at, why.code === 'disabled' ? 'disabled' : 'invalid_recipe', why)]
    return [why.code === 'recipe_not_fetched' ? { ...wrongCall(at, why.code, why), severity: 'warning' } : wrongCall(at, why.code, why)]
  })
  const others = checkRecipeCalls(recipe, library, catalogue).map((diagnostic) => asInvalid(diagnostic, recipe, byName))
  return [...disabled, ...others.filter(({ at }) => disabled.every((diagnostic) => diagnostic.at !== at))]
}

/** Calls of recipes whose own calls, however deep, are wrong. */
function findUnsound(recipe: Recipe, called: Called): readonly Diagnostic[] {
  const isSound = (name: string, seen: Set<string>): boolean => {
    const inner = called.byName.get(name)?.recipe
    if (inner === undefined || seen.has(name)) return true
    seen.add(name)
    return !findWrongCalls(inner, called).some(isError) && callsOf(inner).every(({ recipe: next }) => isSound(next, seen))
  }
  return callsOf(recipe).flatMap(({ recipe: name, at }) =>
    isSound(name, new Set()) ? [] : [wrongCall(at, 'invalid_recipe', notValid(name))],
  )
}

function wrongCall(
  at: Diagnostic['at'],
  code: Diagnostic['code'],
  { message, suggestion }: Pick<Diagnostic, 'message' | 'suggestion'>,
): Diagnostic {
  return { severity: 'error', code, message, suggestion, at }
}

/** A recipe that exists but is not valid is not unknown. */
function asInvalid(diagnostic: Diagnostic, recipe: Recipe, byName: Called['byName']): Diagnostic {
  const code: DiagnosticCode = 'invalid_recipe'
  const called = callsOf(recipe).find(({ at }) => at === diagnostic.at)
  if (diagnostic.code !== 'unknown_recipe' || called === undefined || byName.get(called.recipe) === undefined) return diagnostic
  return { ...diagnostic, code, ...notValid(called.recipe) }
}

function notValid(name: string): Pick<Diagnostic, 'message' | 'suggestion'> {
  return { message: `The recipe '${name}' is not valid`, suggestion: `See 'sous validate ${name}'.` }
}
