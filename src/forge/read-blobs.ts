import * as z from 'zod/mini'
import type { Refusal } from '../model/reason.ts'
import { type Result, success } from '../model/result.ts'
import { isBlob } from './git-tree.ts'
import type { GitHub } from './github-client.ts'
import { askGraphql } from './graphql.ts'

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
