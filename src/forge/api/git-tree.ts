import * as z from 'zod/mini'
import type { FileMode } from '../../model/change.ts'
import { blobId, formatOf } from '../../model/git-object.ts'
import { type Refusal, refusal } from '../../model/reason.ts'
import { failure, type Result, success } from '../../model/result.ts'
import type { EntryKind } from '../../workspace/base-tree.ts'
import { ObjectId } from './answer-schemas.ts'
import type { GitHub } from './github-client.ts'

/** One entry of a directory in git. */
export interface GitEntry {
  readonly kind: Exclude<EntryKind, 'missing'>
  readonly mode: FileMode
  readonly id: string
  readonly size: number
}

/** Entries by name, for each directory that was listed; the top is `''`. */
export type GitDirectories = ReadonlyMap<string, ReadonlyMap<string, GitEntry>>

/** Old repositories know other modes too; nothing that is read here has one. */
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

/** Lists a tree or the tree of a commit, with all that is below it. `undefined` when that is too much for one answer. */
export async function readTreeBelow(github: GitHub, id: string): Promise<Result<GitDirectories | undefined, Refusal>> {
  const answer = await github.request('GET /repos/{owner}/{repo}/git/trees/{tree_sha}', { tree_sha: id, recursive: '1' }, Tree)
  if (!answer.ok) return answer
  return success(answer.value.truncated ? undefined : byDirectory(answer.value.tree))
}

/** Lists one directory only. */
export async function readTree(github: GitHub, id: string): Promise<Result<ReadonlyMap<string, GitEntry>, Refusal>> {
  const answer = await github.request('GET /repos/{owner}/{repo}/git/trees/{tree_sha}', { tree_sha: id }, Tree)
  if (!answer.ok) return answer
  // GitHub cuts a single directory off only when it is absurdly large.
  if (answer.value.truncated) return failure(refusal('api_invalid', `GitHub does not list all of the tree ${id}`))
  return success(byDirectory(answer.value.tree).get('') ?? new Map())
}

/** A file's bytes, which must be those that the id stands for. */
export async function readBlob(github: GitHub, id: string): Promise<Result<Uint8Array, Refusal>> {
  const answer = await github.request('GET /repos/{owner}/{repo}/git/blobs/{file_sha}', { file_sha: id }, Blob)
  if (!answer.ok) return answer
  const bytes = Buffer.from(answer.value.content, 'base64')
  return isBlob(id, bytes) ? success(bytes) : failure(refusal('api_invalid', `The content that GitHub gives for the blob ${id} is another`))
}

/** Whether an id stands for these very bytes. */
export function isBlob(id: string, bytes: Uint8Array): boolean {
  return blobId(bytes, formatOf(id)) === id
}

/** As git writes modes. */
export function kindOf(mode: string): GitEntry['kind'] {
  return KINDS.get(mode) ?? 'other'
}

function byDirectory(entries: z.output<typeof Tree>['tree']): GitDirectories {
  const directories = new Map<string, Map<string, GitEntry>>([['', new Map()]])
  for (const { path, mode, sha, size = 0 } of entries) {
    const slash = path.lastIndexOf('/')
    const parent = path.slice(0, Math.max(slash, 0))
    const names = directories.get(parent) ?? new Map<string, GitEntry>()
    directories.set(parent, names)
    const kind = kindOf(mode)
    names.set(path.slice(slash + 1), { kind, mode: mode === '100755' ? mode : '100644', id: sha, size })
  }
  return directories
}
