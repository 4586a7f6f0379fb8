import { createRequire } from 'node:module'
import { describe, expect, it } from 'vitest'
import { parseExcludes, parseGlob, parseGlobs } from '../../../src/workspace/glob/glob.ts'
import { fc, runs } from '../../support/property.ts'

type Picomatch = (pattern: string, options: { readonly dot: boolean }) => (path: string) => boolean

const picomatch = createRequire(import.meta.url)('picomatch') as Picomatch

function matches(pattern: string, path: string): boolean {
  const glob = parseGlob(pattern)
  if (!glob.ok) throw new Error(glob.error.message)
  return glob.value.matches(path)
}

function errorOf(pattern: string) {
  const glob = parseGlob(pattern)
  return glob.ok ? undefined : glob.error
}

describe('parseGlob', () => {
  it.each([
    ['*.ts', 'a.ts', true],
    ['*.ts', 'src/deep/a.ts', true],
    ['*.ts', 'a.tsx', false],
    ['**/*.ts', 'a.ts', true],
    ['./*.md', 'README.md', true],
    ['./*.md', 'docs/a.md', false],
    ['src/*.ts', 'src/a.ts', true],
    ['src/*.ts', 'src/x/a.ts', false],
    ['src/*.ts', 'lib/src/a.ts', false],
    ['src/**/*.test.ts', 'src/a.test.ts', true],
    ['src/**/*.test.ts', 'src/x/y/a.test.ts', true],
    ['src/**/*.test.ts', 'test/a.test.ts', false],
    ['src/**', 'src/a', true],
    ['src/**', 'src', false],
    ['**', 'a/b/c', true],
    ['a/**/b', 'a/b', true],
    ['a/**/b', 'a/x/y/b', true],
    ['a/**/b', 'ab', false],
    ['a/**/b/**/c', 'a/b/x/b/c', true],
    ['a/**/b/**/c', 'a/x/c', false],
    ['**/b/*/c', 'b/b/x/c', true],
    ['**/test/**', 'test/a', true],
    ['**/test/**', 'src/test/x/a', true],
    ['**/test/**', 'src/attest/a', false],
    ['src/**/test/**', 'src/test/a', true],
    ['src/**/test/**', 'test/a', false],
    ['src/**/index.ts', 'src/index.ts', true],
    ['src/**/index.ts', 'src/a/index.ts', true],
    ['src/**/index.ts', 'src/a/myindex.ts', false],
    ['package.json', 'a/package.json', true],
    ['package.json', 'a/xpackage.json', false],
    ['dist/', 'dist/a/b', true],
    ['dist/', 'x/dist/a', true],
    ['dist/', 'dist', false],
    ['x/dist/', 'x/dist/a', true],
    ['?.ts', 'a.ts', true],
    ['?.ts', '😀.ts', true],
    ['??.ts', '😀.ts', false],
    ['*😀', 'a😀', true],
    ['[abc].ts', 'b.ts', true],
    ['[!a-c].ts', 'b.ts', false],
    ['[^a-c].ts', 'd.ts', true],
    ['[]a].ts', '].ts', true],
    ['[a-].ts', '-.ts', true],
    ['[\\]x].ts', '].ts', true],
    ['[😀-😂].ts', '😁.ts', true],
    ['[a-c]', '', false],
    ['*.{ts,tsx}', 'a.tsx', true],
    ['{a,b{c,d}}/*', 'bd/x', true],
    ['{a,b{c,d}}/*', 'b/x', false],
    ['{src,./lib}/*', 'lib/x', true],
    ['{[,],b}', ',', true],
    ['a\\{b', 'a{b', true],
    ['\\*.ts', '*.ts', true],
    ['\\*.ts', 'a.ts', false],
    ['\\!a', '!a', true],
    ['a**b', 'axxb', true],
    ['a**b', 'a/b', false],
    ['a*b*c', 'aXbXbYc', true],
    ['*a*', 'bab', true],
    ['a/*/**', 'a/b', false],
    ['(group)/page.tsx', '(group)/page.tsx', true],
  ])('%s on %s: %s', (pattern, path, expected) => {
    expect(matches(pattern, path)).toBe(expected)
  })

  it('[D13] takes names with a leading dot like any other', () => {
    expect(['*', '*.yml', '**/*', '.github/**'].map((pattern) => matches(pattern, '.github/workflows/.ci.yml'))).toEqual([
      true,
      true,
      true,
      true,
    ])
    expect(matches('*', '.env')).toBe(true)
  })

  it.each(['../*', '/etc/*', '{a,../b}/*', '{a,../../etc}/*', 'a/../../b', '..\\*', 'C:/*', 'c:x', '\\\\server\\*', '..'])(
    '[D13] says that %j is outside',
    (pattern) => {
      expect(errorOf(pattern)?.code).toBe('path_outside_working_dir')
    },
  )

  it.each(['src\\a.ts', 'a\\\\b', 'a\\', 'a\u0000b', 'a\nb', 'a//b', 'a/./b', '.', './', '\ud800'])('[D13] refuses %j', (pattern) => {
    expect(errorOf(pattern)?.code).toBe('path_denied')
  })

  it.each([
    '[',
    'docs/[',
    '[]',
    '[!]',
    '[a\\]',
    '{',
    '{[,b}',
    '**/*[.go',
    '{a,b',
    '{a,{b}',
    'a}',
    '',
    '!a',
    '[z-a]',
    '[a/b]',
    '[[:alpha:]]',
    '{[a,b}',
  ])('[S-09] cannot read %j', (pattern) => {
    expect(errorOf(pattern)?.code).toBe('invalid_pattern')
  })

  it.each([
    ['\\[', '['],
    ['a\\[b', 'a[b'],
    ['[[]', '['],
    ['[]]', ']'],
    ['a]', 'a]'],
    ['\\{a,b', '{a,b'],
    ['{\\{,b}', '{'],
    ['[{]', '{'],
  ])('[S-09] reads %j, which names %j', (pattern, path) => {
    expect(matches(pattern, path)).toBe(true)
  })

  it('[T-24] names the pattern and shows valid ones', () => {
    expect(errorOf('**/*[.go')).toEqual({
      code: 'invalid_pattern',
      message: "Invalid glob pattern '**/*[.go'",
      suggestion:
        "Close the '[' with ']', or write '\\[' for the character itself. Valid patterns look like '**/*.go' or 'src/**/*.{ts,tsx}'.",
    })
  })

  it('[D14] answers at once where a backtracking matcher would not', () => {
    expect(matches(`${'*a'.repeat(14)}b`, 'a'.repeat(40))).toBe(false)
    expect(matches(`${'*a'.repeat(100)}b`, 'a'.repeat(255))).toBe(false)
    expect(matches(`${'**/a/'.repeat(40)}b`, `${'a/'.repeat(1000)}a`)).toBe(false)
    expect(matches(`${'*?'.repeat(100)}b`, 'a'.repeat(255))).toBe(false)
  })

  it('[D14] limits the length of a pattern and what its braces stand for', () => {
    expect(errorOf('{a,b}'.repeat(30))?.code).toBe('limit_exceeded')
    expect(errorOf('{a,{b,{c,{d,e}}}}'.repeat(9))?.code).toBe('limit_exceeded')
    const many512 = '{a,b}'.repeat(9)
    expect(errorOf(`{${many512},${many512}}`)?.code).toBe('limit_exceeded')
    expect(errorOf(`{${many512},x}`)).toBeUndefined()
    expect(errorOf('a'.repeat(257))?.code).toBe('limit_exceeded')
    expect(errorOf('{a,b}'.repeat(9))).toBeUndefined()
    const many = parseGlobs(Array.from({ length: 11 }, (_, i) => `${i}{a,b,c,d,e,f,g,h,i,j}{a,b,c,d,e,f,g,h,i,j}`))
    expect(many).toMatchObject({ error: { code: 'limit_exceeded' } })
  })
})

describe('parseGlobs', () => {
  it('matches where any of the patterns does, and nowhere without patterns', () => {
    const globs = parseGlobs(['*.ts', 'docs/**'])
    expect(globs.ok && ['a.ts', 'docs/x', 'b.js'].map((path) => globs.value.matches(path))).toEqual([true, true, false])
    const none = parseGlobs([])
    expect(none.ok && none.value.matches('a')).toBe(false)
  })

  it('reports the pattern that cannot be read', () => {
    expect(parseGlobs(['a', '[b'])).toMatchObject({ error: { message: "Invalid glob pattern '[b'" } })
  })
})

describe('parseExcludes', () => {
  it('[S-08] takes everything below a directory that matches', () => {
    const excludes = parseExcludes(['node_modules', 'dist/', 'src/gen', '*.log', 'out/**'])
    if (!excludes.ok) throw new Error(excludes.error.message)
    const left = ['node_modules/a', 'x/node_modules/a/b', 'dist/a', 'src/gen/a/b', 'a.log', 'x.log/y', 'out/z', 'lib/src/gen', 'dist']
    expect(left.filter((path) => !excludes.value.matches(path))).toEqual(['lib/src/gen', 'dist'])
  })
})

describe('properties', () => {
  const name = fc.stringMatching(/^[ab.]{1,4}$/).filter((text) => text !== '.' && text !== '..')
  const path = fc.array(name, { minLength: 1, maxLength: 4 }).map((names) => names.join('/'))
  const piece = fc.constantFrom('a', 'b', '*', '?', '[ab]', '[^a]', '{a,b}', '{a,b*}')
  const part = fc.oneof(
    fc.constant('**'),
    fc.array(piece, { minLength: 1, maxLength: 4 }).map((pieces) => pieces.join('')),
  )
  // A name, a slash, and then more: without a slash, with `**` last or inside a name, the two do not mean the same.
  const pattern = fc
    .tuple(fc.array(part, { minLength: 1, maxLength: 3 }), fc.array(piece, { minLength: 1, maxLength: 3 }))
    .map(([parts, last]) => [...parts, last.join('')].join('/'))
    .filter((text) => !/[^/]\*\*|\*\*(?!\/)/.test(text))

  it('[D13] agrees with picomatch', async () => {
    await fc.assert(
      fc.property(pattern, path, (text, candidate) => {
        expect([text, candidate, matches(text, candidate)]).toEqual([text, candidate, picomatch(text, { dot: true })(candidate)])
      }),
      { numRuns: runs(3000) },
    )
  })

  it('matches a path by itself, once its special characters are escaped', async () => {
    const anyName = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 8 }).filter((text) => !/[/\\:\p{C}\u2028\u2029]/u.test(text))
    await fc.assert(
      fc.property(fc.array(anyName, { minLength: 2, maxLength: 3 }), (names) => {
        const literal = names.join('/')
        fc.pre(!names.includes('.') && !names.includes('..') && Buffer.byteLength(literal) < 100)
        expect(matches(literal.replace(/[*?[\]{},!^-]/g, '\\$&'), literal)).toBe(true)
      }),
    )
  })

  it('reads or refuses any text, and never throws', async () => {
    const text = fc.string({ unit: fc.constantFrom(...'*?[]{},!^-\\/.ab:\u0000') })
    await fc.assert(
      fc.property(text, path, (anything, candidate) => {
        const glob = parseGlob(anything)
        expect(typeof (glob.ok ? glob.value.matches(candidate) : glob.error.message)).toMatch(/boolean|string/)
      }),
      { numRuns: runs(2000) },
    )
  })
})
