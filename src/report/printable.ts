// Controls but tab and line feed; what reorders or hides text, or looks like nothing, but for the two marks that choose
// how an emoji looks; halves of pairs.
const HIDDEN =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: showing control characters is the point
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u2028\u2029\ufff9-\ufffc\p{Surrogate}]|(?![\ufe0e\ufe0f])\p{Default_Ignorable_Code_Point}/gu

/** Most text is plain, and this tells it much faster. */
const PLAIN = /^[\t\n -~]*$/

/**
 * Text from files, commands and people as it may go to a terminal: what could move the cursor, set the clipboard, reorder
 * or hide text is shown by its code point instead.
 */
export function printable(text: string): string {
  return PLAIN.test(text) ? text : text.replace(HIDDEN, showCodePoint)
}

/** For text that must stay on one line. */
export function printableLine(text: string): string {
  return printable(text).replaceAll('\n', showCodePoint('\n')).replaceAll('\t', ' ')
}

/** JSON that may go to a terminal: the same document, with escapes for what `JSON.stringify` lets through. */
export function printableJson(value: unknown, indent?: number): string {
  // A workflow command can only occur inside a string, where it can be escaped.
  const json = JSON.stringify(value, undefined, indent).replaceAll('##[', '##\\u005b')
  return PLAIN.test(json) ? json : json.replace(HIDDEN, escapeUnits)
}

/** Whether text holds characters that a reader would not see, or would see in another order. */
export function hasHiddenCharacters(text: string): boolean {
  if (PLAIN.test(text)) return false
  HIDDEN.lastIndex = 0
  return HIDDEN.test(text)
}

/** Whether a word mixes Latin with Cyrillic or Greek letters, which look alike. */
export function mixesAlphabets(text: string): boolean {
  return (text.match(/[\p{L}\p{M}]+/gu) ?? []).some(
    (word) => /\p{Script=Latin}/u.test(word) && /[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(word),
  )
}

function showCodePoint(character: string): string {
  return `⟨U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}⟩`
}

function escapeUnits(character: string): string {
  return Array.from({ length: character.length }, (_, i) => `\\u${character.charCodeAt(i).toString(16).padStart(4, '0')}`).join('')
}

// A runner takes a line that begins with `::`, after blanks, for a command; and `##[` wherever it stands. Colours of ours may
// stand before it, and what ends a line depends on who reads it.
// biome-ignore lint/suspicious/noControlCharactersInRegex: colours begin with one
const COMMAND = /(^|[\n\r\v\f\u0085\u2028\u2029])((?:[^\S\n\r\v\f\u2028\u2029]|\u001b\[[\d;]*m)*)(?=::)|##(?=\[)/g

/**
 * Output as it may go to the log of a workflow: text from outside cannot be taken for a command to the runner. For all that
 * is printed there but the commands of Sous itself.
 */
export function inertForRunner(text: string): string {
  if (!text.includes('::') && !text.includes('##[')) return text
  return text.replace(COMMAND, (found, start = '', blanks = '') => (found === '##' ? '##\\' : `${start}${blanks}│ `))
}

/** What no shell takes for anything but itself, also without quotes around all of it. */
const NEUTRAL = /^[A-Za-z0-9 _./:@,=+-]$/

/**
 * JSON in whose texts everything else is written as `\u….`: it is the same as JSON, and harmless if it ends up in a shell.
 */
export function inertJson(value: unknown): string {
  return JSON.stringify(value).replace(/"(?:[^"\\]|\\.)*"/gs, (literal) => `"${inert(JSON.parse(literal) as string)}"`)
}

function inert(text: string): string {
  return Array.from({ length: text.length }, (_, i) => text.charAt(i))
    .map((unit) => (NEUTRAL.test(unit) ? unit : `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`))
    .join('')
}

/** The beginning of a text that is too long, with a sign that there was more. Never half of a character. */
export function cutText(text: string, maxUnits: number): string {
  if (text.length <= maxUnits) return text
  return `${text.slice(0, wholeCharacter(text, maxUnits - 1))}…`
}

/** Pieces of at most so many units. None of them ends inside a character. */
export function splitText(text: string, maxUnits: number): readonly string[] {
  const pieces: string[] = []
  for (let start = 0; start < text.length; ) {
    const end = wholeCharacter(text, Math.min(start + maxUnits, text.length))
    pieces.push(text.slice(start, end))
    start = end
  }
  return pieces
}

/** The same place, or the one before it where it lies between the halves of a character. */
export function wholeCharacter(text: string, index: number): number {
  const isBetweenHalves = /[\ud800-\udbff]/.test(text[index - 1] ?? '') && /[\udc00-\udfff]/.test(text[index] ?? '')
  return isBetweenHalves ? index - 1 : index
}
