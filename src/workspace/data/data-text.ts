import type { TextEdit } from '../text/text.ts'

/** A text with sorted edits applied that do not overlap. */
export function replaceSpans(text: string, edits: readonly TextEdit[]): string {
  let made = ''
  let from = 0
  for (const { start, end, replacement } of edits) {
    made += text.slice(from, start) + replacement
    from = end
  }
  return made + text.slice(from)
}
