import type { ErrorCode, YAMLError } from 'yaml'
import { briefText } from '../model/path.ts'
import type { Diagnostics } from './diagnostics.ts'
import type { SourceText } from './source-text.ts'

const SUGGESTIONS: Readonly<Partial<Record<ErrorCode, string>>> = {
  BAD_DQ_ESCAPE: 'In double quotes a backslash begins an escape: write it twice, or use single quotes.',
  BAD_INDENT: 'Close open brackets, and indent all entries of a list or map by the same number of spaces.',
  BAD_SCALAR_START: 'Put the text in single quotes.',
  BLOCK_AS_IMPLICIT_KEY: "A text with ': ' in it needs quotes; all items of a list need the same indentation.",
  BLOCK_IN_FLOW: 'Inside brackets write lists as [a, b] and maps as { a: b }.',
  KEY_OVER_1024_CHARS: 'Use a shorter key.',
  MISSING_CHAR: "Add what is missing; look for an open quote or bracket, or a key without ':', here or before.",
  MULTILINE_IMPLICIT_KEY: "Write the key on one line, followed by ':' and a space.",
  TAB_AS_INDENT: 'Indent by spaces.',
  UNEXPECTED_TOKEN: 'Look for an open quote or bracket, or for a wrong indentation, before this place.',
}

const MAX_SYNTAX_ERRORS = 10

/** Findings of the scan, which the library reports as well. */
const TOLD_BEFORE = new Set<ErrorCode>([
  'ALIAS_PROPS',
  'BAD_ALIAS',
  'BAD_DIRECTIVE',
  'BAD_PROP_ORDER',
  'MULTIPLE_ANCHORS',
  'MULTIPLE_DOCS',
  'MULTIPLE_TAGS',
  'TAG_RESOLVE_FAILED',
  'BAD_COLLECTION_TYPE',
])

/** Tells what the YAML library found, with advice. Returns whether there was nothing to tell. */
export function reportYamlErrors(errors: readonly YAMLError[], source: SourceText, diagnostics: Diagnostics): boolean {
  const wasRefused = diagnostics.hasErrors
  const news = errors.filter((error) => !(wasRefused && TOLD_BEFORE.has(error.code)))
  // What follows from a mistake is often on the same line, and then everywhere.
  const lines = new Set<number>()
  for (const error of news) {
    const at = source.range(...error.pos)
    if (lines.has(at.line)) continue
    if (lines.add(at.line).size > MAX_SYNTAX_ERRORS) break
    const suggestion = SUGGESTIONS[error.code] ?? 'Correct the YAML here.'
    diagnostics.error(at, 'yaml_syntax', briefText(error.message), suggestion)
  }
  return news.length === 0
}
