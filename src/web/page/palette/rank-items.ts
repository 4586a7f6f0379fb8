export interface Rankable {
  readonly title: string
  /** Other names. */
  readonly keywords: readonly string[]
  readonly detail: string
  /** When it was used last, in ISO 8601. */
  readonly usedAt?: string | undefined
}

const RANKS = { whole: 5, prefix: 4, wholeWords: 3, wordBeginnings: 2, fuzzy: 1 } as const
const WORD = /[\p{L}\p{N}]+/gu
/** In a shorter word, one wrong letter makes it a different word. */
const MIN_FUZZY = 4

/**
 * Those that match, best first, as `sous tools search` has them: a name that begins with the query, then whole words, then beginnings of
 * words, then near misses; of equals, the one used last. Without a query all of them, the one used last first.
 */
export function rankItems<Item extends Rankable>(items: readonly Item[], query: string): readonly Item[] {
  const wanted = fold(query.trim())
  const words = wordsOf(wanted)
  return items
    .map((item) => ({ item, rank: words.length === 0 ? 0 : rankOf(item, wanted, words) }))
    .filter(({ rank }) => rank !== undefined)
    .sort(
      (a, b) =>
        (b.rank ?? 0) - (a.rank ?? 0) ||
        compare(b.item.usedAt ?? '', a.item.usedAt ?? '') ||
        (words.length === 0 ? 0 : compare(fold(a.item.title), fold(b.item.title))),
    )
    .map(({ item }) => item)
}

function rankOf({ title, keywords, detail }: Rankable, wanted: string, words: readonly string[]): number | undefined {
  const names = [title, ...keywords].map(fold)
  if (names.includes(wanted)) return RANKS.whole
  const joined = words.join('')
  if (names.some((name) => name.startsWith(wanted) || wordsOf(name).join('').startsWith(joined))) return RANKS.prefix
  const known = wordsOf([...names, fold(detail)].join(' '))
  if (words.every((word) => known.includes(word))) return RANKS.wholeWords
  if (words.every((word) => known.some((each) => each.startsWith(word)))) return RANKS.wordBeginnings
  return words.every((word) => known.some((each) => each.startsWith(word) || isNear(word, each))) ? RANKS.fuzzy : undefined
}

/** Whether one letter too many, too few, wrong, or swapped with its neighbour makes one word the beginning of the other. */
function isNear(word: string, other: string): boolean {
  if (word.length < MIN_FUZZY) return false
  let at = 0
  while (at < word.length && word[at] === other[at]) at++
  const rest = (text: string, from: number) => text.slice(from)
  return (
    other.startsWith(rest(word, at + 1), at) ||
    rest(other, at + 1).startsWith(rest(word, at)) ||
    rest(other, at + 1).startsWith(rest(word, at + 1)) ||
    (word[at] === other[at + 1] && word[at + 1] === other[at] && rest(other, at + 2).startsWith(rest(word, at + 2)))
  )
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

function wordsOf(text: string): readonly string[] {
  return text.match(WORD) ?? []
}

function fold(text: string): string {
  return text.normalize('NFKC').toLowerCase()
}
