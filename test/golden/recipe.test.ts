import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Diagnostic } from '../../src/base/recipe.ts'
import { readRecipe } from '../../src/recipe/read-recipe.ts'
import { realCatalogue } from '../recipe/real-catalogue.ts'
import { expectGolden, goldenFiles } from './cases.ts'

const catalogue = await realCatalogue()

describe.each(goldenFiles(join(import.meta.dirname, 'recipe')))('recipe/$file', ({ cases }) => {
  it.each(cases)('$title', (golden) => {
    const { recipe, diagnostics } = readRecipe(golden.input, 'r.yml', catalogue)
    expectGolden(golden, diagnostics.map(asLine))
    expect(recipe === undefined).toBe(diagnostics.some((diagnostic) => diagnostic.severity === 'error'))
  })
})

function asLine({ at, severity, code, message }: Diagnostic): string {
  return `${at.line}:${at.column} ${severity} ${code} ${message}`
}
