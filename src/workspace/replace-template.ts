import { failure, type Result, success } from '../model/result.ts'
import { type ToolError, toolError } from '../model/tool-error.ts'
import { countOf } from '../model/wording.ts'

/**
 * The replacement of a regular expression, read: fixed text, and groups by number (0 is the whole match). Several
 * numbers are groups of one name, of which at most one takes part in a match.
 */
export type Template = readonly (string | readonly number[])[]

/** A match and its groups; a group that took no part is `undefined`. */
export type Groups = readonly (string | undefined)[]

const DOLLAR = /\$(?:(\$)|(&)|([`'])|<([^>]*)>|(\d\d?))/g

/**
 * Reads `$1`, `$<name>`, `$&` and `$$` as `String.replace` does, but refuses what would silently insert something the
 * author did not write: the text before or after a match, and groups that the expression does not have.
 */
export function parseTemplate(replacement: string, expression: RegExp): Result<Template, ToolError> {
  const { count, names } = groupsOf(expression)
  const parts: (string | readonly number[])[] = []
  let from = 0
  for (const match of replacement.matchAll(DOLLAR)) {
    const [whole, dollar, ampersand, around, name, digits] = match
    if (match.index > from) parts.push(replacement.slice(from, match.index))
    from = match.index + whole.length
    if (dollar !== undefined) parts.push('$')
    else if (ampersand !== undefined) parts.push([0])
    else if (around !== undefined) return failure(refuseAround(whole))
    else if (name !== undefined) {
      const groups = names.get(name)
      if (groups === undefined) return failure(unknownGroup(whole, count, [...names.keys()]))
      parts.push(groups)
    } else if (digits !== undefined) {
      const group = groupNumber(digits, count)
      if (group === undefined) return failure(unknownGroup(whole, count, [...names.keys()]))
      parts.push([group])
      // `$12` with fewer than 12 groups is group 1 and the digit 2.
      if (Number(digits) !== group) parts.push(digits.slice(1))
    }
  }
  if (from < replacement.length) parts.push(replacement.slice(from))
  return success(parts)
}

/** Adding one part after the other is fastest, but keeps every step in memory: more than all the text where there are many. */
const MAX_ADDED_PARTS = 20

export function expandTemplate(template: Template, groups: Groups): string {
  if (template.length > MAX_ADDED_PARTS)
    return template.map((part) => (typeof part === 'string' ? part : part.map((group) => groups[group] ?? '').join(''))).join('')
  let text = ''
  for (const part of template) {
    if (typeof part === 'string') text += part
    else for (const group of part) text += groups[group] ?? ''
  }
  return text
}

function groupNumber(digits: string, count: number): number | undefined {
  const both = Number(digits)
  if (both >= 1 && both <= count) return both
  const first = Number(digits[0])
  return digits.length === 2 && first >= 1 && first <= count ? first : undefined
}

/** Named groups are numbered among the others, in the order of their opening brackets. */
function groupsOf({ source }: RegExp): { readonly count: number; readonly names: ReadonlyMap<string, readonly number[]> } {
  const names = new Map<string, readonly number[]>()
  let count = 0
  // Escapes and classes are skipped whole: a bracket in them opens nothing.
  for (const token of source.matchAll(/\\.|\[(?:\\.|[^\]\\])*\]|\(\?<([^=!>][^>]*)>|\((?!\?)/gs)) {
    if (!token[0].startsWith('(')) continue
    count++
    if (token[1] !== undefined) names.set(token[1], [...(names.get(token[1]) ?? []), count])
  }
  return { count, names }
}

function refuseAround(reference: string): ToolError {
  return toolError(
    'invalid_arguments',
    `Replacement has ${reference}, which would insert the text ${reference === "$'" ? 'after' : 'before'} each match`,
    `Write $${reference} for the characters ${reference}, or capture the text in a group and use $1.`,
  )
}

function unknownGroup(reference: string, count: number, names: readonly string[]): ToolError {
  const named = names.length === 0 ? '' : ` (named: ${names.join(', ')})`
  return toolError(
    'invalid_arguments',
    `Replacement has ${reference}, but the pattern has ${countOf(count, 'group')}${named}`,
    `Use a group that the pattern has, $& for the whole match, or $${reference} for the characters ${reference}.`,
  )
}
