import { type Document, locationOf } from './file-info.ts'

const BOUNDARY = 'guide-boundary'
const CRLF = '\r\n'

/** Documents as one MIME message (RFC 2046). Delimiters and headers end with CRLF; each body is the document as it is. */
export function formatMultipart(documents: readonly Document[]): string {
  const boundary = chooseBoundary(documents)
  const parts = documents.map((document) => `--${boundary}${CRLF}${headersOf(document).join(CRLF)}${CRLF}${CRLF}${document.text}${CRLF}`)
  return `Content-Type: multipart/mixed; boundary="${boundary}"${CRLF}${CRLF}${parts.join('')}--${boundary}--${CRLF}`
}

/** The usual one, or with a number the first that no document holds. */
function chooseBoundary(documents: readonly Document[]): string {
  for (let number = 1; ; number++) {
    const boundary = number === 1 ? BOUNDARY : `${BOUNDARY}-${number}`
    if (!documents.some(({ text }) => text.includes(`--${boundary}`))) return boundary
  }
}

/** Without a charset a text is ASCII, says RFC 2046. */
function headersOf(document: Document): readonly string[] {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: ASCII, controls and all
  const isAscii = /^[\u0000-\u007f]*$/.test(document.text)
  return [
    `Content-Type: ${document.contentType}${isAscii ? '' : '; charset=utf-8'}`,
    `Content-Location: ${locationOf(document)}`,
    `Content-Length: ${document.size}`,
    ...(isAscii ? [] : ['Content-Transfer-Encoding: 8bit']),
  ]
}
