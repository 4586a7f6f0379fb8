import * as z from 'zod/mini'
import type { Refusal } from '../../model/reason.ts'
import { type Result, success } from '../../model/result.ts'
import { type GitDirectories, type GitEntry, isBlob, readBlob, readTree, readTreeBelow } from './git-tree.ts'
import type { GitHub } from './github-client.ts'
import { askGraphql } from './graphql.ts'

/** Where the objects of a commit are read from. What is given always hashes to the id that was asked for. */
export interface TreeSource {
  /** Everything below a tree or commit; `undefined` where that has to be listed directory by directory. */
  below(id: string): Promise<Result<GitDirectories | undefined, Refusal>>
  /** One directory: a tree, or the top of a commit. */
  tree(id: string): Promise<Result<ReadonlyMap<string, GitEntry>, Refusal>>
  blob(id: string): Promise<Result<Uint8Array, Refusal>>
  /** Several small texts at once; those that need a request of their own are left out. */
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
 * Several small texts in one request, by what git calls them. Left out is what does not come as the very bytes that its id
 * stands for, such as a file that is no text: it can still be asked for by itself.
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
