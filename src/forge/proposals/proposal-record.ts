import * as z from 'zod/mini'
import { sha256 } from '../../model/digest.ts'
import { parseJson } from '../../model/json-text.ts'
import type { Plan } from '../../model/plan.ts'
import type { Refusal } from '../../model/reason.ts'
import { type Result, success } from '../../model/result.ts'
import { readState, writeState } from '../plans/state-commit.ts'
import type { RemoteRepository } from '../remote/remote-git.ts'

/** What Sous itself last put on a branch of proposals. A name, a trailer or an address on a commit anybody can forge. */
export interface ProposalRecord {
  readonly schemaVersion: 1
  readonly commit: string
  readonly digest: string
  /** Hash of the changes alone: the same on another base as long as the touched files are the same there. */
  readonly changes: string
  /** The commit that it was made on. */
  readonly base?: string | undefined
}

export interface FoundRecord {
  readonly id: string
  /** `undefined` when it cannot be read. */
  readonly record: ProposalRecord | undefined
}

const RECORD_FILE = 'proposal.json'

export function recordRef(branch: string): string {
  return `refs/sous/proposals/${sha256(Buffer.from(branch)).slice(0, 16)}`
}

export function hashChanges({ changes }: Pick<Plan, 'changes'>): string {
  return sha256(Buffer.from(JSON.stringify(changes.toSorted((a, b) => (a.path < b.path ? -1 : 1)))))
}

export async function readRecord(remote: RemoteRepository, branch: string): Promise<Result<FoundRecord | undefined, Refusal>> {
  const id = await remote.fetchRef(recordRef(branch))
  if (!id.ok || id.value === undefined) return id.ok ? success(undefined) : id
  const state = await readState(remote, id.value)
  return state.ok ? success({ id: id.value, record: parseRecord(state.value?.files.get(RECORD_FILE)) }) : state
}

/** Written locally; pushed together with the branch. */
export async function writeRecord(remote: RemoteRepository, record: ProposalRecord, now: Date): Promise<Result<string, Refusal>> {
  const stored = await remote.storeContents([Buffer.from(`${JSON.stringify(record, undefined, 2)}\n`)])
  if (!stored.ok) return stored
  const entries = new Map([[RECORD_FILE, { mode: '100644', id: stored.value[0] ?? '' } as const]])
  return writeState(remote, { entries, subject: `Proposal ${record.digest}`, time: now })
}

function parseRecord(bytes: Uint8Array | undefined): ProposalRecord | undefined {
  const json = bytes === undefined ? undefined : parseJson(Buffer.from(bytes).toString('utf8'))
  if (!json?.ok) return undefined
  const hex = z.string().check(z.regex(/^[0-9a-f]{40,64}$/))
  const record = z
    .strictObject({ schemaVersion: z.literal(1), commit: hex, digest: hex, changes: hex, base: z.optional(hex) })
    .safeParse(json.value)
  return record.success ? record.data : undefined
}
