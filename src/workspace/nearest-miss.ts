import { lineAt } from './lines.ts'

interface Likeness {
  readonly difference: string
  readonly simplify: (text: string) => string
}

/** Comparing loosely costs several passes over the text; in a larger one a person looks faster. */
const MAX_COMPARED_CHARACTERS = 1_000_000

const LIKENESSES: readonly Likeness[] = [
  { difference: 'line endings', simplify: (text) => text.replaceAll('\r\n', '\n') },
  { difference: 'case', simplify: (text) => text.toLowerCase() },
  { difference: 'the way accents are composed', simplify: (text) => text.normalize('NFC') },
  { difference: 'whitespace', simplify: dropWhitespace },
  { difference: 'whitespace and case', simplify: (text) => dropWhitespace(text.toLowerCase()) },
]

/** When a text was not found: says in a sentence where something very like it is, if anywhere. */
export function nearestMiss(text: string, find: string): string | undefined {
  // Line endings and blanks alone are like any others.
  if (text.length > MAX_COMPARED_CHARACTERS || find.trim() === '') return undefined
  for (const { difference, simplify } of LIKENESSES) {
    const wanted = simplify(find)
    const at = wanted === '' ? -1 : simplify(text).indexOf(wanted)
    if (at >= 0) return `Line ${lineOfSimplified(text, simplify, at)} differs only in ${difference}.`
  }
  return firstLineOf(text, find)
}

/** The line in the text itself of an offset in its simplified form, in which newlines may be missing. */
function lineOfSimplified(text: string, simplify: Likeness['simplify'], offset: number): number {
  let low = 0
  let high = text.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (simplify(text.slice(0, middle)).length > offset) high = middle
    else low = middle + 1
  }
  return lineAt(text, low - 1)
}

function firstLineOf(text: string, find: string): string | undefined {
  const lines = find.split('\n').filter((line) => line.trim() !== '')
  const first = lines[0]?.trim()
  const at = first === undefined || lines.length < 2 ? -1 : text.indexOf(first)
  return at < 0 ? undefined : `Line ${lineAt(text, at)} has its first line, but the lines after it differ.`
}

function dropWhitespace(text: string): string {
  return text.replace(/\s+/g, '')
}
