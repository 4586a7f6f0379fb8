import { expect, it } from 'vitest'
import { linesOf, PathLines, parseRepoPath } from '../../src/base/path.ts'
import { fc, runs } from '../support/property.ts'

/** What comes of a name among others, if it is taken as it is. */
function plain(text: string): string | undefined {
  const bytes = Buffer.from(`<${text}>`)
  const lines = new PathLines(0)
  for (const name of ['first', bytes.subarray(1, -1), 'last']) {
    const isTaken = lines.add(Buffer.from(name), 0, name.length)
    if (!isTaken) return undefined
  }
  const { areAllPlain, names } = lines.take()
  expect(names.length).toBe(3)
  return areAllPlain ? names[1] : undefined
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
    { numRuns: runs(3000) },
  )
})

it('keeps the order, grows, and knows how names begin', () => {
  const lines = new PathLines(4)
  expect(lines.take()).toEqual({ areAllPlain: true, names: [] })
  const names = Array.from({ length: 500 }, (_, i) => `directory-${i}/file-${i}.txt`)
  for (const name of names) expect(lines.add(Buffer.from(`xx${name}`), 2, 2 + name.length)).toBe(true)
  expect(lines.take()).toEqual({ areAllPlain: true, names })
  // The same as of any other list.
  expect(linesOf(lines.take().names)).toBe(linesOf(names))
  expect(linesOf(['a', 'b/c'])).toBe('a\nb/c\n')
  expect(linesOf([])).toBe('')
  expect(lines.anyStartsWith('directory-499/')).toBe(true)
  expect(lines.anyStartsWith('file-')).toBe(false)
})

it('leaves a name alone that it does not take, and takes the next', () => {
  const lines = new PathLines(100)
  expect(lines.add(Buffer.from('ab\ncd'), 0, 5)).toBe(false)
  expect(lines.add(Buffer.from('next'), 0, 4)).toBe(true)
  expect(lines.take().names).toEqual(['next'])
})
