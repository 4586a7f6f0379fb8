import { describe, expect, it } from 'vitest'
import type { Diagnostic } from '../../src/base/recipe.ts'
import { renderDiagnostics, renderValidation } from '../../src/report/diagnostics-text.ts'
import { asciiForeign } from '../../src/report/terminal/fit-terminal.ts'
import { PLAIN } from '../../src/report/terminal/style.ts'

function diagnostic(line: number, column: number, endColumn: number, more: Partial<Diagnostic> = {}): Diagnostic {
  const at = { file: 'r.yml', line, column, endLine: line, endColumn }
  return { severity: 'error', code: 'unknown_key', message: 'No such key', suggestion: 'Remove it.', at, ...more }
}

/** The lines of the excerpt: the source and the marks below it. */
function shown(text: string, found: Diagnostic, style = PLAIN): readonly string[] {
  const file = { name: 'r', path: 'r.yml', text, diagnostics: [found] }
  return renderDiagnostics([file], style).split('\n').slice(1, 3)
}

describe('renderDiagnostics', () => {
  it('marks the place, also at the end of a line and over several lines', () => {
    expect(shown('name: x\nsteps: y\n', diagnostic(2, 1, 6))).toEqual(['  2 | steps: y', '    | ^^^^^'])
    expect(shown('name: x\n', diagnostic(1, 8, 8))).toEqual(['  1 | name: x', '    |        ^'])
    const at = { file: 'r.yml', line: 1, column: 7, endLine: 3, endColumn: 2 }
    expect(shown('name: [a,\nb]\n', diagnostic(1, 1, 1, { at }))).toEqual(['  1 | name: [a,', '    |       ^^^'])
  })

  it('puts the marks below wide characters, tabs and escapes', () => {
    expect(shown('名前: x', diagnostic(1, 5, 6))).toEqual(['  1 | 名前: x', '    |       ^'])
    expect(shown('e\u0301\t🍳 x', diagnostic(1, 7, 8))).toEqual(['  1 | e\u0301 🍳 x', '    |      ^'])
    expect(shown('a\u202eb', diagnostic(1, 3, 4))).toEqual(['  1 | a⟨U+202E⟩b', '    |          ^'])
  })

  it('leaves out byte-order marks and carriage returns', () => {
    expect(shown('\ufeffname: x\r\nb\r\n', diagnostic(1, 7, 8))).toEqual(['  1 | name: x', '    |       ^'])
  })

  it('shows the part of a long line that matters, and whole characters', () => {
    const [line = '', marks = ''] = shown(`${'🍳'.repeat(200)}key${'x'.repeat(100_000)}`, diagnostic(1, 401, 404))
    expect(line).toMatch(/^ {2}1 \| …(?:🍳)+keyx+…$/u)
    expect([line.length < 200, marks.endsWith(' ^^^')]).toEqual([true, true])
  })

  it('fits the terminal, and the marks stay below the place in a locale without UTF-8', () => {
    const text = `${'a'.repeat(40)}é key ${'z'.repeat(40)}`
    for (const columns of [5, 30, 60]) {
      for (const style of [PLAIN, { ...PLAIN, foreign: asciiForeign }]) {
        const [line = '', marks = ''] = shown(text, diagnostic(1, 43, 46), { ...style, columns })
        expect(line.indexOf('key'), `${columns}`).toBe(marks.indexOf('^^^'))
        // Code points take more room.
        if (style === PLAIN) expect(line.length).toBeLessThanOrEqual(Math.max(columns, 30))
      }
    }
  })

  it('shows no source for an empty line or a file that was not read', () => {
    const file = { name: 'r', path: 'r.yml', text: '', diagnostics: [diagnostic(1, 1, 1)] }
    expect(renderDiagnostics([file], PLAIN)).toBe('r.yml:1:1: error unknown_key: No such key\n  → Remove it.\n\n')
  })

  it('keeps the name of a file on its line', () => {
    const at = { file: 'a\u001b[31m\n.yml', line: 1, column: 1, endLine: 1, endColumn: 1 }
    const file = { name: 'r', path: 'r.yml', text: '', diagnostics: [diagnostic(1, 1, 1, { at })] }
    expect(renderDiagnostics([file], PLAIN).split('\n')[0]).toBe('a⟨U+001B⟩[31m⟨U+000A⟩.yml:1:1: error unknown_key: No such key')
  })
})

it('sums up', () => {
  const file = (...diagnostics: readonly Diagnostic[]) => ({ name: 'r', path: 'r.yml', text: '', diagnostics })
  const warning = diagnostic(1, 1, 1, { severity: 'warning' })
  expect(renderValidation([file()], PLAIN)).toBe('✓ 1 recipe is valid\n')
  expect(renderValidation([file(warning), file()], PLAIN)).toBe('✓ 2 recipes are valid, 1 warning\n')
  expect(renderValidation([file(warning, diagnostic(1, 1, 1)), file()], PLAIN)).toBe('✗ 1 error, 1 warning in 1 of 2 recipes\n')
  expect(renderValidation([file(diagnostic(1, 1, 1))], PLAIN)).toBe('✗ 1 error in 1 recipe\n')
})
