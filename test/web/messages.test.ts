import * as fs from 'node:fs'
import * as path from 'node:path'
import { expect, it } from 'vitest'
import { MessageFormat, mapWords, placesOf } from '../../src/texts/page/format-message.ts'
import { PAGE_DE } from '../../src/texts/page/page-de.ts'
import { type MessageKey, PAGE_EN } from '../../src/texts/page/page-en.ts'
import { PAGE_ZH } from '../../src/texts/page/page-zh.ts'
import { pseudoMessages } from '../../src/texts/page/pseudo.ts'

const page = path.resolve(import.meta.dirname, '../../src/web/page')
const KEYS = Object.keys(PAGE_EN) as MessageKey[]
const TRANSLATIONS = { de: PAGE_DE, zh: PAGE_ZH }

function sources(): string {
  const names = fs.readdirSync(page, { recursive: true, encoding: 'utf8' }).filter((name) => /\.tsx?$/.test(name))
  return names.map((name) => fs.readFileSync(path.join(page, name), 'utf8')).join('\n')
}

it('every message is used, and every language has the same keys', () => {
  const text = sources()
  expect(KEYS.filter((key) => !text.includes(`'${key}'`))).toEqual([])
  for (const messages of Object.values(TRANSLATIONS)) expect(Object.keys(messages).sort()).toEqual([...KEYS].sort())
})

it('the pages ask for no message that is missing', () => {
  const asked = [...sources().matchAll(/\bt\('([^']+)'/g)].map(([, key]) => key)
  expect(asked.filter((key) => !KEYS.includes(key as MessageKey))).toEqual([])
})

it('a translation has the places of the original, and is not the original', () => {
  for (const [language, messages] of Object.entries(TRANSLATIONS)) {
    const others = KEYS.filter((key) => placesOf(messages[key]).join() !== placesOf(PAGE_EN[key]).join())
    expect(others, language).toEqual([])
    const same = KEYS.filter(
      (key) => messages[key] === PAGE_EN[key] && /[a-z]{4}/.test(mapWords(PAGE_EN[key], (words) => words).replaceAll(/\{.*?\}/g, '')),
    )
    expect(
      same.filter((key) => !SAME_WORD.has(key)),
      language,
    ).toEqual([])
  }
})

/** Words that are the same in German. */
const SAME_WORD: ReadonlySet<string> = new Set(['error.code', 'recipe.name', 'inputs.name', 'step.name', 'type.string', 'editor.version'])

it('Chinese messages are in Chinese, with its punctuation', () => {
  const words = KEYS.map((key) => [key, mapWords(PAGE_ZH[key], (text) => text)] as const)
  expect(words.filter(([, text]) => /\p{Script=Han}[,;!?]/u.test(text))).toEqual([])
})

it('counts things as each language does', () => {
  const format = (locale: string, message: string) => [0, 1, 2, 1234].map((count) => new MessageFormat(locale).format(message, { count }))
  expect(format('en', '{count, plural, =0 {no files} one {# file} other {# files}}')).toEqual([
    'no files',
    '1 file',
    '2 files',
    '1,234 files',
  ])
  expect(format('de', PAGE_DE['diff.hidden'])).toEqual([
    '0 weitere Dateien',
    '1 weitere Datei',
    '2 weitere Dateien',
    '1.234 weitere Dateien',
  ])
  expect(format('zh', PAGE_ZH['diff.hidden'])).toEqual(['还有 0 个文件', '还有 1 个文件', '还有 2 个文件', '还有 1,234 个文件'])
})

it('a message keeps what is put into it, and says what is wrong with itself', () => {
  const format = new MessageFormat('en')
  expect(format.format("{who}''s {kind, select, a {apple} other {{thing}}}", { who: '{x}', kind: 'b', thing: '#' })).toBe("{x}'s #")
  expect(() => format.format('{a')).toThrow(SyntaxError)
  expect(() => format.format('a } {b}')).toThrow(SyntaxError)
})

it('a pseudo-language is longer, marks every message, and keeps its places', () => {
  const pseudo = pseudoMessages(PAGE_EN)
  for (const key of KEYS) {
    expect(placesOf(pseudo[key])).toEqual(placesOf(PAGE_EN[key]))
    expect(pseudo[key]).toMatch(/^\[.*\]$/s)
  }
  expect(pseudo['nav.recipes']).toBe('[Řééçíípééš]')
})
