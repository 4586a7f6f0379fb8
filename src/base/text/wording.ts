const MB = 1024 * 1024

/** `1 file`, `2 files`, `2 matches`. */
export function countOf(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`
}

/** With a capital first letter. */
export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** The first few names, and how many more there are. */
export function nameSome(names: readonly string[], most: number): string {
  const shown = names.slice(0, most).join(', ')
  return names.length > most ? `${shown} and ${names.length - most} more` : shown
}

/** A size for people: whole megabytes as such. */
export function sizeText(bytes: number): string {
  return isWholeMegabytes(bytes) ? `${bytes / MB} MB` : countOf(bytes, 'byte')
}

/** A size and the limit that it exceeds, in the same unit: megabytes if a tenth of one tells them apart. */
export function sizesText(bytes: number, limit: number): readonly [size: string, limit: string] {
  const megabytes = Number((bytes / MB).toFixed(1))
  const isToldApart = isWholeMegabytes(limit) && megabytes > limit / MB
  return isToldApart ? [`${megabytes} MB`, sizeText(limit)] : [countOf(bytes, 'byte'), countOf(limit, 'byte')]
}

function isWholeMegabytes(bytes: number): boolean {
  return bytes >= MB && bytes % MB === 0
}

/** The candidate that a mistyped word most likely means, if one is close enough. */
export function didYouMean(word: string, candidates: Iterable<string>): string | undefined {
  const wanted = normalize(word)
  let best: { readonly name: string; readonly distance: number } | undefined
  for (const name of candidates) {
    const distance = editDistance(wanted, normalize(name))
    if (distance <= allowedDistance(wanted) && (best === undefined || distance < best.distance)) best = { name, distance }
  }
  return best?.name
}

function normalize(word: string): string {
  return word.toLowerCase().replaceAll('-', '_').slice(0, 64)
}

/** Less than half of a word: anything further away is another word. */
function allowedDistance(word: string): number {
  if (word.length <= 1) return 0
  if (word.length <= 4) return 1
  return word.length <= 8 ? 2 : 3
}

/** Insertions, deletions, replacements and swaps of neighbours that turn one word into the other. */
function editDistance(a: string, b: string): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1]
      let cost = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (isSame ? 0 : 1))
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) cost = Math.min(cost, (beforeLast[j - 2] ?? 0) + 1)
      row.push(cost)
    }
    beforeLast = last
    last = row
  }
  return last[b.length] ?? 0
}

/** A path as a glob that matches nothing else. */
export function escapeGlob(path: string): string {
  return path.replace(/[*?[\]{}]|^!/g, '\\$&')
}

/** A text as a regular expression that matches nothing else. */
export function escapeRegex(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
}

/** Quotes a word for a POSIX shell where it needs quotes. */
export function shellWord(text: string): string {
  return /^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`
}

/**
 * A regular expression for whole numbers of at least this value, in decimal digits. It ignores what comes before the number and
 * ends after its last digit.
 */
export function regexAtLeast(least: number): string {
  const digits = String(least)
  // Same number of digits: equal up to one place, where the digit is larger.
  const larger = [...digits].flatMap((digit, at) => {
    const rest = digits.length - at - 1
    return digit === '9' ? [] : [`${digits.slice(0, at)}${classOf(Number(digit) + 1)}${rest === 0 ? '' : `\\d{${rest}}`}`]
  })
  return `0*(?:${[digits, ...larger, `[1-9]\\d{${digits.length},}`].join('|')})(?!\\d)`
}

function classOf(from: number): string {
  return from === 9 ? '9' : `[${from}-9]`
}
