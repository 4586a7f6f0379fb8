import type { DiagnosticCode } from '../base/errors/diagnostic-codes.ts'
import type { SousError } from '../base/errors/tool-errors.ts'
import type { Diagnostic, SourceRange } from '../base/recipe.ts'

/** What a diagnostic says: its code is stable, its texts are for people. */
export type Finding = SousError<DiagnosticCode>

const MAX_DIAGNOSTICS = 200

/** Collects everything that is wrong with a file, so that it can be reported at once. */
export class Diagnostics {
  readonly #found: Diagnostic[] = []

  error(at: SourceRange, code: DiagnosticCode, message: string, suggestion: string): void {
    if (!this.isFull) this.#found.push({ severity: 'error', code, message, suggestion, at })
  }

  warning(at: SourceRange, code: DiagnosticCode, message: string, suggestion: string): void {
    if (!this.isFull) this.#found.push({ severity: 'warning', code, message, suggestion, at })
  }

  add(found: readonly Diagnostic[]): void {
    for (const diagnostic of found) if (!this.isFull) this.#found.push(diagnostic)
  }

  get count(): number {
    return this.#found.length
  }

  get hasErrors(): boolean {
    return this.isFull || this.#found.some((diagnostic) => diagnostic.severity === 'error')
  }

  /** Whether no more diagnostics are accepted, so that looking for them is pointless. */
  get isFull(): boolean {
    return this.#found.length >= MAX_DIAGNOSTICS
  }

  /** In text order. */
  list(): readonly Diagnostic[] {
    const sorted = this.#found.toSorted((a, b) => a.at.line - b.at.line || a.at.column - b.at.column)
    const last = sorted.at(-1)
    if (last === undefined || !this.isFull) return sorted
    const message = `Only the first ${MAX_DIAGNOSTICS} problems are shown`
    return [
      ...sorted,
      { severity: 'error', code: 'too_many_problems', message, suggestion: 'Fix these first, then check again.', at: last.at },
    ]
  }
}

/** Whether a place is inside another one of the same file. */
export function isWithin(inner: SourceRange, outer: SourceRange): boolean {
  const isAfter = inner.line > outer.line || (inner.line === outer.line && inner.column >= outer.column)
  return isAfter && (inner.line < outer.endLine || (inner.line === outer.endLine && inner.column <= outer.endColumn))
}
