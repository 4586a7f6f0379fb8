import { briefText } from '../model/path.ts'
import type { Diagnostics } from './diagnostics.ts'
import { hasExpression } from './template.ts'
import { describeNode, type YamlNode } from './yaml-node.ts'

/** Readers of plain values. Each gives the value, or says what is wrong and gives nothing. */
export function readText(node: YamlNode, what: string, diagnostics: Diagnostics): string | undefined {
  const text = readAnyText(node, what, diagnostics)
  if (text === undefined) return undefined
  if (hasExpression(text)) {
    const suggestion = "Write a plain value. Expressions belong in 'with', 'if', 'for-each' and 'outputs' of a recipe."
    diagnostics.error(node.at, 'expression_not_allowed', `${what} cannot hold an expression`, suggestion)
    return undefined
  }
  return text
}

/** A text that may hold expressions, which the caller looks at. */
function readAnyText(node: YamlNode, what: string, diagnostics: Diagnostics): string | undefined {
  if (node.kind !== 'scalar' || node.value === null) return wrongType(node, what, 'a text', diagnostics)
  if (typeof node.value !== 'string') {
    mustBeQuoted(node, what, diagnostics)
    return undefined
  }
  if (node.value.trim() === '') {
    diagnostics.error(node.at, 'empty', `${what} is empty`, 'Give it a text, or remove the line.')
    return undefined
  }
  return node.value
}

/** YAML takes 1.10 for 1.1 and 1234567e12 for a number of nineteen digits: only quotes keep what was written. */
export function mustBeQuoted(node: YamlNode & { readonly kind: 'scalar' }, what: string, diagnostics: Diagnostics): void {
  const message = `${what} must be a quoted text; without quotes YAML reads ${briefText(node.raw)} as a ${typeof node.value}`
  diagnostics.error(node.at, 'must_be_quoted', message, `Write '${briefText(node.raw)}' in quotes.`)
}

export function readBoolean(node: YamlNode, what: string, diagnostics: Diagnostics): boolean | undefined {
  if (node.kind === 'scalar' && typeof node.value === 'boolean') return node.value
  return wrongType(node, what, 'true or false', diagnostics)
}

export function readNumber(node: YamlNode, what: string, diagnostics: Diagnostics): number | undefined {
  if (node.kind === 'scalar' && typeof node.value === 'number' && Number.isFinite(node.value)) return node.value
  return wrongType(node, what, 'a number', diagnostics)
}

export function readInteger(node: YamlNode, what: string, most: number, diagnostics: Diagnostics): number | undefined {
  const value = readNumber(node, what, diagnostics)
  if (value === undefined) return undefined
  if (Number.isInteger(value) && value >= 1 && value <= most) return value
  diagnostics.error(node.at, 'out_of_range', `${what} must be a whole number from 1 to ${most}`, 'Choose a number in that range.')
  return undefined
}

/** One of some words. */
export function readWord<const Words extends readonly string[]>(
  node: YamlNode,
  what: string,
  words: Words,
  diagnostics: Diagnostics,
): Words[number] | undefined {
  const isOther = node.kind === 'scalar' && node.value !== null && typeof node.value !== 'string'
  const text = isOther ? node.raw : readText(node, what, diagnostics)
  if (text === undefined) return undefined
  const found = words.find((word) => word === text)
  if (found === undefined)
    diagnostics.error(node.at, 'unknown_value', `${what} cannot be '${briefText(text)}'`, `Use one of ${words.join(', ')}.`)
  return found
}

export function wrongType(node: YamlNode, what: string, expected: string, diagnostics: Diagnostics): undefined {
  if (node.kind === 'invalid') return undefined
  diagnostics.error(node.at, 'wrong_type', `${what} must be ${expected}, not ${describeNode(node)}`, `Write ${expected} here.`)
  return undefined
}
