import type { Project } from '../base/config.ts'
import { type ToolError, toolError } from '../base/errors/tool-errors.ts'
import { failure, type Result, success } from '../base/result.ts'
import { nameSome, sizeText } from '../base/text/wording.ts'
import {
  CONTENT_ERRORS,
  type ContentFiles,
  type ContentKind,
  contentTypeOf,
  type Document,
  type FileInfo,
  locationOf,
  type ParseGlobs,
} from './content-files.ts'
import { renderTemplate } from './render-template.ts'
import { findContent, type Selection, selectContent } from './select-files.ts'
import type { TemplateValues } from './strict-mustache.ts'

export interface ContentRequest {
  readonly name: string
  /** What the name may refer to; the first match wins. */
  readonly kinds: readonly ContentKind[]
  readonly selection: Selection
  /** Templates are rendered with these values; without them, they are returned as is. */
  readonly values: TemplateValues | undefined
  /** The project of the session, if there is one. */
  readonly project: Project | undefined
  readonly files: ContentFiles
  readonly parseGlobs: ParseGlobs
  /** Limit for all documents together. */
  readonly maxBytes: number
  readonly signal: AbortSignal
  progress(done: number, total: number): void
}

export interface Content {
  /** For messages: `category 'docs'`. */
  readonly what: string
  /** At least one. */
  readonly documents: readonly Document[]
  /** A single document as is, several as MIME multipart. */
  readonly text: string
  readonly warnings: readonly string[]
}

/** Collects the documents of a category or collection. */
export async function retrieveContent(request: ContentRequest): Promise<Result<Content, ToolError>> {
  const { name, kinds, project, values } = request
  if (project === undefined) return failure(CONTENT_ERRORS.noSession())
  const found = findContent(name, kinds, project)
  if (!found.ok) return found
  const { what } = found.value
  const selected = await selectContent({ ...request, found: found.value })
  if (!selected.ok) return selected
  const { infos } = selected.value
  const read = await readDocuments({ ...request, what, infos, progress: (done) => request.progress(done, infos.length) })
  if (!read.ok) return read
  const rendered = values === undefined ? success(read.value.documents) : await renderAll(read.value.documents, values)
  if (!rendered.ok) return rendered
  const [first, ...more] = rendered.value
  const text = first !== undefined && more.length === 0 ? first.text : formatMultipart(rendered.value)
  return success({ what, documents: rendered.value, text, warnings: [...selected.value.warnings, ...read.value.warnings] })
}

async function renderAll(documents: readonly Document[], values: TemplateValues): Promise<Result<readonly Document[], ToolError>> {
  const rendered: Document[] = []
  for (const document of documents) {
    const result = document.isTemplate ? await renderTemplate(document, values) : success(document)
    if (!result.ok) return result
    rendered.push(result.value)
  }
  return success(rendered)
}

const MAX_NAMES = 5

export interface ReadRequest {
  /** For messages: `category 'docs'`. */
  readonly what: string
  readonly infos: readonly FileInfo[]
  readonly files: ContentFiles
  /** Limit for all documents together. */
  readonly maxBytes: number
  readonly signal: AbortSignal
  progress(done: number): void
}

export interface ReadDocuments {
  readonly documents: readonly Document[]
  readonly warnings: readonly string[]
}

/** How many files are read between two progress reports. */
const REPORT_INTERVAL = 256

/** Reads the files. Skips those without text, unless there is nothing else. */
export async function readDocuments(request: ReadRequest): Promise<Result<ReadDocuments, ToolError>> {
  const { what, infos, files, maxBytes, signal } = request
  const documents: Document[] = []
  const binary: FileInfo[] = []
  let left = maxBytes
  for (const [index, info] of infos.entries()) {
    if (index % REPORT_INTERVAL === 0) {
      request.progress(index)
      if (signal.aborted) return failure(ERRORS.cancelled(what))
    }
    const text = await files.read(info.path)
    if (!text.ok) return failure(CONTENT_ERRORS.contentUnreadable(what, text.error))
    if (text.value === undefined) {
      binary.push(info)
      continue
    }
    const size = Buffer.byteLength(text.value)
    left -= size
    if (left < 0) return failure(CONTENT_ERRORS.contentTooLarge(what, sizeText(maxBytes)))
    documents.push({ ...info, contentType: contentTypeOf(info.basename), text: text.value, size })
  }
  const [first] = binary
  if (first !== undefined && documents.length === 0) return failure(CONTENT_ERRORS.noText(what, first.path))
  const names = binary.map((info) => `'${info.path}'`)
  return success({ documents, warnings: first === undefined ? [] : [`Left out ${names.length} binary: ${nameSome(names, MAX_NAMES)}`] })
}

const BOUNDARY = 'guide-boundary'
const CRLF = '\r\n'

/** Documents as one MIME message (RFC 2046). Delimiters and headers end with CRLF; each body is the document as is. */
export function formatMultipart(documents: readonly Document[]): string {
  const boundary = chooseBoundary(documents)
  const parts = documents.map((document) => `--${boundary}${CRLF}${headersOf(document).join(CRLF)}${CRLF}${CRLF}${document.text}${CRLF}`)
  return `Content-Type: multipart/mixed; boundary="${boundary}"${CRLF}${CRLF}${parts.join('')}--${boundary}--${CRLF}`
}

/** The default boundary, or the first numbered one that no document contains. */
function chooseBoundary(documents: readonly Document[]): string {
  for (let number = 1; ; number++) {
    const boundary = number === 1 ? BOUNDARY : `${BOUNDARY}-${number}`
    if (!documents.some(({ text }) => text.includes(`--${boundary}`))) return boundary
  }
}

/** Without a charset, text is ASCII (RFC 2046). */
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

const ERRORS = {
  cancelled: (what: string) => toolError('cancelled', `Reading ${what} was cancelled`, 'Run it again if you still need it.'),
}
