import { failure, type Result, success } from '../base/result.ts'
import { decodeOutput, type Git, type GitFault, isObjectId, type RepositoryPlace } from './git.ts'
import {
  blobId,
  bytesOfId,
  bytesOfPath,
  EditedTree,
  formatOf,
  type GitObject,
  type ObjectFormat,
  objectId,
  packObjects,
  readObjects,
} from './trees.ts'

/** Some files as a commit has them. Commits of one ref are a chain: each names the one before. */
export interface Snapshot {
  readonly commit: string
  /** By path. */
  readonly files: ReadonlyMap<string, Uint8Array>
}

export interface SnapshotPlace {
  readonly git: Git
  /** Where the objects are. No index, work tree or branch of it is read or written. */
  readonly repository: RepositoryPlace
}

/** Reads all files of a commit. */
export async function readSnapshot({ git, repository }: SnapshotPlace, commit: string): Promise<Result<Snapshot, GitFault>> {
  if (!isObjectId(commit)) throw new Error(`Not an object id: ${commit}`)
  const listed = await git.run({ ...repository, args: ['ls-tree', '-r', '-z', '--full-tree', commit] })
  if (!listed.ok) return listed
  const entries = decodeOutput(listed.value)
    .split('\0')
    .flatMap((line) => {
      const [, id, path] = /^100644 blob ([0-9a-f]+)\t(.+)$/s.exec(line) ?? []
      return id === undefined || path === undefined ? [] : [{ id, path }]
    })
  if (entries.length === 0) return success({ commit, files: new Map() })
  const objects = await readObjects(
    git,
    repository,
    entries.map(({ id }) => id),
  )
  if (!objects.ok) return objects
  const files = entries.flatMap(({ path }, index) => {
    const object = objects.value[index]
    return object === undefined ? [] : [[path, object.bytes] as const]
  })
  return success({ commit, files: new Map(files) })
}

export interface NewSnapshot {
  /** All of them. */
  readonly files: ReadonlyMap<string, Uint8Array>
  readonly previous: Snapshot | undefined
  readonly message: string
  readonly time: Date
}

/** As many loose files are fine; more are kept as one pack. */
const MAX_LOOSE_OBJECTS = 100

/** Writes the objects of the next commit. No ref points to it yet. */
export async function writeSnapshot(
  place: SnapshotPlace,
  { files, previous, message, time }: NewSnapshot,
): Promise<Result<Snapshot, GitFault>> {
  const { git, repository } = place
  const format = previous === undefined ? await readObjectFormat(place) : success(formatOf(previous.commit))
  if (!format.ok) return format
  const objects = new Map<string, GitObject>()
  const tree = EditedTree.empty(format.value)
  for (const [path, bytes] of files) {
    const id = knownBlobId(bytes, format.value)
    if (previous?.files.get(path) !== bytes) objects.set(id, { type: 'blob', bytes })
    tree.put(bytesOfPath(path), { mode: '100644', id: bytesOfId(id) })
  }
  const commit: GitObject = { type: 'commit', bytes: Buffer.from(snapshotText({ tree: tree.write(objects), previous, message, time })) }
  const id = objectId(commit, format.value)
  objects.set(id, commit)
  const args = objects.size > MAX_LOOSE_OBJECTS ? ['index-pack', '--stdin'] : ['unpack-objects', '-q']
  const written = await git.run({ ...repository, args, input: packObjects([...objects.values()], format.value) })
  return written.ok ? success({ commit: id, files }) : written
}

/** Most files of a snapshot are those of the one before. */
const BLOB_IDS = new WeakMap<Uint8Array, string>()

function knownBlobId(bytes: Uint8Array, format: ObjectFormat): string {
  const known = BLOB_IDS.get(bytes)
  if (known !== undefined && formatOf(known) === format) return known
  const id = blobId(bytes, format)
  BLOB_IDS.set(bytes, id)
  return id
}

const SOUS_ITSELF = 'Sous <sous@localhost>'

function snapshotText({ tree, previous, message, time }: Omit<NewSnapshot, 'files'> & { readonly tree: string }): string {
  const signature = `${SOUS_ITSELF} ${Math.floor(time.getTime() / 1000)} +0000`
  const parent = previous === undefined ? [] : [`parent ${previous.commit}`]
  return `${[`tree ${tree}`, ...parent, `author ${signature}`, `committer ${signature}`].join('\n')}\n\n${message.trim()}\n`
}

async function readObjectFormat({ git, repository }: SnapshotPlace): Promise<Result<ObjectFormat, GitFault>> {
  const asked = await git.run({ ...repository, args: ['rev-parse', '--show-object-format'] })
  if (!asked.ok) return asked
  return success(decodeOutput(asked.value).trim() === 'sha256' ? 'sha256' : 'sha1')
}

export interface RefMove {
  readonly ref: string
  /** Where it must be now; `undefined` if it must not exist. */
  readonly from: string | undefined
  readonly to: string
}

/** Where a ref of this repository points; `undefined` if it does not exist. */
export async function readRef({ git, repository }: SnapshotPlace, ref: string): Promise<Result<string | undefined, GitFault>> {
  const found = await git.run({ ...repository, args: ['rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`] })
  if (found.ok) return success(decodeOutput(found.value).trim())
  // Exit code 1 means that there is none; anything else is an error.
  return found.error.exitCode === 1 ? success(undefined) : found
}

/** The names of all refs below a prefix. */
export async function listRefs({ git, repository }: SnapshotPlace, prefix: string): Promise<Result<readonly string[], GitFault>> {
  const listed = await git.run({ ...repository, args: ['for-each-ref', '--format=%(refname)', prefix] })
  return listed.ok
    ? success(
        decodeOutput(listed.value)
          .split('\n')
          .filter((name) => name !== ''),
      )
    : listed
}

/** Moves a ref of this repository by compare-and-swap. `false` if it is not where it was expected. */
export async function moveRef(place: SnapshotPlace, { ref, from, to }: RefMove): Promise<Result<boolean, GitFault>> {
  const { git, repository } = place
  const moved = await git.run({ ...repository, args: ['update-ref', '--no-deref', ref, to, from ?? '0'.repeat(to.length)] })
  if (moved.ok) return success(true)
  const now = await readRef(place, ref)
  if (!now.ok) return now
  if (now.value === to) return success(true)
  return now.value === from ? failure(moved.error) : success(false)
}
