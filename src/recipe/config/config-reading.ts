import type { Diagnostics } from '../diagnostics.ts'

/** What the reader of the configuration must know of the tools. Made by whoever has the tools. */
export interface ConfigTools {
  /** Every name that a rule may give. */
  readonly names: readonly string[]
  /** The full name of a tool, by that or by a short one. */
  fullName(name: string): string | undefined
  /** What is wrong with a glob. */
  checkGlob(pattern: string): string | undefined
}

/** What all readers of parts of the configuration share. */
export interface ConfigReading {
  readonly tools: ConfigTools
  /** Rules that have expired by then are told. */
  readonly now: Date
  /** Whether the patterns of rules need no trial. */
  readonly trustsPatterns?: boolean
  readonly diagnostics: Diagnostics
}
