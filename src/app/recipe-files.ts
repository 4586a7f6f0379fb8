import * as fs from 'node:fs'
import * as path from 'node:path'
import { CONFIG_FILE } from '../base/config.ts'
import { type ToolError, toolError } from '../base/errors/tool-errors.ts'
import { parseRepoDirectory, parseRepoPath, type RepoPath, ROOT_DIRECTORY } from '../base/path.ts'
import { parseRecipeRef, parseWantedVersion, type RecipeRef, whyNoRef } from '../base/recipe-ref.ts'
import { failure, type Result, success } from '../base/result.ts'
import { didYouMean } from '../base/text/wording.ts'
import { locateRepository } from '../git/git.ts'
import { realDisk } from '../system/disk/real-disk.ts'
import type { BaseTree } from '../workspace/workspace.ts'
import type { Surroundings } from './open-folder.ts'

/** The recipe folders of a repository. */
export const RECIPE_FOLDERS = ['.github/recipes', 'recipes'] as const

/** `elsewhere`: a file that the user named by a path outside the repository. `shared`: a recipe of another repository, already read. */
export type RecipeOrigin =
  | { readonly kind: 'repository'; readonly path: RepoPath }
  | { readonly kind: 'shipped' | 'elsewhere'; readonly file: string }
  | { readonly kind: 'shared'; readonly text: string }

export interface RecipeFile {
  /** The name of the recipe: its file name without extension, with `sous:` before it if it ships with Sous. */
  readonly name: string
  /** Where it is, for display: in the repository, `sous:` and its name, an absolute path, or `owner/repository/name@commit`. */
  readonly path: string
  readonly origin: RecipeOrigin
}

type Tree = Pick<BaseTree, 'entry' | 'directory'>

export const EXTENSION = /\.ya?ml$/

/** Whether a path is one where recipes are looked for. */
export function isRecipePath(file: string): boolean {
  const folder = file.slice(0, Math.max(0, file.lastIndexOf('/')))
  return EXTENSION.test(file) && RECIPE_FOLDERS.some((known) => known === folder)
}

/** All recipes of a repository, folder by folder, by name. Includes links: reading them reports why they are refused. */
export async function findRecipes(tree: Tree): Promise<Result<readonly RecipeFile[], ToolError>> {
  const found: RecipeFile[] = []
  for (const folder of RECIPE_FOLDERS) {
    const directory = parseRepoPath(folder)
    if (!directory.ok) return directory
    const entry = await tree.entry(directory.value)
    if (!entry.ok) return entry
    // A file with that name belongs to someone else; a link is refused when it is opened.
    if (entry.value.kind !== 'directory' && entry.value.kind !== 'symlink') continue
    const files = await recipesIn(tree, directory.value)
    if (!files.ok) return files
    found.push(...files.value)
  }
  return success(found)
}

export interface Wanted {
  /** Names and paths, as typed. */
  readonly words: readonly string[]
  readonly tree: Tree & Pick<BaseTree, 'folder'>
  readonly all: readonly RecipeFile[]
  /** Those that come with Sous. */
  readonly shipped: readonly RecipeFile[]
  /** Where relative paths of recipes outside the repository start. Without it, such paths are refused. */
  readonly typedIn?: string | undefined
  /** Those of other repositories. */
  readonly shared: { find(ref: RecipeRef): Promise<Result<RecipeFile, ToolError>> }
}

/** The recipes that the user named, each once: by name, by path, or by folder. */
export async function selectRecipes({ words, ...wanted }: Wanted): Promise<Result<readonly RecipeFile[], ToolError>> {
  const selected = new Map<string, RecipeFile>()
  for (const word of words) {
    const files = await selectWord(word, wanted)
    if (!files.ok) return files
    for (const file of files.value) selected.set(file.path, file)
  }
  return success([...selected.values()])
}

async function selectWord(word: string, wanted: Omit<Wanted, 'words'>): Promise<Result<readonly RecipeFile[], ToolError>> {
  if (word.startsWith(SHIPPED_PREFIX)) return selectShipped(word, wanted.shipped)
  const named = wanted.all.filter((file) => file.name === word)
  if (named.length > 0) return success(named)
  const ref = parseRecipeRef(word)
  if (ref === undefined) return selectPlace(word, wanted)
  const found = await wanted.shared.find(ref)
  return found.ok ? success([found.value]) : found
}

/** The error if there are no recipes at all. */
export function noRecipes(folder: string): ToolError {
  const places = RECIPE_FOLDERS.map((name) => `${name}/`).join(' and ')
  return ERRORS.noRecipes(folder, places)
}

/** A URL, or an address as in `git clone`. */
const ADDRESS = /^(?:[a-z+]+:\/\/|git@)/i
const PINNED = /\/[^/]*@[0-9a-f]{40,64}$/i

async function selectPlace(
  word: string,
  { tree, all, shipped, typedIn }: Omit<Wanted, 'words'>,
): Promise<Result<readonly RecipeFile[], ToolError>> {
  const plain = parseRepoDirectory(plainForm(word, tree.folder))
  const looksLikePath = /[/\\]/.test(word) || EXTENSION.test(word) || word === ROOT_DIRECTORY
  if (!plain.ok && typedIn !== undefined && EXTENSION.test(word) && plain.error.code === 'path_outside_working_dir')
    return selectElsewhere(word, path.resolve(typedIn, word), all)
  if (!plain.ok && ADDRESS.test(word)) return failure(unpinned(word))
  if (!plain.ok) return failure(looksLikePath ? ERRORS.badPath(plain.error) : unknownRecipe(word, all, shipped))
  // The repository itself: files directly in it are not recipes.
  if (plain.value === ROOT_DIRECTORY) return success(all)
  const entry = await tree.entry(plain.value)
  if (!entry.ok) return entry
  if (entry.value.kind === 'directory') {
    const files = await recipesIn(tree, plain.value)
    return files.ok && files.value.length === 0 ? failure(ERRORS.noneIn(word)) : files
  }
  if (entry.value.kind !== 'missing') return success([fileAt(plain.value)])
  if (await looksShared(word, tree)) return failure(unpinned(word))
  return failure(looksLikePath ? noFile(word, all) : unknownRecipe(word, all, shipped))
}

/** Whether a name means a recipe of another repository: there is neither such a file nor a directory of its first part. */
async function looksShared(word: string, tree: Tree): Promise<boolean> {
  if (PINNED.test(word)) return true
  const wanted = parseWantedVersion(word)
  if (wanted?.name === undefined) return false
  const owner = parseRepoPath(word.slice(0, word.indexOf('/')))
  const entry = owner.ok ? await tree.entry(owner.value) : undefined
  return wanted.version !== undefined || (entry?.ok === true && entry.value.kind === 'missing')
}

export function unpinned(word: string): ToolError {
  const { message, suggestion } = whyNoRef(word)
  return toolError('unpinned_recipe', message, suggestion)
}

function selectElsewhere(word: string, file: string, all: readonly RecipeFile[]): Result<readonly RecipeFile[], ToolError> {
  if (fs.statSync(file, { throwIfNoEntry: false }) === undefined) return failure(noFile(word, all))
  return success([{ name: path.basename(file).replace(EXTENSION, ''), path: file, origin: { kind: 'elsewhere', file } }])
}

function selectShipped(word: string, shipped: readonly RecipeFile[]): Result<readonly RecipeFile[], ToolError> {
  const named = shipped.filter((file) => file.name === word)
  return named.length > 0 ? success(named) : failure(unknownRecipe(word, shipped, shipped))
}

/** Paths as people type them: `./a.yml`, `recipes/`, and absolute ones below the folder. */
function plainForm(word: string, folder: string | undefined): string {
  const relative = folder !== undefined && path.isAbsolute(word) ? path.relative(folder, word) : path.normalize(word)
  if (relative.startsWith('..')) return word
  return relative.split(path.sep).join('/').replace(/\/$/, '') || ROOT_DIRECTORY
}

async function recipesIn(tree: Tree, directory: RepoPath): Promise<Result<readonly RecipeFile[], ToolError>> {
  const entries = await tree.directory(directory)
  if (!entries.ok) return entries
  const files: RecipeFile[] = []
  for (const { name, kind } of entries.value) {
    if (!EXTENSION.test(name) || kind === 'directory') continue
    const file = parseRepoPath(`${directory}/${name}`)
    if (!file.ok) return file
    files.push(fileAt(file.value))
  }
  return success(files.toSorted((a, b) => (a.path < b.path ? -1 : 1)))
}

function fileAt(file: RepoPath): RecipeFile {
  return { name: path.posix.basename(file).replace(EXTENSION, ''), path: file, origin: { kind: 'repository', path: file } }
}

function noFile(word: string, all: readonly RecipeFile[]): ToolError {
  const paths = all.map((file) => file.path)
  return ERRORS.noFile(word, paths)
}

function unknownRecipe(word: string, all: readonly RecipeFile[], shipped: readonly RecipeFile[]): ToolError {
  const twin = shipped.find((file) => file.name === `${SHIPPED_PREFIX}${word}`)
  const names = all.map((file) => file.name)
  return twin === undefined ? ERRORS.noRecipe(word, names) : ERRORS.shippedRecipe(word, twin.name)
}

function nearest(word: string, known: readonly string[], list: string): string {
  const near = didYouMean(word, known)
  const rest = known.length === 0 ? `There are none in ${RECIPE_FOLDERS.join(' and ')}.` : `See '${list}' for all of them.`
  return near === undefined ? rest : `Did you mean '${near}'? ${rest}`
}

/** Prefix of recipes that ship with Sous. No file of a repository can have such a name. */
export const SHIPPED_PREFIX = 'sous:'

/** The recipes that ship with Sous. A bundle has them next to it and looks nowhere else: a repository around it must not replace them. */
export function findShipped({ folder, extension }: Surroundings['program']): readonly RecipeFile[] {
  const isSource = extension === '.ts'
  const directory = isSource ? path.resolve(folder, '../../recipes') : path.join(folder, 'recipes')
  return namesIn(directory).map((name) => {
    const callName = `${SHIPPED_PREFIX}${path.basename(name, '.yml')}`
    return { name: callName, path: callName, origin: { kind: 'shipped', file: path.join(directory, name) } }
  })
}

function namesIn(directory: string): readonly string[] {
  try {
    return fs
      .readdirSync(directory)
      .filter((name) => name.endsWith('.yml'))
      .toSorted()
  } catch {
    // A bundle that was copied without them has none.
    return []
  }
}

/**
 * The folder that recipes work in if none is named: the current one if it has its own recipes or configuration or is not in a
 * repository, otherwise the top of its repository. That way permissions, protected paths and configuration all refer to the same
 * folder.
 */
export function homeFolder(folder: string): string {
  const real = realDisk.realPath(folder)
  if (!real.ok) return folder
  const top = locateRepository(real.value)?.workTree
  if (top === undefined || top === real.value) return folder
  // The content of `.github` belongs to the folder above it.
  const isOwn = path.basename(real.value) !== '.github' && OWN.some((name) => fs.existsSync(path.join(real.value, name)))
  return isOwn ? folder : top
}

const OWN = [CONFIG_FILE, '.github/sous.yaml', ...RECIPE_FOLDERS]

const ERRORS = {
  noneIn: (word: string) =>
    toolError(
      'unknown_recipe',
      `'${word}' contains no recipes`,
      "Recipes are *.yml and *.yaml files. 'sous list' lists those of the repository.",
    ),
  badPath: ({ message, suggestion }: ToolError) =>
    toolError('invalid_arguments', message, `${suggestion} A recipe of another repository is owner/repository/name@commit.`),
  noRecipes: (folder: string, places: string) =>
    toolError(
      'unknown_recipe',
      `There are no recipes in ${folder}`,
      `Sous looked for *.yml and *.yaml in ${places}. Add one, name a recipe by its path, or name another repository with --root. 'sous list --all' also lists those that ship with Sous.`,
    ),
  noFile: (word: string, paths: readonly string[]) =>
    toolError('unknown_recipe', `File '${word}' does not exist`, nearest(word, paths, 'sous list')),
  noRecipe: (word: string, names: readonly string[]) =>
    toolError(
      'unknown_recipe',
      `Recipe '${word}' does not exist`,
      nearest(word, names, word.startsWith(SHIPPED_PREFIX) ? 'sous list --all' : 'sous list'),
    ),
  shippedRecipe: (word: string, twin: string) =>
    toolError('unknown_recipe', `Recipe '${word}' does not exist`, `Did you mean '${twin}'? See 'sous list --all' for all of them.`),
}
