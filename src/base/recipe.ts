import type { DiagnosticCode } from './errors/diagnostic-codes.ts'
import type { SousError, ToolErrorCode } from './errors/tool-errors.ts'
import type { Brand } from './path.ts'

export type Digest = Brand<string, 'Digest'>
/** The first 12 or more characters of a digest, as people type them. It identifies a plan only after a lookup. */
export type DigestPrefix = Brand<string, 'DigestPrefix'> | Digest

/** A position in a file, counted from 1, as editors and annotations do. */
export interface SourceRange {
  readonly file: string
  readonly line: number
  readonly column: number
  readonly endLine: number
  readonly endColumn: number
}

/** A file that cannot be read at all has a tool error code. */
export interface Diagnostic extends SousError<DiagnosticCode | ToolErrorCode> {
  readonly severity: 'error' | 'warning'
  readonly at: SourceRange
}

export const INPUT_TYPES = ['string', 'number', 'boolean', 'choice'] as const
export type InputType = (typeof INPUT_TYPES)[number]
export type InputValue = string | number | boolean

export interface RecipeInput {
  readonly name: string
  readonly description: string
  readonly type: InputType
  readonly required: boolean
  readonly default: InputValue | undefined
  /** For `choice`. */
  readonly options: readonly string[]
  /** For `string`: a regular expression that the whole value must match. */
  readonly pattern: string | undefined
  readonly min: number | undefined
  readonly max: number | undefined
  readonly at: SourceRange
}

/** What a recipe may do. Shown first in every preview, enforced on every call, never widened at run time. */
export interface RecipePermissions {
  /** Globs of the paths it may change. */
  readonly write: readonly string[]
  /** Commands it may run, word for word. */
  readonly run: readonly string[]
  /** Hosts it may fetch from. */
  readonly fetch: readonly string[]
  /** As many as a plan may change, if it says nothing. */
  readonly maxFiles: number | undefined
  /** Without it the recipe declares nothing and may only read. */
  readonly at: SourceRange | undefined
}

/** An expression's source, without `${{ }}`. */
export interface ExpressionSource {
  readonly text: string
  readonly at: SourceRange
}

/**
 * A value in a recipe. Templates are recognised when the recipe is read, so that only the recipe's own text is ever evaluated: a
 * string from a file or an input is data, even if it looks like a template. Every part knows its position.
 */
export type RecipeValue =
  | { readonly kind: 'scalar'; readonly value: string | number | boolean | null; readonly at: SourceRange }
  | { readonly kind: 'template'; readonly parts: readonly (string | ExpressionSource)[]; readonly at: SourceRange }
  | { readonly kind: 'list'; readonly items: readonly RecipeValue[]; readonly at: SourceRange }
  | { readonly kind: 'map'; readonly entries: readonly RecipeEntry[]; readonly at: SourceRange }

export interface RecipeEntry {
  readonly key: string
  readonly keyAt: SourceRange
  readonly value: RecipeValue
}

/** `'>= 1'` and the like, for a number or the length of a list in a step's outputs. */
export interface Expectation {
  readonly output: string
  readonly operator: '==' | '!=' | '<' | '<=' | '>' | '>='
  readonly number: number
  readonly at: SourceRange
}

export interface Step {
  /** As written; without one, expressions cannot refer to the step. */
  readonly id: string | undefined
  readonly name: string | undefined
  readonly call:
    | { readonly kind: 'tool'; readonly tool: string; readonly at: SourceRange }
    | { readonly kind: 'recipe'; readonly recipe: string; readonly at: SourceRange }
    /** All of them for each item of `for-each`, one item after the other. */
    | { readonly kind: 'steps'; readonly steps: readonly Step[]; readonly at: SourceRange }
  readonly with: readonly RecipeEntry[]
  /** With `for-each` it is evaluated for each item. */
  readonly if: ExpressionSource | undefined
  /** A list, or a template that yields one. */
  readonly forEach: RecipeValue | undefined
  readonly expect: readonly Expectation[]
  readonly continueOnError: boolean
  readonly timeoutSeconds: number | undefined
  /** The level of the annotations that the matches of a search step become on GitHub. */
  readonly report: 'notice' | 'warning' | 'error' | undefined
  readonly at: SourceRange
}

export interface Recipe {
  readonly name: string
  readonly description: string
  readonly inputs: readonly RecipeInput[]
  readonly permissions: RecipePermissions
  /** Globs of what every step leaves out when it goes through files. */
  readonly exclude: readonly string[]
  readonly steps: readonly Step[]
  readonly verify: readonly Step[]
  readonly outputs: readonly RecipeEntry[]
  readonly source: { readonly path: string; readonly digest: Digest }
}
