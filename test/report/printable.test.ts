import { expect, it } from 'vitest'
import { hasHiddenCharacters, inertForRunner, printable, printableJson, printableLine } from '../../src/report/printable.ts'
import { fc, runs } from '../support/property.ts'

it('[H8] shows every control character but tab and newline by its code point', () => {
  const controls = [...Array.from({ length: 32 }, (_, i) => i), ...Array.from({ length: 33 }, (_, i) => 0x7f + i)]
  for (const code of controls.filter((code) => code !== 9 && code !== 10))
    expect(printable(String.fromCharCode(code))).toBe(`⟨U+${code.toString(16).toUpperCase().padStart(4, '0')}⟩`)
  expect(printable('a\tb\nc')).toBe('a\tb\nc')
})

it.each([0x200b, 0x200f, 0x202a, 0x202e, 0x2066, 0x2069, 0xfeff, 0x2028, 0x00ad, 0x3164, 0xe0041, 0x034f, 0xfe00, 0xe0100, 0x1d173])(
  '[H9] shows U+%s',
  (code) => {
    const text = `a${String.fromCodePoint(code)}b`
    expect(printable(text)).toBe(`a⟨U+${code.toString(16).toUpperCase().padStart(4, '0')}⟩b`)
    expect(hasHiddenCharacters(text)).toBe(true)
  },
)

it('shows halves of surrogate pairs, and leaves whole ones alone', () => {
  expect(printable('\ud83c!')).toBe('⟨U+D83C⟩!')
  expect(printable('🎉')).toBe('🎉')
})

it('keeps a line a line', () => {
  expect(printableLine('a\nb\tc')).toBe('a⟨U+000A⟩b c')
})

it('[H8] [H9] writes JSON that says the same without a control or hidden character', () => {
  const value = { text: '\u001b[31m\u009b\u007f\u202e\u2066\u200b\u{e0041}\ud800 é 日本 🎉 ✔️', 'n\u0085me': ['\r\n\t'] }
  const json = printableJson(value)
  expect(JSON.parse(json)).toEqual(value)
  expect(json).toContain('é 日本 🎉 ✔️')
  expect(json.match(/[\p{Cc}\u200b-\u200f\u2028-\u202e\u2066-\u2069\u{e0000}-\u{e007f}]/u)).toBeNull()
  expect(printableJson({ a: 1 }, 2)).toBe('{\n  "a": 1\n}')
})

it.each([
  ['::set-output name=applied::true', '│ ::set-output name=applied::true'],
  ['ok\n  ::add-mask::e', 'ok\n  │ ::add-mask::e'],
  ['ok\r::stop-commands::x', 'ok\r│ ::stop-commands::x'],
  ['ok\r\n\t ::error::x', 'ok\r\n\t │ ::error::x'],
  ['\u00a0\u3000::debug::x', '\u00a0\u3000│ ::debug::x'],
  ['\u0085::debug::x', '\u0085│ ::debug::x'],
  ['\u001b[32m::debug::x', '\u001b[32m│ ::debug::x'],
  ['text ##[add-mask]x', 'text ##\\[add-mask]x'],
  ['###[group]', '###\\[group]'],
  ['a\n\n\n::x::', 'a\n\n\n│ ::x::'],
])('[H1] [H2] keeps %j from being a command to the runner', (text, shown) => {
  expect(inertForRunner(text)).toBe(shown)
  expect(inertForRunner(shown)).toBe(shown)
})

it.each(['std::string x', 'a\nfoo::bar', '## [link]', '#[derive]', ': :'])('leaves %j alone for a runner', (text) => {
  expect(inertForRunner(text)).toBe(text)
})

it('[H1] leaves no command of a runner in any text, and tells it in time', () => {
  const piece = fc.constantFrom('::', ':', '##[', '#', '[', ' ', '\t', '\n', '\r', '\u00a0', '\u2028', '\u0085', '\u000b', '\u001b[1m', 'x')
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
      const shown = inertForRunner(pieces.join(''))
      expect(shown).not.toContain('##[')
      for (const line of shown.split(/[\n\r]/)) expect(line.trimStart().startsWith('::')).toBe(false)
    }),
    { numRuns: runs(2000) },
  )
  const long = `${' '.repeat(200_000)}\n`.repeat(5) + '\n'.repeat(500_000)
  expect(inertForRunner(`${long}::x`)).toBe(`${long}│ ::x`)
})

it('[H1] writes JSON that no runner takes for a command, and that says the same', () => {
  const value = { text: '##[add-mask]x\n::set-output name=a::b' }
  const json = printableJson(value, 2)
  expect(inertForRunner(json)).toBe(json)
  expect(JSON.parse(json)).toEqual(value)
})
