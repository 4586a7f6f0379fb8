import type { DiagnosticCode } from './errors/diagnostic-codes.ts'
import type { SousError, ToolErrorCode } from './errors/tool-errors.ts'
import type { Brand } from './path.ts'

export type Digest = Brand<string, 'Digest'>
/** The first 12 or more characters of a digest, as people type it. It names a plan only once it was looked up. */
export type DigestPrefix = Brand<string, 'DigestPrefix'> | Digest

/** Where something stands in a file, counted from 1, as editors and annotations do. */
export interface SourceRange {
  readonly file: string
  readonly line: number
  readonly column: number
  readonly endLine: number
  readonly endColumn: number
}

/** A file that cannot be read at all has the code of a call. */
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
  /** For `string`: the whole value must fit this regular expression. */
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
  readonly maxFiles: number
  /** Without it the recipe says nothing, and may only read. */
  readonly at: SourceRange | undefined
}

/** An expression's source, without `${{ }}`. */
export interface ExpressionSource {
  readonly text: string
  readonly at: SourceRange
}

/**
 * A value as the recipe has it. Templates are told apart when the recipe is read, so that only the recipe's own text is
 * ever evaluated: a string that looks like one but came from a file or an input is data. Every part knows where it stands.
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

/** `'>= 1'` and the like, over a number among a step's outputs or the length of a list among them. */
export interface Expectation {
  readonly output: string
  readonly operator: '==' | '!=' | '<' | '<=' | '>' | '>='
  readonly number: number
  readonly at: SourceRange
}

export interface Step {
  /** As written, or `undefined`: such a step cannot be referred to. */
  readonly id: string | undefined
  readonly name: string | undefined
  readonly call:
    | { readonly kind: 'tool'; readonly tool: string; readonly at: SourceRange }
    | { readonly kind: 'recipe'; readonly recipe: string; readonly at: SourceRange }
  readonly with: readonly RecipeEntry[]
  /** With `for-each` it is asked for each item. */
  readonly if: ExpressionSource | undefined
  /** A list, or a template that yields one. */
  readonly forEach: RecipeValue | undefined
  readonly expect: readonly Expectation[]
  readonly continueOnError: boolean
  readonly timeoutSeconds: number | undefined
  /** What the matches of a search step become on GitHub. */
  readonly report: 'notice' | 'warning' | 'error' | undefined
  readonly at: SourceRange
}

export interface Recipe {
  readonly name: string
  readonly description: string
  readonly inputs: readonly RecipeInput[]
  readonly permissions: RecipePermissions
  readonly steps: readonly Step[]
  readonly verify: readonly Step[]
  readonly outputs: readonly RecipeEntry[]
  readonly source: { readonly path: string; readonly digest: Digest }
}
