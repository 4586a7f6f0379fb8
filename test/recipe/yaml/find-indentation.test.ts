import * as fs from 'node:fs'
import * as path from 'node:path'
import { describe, expect, it } from 'vitest'
import { findIndentationMistake } from '../../../src/recipe/yaml/find-indentation.ts'
import { readYaml } from '../../../src/recipe/yaml/read-yaml.ts'
import { fc, runs } from '../../support/property.ts'

const ROOT = path.resolve(import.meta.dirname, '../../..')
const FILES = fs
  .globSync(['recipes/*.yml', '.github/**/*.yml', 'action.yml', 'test/golden/recipes/*/*/case.yml'], { cwd: ROOT })
  .map((file) => [file, fs.readFileSync(path.join(ROOT, file), 'utf8')] as const)
const RECIPES = FILES.filter(([file]) => file.startsWith('recipes/')).map(([, text]) => text)

describe('findIndentationMistake', () => {
  it('finds nothing in files that are in order', () => {
    expect(FILES.length).toBeGreaterThan(50)
    expect(FILES.flatMap(([file, text]) => (findIndentationMistake(text) === undefined ? [] : [file]))).toEqual([])
  })

  it('names the line whose indentation was changed, wherever that makes the file unreadable', () => {
    const counts = { named: 0, other: 0 }
    fc.assert(
      fc.property(fc.constantFrom(...RECIPES), fc.nat(), fc.constantFrom(-1, 1, 3), (text, nth, by) => {
        const lines = text.split('\n')
        const keys = [...lines.keys()].filter(
          (i) => /^ *(?:- )?[\w-]+:(?: |$)/.test(lines[i] ?? '') && (by > 0 || / /.test(lines[i]?.[0] ?? '')),
        )
        const line = keys[nth % keys.length] ?? 0
        lines[line] = by > 0 ? ' '.repeat(by) + lines[line] : (lines[line]?.slice(1) ?? '')
        const { diagnostics } = readYaml(lines.join('\n'), 'r.yml')
        if (diagnostics.length === 0) return
        const [first] = diagnostics
        const isNamed = first?.code === 'yaml_indentation' && Math.abs(first.at.line - line - 1) <= 1
        counts[isNamed ? 'named' : 'other']++
      }),
      { numRuns: runs(500) },
    )
    // A key may also end up in a text or a map in which it reads well.
    expect(counts.named).toBeGreaterThan(20 * counts.other)
  })
})
