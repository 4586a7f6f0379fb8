import { describe, expect, it } from 'vitest'
import type { Digest } from '../../../src/base/recipe.ts'
import { isForSous, parseCommand, writeCommand } from '../../../src/github/events/parse-command.ts'
import { fc, runs } from '../../support/property.ts'

const digest = '0123456789abcdef'.repeat(4) as Digest

describe('a command', () => {
  it.each([
    ['/sous run bump-node', { kind: 'run', recipe: 'bump-node', inputs: [] }],
    ['/sous run bump-node version=24 dry=false', { kind: 'run', recipe: 'bump-node', inputs: ['version=24', 'dry=false'] }],
    [`/sous run acme/recipes/pin@${'0a'.repeat(20)} a=b`, { kind: 'run', recipe: `acme/recipes/pin@${'0a'.repeat(20)}`, inputs: ['a=b'] }],
    ['/sous run sous:pin title="a \\"b\\" c\\\\d" x=y=z', { kind: 'run', recipe: 'sous:pin', inputs: ['title=a "b" c\\d', 'x=y=z'] }],
    ['/sous run x empty=""', { kind: 'run', recipe: 'x', inputs: ['empty='] }],
    ["/sous run x a='b c' d='' e='\\n \"q\"' f=g", { kind: 'run', recipe: 'x', inputs: ['a=b c', 'd=', 'e=\\n "q"', 'f=g'] }],
    ["/sous run x holder=O'Brien", { kind: 'run', recipe: 'x', inputs: ["holder=O'Brien"] }],
    [`/sous apply ${digest}`, { kind: 'apply', digest }],
    ['/sous cancel', { kind: 'cancel', digest: undefined }],
    [`/sous cancel ${digest}`, { kind: 'cancel', digest }],
    [`/sous apply ${digest.slice(0, 16)}`, { kind: 'apply', digest: digest.slice(0, 16) }],
    [`/sous cancel ${digest.slice(0, 12)}`, { kind: 'cancel', digest: digest.slice(0, 12) }],
    ['/sous help', { kind: 'help', recipe: undefined }],
    ['/sous help bump-node', { kind: 'help', recipe: 'bump-node' }],
    ['/sous list', { kind: 'list' }],
  ])('is read from %s', (line, command) => {
    expect(parseCommand(line)).toEqual({ ok: true, value: command })
  })

  it('[A5] stands in the first line, whatever follows', () => {
    const wanted = { ok: true, value: { kind: 'apply', digest } }
    expect(parseCommand(`/sous apply ${digest}\r\n`)).toEqual(wanted)
    expect(parseCommand(`/sous apply ${digest} \t \r\n/sous run other\n\u202e`)).toEqual(wanted)
  })

  it('is shown as it was understood, and that is read as the same', () => {
    expect(writeCommand({ kind: 'run', recipe: 'x', inputs: ['a=1', 'b=two words', 'c=', 'd="', "e='f'"] })).toBe(
      '/sous run x a=1 b="two words" c="" d="\\"" e="\'f\'"',
    )
    const value = fc.string({ unit: 'grapheme-ascii' })
    const input = fc.tuple(fc.stringMatching(/^[a-z][a-z0-9_-]{0,8}$/), value).map(([name, text]) => `${name}=${text}`)
    fc.assert(
      fc.property(fc.array(input, { maxLength: 5 }), (inputs) => {
        const command = { kind: 'run', recipe: 'r', inputs } as const
        expect(parseCommand(writeCommand(command))).toEqual({ ok: true, value: command })
      }),
    )
  })
})

describe('no command', () => {
  it.each([
    '',
    'hello',
    `> /sous apply ${digest}`,
    `\`\`\`\n/sous apply ${digest}`,
    `see /sous apply ${digest}`,
    ` /sous apply ${digest}`,
    `\n/sous apply ${digest}`,
    `\ufeff/sous apply ${digest}`,
    `\u00a0/sous apply ${digest}`,
    `\u202e/sous apply ${digest}`,
    '/souschef run x',
    '/sous-chef run x',
    '/sous/run',
    '/sou run x',
    'sous run x',
  ])('[A5] is read from %j, and nobody is bothered', (body) => {
    expect(isForSous(body)).toBe(false)
    expect(parseCommand(body)).toBeUndefined()
  })

  it.each([
    `/sous applyX ${digest}`,
    `/sous apply ${digest} --force`,
    `/sous apply ${digest} ${digest}`,
    `/sous apply  ${digest}`,
    `/sous  apply ${digest}`,
    `/sous\tapply ${digest}`,
    `/sous\u00a0apply ${digest}`,
    `/sous apply\u00a0${digest}`,
    `/sous apply ${digest}\u200b`,
    `/sous apply ${digest}\u0000`,
    `/sous apply ${digest}\r\r\n`,
    `/sous apply ${digest}\rx`,
    `/sous apply \u202e${digest}`,
    `/SOUS apply ${digest}`,
    `/Sous apply ${digest}`,
    `/sous Apply ${digest}`,
    `/sous, apply ${digest}`,
    `/sous apply "${digest}"`,
    `/sous apply ${digest.slice(0, 11)}`,
    `/sous apply ${digest}0`,
    `/sous apply ${digest.toUpperCase()}`,
    '/sous apply',
    '/sous cancel 12',
    '/sous',
    '/sous rn x',
    '/sous run',
    '/sous run  x',
    '/sous run ../x',
    '/sous run a/b',
    '/sous run -x',
    '/sous run x y',
    '/sous run x --force',
    '/sous run x =y',
    '/sous run x y=',
    '/sous run x y="a',
    '/sous run x y="a"b',
    '/sous run x y=a"b',
    "/sous run x y='a b",
    "/sous run x y='a'b",
    "/sous run x y='it's'",
    "/sous run x y='a' 'b'",
    '/sous run x y=\'a"',
    '/sous run x y=\u201ca b\u201d',
    '/sous run x y=a  z=b',
    '/sous run x y="a\\nb"',
    '/sous run x y="a\u202eb"',
    '/sous run x y=\ud800',
    '/sous run x 1y=a',
    '/sous list all',
    '/sous help a b',
    `/sous run x y=${'a'.repeat(4000)}`,
  ])('[A5] is run from %j, but it gets an answer', (body) => {
    expect(parseCommand(body)).toMatchObject({
      ok: false,
      error: { message: expect.any(String), suggestion: expect.stringMatching(/[.?]$/) },
    })
  })

  it('[C7] is made of fewer than 12 characters of a digest', () => {
    for (const word of [digest.slice(0, 11), digest.slice(0, 7), digest.toUpperCase(), `${digest}0`, ''])
      expect(parseCommand(`/sous apply ${word}`)).toMatchObject({ ok: false, error: { code: 'digest_malformed' } })
  })

  it('[A5] is ever read from a text whose first line has anything more', () => {
    const end = fc.string({ unit: 'binary', minLength: 1 }).filter((text) => !/^(?:[ \t]*(?:\r?(?:\n|$)))/.test(text))
    fc.assert(
      fc.property(end, (text) => {
        const parsed = parseCommand(`/sous apply ${digest}${text}`)
        expect(parsed?.ok ?? false).toBe(false)
      }),
      { numRuns: runs(1000) },
    )
  })
})

describe('a mistake', () => {
  const answer = (line: string) => {
    const parsed = parseCommand(line)
    return parsed === undefined || parsed.ok ? undefined : `${parsed.error.message}. ${parsed.error.suggestion}`
  }

  it('is told with what was probably meant', () => {
    expect(
      [
        '/sous aply x',
        '/sous rn x',
        '/sous plan x',
        '/sous',
        '/Sous run x',
        '/sous run x msg=',
        '/sous run x two words',
        '/sous run x a="b c=d',
        "/sous run x a='b c=d",
        '/sous run x a=b"c"',
        '/sous run x a="b"c"',
        "/sous run x a='it's'",
        '/sous run x a="b\\d"',
        '/sous run x a=\u201cb\u201d',
        '/sous run a/b.yml',
        '/sous\u00a0list',
        `/sous apply ${digest} now`,
        '/sous apply 3fa9c1d',
      ].map(answer),
    ).toMatchInlineSnapshot(`
      [
        "Unknown command '/sous aply'. Did you mean '/sous apply <digest>'?",
        "Unknown command '/sous rn'. Did you mean '/sous run <recipe> <name>=<value> …'?",
        "Unknown command '/sous plan'. Comment '/sous help' to see all commands.",
        "A command is missing after '/sous'. Comment '/sous help' to see all commands.",
        "'/Sous' is not '/sous'. Write '/sous' in lower case.",
        "'msg=' has no value. Write msg="" for an empty value.",
        "'two' does not have the form name=value. Put a value that has spaces in quotes: name="a value".",
        "The value of 'a' has no closing quote. Write a="a value".",
        "The value of 'a' has no closing quote. Write a='a value'.",
        "The value of 'a' contains a quote. Put the whole value in single quotes.",
        "Unexpected text after the closing quote of 'a'. Put a space after it. For a quote inside the value, write \\".",
        "Unexpected text after the closing quote of 'a'. Put a space after it. If the value contains a single quote, put it in double quotes.",
        "The value of 'a' has a backslash in double quotes. Write it twice, or use single quotes.",
        "The value of 'a' starts with “, which is not a straight quote. Write a="a value".",
        "'a/b.yml' is not a recipe name. Use the file name without its extension. See '/sous list'.",
        "The line has an invisible character, U+00A0. Type it again with plain spaces.",
        "Unexpected text after the digest. Write '/sous apply 0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef'.",
        "'3fa9c1d' is not the digest of a plan. Copy the line from the preview. It takes 12 to 64 characters of the digest, in lower case.",
      ]
    `)
  })
})
