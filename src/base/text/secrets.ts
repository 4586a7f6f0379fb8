import { type DecodedText, decodeLayers, readingsOf } from './decode-escapes.ts'

export interface SecretFindings {
  /** Where any of the secrets occurs, in order. Overlaps are merged. */
  readonly spans: TextSpan[]
  /** From here to the end, the text could be the start of a secret that continues later. */
  readonly openFrom: number
  /** Whatever follows, nothing before this position changes. Never inside an escape. */
  readonly settledUntil: number
}

/** Finds secrets in a text and in its decoded forms, however escapes are mixed. Linear. */
export class SecretFinder {
  readonly #finder: TextFinder

  constructor(forms: Iterable<string>) {
    this.#finder = new TextFinder([...forms])
  }

  /** `isOpen`: whether more text may follow. */
  find(text: string, { isOpen }: { readonly isOpen: boolean }): SecretFindings {
    const raw = this.#finder.find(text)
    const layers = decodeLayers(text, { isBytes: false, isOpen, withPlaces: true })
    const spans = [...raw.spans]
    let { openFrom } = raw
    let settledUntil = openFrom
    for (const layer of layers) {
      const found = this.#finder.find(layer.text)
      for (const { start, end } of found.spans) spans.push({ start: placeOf(layer, start), end: placeOf(layer, end) })
      const open = placeOf(layer, found.openFrom)
      settledUntil = Math.min(settledUntil, open)
      if (found.openFrom < layer.text.length) openFrom = Math.min(openFrom, open)
    }
    const last = layers.at(-1)
    return {
      spans: layers.length === 0 ? raw.spans : merged(spans),
      openFrom,
      settledUntil: last === undefined ? settledUntil : boundaryBefore(last, settledUntil),
    }
  }

  /** Whether any secret occurs in one of the forms of a text. */
  isIn(readings: readonly string[]): boolean {
    return readings.some((reading) => this.#finder.find(reading).spans.length > 0)
  }
}

export const MASK = '***'

/** The text before a position, with each span masked. The mask of the first span is left out if it was already written. */
export function maskSpans(text: string, spans: readonly TextSpan[], { until = text.length, told = 0 } = {}): string {
  let end = 0
  let clean = ''
  for (const [index, span] of spans.entries()) {
    const isTold = index === 0 && told > 0
    if (!isTold && span.start >= until) break
    clean += text.slice(end, span.start) + (isTold ? '' : MASK)
    end = span.end
  }
  return clean + text.slice(end, Math.max(end, until))
}

function placeOf({ places }: DecodedText, index: number): number {
  return places?.[index] ?? 0
}

/** The last start of a decoded character up to a position. */
function boundaryBefore({ places = new Int32Array() }: DecodedText, place: number): number {
  let low = 0
  let high = places.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((places[middle] ?? 0) <= place) low = middle + 1
    else high = middle
  }
  return places[low - 1] ?? 0
}

function merged(spans: readonly TextSpan[]): TextSpan[] {
  const all: TextSpan[] = []
  for (const span of spans.toSorted((a, b) => a.end - b.end || b.start - a.start)) addSpan(all, span)
  return all
}

/**
 * A secret, and the forms in which programs write it that are not escapes. Escaped forms (in URLs, HTML, JSON and source code) are
 * decoded by `SecretFinder` before it searches for these.
 */
export function secretForms(text: string): readonly string[] {
  // Half of a surrogate pair cannot be sent or encoded.
  const secret = text.toWellFormed()
  const bytes = Buffer.from(secret)
  const written = [...readingsOf(secret, { isBytes: false }), ...inUrls(secret)]
  // Files and decoded texts are searched byte by byte.
  const inBytes = [secret, ...inUrls(secret)].map((form) => Buffer.from(form).toString('latin1'))
  return [...new Set([text, ...written, ...inBytes, bytes.toString('hex'), ...inBase64(bytes), [...secret].join('\0')])]
}

/** URLs drop line breaks and trailing spaces, and forms write `+` for a space. */
function inUrls(secret: string): readonly string[] {
  return [secret.replace(/[\t\n\r]/g, '').trimEnd(), secret.replaceAll(' ', '+')]
}

/** Alone, and as part of something longer, where its Base64 differs at each of three offsets. */
function inBase64(bytes: Buffer): readonly string[] {
  const parts = [0, 1, 2].map((offset) => {
    const text = unpadded(Buffer.concat([Buffer.alloc(offset), bytes]))
    // The characters at both ends mix with what surrounds the secret.
    return text.slice(offset === 0 ? 0 : offset + 1, (bytes.length + offset) % 3 === 0 ? undefined : -1)
  })
  const forms = [bytes.toString('base64'), unpadded(bytes), ...parts]
  return forms.flatMap((form) => [form, form.replaceAll('+', '-').replaceAll('/', '_')])
}

function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '')
}

/**
 * Patterns of well-known credentials. Each takes linear time, even on hostile text. A token may follow an underscore, as in
 * `KEY_eyJ…`.
 */
export const TOKEN_FORMS: readonly { readonly kind: string; readonly pattern: RegExp }[] = [
  {
    kind: 'a GitHub token',
    // Installation tokens are `ghs_<app id>_<JWT>` since April 2026, about 520 characters.
    pattern: /gh[pousr]_(?:[A-Za-z0-9]{36,}|[A-Za-z0-9]{1,40}_eyJ[\w.-]{36,})|(?<![A-Za-z0-9])github_pat_[A-Za-z0-9_]{22,}/g,
  },
  { kind: 'an AWS access key', pattern: /(?<![A-Za-z0-9])AKIA[0-9A-Z]{16}(?![A-Za-z0-9])/g },
  { kind: 'a private key', pattern: /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----\s+[A-Za-z0-9+/=]{16}/g },
  // Starts at the first dot and looks back: starting at every 'eyJ' would be quadratic.
  { kind: 'a JSON web token', pattern: /(?<=eyJ[\w-]{10,})\.eyJ[\w-]{10,}\.[\w-]{10,}/g },
]

/** Whether a token belongs to a workflow or an app, not to a person. */
export function isInstallationToken(token: string): boolean {
  return token.startsWith('ghs_')
}

export interface TextSpan {
  readonly start: number
  readonly end: number
}

export interface Findings {
  /** Where any of the texts occurs, in order. Overlaps are merged. */
  readonly spans: TextSpan[]
  /** From here to the end, the text could be the start of one that continues later. */
  readonly openFrom: number
}

/** Minimum length of a text to find. A shorter one is everywhere, and masking it would reveal it. */
export const SHORTEST = 4

const ROOT = 0
const KEYS = 0x10000

/**
 * Finds any of many texts in one pass, ignoring case (Aho-Corasick). The time does not depend on how many texts there are, or on
 * how hostile the input is.
 */
export class TextFinder {
  // A trie of all texts. Most nodes have one child, so children are linked lists.
  readonly #unit: Int32Array
  readonly #child: Int32Array
  readonly #sibling: Int32Array
  readonly #depth: Int32Array
  /** For each node, the node of its longest proper suffix that is also a prefix of a text. */
  readonly #fallback: Int32Array
  /** Length of the longest text that ends here; 0 for none. */
  readonly #ending: Int32Array
  /** Which first characters the texts have: most input starts none of them. */
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
      // Skips quickly while the last characters cannot start any text.
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

  /** Level by level: a fallback is always closer to the root. */
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

  /** The next node for one more character, if it is at least this deep. */
  #next(from: number, unit: number, least = 0): number {
    for (let node = from; at(this.#depth, node) >= least; node = at(this.#fallback, node)) {
      const child = this.#childOf(node, unit)
      if (child !== 0 || node === ROOT) return child
    }
    return ROOT
  }

  /** The node that part of a text leads to, if it is at least this deep. */
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

/** Hash of the last four characters, which are one byte each in most texts. */
function keyOf(last: number): number {
  return Math.imul(last, 0x9e3779b1) >>> 16
}

/**
 * Folds ASCII only: folding all letters could change the length of the text. Both differences are negative only between A
 * and Z. A branch would be much slower, because the CPU cannot predict it.
 */
function foldedAt(text: string, index: number): number {
  const unit = text.charCodeAt(index)
  return unit | ((((0x40 - unit) & (unit - 0x5b)) >>> 31) << 5)
}

function at(array: Int32Array, index: number): number {
  return array[index] ?? 0
}
