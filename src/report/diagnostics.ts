import type { Diagnostic } from '../model/recipe.ts'
import { countOf } from '../model/wording.ts'
import { printable, printableLine } from './printable.ts'
import { excerpt } from './source-excerpt.ts'
import type { Style } from './style.ts'

/** A file that was checked, with what was found in it. */
export interface CheckedFile {
  readonly name: string
  readonly path: string
  readonly text: string
  readonly diagnostics: readonly Diagnostic[]
}

/** Everything that was found, as a compiler tells it: where, what, the line itself, and what to do about it. */
export function renderDiagnostics(files: readonly CheckedFile[], style: Style): string {
  return files.map((file) => renderFile(file, style)).join('')
}

/** One line: whether all is well. */
export function renderVerdict(files: readonly CheckedFile[], style: Style): string {
  const { errors, warnings } = countDiagnostics(files)
  const invalid = files.filter((file) => !isValid(file)).length
  const alsoWarnings = warnings === 0 ? '' : `, ${countOf(warnings, 'warning')}`
  if (invalid === 0) {
    const mark = warnings === 0 ? style.green('✓') : style.yellow('✓')
    return `${mark} ${countOf(files.length, 'recipe is', 'recipes are')} valid${alsoWarnings}\n`
  }
  return `${style.red('✗')} ${countOf(errors, 'error')}${alsoWarnings} in ${invalid} of ${countOf(files.length, 'recipe')}\n`
}

/** The document of `sous validate --json`. */
export function diagnosticsRecord(files: readonly CheckedFile[]): Readonly<Record<string, unknown>> {
  return {
    schema_version: 1,
    valid: files.every(isValid),
    ...countDiagnostics(files),
    recipes: files.map((file) => ({
      name: file.name,
      path: file.path,
      valid: isValid(file),
      diagnostics: file.diagnostics.map(diagnosticRecord),
    })),
  }
}

export function diagnosticRecord({ severity, code, message, suggestion, at }: Diagnostic): Readonly<Record<string, unknown>> {
  const { line, column, endLine, endColumn } = at
  return { severity, code, message, suggestion, line, column, end_line: endLine, end_column: endColumn }
}

/** Warnings leave a recipe valid. */
export function isValid({ diagnostics }: Pick<CheckedFile, 'diagnostics'>): boolean {
  return diagnostics.every((diagnostic) => diagnostic.severity !== 'error')
}

export function countDiagnostics(files: readonly Pick<CheckedFile, 'diagnostics'>[]): {
  readonly errors: number
  readonly warnings: number
} {
  const all = files.flatMap((file) => file.diagnostics)
  const errors = all.filter((diagnostic) => diagnostic.severity === 'error').length
  return { errors, warnings: all.length - errors }
}

function renderFile({ text, diagnostics }: CheckedFile, style: Style): string {
  if (diagnostics.length === 0) return ''
  const lines = text.replace(/^\ufeff/, '').split('\n')
  return diagnostics.map((diagnostic) => `${renderDiagnostic(diagnostic, lines, style)}\n`).join('')
}

function renderDiagnostic({ severity, code, message, suggestion, at }: Diagnostic, lines: readonly string[], style: Style): string {
  const colour = severity === 'error' ? style.red : style.yellow
  const place = style.bold(`${printableLine(at.file)}:${at.line}:${at.column}:`)
  const shown = excerpt(lines[at.line - 1]?.replace(/\r$/, '') ?? '', at)
  const gutter = ' '.repeat(String(at.line).length)
  const source =
    shown === undefined
      ? ''
      : `  ${style.dim(`${at.line} |`)} ${shown.line}\n  ${style.dim(`${gutter} |`)} ${shown.indent}${colour(shown.underline)}\n`
  return `${place} ${colour(severity)} ${code}: ${printable(message)}\n${source}  ${style.cyan('→')} ${printable(suggestion)}\n`
}
