/** What may stand in a header: anything else ends it, or is read differently by every server. */
const HEADER_TEXT = /^[\t\x20-\x7e]*$/

export function isHeaderText(text: string): boolean {
  return HEADER_TEXT.test(text)
}
