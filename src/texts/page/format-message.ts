/** What goes into the places of a message. */
export type MessageValues = Readonly<Record<string, string | number>>

type Part =
  | string
  | { readonly kind: 'value'; readonly name: string }
  | { readonly kind: 'number' }
  | { readonly kind: 'plural' | 'select'; readonly name: string; readonly cases: ReadonlyMap<string, readonly Part[]> }

/**
 * Writes an ICU message: `{name}`, `{count, plural, =0 {none} one {# file} other {# files}}` and `{kind, select, a {…} other {…}}`.
 * The library for this is seven times as long, and needs a build step to leave its parser out of the page.
 */
export class MessageFormat {
  readonly #parsed = new Map<string, readonly Part[]>()
  readonly #rules: Intl.PluralRules
  readonly #numbers: Intl.NumberFormat

  constructor(locale: string) {
    this.#rules = new Intl.PluralRules(locale)
    this.#numbers = new Intl.NumberFormat(locale)
  }

  format(message: string, values: MessageValues = {}): string {
    if (!/[{']/.test(message)) return message
    let parts = this.#parsed.get(message)
    if (parts === undefined) {
      parts = parseMessage(message)
      this.#parsed.set(message, parts)
    }
    return this.#write(parts, values, 0)
  }

  #write(parts: readonly Part[], values: MessageValues, count: number): string {
    return parts.map((part) => this.#writePart(part, values, count)).join('')
  }

  #writePart(part: Part, values: MessageValues, count: number): string {
    if (typeof part === 'string') return part
    if (part.kind === 'number') return this.#numbers.format(count)
    const value = values[part.name] ?? ''
    if (part.kind === 'value') return typeof value === 'number' ? this.#numbers.format(value) : value
    const word = part.kind === 'plural' ? this.#rules.select(Number(value)) : String(value)
    const chosen = part.cases.get(`=${value}`) ?? part.cases.get(word) ?? part.cases.get('other') ?? []
    return this.#write(chosen, values, part.kind === 'plural' ? Number(value) : count)
  }
}

/** The names of the places in a message. */
export function placesOf(message: string): readonly string[] {
  const names = new Set<string>()
  const visit = (parts: readonly Part[]): void => {
    for (const part of parts) {
      if (typeof part === 'string' || part.kind === 'number') continue
      names.add(part.name)
      if (part.kind !== 'value') for (const each of part.cases.values()) visit(each)
    }
  }
  visit(parseMessage(message))
  return [...names].sort()
}

/** Changes the words of a message, and leaves its places as they are. */
export function mapWords(message: string, change: (words: string) => string): string {
  const write = (parts: readonly Part[]): string =>
    parts
      .map((part) => {
        if (typeof part === 'string') return change(part).replaceAll("'", "''")
        if (part.kind === 'number') return '#'
        if (part.kind === 'value') return `{${part.name}}`
        return `{${part.name}, ${part.kind}, ${[...part.cases].map(([name, inner]) => `${name} {${write(inner)}}`).join(' ')}}`
      })
      .join('')
  return write(parseMessage(message))
}

function parseMessage(message: string): readonly Part[] {
  const reader = new Reader(message)
  const parts = reader.parts(false)
  if (!reader.isAtEnd) throw new SyntaxError(`The message has a brace too many: ${message}`)
  return parts
}

class Reader {
  readonly #text: string
  #at = 0

  constructor(text: string) {
    this.#text = text
  }

  get isAtEnd(): boolean {
    return this.#at === this.#text.length
  }

  parts(isPlural: boolean): readonly Part[] {
    const parts: Part[] = []
    let words = ''
    const flush = () => {
      if (words !== '') parts.push(words)
      words = ''
    }
    while (!this.isAtEnd && this.#text[this.#at] !== '}') {
      const char = this.#text[this.#at++]
      if (char === "'" && this.#text[this.#at] === "'") {
        words += "'"
        this.#at++
      } else if (char === '{') {
        flush()
        parts.push(this.#place())
      } else if (char === '#' && isPlural) {
        flush()
        parts.push({ kind: 'number' })
      } else {
        words += char
      }
    }
    flush()
    return parts
  }

  #place(): Part {
    const [, name = '', kind] = this.#take(/\s*(\w+)\s*(?:,\s*(plural|select)\s*,|\})/y)
    if (kind !== 'plural' && kind !== 'select') return { kind: 'value', name }
    const cases = new Map<string, readonly Part[]>()
    for (;;) {
      const [, word] = this.#take(/\s*(?:(=?[\w-]+)\s*\{|\})/y)
      if (word === undefined) return { kind, name, cases }
      cases.set(word, this.parts(kind === 'plural'))
      this.#take(/\}/y)
    }
  }

  #take(pattern: RegExp): RegExpExecArray {
    pattern.lastIndex = this.#at
    const match = pattern.exec(this.#text)
    if (match === null) throw new SyntaxError(`The message cannot be read at ${this.#at}: ${this.#text}`)
    this.#at = pattern.lastIndex
    return match
  }
}
