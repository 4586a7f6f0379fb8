import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Diagnostic } from '../../src/base/recipe.ts'
import { readConfig } from '../../src/recipe/config/read-config.ts'
import { CONFIG_TOOLS } from '../../src/tools/config-tools.ts'
import { expectGolden, goldenFiles } from './cases.ts'

const now = new Date('2026-11-16T12:00:00Z')

describe.each(goldenFiles(join(import.meta.dirname, 'config')))('config/$file', ({ cases }) => {
  it.each(cases)('$title', (golden) => {
    const { config, diagnostics } = readConfig(golden.input, 'sous.yml', { tools: CONFIG_TOOLS, now })
    expectGolden(golden, diagnostics.map(asLine))
    expect(config === undefined).toBe(diagnostics.some((diagnostic) => diagnostic.severity === 'error'))
  })
})

function asLine({ at, severity, code, message, suggestion }: Diagnostic): string {
  return `${at.line}:${at.column} ${severity} ${code} ${message} → ${suggestion}`
}
