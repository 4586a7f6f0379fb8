import type { ToolError } from './errors/tool-errors.ts'

/** The outcome of something that can fail in a way the caller must handle. Bugs are thrown instead. */
export type Result<T, E> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: E }

export function success<T>(value: T): { readonly ok: true; readonly value: T } {
  return { ok: true, value }
}

export function failure<E>(error: E): { readonly ok: false; readonly error: E } {
  return { ok: false, error }
}

/** Ends an exhaustive `switch`: the compiler reports a missing case. */
export function assertNever(value: never): never {
  throw new Error(`Unexpected value: ${JSON.stringify(value)}`)
}

/** Computes a value on first use and keeps it. */
export function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

export type LeftOutReason = 'generated' | 'undecodable' | 'large' | 'binary' | 'excluded'

/** Files that a pattern matched and that were left out nevertheless, by reason. */
export type LeftOut = Readonly<Partial<Record<LeftOutReason, readonly string[]>>>

/** Texts for people that are neither in the output nor in the error message. Machines get them in the value. */
export interface Printed {
  readonly out: string
  /** What a program printed to standard error, even if it succeeded. */
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
  /** The line, or the part of it that is shown. */
  readonly text: string
}

export interface ToolFindings {
  readonly shown: readonly ToolFinding[]
  /** Includes matches that the search counted but did not return. */
  readonly total: number
}

export interface ToolSuccess<Value> {
  /** For machines: what a recipe sees as `steps.<id>.outputs`. */
  readonly value: Value
  /** For people: one line, or a headline and an indented list. */
  readonly output: string
  /** The result, where it is one text: the `value` of the infrastructure form, and shown below the output. */
  readonly answer?: string
  /** A part of the value that only shows what cannot be given as text, such as the bytes of an image. No step of a recipe may write it. */
  readonly display?: string
  readonly printed?: Printed
  readonly warnings: readonly string[]
  /** Why the answer is incomplete, when time ran out. Nothing may be concluded from what is missing. */
  readonly unfinished?: string
  /** The matches of a search by lines. A step with `report` turns them into annotations. */
  readonly findings?: ToolFindings
  /** What patterns matched, but the tool did not take. Reports say it once for all steps. */
  readonly leftOut?: LeftOut
  /** For display: a file that a command created may have a name that is not a valid path. */
  readonly filesAffected: readonly string[]
}

export interface ToolFailure {
  readonly error: ToolError
  /** What is known despite the failure, under the names of the outputs. */
  readonly value?: Readonly<Record<string, unknown>>
  readonly printed?: Printed
  /** What was changed despite the failure, and stays changed. */
  readonly filesAffected?: readonly string[]
}

export type ToolResult<Value = unknown> = ({ readonly ok: true } & ToolSuccess<Value>) | ({ readonly ok: false } & ToolFailure)

interface SuccessExtras {
  readonly answer?: string
  readonly display?: string
  readonly printed?: Printed
  readonly warnings?: readonly string[]
  readonly unfinished?: string | undefined
  readonly findings?: ToolFindings
  readonly leftOut?: LeftOut | undefined
  readonly filesAffected?: readonly string[]
}

export function succeeded<Value>(value: Value, output: string, extras: SuccessExtras = {}): ToolResult<Value> {
  const { unfinished, leftOut = {}, ...others } = extras
  return {
    ok: true,
    value,
    output,
    warnings: [],
    filesAffected: [],
    ...others,
    ...(unfinished !== undefined && { unfinished }),
    ...(Object.keys(leftOut).length > 0 && { leftOut }),
  }
}

export type RiskLevel = 'read_only' | 'safe_write' | 'dangerous'

export type Permission = 'ReadFiles' | 'WriteFiles' | 'CreateFiles' | 'DeleteFiles' | 'RunCommands' | 'Network'

/**
 * - `read` runs in a preview;
 * - `stage` runs in a preview and changes only the staged workspace;
 * - `external` runs only after a policy rule or a person allowed exactly this call.
 */
export type Effect = 'read' | 'stage' | 'external'

export type Category = 'Content' | 'Search & Discovery' | 'File Reading' | 'File Writing' | 'File Management' | 'Terminal' | 'Network'

/** What policy, reports and documentation need to know about a tool, without being able to run it. */
export interface ToolFacts {
  /** snake_case, as written in recipes. */
  readonly name: string
  /** One sentence, without the arguments. */
  readonly summary: string
  readonly category: Category
  readonly effect: Effect
  readonly risk: RiskLevel
  readonly permissions: readonly Permission[]
  /** The hosts that it calls, if no argument names them. */
  readonly hosts?: readonly string[]
  /** SHA-256 of its definition, for a tool that does not ship with Sous. */
  readonly definition?: string
}

/** Everything except reading needs approval before it takes effect. */
export function requiresApproval(facts: Pick<ToolFacts, 'effect'>): boolean {
  return facts.effect !== 'read'
}

export interface Progress {
  readonly done: number
  readonly total: number | undefined
  /** What is counted, as a plural: `files`. */
  readonly unit: string
  /** New output, passed on as it arrives. */
  readonly text?: string
}

/** The unit for this count: `1/1 file`. */
export function unitOf({ done, total = done, unit }: Progress): string {
  return total === 1 ? unit.replace(/(ie)?s\b/, (_, ending) => (ending === undefined ? '' : 'y')) : unit
}
