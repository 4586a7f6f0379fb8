import { TextDecoder } from 'node:util'

const HTML_TYPE = /^text\/html\s*(?:;|$)/i
const CHARSET = /;\s*charset\s*=\s*"?([^\s;"]{1,40})/i
const META_CHARSET = /charset\s*=\s*["']?([^\s;"']{1,40})/i
/** How far browsers look. It also bounds what the patterns below have to go through. */
const HEAD_BYTES = 1024
const MARK_BYTES = 3
const COMMENT = /<!--.*?-->/gs
const META = /<meta[\s/]([^>]*)>/gi
const ATTRIBUTE = /([^\s"'/=]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"']+))/g

/** How many bytes tell the character set of an answer: those of a mark, or as far as HTML may say it. */
export function bytesToTell(contentType: string): number {
  return HTML_TYPE.test(contentType.trim()) && !CHARSET.test(contentType) ? HEAD_BYTES : MARK_BYTES
}

export interface Charset {
  readonly decoder: TextDecoder
  /** That the server named, though nobody knows it. */
  readonly unknown?: string
  /** Nothing names it. */
  readonly isGuess?: true
}

/** The character set of an answer as browsers find it: by its mark, its type, or what HTML says of itself; or else UTF-8. */
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

/** By the byte-order mark, which counts more than what anybody says. */
function markOf(bytes: Uint8Array): string | undefined {
  const [first, second, third] = bytes
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8'
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  return first === 0xfe && second === 0xff ? 'utf-16be' : undefined
}

/** By the first `<meta>` that names one which is known. */
function declaredIn(bytes: Uint8Array): TextDecoder | undefined {
  const head = Buffer.from(bytes.subarray(0, HEAD_BYTES)).toString('latin1').replace(COMMENT, '')
  for (const [, attributes = ''] of head.matchAll(META)) {
    const label = labelOf(attributes)
    const decoder = label === undefined ? undefined : decoderFor(label)
    // Where this could be read, byte by byte, the page is not in UTF-16, whatever it says.
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
