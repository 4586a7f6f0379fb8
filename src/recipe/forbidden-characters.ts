import type { Diagnostics } from './diagnostics.ts'
import type { SourceText } from './source-text.ts'

// What a reviewer does not see: format and bidi controls, characters that are shown as nothing, halves of surrogate
// pairs, and controls. The two variation selectors that emoji are written with stay allowed.
const FORBIDDEN =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: refusing control characters is the point
  /(?![\ufe0e\ufe0f])[\p{Cf}\p{Default_Ignorable_Code_Point}\p{Surrogate}\u2028\u2029\u2800]|[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]|\r(?!\n)/gu

/** Most files hold nothing of this, and V8 takes long to prepare classes of Unicode. */
const UNUSUAL = /[^\t\n -~]/

/** Refuses characters by which the text that is reviewed could differ from the text that is read. */
export function checkCharacters(source: SourceText, diagnostics: Diagnostics): void {
  if (!UNUSUAL.test(source.text)) return
  for (const { 0: character, index } of source.text.matchAll(FORBIDDEN)) {
    const name = `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
    diagnostics.error(
      source.range(index, index + character.length),
      'forbidden_character',
      `${kindOf(character)} ${name}`,
      'Remove it. Where the value needs it, write it as an escape in double quotes, such as "\\u200b".',
    )
  }
}

function kindOf(character: string): string {
  if (/\p{Surrogate}/u.test(character)) return 'Half of a surrogate pair'
  return /[\p{Cc}\u2028\u2029]/u.test(character) ? 'Control character' : 'Invisible character'
}
