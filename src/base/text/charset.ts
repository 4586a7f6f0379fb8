import { TextDecoder } from 'node:util'

const HTML_TYPE = /^text\/html\s*(?:;|$)/i
const CHARSET = /;\s*charset\s*=\s*"?([^\s;"]{1,40})/i
const META_CHARSET = /charset\s*=\s*["']?([^\s;"']{1,40})/i
/** As many bytes as browsers look at. It also limits the work of the patterns below. */
const HEAD_BYTES = 1024
const MARK_BYTES = 3
const COMMENT = /<!--.*?-->/gs
const META = /<meta[\s/]([^>]*)>/gi
const ATTRIBUTE = /([^\s"'/=]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"']+))/g

/** How many bytes determine the character set of a response: a byte-order mark, or as far as HTML may declare it. */
export function bytesToTell(contentType: string): number {
  return HTML_TYPE.test(contentType.trim()) && !CHARSET.test(contentType) ? HEAD_BYTES : MARK_BYTES
}

export interface Charset {
  readonly decoder: TextDecoder
  /** The name that the server gave, if it is unknown. */
  readonly unknown?: string
  /** The response does not declare one. */
  readonly isGuess?: true
}

/** Finds the character set of a response as browsers do: byte-order mark, content type, HTML declaration, then UTF-8. */
export function charsetOf(bytes: Uint8Array, contentType: string): Charset {
  const marked = markOf(bytes)
  if (marked !== undefined) return { decoder: new TextDecoder(marked) }
  const named = CHARSET.exec(contentType)?.[1]
  if (named !== undefined) {
    const decoder = decoderFor(named)
    return decoder === undefined ? { decoder: new TextDecoder(), unknown: named } : { decoder }
  }
  const decoder = HTML_TYPE.test(contentType.trim()) ? declaredIn(bytes) : undefined
  return decoder === undefined ? { decoder: new TextDecoder(), isGuess: true } : { decoder }
}

/** From the byte-order mark, which takes precedence over everything else. */
function markOf(bytes: Uint8Array): string | undefined {
  const [first, second, third] = bytes
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8'
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  return first === 0xfe && second === 0xff ? 'utf-16be' : undefined
}

/** From the first `<meta>` with a known character set. */
function declaredIn(bytes: Uint8Array): TextDecoder | undefined {
  const head = Buffer.from(bytes.subarray(0, HEAD_BYTES)).toString('latin1').replace(COMMENT, '')
  for (const [, attributes = ''] of head.matchAll(META)) {
    const label = labelOf(attributes)
    const decoder = label === undefined ? undefined : decoderFor(label)
    // The declaration was readable byte by byte, so the page is not UTF-16, whatever it says.
    if (decoder !== undefined) return decoder.encoding.startsWith('utf-16') ? new TextDecoder() : decoder
  }
  return undefined
}

function labelOf(attributes: string): string | undefined {
  const values = new Map<string, string>()
  for (const [, name = '', ...quoted] of attributes.matchAll(ATTRIBUTE)) {
    const key = name.toLowerCase()
    if (!values.has(key)) values.set(key, quoted.find((value) => value !== undefined) ?? '')
  }
  if (values.get('charset') !== undefined) return values.get('charset')
  if (values.get('http-equiv')?.toLowerCase() !== 'content-type') return undefined
  return META_CHARSET.exec(values.get('content') ?? '')?.[1]
}

function decoderFor(label: string): TextDecoder | undefined {
  try {
    return new TextDecoder(label)
  } catch {
    return undefined
  }
}
