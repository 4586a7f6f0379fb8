import { type ToolError, toolError } from '../base/errors/tool-errors.ts'
import { failure, type Result, success } from '../base/result.ts'
import { sizeText } from '../base/text/wording.ts'
import { type Document, isMarkup } from './content-files.ts'
import type { TemplateValues } from './strict-mustache.ts'

const MAX_TEMPLATE_CHARACTERS = 1024 * 1024
/** Sections within sections multiply: a small template could keep a machine busy for years. */
const MAX_LOOKUPS = 100_000
const MAX_RENDERED_CHARACTERS = 16 * 1024 * 1024

/**
 * Renders a Mustache template. Stricter than Mustache: a name that was not given is an error and not an empty text, only a
 * value's own properties are seen, and only texts, numbers and truth values can be written out. Sections work as in
 * Mustache; partials are refused, because a document stands for itself. Values are escaped where the document is markup
 * (HTML, XML), and written as they are everywhere else: in Markdown an entity would be shown to the reader.
 */
export async function renderTemplate(document: Document, values: TemplateValues): Promise<Result<Document, ToolError>> {
  const { text: template, path, contentType } = document
  if (template.length > MAX_TEMPLATE_CHARACTERS)
    return failure(templateError(`Template '${path}' is larger than ${sizeText(MAX_TEMPLATE_CHARACTERS)}`, 'Split it.'))
  const { StrictWriter, TemplateFault } = await import('./strict-mustache.ts')
  const limits = { lookups: MAX_LOOKUPS, characters: MAX_RENDERED_CHARACTERS }
  try {
    const text = new StrictWriter(limits).renderStrictly(template, values, isMarkup(contentType))
    // What was rendered is called by what it has become.
    return success({ ...document, filename: document.basename, text, size: Buffer.byteLength(text) })
  } catch (error) {
    if (!(error instanceof TemplateFault)) throw error
    const line = lineAt(template, error.at)
    return failure(templateError(`Template '${path}', line ${line}: ${error.message}`, error.advice))
  }
}

function lineAt(template: string, at: number): number {
  return template.slice(0, at).split('\n').length
}

function templateError(message: string, suggestion: string): ToolError {
  return toolError('template_error', message, suggestion)
}
