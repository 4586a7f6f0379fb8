import { type ToolError, type ToolErrorCode, toolError } from './tool-error.ts'

/** Texts for people to read that are in neither the output nor the error's message; for machines they are in the value. */
export interface Printed {
  readonly out: string
  /** What a program printed as errors, be it that it succeeded. */
  readonly err: string
}

export interface ToolSuccess<Value> {
  /** For machines: what a recipe sees as `steps.<id>.outputs`. */
  readonly value: Value
  /** For people: one line, or a headline and an indented list. */
  readonly output: string
  /** What was asked for, where that is one text: the `value` of the infrastructure form, and shown below the output. */
  readonly answer?: string
  readonly printed?: Printed
  readonly warnings: readonly string[]
  /** Why this is not the whole answer, where the time was not enough for it: nothing may be taken from what is missing. */
  readonly unfinished?: string
  /** For people and machines to read: what a command made may have a name that is no path. */
  readonly filesAffected: readonly string[]
}

export interface ToolFailure {
  readonly error: ToolError
  /** What is known nevertheless, under the names of the outputs. */
  readonly value?: Readonly<Record<string, unknown>>
  readonly printed?: Printed
  /** What was changed all the same, and stays so. */
  readonly filesAffected?: readonly string[]
}

export type ToolResult<Value = unknown> = ({ readonly ok: true } & ToolSuccess<Value>) | ({ readonly ok: false } & ToolFailure)

interface SuccessExtras {
  readonly answer?: string
  readonly printed?: Printed
  readonly warnings?: readonly string[]
  readonly unfinished?: string | undefined
  readonly filesAffected?: readonly string[]
}

export function succeeded<Value>(value: Value, output: string, extras: SuccessExtras = {}): ToolResult<Value> {
  const { unfinished, ...others } = extras
  return { ok: true, value, output, warnings: [], filesAffected: [], ...others, ...(unfinished !== undefined && { unfinished }) }
}

export function failed(
  code: ToolErrorCode,
  message: string,
  suggestion: string,
  cause?: unknown,
): { readonly ok: false; readonly error: ToolError } {
  return { ok: false, error: toolError(code, message, suggestion, cause) }
}
