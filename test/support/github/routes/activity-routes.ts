import { type Answer, invalid, type RepositoryCall, type RepositoryRoutes } from '../call.ts'

const DAY = 24 * 3600 * 1000
const PERIODS: Readonly<Record<string, number>> = { day: DAY, week: 7 * DAY, month: 30 * DAY, quarter: 90 * DAY, year: 365 * DAY }

/** Who changed which branch when. Its pages have no numbers: a page begins after or before an activity. */
export const activityRoutes: RepositoryRoutes = { 'repos/list-activities': listActivities }

function listActivities({ repository, query, show, state, path }: RepositoryCall): Answer {
  const { ref, actor, time_period: period, activity_type: type, direction = 'desc' } = query
  const since = period === undefined ? 0 : state.now - (PERIODS[period] ?? 0)
  const found = repository.activities
    .filter((activity) => ref === undefined || activity.ref === ref || activity.ref === `refs/heads/${ref}`)
    .filter((activity) => actor === undefined || activity.actor.login.toLowerCase() === actor.toLowerCase())
    .filter((activity) => type === undefined || activity.type === type)
    .filter(({ timestamp }) => Date.parse(timestamp) >= since)
  if (direction === 'desc') found.reverse()
  const { after, before, per_page: size = '30' } = query
  const at = (cursor: string) => {
    const index = found.findIndex(({ id }) => cursorOf(id) === cursor)
    if (index < 0) throw invalid('Invalid cursor')
    return index
  }
  const count = Math.min(100, Math.max(1, Number(size)))
  const end = before === undefined ? undefined : at(before)
  const start = after !== undefined ? at(after) + 1 : end === undefined ? 0 : Math.max(0, end - count)
  const shown = found.slice(start, Math.min(end ?? found.length, start + count))
  const link = (cursor: 'after' | 'before', id: number | undefined, rel: string) => {
    const { after: _, before: __, ...rest } = query
    return `<${state.origin}${path}?${new URLSearchParams({ ...rest, [cursor]: cursorOf(id ?? 0) })}>; rel="${rel}"`
  }
  const links = [
    ...(start > 0 ? [link('before', shown[0]?.id, 'prev')] : []),
    ...(start + shown.length < found.length ? [link('after', shown.at(-1)?.id, 'next')] : []),
  ]
  return {
    status: 200,
    body: shown.map((activity) => show.activity(activity)),
    ...(links.length > 0 && { headers: { link: links.join(', ') } }),
  }
}

function cursorOf(id: number): string {
  return Buffer.from(`activity:${id}`).toString('base64url')
}
