import { type Refusal, refusal } from '../../model/reason.ts'
import { failure, type Result, success } from '../../model/result.ts'
import { checkAnswer, type Schema } from './check-answer.ts'

export interface PageSource<T> {
  readonly route: string
  readonly item: Schema<T>
  readonly key: string | undefined
  readonly read: (page: {
    readonly per_page: number
    readonly page: number
  }) => Promise<Result<{ readonly data: unknown; readonly link: string | undefined }, Refusal>>
}

const PER_PAGE = 100
const MAX_PAGES = 100

/** Reads a list to its end, or not at all: half of a list of reviews must never decide anything. */
export async function readAllPages<T>({ route, item, key, read }: PageSource<T>): Promise<Result<readonly T[], Refusal>> {
  const all: T[] = []
  let last = ''
  for (let page = 1; ; page++) {
    const answer = await read({ per_page: PER_PAGE, page })
    if (!answer.ok) return answer
    const items = listOf(answer.value.data, key)
    if (items === undefined)
      return failure(refusal('api_invalid', `GitHub's answer to '${route}' is no list${key === undefined ? '' : ` at '${key}'`}`))
    for (const [i, entry] of items.entries()) {
      const checked = checkAnswer(`${route}, page ${page}, item ${i + 1}`, entry, item)
      if (!checked.ok) return checked
      all.push(checked.value)
    }
    const next = nextPage(answer.value.link)
    if (next === undefined) return success(all)
    // The page number is all that is taken from the address that the server names.
    const now = JSON.stringify(items, (_, value) => (typeof value === 'bigint' ? String(value) : value))
    if (next !== page + 1 || items.length === 0 || now === last || page >= MAX_PAGES)
      return failure(refusal('api_invalid', `The pages of '${route}' do not advance after page ${page}`))
    last = now
  }
}

function listOf(data: unknown, key: string | undefined): readonly unknown[] | undefined {
  if (key === undefined) return Array.isArray(data) ? data : undefined
  const list = typeof data === 'object' && data !== null ? (data as Readonly<Record<string, unknown>>)[key] : undefined
  return Array.isArray(list) ? list : undefined
}

/** `undefined` without another page; `NaN` when there is one that cannot be told. */
function nextPage(link: string | undefined): number | undefined {
  const address = link === undefined ? undefined : /<([^<>]*)>\s*;[^,]*\brel="?next"?/.exec(link)?.[1]
  if (address === undefined) return undefined
  return Number(/[?&]page=(\d{1,6})(?:&|$)/.exec(address)?.[1] ?? Number.NaN)
}
