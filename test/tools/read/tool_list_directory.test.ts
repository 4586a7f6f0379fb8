import * as fs from 'node:fs'
import * as path from 'node:path'
import { expect, it } from 'vitest'
import { DEFAULT_LIMITS } from '../../../src/base/config.ts'
import { failure, requiresApproval } from '../../../src/base/result.ts'
import { realDisk } from '../../../src/system/disk/real-disk.ts'
import { listDirectory } from '../../../src/tools/read/tool_list_directory.ts'
import { FolderTree } from '../../../src/workspace/folder-tree.ts'
import { StagedWorkspace } from '../../../src/workspace/staged-workspace.ts'
import { tempFolder, tempRepo } from '../../support/temp-folder.ts'
import { callTool, toolContext } from '../../support/tool-context.ts'
import { repoPath, testGit } from '../../support/workspace.ts'

it('lists the working directory by default', async () => {
  await using repo = await tempRepo({ 'b.txt': 'bb', 'a/x.txt': '', '.sous/y': '' })
  expect(await callTool(listDirectory, {}, await toolContext(repo.path))).toEqual({
    ok: true,
    value: {
      entries: [
        { path: 'b.txt', kind: 'file' },
        { path: 'a', kind: 'directory' },
      ],
      total_entries: 2,
      files: 1,
      directories: 1,
      truncated: false,
    },
    output: 'Contents of .:\n  b.txt\n  a/\n',
    warnings: [],
    filesAffected: [],
  })
})

it('tells sizes when asked to', async () => {
  await using repo = await tempRepo({ 'd/b.txt': 'bb', 'd/a/x.txt': '' })
  const context = await toolContext(repo.path)
  await context.workspace.stage(repoPath('d/new.txt'), Buffer.from('12345'))
  expect(await callTool(listDirectory, { path: 'd', show_sizes: true }, context)).toMatchObject({
    value: {
      entries: [
        { path: 'd/b.txt', kind: 'file', size: 2 },
        { path: 'd/new.txt', kind: 'file', size: 5 },
        { path: 'd/a', kind: 'directory' },
      ],
    },
    output: 'Contents of ./d:\n  b.txt (2 bytes)\n  new.txt (5 bytes)\n  a/\n',
  })
})

it('tells no size of a file whose name is never allowed', async () => {
  await using folder = await tempFolder({ 'a:b': '', 'c.txt': '' })
  const result = await callTool(listDirectory, { show_sizes: true }, await toolContext(folder.path))
  expect(result).toMatchObject({ output: 'Contents of .:\n  a:b\n  c.txt (0 bytes)\n' })
})

it('tells no size of a file whose name is not UTF-8', async () => {
  await using folder = await tempFolder()
  fs.writeFileSync(Buffer.concat([Buffer.from(`${folder.path}/caf`), Buffer.from([0xe9])]), 'x')
  const result = await callTool(listDirectory, { show_sizes: true }, await toolContext(folder.path))
  expect(result).toMatchObject({ output: 'Contents of .:\n  caf\ufffd\n' })
})

it('lists what lies below when asked to, without what git ignores', async () => {
  await using repo = await tempRepo({ '.gitignore': 'made', 'a/b/c.txt': 'c', 'a/d.txt': '', 'e.txt': '' })
  repo.write({ 'made/x.js': '' })
  const result = await callTool(listDirectory, { recursive: true, show_sizes: true }, await toolContext(repo.path))
  expect(result).toMatchObject({
    value: { total_entries: 6, files: 4, directories: 2 },
    output: 'Contents of .:\n  .gitignore (4 bytes)\n  a/\n  a/b/\n  a/b/c.txt (1 byte)\n  a/d.txt (0 bytes)\n  e.txt (0 bytes)\n',
  })
})

it('goes down as many levels as asked for', async () => {
  await using repo = await tempRepo({ 's/1.txt': '', 's/a/2.txt': '', 's/a/b/3.txt': '', 's/a/b/c/4.txt': '' })
  const context = await toolContext(repo.path)
  const two = await callTool(listDirectory, { path: 's', recursive: true, max_depth: 2 }, context)
  expect(two).toMatchObject({ output: 'Contents of ./s:\n  1.txt\n  a/\n  a/2.txt\n  a/b/\n' })
  const three = await callTool(listDirectory, { path: 's', recursive: true }, context)
  expect(three).toMatchObject({ output: 'Contents of ./s:\n  1.txt\n  a/\n  a/2.txt\n  a/b/\n  a/b/3.txt\n  a/b/c/\n' })
})

it('shows at most 1000 entries and counts them all', async () => {
  await using repo = await tempRepo({ 'a/1': '', 'a/2': '', 'b/3': '' })
  const context = await toolContext(repo.path, { limits: { ...DEFAULT_LIMITS, listDirEntries: 2 } })
  expect(await callTool(listDirectory, { recursive: true }, context)).toMatchObject({
    value: { entries: { length: 2 }, total_entries: 5, files: 3, directories: 2, truncated: true },
    warnings: ['Found 5 entries, showing first 2; list a subdirectory, or use glob'],
  })
})

it('passes on what the listing warns of', async () => {
  await using repo = await tempRepo({ 'a:b': '', 'c.txt': '' })
  expect(await callTool(listDirectory, { recursive: true }, await toolContext(repo.path))).toMatchObject({
    value: { entries: [{ path: 'c.txt' }] },
    warnings: ["Left out 1 file whose name is not UTF-8 or not allowed as a path: 'a:b'"],
  })
})

it.each([false, true])('refuses a file, a missing directory and a link; recursive: %s', async (recursive) => {
  await using repo = await tempRepo({ 'file.txt': '' })
  fs.symlinkSync('/etc', path.join(repo.path, 'link'))
  const context = await toolContext(repo.path)
  const call = (directory: string) => callTool(listDirectory, { path: directory, recursive }, context)
  expect(await call('file.txt')).toMatchObject({ error: { code: 'not_a_directory', message: "Path 'file.txt' is not a directory" } })
  expect(await call('missing')).toMatchObject({ error: { code: 'not_found', message: "Directory 'missing' not found" } })
  expect(await call('link')).toMatchObject({ error: { code: 'symlink_denied' } })
})

it.each([false, true])('[T-21] does not take a directory that cannot be listed for an empty one; recursive: %s', async (recursive) => {
  await using repo = await tempRepo({ 'closed/a': '' })
  const disk = {
    ...realDisk,
    readDirectory: (directory: string) =>
      directory.endsWith('closed') ? failure({ code: 'EACCES', message: 'permission denied' }) : realDisk.readDirectory(directory),
  }
  const tree = await FolderTree.open(repo.path, disk, testGit)
  if (!tree.ok) throw new Error(tree.error.message)
  const context = await toolContext(repo.path, { workspace: new StagedWorkspace(tree.value) })
  expect(await callTool(listDirectory, { path: 'closed', recursive }, context)).toMatchObject({
    ok: false,
    error: { code: 'permission_denied', message: 'Cannot list directory - permission denied' },
  })
})

it.each(['../x', '/etc', 'C:\\x'])('refuses %s, which is outside', async (directory) => {
  await using folder = await tempFolder()
  expect(await callTool(listDirectory, { path: directory }, await toolContext(folder.path))).toMatchObject({
    ok: false,
    error: { code: 'path_outside_working_dir', message: `Path '${directory}' is outside working directory` },
  })
})

it("[D8] refuses git's own directory", async () => {
  await using repo = await tempRepo()
  const result = await callTool(listDirectory, { path: '.git', recursive: true }, await toolContext(repo.path))
  expect(result).toMatchObject({ ok: false, error: { code: 'path_denied' } })
})

it('shows an empty directory that is staged', async () => {
  await using repo = await tempRepo()
  const context = await toolContext(repo.path)
  await context.workspace.makeDirectory(repoPath('made'))
  expect(await callTool(listDirectory, {}, context)).toMatchObject({ output: 'Contents of .:\n  made/\n' })
  expect(await callTool(listDirectory, { path: 'made' }, context)).toMatchObject({ output: 'Contents of ./made:\n  (empty)\n' })
})

it.each([[{ path: 1 }], [{ recursive: 'yes' }], [{ max_depth: 0 }], [{ max_depth: 21 }], [{ page: 1 }]])(
  'refuses the arguments %j',
  async (args) => {
    await using folder = await tempFolder()
    const result = await callTool(listDirectory, args, await toolContext(folder.path))
    expect(result).toMatchObject({ ok: false, error: { code: 'invalid_arguments' } })
  },
)

it('[S-28] only reads, and needs no approval', () => {
  expect([listDirectory.permissions, listDirectory.risk, requiresApproval(listDirectory)]).toEqual([['ReadFiles'], 'read_only', false])
})
