import { type Refusal, refusal } from '../../base/errors/reasons.ts'
import { failure, type Result, success } from '../../base/result.ts'
import { CommitObjects } from '../../git/commit-objects.ts'
import { decodeOutput } from '../../git/git.ts'
import { type GitObject, readObjects } from '../../git/trees.ts'
import { REMOTE_GIT_ERRORS, type RemoteRepository } from './remote-git.ts'

export interface SourceRequest {
  readonly commit: string
  /** The directories whose files are wanted. */
  readonly directories: readonly string[]
  readonly names: RegExp
  /** Larger files are left out. */
  readonly maxFileBytes: number
}

/** How many files are read, and how many bytes altogether: recipes are small. */
const MAX_FILES = 500
const MAX_BYTES = 16 * 1024 * 1024

/**
 * Fetches the files of some directories of one commit: first the commit with its trees, then the small files below those
 * directories. Nothing is checked out, and the server never decides what an object is called.
 */
export async function fetchCommitObjects(remote: RemoteRepository, request: SourceRequest): Promise<Result<CommitObjects, Refusal>> {
  const { commit, directories, names, maxFileBytes } = request
  const fetched = await remote.fetchCommit(commit, { contents: false })
  if (!fetched.ok) return fetched
  const trees = await listTrees(remote, commit, directories)
  if (!trees.ok) return trees
  const known = await read(remote, [commit, `${commit}:`, ...trees.value.values()])
  if (!known.ok) return known
  const listing = new CommitObjects(commit, known.value)
  const wanted = directories.flatMap((directory) => {
    const [tree, entries] = [trees.value.get(directory), listing.list(directory)]
    return tree === undefined || entries === undefined || entries.size === 0 ? [] : [{ tree, entries }]
  })
  if (wanted.length === 0) return success(listing)
  // The trees are here already, so the server has to be asked for what is below them once more.
  const options = ['--refetch', `--filter=blob:limit=${maxFileBytes + 1}`, '--end-of-options', remote.options.url]
  const filled = await remote.fetch([...options, ...wanted.map(({ tree }) => tree)], 'fetch the recipes', undefined)
  if (!filled.ok) return filled
  const sizes = await blobSizes(remote)
  if (!sizes.ok) return sizes
  const files = [
    ...new Set(
      wanted.flatMap(({ entries }) => [...entries].flatMap(([name, { kind, id }]) => (kind === 'file' && names.test(name) ? [id] : []))),
    ),
  ]
  if (files.length > MAX_FILES) return failure(ERRORS.tooMany(commit, files.length))
  const small = files.filter((id) => (sizes.value.get(id) ?? Number.POSITIVE_INFINITY) <= maxFileBytes)
  if (small.reduce((sum, id) => sum + (sizes.value.get(id) ?? 0), 0) > MAX_BYTES) return failure(ERRORS.tooLarge(commit))
  const blobs = await read(remote, small)
  return blobs.ok ? success(new CommitObjects(commit, [...known.value, ...blobs.value])) : blobs
}

/** The trees of the directories and of those above them, by path. Where one is a link or a submodule there is none. */
async function listTrees(
  remote: RemoteRepository,
  commit: string,
  directories: readonly string[],
): Promise<Result<ReadonlyMap<string, string>, Refusal>> {
  const listed = await remote.list(['ls-tree', '-t', '-z', '--full-tree', commit, '--', ...directories])
  if (!listed.ok) return failure(REMOTE_GIT_ERRORS.localRefusal('read the commit', listed.error))
  const trees = decodeOutput(listed.value).matchAll(/(?:^|\0)040000 tree ([0-9a-f]+)\t([^\0]*)/g)
  return success(new Map([...trees].map(([, id = '', path = '']) => [path, id])))
}

async function read(remote: RemoteRepository, names: readonly string[]): Promise<Result<readonly GitObject[], Refusal>> {
  if (names.length === 0) return success([])
  const objects = await readObjects(remote.options.git, remote.place, names)
  if (!objects.ok) return failure(REMOTE_GIT_ERRORS.localRefusal('read the commit', objects.error))
  return success(objects.value.flatMap((object) => (isKnown(object) ? [object] : [])))
}

function isKnown(object: { readonly type: string } | undefined): object is GitObject {
  return object !== undefined && ['commit', 'tree', 'blob'].includes(object.type)
}

/** Of the files that are here. Asking for one that is not would send git to the server. */
async function blobSizes(remote: RemoteRepository): Promise<Result<ReadonlyMap<string, number>, Refusal>> {
  const listed = await remote.list(['cat-file', '--batch-all-objects', '--batch-check=%(objectname) %(objecttype) %(objectsize)'])
  if (!listed.ok) return failure(REMOTE_GIT_ERRORS.localRefusal('list the recipes', listed.error))
  const lines = decodeOutput(listed.value).matchAll(/^([0-9a-f]+) blob (\d+)$/gm)
  return success(new Map([...lines].map(([, id = '', size]) => [id, Number(size)])))
}

/**
 * Checks that a branch or tag of the repository contains the commit. GitHub also serves the commits of every fork under the name of
 * the original, so a full commit alone does not show that it is the owner's.
 */
export async function checkPublished(remote: RemoteRepository, commit: string): Promise<Refusal | undefined> {
  const refs = await remote.lsRemote(['refs/heads/*', 'refs/tags/*'], 'read the branches and tags')
  if (!refs.ok) return refs.error
  if ([...refs.value.values()].includes(commit)) return undefined
  const fetched = await remote.fetch(
    ['--filter=tree:0', '--end-of-options', remote.options.url, '+refs/heads/*:refs/fetched/heads/*', '+refs/tags/*:refs/fetched/tags/*'],
    'read the history',
    undefined,
  )
  if (!fetched.ok) return fetched.error
  const found = await remote.run(['for-each-ref', '--count=1', '--contains', commit, 'refs/fetched/'])
  if (!found.ok) return REMOTE_GIT_ERRORS.localRefusal('read the history', found.error)
  if (found.value.length > 0) return undefined
  return ERRORS.impostor(commit)
}

/** The commit that a version is at now: the default branch if none is named, or else a commit, a tag or a branch. */
export async function resolveVersion(remote: RemoteRepository, version: string | undefined): Promise<Result<string, Refusal>> {
  if (version === undefined) return remote.readTip()
  if (/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(version)) return success(version)
  const [tag, branch] = [`refs/tags/${version}`, `refs/heads/${version}`]
  const refs = await remote.lsRemote([tag, `${tag}^{}`, branch], 'read the branches and tags')
  if (!refs.ok) return refs
  const found = refs.value.get(`${tag}^{}`) ?? refs.value.get(tag) ?? refs.value.get(branch)
  return found === undefined ? failure(ERRORS.noVersion(version)) : success(found)
}

const ERRORS = {
  tooMany: (commit: string, count: number) =>
    refusal('source_unavailable', `Commit ${commit.slice(0, 12)} has ${count} recipes, more than ${MAX_FILES}`),
  tooLarge: (commit: string) =>
    refusal('source_unavailable', `The recipes of commit ${commit.slice(0, 12)} have more than ${MAX_BYTES} bytes`),
  impostor: (commit: string) => refusal('impostor_commit', `No branch or tag of the repository contains the commit ${commit}`),
  noVersion: (version: string) => refusal('ref_missing', `There is no branch or tag '${version}'`),
}
