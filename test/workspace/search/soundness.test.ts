import { expect, it } from 'vitest'
import type { BulkFault } from '../../../src/system/disk/bulk-reader.ts'
import { literalPattern, regexPattern, type SearchPattern } from '../../../src/workspace/search/pattern.ts'
import { rarePairInAnyCase, requiredText } from '../../../src/workspace/search/required-text.ts'
import { Scanner, type Tally } from '../../../src/workspace/search/scanner.ts'
import { fc, runs } from '../../support/property.ts'
import { countLines, countShortAndLong } from './reference.ts'

const RUNS = runs(4000)

const character = fc.constantFrom(...'aabbcAB kKsS1_.-(;é', 'ſ', '\u212a', '€', '\ufeff', '😀', '\t')
const lineEnd = fc.constantFrom('\n', '\n', '\r\n', '\r', '\u2028')
const text = fc
  .array(fc.oneof({ weight: 6, arbitrary: character }, { weight: 1, arbitrary: lineEnd }), { maxLength: 60 })
  .map((parts) => parts.join(''))
const bytes = fc.oneof(
  { weight: 6, arbitrary: text.map((content) => Buffer.from(content, 'utf8')) },
  { weight: 1, arbitrary: text.map((content) => Buffer.from(`\ufeff${content}`, 'utf8')) },
  { weight: 2, arbitrary: text.map((content) => Buffer.from(content.replace(/[^\0-\xff]/g, 'é'), 'latin1')) },
  { weight: 1, arbitrary: text.map((content) => Buffer.concat([Buffer.from(content), Buffer.from([0xff])])) },
)

const plain = fc.constantFrom(...'aabbcABkKsS1_', ' ', 'ab', 'ba', 'aab', 'é', '-', '😀')
const special = fc.constantFrom(
  ...[
    '.',
    '\\.',
    '\\(',
    '\\s',
    '\\S',
    '\\w',
    '\\W',
    '\\d',
    '\\D',
    '\\t',
    '\\n',
    '\\r',
    '\\x61',
    '\\u0061',
    '\\1',
    '\\0',
    '\\-',
    '\\cJ',
    '\\12',
  ],
  ...[
    '[ab]',
    '[^a]',
    '[a-c]',
    '[Aa]',
    '[\\s\\S]',
    '[é]',
    '[]',
    '[^]',
    '[.]',
    '[\\]a]',
    '[\\b-~]',
    '[\\1-~]',
    '[😀]',
    '^',
    '$',
    '\\b',
    '\\B',
    '\n',
    '{',
    '}',
    ']',
  ],
)
const quantifier = fc.constantFrom(
  '',
  '',
  '',
  '',
  '*',
  '+',
  '?',
  '{0}',
  '{2}',
  '{0,}',
  '{1,}',
  '{0,1}',
  '{1,2}',
  '{0000000000000000000000001}',
  '*?',
  '+?',
  '??',
)
const { regexSource } = fc.letrec<{ regexSource: string; branch: string; piece: string }>((tie) => ({
  regexSource: fc.oneof(
    { weight: 4, arbitrary: tie('branch') },
    { weight: 1, arbitrary: fc.tuple(tie('branch'), tie('branch')).map((both) => both.join('|')) },
  ),
  branch: fc.array(tie('piece'), { minLength: 1, maxLength: 4 }).map((pieces) => pieces.join('')),
  piece: fc
    .tuple(
      fc.oneof(
        { depthSize: 'small', withCrossShrink: true },
        { weight: 5, arbitrary: plain },
        { weight: 3, arbitrary: special },
        {
          weight: 2,
          arbitrary: fc
            .tuple(fc.constantFrom('(', '(?:', '(?<n>', '(?=', '(?!', '(?<=', '(?<!'), tie('regexSource'))
            .map(([open, inside]) => `${open}${inside})`),
        },
      ),
      quantifier,
    )
    .map(([atom, times]) => atom + times),
}))

function count(pattern: SearchPattern, content: Buffer): number {
  return scanGroup(pattern, [content]).hits[1] ?? 0
}

/** Scans files that lie one behind the other. */
function scanGroup(pattern: SearchPattern, contents: readonly (Buffer | BulkFault)[]): Tally {
  const group = {
    from: 0,
    to: contents.length,
    bytes: Buffer.concat(contents.filter((content) => typeof content !== 'string')),
    hasFaults: contents.some((content) => typeof content === 'string'),
    at: (file: number) => contents[file] ?? 'missing',
  } as const
  const scanner = new Scanner({ pattern, regexMsPerFile: 5_000, remainingMs: () => 5_000 })
  const steps = scanner.scan({ from: 0, to: contents.length, read: () => group })
  let step = steps.next()
  while (step.done !== true) step = steps.next()
  return step.value
}

it('[D15] counts the same lines as trying each line alone, for any regular expression', () => {
  void fc.assert(
    fc.property(regexSource, fc.boolean(), bytes, (source, caseSensitive, content) => {
      const pattern = regexPattern(source, { caseSensitive })
      fc.pre(pattern.ok)
      if (pattern.ok) expect(count(pattern.value, content)).toBe(countLines(content, source, pattern.value.flags))
    }),
    { numRuns: RUNS },
  )
})

it('counts the same lines, but for long ones, as trying each line alone, and says how many long ones may match', () => {
  const maxLineCharacters = 4
  void fc.assert(
    fc.property(regexSource, fc.boolean(), bytes, (source, caseSensitive, content) => {
      const pattern = regexPattern(source, { caseSensitive })
      fc.pre(pattern.ok && pattern.value.literal === undefined)
      if (!pattern.ok) return
      const tally = scanGroup({ ...pattern.value, maxLineCharacters }, [content])
      const wanted = countShortAndLong(content, { source, flags: pattern.value.flags, maxLineCharacters })
      expect(tally.hits[1] ?? 0).toBe(wanted.short)
      const said = tally.longLines[1] ?? 0
      expect(said).toBeGreaterThanOrEqual(wanted.long)
      expect(said).toBeLessThanOrEqual(wanted.allLong)
    }),
    { numRuns: RUNS },
  )
})

it('counts the same lines as trying each line alone, for any text', () => {
  void fc.assert(
    fc.property(
      fc.array(fc.oneof(character, lineEnd), { minLength: 1, maxLength: 3 }),
      fc.boolean(),
      bytes,
      (parts, caseSensitive, content) => {
        const wanted = parts.join('')
        const pattern = literalPattern(wanted, { caseSensitive })
        expect(count(pattern, content)).toBe(countLines(content, pattern.source, pattern.flags))
      },
    ),
    { numRuns: RUNS },
  )
})

it('switches to the whole text when a file has very many lines with the required text, and counts the same', () => {
  const content = Buffer.from(Array.from({ length: 100 }, (_, i) => (i % 2 === 0 ? `ab${i}` : 'ab')).join('\n'))
  const pattern = regexPattern('ab\\d', { caseSensitive: true })
  expect(pattern.ok && count(pattern.value, content)).toBe(50)
})

it.each([
  ['async fn.*execute', ['async fn']],
  ['foo|barr', ['foo', 'barr']],
  ['https?://', ['http://', 'https://']],
  ['[Tt]odo', ['Todo', 'todo']],
  ['(?:abc)+d', ['abc']],
  ['x(?=abc)yz', ['xyz']],
  ['ab+c', ['ab']],
  ['a{2,}bcd', ['bcd']],
])('finds the text that every match of %s contains', (source, texts) => {
  expect(requiredText(source)?.toSorted()).toEqual(texts.toSorted())
})

it.each(['(abc)?', 'abc|', 'a*b*', '(?:abc|\\d+)', '[^abc]+', '\\babc\\b|.', '(?!abc)', '(?<=abc)', '(abc){0}', '\\1', '.*', '(?:abc)*x?'])(
  'finds no text that every match of %s contains',
  (source) => {
    expect(requiredText(source)).toBeUndefined()
  },
)

it.each([
  ['a negative look-ahead that would see the next line', 'a(?!\\s*b)', 'a\nb\n', 1],
  ['a look-ahead that would take the next line too', '(?=(a\\s*))\\1b?$', 'a\nc\n', 1],
  ['a negative look-behind that would see the line before', '(?<!a\\s)b', 'a\nb\n', 1],
  ['a look-around that would see between a carriage return and its newline', '(?<!;)(?!.)', 'a;\r\nb;\r\n', 0],
  ['an anchor at a carriage return inside a line', 'a(?!$)', 'a\rb\n', 1],
  ['no word boundary between a carriage return and a newline', '\\B', 'a\r\n', 0],
  ['a match across lines', 'a\\s+b', 'a\nb\na b\n', 1],
  ['a match across lines that hides one behind it', 'a\\s+b?', 'a\nb a \n', 1],
  ['an optional half of a surrogate pair', 'ab😀?', 'ab😃', 1],
  ['half of a surrogate pair', '[😀]x?y?\ude03', '😃\n', 1],
  ['modifiers', '(?i:A)b', 'ab\n', 1],
  ['no line after the last newline', 'x*', 'a\nb\n', 2],
  ['a last line without a newline', '$', 'a\nb', 2],
])('gets %s right', (_what, source, content, expected) => {
  const pattern = regexPattern(source, { caseSensitive: true })
  if (!pattern.ok) throw new Error(pattern.error.message)
  expect(countLines(Buffer.from(content), source, pattern.value.flags)).toBe(expected)
  expect(count(pattern.value, Buffer.from(content))).toBe(expected)
})

it.each([
  ['zyzzyva', ['zz', 'zZ', 'Zz', 'ZZ']],
  ['a_b', ['_b', '_B']],
  ['--', ['--']],
  ['e', ['e', 'E']],
])('looks for the rarest two characters of %s in any case', (text, pairs) => {
  expect(rarePairInAnyCase(text).map(String)).toEqual(pairs)
})

it('finds the same in files that are looked at together as in each alone', () => {
  void fc.assert(
    fc.property(
      fc.oneof(
        regexSource.map((source) => (caseSensitive: boolean) => regexPattern(source, { caseSensitive })),
        fc.array(character, { minLength: 1, maxLength: 3 }).map((parts) => (caseSensitive: boolean) => ({
          ok: true as const,
          value: literalPattern(parts.join(''), { caseSensitive }),
        })),
      ),
      fc.boolean(),
      fc.array(
        fc.oneof(
          { weight: 8, arbitrary: bytes },
          { weight: 1, arbitrary: bytes.map((content) => Buffer.concat([content, Buffer.from([0])])) },
          { weight: 1, arbitrary: fc.constantFrom<BulkFault>('missing', 'too_large', 'unreadable') },
        ),
        { minLength: 1, maxLength: 4 },
      ),
      (compile, caseSensitive, contents) => {
        const pattern = compile(caseSensitive)
        fc.pre(pattern.ok)
        if (!pattern.ok) return
        const together = scanGroup(pattern.value, contents)
        const alone = contents.map((content) => scanGroup(pattern.value, [content]))
        expect(together.hits).toEqual(alone.flatMap(({ hits }, file) => (hits[1] === undefined ? [] : [file, hits[1]])))
        expect(together.searched).toBe(alone.reduce((sum, { searched }) => sum + searched, 0))
        for (const fault of ['binary', 'tooLarge', 'unreadable'] as const)
          expect(together[fault]).toEqual(alone.flatMap((tally, file) => (tally[fault].length > 0 ? [file] : [])))
      },
    ),
    { numRuns: RUNS },
  )
})

it('blames no file for the time that reading all of them took', () => {
  const pattern = regexPattern('a+b', { caseSensitive: true })
  if (!pattern.ok) throw new Error(pattern.error.message)
  const scanner = new Scanner({ pattern: pattern.value, regexMsPerFile: 700, remainingMs: () => 60_000 })
  const content = Buffer.from('aab\n')
  const read = (from: number, to: number) => {
    for (const end = performance.now() + 200 * (to - from); performance.now() < end; );
    return { from, to, bytes: Buffer.concat(Array(to - from).fill(content)), hasFaults: false, at: () => content }
  }
  const steps = scanner.scan({ from: 0, to: 4, read })
  let step = steps.next()
  while (step.done !== true) step = steps.next()
  expect(step.value).toMatchObject({ searched: 4, timedOut: [] })
})
