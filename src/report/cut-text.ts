/** The beginning of a text that is too long, with a sign that there was more. Never half of a character. */
export function cutText(text: string, maxUnits: number): string {
  if (text.length <= maxUnits) return text
  return `${text.slice(0, wholeCharacter(text, maxUnits - 1))}…`
}

/** Pieces of at most so many units, none of which ends within a character. */
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
