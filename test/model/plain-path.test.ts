import { expect, it } from 'vitest'
import { parseRepoPath } from '../../src/model/path.ts'
import { plainPathIn } from '../../src/model/plain-path.ts'
import { fc } from '../support/property.ts'

function plain(text: string): string | undefined {
  const bytes = Buffer.from(`<${text}>`)
  return plainPathIn(bytes, 1, bytes.length - 1)
}

it.each(['a', 'src/main.ts', 'package-1/src 2/x.y.z', '.env', '..foo/x', 'node_modules/x', 'a/auth/lp'])('takes %j as it is', (text) => {
  expect(plain(text)).toBe(text)
})

it.each([
  ...['', '/a', 'a/', 'a//b', 'a\\b', 'c:x', 'a/..', '../a', './a', 'a./b', 'a /b', 'a\nb', 'é'],
  ...['.git/x', 'a/.GIT', 'GIT~1', 'con', 'a/Com1.txt', 'clock$', 'prn.txt', 'AUX', 'a/nul', 'lpt1', 'x'.repeat(256)],
])('leaves %j to a closer look', (text) => {
  expect(plain(text)).toBeUndefined()
})

it('takes no path that would be refused', async () => {
  const part = fc.oneof(
    fc.constantFrom(
      '.git',
      'git~1',
      'con',
      'COM1',
      'lpt9',
      'nul',
      'aux',
      'prn',
      'clock$',
      'conin$',
      '..',
      '.',
      ' ',
      '/',
      '~',
      ':',
      'x',
      '$',
    ),
    fc.string({ maxLength: 3, unit: 'binary' }),
  )
  await fc.assert(
    fc.property(fc.array(part, { maxLength: 6 }), (parts) => {
      const text = parts.join('')
      const path = plain(text)
      if (path !== undefined) expect(parseRepoPath(text)).toEqual({ ok: true, value: path })
    }),
    { numRuns: 3000 },
  )
})
