import * as z from 'zod/mini'
import { parseJson } from '../../model/json-text.ts'
import { type Refusal, refusal } from '../../model/reason.ts'
import type { Digest } from '../../model/recipe.ts'
import { failure, type Result, success } from '../../model/result.ts'
import { Positive } from '../api/answer-schemas.ts'
import type { GitHub } from '../api/github-client.ts'
import type { RemoteRepository } from '../remote/remote-git.ts'
import type { RunId } from './plan-state.ts'
import { readState, writeState } from './state-commit.ts'

/** Who lands what. */
export interface LockHolder {
  readonly schemaVersion: 1
  readonly run: RunId
  readonly digest: Digest
  /** Random: two locks of one run are not the same lock. */
  readonly claim: string
}

export interface FoundLock {
  readonly id: string
  readonly holder: LockHolder
}

const LOCK_FILE = 'lock.json'

/** Makes a lock, locally: a commit that holds all that is to be known of it, so that there is never a lock without its holder. */
export async function writeLock(remote: RemoteRepository, holder: LockHolder, now: Date): Promise<Result<string, Refusal>> {
  const stored = await remote.storeContents([Buffer.from(`${JSON.stringify(holder, undefined, 2)}\n`)])
  if (!stored.ok) return stored
  const entries = new Map([[LOCK_FILE, { mode: '100644', id: stored.value[0] ?? '' } as const]])
  return writeState(remote, { entries, subject: `Lock of run ${holder.run.id}`, time: now })
}

/** The lock that is there now, if any. One that cannot be read stays: somebody may rely on it. */
export async function readLock(remote: RemoteRepository, ref: string): Promise<Result<FoundLock | undefined, Refusal>> {
  const id = await remote.fetchRef(ref)
  if (!id.ok || id.value === undefined) return id.ok ? success(undefined) : id
  const state = await readState(remote, id.value)
  if (!state.ok) return state
  const holder = readHolder(state.value?.files.get(LOCK_FILE))
  return holder === undefined ? failure(ambiguous(ref)) : success({ id: id.value, holder })
}

function readHolder(bytes: Uint8Array | undefined): LockHolder | undefined {
  const json = bytes === undefined ? undefined : parseJson(Buffer.from(bytes).toString('utf8'))
  if (!json?.ok) return undefined
  const id = z.int().check(z.gte(0))
  const hex = (digits: number) => z.string().check(z.regex(new RegExp(`^[0-9a-f]{${digits}}$`)))
  const run = z.strictObject({ id, attempt: id })
  const holder = z.strictObject({ schemaVersion: z.literal(1), run, digest: hex(64), claim: hex(32) }).safeParse(json.value)
  return holder.success ? (holder.data as LockHolder) : undefined
}

function ambiguous(ref: string): Refusal {
  return refusal(
    'lock_ambiguous',
    `There is a lock '${ref}' that cannot be read, so nobody knows whether a landing is under way`,
    `Make sure that no run of Sous is landing a plan, then remove it: git push origin :${ref}`,
  )
}

export function held(ref: string, { run, digest }: LockHolder, why: string): Refusal {
  return refusal(
    'lock_held',
    `Run ${run.id} (attempt ${run.attempt}) is landing the plan ${digest}${why}`,
    `Wait until it has ended, then approve again. If it is gone for good: git push origin :${ref}`,
  )
}

const Run = z.object({ id: Positive, run_attempt: Positive, status: z.nullable(z.string()) })

/** Whether an attempt of a run has ended, as GitHub says: it is complete, or a later attempt has begun. Any doubt is an error. */
export async function isRunOver(github: GitHub, { id, attempt }: RunId): Promise<Result<boolean, Refusal>> {
  const run = await github.request('GET /repos/{owner}/{repo}/actions/runs/{run_id}', { run_id: id }, Run)
  if (!run.ok) return run
  return success(run.value.run_attempt > attempt || (run.value.run_attempt === attempt && run.value.status === 'completed'))
}
