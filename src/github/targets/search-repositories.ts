import * as z from 'zod/mini'
import { type Refusal, refusal } from '../../base/errors/reasons.ts'
import { failure, type Result, success } from '../../base/result.ts'
import { checkAnswer, Positive } from '../api/api-answers.ts'
import type { GitHub } from '../api/github-client.ts'

const FoundRepository = z.object({ id: Positive, full_name: z.string(), archived: z.boolean() })
export type FoundRepository = z.infer<typeof FoundRepository>

const Page = z.object({ total_count: z.int(), incomplete_results: z.boolean(), items: z.array(FoundRepository) })

/** A search shows no more than this, however many it found. */
const MAX_SHOWN = 1000
const PER_PAGE = 100
/** More is a mistake in the query rather than a campaign. */
const MAX_FOUND = 20_000
const ROUTE = 'GET /search/repositories'
/** Before the first repository. */
const FIRST_DAY_MS = Date.parse('2007-10-01T00:00:00Z')
/** Times in a query are exact to the second. */
const SECOND_MS = 1000

/**
 * All repositories that a query in GitHub's own language finds. GitHub shows the first thousand only, so a larger result is searched
 * by creation date, splitting the range in half each time.
 */
export async function searchRepositories(github: GitHub, query: string, now: Date): Promise<Result<readonly FoundRepository[], Refusal>> {
  const first = await readPage(github, query, 1)
  if (!first.ok) return first
  const { total_count: total } = first.value
  if (total <= MAX_SHOWN) return readRest(github, query, first.value)
  if (total > MAX_FOUND) return failure(ERRORS.tooMany(total))
  if (/(?:^|\s)-?created:/i.test(query)) return failure(ERRORS.cannotSplit(total))
  const end = Math.floor(now.getTime() / SECOND_MS) * SECOND_MS
  return searchWithin(github, query, { from: FIRST_DAY_MS, to: end })
}

interface Span {
  readonly from: number
  /** Included. */
  readonly to: number
}

async function searchWithin(github: GitHub, query: string, { from, to }: Span): Promise<Result<readonly FoundRepository[], Refusal>> {
  const narrowed = `${query} created:${timeText(from)}..${timeText(to)}`
  const first = await readPage(github, narrowed, 1)
  if (!first.ok) return first
  if (first.value.total_count <= MAX_SHOWN) return readRest(github, narrowed, first.value)
  if (from >= to) return failure(ERRORS.cannotSplit(first.value.total_count))
  const middle = from + Math.floor((to - from) / 2 / SECOND_MS) * SECOND_MS
  const older = await searchWithin(github, query, { from, to: middle })
  if (!older.ok) return older
  const newer = await searchWithin(github, query, { from: middle + SECOND_MS, to })
  return newer.ok ? success([...older.value, ...newer.value]) : newer
}

function timeText(time: number): string {
  return new Date(time).toISOString().replace(/\.\d+Z$/, 'Z')
}

async function readRest(github: GitHub, query: string, first: z.infer<typeof Page>): Promise<Result<readonly FoundRepository[], Refusal>> {
  const found = [...first.items]
  for (let page = 2; found.length < first.total_count; page++) {
    const next = await readPage(github, query, page)
    if (!next.ok) return next
    // Repositories can disappear while this reads.
    if (next.value.items.length === 0) break
    found.push(...next.value.items)
  }
  return success(found)
}

/** Half a result would leave repositories out of a campaign silently. */
async function readPage(github: GitHub, q: string, page: number): Promise<Result<z.infer<typeof Page>, Refusal>> {
  const answer = await github.request(ROUTE, { q, per_page: PER_PAGE, page }, z.unknown())
  if (!answer.ok) return answer.error.status === 422 ? failure(ERRORS.badQuery(q, answer.error.said)) : answer
  const checked = checkAnswer(ROUTE, answer.value, Page)
  return checked.ok && checked.value.incomplete_results ? failure(ERRORS.incomplete()) : checked
}

const ADVICE = "Narrow the query, or name repositories under 'include'."

const ERRORS = {
  tooMany: (total: number) =>
    refusal('input_invalid', `The query of the campaign finds ${total} repositories, and ${MAX_FOUND} is the limit`, ADVICE),
  cannotSplit: (total: number) =>
    refusal(
      'input_invalid',
      `The query finds ${total} repositories, and GitHub shows the first ${MAX_SHOWN} only`,
      `${ADVICE} Sous can search in parts if the query does not use 'created:'.`,
    ),
  badQuery: (query: string, said = '') =>
    refusal(
      'input_invalid',
      `GitHub does not understand the query '${query}'${said === '' ? '' : `: ${said}`}`,
      'Try it in the search on GitHub, then correct it in the campaign.',
    ),
  incomplete: () =>
    refusal('api_unavailable', 'GitHub ran out of time and found only a part of the repositories', 'Run it again, or narrow the query.'),
}
