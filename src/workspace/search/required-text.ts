/** Every match contains one of these strings. */
export type AnyOf = readonly string[]

/** What is known about a part of a regex: all strings it can match, or some that it must contain. */
interface Part {
  /** Everything it can match, if that is a short list. */
  readonly exact: AnyOf | undefined
  readonly contains: AnyOf | undefined
}

const MAX_STRINGS = 12
/** Groups can be nested, and each takes stack space. */
const MAX_GROUPS = 500
const QUANTIFIER = /(?:([*+?])|\{(\d+)(,?)(\d*)\})\??/y
const UNKNOWN: Part = { exact: undefined, contains: undefined }
/** An assertion: it has no width, so what surrounds it stays adjacent. */
const NO_WIDTH: Part = { exact: [''], contains: undefined }

/**
 * Finds text that every match of a valid regular expression contains, to skip files and lines without it. Knowing too little is
 * safe: anything not clearly understood counts as unknown.
 */
export function requiredText(source: string): AnyOf | undefined {
  if (source.split('(', MAX_GROUPS + 2).length > MAX_GROUPS + 1) return undefined
  const part = new Reader(source).alternatives()
  return better(usable(part.exact), usable(part.contains))
}

class Reader {
  readonly #source: string
  #at = 0

  constructor(source: string) {
    this.#source = source
  }

  alternatives(): Part {
    const branches = [this.#sequence()]
    while (this.#peek() === '|') {
      this.#at++
      branches.push(this.#sequence())
    }
    const [only] = branches
    return branches.length === 1 && only !== undefined ? only : oneOf(branches)
  }

  #sequence(): Part {
    let run: AnyOf = ['']
    let isExact = true
    let best: AnyOf | undefined
    const endRun = () => {
      best = better(best, usable(run))
      run = ['']
      isExact = false
    }
    while (this.#at < this.#source.length && this.#peek() !== '|' && this.#peek() !== ')') {
      const atom = this.#atom()
      const { least, most } = this.#quantifier()
      const part = repeat(atom, least, most)
      const longer = part.exact === undefined ? undefined : joinAll(run, part.exact)
      if (longer !== undefined) {
        run = longer
        continue
      }
      if (least >= 1 && atom.exact !== undefined) run = joinAll(run, atom.exact) ?? run
      endRun()
      best = better(best, part.contains)
      best = better(best, usable(part.exact))
    }
    if (isExact) return { exact: run, contains: undefined }
    return { exact: undefined, contains: better(best, usable(run)) }
  }

  #atom(): Part {
    const char = this.#next()
    switch (char) {
      case '(':
        return this.#group()
      case '[':
        return this.#characterClass()
      case '\\':
        return this.#escape()
      case '^':
      case '$':
        return NO_WIDTH
      case '.':
        return UNKNOWN
      default:
        return oneCharacter(char)
    }
  }

  #group(): Part {
    const opening = /^\?(?:[:=!]|<[=!]|<[^>]*>|[a-z]*(?:-[a-z]*)?:)/.exec(this.#source.slice(this.#at))?.[0] ?? ''
    this.#at += opening.length
    const inside = this.alternatives()
    this.#at++
    if (/^\?<?[=!]/.test(opening)) return NO_WIDTH
    const isPlain = opening === '' || opening === '?:' || opening.startsWith('?<')
    return isPlain ? inside : UNKNOWN
  }

  #characterClass(): Part {
    const start = this.#at
    while (this.#peek() !== ']') this.#at += this.#peek() === '\\' ? 2 : 1
    const inside = this.#source.slice(start, this.#at)
    this.#at++
    const isShortList = /^[^\\^\-\ud800-\udfff]{1,4}$/.test(inside)
    return isShortList ? oneOf([...inside].map(oneCharacter)) : UNKNOWN
  }

  #escape(): Part {
    const rest = this.#source.slice(this.#at)
    const long = /^(?:x[0-9a-f]{2}|u[0-9a-f]{4}|u\{[0-9a-f]+\}|[pP]\{[^}]*\}|k<[\w$]+>|c[a-z]|\d+)/i.exec(rest)?.[0]
    const char = this.#next()
    if (long !== undefined) {
      this.#at += long.length - 1
      return UNKNOWN
    }
    if (char === 'b' || char === 'B') return NO_WIDTH
    if (char === 't') return oneCharacter('\t')
    return /[A-Za-z0-9]/.test(char) ? UNKNOWN : oneCharacter(char)
  }

  #quantifier(): { readonly least: number; readonly most: number } {
    QUANTIFIER.lastIndex = this.#at
    const [all = '', simple, least, comma, most] = QUANTIFIER.exec(this.#source) ?? []
    this.#at += all.length
    if (all === '') return { least: 1, most: 1 }
    if (simple !== undefined) return { least: simple === '+' ? 1 : 0, most: simple === '?' ? 1 : Number.POSITIVE_INFINITY }
    if (comma === '') return { least: Number(least), most: Number(least) }
    return { least: Number(least), most: most === '' ? Number.POSITIVE_INFINITY : Number(most) }
  }

  #peek(): string {
    return this.#source.charAt(this.#at)
  }

  #next(): string {
    return this.#source.charAt(this.#at++)
  }
}

/** Half of a surrogate pair has no bytes to search for. */
function oneCharacter(char: string): Part {
  return /^[\ud800-\udfff\n\r]?$/.test(char) ? UNKNOWN : { exact: [char], contains: undefined }
}

function repeat(part: Part, least: number, most: number): Part {
  if (least === 1 && most === 1) return part
  if (least === 0) return most === 1 && part.exact !== undefined ? { exact: [...part.exact, ''], contains: undefined } : UNKNOWN
  return { exact: undefined, contains: better(usable(part.exact), part.contains) }
}

function oneOf(parts: readonly Part[]): Part {
  if (parts.every((part) => part.exact !== undefined)) {
    const exact = [...new Set(parts.flatMap((part) => part.exact ?? []))]
    if (exact.length <= MAX_STRINGS) return { exact, contains: undefined }
  }
  const needed = parts.map((part) => better(usable(part.exact), part.contains))
  const contains = [...new Set(needed.flatMap((strings) => strings ?? []))]
  const isKnown = needed.every((strings) => strings !== undefined) && contains.length <= MAX_STRINGS
  return { exact: undefined, contains: isKnown ? contains : undefined }
}

function joinAll(heads: AnyOf, tails: AnyOf): AnyOf | undefined {
  if (heads.length * tails.length > MAX_STRINGS) return undefined
  return heads.flatMap((head) => tails.map((tail) => head + tail))
}

function usable(strings: AnyOf | undefined): AnyOf | undefined {
  return strings === undefined || strings.includes('') ? undefined : strings
}

function better(a: AnyOf | undefined, b: AnyOf | undefined): AnyOf | undefined {
  if (a === undefined || b === undefined) return a ?? b
  return worth(b) > worth(a) ? b : a
}

/** Longer strings are rarer, and each further string is another pass over the file. */
function worth(strings: AnyOf): number {
  return Math.min(8, ...strings.map((text) => text.length)) - 2 * (strings.length - 1)
}

/** Letters from rare to common in source code and prose. */
const RARITY = 'zqjxkvybwgphfmudclnsoritae'
const RARITY_OF_OTHERS = 13

/**
 * The two rarest adjacent characters of an ASCII text, in every mix of cases: bytes without any of these cannot contain the text.
 * Cheaper to search for than the text itself.
 */
export function rarePairInAnyCase(text: string): readonly Buffer[] {
  let best = text.slice(0, 2)
  for (let i = 1; i + 1 < text.length; i++) if (rarity(text.slice(i, i + 2)) < rarity(best)) best = text.slice(i, i + 2)
  const [first = '', second = ''] = best
  return casesOf(first).flatMap((head) => casesOf(second).map((tail) => Buffer.from(head + tail)))
}

/** The first character counts double: the search jumps from one to the next. */
function rarity(pair: string): number {
  const [first = 0, second = 0] = [...pair.toLowerCase()].map((char) => (/[a-z]/.test(char) ? RARITY.indexOf(char) : RARITY_OF_OTHERS))
  return 2 * first + second
}

function casesOf(char: string): readonly string[] {
  return [...new Set([char.toLowerCase(), char.toUpperCase()])]
}
