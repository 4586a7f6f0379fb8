import type { ExpressionSource, RecipeEntry, RecipeValue } from '../model/recipe.ts'
import { checkExpression, type ExpressionScope } from './check-expression.ts'
import type { Diagnostics } from './diagnostics.ts'
import { offsetInFile } from './scalar-offsets.ts'
import type { SourceText } from './source-text.ts'
import { hasExpression, parseTemplate } from './template.ts'
import type { YamlMap, YamlNode, YamlScalar } from './yaml-node.ts'

export interface ValueReading {
  readonly source: SourceText
  readonly scope: ExpressionScope
  readonly diagnostics: Diagnostics
}

/** Reads a value that may hold expressions anywhere, and checks them. */
export function readValue(node: YamlNode, reading: ValueReading): RecipeValue {
  switch (node.kind) {
    case 'scalar':
      return typeof node.value === 'string' && hasExpression(node.value)
        ? readTemplate(node, node.value, reading)
        : { kind: 'scalar', value: node.value, at: node.at }
    case 'list':
      return { kind: 'list', items: node.items.map((item) => readValue(item, reading)), at: node.at }
    case 'map':
      return { kind: 'map', entries: readEntries(node, reading), at: node.at }
    case 'invalid':
      return { kind: 'scalar', value: null, at: node.at }
  }
}

export function readEntries(map: YamlMap, reading: ValueReading): readonly RecipeEntry[] {
  return map.entries.map(({ key, keyAt, value }) => ({ key, keyAt, value: readValue(value, reading) }))
}

/** Reads an expression that begins at an index of a scalar's text. */
export function readExpression(scalar: YamlScalar, text: string, start: number, reading: ValueReading): ExpressionSource {
  const range = (from: number, to: number) => reading.source.range(offsetInFile(scalar, from), offsetInFile(scalar, to))
  for (const fault of checkExpression(text, reading.scope))
    reading.diagnostics.error(range(start + fault.start, start + fault.end), fault.code, fault.message, fault.suggestion)
  return { text, at: range(start, start + text.length) }
}

function readTemplate(scalar: YamlScalar, text: string, reading: ValueReading): RecipeValue {
  const parts = parseTemplate(text).map((part) => {
    if (part.kind === 'text') return part.text
    if (part.kind === 'expression') return readExpression(scalar, part.text, part.start, reading)
    reportUnclosed(scalar, part.start, reading)
    return part.text
  })
  return { kind: 'template', parts, at: scalar.at }
}

export function reportUnclosed(scalar: YamlScalar, start: number, { source, diagnostics }: ValueReading): void {
  const at = source.range(offsetInFile(scalar, start), offsetInFile(scalar, start + 3))
  // biome-ignore lint/suspicious/noTemplateCurlyInString: this is how it is written
  const suggestion = "Add '}}'. To write the characters themselves use ${{ '${{' }}."
  diagnostics.error(at, 'expression_unclosed', "'${{' is not closed", suggestion)
}
