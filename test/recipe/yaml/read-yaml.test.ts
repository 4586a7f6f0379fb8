import { describe, expect, it } from 'vitest'
import { MAX_YAML_BYTES, readYaml } from '../../../src/recipe/yaml/read-yaml.ts'

const codes = (text: string) => readYaml(text, 'r.yml').diagnostics.map((diagnostic) => diagnostic.code)

describe('readYaml', () => {
  it('keeps line and column of every key and value', () => {
    const { root } = readYaml("a: 1\nb:\n  - 'x'\n  - { c: true }\n", 'r.yml')
    const at = (line: number, column: number, endLine: number, endColumn: number) => ({ file: 'r.yml', line, column, endLine, endColumn })
    expect(root).toEqual({
      kind: 'map',
      at: at(1, 1, 5, 1),
      entries: [
        { key: 'a', keyAt: at(1, 1, 1, 2), value: { kind: 'scalar', value: 1, raw: '1', offset: 3, at: at(1, 4, 1, 5) } },
        {
          key: 'b',
          keyAt: at(2, 1, 2, 2),
          value: {
            kind: 'list',
            at: at(3, 3, 5, 1),
            items: [
              { kind: 'scalar', value: 'x', raw: "'x'", offset: 12, at: at(3, 5, 3, 8) },
              {
                kind: 'map',
                at: at(4, 5, 4, 16),
                entries: [
                  {
                    key: 'c',
                    keyAt: at(4, 7, 4, 8),
                    value: { kind: 'scalar', value: true, raw: 'true', offset: 25, at: at(4, 10, 4, 14) },
                  },
                ],
              },
            ],
          },
        },
      ],
    })
  })

  it.each([
    ['brackets', `${'['.repeat(2000)}${']'.repeat(2000)}`],
    ['open brackets', '['.repeat(2000)],
    ['braces', `${'{a: '.repeat(2000)}${'}'.repeat(2000)}`],
    ['list items', '- '.repeat(2000)],
    ['explicit keys', '? '.repeat(2000)],
    ['empty keys', ': '.repeat(2000)],
    ['keys on one line', 'a: '.repeat(2000)],
    ['indented keys', Array.from({ length: 400 }, (_, i) => `${' '.repeat(i)}a:\n`).join('')],
    ['indented items', Array.from({ length: 400 }, (_, i) => `${' '.repeat(i)}-\n`).join('')],
    ['items in items of keys', Array.from({ length: 400 }, (_, i) => `${'  '.repeat(i)}- a:\n`).join('')],
  ])('[B5] refuses 2,000 levels of %s a hundred times and lives on', (_, text) => {
    for (let i = 0; i < 100; i++) expect(codes(text)).toEqual(['nested_too_deep'])
  })

  it('[B5] reads 60 levels', () => {
    expect(codes(`a: ${'['.repeat(60)}${']'.repeat(60)}`)).toEqual([])
    expect(codes(Array.from({ length: 60 }, (_, i) => `${' '.repeat(i)}a:\n`).join(''))).toEqual([])
  })

  it('[B4] never expands aliases', () => {
    const lines = Array.from({ length: 26 }, (_, i) => {
      const [name, previous] = [`k${i}`, `k${i - 1}`]
      return i === 0 ? `${name}: &${name} x\n` : `${name}: &${name} [*${previous}, *${previous}, *${previous}, *${previous}]\n`
    })
    const { root, diagnostics } = readYaml(lines.join(''), 'r.yml')
    expect(new Set(diagnostics.map((diagnostic) => diagnostic.code))).toEqual(new Set(['yaml_anchor', 'yaml_alias']))
    expect(JSON.stringify(root).length).toBeLessThan(100_000)
  })

  it('[B6] reads by the rules of YAML 1.2, whatever a directive says', () => {
    const { root, diagnostics } = readYaml('a: no\nb: 017\nc: 0o17\nd: 12:30:00\ne: 2026-01-01\nf: 1_000\n', 'r.yml')
    expect(diagnostics).toEqual([])
    const values = root?.kind === 'map' ? root.entries.map(({ value }) => (value.kind === 'scalar' ? value.value : undefined)) : []
    expect(values).toEqual(['no', 17, 15, '12:30:00', '2026-01-01', '1_000'])
  })

  it('says that a path with brackets needs quotes inside of brackets', () => {
    const [first] = readYaml('a: { set: $.b[0], to: 1 }\n', 'r.yml').diagnostics
    expect(first).toMatchObject({ code: 'yaml_syntax', at: { line: 1, column: 14 }, suggestion: expect.stringMatching(/in quotes/) })
  })

  it('refuses a file over the limit and reads one at the limit', () => {
    const text = `a: ${'x'.repeat(MAX_YAML_BYTES - 3)}`
    expect(codes(text)).toEqual([])
    expect(codes(`${text}x`)).toEqual(['file_too_large'])
  })

  it('counts bytes and not characters towards the limit', () => {
    expect(codes(`a: ${'€'.repeat(100_000)}`)).toEqual(['file_too_large'])
  })

  it('tells at most 200 problems, and that there may be more', () => {
    const { diagnostics } = readYaml('a: 1\n'.repeat(1_000), 'r.yml')
    expect(diagnostics.length).toBe(201)
    expect(diagnostics.at(-1)).toMatchObject({ code: 'too_many_problems', message: 'Only the first 200 problems are shown' })
  })

  it('[B10] finds every invisible character, also in comments and block texts', () => {
    const { diagnostics } = readYaml('a: 1 # \u200b\nb: |\n  x\u2066y\n', 'r.yml')
    expect(diagnostics.map(({ at, message }) => [at.line, at.column, message])).toEqual([
      [1, 8, 'Invisible character U+200B'],
      [3, 4, 'Invisible character U+2066'],
    ])
  })

  it('takes an invisible character that is written as an escape', () => {
    expect(readYaml('a: "x\\u200by"', 'r.yml')).toMatchObject({ diagnostics: [], root: { entries: [{ value: { value: 'x\u200by' } }] } })
  })

  it.each(['"', "'", '[', ']', '{', '}', '- ', '? ', ': ', '| ', '> ', '& ', '* ', '! ', '%', '@', '`', ',', '\t', '#', '---\n', '...\n'])(
    'ends in good order on nothing but %j',
    (part) => {
      for (const count of [1, 2, 7, 500]) expect(() => readYaml(part.repeat(count), 'r.yml')).not.toThrow()
    },
  )
})
