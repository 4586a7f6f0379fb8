import * as fs from 'node:fs'
import * as path from 'node:path'
import type { ToolError } from '../base/errors/tool-errors.ts'
import { parseRepoPath } from '../base/path.ts'
import type { Recipe } from '../base/recipe.ts'
import { parseRecipeRef } from '../base/recipe-ref.ts'
import { failure, once, type Result, success } from '../base/result.ts'
import type { ReadText } from '../bundles/bundle-views.ts'
import type { RecipeLibrary } from '../recipe/check-recipe-calls.ts'
import type { Tool } from '../tools/kit/tool.ts'
import type { FindMore } from '../tools/recipe-catalogue.ts'
import { findTool, SwitchedOff } from '../tools/registry.ts'
import type { BaseTree } from '../workspace/workspace.ts'
import { type OpenFolder, openFolder, type Surroundings } from './open-folder.ts'
import { namesCalledBy, type ReadRecipe, readRecipes } from './read-recipes.ts'
import { findRecipes, findShipped, homeFolder, noRecipes, type RecipeFile, selectRecipes } from './recipe-files.ts'
import type { SharedRecipes, SharedRequest } from './shared/shared-recipes.ts'

/** The recipes of a repository and those that ship with Sous, found but not read. */
export interface Recipes {
  /** Those of the repository. */
  readonly all: readonly RecipeFile[]
  readonly shipped: readonly RecipeFile[]
  /** The recipes that the user named, or all of the repository; at least one. */
  select(words: readonly string[]): Promise<Result<readonly RecipeFile[], ToolError>>
  /** Reads and checks them. */
  read(files: readonly RecipeFile[]): Promise<readonly ReadRecipe[]>
  /** The tool with that name: one of Sous, or one of a bundle next to the recipes. */
  findTool(name: string): Promise<Tool | undefined>
  /** Everything that the steps of a recipe can call, however deep. */
  libraryOf(recipe: Recipe): Promise<RecipeLibrary>
  /** Those of other repositories. */
  readonly shared: SharedRecipes
  /** Why a recipe cannot be run, if it is switched off. */
  whyOff(file: RecipeFile): Promise<ToolError | undefined>
}

/** Recipes with their folder. */
export interface OpenRecipes extends Recipes {
  /** Absolute path of the repository. */
  readonly folder: string
  readonly opened: OpenFolder
  /** It is not the current folder but one above, and the user did not name it. */
  readonly isAbove: boolean
}

/** Without a root, uses the folder that `homeFolder` finds; recipe paths are then relative to the current folder. */
export async function openRecipes(
  surroundings: Surroundings,
  root: string | undefined,
  { isOffline }: Pick<SharedRequest, 'isOffline'> = {},
): Promise<Result<OpenRecipes, ToolError>> {
  const opened = await openFolder(surroundings, root ?? homeFolder(surroundings.folder))
  if (!opened.ok) return opened
  const { tree } = opened.value
  const from = root === undefined ? fs.realpathSync(surroundings.folder) : tree.folder
  const typedIn = surroundings.opensAnyRecipe ? surroundings.folder : undefined
  const shared = lazyShared(() => ({ tree, surroundings, programs: opened.value.programs, isOffline }))
  const recipes = await recipesIn(tree, surroundings.program, { ...surroundings, typedIn, shared })
  if (!recipes.ok) return recipes
  const isAbove = from !== tree.folder
  return success({
    ...recipes.value,
    select: (words) => recipes.value.select(isAbove ? words.map((word) => asTypedIn(from, word)) : words),
    folder: tree.folder,
    opened: opened.value,
    isAbove,
  })
}

/** Makes a path that exists below that folder absolute. Names of recipes stay as they are. */
function asTypedIn(folder: string, word: string): string {
  const file = path.resolve(folder, word)
  return /[/\\]|\.ya?ml$/.test(word) && fs.existsSync(file) ? file : word
}

type Tree = Pick<BaseTree, 'entry' | 'read' | 'directory' | 'folder'>

interface RecipeNames {
  readonly typedIn?: string | undefined
  readonly shared: SharedRecipes
}

/** The recipes of a tree: a folder, or a commit on a server. */
export async function recipesIn(
  tree: Tree,
  program: Surroundings['program'],
  { trustsPatterns, typedIn, shared }: Pick<Surroundings, 'trustsPatterns'> & RecipeNames,
): Promise<Result<Recipes, ToolError>> {
  const found = await findRecipes(tree)
  if (!found.ok) return found
  const all = found.value
  const shipped = findShipped(program)
  const findMore = bundleToolsIn(tree)
  let known: SwitchedOff | undefined
  const switched = () => {
    known ??= new SwitchedOff(textsOf(tree))
    return known
  }
  const read = async (files: readonly RecipeFile[]) =>
    files.length === 0 ? [] : readRecipes({ files, all: [...all, ...shipped], tree, findMore, switched, trustsPatterns, shared })
  return success({
    all,
    shipped,
    shared,
    findTool: (name) => findAnyTool(name, findMore),
    // A file from elsewhere is not the recipe with that name.
    whyOff: async (file) => ([...all, ...shipped].some(({ path }) => path === file.path) ? switched().whyRecipe(file.name) : undefined),
    async select(words) {
      const selected = words.length === 0 ? found : await selectRecipes({ words, tree, all, shipped, typedIn, shared })
      return selected.ok && selected.value.length === 0 ? failure(noRecipes(tree.folder ?? 'the repository')) : selected
    },
    read,
    async libraryOf(recipe) {
      const byName = new Map<string, Recipe>()
      const waiting = [recipe]
      for (let next = waiting.pop(); next !== undefined; next = waiting.pop())
        for (const name of namesCalledBy(next)) {
          if (byName.has(name)) continue
          const file = await findFile(name, [...all, ...shipped], shared)
          const [called] = file === undefined ? [] : await read([file])
          if (called?.recipe === undefined) continue
          byName.set(name, called.recipe)
          waiting.push(called.recipe)
        }
      return { names: [...byName.keys()], find: (name) => byName.get(name) }
    },
  })
}

/** The file of a recipe that a step calls. */
async function findFile(name: string, all: readonly RecipeFile[], shared: SharedRecipes): Promise<RecipeFile | undefined> {
  const ref = parseRecipeRef(name)
  if (ref === undefined) return all.find((file) => file.name === name)
  const found = await shared.find(ref)
  return found.ok ? found.value : undefined
}

/** The recipes of other repositories, loaded with the first that is called for: most runs need none. */
export function lazyShared(request: () => SharedRequest): SharedRecipes {
  const open = once(async () => (await import('./shared/shared-recipes.ts')).sharedRecipes(request()))
  return {
    find: async (ref) => (await open()).find(ref),
    lock: async () => (await open()).lock(),
    resolve: async (source, version) => (await open()).resolve(source, version),
  }
}

type BundleTree = Pick<BaseTree, 'read' | 'entry'>

const MAX_BYTES = 1024 * 1024

/** The bundle tools of a tree. Each is read once, so that a recipe runs with what it was checked with. */
export function bundleToolsIn(tree: BundleTree): FindMore {
  const known = new Map<string, ReturnType<FindMore>>()
  return (name) => {
    const found = known.get(name) ?? load(name, tree)
    known.set(name, found)
    return found
  }
}

export async function findAnyTool(name: string, findMore: FindMore): Promise<Tool | undefined> {
  if (!name.includes('/')) return findTool(name)
  const found = await findMore(name)
  return found.ok ? found.value : undefined
}

async function load(name: string, tree: BundleTree): ReturnType<FindMore> {
  const { findBundleTool } = await import('../tools/bundle-tool.ts')
  return findBundleTool(name, textsOf(tree))
}

/** The text of a file in a tree, if it exists. */
export function textsOf(tree: BundleTree): ReadText {
  return async (text) => {
    const path = parseRepoPath(text)
    if (!path.ok) return path
    const entry = await tree.entry(path.value)
    if (!entry.ok) return entry.error.code === 'not_a_directory' ? success(undefined) : entry
    if (entry.value.kind === 'missing') return success(undefined)
    const read = await tree.read(path.value, MAX_BYTES)
    return read.ok ? success(Buffer.from(read.value.bytes).toString('utf8')) : failure(read.error)
  }
}
