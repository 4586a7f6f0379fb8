import { asBuffer } from '../bytes.ts'

/** Text with its escapes resolved, one character per UTF-8 byte, so that `%C3%A9`, `&#233;` and `é` are the same. */
export interface DecodedText {
  readonly text: string
  /** Where each character comes from, and where the last one ends. Only on request. */
  readonly places: Int32Array | undefined
}

export interface DecodeOptions {
  /** Whether the text already has one character per byte. */
  readonly isBytes: boolean
  /** Whether more text may follow. Then an incomplete escape at the end is left out. */
  readonly isOpen: boolean
  readonly withPlaces: boolean
}

/** Encodings are nested, such as a URL in JSON in JSON, but rarely deeper. */
const MAX_LAYERS = 3

/** The text decoded once, twice and so on, until there is nothing left to decode. Empty for text without escapes. */
export function decodeLayers(text: string, options: DecodeOptions): readonly DecodedText[] {
  const layers: DecodedText[] = []
  let last: DecodedText | undefined
  for (let depth = 0; depth < MAX_LAYERS; depth++) {
    const decoded: DecodedText | undefined =
      last === undefined ? decodeEscapes(text, options) : decodeEscapes(last.text, { ...options, isBytes: true })
    if (decoded === undefined) break
    const { places } = last ?? {}
    last = places && decoded.places ? { ...decoded, places: decoded.places.map((at) => places[at] ?? 0) } : decoded
    layers.push(last)
  }
  return layers
}

/** The text itself and its decoded forms. `isBytes` as in `DecodeOptions`. */
export function readingsOf(text: string, { isBytes }: Pick<DecodeOptions, 'isBytes'>): readonly string[] {
  return [text, ...decodeLayers(text, { isBytes, isOpen: false, withPlaces: false }).map((layer) => layer.text)]
}

const ANY_ESCAPE =
  /%[\da-f]{2}|&(?:#(?:\d|x[\da-f])|[a-z]{2,8};)|\\(?:[\\/"'bfnrt]|x[\da-f]{2}|u[\da-f{])|(?:%[\da-f]?|&(?:#x?|[a-z]{0,8})|\\u?|\\x[\da-f]?)$/i
const BACKSLASH = 0x5c
const PERCENT = 0x25
const AMPERSAND = 0x26

/** Resolves percent-encoding, HTML entities and backslash escapes, in any mix. `undefined` where there are none. Linear. */
function decodeEscapes(text: string, { isBytes, isOpen, withPlaces }: DecodeOptions): DecodedText | undefined {
  if (!ANY_ESCAPE.test(text)) return undefined
  // No escape is shorter than its decoded form.
  const most = isBytes ? text.length : Buffer.byteLength(text)
  const out = new Writer(most, withPlaces)
  let index = 0
  let isDecoded = false
  while (index < text.length) {
    const unit = text.charCodeAt(index)
    let end = index + 1
    if (unit === PERCENT || unit === AMPERSAND || unit === BACKSLASH) {
      // The first half of a surrogate pair is an escape too, and waits for the second half.
      if (isOpen && isUnfinished(text, index)) break
      const read = readEscape(text, index, unit)
      if (read !== undefined) {
        if (read.isByte) out.byte(read.value, index)
        else out.character(read.value, index)
        index = read.end
        isDecoded = true
        continue
      }
      out.byte(unit, index)
    } else if (unit < 0x80 || isBytes) {
      out.byte(unit, index)
    } else {
      const point = text.codePointAt(index) ?? 0
      if (point > 0xffff) end++
      else if (isOpen && end === text.length && isHighSurrogate(unit)) break
      out.character(point, index)
    }
    index = end
  }
  return isDecoded || index < text.length ? out.finish(index) : undefined
}

interface Escape {
  readonly value: number
  /** A byte, not a character. */
  readonly isByte: boolean
  readonly end: number
}

function readEscape(text: string, start: number, kind: number): Escape | undefined {
  if (kind === PERCENT) return hexByte(text, start + 1)
  return kind === AMPERSAND ? readEntity(text, start) : readBackslash(text, start)
}

const ENTITY = /&(?:#0{0,8}(\d{1,7})|#x0{0,8}([\da-f]{1,6})|([a-z]{2,8}));/iy

function readEntity(text: string, start: number): Escape | undefined {
  ENTITY.lastIndex = start
  const [all, decimal, hex, name] = ENTITY.exec(text) ?? []
  if (all === undefined) return undefined
  const value =
    name === undefined
      ? Number.parseInt(decimal ?? hex ?? '', decimal === undefined ? 16 : 10)
      : ENTITIES.get(name.toLowerCase())?.charCodeAt(0)
  return value === undefined || value > 0x10ffff ? undefined : { value, isByte: false, end: start + all.length }
}

const BACKSLASHED: ReadonlyMap<string, string> = new Map(
  Object.entries({ '\\': '\\', '/': '/', '"': '"', "'": "'", b: '\b', f: '\f', n: '\n', r: '\r', t: '\t' }),
)
const CODE_UNITS = /\\u(?:(d[89ab][\da-f]{2})\\u(d[c-f][\da-f]{2})|([\da-f]{4})|\{0{0,8}([\da-f]{1,6})\})/iy

function readBackslash(text: string, start: number): Escape | undefined {
  const name = (text[start + 1] ?? '').toLowerCase()
  const value = BACKSLASHED.get(name)?.charCodeAt(0)
  if (value !== undefined) return { value, isByte: true, end: start + 2 }
  if (name === 'x') return hexByte(text, start + 2)
  if (name !== 'u') return undefined
  CODE_UNITS.lastIndex = start
  const [all, high, low, unit, point] = CODE_UNITS.exec(text) ?? []
  if (all === undefined) return undefined
  const read = (hex = '') => Number.parseInt(hex, 16)
  const character = high === undefined ? read(unit ?? point) : 0x10000 + ((read(high) & 0x3ff) << 10) + (read(low) & 0x3ff)
  return character > 0x10ffff ? undefined : { value: character, isByte: false, end: start + all.length }
}

function hexByte(text: string, at: number): Escape | undefined {
  const value = (hexDigit(text.charCodeAt(at)) << 4) | hexDigit(text.charCodeAt(at + 1))
  return value < 0 ? undefined : { value, isByte: true, end: at + 2 }
}

/** Negative for anything that is not a hex digit. */
function hexDigit(unit: number): number {
  if (unit >= 0x30 && unit <= 0x39) return unit - 0x30
  const letter = unit | 0x20
  return letter >= 0x61 && letter <= 0x66 ? letter - 0x57 : -1
}

const MOST_UNFINISHED = 24
const UNFINISHED =
  /^(?:%[\da-f]?|&(?:#(?:\d{0,15}|x[\da-f]{0,14})|[a-z]{0,8})|\\(?:x[\da-f]?|u(?:[\da-f]{0,3}|d[89ab][\da-f]{2}(?:\\(?:u[\da-f]{0,3})?)?|\{[\da-f]{0,14}))?)$/i

/** Whether the text ends inside something that could become an escape. */
function isUnfinished(text: string, start: number): boolean {
  return text.length - start <= MOST_UNFINISHED && UNFINISHED.test(text.slice(start))
}

function isHighSurrogate(unit: number): boolean {
  return unit >= 0xd800 && unit <= 0xdbff
}

/** HTML names of ASCII characters, in lower case. */
const ENTITIES: ReadonlyMap<string, string> = new Map([
  ['tab', '\t'],
  ['newline', '\n'],
  ['excl', '!'],
  ['quot', '"'],
  ['num', '#'],
  ['dollar', '$'],
  ['percnt', '%'],
  ['amp', '&'],
  ['apos', "'"],
  ['lpar', '('],
  ['rpar', ')'],
  ['ast', '*'],
  ['midast', '*'],
  ['plus', '+'],
  ['comma', ','],
  ['period', '.'],
  ['sol', '/'],
  ['colon', ':'],
  ['semi', ';'],
  ['lt', '<'],
  ['equals', '='],
  ['gt', '>'],
  ['quest', '?'],
  ['commat', '@'],
  ['lsqb', '['],
  ['lbrack', '['],
  ['bsol', '\\'],
  ['rsqb', ']'],
  ['rbrack', ']'],
  ['hat', '^'],
  ['lowbar', '_'],
  ['underbar', '_'],
  ['grave', '`'],
  ['lcub', '{'],
  ['lbrace', '{'],
  ['verbar', '|'],
  ['vert', '|'],
  ['rcub', '}'],
  ['rbrace', '}'],
])

/** Leading byte of a UTF-8 character, by the number of bytes that follow. */
const LEADS = [0, 0xc0, 0xe0, 0xf0] as const

class Writer {
  readonly #bytes: Uint8Array
  readonly #places: Int32Array | undefined
  #size = 0

  constructor(most: number, withPlaces: boolean) {
    this.#bytes = new Uint8Array(most)
    this.#places = withPlaces ? new Int32Array(most + 1) : undefined
  }

  byte(byte: number, place: number): void {
    if (this.#places) this.#places[this.#size] = place
    this.#bytes[this.#size++] = byte
  }

  character(point: number, place: number): void {
    // A lone surrogate is encoded as the replacement character everywhere.
    if (point >= 0xd800 && point <= 0xdfff) this.character(0xfffd, place)
    else if (point < 0x80) this.byte(point, place)
    else {
      const rest = point < 0x800 ? 1 : point < 0x10000 ? 2 : 3
      this.byte((LEADS[rest] ?? 0) | (point >> (6 * rest)), place)
      for (let left = rest - 1; left >= 0; left--) this.byte(0x80 | ((point >> (6 * left)) & 0x3f), place)
    }
  }

  finish(end: number): DecodedText {
    if (this.#places) this.#places[this.#size] = end
    return { text: asBuffer(this.#bytes.subarray(0, this.#size)).toString('latin1'), places: this.#places?.subarray(0, this.#size + 1) }
  }
}
