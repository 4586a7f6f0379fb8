// Controls but tab and line feed; marks that reorder or hide text; fillers that look like nothing; halves of pairs.
const HIDDEN =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: showing control characters is the point
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u061c\u115f\u1160\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff9-\ufffb\u{e0000}-\u{e007f}\p{Surrogate}]/gu

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

/** Whether text holds characters that a reader would not see, or would see in another order. */
export function hasHiddenCharacters(text: string): boolean {
  if (PLAIN.test(text)) return false
  HIDDEN.lastIndex = 0
  return HIDDEN.test(text.endsWith('\r') ? text.slice(0, -1) : text)
}

function showCodePoint(character: string): string {
  return `⟨U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}⟩`
}
