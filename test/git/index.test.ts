import * as fs from 'node:fs'
import * as path from 'node:path'
import { describe, expect, it } from 'vitest'
import { readGitIndex } from '../../src/git/index.ts'
import { fc, runs } from '../support/property.ts'
import { type TempRepo, tempRepo } from '../support/temp-folder.ts'

function indexOf(repo: TempRepo): Buffer {
  return fs.readFileSync(path.join(repo.path, '.git/index'))
}

function read(bytes: Buffer, prefix = '') {
  return readGitIndex(bytes, { prefix, isOnDisk: () => false })
}

const NAMES = [
  '.gitignore',
  'a.txt',
  'a/b.txt',
  'a/b/c.txt',
  'ab.txt',
  'con.txt',
  'ünï/çödé 😀.md',
  `long/${'x'.repeat(200)}/${'y'.repeat(200)}`,
]

describe('reads the names that git has', () => {
  it.each(['2', '3', '4'])('in version %s', async (version) => {
    await using repo = await tempRepo(Object.fromEntries(NAMES.map((name) => [name, ''])))
    fs.symlinkSync('a.txt', path.join(repo.path, 'link'))
    repo.write({ 'later.txt': '' })
    repo.git('add', 'link')
    repo.git('update-index', '--add', '--cacheinfo', `160000,${repo.git('rev-parse', 'HEAD').trim()},module`)
    if (version === '3') repo.git('add', '--intent-to-add', 'later.txt')
    else repo.git('update-index', '--index-version', version)
    const bytes = indexOf(repo)
    expect(bytes.readUInt32BE(4)).toBe(Number(version))
    const names = repo.git('ls-files', '-z').split('\0').slice(0, -1)
    expect(names.length).toBeGreaterThan(NAMES.length)
    const files = names.filter((name) => !['link', 'module', 'con.txt'].includes(name))
    expect(read(bytes)).toEqual({ paths: files, refused: ['con.txt'], links: ['link'], modules: ['module'], isSparse: false })
    expect(read(bytes, 'a')).toEqual({ paths: ['b.txt', 'b/c.txt'], refused: [], links: [], modules: [], isSparse: false })
  })

  it('also when names are longer than the index has room to say', async () => {
    const name = Array.from({ length: 18 }, (_, i) => `${i}`.padEnd(230, 'x')).join('/')
    await using repo = await tempRepo({ 'a.txt': '' })
    const blob = repo.git('hash-object', '-w', 'a.txt').trim()
    repo.git('update-index', '--add', '--cacheinfo', `100644,${blob},${name}`)
    expect(read(indexOf(repo))).toMatchObject({ paths: ['a.txt'], refused: [name] })
  })
})

it('leaves out what git was told to do without, unless it is there', async () => {
  await using repo = await tempRepo({ 'a.txt': '', 'b.txt': '', 'c.txt': '' })
  repo.git('update-index', '--skip-worktree', 'b.txt', 'c.txt')
  const names = readGitIndex(indexOf(repo), { prefix: '', isOnDisk: (name) => name === 'b.txt' })
  expect(names).toEqual({ paths: ['a.txt', 'b.txt'], refused: [], links: [], modules: [], isSparse: true })
  expect(read(indexOf(repo), 'elsewhere')).toMatchObject({ paths: [], isSparse: true })
})

describe('leaves to git', () => {
  it('an index that is split in two', async () => {
    await using repo = await tempRepo({ 'a.txt': '' })
    repo.git('update-index', '--split-index')
    expect(read(indexOf(repo))).toBeUndefined()
  })

  it('an index that leaves out directories', async () => {
    await using repo = await tempRepo({ 'in/a.txt': '', 'out/b.txt': '' })
    repo.git('sparse-checkout', 'set', '--cone', '--sparse-index', 'in')
    expect(read(indexOf(repo))).toBeUndefined()
  })

  it('an index with longer hashes, cut off, or changed in its middle', async () => {
    await using repo = await tempRepo(Object.fromEntries(NAMES.map((name) => [name, ''])))
    const whole = indexOf(repo)
    const names = read(whole)
    expect(names).toBeDefined()
    // Like git, it does not add up the checksum: where only what follows the names is cut off, the names are whole.
    const readable = Array.from(whole.keys(), (length) => read(whole.subarray(0, length))).filter((found) => found !== undefined)
    expect(readable.length).toBeLessThanOrEqual(1)
    for (const found of readable) expect(found).toEqual(names)
    repo.git('update-index', '--index-version', '4')
    for (const bytes of [whole, indexOf(repo)])
      await fc.assert(
        fc.property(fc.nat(bytes.length - 1), fc.nat(255), (at, value) => {
          const changed = Buffer.from(bytes)
          changed[at] = value
          expect(() => read(changed)).not.toThrow()
        }),
        { numRuns: runs(2000) },
      )
    expect(read(Buffer.from('DIRC'))).toBeUndefined()
  })
})
