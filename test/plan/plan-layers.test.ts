import { expect, it } from 'vitest'
import type { FileChange } from '../../src/base/change.ts'
import { StepLayers } from '../../src/plan/plan-layers.ts'
import type { Workspace } from '../../src/workspace/workspace.ts'
import { tempFolder } from '../support/temp-folder.ts'
import { openWorkspace, repoPath } from '../support/workspace.ts'

type Edit = (workspace: Workspace) => Promise<unknown>

const write =
  (path: string, text: string, mode?: '100755'): Edit =>
  (workspace) =>
    workspace.stage(repoPath(path), Buffer.from(text), mode && { mode })
const remove =
  (path: string): Edit =>
  (workspace) =>
    workspace.remove(repoPath(path))
const makeDirectory =
  (path: string): Edit =>
  (workspace) =>
    workspace.makeDirectory(repoPath(path))

const asLine = (change: FileChange) =>
  [
    change.kind,
    change.path,
    'before' in change ? Buffer.from(change.before).toString() : '',
    'after' in change ? `${Buffer.from(change.after)} ${change.mode}` : '',
  ].join(' ')

/** Edits, each on a layer of its own: seen with all layers there, after they are merged, and made in one place at once. */
async function inLayers(edits: readonly Edit[]) {
  await using folder = await tempFolder({ 'a.txt': 'one', 'd/b.txt': 'one' })
  const base = await openWorkspace(folder.path)
  const layers = new StepLayers(base)
  for (const edit of edits) {
    layers.push()
    expect(await edit(layers)).toMatchObject({ ok: true })
  }
  const stacked = (await layers.changes()).map(asLine)
  for (const _ of edits) await layers.merge()
  const plain = await openWorkspace(folder.path)
  for (const edit of edits) await edit(plain)
  return { stacked, merged: (await base.changes()).map(asLine), plain: (await plain.changes()).map(asLine) }
}

it.each<[string, readonly Edit[], readonly string[]]>([
  ['an update', [write('a.txt', 'two')], ['update a.txt one two 100644']],
  ['two updates', [write('a.txt', 'two'), write('a.txt', 'three')], ['update a.txt one three 100644']],
  ['an update that is put back', [write('a.txt', 'two'), write('a.txt', 'one')], []],
  ['a mode', [write('a.txt', 'one', '100755'), write('a.txt', 'two')], ['update a.txt one two 100755']],
  ['a removal', [remove('a.txt')], ['delete a.txt one ']],
  ['an update and a removal', [write('a.txt', 'two'), remove('a.txt')], ['delete a.txt one ']],
  ['a removal that is put back', [remove('a.txt'), write('a.txt', 'one')], []],
  ['a removal and another content', [remove('a.txt'), write('a.txt', 'two')], ['update a.txt one two 100644']],
  ['a new file', [write('n.txt', 'x'), write('n.txt', 'y')], ['create n.txt  y 100644']],
  ['a new file that is removed', [write('n.txt', 'x'), remove('n.txt')], []],
  ['a file that makes room for a directory', [remove('a.txt'), write('a.txt/b', 'x')], ['delete a.txt one ', 'create a.txt/b  x 100644']],
  ['a directory', [makeDirectory('n/m')], ['create_directory n  ', 'create_directory n/m  ']],
])('%s comes to the same in layers, merged, and without layers', async (_, edits, expected) => {
  expect(await inLayers(edits)).toEqual({ stacked: expected, merged: expected, plain: expected })
})

it('forgets what was done on a layer that is dropped', async () => {
  await using folder = await tempFolder({ 'a.txt': 'one' })
  const layers = new StepLayers(await openWorkspace(folder.path))
  await write('b.txt', 'kept')(layers)
  layers.push()
  await write('a.txt', 'two')(layers)
  await remove('b.txt')(layers)
  layers.drop()
  expect((await layers.changes()).map(asLine)).toEqual(['create b.txt  kept 100644'])
})

it('is the uppermost layer to whoever reads', async () => {
  await using folder = await tempFolder({ 'a.txt': 'one' })
  const base = await openWorkspace(folder.path)
  const layers = new StepLayers(base)
  layers.push()
  await write('d/b.txt', 'two')(layers)
  const [directory, path] = [repoPath('d'), repoPath('d/b.txt')]
  expect(layers.folder).toBe(folder.path)
  expect((await layers.files()).files).toEqual(['a.txt', 'd/b.txt'])
  for await (const batch of layers.batches()) expect(batch.files).toEqual(['a.txt', 'd/b.txt'])
  expect(await layers.entry(path)).toEqual({ ok: true, value: { kind: 'file', size: 3 } })
  expect(await layers.directory(directory)).toEqual({ ok: true, value: [{ name: 'b.txt', kind: 'file' }] })
  expect(await layers.read(path)).toMatchObject({ ok: true, value: { mode: '100644' } })
  expect(await layers.fork().read(path)).toMatchObject({ ok: true })
  expect(Buffer.from(layers.staged(path) ?? []).toString()).toBe('two')
  expect((await layers.footprint())?.files.size).toBe(1)
  expect(await base.changes()).toEqual([])
  layers.seal()
  await expect(write('c.txt', 'x')(layers)).rejects.toThrow('sealed')
})
