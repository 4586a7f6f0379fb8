import { sha256 } from '../model/digest.ts'
import { failure, type Result, success } from '../model/result.ts'
import { type BundleError, invalid } from './problems.ts'

export const MAX_PAGE_SIZE = 1_000
export const USUAL_PAGE_SIZE = 100

export interface PageRequest {
  readonly pageSize?: number | undefined
  readonly pageToken?: string | undefined
}

export interface Page<Item> {
  readonly items: readonly Item[]
  /** Missing on the last page. */
  readonly nextPageToken?: string
}

const TOKEN = /^[A-Za-z0-9_-]{1,2000}$/

/**
 * The part of a list that comes after the one a token stands for. It says what was last rather than how many there were, so
 * that what is added or removed meanwhile does not make others appear twice or never. `filter` is what was asked for: a
 * token of another question is refused.
 */
export function takePage<Item>(
  items: readonly Item[],
  keyOf: (item: Item, index: number) => string,
  filter: unknown,
  { pageSize = USUAL_PAGE_SIZE, pageToken }: PageRequest,
): Result<Page<Item>, BundleError> {
  const mark = sha256(Buffer.from(JSON.stringify(filter))).slice(0, 12)
  let start = 0
  if (pageToken !== undefined) {
    const last = readToken(pageToken, mark)
    if (last === undefined) return failure(invalid([{ field: 'pageToken', reason: 'is not one that this list gave' }]))
    start = findAfter(items, keyOf, last)
  }
  const taken = items.slice(start, start + pageSize)
  const end = start + taken.length
  const last = taken.at(-1)
  if (last === undefined || end >= items.length) return success({ items: taken })
  return success({ items: taken, nextPageToken: Buffer.from(`${mark} ${keyOf(last, end - 1)}`).toString('base64url') })
}

function readToken(token: string, mark: string): string | undefined {
  const text = TOKEN.test(token) ? Buffer.from(token, 'base64url').toString('utf8') : ''
  return text.startsWith(`${mark} `) ? text.slice(mark.length + 1) : undefined
}

/** By halving: the keys are in ascending order. */
function findAfter<Item>(items: readonly Item[], keyOf: (item: Item, index: number) => string, last: string): number {
  let [low, high] = [0, items.length]
  while (low < high) {
    const middle = (low + high) >> 1
    const item = items[middle]
    if (item !== undefined && keyOf(item, middle) <= last) low = middle + 1
    else high = middle
  }
  return low
}
