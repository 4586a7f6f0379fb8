import { CONFIG_FILE, LOCK_FILE, type SousConfig } from '../../base/config.ts'
import { sha256 } from '../../base/digest.ts'
import { type ToolError, toolError } from '../../base/errors/tool-errors.ts'
import type { RecipePermissions, SourceRange } from '../../base/recipe.ts'
import { parseRecipeRef, type RecipeRef, refKey, showRecipeRef, sourceOfRef } from '../../base/recipe-ref.ts'
import { failure, type Result, success } from '../../base/result.ts'
import { escapeGlob, escapeRegex } from '../../base/text/wording.ts'
import type { LockedRecipe, RecipeLock } from '../../recipe/recipe-lock.ts'
import { loadConfig } from '../load-config.ts'
import { type OpenRecipes, openRecipes } from '../load-recipes.ts'
import type { Surroundings } from '../open-folder.ts'
import type { PreparedRun, Unprepared } from '../prepare-run.ts'
import { namesCalledBy, type ReadRecipe } from '../read-recipes.ts'
import { readLockFile } from './shared-recipes.ts'
import { chooseTargets, findUsed, readShared, type Used } from './used-recipes.ts'

export interface UpdateRequest {
  readonly surroundings: Surroundings
  /** Left out: see `homeFolder`. */
  readonly root: string | undefined
  /** Repositories, or recipes of them, with a version if wanted. Everything that is pinned here if empty. */
  readonly words: readonly string[]
}

/** A recipe of another repository that is at another commit after the update, or new here. */
export interface MovedRecipe {
  /** As written before; `undefined` if it is new here. */
  readonly from: string | undefined
  readonly to: string
  /** Where the recipes of this repository name it. */
  readonly places: readonly SourceRange[]
  /** Missing if it is new, or can no longer be fetched. */
  readonly before: ReadRecipe | undefined
  readonly after: ReadRecipe
  /** New permissions, in words. For a new recipe, all of them. */
  readonly gains: readonly string[]
}

export interface PreparedUpdate {
  readonly moved: readonly MovedRecipe[]
  /** Writes the pins and the lock; `undefined` if they are up to date. */
  readonly run: PreparedRun | undefined
  /** Whether any recipe of another repository is used here. */
  readonly isUsed: boolean
  /** Repositories that the configuration does not let in on GitHub yet. */
  readonly notAllowed: readonly string[]
}

/** Finds newer commits, and makes the recipe that writes them into the pins and the lock: a plan like any other. */
export async function prepareUpdate({ surroundings, root, words }: UpdateRequest): Promise<Result<PreparedUpdate, Unprepared>> {
  const opened = await openRecipes(surroundings, root)
  if (!opened.ok) return refuse(opened.error)
  const recipes = opened.value
  const config = await loadConfig(recipes.opened.tree, new Date())
  if (!config.ok) return refuse(config.error)
  const lock = await recipes.shared.lock()
  if (!lock.ok) return refuse(lock.error)
  const used = await findUsed(recipes, lock.value)
  const targets = chooseTargets(used, words)
  if (!targets.ok) return refuse(targets.error)
  const pins = new Map<string, RecipeRef>()
  for (const one of targets.value) {
    const { source, name = '', version } = one.wanted
    const commit = await recipes.shared.resolve(source, version)
    if (!commit.ok) return refuse(withPlace(commit.error, one))
    const [owner = '', repository = ''] = source.split('/')
    pins.set(one.text, { owner, repository, name, commit: commit.value })
  }
  for (const { text, ref } of used) if (ref !== undefined && !pins.has(text)) pins.set(text, ref)
  const all = [...used, ...targets.value.filter(({ text }) => used.every((one) => one.text !== text))]
  const locked = await lockOf(recipes, { pins, used: all, old: lock.value })
  if (!locked.ok) return locked
  const moved = await describeMoved(recipes, { locked: locked.value, pins, used: all, old: lock.value })
  const run = await makeUpdate(recipes, config.value.config, { locked: locked.value, pins, used, moved })
  if (!run.ok) return run
  return success({ moved, run: run.value, isUsed: all.length > 0, notAllowed: findNotAllowed(locked.value, config.value.config) })
}

interface Locking {
  /** What each is pinned to after the update, by the text before. */
  readonly pins: ReadonlyMap<string, RecipeRef>
  readonly used: readonly Used[]
  readonly old: RecipeLock
}

/** A recipe in the new lock. `read` is missing if it stays as it was because its repository cannot be reached. */
interface Locked extends LockedRecipe {
  readonly read: ReadRecipe | undefined
}

/** The new lock: all that is used here, and all that it calls, however deep. */
async function lockOf(recipes: OpenRecipes, { pins, used, old }: Locking): Promise<Result<ReadonlyMap<string, Locked>, Unprepared>> {
  const locked = new Map<string, Locked>()
  const waiting = [...pins].map(([text, ref]) => ({ ref, from: used.find((one) => one.text === text) }))
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { ref, from } = next
    const key = refKey(ref)
    if (locked.has(key)) continue
    const text = showRecipeRef(ref)
    const read = await readShared(recipes, text)
    if (!read.ok && old.has(key) && read.error.code === 'source_unavailable') {
      // Its neighbours stay too, because Sous cannot know which of them it calls.
      for (const [other, kept] of old) if (sameCommit(kept.ref, ref)) locked.set(other, { ...kept, read: undefined })
      continue
    }
    if (!read.ok) return refuse(withPlace(read.error, from))
    if (read.value.recipe === undefined) return failure({ kind: 'invalid_recipe', files: [read.value] })
    locked.set(key, { ref: text, sha256: sha256(Buffer.from(read.value.text)), read: read.value })
    for (const name of namesCalledBy(read.value.recipe)) {
      const called = parseRecipeRef(name)
      if (called !== undefined) waiting.push({ ref: called, from })
    }
  }
  return success(locked)
}

function sameCommit(text: string, ref: RecipeRef): boolean {
  const other = parseRecipeRef(text)
  return other !== undefined && sourceOfRef(other).toLowerCase() === sourceOfRef(ref).toLowerCase() && other.commit === ref.commit
}

async function describeMoved(
  recipes: OpenRecipes,
  { locked, pins, used, old }: Locking & { readonly locked: ReadonlyMap<string, Locked> },
): Promise<readonly MovedRecipe[]> {
  const moved: MovedRecipe[] = []
  for (const [key, { ref: to, read }] of locked) {
    const own = used.filter(({ text }) => refKey(pins.get(text) as RecipeRef) === key)
    if (read === undefined || old.has(key)) continue
    const pinned = own.map(({ text }) => text).filter((text) => text !== to && parseRecipeRef(text) !== undefined)
    // A step that was not pinned yet may have been: the lock remembers.
    const remembered = pinned.length === 0 ? earlier(to, old) : undefined
    const [from, ...others] = remembered === undefined ? pinned : [remembered]
    const before = await knownVersion(recipes, from)
    // Steps may have had several versions: it asks for more if one of them asked for less.
    const all = [before, ...(await Promise.all(others.map((text) => knownVersion(recipes, text))))]
    const after = read.recipe?.permissions
    const gains = after === undefined ? [] : new Set(all.flatMap((one) => widen(one?.recipe?.permissions, after)))
    moved.push({ from, to, places: own.flatMap(({ places }) => places), before, after: read, gains: [...gains] })
  }
  return moved.toSorted((a, b) => (a.to < b.to ? -1 : 1))
}

async function knownVersion(recipes: OpenRecipes, text: string | undefined): Promise<ReadRecipe | undefined> {
  const read = text === undefined ? undefined : await readShared(recipes, text)
  return read?.ok ? read.value : undefined
}

/** The same recipe at another commit in the old lock. */
function earlier(to: string, old: RecipeLock): string | undefined {
  const withoutCommit = (text: string) => text.slice(0, text.lastIndexOf('@')).toLowerCase()
  return [...old.values()].find(({ ref }) => withoutCommit(ref) === withoutCommit(to))?.ref
}

/** What one set of permissions allows and the other does not. A narrower glob counts too, because globs cannot be compared. */
function widen(before: RecipePermissions | undefined, after: RecipePermissions): readonly string[] {
  const added = (key: 'write' | 'run' | 'fetch') => after[key].filter((one) => !before?.[key].includes(one))
  const isMore =
    before !== undefined &&
    before.write.length > 0 &&
    (after.maxFiles ?? Number.POSITIVE_INFINITY) > (before.maxFiles ?? Number.POSITIVE_INFINITY)
  const most = after.maxFiles === undefined ? 'any number of' : after.maxFiles
  return [
    ...added('write').map((glob) => `change ${glob}`),
    ...added('run').map((command) => `run ${JSON.stringify(command)}`),
    ...added('fetch').map((host) => `fetch from ${host}`),
    ...(isMore ? [`change ${most} files instead of ${before.maxFiles}`] : []),
  ]
}

interface Writing extends Omit<Locking, 'old'> {
  readonly locked: ReadonlyMap<string, Locked>
  readonly moved: readonly MovedRecipe[]
}

/** A recipe that replaces the pins and writes the lock. */
async function makeUpdate(
  recipes: OpenRecipes,
  config: SousConfig,
  { locked, pins, used, moved }: Writing,
): Promise<Result<PreparedRun | undefined, Unprepared>> {
  const [{ writeRecipeLock }, { RecipeCatalogue, readRecipeText }] = await Promise.all([
    import('../../recipe/recipe-lock.ts'),
    import('../../tools/recipe-catalogue.ts'),
  ])
  const edits = used.flatMap(({ text, places }) => {
    const to = showRecipeRef(pins.get(text) as RecipeRef)
    return to === text ? [] : [...new Set(places.map(({ file }) => file))].map((path) => ({ path, find: exactly(text), replace: to }))
  })
  const before = await readLockFile(recipes.opened.tree)
  const content = writeRecipeLock(locked.values())
  const isNew = before === undefined
  const hasLock = isNew ? locked.size > 0 : before.text !== content
  if (edits.length === 0 && !hasLock) return success(undefined)
  const steps = [
    ...edits.map((edit) => ({ tool: 'replace_in_file', with: { ...edit, is_regex: true }, expect: { replacements: '>= 1' } })),
    ...(hasLock ? [{ tool: isNew ? 'create_file' : 'update_file', with: { path: LOCK_FILE, content } }] : []),
  ]
  const write = [...new Set([...edits.map(({ path }) => escapeGlob(path)), ...(hasLock ? [LOCK_FILE] : [])])]
  const description = moved.map(({ from, to }) => `${from ?? 'new'} → ${to}`).join('\n') || 'Writes the lock.'
  const text = JSON.stringify({ name: 'Update shared recipes', description, permissions: { write }, steps }, undefined, 1)
  const read = await readRecipeText(text, UPDATE, new RecipeCatalogue({ trustsPatterns: true }))
  if (read.recipe === undefined)
    return failure({ kind: 'invalid_recipe', files: [{ ...read, name: UPDATE, path: UPDATE, origin: { kind: 'shared', text }, text }] })
  const { findTool, opened } = recipes
  const library = { names: [], find: () => undefined }
  return success({ recipe: read.recipe, callName: UPDATE, library, inputs: {}, findTool, config, opened })
}

const UPDATE = 'sous update'

/** The name as a whole: it can be the start of another. */
function exactly(text: string): string {
  return `(?<![\\w./@-])${escapeRegex(text)}(?![\\w./@-])`
}

function findNotAllowed(locked: ReadonlyMap<string, LockedRecipe>, { recipeSources }: SousConfig): readonly string[] {
  const allowed = new Set(recipeSources.map((source) => source.toLowerCase()))
  const sources = [...locked.values()].flatMap(({ ref }) => parseRecipeRef(ref) ?? []).map(sourceOfRef)
  return [...new Set(sources)].filter((source) => !allowed.has(source.toLowerCase())).toSorted()
}

/** The place of a pin tells where an error comes from. */
function withPlace(error: ToolError, used: Used | undefined): ToolError {
  const at = used?.places[0]
  return at === undefined ? error : { ...error, message: `${at.file}:${at.line}:${at.column}: ${error.message}` }
}

/** A recipe that asks for more than before has to be accepted. */
export function checkWider({ moved }: PreparedUpdate): ToolError | undefined {
  const [first] = moved.filter(({ from, gains }) => from !== undefined && gains.length > 0)
  if (first === undefined) return undefined
  const at = first.places[0]
  const place = at === undefined ? LOCK_FILE : `${at.file}:${at.line}:${at.column}`
  return ERRORS.asksForMore(place, first.to, first.gains)
}

/** What to write into the configuration, so that GitHub runs what is pinned. */
export function allowAdvice(sources: readonly string[]): string {
  return `On GitHub these recipes run only if ${CONFIG_FILE} allows them: recipes: { allow: [${sources.join(', ')}] }`
}

function refuse(error: ToolError): Result<never, Unprepared> {
  return failure({ kind: 'error', error })
}

const ERRORS = {
  asksForMore: (place: string, to: string, gains: readonly string[]) =>
    toolError(
      'wider_permissions',
      `${place}: ${to} asks for more than before: ${gains.join(', ')}`,
      'Read the difference. If you accept it, confirm it at the terminal or add --accept-permissions. Nothing was changed.',
    ),
}
