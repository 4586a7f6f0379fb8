import type { FileChange } from '../model/change.ts'
import { sha256 } from '../model/digest.ts'
import type { FileVersion, PlannedChange } from '../model/plan.ts'
import { failure, type Result, success } from '../model/result.ts'
import { type ToolError, toolError } from '../model/tool-error.ts'
import type { DiskFault } from '../system/disk.ts'

/** Every content before and after, each once, one after the other as the plan names them: thousands of files take seconds. */
export function packContents(changes: readonly FileChange[], planned: readonly PlannedChange[]): readonly Uint8Array[] {
  const names = planned.flatMap((change) => sidesOf<FileVersion>(change)).map(({ sha256: name }) => name)
  const contents = changes.flatMap((change) => sidesOf<Uint8Array>(change))
  return [...new Map(contents.map((bytes, index) => [names[index] ?? '', bytes])).values()]
}

function sidesOf<T>(change: { readonly kind: string; readonly before?: T; readonly after?: T }): readonly T[] {
  return [change.before, change.after].filter((side) => side !== undefined)
}

/** The contents of such a pack. The plan says how long each is; whether it is the right one is for the reader to see. */
export function openPack(planned: readonly PlannedChange[], pack: Uint8Array): Result<BlobSource, ToolError> {
  const contents = new Map<string, Uint8Array>()
  let end = 0
  for (const change of planned)
    for (const { sha256: name, size } of sidesOf<FileVersion>(change)) {
      if (contents.has(name)) continue
      contents.set(name, pack.subarray(end, end + size))
      end += size
    }
  if (end !== pack.length) return failure(tampered(`its contents have ${pack.length} bytes, not ${end}`))
  return success({
    read(name) {
      const bytes = contents.get(name)
      return bytes === undefined ? failure({ code: 'ENOENT', message: 'it is not there' }) : success({ bytes })
    },
  })
}

/** Where contents are kept, each under its hash. */
export interface BlobSource {
  read(name: string): Result<{ readonly bytes: Uint8Array }, DiskFault>
}

/** The changes with their bytes, if these are the ones that the plan names. */
export function readChanges(planned: readonly PlannedChange[], blobs: BlobSource): Result<readonly FileChange[], ToolError> {
  const changes: FileChange[] = []
  for (const change of planned) {
    const read = readChange(change, (version) => readBlob(blobs, version))
    if (!read.ok) return failure(tampered(`the content of '${change.path}' ${read.error}`))
    changes.push(read.value)
  }
  return success(changes)
}

function readChange(change: PlannedChange, read: (version: FileVersion) => Result<Uint8Array, string>): Result<FileChange, string> {
  if (change.kind === 'create_directory') return success(change)
  const { path } = change
  const before = change.kind === 'create' ? success(new Uint8Array()) : read(change.before)
  if (!before.ok) return before
  if (change.kind === 'delete') return success({ kind: 'delete', path, before: before.value, modeBefore: change.before.mode })
  const after = read(change.after)
  if (!after.ok) return after
  const { mode } = change.after
  if (change.kind === 'create') return success({ kind: 'create', path, after: after.value, mode })
  return success({ kind: 'update', path, before: before.value, after: after.value, modeBefore: change.before.mode, mode })
}

function readBlob(blobs: BlobSource, { sha256: wanted, size }: FileVersion): Result<Uint8Array, string> {
  const blob = blobs.read(wanted)
  if (!blob.ok) return failure(`cannot be read: ${blob.error.message}`)
  const { bytes } = blob.value
  return bytes.length === size && sha256(bytes) === wanted ? success(bytes) : failure('is another one')
}

export function tampered(why: string): ToolError {
  return toolError('plan_tampered', `The plan cannot be believed: ${why}`, 'Make the plan anew.')
}
