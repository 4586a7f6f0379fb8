import { failure, type Result, success } from '../model/result.ts'
import { type ToolError, toolError } from '../model/tool-error.ts'
import { nameSome, sizeText } from '../model/wording.ts'
import { contentTooLarge, contentUnreadable, noText } from './content-errors.ts'
import type { ContentFiles } from './content-files.ts'
import { contentTypeOf } from './content-types.ts'
import type { Document, FileInfo } from './file-info.ts'

const MAX_NAMES = 5

export interface ReadRequest {
  /** For messages: `category 'docs'`. */
  readonly what: string
  readonly infos: readonly FileInfo[]
  readonly files: ContentFiles
  /** Of all documents together. */
  readonly maxBytes: number
  readonly signal: AbortSignal
  progress(done: number): void
}

export interface ReadDocuments {
  readonly documents: readonly Document[]
  readonly warnings: readonly string[]
}

/** How many files are read between two reports. */
const REPORT_INTERVAL = 256

/** Reads the files. Those without text are left out, unless there is nothing else. */
export async function readDocuments(request: ReadRequest): Promise<Result<ReadDocuments, ToolError>> {
  const { what, infos, files, maxBytes, signal } = request
  const documents: Document[] = []
  const binary: FileInfo[] = []
  let left = maxBytes
  for (const [index, info] of infos.entries()) {
    if (index % REPORT_INTERVAL === 0) {
      request.progress(index)
      if (signal.aborted) return failure(toolError('cancelled', `Reading ${what} was cancelled`, 'Call again when it is wanted.'))
    }
    const text = await files.read(info.path)
    if (!text.ok) return failure(contentUnreadable(what, text.error))
    if (text.value === undefined) {
      binary.push(info)
      continue
    }
    const size = Buffer.byteLength(text.value)
    left -= size
    if (left < 0) return failure(contentTooLarge(what, sizeText(maxBytes)))
    documents.push({ ...info, contentType: contentTypeOf(info.basename), text: text.value, size })
  }
  const [first] = binary
  if (first !== undefined && documents.length === 0) return failure(noText(what, first.path))
  const names = binary.map((info) => `'${info.path}'`)
  return success({ documents, warnings: first === undefined ? [] : [`Left out ${names.length} binary: ${nameSome(names, MAX_NAMES)}`] })
}
