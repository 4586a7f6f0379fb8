import { describe, expect, it } from 'vitest'
import { compareBytes } from '../../../src/base/bytes.ts'
import type { RepoPath } from '../../../src/base/path.ts'
import { failure, success } from '../../../src/base/result.ts'
import type { TrackedNames } from '../../../src/git/index.ts'
import type { Disk, NamedEntry } from '../../../src/system/disk/disk.ts'
import { realDisk } from '../../../src/system/disk/real-disk.ts'
import { TrackedTree } from '../../../src/workspace/listing/tracked-tree.ts'
import { fc, runs } from '../../support/property.ts'

/** A disk with these files, whose directories are listed in an order that nobody promised. */
function diskWith(files: readonly string[], isUnordered: boolean): Disk {
  return {
    ...realDisk,
    readDirectory(path) {
      const prefix = path === '/f' ? '' : `${path.slice('/f/'.length)}/`
      const inside = files.filter((file) => file.startsWith(prefix)).map((file) => file.slice(prefix.length))
      if (inside.length === 0 && prefix !== '') return failure({ code: 'ENOENT', message: path })
      const kinds = new Map(inside.map((name) => [name.split('/', 1)[0] ?? '', name.includes('/') ? 'directory' : 'file'] as const))
      const entries = [...kinds].map(([name, kind]): NamedEntry => ({ name, kind }))
      return success(isUnordered ? entries.reverse() : entries.sort((a, b) => compareBytes(a.name, b.name)))
    },
  }
}

const NO_NAMES: TrackedNames = { paths: [], refused: [], links: [], modules: [], isSparse: false }

function compare(tracked: readonly string[], onDisk: readonly string[], isUnordered = false, more: Partial<TrackedNames> = {}) {
  const paths = [...tracked].sort(compareBytes) as RepoPath[]
  const tree = new TrackedTree({ folder: '/f', disk: diskWith(onDisk, isUnordered), names: { ...NO_NAMES, paths, ...more } })
  return { topAdded: tree.topAdded, ...tree.compare() }
}

describe('the names of an index beside a disk', () => {
  it('are the same in any order of the disk', () => {
    const names = ['a', 'a-b/c', 'b/a-b', 'b/a/x', 'b/a.txt', 'b/ab/y', 'b/z']
    for (const isUnordered of [false, true]) {
      const found = compare(names, names, isUnordered)
      expect(found).toMatchObject({ topAdded: [], added: [], unreadable: [] })
      expect(found.tracked.paths).toEqual([...names].sort(compareBytes))
      expect([...found.directories].sort()).toEqual(['a-b', 'b', 'b/a', 'b/ab'])
    }
  })

  it('show what is only in one of them, whatever it is', async () => {
    // Names around the slash, which sorts between them.
    const name = fc.array(fc.constantFrom('a', 'a-', 'a.', 'a0', 'ba'), { minLength: 1, maxLength: 4 }).map((parts) => parts.join('/'))
    const tree = fc.uniqueArray(name, { maxLength: 12 }).map(withoutFilesAboveOthers)
    await fc.assert(
      fc.property(tree, tree, fc.boolean(), (tracked, onDisk, isUnordered) => {
        const { paths } = compare(tracked, onDisk, isUnordered).tracked
        expect(paths).toEqual(tracked.filter((file) => onDisk.includes(file)).sort(compareBytes))
        const { topAdded, added, directories } = compare(tracked, onDisk, isUnordered)
        const isKnown = (file: string) => tracked.includes(file)
        const isTold = (file: string) => [...topAdded, ...added].some((more) => file === more || file.startsWith(`${more}/`))
        for (const file of onDisk) expect([file, isKnown(file) || isTold(file)]).toEqual([file, true])
        for (const more of [...topAdded, ...added])
          expect(onDisk.filter((file) => `${file}/`.startsWith(`${more}/`)).some(isKnown)).toBe(false)
        for (const directory of directories) expect(onDisk.some((file) => file.startsWith(`${directory}/`))).toBe(true)
      }),
      { numRuns: runs(500) },
    )
  })

  it('are links, in whose place a directory is new, and other repositories, which may well be directories', () => {
    const names = ['a.txt', 'b/c.txt']
    const onDisk = [...names, 'b/link/x.txt', 'b/module/inner.txt', 'link/y.txt', 'module/inner.txt']
    const tracked = { links: ['b/link', 'link'], modules: ['b/module', 'module'] }
    expect(compare(names, onDisk, false, tracked)).toMatchObject({ topAdded: ['link'], added: ['b/link'], tracked: { paths: names } })
    expect(compare(names, onDisk)).toMatchObject({ topAdded: ['link', 'module'], added: ['b/link', 'b/module'] })
  })

  it('know where a directory with very many names ends', () => {
    const names = Array.from({ length: 1000 }, (_, i) => `big/${i}`)
    for (const size of [1, 2, 3, 7, 8, 9, 500, 1000]) {
      const some = [...names.slice(0, size), 'c', 'd/e']
      expect(compare(some, some)).toMatchObject({ topAdded: [], added: [] })
      expect(compare(some, some).tracked.paths.length).toBe(size + 2)
    }
  })
})

/** On a disk a name is a file or a directory. */
function withoutFilesAboveOthers(names: readonly string[]): readonly string[] {
  return names.filter((name) => !names.some((other) => other.startsWith(`${name}/`)))
}
