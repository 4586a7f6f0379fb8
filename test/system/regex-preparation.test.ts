import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, it } from 'vitest'
import { preparesInTime } from '../../src/system/regex-preparation.ts'
import { fitsInTime } from '../../src/system/time-limit.ts'

const WORDS = (count: number) => `(?:${Array.from({ length: count }, (_, i) => `word${i}`).join('|')})`

/** Each of them keeps the engine busy for minutes at least, or until there is no memory left, before it looks at any text. */
const ENDLESS = [
  ['empty alternatives', `${'(?:|)'.repeat(40)}z`],
  ['conditions as alternatives', `${'(?:^|\\b)'.repeat(40)}z`],
  ['repeated boundaries', '(?:\\b)+'.repeat(26)],
  ['optional letters', `${'a?b?c?'.repeat(20)}hello`],
  ['long alternatives', `(?:${Array.from({ length: 40 }, (_, i) => `${String.fromCharCode(0x100 + i)}\\b`).join('|')})`.repeat(8)],
  ['of all of these', '((?:\\b|b?|\\b$^)([ab]*\\b^a){1,3})'.repeat(20)],
] as const

it.each(ENDLESS)(
  'ends the preparation of many %s',
  (_, source) => {
    new RegExp(source)
    expect(preparesInTime(source, '')).toBe(false)
    expect(fitsInTime(new RegExp(source), 'a'), 'and so does whoever asks whether a text fits').toBeUndefined()
  },
  30_000,
)

it.each([
  'a?b?c?'.repeat(20),
  '(?:a|)'.repeat(10),
  '(?:|)?'.repeat(50),
  '(?:foo|bar|baz)'.repeat(50),
  '(?:^|\\s)x(?:$|\\s)'.repeat(50),
  Array.from({ length: 3000 }, (_, i) => `word${i}`).join('|'),
  WORDS(300).repeat(3),
  '(a*)*'.repeat(30),
  `"${'[^"\\\\]*(?:\\\\.[^"\\\\]*)*'}"`.repeat(4),
])('lets %s be, which has many paths but is prepared soon', (source) => {
  expect(preparesInTime(source, '')).toBe(true)
  expect(preparesInTime(source, 'iu')).toBe(true)
})

it('refuses what is too large for the engine', () => {
  const large = 'ab'.repeat(50_000)
  expect(() => new RegExp(large, 'i').exec('')).toThrow()
  expect(preparesInTime(large, 'i')).toBe(false)
})

it('is told of Ctrl-C in the middle of it, and does not take that for an answer', async () => {
  const source = ENDLESS[0][1]
  const module = new URL('../../src/system/regex-preparation.ts', import.meta.url).href
  const program = `
    process.on('SIGINT', () => console.log('heard'))
    const { preparesInTime } = await import(${JSON.stringify(module)})
    console.log('begins')
    preparesInTime(${JSON.stringify(source)}, '')
    preparesInTime(${JSON.stringify(source)}, '')
    console.log('ends')`
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], { detached: true, stdio: ['ignore', 'pipe', 'inherit'] })
  let out = ''
  child.stdout.on('data', (data) => {
    out += data
    // To the whole group, as a terminal does it.
    if (String(data).includes('begins')) setTimeout(() => process.kill(-(child.pid as number), 'SIGINT'), 500)
  })
  await once(child, 'close')
  expect(out.trim().split('\n')).toEqual(['begins', 'heard', 'ends'])
}, 30_000)
