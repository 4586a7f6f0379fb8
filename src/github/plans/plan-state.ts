import * as z from 'zod/mini'
import { asBuffer } from '../../base/bytes.ts'
import { HIGHEST_LIMITS } from '../../base/config.ts'
import { sha256 } from '../../base/digest.ts'
import type { Refusal, RefusalCode } from '../../base/errors/reasons.ts'
import type { Plan } from '../../base/plan.ts'
import type { Digest } from '../../base/recipe.ts'
import { failure, type Result, success } from '../../base/result.ts'
import { parseJson } from '../../base/text/json.ts'
import { decodeOutput, isObjectId } from '../../git/git.ts'
import { REMOTE_GIT_ERRORS, type RemoteRepository } from '../remote/remote-git.ts'

export type StateName = 'planned' | 'applying' | 'applied' | 'failed' | 'superseded'

/** A run of a workflow. */
export interface RunId {
  readonly id: number
  readonly attempt: number
}

/** Where GitHub's own facts about a plan are. Anyone with write access can change this, so it proves nothing. */
export interface RequestOrigin {
  readonly run: RunId
  /** The comment that asked for it. */
  readonly comment?: number
}

/** The ledger of a plan. It can rule an apply out, but never allow one. */
export interface PlanState {
  readonly schemaVersion: 1
  readonly state: StateName
  /** By GitHub's clock, ISO 8601. */
  readonly plannedAt: string
  readonly origin: RequestOrigin
  /** Who applies or applied it. */
  readonly run?: RunId
  /** The commit that applied it. */
  readonly commit?: string
  readonly supersededBy?: Digest
  /** Why it failed. */
  readonly reason?: RefusalCode
}

/**
 * The allowed transitions. Applied is final: a digest is good for one commit. A failed plan wrote nothing, so it can be tried
 * again with all checks; a superseded one can be planned again.
 */
const NEXT: Readonly<Record<StateName, readonly StateName[]>> = {
  planned: ['planned', 'applying', 'applied', 'superseded'],
  applying: ['applying', 'applied', 'failed'],
  failed: ['planned', 'applying', 'applied', 'superseded'],
  superseded: ['planned', 'applied'],
  applied: [],
}

export function mayBecome(from: StateName, to: StateName): boolean {
  return NEXT[from].includes(to)
}

export function writePlanState(state: PlanState): Uint8Array {
  return Buffer.from(`${JSON.stringify(state, undefined, 2)}\n`)
}

/** `undefined` when it is not a state that this version of Sous knows. */
export function readPlanState(bytes: Uint8Array | undefined): PlanState | undefined {
  const json = bytes === undefined ? undefined : parseJson(Buffer.from(bytes).toString('utf8'))
  if (!json?.ok) return undefined
  const state = stateSchema().safeParse(json.value)
  return state.success && !Number.isNaN(Date.parse(state.data.plannedAt)) ? (state.data as PlanState) : undefined
}

let schema: ReturnType<typeof makeSchema> | undefined

function stateSchema() {
  schema ??= makeSchema()
  return schema
}

function makeSchema() {
  const id = z.int().check(z.gte(0))
  const run = z.strictObject({ id, attempt: id })
  return z.strictObject({
    schemaVersion: z.literal(1),
    state: z.enum(['planned', 'applying', 'applied', 'failed', 'superseded']),
    plannedAt: z.string(),
    origin: z.strictObject({ run, comment: z.optional(id) }),
    run: z.optional(run),
    commit: z.optional(z.string().check(z.regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/))),
    supersededBy: z.optional(z.string().check(z.regex(/^[0-9a-f]{64}$/))),
    reason: z.optional(z.string()),
  })
}

const KEY_CHARACTERS = 16

/** Only one plan is applied at a time per pull request, or per branch if there is none. */
export function scopeOf({ repository, target }: Pick<Plan, 'repository' | 'target'>): string {
  return repository?.pull === undefined ? `ref-${keyOf(target)}` : `pr-${repository.pull}`
}

/** The lock of the run that applies a plan. */
export function lockRef(plan: Pick<Plan, 'repository' | 'target'>): string {
  return `refs/sous/locks/${scopeOf(plan)}`
}

/** Names the latest plan of a recipe on a pull request or branch. */
export function currentRef(plan: Pick<Plan, 'repository' | 'target' | 'recipe'>): string {
  return `refs/sous/current/${scopeOf(plan)}/${keyOf(plan.recipe.path)}`
}

/** The same from a pull request and a recipe's path. */
export function currentRefOn(pull: number, recipe: string): string {
  return `refs/sous/current/pr-${pull}/${keyOf(recipe)}`
}

/** A pattern for the current plans of all recipes on a pull request. */
export function currentRefsOf(pull: number): string {
  return `refs/sous/current/pr-${pull}/*`
}

/** A pattern for those of all pull requests. */
export const CURRENT_OF_PULLS = 'refs/sous/current/pr-*'

/** The pull request in such a ref. */
export function pullOf(ref: string): number | undefined {
  const [, number] = /^refs\/sous\/current\/pr-([1-9]\d{0,14})\//.exec(ref) ?? []
  return number === undefined ? undefined : Number(number)
}

/** Names can have characters that refs cannot. */
function keyOf(name: string): string {
  return sha256(Buffer.from(name)).slice(0, KEY_CHARACTERS)
}

/** What one of Sous's own refs points to: a commit without history, whose tree is a few files. */
export interface StateCommit {
  readonly id: string
  /** By path. */
  readonly files: ReadonlyMap<string, Uint8Array>
  /** Top-level objects by name: a new state reuses those that stay the same. */
  readonly entries: ReadonlyMap<string, StateEntry>
}

export interface StateEntry {
  readonly mode: '100644' | '040000'
  readonly id: string
}

export interface NewState {
  readonly entries: ReadonlyMap<string, StateEntry>
  readonly subject: string
  /** GitHub's, not this machine's. */
  readonly time: Date
}

/** Bytes of all files together: what the largest plan holds before and after, and its record. */
const MAX_BYTES = 2 * HIGHEST_LIMITS.bytes + 64 * 1024 * 1024
const SOUS = 'Sous <sous@localhost>'

/** Reads a state. `undefined` if the object is anything else. */
export async function readState(remote: RemoteRepository, id: string): Promise<Result<StateCommit | undefined, Refusal>> {
  const kind = await remote.run(['cat-file', '-t', id])
  if (!kind.ok) return failure(REMOTE_GIT_ERRORS.localRefusal(`read ${id}`, kind.error))
  if (decodeOutput(kind.value).trim() !== 'commit') return success(undefined)
  const listed = await remote.run(['ls-tree', '-r', '-t', '-z', '-l', '--full-tree', id])
  if (!listed.ok) return failure(REMOTE_GIT_ERRORS.localRefusal(`read ${id}`, listed.error))
  const found = readListing(decodeOutput(listed.value))
  if (found === undefined) return success(undefined)
  const contents = await readContents(
    remote,
    found.files.map((file) => file.id),
  )
  if (!contents.ok) return contents
  const files = new Map(found.files.flatMap(({ path, id: blob }) => withContent(path, contents.value.get(blob))))
  return success({ id, files, entries: found.entries })
}

/** Makes the commit of a state, locally. */
export async function writeState(remote: RemoteRepository, { entries, subject, time }: NewState): Promise<Result<string, Refusal>> {
  const tree = await writeTree(remote, entries)
  if (!tree.ok) return tree
  const when = `${Math.floor(time.getTime() / 1000)} +0000`
  const text = `tree ${tree.value}\nauthor ${SOUS} ${when}\ncommitter ${SOUS} ${when}\n\n${subject}\n`
  const written = await remote.run(['hash-object', '-w', '-t', 'commit', '--stdin'], Buffer.from(text))
  return written.ok ? success(decodeOutput(written.value).trim()) : failure(REMOTE_GIT_ERRORS.localRefusal('write a state', written.error))
}

export async function writeTree(remote: RemoteRepository, entries: ReadonlyMap<string, StateEntry>): Promise<Result<string, Refusal>> {
  const lines = [...entries].map(([name, { mode, id }]) => `${mode} ${mode === '040000' ? 'tree' : 'blob'} ${id}\t${name}\0`)
  const tree = await remote.run(['mktree', '-z'], Buffer.from(lines.join('')))
  return tree.ok ? success(decodeOutput(tree.value).trim()) : failure(REMOTE_GIT_ERRORS.localRefusal('write a tree', tree.error))
}

interface Listing {
  readonly files: readonly { readonly path: string; readonly id: string }[]
  readonly entries: ReadonlyMap<string, StateEntry>
}

/** Regular files and one level of directories, within limits. Sous writes nothing else. */
function readListing(text: string): Listing | undefined {
  const files: { path: string; id: string }[] = []
  const entries = new Map<string, StateEntry>()
  let total = 0
  for (const line of text.split('\0').slice(0, -1)) {
    const [, mode, id, size, path] = /^(100644|040000) (?:blob|tree) ([0-9a-f]+) +(\d+|-)\t([\w.-]+(?:\/[\w.-]+)?)$/.exec(line) ?? []
    if (id === undefined || path === undefined || !isObjectId(id) || (mode !== '100644' && mode !== '040000')) return undefined
    if (!path.includes('/')) entries.set(path, { mode, id })
    if (mode === '040000') continue
    total += Number(size)
    if (!(total <= MAX_BYTES)) return undefined
    files.push({ path, id })
  }
  return { files, entries }
}

async function readContents(remote: RemoteRepository, ids: readonly string[]): Promise<Result<ReadonlyMap<string, Uint8Array>, Refusal>> {
  const wanted = [...new Set(ids)]
  const output = await remote.run(['cat-file', '--batch'], Buffer.from(wanted.map((id) => `${id}\n`).join('')))
  if (!output.ok) return failure(REMOTE_GIT_ERRORS.localRefusal('read contents', output.error))
  const bytes = asBuffer(output.value)
  const contents = new Map<string, Uint8Array>()
  for (let at = 0; at < bytes.length; ) {
    const end = bytes.indexOf('\n', at)
    const [, id, size] = /^([0-9a-f]+) blob (\d+)$/.exec(bytes.toString('latin1', at, end)) ?? []
    if (id === undefined || size === undefined) break
    const start = end + 1
    contents.set(id, bytes.subarray(start, start + Number(size)))
    at = start + Number(size) + 1
  }
  return success(contents)
}

function withContent(path: string, bytes: Uint8Array | undefined): readonly (readonly [string, Uint8Array])[] {
  return bytes === undefined ? [] : [[path, bytes]]
}
