import { type ToolError, toolError } from '../base/errors/tool-errors.ts'
import { failure, type Result, success } from '../base/result.ts'
import { sizeText } from '../base/text/wording.ts'
import { type Document, isMarkup } from './content-files.ts'
import type { TemplateValues } from './strict-mustache.ts'

const MAX_TEMPLATE_CHARACTERS = 1024 * 1024
/** Nested sections multiply: a small template could keep a machine busy for years. */
const MAX_LOOKUPS = 100_000
const MAX_RENDERED_CHARACTERS = 16 * 1024 * 1024

/**
 * Renders a Mustache template. Stricter than Mustache: an unknown name is an error and not an empty string, only own properties are
 * visible, and only strings, numbers and booleans can be printed. Sections work as in Mustache; partials are refused, because a
 * document stands alone. Values are escaped in markup (HTML, XML) and printed as is everywhere else: in Markdown an entity would
 * show.
 */
export async function renderTemplate(document: Document, values: TemplateValues): Promise<Result<Document, ToolError>> {
  const { text: template, path, contentType } = document
  if (template.length > MAX_TEMPLATE_CHARACTERS)
    return failure(templateError(`Template '${path}' is larger than ${sizeText(MAX_TEMPLATE_CHARACTERS)}`, 'Split it.'))
  const { StrictWriter, TemplateFault } = await import('./strict-mustache.ts')
  const limits = { lookups: MAX_LOOKUPS, characters: MAX_RENDERED_CHARACTERS }
  try {
    const text = new StrictWriter(limits).renderStrictly(template, values, isMarkup(contentType))
    // A rendered document gets the name of what it has become.
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
