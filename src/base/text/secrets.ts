import { type DecodedText, decodeLayers, readingsOf } from './decode-escapes.ts'
import { addSpan, TextFinder, type TextSpan } from './text-finder.ts'

export interface SecretFindings {
  /** Where any of the secrets is, in order. What overlaps is one. */
  readonly spans: TextSpan[]
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

function merged(spans: readonly TextSpan[]): TextSpan[] {
  const all: TextSpan[] = []
  for (const span of spans.toSorted((a, b) => a.end - b.end || b.start - a.start)) addSpan(all, span)
  return all
}

/**
 * A secret as it is, and as programs write it where no escape tells so. What is merely escaped (in URLs, HTML, JSON and
 * other sources) is decoded by `SecretFinder` before it looks for these.
 */
export function secretForms(text: string): readonly string[] {
  // Nothing can be sent or encoded with half a character in it.
  const secret = text.toWellFormed()
  const bytes = Buffer.from(secret)
  const written = [...readingsOf(secret, { isBytes: false }), ...inUrls(secret)]
  // Files and decoded texts are looked at byte by byte.
  const inBytes = [secret, ...inUrls(secret)].map((form) => Buffer.from(form).toString('latin1'))
  return [...new Set([text, ...written, ...inBytes, bytes.toString('hex'), ...inBase64(bytes), [...secret].join('\0')])]
}

/** A URL has no line ends and no blanks at its end, and forms write `+` for a blank. */
function inUrls(secret: string): readonly string[] {
  return [secret.replace(/[\t\n\r]/g, '').trimEnd(), secret.replaceAll(' ', '+')]
}

/** By itself, and as a part of something longer: there it looks another way at each of three offsets. */
function inBase64(bytes: Buffer): readonly string[] {
  const parts = [0, 1, 2].map((offset) => {
    const text = unpadded(Buffer.concat([Buffer.alloc(offset), bytes]))
    // The characters at both ends mix with what stands beside the secret.
    return text.slice(offset === 0 ? 0 : offset + 1, (bytes.length + offset) % 3 === 0 ? undefined : -1)
  })
  const forms = [bytes.toString('base64'), unpadded(bytes), ...parts]
  return forms.flatMap((form) => [form, form.replaceAll('+', '-').replaceAll('/', '_')])
}

function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '')
}

/**
 * What credentials of well-known kinds look like. Every pattern takes linear time, also on text that was made to be slow.
 * A token may follow an underscore: `KEY_eyJ…` holds one too.
 */
export const TOKEN_FORMS: readonly { readonly kind: string; readonly pattern: RegExp }[] = [
  {
    kind: 'a GitHub token',
    // Tokens of installations are `ghs_<app id>_<JWT>` since April 2026, about 520 characters.
    pattern: /gh[pousr]_(?:[A-Za-z0-9]{36,}|[A-Za-z0-9]{1,40}_eyJ[\w.-]{36,})|(?<![A-Za-z0-9])github_pat_[A-Za-z0-9_]{22,}/g,
  },
  { kind: 'an AWS access key', pattern: /(?<![A-Za-z0-9])AKIA[0-9A-Z]{16}(?![A-Za-z0-9])/g },
  { kind: 'a private key', pattern: /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----\s+[A-Za-z0-9+/=]{16}/g },
  // Starts at the first dot and looks back: starting at every 'eyJ' would take quadratic time.
  { kind: 'a JSON web token', pattern: /(?<=eyJ[\w-]{10,})\.eyJ[\w-]{10,}\.[\w-]{10,}/g },
]

/** Whether a token belongs to a workflow or an app, and speaks for no person. */
export function isInstallationToken(token: string): boolean {
  return token.startsWith('ghs_')
}
