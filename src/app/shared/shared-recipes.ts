import * as path from 'node:path'
import { LOCK_FILE } from '../../base/config.ts'
import { sha256 } from '../../base/digest.ts'
import { type ToolError, toolError } from '../../base/errors/tool-errors.ts'
import { parseRepoPath } from '../../base/path.ts'
import type { Diagnostic } from '../../base/recipe.ts'
import { type RecipeRef, refKey, showRecipeRef, sourceOfRef } from '../../base/recipe-ref.ts'
import { failure, type Result, success } from '../../base/result.ts'
import { didYouMean } from '../../base/text/wording.ts'
import type { CommitEntry, CommitObjects } from '../../git/commit-objects.ts'
import type { ReadLock, RecipeLock } from '../../recipe/recipe-lock.ts'
import type { BaseTree } from '../../workspace/workspace.ts'
import { EXTENSION, RECIPE_FOLDERS, type RecipeFile } from '../recipe-files.ts'
import { FETCH_RECIPES_ERRORS, type FetchRequest, fetchCommit, openCommit, sourceKey, withRemote } from './fetch-recipes.ts'

type Tree = Pick<BaseTree, 'read' | 'entry'>

export interface SharedRequest extends FetchRequest {
  /** Has the lock, and on GitHub the configuration. */
  readonly tree: Tree
}

/** The recipes of other repositories, as pinned by this repository's lock. */
export interface SharedRecipes {
  /** The recipe that a reference names. Its text matches the commit and the lock. */
  find(ref: RecipeRef): Promise<Result<RecipeFile, ToolError>>
  /** Empty if there is none. */
  lock(): Promise<Result<RecipeLock, ToolError>>
  /** The commit that a version of a repository is at: the default branch if none is named, or else a tag, a branch or a commit. */
  resolve(source: string, version: string | undefined): Promise<Result<string, ToolError>>
}

/**
 * Fetches by commit, so a moved branch or tag changes nothing. On GitHub a recipe must also come from an allowed repository and be in
 * the lock. People with write access merged both. In a terminal you are asked to trust what it runs.
 */
export function sharedRecipes(request: SharedRequest): SharedRecipes {
  const { tree, surroundings } = request
  const commits = new Map<string, Promise<Result<CommitObjects, ToolError>>>()
  let reading: Promise<Result<RecipeLock, ToolError>> | undefined
  const lock = () => {
    reading ??= loadLock(tree)
    return reading
  }
  const open = (ref: RecipeRef) => {
    const key = sourceKey(ref)
    const opened = commits.get(key) ?? openCommit(request, ref)
    commits.set(key, opened)
    return opened
  }
  /** If the cache lacks something, someone deleted or changed it there. */
  const openWhole = async (ref: RecipeRef) => {
    const opened = await open(ref)
    if (!opened.ok || isWhole(opened.value, ref)) return opened
    const again = fetchCommit(request, ref)
    commits.set(sourceKey(ref), again)
    return again
  }
  return {
    lock,
    resolve: (source, version) => withRemote(request, source, (remote, { resolveVersion }) => resolveVersion(remote, version)),
    async find(ref) {
      const locked = await lock()
      if (!locked.ok) return locked
      const known = locked.value.get(refKey(ref))
      const refused = surroundings.onGitHub && (await checkAllowed(request, ref, known !== undefined))
      if (refused !== undefined) return failure(refused)
      const commit = await openWhole(ref)
      // The commit was opened for the first recipe of it.
      if (!commit.ok) return commit.error.code === 'recipe_not_fetched' ? failure(FETCH_RECIPES_ERRORS.notFetched(ref)) : commit
      const text = readRecipe(commit.value, ref)
      if (!text.ok) return text
      const found = sha256(Buffer.from(text.value))
      if (known !== undefined && known.sha256 !== found) return failure(ERRORS.otherHash(ref, known.sha256, found))
      const name = showRecipeRef(ref)
      return success({ name, path: name, origin: { kind: 'shared', text: text.value } })
    },
  }
}

/** The lock with its diagnostics; `undefined` if there is none. */
export async function readLockFile(tree: Tree): Promise<(ReadLock & { readonly path: string; readonly text: string }) | undefined> {
  const file = parseRepoPath(LOCK_FILE)
  if (!file.ok) throw new Error(file.error.message)
  const entry = await tree.entry(file.value)
  if (entry.ok ? entry.value.kind === 'missing' : entry.error.code === 'not_a_directory') return undefined
  const [{ readYamlText }, { readRecipeLock }] = await Promise.all([import('../load-config.ts'), import('../../recipe/recipe-lock.ts')])
  const text = await readYamlText(file.value, tree)
  if (!text.ok) return { path: LOCK_FILE, text: '', lock: undefined, diagnostics: [text.error] }
  return { path: LOCK_FILE, text: text.value, ...readRecipeLock(text.value, LOCK_FILE) }
}

async function loadLock(tree: Tree): Promise<Result<RecipeLock, ToolError>> {
  const read = await readLockFile(tree)
  if (read === undefined) return success(new Map())
  if (read.lock !== undefined) return success(read.lock)
  const [first] = read.diagnostics.filter(({ severity }) => severity === 'error')
  return failure(ERRORS.invalidLock(first))
}

const LOCK_ADVICE = "Restore the file, or delete it and run 'sous update'."

function placed({ at, message }: Diagnostic): string {
  return `${at.file}:${at.line}:${at.column}: ${message}`
}

async function checkAllowed({ tree, surroundings }: SharedRequest, ref: RecipeRef, isLocked: boolean): Promise<ToolError | undefined> {
  const { loadConfig } = await import('../load-config.ts')
  const loaded = await loadConfig(tree, new Date(), surroundings.onGitHub?.configPath || undefined)
  if (!loaded.ok) return loaded.error
  const source = sourceOfRef(ref)
  const isAllowed = loaded.value.config.recipeSources.some((allowed) => allowed.toLowerCase() === source.toLowerCase())
  if (!isAllowed) return ERRORS.notAllowed(source)
  if (isLocked) return undefined
  return ERRORS.notLocked(ref)
}

interface RecipeEntry {
  readonly path: string
  readonly entry: CommitEntry
}

function recipesOf(commit: CommitObjects): readonly RecipeEntry[] {
  return RECIPE_FOLDERS.flatMap((folder) =>
    [...(commit.list(folder) ?? [])].flatMap(([file, entry]) => (EXTENSION.test(file) ? [{ path: `${folder}/${file}`, entry }] : [])),
  )
}

/** Whether the folders are there, and the recipe if it is one of their files. */
function isWhole(commit: CommitObjects, { name }: RecipeRef): boolean {
  const isThere = ({ path: file, entry }: RecipeEntry) => nameOf(file) !== name || entry.kind !== 'file' || commit.read(entry) !== undefined
  return RECIPE_FOLDERS.every((folder) => commit.list(folder) !== undefined) && recipesOf(commit).every(isThere)
}

/** The text of a recipe of a commit. */
function readRecipe(commit: CommitObjects, ref: RecipeRef): Result<string, ToolError> {
  const all = recipesOf(commit)
  const named = all.filter(({ path: file }) => nameOf(file) === ref.name)
  const [first, second] = named
  const place = `${sourceOfRef(ref)} at ${ref.commit.slice(0, 12)}`
  if (first === undefined) {
    const near = didYouMean(
      ref.name,
      all.map(({ path: file }) => nameOf(file)),
    )
    return failure(ERRORS.noRecipe(ref.name, place, near))
  }
  if (second !== undefined)
    return failure(
      unreadable(
        `'${ref.name}' is the name of both ${first.path} and ${second.path} in ${place}`,
        'Rename one of them in that repository.',
      ),
    )
  return decode(commit, first.entry, `${first.path} of ${place}`)
}

function nameOf(file: string): string {
  return path.posix.basename(file).replace(EXTENSION, '')
}

function decode(commit: CommitObjects, entry: CommitEntry, what: string): Result<string, ToolError> {
  if (entry.kind !== 'file')
    return failure(unreadable(`${what} is not a file but a link or a submodule`, 'Replace it with a file in that repository.'))
  const bytes = commit.read(entry)
  if (bytes === undefined) return failure(unreadable(`${what} is too large for a recipe`, 'Shorten it in that repository.'))
  try {
    return success(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes))
  } catch {
    return failure(unreadable(`${what} is not UTF-8`, 'Save it as UTF-8 in that repository.'))
  }
}

function unreadable(message: string, suggestion: string): ToolError {
  return toolError('source_unavailable', message, suggestion)
}

const ERRORS = {
  otherHash: (ref: RecipeRef, locked: string, found: string) =>
    toolError(
      'lock_mismatch',
      `'${showRecipeRef(ref)}' has the hash ${found.slice(0, 16)}…, but ${LOCK_FILE} says ${locked.slice(0, 16)}…`,
      `A commit never changes, so the lock is wrong. Find out who changed it, then delete that line and run 'sous update'.`,
    ),
  invalidLock: (first: Diagnostic | undefined) =>
    toolError('invalid_lock', `The lock is not valid: ${first === undefined ? LOCK_FILE : placed(first)}`, LOCK_ADVICE),
  notAllowed: (source: string) =>
    toolError(
      'source_not_allowed',
      `Recipes of '${source}' are not allowed here`,
      `If you trust everyone who can push there, add '${source}' under 'recipes: allow:' in .github/sous.yml on the default branch.`,
    ),
  notLocked: (ref: RecipeRef) =>
    toolError(
      'recipe_not_locked',
      `'${showRecipeRef(ref)}' is not in ${LOCK_FILE} on the default branch`,
      `In a clone, run 'sous update ${sourceOfRef(ref)}/${ref.name}@<commit>' with the full commit, and merge the change.`,
    ),
  noRecipe: (name: string, place: string, near: string | undefined) =>
    toolError(
      'unknown_recipe',
      `Recipe '${name}' does not exist in ${place}`,
      near === undefined ? "Look at the names in its 'recipes' folder." : `Did you mean '${near}'?`,
    ),
}
