import { execFileSync } from 'node:child_process'
import * as fs from 'node:fs'
import * as path from 'node:path'
import { describe, expect, it } from 'vitest'
import { failure } from '../../../src/base/result.ts'
import { realDisk } from '../../../src/system/disk/real-disk.ts'
import { listDir } from '../../../src/tools/read/tool_list_dir.ts'
import { FolderTree } from '../../../src/workspace/folder-tree.ts'
import { StagedWorkspace } from '../../../src/workspace/staged-workspace.ts'
import type { ContentValue } from '../../support/content-tool.ts'
import { type Files, type TempFolder, tempFolder, tempRepo } from '../../support/temp-folder.ts'
import { callTool, toolContext } from '../../support/tool-context.ts'
import { repoPath, testGit } from '../../support/workspace.ts'

const PROGRAM = path.resolve(import.meta.dirname, '../../fixtures/bin/read-content.ts')

interface Answer {
  readonly ok: boolean
  readonly value?: ContentValue
  readonly warnings?: readonly string[]
  readonly error?: { readonly code: string; readonly message: string; readonly suggestion: string }
}

/** What each content tool answers while these directories have these permissions. The superuser may read anything; somebody else may not. */
function answersOf(folder: TempFolder, modes: Readonly<Record<string, number>>, directory = 'docs'): readonly Answer[] {
  const user = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {}
  fs.chmodSync(folder.path, 0o755)
  for (const [name, mode] of Object.entries(modes)) fs.chmodSync(path.join(folder.path, name), mode)
  try {
    return JSON.parse(execFileSync(process.execPath, [PROGRAM, folder.path, directory], { ...user, encoding: 'utf8' }))
  } finally {
    // Or they could not be removed.
    for (const name of Object.keys(modes)) fs.chmodSync(path.join(folder.path, name), 0o755)
  }
}

/** All content tools answer alike, but for the name that they were asked by. */
function same(answer: (what: string) => unknown): readonly unknown[] {
  return ["category 'docs'", "category 'docs'", "collection 'all'"].map(answer)
}

describe.each([
  ['a folder', (files: Files): Promise<TempFolder> => tempFolder(files)],
  ['a git repository', (files: Files): Promise<TempFolder> => tempRepo(files)],
])('in %s', (_, make) => {
  it('[C-40] reports a directory of a category that cannot be listed as an error of the file system', async () => {
    await using folder = await make({ 'docs/a.md': 'A\n' })
    const error = {
      code: 'io_error',
      message: "Cannot read category 'docs': Cannot list 'docs' - permission denied",
      suggestion: 'Check the permissions of the file and its directory, then try again.',
    }
    expect(answersOf(folder, { docs: 0 })).toEqual(same(() => ({ ok: false, error })))
    expect(answersOf(folder, { docs: 0o311 })).toEqual(same(() => ({ ok: false, error })))
  })

  it('[C-40] warns of a directory below that cannot be listed, and gives the rest', async () => {
    await using folder = await make({ 'docs/a.md': 'A\n', 'docs/b/closed/c.md': 'C\n', 'other/d.md': '' })
    const warnings = ["Left out 1 unreadable: 'docs/b/closed'"]
    expect(answersOf(folder, { 'docs/b/closed': 0, other: 0 })).toMatchObject(
      same(() => ({ ok: true, value: { content: 'A\n', files: ['docs/a.md'] }, warnings })),
    )
  })

  it('[C-40] does not call a pattern wrong while a directory cannot be listed', async () => {
    await using folder = await make({ 'docs/a.txt': '', 'docs/closed/c.md': 'C\n' })
    expect(answersOf(folder, { 'docs/closed': 0 })).toEqual(
      same((what) => ({
        ok: false,
        error: {
          code: 'io_error',
          message: `No content of ${what} matches '**/*.md', and Sous cannot list 'docs/closed'`,
          suggestion: 'Check the permissions of these directories, then try again.',
        },
      })),
    )
  })

  it('[C-40] says so when a directory above the category cannot be listed', async () => {
    await using folder = await make({ 'docs/in/a.md': 'A\n' })
    for (const answer of answersOf(folder, { docs: 0o311 }, 'docs/in'))
      expect(answer.warnings?.join() ?? answer.error?.message).toContain("'docs'")
    expect(answersOf(folder, { docs: 0 }, 'docs/in')).toMatchObject(same(() => ({ ok: false, error: { code: 'io_error' } })))
  })

  it('[C-40] says nothing of what cannot be listed elsewhere', async () => {
    await using folder = await make({ 'docs/a.md': 'A\n', 'docs-2/d.md': '' })
    expect(answersOf(folder, { 'docs-2': 0 })).toMatchObject(same(() => ({ ok: true, warnings: [] })))
  })
})

it('does not take what is staged in a directory for all of it when the rest cannot be listed', async () => {
  await using folder = await tempFolder({ 'closed/a': '' })
  const disk = {
    ...realDisk,
    readDirectory: (directory: string) =>
      directory.endsWith('closed') ? failure({ code: 'EACCES', message: 'permission denied' }) : realDisk.readDirectory(directory),
  }
  const tree = await FolderTree.open(folder.path, disk, testGit)
  if (!tree.ok) throw new Error(tree.error.message)
  const workspace = new StagedWorkspace(tree.value)
  await workspace.stage(repoPath('closed/b'), Buffer.from(''))
  expect(await callTool(listDir, { path: 'closed' }, await toolContext(folder.path, { workspace }))).toMatchObject({
    ok: false,
    error: { code: 'permission_denied', message: 'Cannot list directory - permission denied' },
  })
})
