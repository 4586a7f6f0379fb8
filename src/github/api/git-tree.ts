import * as z from 'zod/mini'
import type { FileMode } from '../../base/change.ts'
import { type Refusal, refusal } from '../../base/errors/reasons.ts'
import { failure, type Result, success } from '../../base/result.ts'
import { decodeOutput, type Git, type RepositoryPlace } from '../../git/git.ts'
import { blobId, entriesIn, formatOf, type GitObject, objectId, readObjects } from '../../git/trees.ts'
import type { EntryKind } from '../../workspace/workspace.ts'
import { ObjectId } from './api-answers.ts'
import type { GitHub } from './github-client.ts'
import { askGraphql } from './graphql.ts'

/** One entry of a directory in git. */
export interface GitEntry {
  readonly kind: Exclude<EntryKind, 'missing'>
  readonly mode: FileMode
  readonly id: string
  readonly size: number
}

/** Entries by name, for each directory that was listed; the top is `''`. */
export type GitDirectories = ReadonlyMap<string, ReadonlyMap<string, GitEntry>>

/** Old repositories have other modes too, but no file that is read here does. */
const KINDS: ReadonlyMap<string, GitEntry['kind']> = new Map([
  ['100644', 'file'],
  ['100755', 'file'],
  ['040000', 'directory'],
  ['120000', 'symlink'],
])

const Tree = z.object({
  sha: ObjectId,
  truncated: z.boolean(),
  tree: z.array(
    z.object({
      path: z.string(),
      mode: z.string(),
      sha: ObjectId,
      size: z.optional(z.int().check(z.nonnegative())),
    }),
  ),
})

const Blob = z.object({ sha: ObjectId, encoding: z.literal('base64'), content: z.string() })

/** Lists a tree or a commit's tree recursively. `undefined` if GitHub truncates it. */
export async function readTreeBelow(github: GitHub, id: string): Promise<Result<GitDirectories | undefined, Refusal>> {
  const answer = await github.request('GET /repos/{owner}/{repo}/git/trees/{tree_sha}', { tree_sha: id, recursive: '1' }, Tree)
  if (!answer.ok) return answer
  return success(answer.value.truncated ? undefined : byDirectory(answer.value.tree))
}

/** Lists one directory only. */
export async function readTree(github: GitHub, id: string): Promise<Result<ReadonlyMap<string, GitEntry>, Refusal>> {
  const answer = await github.request('GET /repos/{owner}/{repo}/git/trees/{tree_sha}', { tree_sha: id }, Tree)
  if (!answer.ok) return answer
  // GitHub truncates a single directory only if it is absurdly large.
  if (answer.value.truncated) return failure(ERRORS.incompleteTree(id))
  return success(byDirectory(answer.value.tree).get('') ?? new Map())
}

/** A file's bytes, checked against the id. */
export async function readBlob(github: GitHub, id: string): Promise<Result<Uint8Array, Refusal>> {
  const answer = await github.request('GET /repos/{owner}/{repo}/git/blobs/{file_sha}', { file_sha: id }, Blob)
  if (!answer.ok) return answer
  const bytes = Buffer.from(answer.value.content, 'base64')
  return isBlob(id, bytes) ? success(bytes) : failure(ERRORS.wrongContent(id))
}

/** Whether the bytes hash to the id. */
export function isBlob(id: string, bytes: Uint8Array): boolean {
  return blobId(bytes, formatOf(id)) === id
}

/** As git writes modes. */
export function entryKind(mode: string): GitEntry['kind'] {
  return KINDS.get(mode) ?? 'other'
}

function byDirectory(entries: z.output<typeof Tree>['tree']): GitDirectories {
  const directories = new Map<string, Map<string, GitEntry>>([['', new Map()]])
  for (const { path, mode, sha, size = 0 } of entries) {
    const slash = path.lastIndexOf('/')
    const parent = path.slice(0, Math.max(slash, 0))
    const names = directories.get(parent) ?? new Map<string, GitEntry>()
    directories.set(parent, names)
    const kind = entryKind(mode)
    names.set(path.slice(slash + 1), { kind, mode: mode === '100755' ? mode : '100644', id: sha, size })
  }
  return directories
}

/** Reads the objects of a commit. Everything it returns hashes to the requested id. */
export interface TreeSource {
  /** Everything below a tree or commit; `undefined` if it must be listed directory by directory. */
  below(id: string): Promise<Result<GitDirectories | undefined, Refusal>>
  /** One directory: a tree, or the top of a commit. */
  tree(id: string): Promise<Result<ReadonlyMap<string, GitEntry>, Refusal>>
  blob(id: string): Promise<Result<Uint8Array, Refusal>>
  /** Several small texts at once, without those that need their own request. */
  blobs(ids: readonly string[]): Promise<Result<ReadonlyMap<string, Uint8Array>, Refusal>>
}

export function gitHubObjects(github: GitHub): TreeSource {
  return {
    below: (id) => readTreeBelow(github, id),
    tree: (id) => readTree(github, id),
    blob: (id) => readBlob(github, id),
    blobs: (ids) => readBlobs(github, ids),
  }
}

const Answer = z.object({
  data: z.object({ repository: z.record(z.string(), z.nullable(z.object({ text: z.optional(z.nullable(z.string())) }))) }),
})

/**
 * Several small texts in one request, by blob id. Files whose bytes do not hash to their id, such as binary ones, are left out and
 * can be requested one by one.
 */
export async function readBlobs(github: GitHub, ids: readonly string[]): Promise<Result<ReadonlyMap<string, Uint8Array>, Refusal>> {
  const fields = ids.map((id, index) => `b${index}: object(oid: "${id}") { ... on Blob { text } }`)
  const query = `query($owner: String!, $name: String!) { repository(owner: $owner, name: $name) { ${fields.join(' ')} } }`
  const { owner, name } = github.repository
  const answer = await askGraphql(github, { query, variables: { owner, name } }, Answer)
  if (!answer.ok) return answer
  const blobs = new Map<string, Uint8Array>()
  for (const [index, id] of ids.entries()) {
    const bytes = Buffer.from(answer.value?.data.repository[`b${index}`]?.text ?? '')
    if (isBlob(id, bytes)) blobs.set(id, bytes)
  }
  return success(blobs)
}

/**
 * The objects of the checked-out repository. An earlier step can write there, so an object counts only if its bytes hash to its
 * id: a tampered repository can only lack objects.
 */
export class CheckoutObjects {
  readonly #git: Git
  readonly #place: RepositoryPlace

  constructor(git: Git, { gitDirectory, workTree }: RepositoryPlace) {
    this.#git = git
    this.#place = { gitDirectory, workTree }
  }

  /** The parents of a commit, in order; `undefined` if it is missing. */
  async parents(id: string): Promise<readonly string[] | undefined> {
    return (await this.#commit(id))?.parents
  }

  /** A directory or the root of a commit; `undefined` if it is missing. */
  async tree(id: string): Promise<ReadonlyMap<string, GitEntry> | undefined> {
    const commit = await this.#commit(id)
    const bytes = await this.#read(commit?.tree ?? id, 'tree')
    if (bytes === undefined) return undefined
    const entries = [...entriesIn(bytes, formatOf(id))].map(
      ([name, entry]) =>
        [
          Buffer.from(name, 'latin1').toString('utf8'),
          { mode: entry.mode.padStart(6, '0'), id: Buffer.from(entry.id, 'latin1').toString('hex') },
        ] as const,
    )
    const sizes = await this.#sizes(entries.map(([, entry]) => entry.id))
    return new Map(
      entries.map(([name, entry], index) => [
        name,
        { kind: entryKind(entry.mode), mode: entry.mode === '100755' ? entry.mode : '100644', id: entry.id, size: sizes[index] ?? 0 },
      ]),
    )
  }

  blob(id: string): Promise<Uint8Array | undefined> {
    return this.#read(id, 'blob')
  }

  async #commit(id: string): Promise<{ readonly tree: string; readonly parents: readonly string[] } | undefined> {
    const bytes = await this.#read(id, 'commit')
    if (bytes === undefined) return undefined
    const [head = ''] = decodeOutput(bytes).split('\n\n', 1)
    const values = (name: string) => [...head.matchAll(new RegExp(`^${name} ([0-9a-f]+)$`, 'gm'))].map(([, value = '']) => value)
    return { tree: values('tree')[0] ?? '', parents: values('parent') }
  }

  async #read(id: string, type: GitObject['type']): Promise<Uint8Array | undefined> {
    const read = await readObjects(this.#git, this.#place, [id])
    const object = read.ok ? read.value[0] : undefined
    if (object?.type !== type) return undefined
    return objectId({ type, bytes: object.bytes }, formatOf(id)) === id ? object.bytes : undefined
  }

  /** Not covered by a hash; used for size limits only. */
  async #sizes(ids: readonly string[]): Promise<readonly number[]> {
    const input = Buffer.from(ids.map((id) => `${id}\n`).join(''))
    const listed = await this.#git.run({ ...this.#place, args: ['cat-file', '--batch-check=%(objectsize)'], input })
    return listed.ok
      ? decodeOutput(listed.value)
          .split('\n')
          .map((line) => Number.parseInt(line, 10) || 0)
      : []
  }
}

/** Reads from the checkout first. Objects missing there, as after a shallow clone, come from GitHub. */
export function checkoutFirst(checkout: CheckoutObjects, github: TreeSource): TreeSource {
  return {
    ...github,
    async below(id) {
      return (await checkout.tree(id)) === undefined ? github.below(id) : success(undefined)
    },
    async tree(id) {
      const tree = await checkout.tree(id)
      return tree === undefined ? github.tree(id) : success(tree)
    },
    async blob(id) {
      const bytes = await checkout.blob(id)
      return bytes === undefined ? github.blob(id) : success(bytes)
    },
  }
}

const ERRORS = {
  incompleteTree: (id: string) => refusal('api_invalid', `GitHub does not list the whole tree ${id}`),
  wrongContent: (id: string) => refusal('api_invalid', `GitHub sent the wrong content for blob ${id}`),
}
