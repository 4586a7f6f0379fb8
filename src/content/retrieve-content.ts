import type { Project } from '../model/project.ts'
import { failure, type Result, success } from '../model/result.ts'
import type { ToolError } from '../model/tool-error.ts'
import { type ContentKind, noSession } from './content-errors.ts'
import type { ContentFiles, ParseGlobs } from './content-files.ts'
import type { Document } from './file-info.ts'
import { findContent } from './find-content.ts'
import { formatMultipart } from './multipart.ts'
import { readDocuments } from './read-documents.ts'
import { renderTemplate, type TemplateValues } from './render-template.ts'
import { type Selection, selectFiles } from './select-files.ts'

export interface ContentRequest {
  readonly name: string
  /** What the name may be of; the first one that there is, is meant. */
  readonly kinds: readonly ContentKind[]
  readonly selection: Selection
  /** With these values templates are rendered; without, they are given as they are. */
  readonly values: TemplateValues | undefined
  /** Of the session; `undefined` where there is none. */
  readonly project: Project | undefined
  readonly files: ContentFiles
  readonly parseGlobs: ParseGlobs
  /** Of all documents together. */
  readonly maxBytes: number
  readonly signal: AbortSignal
  progress(done: number, total: number): void
}

export interface Content {
  /** For messages: `category 'docs'`. */
  readonly what: string
  /** At least one. */
  readonly documents: readonly Document[]
  /** One document as it is, several as MIME multipart. */
  readonly text: string
  readonly warnings: readonly string[]
}

/** Gathers the documents of a category or collection. */
export async function retrieveContent(request: ContentRequest): Promise<Result<Content, ToolError>> {
  const { name, kinds, project, values } = request
  if (project === undefined) return failure(noSession())
  const found = findContent(name, kinds, project)
  if (!found.ok) return found
  const { what } = found.value
  const selected = await selectFiles({ ...request, found: found.value })
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
