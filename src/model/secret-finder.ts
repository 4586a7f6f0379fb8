import { type DecodedText, decodeLayers } from './decode-escapes.ts'
import { addSpan, type Span, TextFinder } from './text-finder.ts'

export interface SecretFindings {
  /** Where any of the secrets is, in order. What overlaps is one. */
  readonly spans: Span[]
  /** From here to the end it could be the beginning of a secret, whose rest is missing. */
  readonly openFrom: number
  /** Whatever may follow, nothing before this changes. Never within an escape. */
  readonly settledUntil: number
}

/** Finds secrets in a text as it is, and as it reads once its escapes are decoded, however they are mixed. Linear. */
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

  /** Whether any is in one of the readings of a text. */
  isIn(readings: readonly string[]): boolean {
    return readings.some((reading) => this.#finder.find(reading).spans.length > 0)
  }
}

export const MASK = '***'

/** What begins before a place, with a mask for each span: but for the first one, if it was told already. */
export function maskSpans(text: string, spans: readonly Span[], { until = text.length, told = 0 } = {}): string {
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

/** The last place up to there where a decoded character begins. */
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

function merged(spans: readonly Span[]): Span[] {
  const all: Span[] = []
  for (const span of spans.toSorted((a, b) => a.end - b.end || b.start - a.start)) addSpan(all, span)
  return all
}
