import { execFileSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { type AttributesFile, readAttributeRules } from '../../../src/workspace/glob/attribute-rules.ts'
import { fc } from '../../support/property.ts'
import { type TempFolder, tempRepo } from '../../support/temp-folder.ts'

function kindOf(text: string, path: string, inner = '') {
  return readAttributeRules([
    { prefix: 'gen/', text: inner },
    { prefix: '', text },
  ])?.(path)
}

describe('attributes', () => {
  it.each([
    ['*.png binary', 'a/b.png', 'binary'],
    ['*.snap -text', 'b.snap', 'binary'],
    ['*.snap -text\n*.snap text', 'b.snap', undefined],
    ['*.snap text=auto', 'b.snap', undefined],
    ['* -text', 'a.ts', undefined],
    ['** -text\n*.bin -text', 'a.bin', 'binary'],
    ['* binary', 'a.ts', 'binary'],
    ['dist/** linguist-generated', 'dist/a/b.js', 'generated'],
    ['dist/** linguist-generated', 'src/dist/b.js', undefined],
    ['dist/ linguist-generated', 'dist/b.js', undefined],
    ['*.pb.go linguist-generated=true', 'x/a.pb.go', 'generated'],
    ['*.pb.go linguist-generated=false', 'x/a.pb.go', undefined],
    ['third_party/** linguist-vendored', 'third_party/a.c', 'generated'],
    ['"with space.js" linguist-generated', 'a/with space.js', 'generated'],
    ['"\\303\\244.js" linguist-generated', 'ä.js', 'generated'],
    ['# *.js linguist-generated\n!*.js linguist-generated', 'a.js', undefined],
    ['[attr]made linguist-generated -diff\n*.js made', 'a.js', 'generated'],
    ['[attr]made linguist-generated\n*.js -made', 'a.js', undefined],
    ['{a,b}.js linguist-generated', 'a.js', undefined],
    ['{a,b}.js linguist-generated', '{a,b}.js', 'generated'],
    ['*.js linguist-generated\r\n', 'a.js', 'generated'],
    [`*.js ${'x'.repeat(3000)} linguist-generated`, 'a.js', undefined],
  ])('%j say about %s that it is %s', (text, path, kind) => {
    expect(kindOf(text, path)).toBe(kind)
  })

  it('of a deeper file decide, and are about its own directory', () => {
    expect(kindOf('gen/** linguist-generated', 'gen/a.js', 'a.js -linguist-generated')).toBeUndefined()
    expect(kindOf('gen/** linguist-generated', 'gen/x/a.js', '/a.js -linguist-generated')).toBe('generated')
    expect(kindOf('', 'gen/a.js', '[attr]made linguist-generated\na.js made')).toBeUndefined()
    expect(kindOf('', 'a.js', '*.js linguist-generated')).toBeUndefined()
  })

  it('follow macros in a circle no further than there are macros', () => {
    expect(kindOf('[attr]a b\n[attr]b a linguist-generated\n*.js a', 'x.js')).toBe('generated')
  })
})

const SEGMENT = fc.constantFrom('*', '**', 'a', 'b', 'a*', '*b', '?', '[ab]', '[!a]', 'a?', '*a*')
const PATTERN = fc
  .tuple(fc.constantFrom('', '/'), fc.array(SEGMENT, { minLength: 1, maxLength: 3 }))
  .map(([start, segments]) => start + segments.join('/'))
const WORD = fc.constantFrom(
  'text',
  '-text',
  '!text',
  'text=auto',
  'binary',
  'linguist-generated',
  '-linguist-generated',
  '!linguist-generated',
)
const FILE = fc.array(fc.tuple(PATTERN, WORD), { maxLength: 5 }).map((lines) => lines.map((line) => `${line.join(' ')}\n`).join(''))
const NAMES = ['a', 'b', 'ab', 'ba']
const PATHS = NAMES.flatMap((one) => [one, ...NAMES.flatMap((two) => [`${one}/${two}`, `${one}/${two}/a`])])

/** What git says, with the one difference: `* -text` is about line endings only. */
function askGit(repo: TempFolder, files: readonly AttributesFile[]) {
  for (const { prefix, text } of files) repo.write({ [`${prefix}.gitattributes`]: text })
  const out = execFileSync('git', ['check-attr', '-z', '--stdin', 'text', 'linguist-generated'], {
    cwd: repo.path,
    input: PATHS.join('\0'),
  })
  const kinds = new Map<string, string | undefined>()
  const fields = out.toString().split('\0')
  for (let at = 0; at + 2 < fields.length; at += 3) {
    const [path = '', name, value] = fields.slice(at, at + 3)
    if (name === 'text') kinds.set(path, value === 'unset' ? 'binary' : undefined)
    else if (value === 'set') kinds.set(path, 'generated')
  }
  return kinds
}

it('attributes are those that git finds', async () => {
  await using repo = await tempRepo({ 'ab/x': '' })
  await fc.assert(
    fc.asyncProperty(FILE, FILE, async (top, inner) => {
      const files = [
        { prefix: '', text: top },
        { prefix: 'ab/', text: inner },
      ]
      const hasCatchAll = files.some(({ text }) => /^\/?\*\*?(?:\/\*\*?)* -text$/m.test(text))
      fc.pre(!hasCatchAll)
      const expected = askGit(repo, files)
      const rules = readAttributeRules(files)
      expect(new Map(PATHS.map((path) => [path, rules?.(path)]))).toEqual(expected)
    }),
    { numRuns: 60 },
  )
})
