import { describe, expect, it } from 'vitest'
import type { FileChange } from '../../src/base/change.ts'
import { groupChanges } from '../../src/report/change-groups.ts'
import { diffChanges } from '../../src/report/hunk-lines.ts'
import { type Hunk, hunkDiffLines } from '../../src/workspace/patch/file-diff.ts'
import { create, remove, update } from '../support/changes.ts'
import { fc, runs } from '../support/property.ts'

const groupsOf = async (changes: readonly FileChange[]) => groupChanges(await diffChanges(changes))

const lines = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => `line ${from + i}\n`).join('')

const show = (hunk: Hunk) =>
  [
    `@@ -${hunk.oldStart},${hunk.oldLines} +${hunk.newStart},${hunk.newLines} @@`,
    ...[...hunkDiffLines(hunk)].map(({ kind, text }) => `${{ context: ' ', removed: '-', added: '+' }[kind]}${text}`),
  ].join('\n')

const bump = (name: string, before = '', after = '', from = 18) =>
  update(name, `${before}FROM node:${from}\n${after}`, `${before}FROM node:24\n${after}`)

describe('changes that many places share', () => {
  it('are one group, whatever file, line and neighbours they have; what differs is the rest', async () => {
    const { groups, rest } = await groupsOf([
      bump('a/Dockerfile'),
      bump('b/Dockerfile', lines(1, 10)),
      bump('c/Dockerfile', '# c\n', 'COPY . .\n'),
      bump('d/Dockerfile', '', '', 16),
      bump('e/Dockerfile', '# e\n'),
    ])
    expect(groups).toHaveLength(1)
    expect(groups[0]).toMatchObject({ files: 4 })
    expect(groups[0]?.places.map(({ diff, line }) => `${diff.path}:${line}`)).toEqual([
      'a/Dockerfile:1',
      'b/Dockerfile:11',
      'c/Dockerfile:2',
      'e/Dockerfile:2',
    ])
    expect(show(groups[0]?.places[1]?.shown as Hunk)).toBe('@@ -8,4 +8,4 @@\n line 8\n line 9\n line 10\n-FROM node:18\n+FROM node:24')
    expect(rest.map(({ diff, hunks }) => [diff.path, hunks.length])).toEqual([['d/Dockerfile', 1]])
  })

  it('are counted place by place, also where one hunk holds several', async () => {
    const near = (word: string) => `${word}\n${lines(1, 5)}${word}\n${lines(6, 7)}${word}\n`
    const { groups, rest } = await groupsOf(['a', 'b', 'c', 'd'].map((name) => update(name, near('old'), near('new'))))
    expect(groups).toHaveLength(1)
    expect(groups[0]).toMatchObject({ files: 4 })
    expect(groups[0]?.places).toHaveLength(12)
    expect(groups[0]?.places.slice(0, 3).map(({ line }) => line)).toEqual([1, 7, 10])
    expect(groups[0]?.places.slice(0, 3).map(({ shown }) => show(shown))).toEqual([
      '@@ -1,4 +1,4 @@\n-old\n+new\n line 1\n line 2\n line 3',
      '@@ -4,6 +4,6 @@\n line 3\n line 4\n line 5\n-old\n+new\n line 6\n line 7',
      '@@ -8,3 +8,3 @@\n line 6\n line 7\n-old\n+new',
    ])
    expect(rest).toEqual([])
  })

  it('leave the hunks of a file that hold something else', async () => {
    const mixed = (word: string, other: string) => `${word}\n${lines(1, 20)}${other}\n${lines(21, 40)}${word}\n`
    const { groups, rest } = await groupsOf([
      ...['a', 'b', 'c'].map((name) => update(name, 'old\n', 'new\n')),
      update('d', mixed('old', 'x'), mixed('new', 'y')),
    ])
    expect(groups[0]).toMatchObject({ files: 4 })
    expect(groups[0]?.places).toHaveLength(5)
    expect(rest.map(({ diff, hunks }) => [diff.path, hunks.map((hunk) => hunk.oldStart), diff.hunks.length])).toEqual([['d', [19], 3]])
  })

  it('are the same only byte by byte: line endings, a missing last newline, kind and mode tell them apart', async () => {
    const names = ['a', 'b', 'c', 'd']
    const { groups, rest } = await groupsOf([
      ...names.map((name) => update(`lf-${name}`, 'old\n', 'new\n')),
      ...names.map((name) => update(`crlf-${name}`, 'old\r\n', 'new\r\n')),
      ...names.map((name) => update(`open-${name}`, 'old', 'new')),
      ...names.map((name) => create(`new-${name}`, 'new\n')),
      ...names.map((name) => create(`run-${name}`, 'new\n', '100755')),
      ...names.map((name) => remove(`gone-${name}`, 'old\n')),
      ...names.map((name): FileChange => ({ ...update(`mode-${name}`, 'old\n', 'new\n'), mode: '100755' }) as FileChange),
    ])
    expect(groups.map(({ places, files }) => [places[0]?.diff.path, files])).toEqual(
      ['lf-a', 'crlf-a', 'open-a', 'new-a', 'run-a', 'gone-a'].map((path) => [path, 4]),
    )
    expect(rest.map(({ diff }) => diff.path)).toEqual(names.map((name) => `mode-${name}`))
  })

  it('need enough files or places to be worth it', async () => {
    const { groups, rest } = await groupsOf(['a', 'b', 'c'].map((name) => bump(name)))
    expect(groups).toEqual([])
    expect(rest).toHaveLength(3)
    const far = (word: string) => Array.from({ length: 10 }, (_, i) => `${word}\n${lines(1 + i * 20, 20 + i * 20)}`).join('')
    const { groups: one } = await groupsOf([update('a', far('old'), far('new'))])
    expect(one.map(({ places, files }) => [places.length, files])).toEqual([[10, 1]])
  })

  it('account for every changed line exactly once, in a group or in the rest', async () => {
    const words = fc.constantFrom('a', 'b', 'c', '')
    const file = fc.tuple(fc.array(words, { maxLength: 30 }), fc.array(words, { maxLength: 30 }))
    await fc.assert(
      fc.asyncProperty(fc.array(file, { maxLength: 12 }), async (files) => {
        const changes = files
          .map(([before, after], i) => update(`f${i}`, before.join('\n'), after.join('\n')))
          .filter((change) => change.kind === 'update' && Buffer.compare(change.before, change.after) !== 0)
        const diffs = await diffChanges(changes)
        const { groups, rest } = groupChanges(diffs)
        const count = (hunks: readonly Hunk[]) =>
          hunks.reduce((sum, { runs }) => sum + runs.reduce((n, { kind, lines: many }) => n + (kind === 'context' ? 0 : many), 0), 0)
        const inRest = new Set(rest.flatMap(({ hunks }) => hunks))
        const placesOutside = groups.flatMap(({ places }) => places).filter(({ hunk }) => !inRest.has(hunk))
        const all = diffs.reduce((sum, { additions, deletions }) => sum + additions + deletions, 0)
        expect(count(placesOutside.map(({ shown }) => shown)) + count([...inRest])).toBe(all)
      }),
      { numRuns: runs(200) },
    )
  })
})
