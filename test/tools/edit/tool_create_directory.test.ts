import * as fs from 'node:fs'
import * as path from 'node:path'
import { expect, it } from 'vitest'
import { requiresApproval } from '../../../src/base/result.ts'
import { realDisk } from '../../../src/system/disk/real-disk.ts'
import { createDirectory } from '../../../src/tools/edit/tool_create_directory.ts'
import { FolderTree } from '../../../src/workspace/folder-tree.ts'
import { StagedWorkspace } from '../../../src/workspace/staged-workspace.ts'
import { tempFolder, tempRepo } from '../../support/temp-folder.ts'
import { callTool, toolContext } from '../../support/tool-context.ts'
import { repoPath, testGit } from '../../support/workspace.ts'

it('[T-44] creates a directory with its parents, and names them', async () => {
  await using repo = await tempRepo()
  const context = await toolContext(repo.path)
  expect(await callTool(createDirectory, { path: 'src/models' }, context)).toEqual({
    ok: true,
    value: { created: true, created_parents: ['src'] },
    output: 'Created directory: src/models',
    warnings: [],
    filesAffected: ['src/models'],
  })
  expect(await context.workspace.changes()).toEqual([
    { kind: 'create_directory', path: 'src' },
    { kind: 'create_directory', path: 'src/models' },
  ])
})

it('[T-44] shows the parents as metadata', () => {
  expect(createDirectory.metadata).toEqual(['created_parents'])
})

it('refuses a name that was not UTF-8 where it came from', async () => {
  await using repo = await tempRepo()
  expect(await callTool(createDirectory, { path: 'src/\ufffd' }, await toolContext(repo.path))).toMatchObject({
    ok: false,
    error: { code: 'path_denied', message: expect.stringContaining('it is not UTF-8') },
  })
})

it('touches nothing on disk', async () => {
  await using repo = await tempRepo()
  await callTool(createDirectory, { path: 'src' }, await toolContext(repo.path))
  expect(fs.readdirSync(repo.path)).toEqual(['.git'])
})

it('names only the parents that did not exist, outermost first', async () => {
  await using repo = await tempRepo({ 'a/x.txt': '' })
  const result = await callTool(createDirectory, { path: 'a/b/c/d' }, await toolContext(repo.path))
  expect(result).toMatchObject({ value: { created_parents: ['a/b', 'a/b/c'] }, filesAffected: ['a/b/c/d'] })
})

it.each(['src', './src', 'src/', '.'])('[T-45] finds no fault with a directory that exists: %s', async (directory) => {
  await using repo = await tempRepo({ 'src/a.txt': '' })
  const context = await toolContext(repo.path)
  expect(await callTool(createDirectory, { path: directory }, context)).toEqual({
    ok: true,
    value: { created: false, created_parents: [] },
    output: `Directory already exists: ${directory === '.' ? '.' : 'src'}`,
    warnings: [],
    filesAffected: [],
  })
  expect(await context.workspace.changes()).toEqual([])
})

it('[T-45] creates one twice without complaint', async () => {
  await using repo = await tempRepo()
  const context = await toolContext(repo.path)
  await callTool(createDirectory, { path: 'src' }, context)
  expect(await callTool(createDirectory, { path: 'src' }, context)).toMatchObject({ ok: true, value: { created: false } })
})

it('[T-46] refuses a path that is a file, or has one in it', async () => {
  await using repo = await tempRepo({ 'test.txt': '' })
  const context = await toolContext(repo.path)
  for (const file of ['test.txt', 'test.txt/sub'])
    expect(await callTool(createDirectory, { path: file }, context)).toMatchObject({
      ok: false,
      error: { code: 'not_a_directory', message: "Path 'test.txt' exists as a file, cannot create directory" },
    })
})

it('[T-46] refuses a file that is only staged', async () => {
  await using repo = await tempRepo()
  const context = await toolContext(repo.path)
  await context.workspace.stage(repoPath('a'), Buffer.from(''))
  expect(await callTool(createDirectory, { path: 'a' }, context)).toMatchObject({ error: { code: 'not_a_directory' } })
})

it.each(['../x', '/tmp/x', 'a/../../x', 'C:\\x', 'c:x', '..\\x'])('[T-47] refuses %s, which is outside', async (directory) => {
  await using folder = await tempFolder()
  expect(await callTool(createDirectory, { path: directory }, await toolContext(folder.path))).toMatchObject({
    ok: false,
    error: { code: 'path_outside_working_dir', message: `Path '${directory}' is outside working directory` },
  })
})

it.each(['', 'a\\b', 'con', 'a\u0000', '.git/x', 'a/../b'])('[T-66] refuses %j', async (directory) => {
  await using folder = await tempFolder()
  const result = await callTool(createDirectory, { path: directory }, await toolContext(folder.path))
  expect(result).toMatchObject({ ok: false, error: { code: 'path_denied' } })
})

it('[T-48] says when permission is denied', async () => {
  await using folder = await tempFolder()
  const tree = await FolderTree.open(folder.path, { ...realDisk, canWriteInto: () => false }, testGit)
  if (!tree.ok) throw new Error(tree.error.message)
  const context = await toolContext(folder.path, { workspace: new StagedWorkspace(tree.value) })
  expect(await callTool(createDirectory, { path: 'a' }, context)).toEqual({
    ok: false,
    error: {
      code: 'permission_denied',
      message: 'Cannot create directory - permission denied',
      suggestion: "Check the permissions of the directory above 'a'.",
    },
  })
})

it('[D3] does not go through a link', async () => {
  await using repo = await tempRepo()
  fs.symlinkSync('/tmp', path.join(repo.path, 'link'))
  const context = await toolContext(repo.path)
  expect(await callTool(createDirectory, { path: 'link/x' }, context)).toMatchObject({ ok: false, error: { code: 'symlink_denied' } })
  expect(await callTool(createDirectory, { path: 'link' }, context)).toMatchObject({ ok: false, error: { code: 'symlink_denied' } })
})

it('[D18] refuses another spelling of a directory that exists', async () => {
  await using repo = await tempRepo({ 'src/a.txt': '' })
  const result = await callTool(createDirectory, { path: 'SRC/b' }, await toolContext(repo.path))
  expect(result).toMatchObject({ ok: false, error: { code: 'already_exists' } })
})

it.each([[{}], [{ path: 1 }], [{ path: 'a', parents: true }]])('refuses the arguments %j', async (args) => {
  await using folder = await tempFolder()
  const result = await callTool(createDirectory, args, await toolContext(folder.path))
  expect(result).toMatchObject({ ok: false, error: { code: 'invalid_arguments' } })
})

it('[S-30] creates, and needs approval', () => {
  expect([createDirectory.permissions, createDirectory.risk, requiresApproval(createDirectory)]).toEqual([
    ['CreateFiles'],
    'safe_write',
    true,
  ])
})
