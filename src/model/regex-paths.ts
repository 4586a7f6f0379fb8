interface OpenGroup {
  readonly isLook: boolean
  /** The paths through its alternatives so far, and through the one that is being read. */
  readonly others: number
  readonly last: number
}

/** Up to here an engine prepares an expression in a fraction of a second at worst, and mostly in a millisecond. */
const MAX_PATHS = 10_000
const MAX_LENGTH = 4_000
/** The engine writes out that many copies of what is repeated, and a loop behind them. */
const MAX_COPIES = 3
/** With the flag `u`, what may be a surrogate pair or half of one becomes alternatives: few when it may be any of them. */
const ANY_PAIR = 4
const SOME_PAIRS = 16

const TOKEN = /\\.|\[(?:\\.|[^\]\\])*\]|\((?:\?(?:<?[=!]|:|<[^>]{0,256}>|[a-z]*(?:-[a-z]*)?:))?|[\ud800-\udbff][\udc00-\udfff]|./gisy
/** With the flag `u`, what stands in the brackets of these is a part of them; without it, a text or a quantifier. */
const BRACKETED = /\\(?:u\{[\da-f]+\}|p\{[^}]*\}|k<[^>]*>|.)/gis
const QUANTIFIER = /(?:([*+?])|\{(\d+)(,?)(\d*)\})\??/y
/** The engine prepares what follows for both outcomes. */
const CONDITION = /^(?:[$^]|\\[bBk1-9])/
const ANY_PAIR_TOKEN = /^(?:\.|\\[WDS]$|\[\^[ -~]*\]$)/
const SOME_PAIRS_TOKEN = /^(?:[\ud800-\udfff]|\\[pPu]|\[.*(?:\\[WDSpPux]|[^ -~]))/s

/**
 * Whether there are few ways through a valid regular expression, when every choice in it is made without regard to the others.
 * What an engine does to prepare an expression, before it looks at any text, is bounded by their number; and nothing but the end of
 * the process can stop it then. Many mean no harm: they only have to be tried out, see `system/regex-preparation.ts`.
 */
export function hasFewPaths(source: string, flags: string): boolean {
  if (source.length > MAX_LENGTH) return false
  const isUnicode = flags.includes('u')
  const plain = isUnicode ? source.replace(BRACKETED, (escaped) => escaped.slice(0, 2)) : source
  return countPaths(plain, isUnicode) <= MAX_PATHS
}

function countPaths(source: string, isUnicode: boolean): number {
  const outer: OpenGroup[] = []
  let group = openGroup(false)
  TOKEN.lastIndex = 0
  for (let token = TOKEN.exec(source)?.[0]; token !== undefined; token = TOKEN.exec(source)?.[0]) {
    if (token.startsWith('(')) {
      outer.push(group)
      group = openGroup(/^\(\?<?[=!]/.test(token))
    } else if (token === '|') group = { ...group, others: group.others + group.last, last: 1 }
    else {
      const parent = token === ')' ? outer.pop() : undefined
      const part = parent === undefined ? pathsOf(token, isUnicode) : allOf(group)
      if (parent !== undefined) group = parent
      group = { ...group, last: group.last * repeated(part, source) }
    }
  }
  return allOf(group)
}

function openGroup(isLook: boolean): OpenGroup {
  return { isLook, others: 0, last: 1 }
}

function allOf({ isLook, others, last }: OpenGroup): number {
  return others + last + (isLook ? 1 : 0)
}

function pathsOf(token: string, isUnicode: boolean): number {
  if (CONDITION.test(token)) return 2
  if (!isUnicode) return 1
  // The second first: a class may be of both kinds.
  return SOME_PAIRS_TOKEN.test(token) ? SOME_PAIRS : ANY_PAIR_TOKEN.test(token) ? ANY_PAIR : 1
}

/** Reads the quantifier behind a part, if there is one. */
function repeated(part: number, source: string): number {
  QUANTIFIER.lastIndex = TOKEN.lastIndex
  const found = QUANTIFIER.exec(source)
  if (found === null) return part
  TOKEN.lastIndex = QUANTIFIER.lastIndex
  const { least, most } = countsOf(found)
  const certain = Math.min(least, MAX_COPIES)
  // What may be left out, and a loop, is one way more.
  return part ** certain * (part + 1) ** (Math.min(most, MAX_COPIES + 1) - certain)
}

function countsOf([, sign, from, comma, to]: RegExpExecArray): { readonly least: number; readonly most: number } {
  if (sign !== undefined) return { least: sign === '+' ? 1 : 0, most: sign === '+' ? 2 : 1 }
  const least = Number(from)
  return { least, most: comma === '' ? least : to === '' ? least + 1 : Number(to) }
}
