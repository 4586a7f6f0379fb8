import * as z from 'zod/mini'
import { asBuffer, compareBytes } from '../base/bytes.ts'
import { sha256 } from '../base/digest.ts'
import { TOOL_ERRORS, type ToolError, toolError } from '../base/errors/tool-errors.ts'
import type { Digest } from '../base/recipe.ts'
import { failure, once, type Result, success } from '../base/result.ts'
import { parseJson } from '../base/text/json.ts'
import type { CampaignApproval } from './approvals.ts'
import type { CampaignLeaf } from './campaign-digest.ts'
import type { PatchGroup, PatchSample } from './patch-groups.ts'
import { DELIVERED_TO, ROW_STATES, type Row } from './rows.ts'

/** Version of the ledger's files. A higher one is refused: writing it would lose what this version does not know. */
export const LEDGER_VERSION = 1

/** What a ledger says about a whole campaign. */
export interface CampaignHead {
  readonly phase: (typeof PHASES)[number]
  /** Digest of the inputs and of the recipe with all that it calls. Rows planned with another one are planned again. */
  readonly definition: string
  /** When the campaign started, for `date()` in recipes: the same plan can be derived on another day. */
  readonly date: string
  /** What can be approved now; missing while repositories wait to be planned. */
  readonly digest?: Digest
  /** On GitHub, when the plans of that digest were last made: they can be approved for some time only. */
  readonly plannedAt?: string
  readonly approvals: readonly CampaignApproval[]
}

export const PHASES = ['active', 'paused', 'closed'] as const

/**
 * The content of a ledger. It is a cache and a log, and is never trusted: a plan counts only if it is derived again, and an approval
 * only if it is genuine where it was given.
 */
export interface LedgerState {
  readonly head: CampaignHead
  /** By id. */
  readonly rows: ReadonlyMap<string, Row>
  readonly groups: readonly PatchGroup[]
  /** Patches that have no group yet, by their key. */
  readonly samples: ReadonlyMap<string, PatchSample>
  /** The plans of each campaign digest that was approved, to prove membership. */
  readonly approved: ReadonlyMap<Digest, readonly CampaignLeaf[]>
}

export type LedgerFiles = ReadonlyMap<string, Uint8Array>

const HEAD_FILE = 'campaign.json'
const ROWS = 'rows/'
const GROUPS = 'groups/'
const SAMPLES = 'samples/'
const APPROVED = 'approved/'
const BUCKET_CHARACTERS = 2

/** What a ledger said before, and the files that it was read from or written to. */
export interface WrittenLedger {
  readonly state: LedgerState
  readonly files: LedgerFiles
}

/**
 * The files of a ledger. Rows are spread over up to 256 files by the hash of their id, so that a change of one row writes few bytes.
 * An object that is the same as before has the same bytes, so a step of a large campaign costs only what it changes.
 */
export function writeLedger(state: LedgerState, before?: WrittenLedger): LedgerFiles {
  const files = new Map<string, Uint8Array>()
  const put = (path: string, isSame: boolean, text: () => string) => {
    const known = before?.files.get(path)
    const bytes = known !== undefined && isSame ? known : Buffer.from(text())
    files.set(path, known !== undefined && asBuffer(known).equals(bytes) ? known : bytes)
  }
  const { phase, definition, date, digest, plannedAt, approvals } = state.head
  put(HEAD_FILE, state.head === before?.state.head, () =>
    jsonText({ version: LEDGER_VERSION, phase, definition, date, digest, plannedAt, approvals }),
  )
  const changed = changedBuckets(state.rows, before?.state.rows ?? new Map())
  for (const [name, rows] of bucketsOf(state.rows))
    put(`${ROWS}${name}.json`, !changed.has(name), () => listText(rows.toSorted((a, b) => compareBytes(a.id, b.id)).map(orderedRow)))
  for (const group of state.groups)
    put(`${GROUPS}${group.label}.json`, before?.state.groups.includes(group) === true, () => jsonText(group))
  for (const [patch, sample] of state.samples)
    put(`${SAMPLES}${patch}.json`, before?.state.samples.get(patch) === sample, () => jsonText(sample))
  for (const [root, leaves] of state.approved)
    put(`${APPROVED}${root}.json`, before?.state.approved.get(root) === leaves, () => listText(leaves))
  return files
}

function bucketsOf(rows: LedgerState['rows']): ReadonlyMap<string, readonly Row[]> {
  const buckets = new Map<string, Row[]>()
  for (const row of rows.values()) {
    const name = bucketOf(row.id)
    const bucket = buckets.get(name)
    if (bucket === undefined) buckets.set(name, [row])
    else bucket.push(row)
  }
  return buckets
}

function changedBuckets(rows: LedgerState['rows'], before: LedgerState['rows']): ReadonlySet<string> {
  const changed = new Set<string>()
  for (const [id, row] of rows) if (before.get(id) !== row) changed.add(bucketOf(id))
  for (const id of before.keys()) if (!rows.has(id)) changed.add(bucketOf(id))
  return changed
}

/** Ids never change, and every step of a campaign needs all of them. */
const BUCKETS = new Map<string, string>()

function bucketOf(id: string): string {
  const known = BUCKETS.get(id)
  if (known !== undefined) return known
  const bucket = sha256(Buffer.from(id)).slice(0, BUCKET_CHARACTERS)
  BUCKETS.set(id, bucket)
  return bucket
}

/** Always the same keys in the same order, so that the same state is the same bytes. */
function orderedRow({ id, name, state, head, plan, calls, run, patch, size, wave, why, delivered }: Row): unknown {
  return { id, name, state, head, plan, calls, run, patch, size, wave, why, delivered }
}

function jsonText(value: unknown): string {
  return `${JSON.stringify(value, undefined, 2)}\n`
}

/** One item on each line, for `git log -p`. */
function listText(items: readonly unknown[]): string {
  return `[\n${items.map((item) => JSON.stringify(item)).join(',\n')}\n]\n`
}

/** Reads the files of a ledger strictly: anyone who can push to the repository can have written them. */
export function readLedger(id: string, files: LedgerFiles): Result<LedgerState, ToolError> {
  const version = versionOf(files)
  if (version !== undefined && version > LEDGER_VERSION) return failure(LEDGER_ERRORS.newer(id, version))
  const rows = new Map<string, Row>()
  const groups: PatchGroup[] = []
  const samples = new Map<string, PatchSample>()
  const approved = new Map<Digest, readonly CampaignLeaf[]>()
  let head: CampaignHead | undefined
  for (const [path, bytes] of files) {
    const json = parseJson(asBuffer(bytes).toString('utf8'))
    if (!json.ok) return failure(LEDGER_ERRORS.damaged(id, `${path}: ${json.error.message}`))
    const parsed = ledgerSchemas()[kindOf(path)].safeParse(json.value)
    if (!parsed.success) return failure(LEDGER_ERRORS.damaged(id, `${path} does not have the expected format`))
    // Optional fields are left out of the value too, which is the only difference between the types.
    const value: unknown = parsed.data
    if (path === HEAD_FILE) {
      const { version: _, ...rest } = value as CampaignHead & { readonly version: number }
      head = rest
    } else if (path.startsWith(GROUPS)) groups.push(value as PatchGroup)
    else if (path.startsWith(SAMPLES)) samples.set(keyIn(path), value as PatchSample)
    else if (path.startsWith(APPROVED)) {
      const leaves = value as CampaignLeaf[]
      if (new Set(leaves.map(({ repository }) => repository)).size !== leaves.length)
        return failure(LEDGER_ERRORS.damaged(id, `${path} names a repository twice`))
      approved.set(keyIn(path) as Digest, leaves)
    } else for (const row of value as Row[]) rows.set(row.id, row)
  }
  if (head === undefined) return failure(LEDGER_ERRORS.damaged(id, `${HEAD_FILE} is missing`))
  const sorted = [...rows].sort(([a], [b]) => compareBytes(a, b))
  return success({ head, rows: new Map(sorted), groups: groups.sort(byLabel), samples, approved })
}

function keyIn(path: string): string {
  return path.slice(path.indexOf('/') + 1, -'.json'.length)
}

function byLabel({ label: a }: PatchGroup, { label: b }: PatchGroup): number {
  return a.length - b.length || compareBytes(a, b)
}

/** Before anything else: a newer format may look like a damaged one. */
function versionOf(files: LedgerFiles): number | undefined {
  const json = parseJson(asBuffer(files.get(HEAD_FILE) ?? new Uint8Array()).toString('utf8'))
  const version = json.ok ? (json.value as { readonly version?: unknown } | null)?.version : undefined
  return typeof version === 'number' ? version : undefined
}

function kindOf(path: string): 'head' | 'rows' | 'group' | 'sample' | 'approved' | 'other' {
  if (path === HEAD_FILE) return 'head'
  if (/^rows\/[0-9a-f]{2}\.json$/.test(path)) return 'rows'
  if (/^groups\/[a-z]+\.json$/.test(path)) return 'group'
  if (/^samples\/[0-9a-f]{64}\.json$/.test(path)) return 'sample'
  return /^approved\/[0-9a-f]{64}\.json$/.test(path) ? 'approved' : 'other'
}

/** The schemas of a ledger's contents, for modules that save parts of it. */
export const ledgerSchemas = once(() => {
  const hash = z.string().check(z.regex(/^[0-9a-f]{64}$/))
  const objectName = z.string().check(z.regex(/^(?:|[0-9a-f]{40}|[0-9a-f]{64})$/))
  const natural = z.int().check(z.gte(0))
  const row = z.strictObject({
    id: z.string().check(z.minLength(1)),
    name: z.string(),
    state: z.enum(Object.keys(ROW_STATES)),
    head: z.optional(objectName),
    plan: z.optional(hash),
    calls: z.optional(z.array(z.string())),
    run: z.optional(natural),
    patch: z.optional(hash),
    size: z.optional(z.strictObject({ files: natural, additions: natural, deletions: natural })),
    wave: z.optional(z.string()),
    why: z.optional(z.strictObject({ code: z.enum(Object.keys(TOOL_ERRORS)), message: z.string(), advice: z.string() })),
    delivered: z.optional(
      z.strictObject({
        plan: hash,
        to: z.enum(DELIVERED_TO),
        commit: z.optional(objectName),
        branch: z.optional(z.string()),
        pull: z.optional(natural),
      }),
    ),
  })
  const approval = z.strictObject({
    digest: hash,
    group: z.optional(z.string()),
    wave: z.optional(z.string()),
    by: z.string(),
    seal: z.string(),
  })
  const sample = z.strictObject({ repository: z.string(), text: z.string(), isCut: z.boolean() })
  return {
    head: z.strictObject({
      version: z.literal(LEDGER_VERSION),
      phase: z.enum(PHASES),
      definition: hash,
      date: z.iso.date(),
      digest: z.optional(hash),
      plannedAt: z.optional(z.iso.datetime()),
      approvals: z.array(approval),
    }),
    row,
    rows: z.array(row),
    group: z.strictObject({
      label: z.string().check(z.regex(/^[a-z]+$/)),
      patch: hash,
      sample,
    }),
    sample,
    approved: z.array(
      z.strictObject({ repository: z.string(), head: objectName, plan: hash, group: z.string(), wave: z.string(), patch: hash }),
    ),
    other: z.never(),
  }
})

export const LEDGER_ERRORS = {
  newer: (id: string, version: number) =>
    toolError(
      'ledger_version',
      `The ledger of the campaign '${id}' has format ${version}, but this version of Sous only reads format ${LEDGER_VERSION}`,
      'Update Sous. Nothing was changed.',
    ),
  damaged: (id: string, why: string) =>
    toolError(
      'ledger_damaged',
      `The ledger of the campaign '${id}' is damaged: ${why}`,
      `Delete it with 'git update-ref -d ${ledgerRef(id)}'. 'sous campaign plan' builds it again from the repositories.`,
    ),
}

export const LEDGER_PREFIX = 'refs/sous/campaigns/'

/** The ref of a campaign in its control repository. */
export function ledgerRef(id: string): string {
  return LEDGER_PREFIX + id
}
