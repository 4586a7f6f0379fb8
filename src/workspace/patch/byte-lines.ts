const LINE_FEED = 10

/** How many lines a range of bytes holds; a last line without a line feed counts. */
export function countLines(bytes: Uint8Array, start: number, end: number): number {
  let lines = 0
  for (let at = start; at < end; at++) if (bytes[at] === LINE_FEED) lines++
  return end > start && bytes[end - 1] !== LINE_FEED ? lines + 1 : lines
}

export function isLineStart(bytes: Uint8Array, at: number): boolean {
  return at === 0 || bytes[at - 1] === LINE_FEED
}

/** Where the line begins that `at` lies in. */
export function lineStart(bytes: Uint8Array, at: number): number {
  return at === 0 ? 0 : bytes.lastIndexOf(LINE_FEED, at - 1) + 1
}

/** Where the line after the one that `at` lies in begins; the end of the bytes if there is none. */
export function nextLineStart(bytes: Uint8Array, at: number): number {
  const feed = bytes.indexOf(LINE_FEED, at)
  return feed < 0 ? bytes.length : feed + 1
}
