export interface TextSpan {
  readonly start: number
  readonly end: number
}

export interface Findings {
  /** Where any of the texts is, in order. What overlaps is one. */
  readonly spans: TextSpan[]
  /** From here to the end it could be the beginning of one of the texts, whose rest is missing. */
  readonly openFrom: number
}

/** How long a text has to be to be found. A shorter one is in everything, and hiding it would tell where it is. */
export const SHORTEST = 4

const ROOT = 0
const KEYS = 0x10000

/**
 * Finds any of many texts in one pass, without regard to case. After Aho and Corasick, so that it takes the same time however
 * many they are, and whatever the text is that somebody else wrote.
 */
export class TextFinder {
  // A tree of all texts, a node for every character. Most nodes have one child, so that children are lists.
  readonly #unit: Int32Array
  readonly #child: Int32Array
  readonly #sibling: Int32Array
  readonly #depth: Int32Array
  /** Where the longest other beginning of a text goes on that ends as this one does. */
  readonly #fallback: Int32Array
  /** How long the longest text is that ends here; 0 for none. */
  readonly #ending: Int32Array
  /** By what the first characters of the texts are known: almost everything that is looked at begins nothing. */
  readonly #keys = new Uint8Array(KEYS)
  #size = 1

  constructor(texts: readonly string[]) {
    const most = texts.reduce((sum, { length }) => sum + length, 1)
    this.#unit = new Int32Array(most)
    this.#child = new Int32Array(most)
    this.#sibling = new Int32Array(most)
    this.#depth = new Int32Array(most)
    this.#fallback = new Int32Array(most)
    this.#ending = new Int32Array(most)
    for (const text of texts) this.#add(text)
    this.#link()
  }

  find(text: string): Findings {
    const spans: TextSpan[] = []
    const keys = this.#keys
    let last = 0
    let node = ROOT
    for (let index = 0; index < text.length; index++) {
      const unit = foldedAt(text, index)
      last = (last << 8) ^ unit
      // The first nodes are passed over as long as what was seen last cannot be the beginning of anything.
      if (node === ROOT && keys[keyOf(last)] === 0) continue
      node = this.#next(node, unit, SHORTEST) || this.#walk(text, index + 1 - SHORTEST, index + 1)
      const length = at(this.#ending, node)
      if (length > 0) addSpan(spans, { start: index + 1 - length, end: index + 1 })
    }
    if (node === ROOT) node = this.#walk(text, text.length + 1 - SHORTEST, text.length, 1)
    return { spans, openFrom: text.length - at(this.#depth, node) }
  }

  #add(text: string): void {
    let node = ROOT
    let last = 0
    for (let index = 0; index < text.length; index++) {
      const unit = foldedAt(text, index)
      last = (last << 8) ^ unit
      if (index + 1 === SHORTEST) this.#keys[keyOf(last)] = 1
      node = this.#childOf(node, unit) || this.#grow(node, unit)
    }
    this.#ending[node] = text.length
  }

  #grow(parent: number, unit: number): number {
    const node = this.#size++
    this.#unit[node] = unit
    this.#depth[node] = at(this.#depth, parent) + 1
    this.#sibling[node] = at(this.#child, parent)
    this.#child[parent] = node
    return node
  }

  /** Level by level: where a node falls back to is always nearer to the root. */
  #link(): void {
    const queue = new Int32Array(this.#size)
    for (let done = 0, known = 1; done < known; done++) {
      const parent = at(queue, done)
      for (let node = at(this.#child, parent); node !== 0; node = at(this.#sibling, node)) {
        const fallback = parent === ROOT ? ROOT : this.#next(at(this.#fallback, parent), at(this.#unit, node))
        this.#fallback[node] = fallback
        this.#ending[node] ||= at(this.#ending, fallback)
        queue[known++] = node
      }
    }
  }

  /** Where it goes on with one more character, from a node that is at least so deep. */
  #next(from: number, unit: number, least = 0): number {
    for (let node = from; at(this.#depth, node) >= least; node = at(this.#fallback, node)) {
      const child = this.#childOf(node, unit)
      if (child !== 0 || node === ROOT) return child
    }
    return ROOT
  }

  /** Where a part of a text leads to, if it leads at least so deep. */
  #walk(text: string, start: number, end: number, least = SHORTEST): number {
    let node = ROOT
    for (let index = Math.max(start, 0); index < end; index++) node = this.#next(node, foldedAt(text, index))
    return at(this.#depth, node) >= least ? node : ROOT
  }

  /** 0 when there is none. */
  #childOf(node: number, unit: number): number {
    let child = at(this.#child, node)
    while (child !== 0 && this.#unit[child] !== unit) child = at(this.#sibling, child)
    return child
  }
}

/** Adds one that ends behind all others, and makes one of those that it overlaps with. */
export function addSpan(spans: TextSpan[], { start, end }: TextSpan): void {
  let first = start
  for (let last = spans.at(-1); last !== undefined && last.end > first; last = spans.at(-1)) {
    first = Math.min(first, last.start)
    spans.pop()
  }
  spans.push({ start: first, end })
}

/** Of the last four characters, which are a byte each in most texts. */
function keyOf(last: number): number {
  return Math.imul(last, 0x9e3779b1) >>> 16
}

/**
 * Capital letters of ASCII count as small ones. With all letters, a text could become longer or shorter. Both differences are
 * negative only between A and Z; to ask for that by `if` takes far longer, since nobody can foresee the answer.
 */
function foldedAt(text: string, index: number): number {
  const unit = text.charCodeAt(index)
  return unit | ((((0x40 - unit) & (unit - 0x5b)) >>> 31) << 5)
}

function at(array: Int32Array, index: number): number {
  return array[index] ?? 0
}
