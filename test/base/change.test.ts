import { describe, expect, it } from 'vitest'
import { findCollision } from '../../src/base/change.ts'
import { create, remove, update } from '../support/changes.ts'
import { repoPath } from '../support/workspace.ts'

const directory = (path: string) => ({ kind: 'create_directory', path: repoPath(path) }) as const

describe('findCollision', () => {
  it.each([
    ['case', [create('README.md', ''), create('readme.md', '')]],
    ['case of a file that is there', [update('README.md', 'a', 'b'), create('readme.md', '')]],
    ['composed accents', [create('caf\u00e9', ''), create('cafe\u0301', '')]],
    ['letters that fold to several', [create('straße', ''), create('STRASSE', '')]],
    ['nothing at all', [create('a', '1'), create('a', '2')]],
    ['nothing, for updates', [update('a', '1', '2'), update('a', '2', '3')]],
    ['a file and a directory', [create('a/b', ''), create('a', '')]],
    ['a file and a directory further up', [create('a/b/c/d', ''), create('A/b', '')]],
    ['a file and a directory made by itself', [create('a', ''), directory('a')]],
    ['a file that is kept and a directory', [update('a', '1', '2'), create('a/b', '')]],
  ])('[D18] finds two paths that differ in %s', (_what, changes) => {
    expect(findCollision(changes)).toBeDefined()
  })

  it.each([
    ['other names', [create('a', ''), create('b', ''), create('c/a', ''), directory('d'), create('d/x', '')]],
    ['a file in the place of a directory', [remove('a/b', ''), create('a', '')]],
    ['a directory in the place of a file', [remove('a', ''), create('a/b', '')]],
    ['a name that only changes its case', [remove('README.md', ''), create('readme.md', '')]],
    ['files of such names that are there already', [update('both', '1', '2'), update('Both', '1', '2')]],
    ['a name that only begins alike', [create('a', ''), create('ab/c', ''), create('a.b/c', '')]],
  ])('takes %s', (_what, changes) => {
    expect(findCollision(changes)).toBeUndefined()
  })
})
