import { describe, expect, it } from 'vitest'
import type { FileChange, FileMode } from '../../src/base/change.ts'
import { groupKey, isGenuine, patchKey } from '../../src/campaign/patch-groups.ts'
import { renderTextPatch } from '../../src/workspace/patch/render-patch.ts'
import { fc, runs } from '../support/property.ts'
import { repoPath } from '../support/workspace.ts'

type Content = string | Uint8Array

function change(path: string, before: Content | undefined, after: Content | undefined, mode: FileMode = '100644'): FileChange {
  const bytes = (content: Content) => Buffer.from(content as string)
  if (before === undefined) return { kind: 'create', path: repoPath(path), after: bytes(after ?? ''), mode }
  if (after === undefined) return { kind: 'delete', path: repoPath(path), before: bytes(before), modeBefore: mode }
  return { kind: 'update', path: repoPath(path), before: bytes(before), after: bytes(after), modeBefore: mode, mode }
}

const keyOf = async (...changes: readonly FileChange[]) => patchKey(await renderTextPatch(changes))

const FROM = change('Dockerfile', 'FROM node:18\nRUN x\n', 'FROM node:24\nRUN x\n')

describe('the key of a patch', () => {
  it('is the same wherever the lines and the directories are, and however often', async () => {
    const key = await keyOf(FROM)
    expect(key).toMatch(/^[0-9a-f]{64}$/)
    const moved = change('services/api/Dockerfile', '# a\n\nFROM node:18\n# b\n', '# a\n\nFROM node:24\n# b\n')
    expect(await keyOf(moved)).toBe(key)
    expect(await keyOf(FROM, moved)).toBe(key)
  })

  it.each([
    ['another line', [change('Dockerfile', 'FROM node:18\n', 'FROM node:25\n')]],
    ['another kind of file', [change('Dockerfile.dev', 'FROM node:18\nRUN x\n', 'FROM node:24\nRUN x\n')]],
    ['a file more', [FROM, change('.nvmrc', '18\n', '24\n')]],
    ['a mode', [change('Dockerfile', 'FROM node:18\nRUN x\n', 'FROM node:24\nRUN x\n', '100755')]],
    ['a new file', [FROM, change('a/NOTES.md', undefined, 'x\n')]],
    ['a deleted file', [FROM, change('a/NOTES.md', 'x\n', undefined)]],
    ['a line without its end', [change('Dockerfile', 'FROM node:18', 'FROM node:24')]],
    ['bytes', [FROM, change('logo.png', Buffer.from([0, 1]), Buffer.from([0, 2]))]],
  ])('is another one for %s', async (_, changes) => {
    expect(await keyOf(...changes)).toMatch(/^[0-9a-f]{64}$/)
    expect(await keyOf(...changes)).not.toBe(await keyOf(FROM))
  })

  it('tells new files apart by name and content', async () => {
    const keys = await Promise.all(['a.md', 'b.md', 'a.md'].map((name, at) => keyOf(change(name, undefined, `${at === 2 ? 'y' : 'x'}\n`))))
    expect(new Set(keys).size).toBe(3)
    expect(await keyOf(change('docs/a.md', undefined, 'x\n'))).toBe(keys[0])
  })

  it('follows from every text that Sous renders, whatever is in the files', async () => {
    const line = fc.oneof(
      fc.constantFrom(
        'diff --git a/x b/x',
        '--- a/x',
        '+++ b/x',
        '@@ -1 +1 @@',
        '\\ No newline at end of file',
        '',
        ' ',
        'GIT binary patch',
      ),
      fc.string({ unit: 'binary' }),
    )
    const content = fc.oneof(
      fc.tuple(fc.array(line, { maxLength: 30 }), fc.boolean()).map(([lines, isEnded]) => lines.join('\n') + (isEnded ? '\n' : '')),
      fc.uint8Array({ maxLength: 300 }),
    )
    const name = fc.constantFrom('a.txt', 'b/c d.txt', 'b/ü.txt', 'b/"q".txt', 'b/no-extension', '.hidden')
    await fc.assert(
      fc.asyncProperty(name, fc.option(content, { nil: undefined }), content, async (path, before, after) => {
        const made = change(path, before, after)
        const text = await renderTextPatch([made])
        expect(patchKey(text)).toMatch(/^[0-9a-f]{64}$/)
        const group = { label: 'a', patch: patchKey(text) ?? '', sample: { repository: '1', text, isCut: false } }
        expect(isGenuine(group, undefined)).toBe(true)
      }),
      { numRuns: runs(500) },
    )
  })

  it('is not given to a text that could hide something', async () => {
    const text = await renderTextPatch([FROM])
    const hidden = ' \n'.repeat(60)
    for (const forged of [
      `Nothing to see\n${text}`,
      text.replace('@@ -1,2 +1,2 @@', '@@ -1,2 +1,2 @@ and more'),
      text.replace('-FROM', `${hidden}-FROM`).replace('@@ -1,2 +1,2 @@', '@@ -1,62 +1,62 @@'),
      text.replace('@@ -1,2 +1,2 @@', '@@ -1,3 +1,2 @@'),
      text.slice(0, -1),
    ])
      expect(patchKey(forged), forged).toBeUndefined()
  })

  it('covers the calls of a group, and whether they ran', async () => {
    const text = await renderTextPatch([FROM])
    const patch = groupKey(patchKey(text) ?? '', { isGated: true, calls: ['run_in_terminal {"command":"make"}'] })
    const group = { label: 'a', patch, sample: { repository: '1', text, isCut: false } }
    const shown = (state: 'gated' | 'planned', command: string) =>
      isGenuine(group, { state, calls: [`run_in_terminal {"command":"${command}"}`] })
    expect([shown('gated', 'make'), shown('planned', 'make'), shown('gated', 'make test'), isGenuine(group, undefined)]).toEqual([
      true,
      false,
      false,
      false,
    ])
  })
})
