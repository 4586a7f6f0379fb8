import MiniSearch, { type QueryCombination, type SearchResult } from 'minisearch'
import type { BundleTool } from './bundle.ts'

/** How well a tool fits a query; the higher the better. */
const RANKS = { whole: 4, prefix: 3, wholeWord: 2, wordBeginning: 1, fuzzy: 0 } as const

interface Entry {
  readonly id: string
  readonly slug: string
  readonly displayName: string
  readonly description: string
  readonly tags: string
  /** Its names without what sets their words apart, for those who write `readfile`. */
  readonly joined: string
}

const FIELDS = ['slug', 'displayName', 'description', 'tags', 'joined'] as const
const WORD = /[\p{L}\p{N}]+/gu
const FUZZINESS = 0.25
/** In a word of up to this many letters two that changed places are more than what counts as almost the same. */
const SHORT_WORD = 5

/**
 * Finds tools by text. A tool whose slug or name is the query or begins with it comes first, then one that has its words as whole
 * words, then one with words that begin like them, then one with words that are almost the same; of equals, the one that was
 * changed last.
 */
export class SearchIndex {
  readonly #index = new MiniSearch<Entry>({ fields: [...FIELDS], tokenize: wordsOf, processTerm: (term) => term })
  readonly #tools = new Map<string, BundleTool>()
  #generation = -1

  /** Takes in what changed since the last time. */
  update(tools: readonly BundleTool[], generation: number): void {
    if (generation === this.#generation) return
    this.#generation = generation
    const present = new Set<string>()
    for (const tool of tools) {
      present.add(tool.id)
      const known = this.#tools.get(tool.id)
      this.#tools.set(tool.id, tool)
      if (known !== undefined && isSameText(known, tool)) continue
      if (known !== undefined) this.#index.discard(tool.id)
      this.#index.add(entryOf(tool))
    }
    for (const id of [...this.#tools.keys()]) {
      if (present.has(id)) continue
      this.#tools.delete(id)
      this.#index.discard(id)
    }
  }

  search(query: string): readonly BundleTool[] {
    const words = wordsOf(query)
    if (words.length === 0) return []
    const found = this.#index.search({ combineWith: 'AND', queries: words.map(queryFor) })
    const ranked = found.flatMap((result) => {
      const tool = this.#tools.get(result.id)
      return tool === undefined ? [] : [{ tool, rank: rankOf(result, tool, words, query) }]
    })
    return ranked.toSorted(compare).map(({ tool }) => tool)
  }
}

interface Ranked {
  readonly tool: BundleTool
  readonly rank: number
}

function compare(a: Ranked, b: Ranked): number {
  if (a.rank !== b.rank) return b.rank - a.rank
  if (a.tool.modifiedAt !== b.tool.modifiedAt) return a.tool.modifiedAt < b.tool.modifiedAt ? 1 : -1
  return a.tool.id < b.tool.id ? -1 : 1
}

function rankOf({ terms }: SearchResult, { slug, displayName }: BundleTool, words: readonly string[], query: string): number {
  const wanted = fold(query.trim())
  const names = [slug, displayName, join(slug), join(displayName)].map(fold)
  if (names.includes(wanted)) return RANKS.whole
  if (names.some((name) => name.startsWith(wanted))) return RANKS.prefix
  if (words.every((word) => terms.includes(word))) return RANKS.wholeWord
  return words.every((word) => terms.some((term) => term.startsWith(word))) ? RANKS.wordBeginning : RANKS.fuzzy
}

function entryOf({ id, slug, displayName, description, tags }: BundleTool): Entry {
  return { id, slug, displayName, description, tags: tags.join(' '), joined: `${join(slug)} ${join(displayName)}` }
}

/** A word as it is, its beginning, and what is almost the same. */
function queryFor(word: string): QueryCombination {
  const letters = [...word]
  const swapped =
    letters.length > SHORT_WORD
      ? []
      : letters.slice(1).map((letter, i) =>
          letters
            .with(i, letter)
            .with(i + 1, letters[i] ?? '')
            .join(''),
        )
  return {
    combineWith: 'OR',
    queries: [
      { queries: [word], prefix: true, fuzzy: FUZZINESS },
      { queries: swapped.filter((other) => other !== word), prefix: false, fuzzy: false },
    ],
  }
}

function join(name: string): string {
  return (name.match(WORD) ?? []).join('')
}

function isSameText(a: BundleTool, b: BundleTool): boolean {
  return a.slug === b.slug && a.displayName === b.displayName && a.description === b.description && a.tags.join() === b.tags.join()
}

function wordsOf(text: string): string[] {
  return fold(text).match(WORD) ?? []
}

function fold(text: string): string {
  return text.normalize('NFKC').toLowerCase()
}
