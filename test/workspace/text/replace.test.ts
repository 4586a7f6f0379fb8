import { describe, expect, it } from 'vitest'
import { MAX_REGEX_LINE_CHARACTERS, regexPattern } from '../../../src/workspace/search/pattern.ts'
import { compileReplacement } from '../../../src/workspace/text/replace.ts'
import { expandTemplate, parseReplacement, type ReplaceRequest } from '../../../src/workspace/text/replace-regex.ts'
import { fc, runs } from '../../support/property.ts'
import { countLines } from '../search/reference.ts'

function compile(request: Partial<ReplaceRequest>) {
  const compiled = compileReplacement({ find: '', replace: '', isRegex: true, caseSensitive: true, multiline: false, ...request })
  if (!compiled.ok) throw new Error(compiled.error.message)
  return compiled.value
}

function replaceIn(text: string, request: Partial<ReplaceRequest>): string {
  let result = ''
  let from = 0
  for (const edit of compile(request).edits(text)) {
    result += text.slice(from, edit.start) + edit.replacement
    from = edit.end
  }
  return result + text.slice(from)
}

/** V8 finds the edges of a text, and what is no edge of a word, within an emoji too. */
function mark(text: string, regex: RegExp): string {
  const isWithin = (at: number) => /^[\udc00-\udfff]/.test(text.slice(at)) && at > 0
  return text.replace(regex, (whole, ...rest) => (isWithin(Number(rest.find((part) => typeof part === 'number'))) ? whole : `<${whole}>`))
}

const PATTERNS = [
  'a',
  'a*',
  'x*',
  '\\s+',
  '\\s*$',
  '^',
  '$',
  '^\\s*',
  '[^a]',
  '[^a]*b',
  'a\\b',
  '\\B',
  '(a)(b)?',
  'b(?=a)',
  'a(?!b)',
  '(?<=b)a',
  '.',
  '.*',
]
const anyLines = fc.array(fc.constantFrom('a', 'b', 'ab', ' ', '\n', '\r\n', '\u2028', '🦊', '\u212b')).map((parts) => parts.join(''))

describe('replacing by a regular expression', () => {
  it('gives for a whole text what it gives line by line', () => {
    fc.assert(
      fc.property(anyLines, fc.constantFrom(...PATTERNS), (text, find) => {
        const parts = text.split(/(\r?\n)/)
        const isLine = (part: number) => part % 2 === 0 && !(part === parts.length - 1 && parts[part] === '')
        const byLines = parts.map((part, i) => (isLine(i) ? mark(part, new RegExp(find, 'gu')) : part))
        expect(replaceIn(text, { find, replace: '<$&>' })).toBe(byLines.join(''))
      }),
      { numRuns: runs(500) },
    )
  })

  it.each([
    ['(?<!.)', '<🦊 b\n<🦊'],
    ['(?!.)', '🦊 b<\n🦊<'],
    ['(?<![\\s\\S])\\s*(?![\\s\\S])', '🦊 b\n🦊'],
  ])('finds the edges of a text at its edges only, not within an emoji: %s', (find, expected) => {
    const multiline = find.includes('\\S')
    expect(replaceIn('🦊 b\n🦊', { find, replace: '<', multiline })).toBe(expected)
  })

  it('leaves out long lines and nothing around them, and says how many may match', () => {
    const long = 'b'.repeat(MAX_REGEX_LINE_CHARACTERS + 1)
    const anyLong = fc.array(fc.tuple(anyLines, fc.constantFrom('\n', '\r\n')), { minLength: 1, maxLength: 3 })
    fc.assert(
      fc.property(anyLong, anyLines, fc.constantFrom(...PATTERNS.filter((find) => /[*+]/.test(find))), (befores, last, find) => {
        const request = { find, replace: '<$&>' }
        const text = befores.map(([lines, end]) => `${lines}\n${long}${end}`).join('') + last
        const expected = befores.map(([lines, end]) => `${replaceIn(`${lines}\n`, request)}${long}${end}`)
        expect(replaceIn(text, request)).toBe(expected.join('') + replaceIn(last, request))
        expect(compile(request).countLongLines(text)).toBe(befores.length)
      }),
      { numRuns: runs(200) },
    )
    expect(compile({ find: '[ac]a*' }).countLongLines(`a\n${long}\n`), 'it cannot tell').toBe(1)
    expect(compile({ find: 'aab*' }).countLongLines(`aab\n${long}\n`), 'it has no aa').toBe(0)
  })

  it.each([
    ['plain text', { find: 'b', isRegex: false }],
    ['plain text in any case', { find: 'B', isRegex: false, caseSensitive: false }],
    ['an expression that is plain text', { find: 'b' }],
    ['an expression that repeats nothing without end', { find: '(?<!\\w{1,3}\\+)[b*](?=\\*|b?$)' }],
    ['a match that may span lines', { find: 'b+$', multiline: true }],
  ])('leaves out no long line for %s', (_what, request) => {
    const text = `${'a'.repeat(MAX_REGEX_LINE_CHARACTERS)}b\n`
    expect(compile(request).edits(text)).toHaveLength(1)
    expect(compile(request).countLongLines(text)).toBe(0)
  })

  it('[D15] refuses what the engine can prepare, but not any more for whole characters, as it is used here', () => {
    const request = { find: `${'(?:^|\\b)'.repeat(15)}z`, caseSensitive: false }
    expect(regexPattern(request.find, request)).toMatchObject({ ok: true, value: { flags: 'i' } })
    expect(() => compile(request)).toThrow('Invalid regex pattern: it takes too long to compile')
  })

  it('does to lines of Windows what it does to all others', () => {
    const lines = fc.array(fc.constantFrom('a', 'b', 'ab', ' ', '\n', '\u2028', '🦊')).map((parts) => parts.join(''))
    const patterns = [...PATTERNS, 'a\\nb', '\\n+', '[^b]+', 'a.*b', '$', '(a)\\r?\\n', '[^\\r\\n]+\\n']
    fc.assert(
      fc.property(lines, fc.constantFrom(...patterns), fc.constantFrom('', 'x', '<$&>', '$&\n', '\r\n'), (text, find, replace) => {
        const onLinux = replaceIn(text, { find, replace, multiline: true })
        const onWindows = replaceIn(text.replaceAll('\n', '\r\n'), { find, replace, multiline: true })
        if (text.includes('\n')) expect(onWindows).toBe(onLinux.replace(/\r?\n/g, '\r\n'))
      }),
      { numRuns: runs(500) },
    )
  })

  it('[D16] does in one line what String.replace does', () => {
    const oneLine = fc.array(fc.constantFrom('a', 'b', 'c', ' ', '$', 'é'), { minLength: 1 }).map((parts) => parts.join(''))
    fc.assert(
      fc.property(
        oneLine,
        fc.constantFrom(...PATTERNS),
        fc.constantFrom('', 'x', '$&', '$$', '$$1', '[$&]', '$x', '$'),
        (text, find, by) => {
          expect(replaceIn(text, { find, replace: by })).toBe(text.replace(new RegExp(find, 'gu'), by))
        },
      ),
    )
  })

  it('never sifts out a text that has a match', () => {
    fc.assert(
      fc.property(
        anyLines,
        fc.constantFrom('ab', 'AB', 'a.b', '(ab|ba)', 'a\\s+b', 'ab?a', 'a\nb', 'ab\\nab', 'b\r', '\r', 'å'),
        fc.boolean(),
        fc.boolean(),
        (text, find, isRegex, caseSensitive) => {
          const { sieve, edits } = compile({ find, isRegex, caseSensitive, multiline: isRegex })
          if (sieve !== undefined && edits(text).length > 0) expect(countLines(Buffer.from(text), sieve.source, sieve.flags)).not.toBe(0)
        },
      ),
    )
  })

  it('finds the two letters outside ASCII that are also k and s', () => {
    const kelvin = compile({ find: 'k', caseSensitive: false })
    expect(kelvin.sieve).toBe(undefined)
    expect(kelvin.edits('\u212a')).toHaveLength(1)
  })
})

describe('the replacement of a regular expression', () => {
  const expand = (replacement: string, regex: RegExp, text: string) => {
    const template = parseReplacement(replacement, regex)
    return template.ok ? expandTemplate(template.value, regex.exec(text) ?? []) : template.error.message
  }

  it('inserts groups by number and name, the match, and dollar signs', () => {
    expect(expand('$2$1', /(a)(b)/, 'ab')).toBe('ba')
    expect(expand('$<y>-$<x>', /(?<x>a)(?<y>b)/, 'ab')).toBe('b-a')
    expect(expand('[$&] $$1 $ $x', /a/, 'a')).toBe('[a] $1 $ $x')
    expect(expand('<$1>', /(b)?a/, 'a')).toBe('<>')
  })

  it('reads two digits as String.replace does', () => {
    expect(expand('$12', /(a)/, 'a')).toBe('a2')
    expect(expand('$01', /(a)/, 'a')).toBe('a')
    expect(expand('$10', /(a)(b)(c)(d)(e)(f)(g)(h)(i)(j)/, 'abcdefghij')).toBe('j')
    expect(expand('$11', /(a)(b)(c)(d)(e)(f)(g)(h)(i)(j)/, 'abcdefghij')).toBe('a1')
  })

  it('numbers named groups among the others, past escapes and classes', () => {
    expect(expand('$<n>', /\((?:x)[(](a)(?=b)(?<n>b)/, '(x(ab')).toBe('b')
  })

  it('takes the group that took part when two have one name', () => {
    let regex: RegExp
    try {
      regex = /(?<n>a)|(?<n>b)/
    } catch {
      return
    }
    expect([expand('<$<n>>', regex, 'a'), expand('<$<n>>', regex, 'b')]).toEqual(['<a>', '<b>'])
  })

  it('[D16] refuses what the author did not write, and says how to write it', () => {
    expect(parseReplacement('a$`', /a/)).toMatchObject({
      ok: false,
      error: {
        code: 'invalid_arguments',
        message: 'Replacement contains $`, which would insert the text before each match',
        suggestion: 'Write $$` for the characters $`, or capture the text in a group and use $1.',
      },
    })
    expect(expand("$'", /a/, 'a')).toBe("Replacement contains $', which would insert the text after each match")
    expect(expand('$1', /a/, 'a')).toBe('Replacement contains $1, but the pattern has 0 groups')
    expect(expand('$0', /(a)/, 'a')).toBe('Replacement contains $0, but the pattern has 1 group')
    expect(expand('$<x>', /(a)/, 'a')).toBe('Replacement contains $<x>, but the pattern has 1 group')
  })
})
