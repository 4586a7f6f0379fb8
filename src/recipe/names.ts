import { briefText } from '../model/path.ts'
import type { SourceRange } from '../model/recipe.ts'
import type { Diagnostics } from './diagnostics.ts'

const NAME = /^[A-Za-z_][A-Za-z0-9_-]{0,63}$/
/** Names that mean something else to JavaScript than to the person who reads the recipe. */
export const UNSAFE_NAMES: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype'])

/** Ids of steps and names of inputs and outputs are used in expressions, and so have the form of names there. */
export function checkName(name: string, what: string, at: SourceRange, diagnostics: Diagnostics): boolean {
  if (NAME.test(name) && !UNSAFE_NAMES.has(name)) return true
  const message = `${what} cannot be '${briefText(name)}'`
  diagnostics.error(at, 'invalid_name', message, "Use letters, digits, '_' and '-', at most 64, beginning with a letter.")
  return false
}
