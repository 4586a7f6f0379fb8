import type { DiagnosticCode } from '../base/errors/diagnostic-codes.ts'
import type { SousError } from '../base/errors/tool-errors.ts'
import type { Diagnostic, SourceRange } from '../base/recipe.ts'

/** What a diagnostic says: its code is stable, its texts are for people. */
export type Finding = SousError<DiagnosticCode>

const MAX_DIAGNOSTICS = 200

/** Collects what is wrong with a file, so that all of it is told at once. */
export class Diagnostics {
  readonly #found: Diagnostic[] = []

  error(at: SourceRange, code: DiagnosticCode, message: string, suggestion: string): void {
    if (!this.isFull) this.#found.push({ severity: 'error', code, message, suggestion, at })
  }

  warning(at: SourceRange, code: DiagnosticCode, message: string, suggestion: string): void {
    if (!this.isFull) this.#found.push({ severity: 'warning', code, message, suggestion, at })
  }

  get count(): number {
    return this.#found.length
  }

  get hasErrors(): boolean {
    return this.isFull || this.#found.some((diagnostic) => diagnostic.severity === 'error')
  }

  /** Whether nothing more is taken up, so that looking for it is not worth the time. */
  get isFull(): boolean {
    return this.#found.length >= MAX_DIAGNOSTICS
  }

  /** In the order of the text. */
  list(): readonly Diagnostic[] {
    const sorted = this.#found.toSorted((a, b) => a.at.line - b.at.line || a.at.column - b.at.column)
    const last = sorted.at(-1)
    if (last === undefined || !this.isFull) return sorted
    const message = `There may be more than these ${MAX_DIAGNOSTICS} problems`
    return [
      ...sorted,
      { severity: 'error', code: 'too_many_problems', message, suggestion: 'Correct these first, then check again.', at: last.at },
    ]
  }
}
