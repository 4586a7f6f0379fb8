import * as fs from 'node:fs'
import * as path from 'node:path'
import * as z from 'zod/mini'
import { asBuffer } from '../../base/bytes.ts'
import { parseJson } from '../../base/text/json.ts'
import { ledgerSchemas } from '../../campaign/ledger-format.ts'
import type { DeliveryRecord } from '../../campaign/transitions.ts'
import { moveRef, readRef, readSnapshot, writeSnapshot } from '../../git/snapshots.ts'
import { attempt } from '../../system/disk/disk.ts'
import type { OpenFolder } from '../open-folder.ts'

/** A repository's own record of a campaign. A lost ledger is built again from these. */
function recordRef(campaign: string): string {
  return `refs/sous/delivered/${campaign}`
}

const FILE = 'delivery.json'

/** Records in a repository what was delivered to it. A second call changes nothing. */
export async function writeDelivery({ tree, git }: OpenFolder, campaign: string, record: DeliveryRecord): Promise<void> {
  const { repository } = tree
  if (repository === undefined) return
  const place = { git, repository }
  const ref = recordRef(campaign)
  const text = `${JSON.stringify(record, undefined, 2)}\n`
  const tip = await readRef(place, ref)
  const before = tip.ok && tip.value !== undefined ? await readSnapshot(place, tip.value) : undefined
  const known = before?.ok ? before.value.files.get(FILE) : undefined
  if (!tip.ok || (known !== undefined && asBuffer(known).toString('utf8') === text)) return
  const { name, delivered } = record.row
  const written = await writeSnapshot(place, {
    files: new Map([[FILE, Buffer.from(text)]]),
    previous: before?.ok ? before.value : undefined,
    message: `${campaign}: ${name} as ${delivered?.to}`,
    time: new Date(),
  })
  // Without it only a ledger that is lost cannot be built again as it was.
  if (written.ok) await moveRef(place, { ref, from: tip.value, to: written.value.commit })
}

/** Whether git has to be asked: most repositories of a new campaign have no such ref, as a look at two files tells. */
function mayHaveRef(gitDirectory: string, ref: string): boolean {
  const at = (name: string) => path.join(gitDirectory, name)
  // Another work tree's refs are elsewhere, and a table of refs is not a file for each.
  if (fs.existsSync(at('commondir')) || fs.existsSync(at('reftable')) || fs.existsSync(at(ref))) return true
  const packed = attempt(() => fs.readFileSync(at('packed-refs'), 'utf8'))
  return packed.ok && packed.value.includes(ref)
}

/** A repository's record, if git confirms it: anyone who can push there can write one. */
export async function readDelivery({ tree, git }: OpenFolder, campaign: string): Promise<DeliveryRecord | undefined> {
  const { repository } = tree
  if (repository === undefined || !mayHaveRef(repository.gitDirectory, recordRef(campaign))) return undefined
  const place = { git, repository }
  const tip = await readRef(place, recordRef(campaign))
  const found = tip.ok && tip.value !== undefined ? await readSnapshot(place, tip.value) : undefined
  const json = found?.ok ? parseJson(asBuffer(found.value.files.get(FILE) ?? new Uint8Array()).toString('utf8')) : undefined
  const Record = z.strictObject({ row: ledgerSchemas().row, sample: ledgerSchemas().sample })
  const read = json?.ok ? Record.safeParse(json.value) : undefined
  if (!read?.success) return undefined
  const data: unknown = read.data
  const record = data as DeliveryRecord
  const { id, plan, delivered } = record.row
  if (id !== tree.folder || record.sample.repository !== id || delivered === undefined || delivered.plan !== plan) return undefined
  if (delivered.commit === undefined) return record
  const commit = await git.run({ ...repository, args: ['cat-file', '-p', delivered.commit] })
  return commit.ok && asBuffer(commit.value).toString('utf8').includes(`\nSous-Plan: ${plan}\n`) ? record : undefined
}
