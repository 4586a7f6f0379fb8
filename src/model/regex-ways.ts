/** In how many ways a part of a regular expression can match nothing: all of it, what it begins with, what it ends with. */
interface Ways {
  readonly through: number
  readonly lead: number
  readonly trail: number
  /** The most that come together anywhere in it. */
  readonly worst: number
}

interface OpenGroup {
  readonly isLook: boolean
  /** Its alternatives so far, and the one that is being read. */
  readonly others: Ways | undefined
  readonly last: Ways
}

/** Every further pair of such alternatives doubles the time; up to here it takes milliseconds. */
const MAX_WAYS = 10_000
const UNCOUNTED = 1e9
/** What is to be repeated is written out so often at most. */
const MAX_COPIES = 3
const NOTHING: Ways = { through: 1, lead: 1, trail: 1, worst: 1 }
/** To the engine, a boundary has a word before it or behind it: it prepares what follows for both. */
const BOUNDARY: Ways = { through: 2, lead: 2, trail: 2, worst: 2 }
const CHARACTER: Ways = { through: 0, lead: 1, trail: 1, worst: 1 }

const TOKEN =
  /\\(?:k<[^>]{0,256}>|[1-9]\d*|c[a-z]|x[\da-f]{2}|u\{[^}]{0,64}\}|u[\da-f]{4}|p\{[^}]{0,64}\}|.)|\[(?:\\.|[^\]\\])*\]|\((?:\?(?:<?[=!]|:|<[^>]{0,256}>|[a-z]*(?:-[a-z]*)?:))?|./gisy
const QUANTIFIER = /(?:([*+?])|\{(\d+)(,?)(\d*)\})\??/y

/**
 * Whether a valid regular expression has too many ways to match nothing, one behind the other, as in `(?:^|\b)(?:a*|b*)…`.
 * The engine goes through all of them when it prepares the expression, before it looks at any text, and nothing but the
 * end of the process can stop it then.
 */
export function hasTooManyWays(source: string): boolean {
  const outer: OpenGroup[] = []
  let group: OpenGroup = { isLook: false, others: undefined, last: NOTHING }
  TOKEN.lastIndex = 0
  for (let token = TOKEN.exec(source)?.[0]; token !== undefined; token = TOKEN.exec(source)?.[0]) {
    if (token.startsWith('(')) {
      outer.push(group)
      group = { isLook: /^\(\?<?[=!]/.test(token), others: undefined, last: NOTHING }
    } else if (token === '|') group = { ...group, others: allOf(group), last: NOTHING }
    else {
      const parent = token === ')' ? outer.pop() : undefined
      const part = parent === undefined ? waysOf(token) : closed(group)
      if (parent !== undefined) group = parent
      group = { ...group, last: followed(group.last, repeated(part, source)) }
    }
  }
  return allOf(group).worst > MAX_WAYS
}

function waysOf(token: string): Ways {
  if (token === '\\b' || token === '\\B') return BOUNDARY
  // A reference to a group may be one to nothing.
  return /^(?:[$^]|\\k<|\\[1-9])/.test(token) ? NOTHING : CHARACTER
}

/** Reads the quantifier behind a part, if there is one. */
function repeated(part: Ways, source: string): Ways {
  QUANTIFIER.lastIndex = TOKEN.lastIndex
  const found = QUANTIFIER.exec(source)
  if (found === null) return part
  TOKEN.lastIndex = QUANTIFIER.lastIndex
  const { least, copies } = countsOf(found)
  let all: Ways | undefined
  for (let times = 0; times < copies; times++) {
    // What may be left out is one way more.
    const copy = times < least ? part : { ...part, through: Math.max(1, part.through) }
    all = all === undefined ? copy : followed(all, copy)
  }
  return all === undefined || least === 0 ? { ...(all ?? NOTHING), through: 1 } : all
}

/** How often at least, and how often it is written out. */
function countsOf([, sign, least, comma, most]: RegExpExecArray): { readonly least: number; readonly copies: number } {
  if (sign !== undefined) return { least: sign === '+' ? 1 : 0, copies: 1 }
  const from = Number(least)
  const to = comma === '' ? from : most === '' ? from + 1 : Number(most)
  return { least: from, copies: Math.min(to, MAX_COPIES) }
}

function closed(group: OpenGroup): Ways {
  const all = allOf(group)
  return group.isLook ? { ...NOTHING, worst: all.worst } : all
}

function allOf({ others, last }: OpenGroup): Ways {
  if (others === undefined) return last
  const through = counted(others.through + last.through)
  const [lead, trail] = [Math.max(through, others.lead, last.lead), Math.max(through, others.trail, last.trail)]
  return { through, lead, trail, worst: Math.max(lead, trail, others.worst, last.worst) }
}

function followed(first: Ways, next: Ways): Ways {
  return {
    through: counted(first.through * next.through),
    lead: Math.max(first.lead, counted(first.through * next.lead)),
    trail: Math.max(next.trail, counted(first.trail * next.through)),
    worst: Math.max(first.worst, next.worst, counted(first.trail * next.lead)),
  }
}

function counted(ways: number): number {
  return Math.min(ways, UNCOUNTED)
}
