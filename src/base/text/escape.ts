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
 * A regular expression for the whole numbers that are at least that large, as decimal digits. It says nothing of what stands
 * before them, and is over where the digits are.
 */
export function regexAtLeast(least: number): string {
  const digits = String(least)
  // As many digits: the same ones up to a place, and a larger one there.
  const larger = [...digits].flatMap((digit, at) => {
    const rest = digits.length - at - 1
    return digit === '9' ? [] : [`${digits.slice(0, at)}${classOf(Number(digit) + 1)}${rest === 0 ? '' : `\\d{${rest}}`}`]
  })
  return `0*(?:${[digits, ...larger, `[1-9]\\d{${digits.length},}`].join('|')})(?!\\d)`
}

function classOf(from: number): string {
  return from === 9 ? '9' : `[${from}-9]`
}
