import * as fs from 'node:fs'
import { sha256 } from '../../base/digest.ts'
import { type ToolError, toolError } from '../../base/errors/tool-errors.ts'
import { briefText, type RepoPath } from '../../base/path.ts'
import { failure, type Result, success } from '../../base/result.ts'
import { MAX_YAML_BYTES } from '../../recipe/yaml/read-yaml.ts'
import { fromDiskFault } from '../../system/disk/disk.ts'
import { realDisk } from '../../system/disk/real-disk.ts'
import { realRecordDisk } from '../../system/disk/record-disk.ts'
import { openRecipes } from '../load-recipes.ts'
import { openFolder } from '../open-folder.ts'
import { findShipped, SHIPPED_PREFIX } from '../recipe-files.ts'
import { checkDraft, type DraftReading } from './check-draft.ts'
import { parseRecipePath, type StudioFolder } from './open-draft.ts'

export interface ListedRecipe {
  /** What it is called by. */
  readonly name: string
  readonly path: string
  readonly origin: 'repository' | 'shipped'
  readonly title: string
  readonly description: string
  readonly isValid: boolean
  readonly errors: number
  readonly inputs: readonly string[]
  readonly runsCommands: boolean
}

/** The recipes of the folder, then those that ship with Sous. */
export async function listRecipes(
  folder: StudioFolder,
): Promise<Result<{ readonly folder: string; readonly recipes: readonly ListedRecipe[] }, ToolError>> {
  const recipes = await openRecipes(folder.surroundings, folder.root, { isOffline: true })
  if (!recipes.ok) return recipes
  const read = await recipes.value.read([...recipes.value.all, ...recipes.value.shipped])
  return success({
    folder: folder.root,
    recipes: read.map(({ name, path, origin, recipe, draft, diagnostics }) => ({
      name,
      path,
      origin: origin.kind === 'shipped' ? 'shipped' : 'repository',
      title: draft?.name ?? '',
      description: draft?.description ?? '',
      isValid: recipe !== undefined,
      errors: diagnostics.filter(({ severity }) => severity === 'error').length,
      inputs: (draft?.inputs ?? []).map((input) => input.name),
      runsCommands: (draft?.permissions.run.length ?? 0) > 0,
    })),
  })
}

/** A recipe with its text, as it is on disk. */
export interface RecipeDocument {
  readonly path: string
  readonly origin: 'repository' | 'shipped'
  readonly text: string
  readonly sha256: string
  readonly reading: DraftReading
}

export async function openRecipe(folder: StudioFolder, path: string): Promise<Result<RecipeDocument, ToolError>> {
  const bytes = path.startsWith(SHIPPED_PREFIX) ? readShipped(folder, path) : await readOwn(folder, path)
  if (!bytes.ok) return bytes
  if (bytes.value === undefined) return failure(ERRORS.missing(path))
  const text = decode(bytes.value, path)
  if (!text.ok) return text
  const reading = await checkDraft(folder, { text: text.value, path })
  if (!reading.ok) return reading
  const origin = path.startsWith(SHIPPED_PREFIX) ? 'shipped' : 'repository'
  return success({ path, origin, text: text.value, sha256: sha256(bytes.value), reading: reading.value })
}

export interface SaveRequest {
  readonly path: string
  readonly text: string
  /** SHA-256 of the file as the writer read it; `null` if it must not exist. */
  readonly expected: string | null
}

/** `changed`: the file has changed since the writer read it, so nothing was written. `document` is the current file, if there is one. */
export type SavedRecipe =
  | { readonly kind: 'saved'; readonly document: RecipeDocument; readonly isNew: boolean }
  | { readonly kind: 'changed'; readonly error: ToolError; readonly document: RecipeDocument | null }

/** Writes a recipe, unless someone else has changed the file since. */
export async function saveRecipe(folder: StudioFolder, { path, text, expected }: SaveRequest): Promise<Result<SavedRecipe, ToolError>> {
  const place = parseRecipePath(path)
  if (!place.ok) return place
  if (Buffer.byteLength(text) > MAX_YAML_BYTES || !text.isWellFormed()) return failure(ERRORS.unwritable())
  const before = await readOwn(folder, path)
  if (!before.ok) return before
  const found = before.value === undefined ? null : sha256(before.value)
  if (found !== expected) return changed(folder, path, found)
  const disk = realRecordDisk(folder.root)
  // Looked at again without waiting in between: another page may have saved it meanwhile.
  const now = realDisk.readFile(`${folder.root}/${place.value}`)
  if (found !== null && (!now.ok || sha256(now.value.bytes) !== found)) return changed(folder, path, now.ok ? '' : null)
  const written = found === null ? disk.create(place.value, text) : disk.replace(place.value, text)
  if (!written.ok && written.error.code === 'EEXIST') return changed(folder, path, '')
  if (!written.ok) return failure(fromDiskFault(written.error, path, 'write'))
  const document = await openRecipe(folder, path)
  return document.ok ? success({ kind: 'saved', document: document.value, isNew: found === null }) : document
}

async function changed(folder: StudioFolder, path: string, found: string | null): Promise<Result<SavedRecipe, ToolError>> {
  const document = found === null ? undefined : await openRecipe(folder, path)
  if (document?.ok === false) return document
  return success({ kind: 'changed', error: ERRORS.changed(path, found === null), document: document?.value ?? null })
}

function readShipped({ surroundings }: StudioFolder, path: string): Result<Uint8Array | undefined, ToolError> {
  const origin = findShipped(surroundings.program).find((file) => file.path === path)?.origin
  return success(origin?.kind === 'shipped' ? fs.readFileSync(origin.file) : undefined)
}

async function readOwn({ surroundings, root }: StudioFolder, path: string): Promise<Result<Uint8Array | undefined, ToolError>> {
  const place = parseRecipePath(path)
  if (!place.ok) return place
  const opened = await openFolder(surroundings, root)
  if (!opened.ok) return opened
  const { tree } = opened.value
  const entry = await tree.entry(place.value as RepoPath)
  if (!entry.ok) return entry
  if (entry.value.kind === 'missing') return success(undefined)
  const content = await tree.read(place.value)
  return content.ok ? success(content.value.bytes) : content
}

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

/** With its byte-order mark, so that it is written back as it was. */
function decode(bytes: Uint8Array, path: string): Result<string, ToolError> {
  try {
    return success(utf8.decode(bytes))
  } catch {
    return failure(ERRORS.notText(path))
  }
}

const ERRORS = {
  missing: (path: string) => toolError('not_found', `Recipe '${briefText(path)}' does not exist`, 'GET /recipes lists all of them.'),
  notText: (path: string) => toolError('encoding_unsupported', `'${briefText(path)}' is not UTF-8`, 'Save it as UTF-8 first.'),
  unwritable: () =>
    toolError('invalid_arguments', `A recipe must be valid Unicode of at most ${MAX_YAML_BYTES} bytes`, 'Make it shorter, or split it.'),
  changed: (path: string, isGone: boolean) =>
    toolError(
      'changed_on_disk',
      isGone ? `'${briefText(path)}' is gone` : `'${briefText(path)}' has changed since you opened it`,
      'Nothing was written. Compare the two, then save with the hash of the file as it is now.',
    ),
}
