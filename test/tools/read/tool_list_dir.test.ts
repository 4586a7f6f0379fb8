import * as fs from 'node:fs'
import * as path from 'node:path'
import { expect, it } from 'vitest'
import { failure, requiresApproval } from '../../../src/base/result.ts'
import { realDisk } from '../../../src/system/disk/real-disk.ts'
import { listDir } from '../../../src/tools/read/tool_list_dir.ts'
import { FolderTree } from '../../../src/workspace/folder-tree.ts'
import { StagedWorkspace } from '../../../src/workspace/staged-workspace.ts'
import { tempFolder, tempRepo } from '../../support/temp-folder.ts'
import { callTool, toolContext } from '../../support/tool-context.ts'
import { repoPath, testGit } from '../../support/workspace.ts'

it('[T-18] lists files and then directories, and counts them', async () => {
  await using repo = await tempRepo({ 'src/app.py': '', 'src/utils.py': '', 'src/models/user.py': '', 'other.txt': '' })
  expect(await callTool(listDir, { path: 'src' }, await toolContext(repo.path))).toEqual({
    ok: true,
    value: { entries: ['app.py', 'utils.py', 'models/'], total_entries: 3, files: 2, directories: 1, page: 1, pages: 1 },
    output: 'Contents of ./src:\n  app.py\n  utils.py\n  models/\n',
    warnings: [],
    filesAffected: [],
  })
})

it('[T-18] shows the facts of the contract as metadata', () => {
  expect(listDir.metadata).toEqual(['total_entries', 'files', 'directories'])
})

it.each(['./src', 'src/', './src/'])('takes %s for src', async (directory) => {
  await using repo = await tempRepo({ 'src/a': '' })
  const result = await callTool(listDir, { path: directory }, await toolContext(repo.path))
  expect(result).toMatchObject({ output: 'Contents of ./src:\n  a\n' })
})

it('[D8] lists the working directory by default, without .git and .sous', async () => {
  await using repo = await tempRepo({ 'b.txt': '', '.env': '', 'A/x': '', '.sous/journal': '', 'A/.sous/y': '' })
  const context = await toolContext(repo.path)
  expect(await callTool(listDir, {}, context)).toMatchObject({ output: 'Contents of .:\n  .env\n  b.txt\n  A/\n' })
  expect(await callTool(listDir, { path: 'A' }, context)).toMatchObject({ value: { entries: ['x', '.sous/'] } })
})

it('marks links, and counts them neither as files nor as directories', async () => {
  await using repo = await tempRepo({ 'a.txt': '' })
  fs.symlinkSync('/etc', path.join(repo.path, 'link'))
  expect(await callTool(listDir, {}, await toolContext(repo.path))).toMatchObject({
    value: { entries: ['a.txt', 'link@'], total_entries: 2, files: 1, directories: 0 },
  })
})

it('says when a directory is empty', async () => {
  await using folder = await tempFolder()
  fs.mkdirSync(path.join(folder.path, 'empty'))
  expect(await callTool(listDir, { path: 'empty' }, await toolContext(folder.path))).toMatchObject({
    value: { entries: [], total_entries: 0, pages: 1 },
    output: 'Contents of ./empty:\n  (empty)\n',
  })
})

it('[T-19] refuses a file', async () => {
  await using repo = await tempRepo({ 'file.txt': '' })
  const result = await callTool(listDir, { path: 'file.txt' }, await toolContext(repo.path))
  expect(result).toMatchObject({ ok: false, error: { code: 'not_a_directory', message: "Path 'file.txt' is not a directory" } })
})

it('refuses a directory that does not exist, and one behind a link', async () => {
  await using repo = await tempRepo({ 'a/b': '' })
  fs.symlinkSync('/etc', path.join(repo.path, 'link'))
  const context = await toolContext(repo.path)
  expect(await callTool(listDir, { path: 'x' }, context)).toMatchObject({
    error: { code: 'not_found', message: "Directory 'x' not found" },
  })
  expect(await callTool(listDir, { path: 'link' }, context)).toMatchObject({ error: { code: 'symlink_denied' } })
  expect(await callTool(listDir, { path: 'link/ssl' }, context)).toMatchObject({ error: { code: 'symlink_denied' } })
})

it('[T-20] gives more than 1000 entries in pages', async () => {
  await using folder = await tempFolder(Object.fromEntries(Array.from({ length: 2005 }, (_, i) => [`f${10_000 + i}`, ''])))
  const context = await toolContext(folder.path)
  expect(await callTool(listDir, {}, context)).toMatchObject({
    value: { entries: { length: 1000, 0: 'f10000' }, total_entries: 2005, files: 2005, page: 1, pages: 3 },
    warnings: ['Showing entries 1-1000 of 2005, use page=2 for more'],
  })
  expect(await callTool(listDir, { page: 3 }, context)).toMatchObject({
    value: { entries: ['f12000', 'f12001', 'f12002', 'f12003', 'f12004'], total_entries: 2005, page: 3 },
    warnings: ['Showing entries 2001-2005 of 2005'],
  })
  expect(await callTool(listDir, { page: 4 }, context)).toMatchObject({
    error: { code: 'invalid_arguments', message: "Page 4 of '.' does not exist, there are 3 pages", suggestion: 'Use a page from 1 to 3.' },
  })
})

it('refuses a second page where there is one', async () => {
  await using folder = await tempFolder({ a: '' })
  expect(await callTool(listDir, { page: 2 }, await toolContext(folder.path))).toMatchObject({
    error: { message: "Page 2 of '.' does not exist, there is 1 page" },
  })
})

it('[T-21] says when permission is denied', async () => {
  await using folder = await tempFolder({ 'closed/a': '' })
  const disk = {
    ...realDisk,
    readDirectory: (directory: string) =>
      directory.endsWith('closed') ? failure({ code: 'EACCES', message: 'permission denied' }) : realDisk.readDirectory(directory),
  }
  const tree = await FolderTree.open(folder.path, disk, testGit)
  if (!tree.ok) throw new Error(tree.error.message)
  const context = await toolContext(folder.path, { workspace: new StagedWorkspace(tree.value) })
  expect(await callTool(listDir, { path: 'closed' }, context)).toEqual({
    ok: false,
    error: {
      code: 'permission_denied',
      message: 'Cannot list directory - permission denied',
      suggestion: "Check the permissions of 'closed', then try again.",
    },
  })
})

it('passes on any other fault of the disk', async () => {
  await using folder = await tempFolder()
  const disk = { ...realDisk, readDirectory: () => failure({ code: 'EIO', message: 'i/o error' }) }
  const tree = await FolderTree.open(folder.path, disk, testGit)
  if (!tree.ok) throw new Error(tree.error.message)
  const context = await toolContext(folder.path, { workspace: new StagedWorkspace(tree.value) })
  expect(await callTool(listDir, {}, context)).toMatchObject({ ok: false, error: { code: 'io_error' } })
})

it.each(['../x', '/etc', 'a/../../b', 'C:\\Windows', '\\\\server\\share'])('[T-22] refuses %s, which is outside', async (directory) => {
  await using folder = await tempFolder()
  expect(await callTool(listDir, { path: directory }, await toolContext(folder.path))).toMatchObject({
    ok: false,
    error: { code: 'path_outside_working_dir', message: `Path '${directory}' is outside working directory` },
  })
})

it.each(['.git', '.git/hooks', '', 'a//b'])('refuses %j', async (directory) => {
  await using repo = await tempRepo()
  const result = await callTool(listDir, { path: directory }, await toolContext(repo.path))
  expect(result).toMatchObject({ ok: false, error: { code: 'path_denied' } })
})

it('shows what is staged: new files and directories, and nothing deleted', async () => {
  await using repo = await tempRepo({ 'a.txt': '', 'b.txt': '' })
  const context = await toolContext(repo.path)
  await context.workspace.remove(repoPath('a.txt'))
  await context.workspace.stage(repoPath('new/c.txt'), Buffer.from(''))
  await context.workspace.makeDirectory(repoPath('made'))
  expect(await callTool(listDir, {}, context)).toMatchObject({ value: { entries: ['b.txt', 'made/', 'new/'] } })
})

it.each([[{ path: 1 }], [{ page: 0 }], [{ page: 1.5 }], [{ depth: 1 }]])('refuses the arguments %j', async (args) => {
  await using folder = await tempFolder()
  expect(await callTool(listDir, args, await toolContext(folder.path))).toMatchObject({ ok: false, error: { code: 'invalid_arguments' } })
})

it('[H8] keeps a name with a newline or an escape sequence in it on one line', async () => {
  await using folder = await tempFolder({ 'a\n\u001b[31mb': '' })
  expect(await callTool(listDir, {}, await toolContext(folder.path))).toMatchObject({
    output: 'Contents of .:\n  a\\u000a\\u001b[31mb\n',
    value: { entries: ['a\n\u001b[31mb'] },
  })
})

it('[S-28] only reads, and needs no approval', () => {
  expect([listDir.permissions, listDir.risk, requiresApproval(listDir)]).toEqual([['ReadFiles'], 'read_only', false])
})
