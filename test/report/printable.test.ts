import { expect, it } from 'vitest'
import { hasHiddenCharacters, printable, printableJson, printableLine } from '../../src/report/printable.ts'

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
