import * as z from 'zod/mini'
import type { Refusal } from '../../base/errors/reasons.ts'
import { type Result, success } from '../../base/result.ts'
import { Positive } from '../api/api-answers.ts'
import type { GitHub } from '../api/github-client.ts'
import { isPerson } from '../events/event-payloads.ts'
import type { Author } from '../events/requests.ts'
import type { Person } from './permission.ts'

/** The push that put a branch at a commit. */
export interface HeadPush {
  readonly at: Date
  /** `undefined` when that account is gone. */
  readonly by: Author | undefined
}

const Activity = z.array(
  z.object({
    after: z.string(),
    timestamp: z.string(),
    actor: z.nullable(z.object({ id: Positive, login: z.string(), type: z.optional(z.string()) })),
  }),
)
type Activity = z.output<typeof Activity>

export interface BranchHead {
  /** Full name of the branch. */
  readonly ref: string
  readonly commit: string
}

const PER_PAGE = 100

/**
 * Who pushed a commit to a branch and when, by GitHub's activity log: dates in commits can be faked. `undefined` when the log
 * does not say, so that callers refuse what depends on it.
 */
export async function readHeadPush(github: GitHub, head: BranchHead): Promise<Result<HeadPush | undefined, Refusal>> {
  const listed = await readActivity(github, head)
  if (!listed.ok) return listed
  const latest = listed.value.find(({ after }) => after === head.commit)
  const actor = latest?.actor
  return success(latest && { at: new Date(latest.timestamp), by: actor ? { ...actor, isBot: !isPerson(actor) } : undefined })
}

/**
 * Everyone who pushed to a branch since a given time, up to its current commit. `undefined` when the log does not name people:
 * anyone with write access can make a bot push for them, from a workflow on their own branch.
 */
export async function readPushers(github: GitHub, head: BranchHead, since: Date): Promise<Result<readonly Person[] | undefined, Refusal>> {
  const listed = await readActivity(github, head)
  if (!listed.ok) return listed
  const later = listed.value.filter(({ timestamp }) => Date.parse(timestamp) >= since.getTime())
  const isKnown = listed.value.some(({ after }) => after === head.commit) && later.length < PER_PAGE
  const people = later.flatMap(({ actor }) => (actor?.type === 'User' ? [{ id: actor.id, login: actor.login }] : []))
  return success(isKnown && people.length === later.length ? people : undefined)
}

/** The latest come first. */
async function readActivity(github: GitHub, { ref }: BranchHead): Promise<Result<Activity, Refusal>> {
  const listed = await github.request('GET /repos/{owner}/{repo}/activity', { ref, per_page: PER_PAGE }, Activity)
  if (!listed.ok) return listed.error.code === 'api_not_found' ? success([]) : listed
  const dated = listed.value.filter(({ timestamp }) => !Number.isNaN(Date.parse(timestamp)))
  return success(dated.toSorted((a, b) => Date.parse(b.timestamp) - Date.parse(a.timestamp)))
}
