import { type ToolError, type ToolErrorCode, toolError } from './errors/tool-errors.ts'

/** The outcome of something that can fail in a way the caller must handle. Bugs are thrown instead. */
export type Result<T, E> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: E }

export function success<T>(value: T): { readonly ok: true; readonly value: T } {
  return { ok: true, value }
}

export function failure<E>(error: E): { readonly ok: false; readonly error: E } {
  return { ok: false, error }
}

/** Ends an exhaustive `switch`: the compiler complains when a case is missing. */
export function assertNever(value: never): never {
  throw new Error(`Unexpected value: ${JSON.stringify(value)}`)
}

/** Makes something when it is first asked for, and the same from then on. */
export function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

/** Texts for people to read that are in neither the output nor the error's message; for machines they are in the value. */
export interface Printed {
  readonly out: string
  /** What a program printed as errors, be it that it succeeded. */
  readonly err: string
}

/** A line that a search found, for reports to point at. */
export interface ToolFinding {
  /** From the root of the workspace. */
  readonly path: string
  /** From 1. */
  readonly line: number
  /** From 1, in characters as JavaScript counts them. */
  readonly column: number
  /** The line, or what is shown of it. */
  readonly text: string
}

export interface ToolFindings {
  readonly shown: readonly ToolFinding[]
  /** With those that the search counted, but did not return. */
  readonly total: number
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
  /** Of a search by lines. A step with `report` turns them into annotations. */
  readonly findings?: ToolFindings
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
  readonly findings?: ToolFindings
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

export type RiskLevel = 'read_only' | 'safe_write' | 'dangerous'

export type Permission = 'ReadFiles' | 'WriteFiles' | 'CreateFiles' | 'DeleteFiles' | 'RunCommands' | 'Network'

/**
 * - `read` runs in a preview;
 * - `stage` runs in a preview and touches only the staged workspace;
 * - `external` runs only once a policy rule or a person allowed this very call.
 */
export type Effect = 'read' | 'stage' | 'external'

export type Category = 'Content' | 'Search & Discovery' | 'File Reading' | 'File Writing' | 'File Management' | 'Terminal' | 'Network'

/** What policy, reports and documentation need to know of a tool, without being able to run it. */
export interface ToolFacts {
  /** snake_case, as written in recipes. */
  readonly name: string
  /** One sentence, without the arguments. */
  readonly summary: string
  readonly category: Category
  readonly effect: Effect
  readonly risk: RiskLevel
  readonly permissions: readonly Permission[]
  /** The hosts that it reaches, where no argument says so. */
  readonly hosts?: readonly string[]
  /** SHA-256 of what says what it does, for a tool that does not come with Sous. */
  readonly definition?: string
}

/** Everything but reading needs an approval before it takes effect. */
export function requiresApproval(facts: Pick<ToolFacts, 'effect'>): boolean {
  return facts.effect !== 'read'
}

export interface Progress {
  readonly done: number
  readonly total: number | undefined
  /** What is counted, in the plural: `files`. */
  readonly unit: string
  /** What came in, where it is passed on as it comes. */
  readonly text?: string
}

/** As it is said of that many: `1/1 file`. */
export function unitOf({ done, total = done, unit }: Progress): string {
  return total === 1 ? unit.replace(/s\b/, '') : unit
}
