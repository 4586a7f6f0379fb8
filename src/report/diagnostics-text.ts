import type { Diagnostic, SourceRange } from '../base/recipe.ts'
import { countOf } from '../base/text/wording.ts'
import { printable, printableLine, wholeCharacter } from './printable.ts'
import { type Style, widthOf } from './terminal/style.ts'

/** A file that was checked, with its diagnostics. */
export interface CheckedText {
  readonly path: string
  readonly text: string
  readonly diagnostics: readonly Diagnostic[]
}

/** A recipe that was checked. */
export interface CheckedFile extends CheckedText {
  readonly name: string
}

/** All diagnostics as a compiler shows them: place, message, source line and advice. */
export function renderDiagnostics(files: readonly CheckedText[], style: Style): string {
  return files.map((file) => renderFile(file, style)).join('')
}

/** One line that says whether recipes, and the settings if they were checked, are valid. */
export function renderValidation(recipes: readonly CheckedText[], style: Style, ...settings: readonly CheckedText[]): string {
  const files = [...recipes, ...settings]
  const { errors, warnings } = countDiagnostics(files)
  const invalid = files.filter((file) => !isValid(file)).length
  const alsoWarnings = warnings === 0 ? '' : `, ${countOf(warnings, 'warning')}`
  if (invalid === 0) {
    const mark = warnings === 0 ? style.green('✓') : style.yellow('✓')
    return `${mark} ${subject(recipes.length, settings.length > 0)} valid${alsoWarnings}\n`
  }
  const kind = settings.length === 0 ? 'recipe' : 'file'
  return `${style.red('✗')} ${countOf(errors, 'error')}${alsoWarnings} in ${invalid === files.length ? '' : `${invalid} of `}${countOf(files.length, kind)}\n`
}

function subject(recipes: number, hasConfig: boolean): string {
  if (!hasConfig) return countOf(recipes, 'recipe is', 'recipes are')
  return recipes === 0 ? 'the settings are' : `${countOf(recipes, 'recipe')} and the settings are`
}

/** The document of `sous validate --json`. It has a `configuration` and a `lock` if those were checked too. */
export function diagnosticsRecord(
  recipes: readonly CheckedFile[],
  config?: CheckedText,
  lock?: CheckedText,
): Readonly<Record<string, unknown>> {
  const files = [...recipes, ...[config, lock].filter((file) => file !== undefined)]
  return {
    schema_version: 1,
    valid: files.every(isValid),
    ...countDiagnostics(files),
    ...(config !== undefined && { configuration: fileRecord(config) }),
    ...(lock !== undefined && { lock: fileRecord(lock) }),
    recipes: recipes.map((recipe) => ({ name: recipe.name, ...fileRecord(recipe) })),
  }
}

function fileRecord(file: CheckedText): Readonly<Record<string, unknown>> {
  return { path: file.path, valid: isValid(file), diagnostics: file.diagnostics.map(diagnosticRecord) }
}

export function diagnosticRecord({ severity, code, message, suggestion, at }: Diagnostic) {
  const { line, column, endLine, endColumn } = at
  return { severity, code, message, suggestion, line, column, end_line: endLine, end_column: endColumn }
}

/** Warnings leave a recipe valid. */
export function isValid({ diagnostics }: Pick<CheckedText, 'diagnostics'>): boolean {
  return diagnostics.every((diagnostic) => diagnostic.severity !== 'error')
}

export function countDiagnostics(files: readonly Pick<CheckedText, 'diagnostics'>[]): {
  readonly errors: number
  readonly warnings: number
} {
  const all = files.flatMap((file) => file.diagnostics)
  const errors = all.filter((diagnostic) => diagnostic.severity === 'error').length
  return { errors, warnings: all.length - errors }
}

function renderFile({ text, diagnostics }: CheckedText, style: Style): string {
  if (diagnostics.length === 0) return ''
  const lines = text.replace(/^\ufeff/, '').split('\n')
  return diagnostics.map((diagnostic) => `${renderDiagnostic(diagnostic, lines, style)}\n`).join('')
}

function renderDiagnostic({ severity, code, message, suggestion, at }: Diagnostic, lines: readonly string[], style: Style): string {
  const colour = severity === 'error' ? style.red : style.yellow
  const place = style.bold(`${printableLine(at.file)}:${at.line}:${at.column}:`)
  const gutter = ' '.repeat(String(at.line).length)
  const shown = excerpt(lines[at.line - 1]?.replace(/\r$/, '') ?? '', at, style)
  const source =
    shown === undefined
      ? ''
      : `  ${style.dim(`${at.line} |`)} ${shown.line}\n  ${style.dim(`${gutter} |`)} ${shown.indent}${colour(shown.underline)}\n`
  return `${place} ${colour(severity)} ${code}: ${printable(message)}\n${source}  ${style.cyan('→')} ${printable(suggestion)}\n`
}

interface Excerpt {
  readonly line: string
  /** As wide on a terminal as the text before the place. */
  readonly indent: string
  readonly underline: string
}

const MAX_WIDTH = 120
const MIN_WIDTH = 8
/** The blanks and the bar before a source line, and room for the signs that say where it is cut. */
const AROUND = 11

/** A source line with a marked place, short enough for the terminal. Nothing for an empty line. */
function excerpt(line: string, { line: start, endLine, column, endColumn }: SourceRange, style: Style): Excerpt | undefined {
  if (line.trim() === '') return undefined
  const width = Math.max(MIN_WIDTH, Math.min(MAX_WIDTH, (style.columns ?? MAX_WIDTH + AROUND) - String(start).length - AROUND))
  const at = Math.min(column - 1, line.length)
  const end = endLine > start ? line.length : Math.min(Math.max(endColumn - 1, at), line.length)
  const from = line.length <= width ? 0 : wholeCharacter(line, Math.max(0, at - Math.floor(width / 2)))
  const to = wholeCharacter(line, Math.min(line.length, from + width))
  // The marks have to stay below the place where a locale without UTF-8 has longer forms.
  const show = (from: number, to: number) => style.foreign(printableLine(line.slice(from, to)))
  const cut = style.foreign('…') === '…' ? '…' : '...'
  const before = `${from > 0 ? cut : ''}${show(from, at)}`
  const marked = show(at, Math.min(end, to))
  const after = `${show(Math.min(end, to), to)}${to < line.length ? cut : ''}`
  return { line: `${before}${marked}${after}`, indent: ' '.repeat(widthOf(before)), underline: '^'.repeat(Math.max(1, widthOf(marked))) }
}
