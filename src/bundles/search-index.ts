import MiniSearch, { type SearchResult } from 'minisearch'
import type { BundleTool } from './bundle.ts'

/** How well a tool matches a query; higher is better. */
const RANKS = { whole: 4, prefix: 3, wholeWord: 2, wordBeginning: 1, fuzzy: 0 } as const

interface Entry {
  readonly id: string
  readonly slug: string
  readonly displayName: string
  readonly description: string
  readonly tags: string
}

const FIELDS = ['slug', 'displayName', 'description', 'tags'] as const
const WORD = /[\p{L}\p{N}]+/gu
const FUZZINESS = 0.25
/** In a word of up to this many letters, swapping two is too big a difference to count as a near match. */
const SHORT_WORD = 5

/**
 * Finds tools by text. First come tools whose slug or name is the query or starts with it, then those with its words as whole
 * words, then those with words that start like them, then near matches; ties go to the one changed last.
 */
export class SearchIndex {
  readonly #index = new MiniSearch<Entry>({ fields: [...FIELDS], tokenize: wordsOf, processTerm: (term) => term })
  readonly #tools = new Map<string, BundleTool>()
  readonly #joined = new JoinedNames()
  #generation = -1

  /** Adds what changed since the last time. */
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
    this.#joined.take(tools)
  }

  search(query: string): readonly BundleTool[] {
    const words = wordsOf(query)
    if (words.length === 0) return []
    const ranked = new Map<string, Ranked>()
    for (const result of this.#find(words)) {
      const tool = this.#tools.get(result.id)
      if (tool !== undefined) ranked.set(tool.id, { tool, rank: rankOf(result, tool, words, query) })
    }
    // A single word may be several words of a name without separators: `readfile`.
    for (const { tool, isWhole } of words.length === 1 ? this.#joined.beginningWith(words.join('')) : []) {
      const rank = isWhole ? RANKS.whole : RANKS.prefix
      if (rank > (ranked.get(tool.id)?.rank ?? -1)) ranked.set(tool.id, { tool, rank })
    }
    return [...ranked.values()].toSorted(compare).map(({ tool }) => tool)
  }

  #find(words: readonly string[]): readonly SearchResult[] {
    const found = this.#index.search(words.join(' '), { prefix: true, fuzzy: FUZZINESS, combineWith: 'AND' })
    if (found.length > 0 || words.every((word) => word.length > SHORT_WORD)) return found
    return this.#index.search({
      combineWith: 'AND',
      queries: words.map((word) => ({ combineWith: 'OR', queries: [word, ...swapsOf(word)] })),
    })
  }
}

/** Multi-word names, written as one word, in order. */
class JoinedNames {
  #names: readonly { readonly name: string; readonly tool: BundleTool }[] = []

  take(tools: readonly BundleTool[]): void {
    const names = tools.flatMap((tool) =>
      [tool.slug, tool.displayName].flatMap((text) => {
        const words = wordsOf(text)
        return words.length > 1 ? [{ name: words.join(''), tool }] : []
      }),
    )
    this.#names = names.sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0))
  }

  *beginningWith(word: string): Generator<{ readonly tool: BundleTool; readonly isWhole: boolean }> {
    let [low, high] = [0, this.#names.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((this.#names[middle]?.name ?? '') < word) low = middle + 1
      else high = middle
    }
    for (let at = low; this.#names[at]?.name.startsWith(word); at++) {
      const { name, tool } = this.#names[at] ?? {}
      if (tool !== undefined) yield { tool, isWhole: name === word }
    }
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
  const names = [slug, displayName].map(fold)
  if (names.includes(wanted)) return RANKS.whole
  if (names.some((name) => name.startsWith(wanted))) return RANKS.prefix
  if (words.every((word) => terms.includes(word))) return RANKS.wholeWord
  return words.every((word) => terms.some((term) => term.startsWith(word))) ? RANKS.wordBeginning : RANKS.fuzzy
}

function entryOf({ id, slug, displayName, description, tags }: BundleTool): Entry {
  return { id, slug, displayName, description, tags: tags.join(' ') }
}

/** The word with two neighbouring letters swapped. */
function swapsOf(word: string): readonly string[] {
  return Array.from(word.slice(1), (letter, i) => `${word.slice(0, i)}${letter}${word.charAt(i)}${word.slice(i + 2)}`)
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
