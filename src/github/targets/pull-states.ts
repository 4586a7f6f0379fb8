import * as z from 'zod/mini'
import { type Refusal, refusal } from '../../base/errors/reasons.ts'
import { failure, type Result, success } from '../../base/result.ts'
import { ObjectId, Positive } from '../api/api-answers.ts'
import type { GitHub } from '../api/github-client.ts'
import { askGraphql } from '../api/graphql.ts'

/** A pull request of a campaign as GitHub has it now. */
export interface FollowedPull {
  readonly number: number
  readonly state: 'OPEN' | 'CLOSED' | 'MERGED'
  readonly head: string
  /** The branch that it comes from. */
  readonly branch: string
  /** Where its base branch is now; unknown if that is gone. */
  readonly base: string | undefined
  readonly isQueued: boolean
  /** GitHub computes it in the background, so a conflict may show only in the next run. */
  readonly hasConflict: boolean
}

const Pull = z.object({
  number: Positive,
  state: z.enum(['OPEN', 'CLOSED', 'MERGED']),
  headRefOid: ObjectId,
  headRefName: z.string(),
  baseRef: z.nullable(z.object({ target: z.nullable(z.object({ oid: ObjectId })) })),
  isInMergeQueue: z.boolean(),
  mergeable: z.string(),
})
const Answer = z.object({ data: z.record(z.string(), z.nullable(z.object({ pullRequest: z.nullable(Pull) }))) })

/** GitHub answers a query of this size in a second or two. */
const PER_QUESTION = 50
const FIELDS = 'number state headRefOid headRefName baseRef { target { oid } } isInMergeQueue mergeable'

/** The states of pull requests in many repositories, in a few requests. `undefined` where there is none. */
export async function readPullStates(
  github: GitHub,
  pulls: readonly { readonly repository: string; readonly number: number }[],
): Promise<Result<readonly (FollowedPull | undefined)[], Refusal>> {
  const found: (FollowedPull | undefined)[] = []
  for (let from = 0; from < pulls.length; from += PER_QUESTION) {
    const part = pulls.slice(from, from + PER_QUESTION)
    const questions = part.map(({ repository, number }, index) => {
      const [owner = '', name = ''] = repository.split('/')
      return `r${index}: repository(owner: ${JSON.stringify(owner)}, name: ${JSON.stringify(name)}) { pullRequest(number: ${number}) { ${FIELDS} } }`
    })
    const asked = await askGraphql(github, { query: `query { ${questions.join(' ')} }` }, Answer)
    if (!asked.ok) return asked
    if (asked.value === undefined) return failure(ERRORS.untold())
    const { data } = asked.value
    found.push(...part.map((_, index) => followed(data[`r${index}`]?.pullRequest)))
  }
  return success(found)
}

function followed(pull: z.output<typeof Pull> | null | undefined): FollowedPull | undefined {
  if (pull === null || pull === undefined) return undefined
  const { number, state, headRefOid: head, headRefName: branch, baseRef, isInMergeQueue: isQueued, mergeable } = pull
  return { number, state, head, branch, base: baseRef?.target?.oid, isQueued, hasConflict: mergeable === 'CONFLICTING' }
}

const ERRORS = {
  untold: () => refusal('api_invalid', 'GitHub did not say what became of the pull requests'),
}
