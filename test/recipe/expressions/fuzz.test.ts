// biome-ignore-all lint/suspicious/noTemplateCurlyInString: this is how expressions are written
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { Scalar, stringify } from 'yaml'
import type { SourceRange } from '../../../src/base/recipe.ts'
import { checkExpression } from '../../../src/recipe/expressions/check-expression.ts'
import { evaluateTemplate } from '../../../src/recipe/expressions/evaluate.ts'
import { readRecipe } from '../../../src/recipe/read-recipe.ts'
import { goldenFiles } from '../../golden/cases.ts'
import { fc, runs } from '../../support/property.ts'
import { realCatalogue } from '../real-catalogue.ts'

const catalogue = await realCatalogue()
const valid = goldenFiles(join(import.meta.dirname, '../../golden/recipe'))
  .filter(({ file }) => file === 'valid.txt')
  .flatMap(({ cases }) => cases.map(({ input }) => input))

const PIECES = [
  ...'\'"[]{}:,-?|>&*!%@`#\t\n\\$ ',
  '${{',
  '}}',
  '${{ inputs.a }}',
  ': ',
  '- ',
  '\n  ',
  '\n---\n',
  '<<: ',
  '__proto__: 1\n',
  'null',
  '1e9',
  '\u200b',
  '\ud800',
  'steps.',
  "contains('",
  '('.repeat(60),
  '['.repeat(70),
]

/** A valid recipe with some places cut, doubled, or with something put in. */
const mutated = fc
  .record({
    text: fc.constantFrom(...valid),
    edits: fc.array(
      fc.record({
        from: fc.double({ min: 0, max: 1, noNaN: true }),
        length: fc.nat(12),
        piece: fc.oneof(fc.constantFrom(...PIECES), fc.string({ unit: 'binary', maxLength: 8 })),
        repeat: fc.integer({ min: 0, max: 3 }),
      }),
      { minLength: 1, maxLength: 6 },
    ),
  })
  .map(({ text, edits }) =>
    edits.reduce((current, { from, length, piece, repeat }) => {
      const at = Math.floor(from * current.length)
      return current.slice(0, at) + piece.repeat(repeat) + current.slice(at + length)
    }, text),
  )

describe('readRecipe', () => {
  it('gives a recipe or says where it is wrong, whatever the text', () => {
    fc.assert(
      fc.property(mutated, (text) => {
        const { recipe, diagnostics } = readRecipe(text, 'r.yml', catalogue)
        expect(recipe === undefined).toBe(diagnostics.some(({ severity }) => severity === 'error'))
        for (const { at, message, suggestion } of diagnostics) {
          expect(isInside(at, text)).toBe(true)
          expect([message, suggestion]).not.toContain('')
        }
      }),
      { numRuns: runs(1_500) },
    )
  })

  it('gives recipes whose values can be asked for, whatever the contexts', () => {
    const contexts = fc.dictionary(fc.constantFrom('inputs', 'steps', 'item', 'index', 'recipe', 'env', 'github'), fc.jsonValue())
    const recipes = valid.map((text) => readRecipe(text, 'r.yml', catalogue).recipe!)
    const values = recipes.flatMap(({ steps, outputs }) => [...steps.flatMap((step) => step.with), ...outputs]).map(({ value }) => value)
    fc.assert(
      fc.property(fc.constantFrom(...values), contexts, (value, given) => {
        const result = evaluateTemplate(value, given)
        if (!result.ok) expect(result.error).toMatchObject({ severity: 'error', at: { file: 'r.yml' } })
      }),
      { numRuns: runs(500) },
    )
  })
})

describe('checkExpression', () => {
  it('gives faults inside of the text, whatever the text', () => {
    const words = [
      'inputs',
      '.',
      'a',
      '[',
      ']',
      '(',
      ')',
      "'",
      "''",
      '"',
      ' ',
      '\n',
      '==',
      '=',
      '&&',
      '!',
      '*',
      ',',
      '1',
      '-',
      'contains',
      'steps',
      'é',
      '}}',
    ]
    const text = fc.oneof(
      fc.array(fc.constantFrom(...words), { maxLength: 20 }).map((parts) => parts.join('')),
      fc.string({ unit: 'binary' }),
    )
    const scope = { inputs: ['a'], steps: new Map(), laterSteps: [], insideForEach: false }
    fc.assert(
      fc.property(text, (expression) => {
        for (const { start, end } of checkExpression(expression, scope))
          expect(start >= 0 && start <= end && end <= expression.length).toBe(true)
      }),
      { numRuns: runs(2_000) },
    )
  })
})

describe('positions in texts', () => {
  const part = fc.oneof(
    fc.constantFrom("'", "''", '"', '\\', '\n', '\n\n', '  ', ' ', ': ', '#', 'x', 'é', '🚀', '${{ 1 }}'),
    fc.string({ maxLength: 4 }),
  )
  const text = fc.array(part, { maxLength: 8 }).map((parts) => parts.join('').replace(/\$\{(?!\{ 1 \}\})/g, '$'))
  const styles = ['PLAIN', 'QUOTE_SINGLE', 'QUOTE_DOUBLE', 'BLOCK_LITERAL', 'BLOCK_FOLDED'] as const

  it('are those of the file, however the text is written', () => {
    fc.assert(
      fc.property(text, text, fc.constantFrom(...styles), fc.boolean(), (before, after, style, isSplit) => {
        const expression = isSplit ? '${{ env.A &&\n  inputs.MARK }}' : "${{ 'it''s' && inputs.MARK }}"
        const value = new Scalar(before + expression + after)
        value.type = style
        const file = stringify({ name: 'T', steps: [{ tool: 'grep', with: { pattern: value } }] }, { lineWidth: 40 })
        const { diagnostics } = readRecipe(file, 'r.yml', catalogue)
        // The library's writer makes broken files of some plain texts.
        fc.pre(diagnostics.every(({ code }) => code !== 'yaml_syntax'))
        const found = diagnostics.find(({ code }) => code === 'unknown_input')
        const { line, column, endColumn } = found?.at ?? { line: 1, column: 1, endColumn: 1 }
        expect(file.split('\n')[line - 1]?.slice(column - 1, endColumn - 1)).toBe('MARK')
      }),
      { numRuns: runs(1_000) },
    )
  })
})

function isInside(at: SourceRange, text: string): boolean {
  const lines = text.split('\n')
  const holds = (line: number, column: number) =>
    line >= 1 && line <= lines.length && column >= 1 && column <= (lines[line - 1] ?? '').length + 1
  const isForward = at.endLine > at.line || (at.endLine === at.line && at.endColumn >= at.column)
  return holds(at.line, at.column) && holds(at.endLine, at.endColumn) && isForward
}
