import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, it } from 'vitest'
import { fitsInTime, hasFewPaths, whyUnprepared } from '../../../src/system/process/time-limit.ts'
import { sampled } from '../../support/full.ts'

const WORDS = (count: number) => `(?:${Array.from({ length: count }, (_, i) => `word${i}`).join('|')})`

/** Each of them keeps the engine busy for minutes at least, or until there is no memory left, before it looks at any text. */
const ENDLESS = [
  ['empty alternatives', `${'(?:|)'.repeat(40)}z`],
  ['conditions as alternatives', `${'(?:^|\\b)'.repeat(40)}z`],
  ['repeated boundaries', '(?:\\b)+'.repeat(26)],
  ['optional letters', `${'a?b?c?'.repeat(20)}hello`],
  ['long alternatives', `(?:${Array.from({ length: 40 }, (_, i) => `${String.fromCharCode(0x100 + i)}\\b`).join('|')})`.repeat(8)],
  ['that seem to be the name of a group', `\\k<${'(?:|)'.repeat(40)}z>`],
  ['that seem to be a property', `\\p{${'(?:|)'.repeat(10)}}${'(?:|)'.repeat(30)}z`],
  ['of all of these', '((?:\\b|b?|\\b$^)([ab]*\\b^a){1,3})'.repeat(20)],
] as const

it.each(sampled(ENDLESS, 4))(
  'ends the preparation of many %s',
  (_, source) => {
    new RegExp(source)
    expect(whyUnprepared(source, '')).toBe('takes too long to compile')
    expect(fitsInTime(new RegExp(source), 'a'), 'and so does whoever asks whether a text fits').toBeUndefined()
  },
  60_000,
)

it('ends it also where a character seems to be left out by its number', () => {
  expect(whyUnprepared(`${'\\u{0}?'.repeat(60)}hello`, 'u')).toBe('takes too long to compile')
}, 60_000)

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
  expect(whyUnprepared(source, '')).toBeUndefined()
  expect(whyUnprepared(source, 'iu')).toBeUndefined()
})

it.each([
  ['a long text in any case', 'ab'.repeat(50_000), 'i'],
  ['very many groups', '(a)'.repeat(6300), ''],
])('refuses %s, for which the engine has no room', (_, source, flags) => {
  expect(() => new RegExp(source, flags).exec('')).toThrow()
  expect(whyUnprepared(source, flags)).toBe('takes too long to compile')
})

it.each([
  ['as many groups as are let through untried', '(a)'.repeat(1333)],
  ['as many groups within each other', `${'('.repeat(1999)}a${')'.repeat(1999)}`],
])('has room for %s', (_, source) => {
  expect(hasFewPaths(source, '')).toBe(true)
  expect(fitsInTime(new RegExp(source), 'a'.repeat(1333))).toBe(true)
})

/** In a group of processes of its own, with what is to happen once it says so. */
async function inGroup(program: string, then?: (group: number) => void): Promise<readonly string[]> {
  const module = new URL('../../../src/system/process/time-limit.ts', import.meta.url).href
  const text = `
    const { whyUnprepared } = await import(${JSON.stringify(module)})
    const source = ${JSON.stringify(ENDLESS[0][1])}
    ${program}`
  const child = spawn(process.execPath, ['--input-type=module', '-e', text], { detached: true, stdio: ['ignore', 'pipe', 'inherit'] })
  let out = ''
  child.stdout.on('data', (data) => {
    out += data
    if (String(data).includes('begins')) setTimeout(() => then?.(-(child.pid as number)), 500)
  })
  await once(child, 'close')
  return out.trim().split('\n')
}

it.each(sampled(['SIGINT', 'SIGTERM', 'SIGHUP'] as const, 3))(
  'hears of %s in the middle of it, and does not take that for an answer',
  async (signal) => {
    const said = await inGroup(
      `process.on('${signal}', () => console.log('heard'))
    console.log('begins')
    console.log(whyUnprepared(source, ''))
    console.log(whyUnprepared(source, ''))
    setImmediate(() => setImmediate(() => undefined))`,
      // To all of them, as a terminal does it.
      (group) => process.kill(group, signal),
    )
    expect(said).toEqual(['begins', 'could not be tested in a separate process', 'takes too long to compile', 'heard'])
  },
  60_000,
)

it('does not blame the expression where no process can be started', async () => {
  const said = await inGroup(
    `const node = process.execPath
    process.execPath = '/nowhere/node'
    console.log(whyUnprepared(source, ''))
    process.execPath = node
    console.log(whyUnprepared(source, ''))`,
  )
  expect(said).toEqual(['could not be tested in a separate process', 'takes too long to compile'])
}, 60_000)
