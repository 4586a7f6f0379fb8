import * as nodePath from 'node:path'
import { describe, expect, it } from 'vitest'
import { normalizeTypedPath, parsePathArgument, withTypedPaths } from '../../../src/tools/kit/path-arguments.ts'
import { fc, runs } from '../../support/property.ts'

const ROOT = '/home/repo'

describe('a typed path', () => {
  it.each([
    ['./LICENSE', 'LICENSE'],
    ['src/../a.ts', 'a.ts'],
    ['src//a.ts', 'src/a.ts'],
    ['././src/./a.ts', 'src/a.ts'],
    ['/home/repo/src/a.ts', 'src/a.ts'],
    ['/home/repo/src/../a.ts', 'a.ts'],
    ['/home/repo', '.'],
    ['src/..', '.'],
    ['/home/repo/src/', 'src/'],
    ['/link/repo/a.ts', 'a.ts'],
  ])('%s is %s', (typed, plain) => {
    expect(normalizeTypedPath(typed, [ROOT, '/link/repo'])).toBe(plain)
  })

  it.each([
    '../a.ts',
    'src/../../a.ts',
    '..',
    '/etc/passwd',
    '/home/repository/a.ts',
    '/home/repo/../a.ts',
    '..\\a.ts',
    'src\\a.ts',
    'C:\\a.ts',
    '',
  ])('%j is refused as it is', (typed) => {
    expect(normalizeTypedPath(typed, [ROOT])).toBe(typed)
    expect(parsePathArgument(typed)).toMatchObject({ ok: false })
  })

  const segment = fc.constantFrom('..', '.', '', 'a', 'b.ts', '...', '.git', 'src')
  const typedPath = fc
    .tuple(fc.constantFrom('', '/', './', `${ROOT}/`), fc.array(segment, { maxLength: 8 }))
    .map(([start, names]) => start + names.join('/'))

  it('is what node:path says, and never leads out of the folder', () => {
    fc.assert(
      fc.property(typedPath, (typed) => {
        const plain = normalizeTypedPath(typed, [ROOT])
        const target = nodePath.posix.resolve(ROOT, typed)
        const isInside = target === ROOT || target.startsWith(`${ROOT}/`)
        // A relative path that leaves the folder and comes back is not normalised: it depends on the name of the folder.
        const parsed = parsePathArgument(plain)
        if (parsed.ok) {
          expect(isInside).toBe(true)
          expect(nodePath.posix.join(ROOT, parsed.value)).toBe(target.replace(/\/$/, ''))
        }
        if (!isInside) expect(parsed.ok).toBe(false)
      }),
      { numRuns: runs(2000) },
    )
  })

  it('is normalised only in arguments that are paths, and not for a server', () => {
    const args = { path: './a', pattern: './a', base_path: 'b/../c' }
    expect(withTypedPaths({}, args, [ROOT])).toEqual({ path: 'a', pattern: './a', base_path: 'c' })
    expect(withTypedPaths({ hosts: ['api.example.com'] }, args, [ROOT])).toBe(args)
  })
})

describe('a path in a recipe', () => {
  it('may begin with ./', () => {
    expect(parsePathArgument('./src/a.ts')).toEqual({ ok: true, value: 'src/a.ts' })
  })

  it.each(['src/../a.ts', 'src/./a.ts', '/home/repo/a.ts', './/a.ts', './../a.ts', './.'])('is refused as %s', (path) => {
    expect(parsePathArgument(path)).toMatchObject({ ok: false })
  })
})
