import type { Surroundings } from '../app/open-folder.ts'
import type { ToolError } from '../base/errors/tool-errors.ts'
import type { Result } from '../base/result.ts'
import type { Style } from '../report/terminal/style.ts'

/** The command line's way to the person in front of it. */
export interface Console {
  /** Results, for people to read: fitted to the terminal if there is one. */
  out(text: string): void
  /** Results that must stay as they are: JSON documents, and what a tool read or printed. */
  data(text: string): void
  /** Results that may be long: through a pager on a terminal. */
  page(text: string): Promise<void>
  /** Everything that is not the result: warnings, errors, questions, progress. */
  err(text: string): void
  readonly outStyle: Style
  readonly errStyle: Style
  /** Whether `err` can redraw a line. */
  readonly isErrTerminal: boolean
  /** How wide that terminal is at the moment. */
  readonly errColumns: number
  /** Whether a person can be asked. */
  readonly isInteractive: boolean
  /** One line, or `undefined` when there will be none. */
  ask(question: string, signal: AbortSignal): Promise<string | undefined>
  readInput(): Promise<Result<string, ToolError>>
}

/** How the command line was started. */
export interface Invocation extends Surroundings {
  readonly argv: readonly string[]
  readonly console: Console
}
