import type { Diagnostic, SourceRange } from '../model/recipe.ts'

/** What a diagnostic says: its code is stable, its texts are for people. */
export interface Finding {
  readonly code: string
  readonly message: string
  readonly suggestion: string
}

const MAX_DIAGNOSTICS = 200

/** Collects what is wrong with a file, so that all of it is told at once. */
export class Diagnostics {
  readonly #found: Diagnostic[] = []
  #leftOut = 0

  error(at: SourceRange, code: string, message: string, suggestion: string): void {
    this.#add({ severity: 'error', code, message, suggestion, at })
  }

  warning(at: SourceRange, code: string, message: string, suggestion: string): void {
    this.#add({ severity: 'warning', code, message, suggestion, at })
  }

  get hasErrors(): boolean {
    return this.#found.some((diagnostic) => diagnostic.severity === 'error')
  }

  /** In the order of the text. */
  list(): readonly Diagnostic[] {
    const sorted = this.#found.toSorted((a, b) => a.at.line - b.at.line || a.at.column - b.at.column)
    const last = sorted.at(-1)
    if (last === undefined || this.#leftOut === 0) return sorted
    const suggestion = 'Correct these first, then check again.'
    return [...sorted, { severity: 'error', code: 'too_many_problems', message: `${this.#leftOut} more problems`, suggestion, at: last.at }]
  }

  #add(diagnostic: Diagnostic): void {
    if (this.#found.length < MAX_DIAGNOSTICS) this.#found.push(diagnostic)
    else this.#leftOut++
  }
}
