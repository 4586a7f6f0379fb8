import type { Effect, Permission } from '../model/tool-facts.ts'
import type { Finding } from './diagnostics.ts'

export type JsonSchema = Readonly<Record<string, unknown>>

/** What the reader of recipes must know of the tools. Made by whoever has the tools. */
export interface ToolCatalogue {
  /** By its name or by a short name. */
  find(name: string): ToolDescription | undefined
  /** Every name that `find` knows. */
  readonly names: readonly string[]
  /** Why a tool that a name plainly means cannot be used. */
  whyMissing?(name: string): Finding | undefined
  /** What is wrong with a glob. */
  checkGlob(pattern: string): string | undefined
  /** Whether a path fits one of some globs; true where one of them is none, or the path is none. */
  fitsAny?(patterns: readonly string[], path: string): boolean
  /**
   * What is wrong with those arguments of a call that the recipe gives as plain values. Arguments that hold an
   * expression are not among them, so that a missing one means nothing. Lists with an expression among their items are
   * in `partial`, with `undefined` in its place.
   */
  checkCall?(
    tool: string,
    plain: Readonly<Record<string, unknown>>,
    partial: Readonly<Record<string, readonly unknown[]>>,
  ): readonly ArgumentFinding[]
}

export interface ArgumentFinding extends Finding {
  readonly argument: string
  /** Which item of a list is meant, where it is one. */
  readonly item?: number
}

export interface ToolDescription {
  /** The full name, also when it was found by a short one. */
  readonly name: string
  readonly summary: string
  readonly effect: Effect
  readonly permissions: readonly Permission[]
  /** The hosts that it reaches, where no argument says so. */
  readonly hosts?: readonly string[] | undefined
  readonly arguments: readonly ToolField[]
  readonly outputs: readonly ToolField[]
}

export interface ToolField {
  readonly name: string
  readonly required: boolean
  readonly schema: JsonSchema
}
