import type { ExpressionSource, RecipeValue } from '../model/recipe.ts'
import { wrongType } from './read-scalars.ts'
import { locate, readExpression, readValue, reportUnclosed, type ValueReading } from './read-value.ts'
import { hasExpression, parseTemplate } from './template.ts'
import type { YamlNode } from './yaml-node.ts'

/** Reads `for-each`: a list, or one expression that gives a list. */
export function readForEach(node: YamlNode, reading: ValueReading): RecipeValue | undefined {
  if (node.kind === 'list') return readValue(node, reading)
  if (node.kind !== 'scalar' || typeof node.value !== 'string')
    return wrongType(node, "'for-each'", 'a list, or an expression that gives one', reading.diagnostics)
  const value = readValue(node, reading)
  const isUnclosed = hasExpression(node.value) && parseTemplate(node.value).at(-1)?.kind === 'unclosed'
  if (isUnclosed || (value.kind === 'template' && value.parts.length === 1)) return value
  const message = "'for-each' must be one expression that gives a list, with no text around it"
  // biome-ignore lint/suspicious/noTemplateCurlyInString: this is how it is written
  const suggestion = 'Write ${{ steps.find.outputs.files }}, or a list such as [a, b].'
  reading.diagnostics.error(node.at, 'not_a_list', message, suggestion)
  return undefined
}

/** Reads `if`. As in workflow files, `${{ }}` may be left out. */
export function readCondition(node: YamlNode, reading: ValueReading): ExpressionSource | undefined {
  if (node.kind === 'scalar' && typeof node.value === 'boolean') return { text: String(node.value), at: node.at }
  if (node.kind !== 'scalar' || typeof node.value !== 'string') return wrongType(node, "'if'", 'an expression', reading.diagnostics)
  const start = node.value.length - node.value.trimStart().length
  const text = node.value.trim()
  const located = locate(node, reading.source)
  if (!hasExpression(text)) return readExpression(located, text, start, reading)
  const parts = parseTemplate(text)
  const [only, ...others] = parts
  if (only?.kind === 'expression' && others.length === 0) return readExpression(located, only.text, start + only.start, reading)
  const unclosed = parts.find((part) => part.kind === 'unclosed')
  if (unclosed !== undefined) {
    reportUnclosed(located, start + unclosed.start, reading)
    return undefined
  }
  const message = "'if' has text around its expression, and would always hold"
  // biome-ignore lint/suspicious/noTemplateCurlyInString: this is how it is written
  const suggestion = "Put everything into one expression: ${{ inputs.a == 'x' && inputs.b }}."
  reading.diagnostics.error(node.at, 'expression_mixed', message, suggestion)
  return undefined
}
