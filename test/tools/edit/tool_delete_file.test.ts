import * as fs from 'node:fs'
import * as path from 'node:path'
import { expect, it } from 'vitest'
import { requiresApproval } from '../../../src/base/result.ts'
import { realDisk } from '../../../src/system/disk/real-disk.ts'
import { deleteFile } from '../../../src/tools/edit/tool_delete_file.ts'
import { FolderTree } from '../../../src/workspace/folder-tree.ts'
import { StagedWorkspace } from '../../../src/workspace/staged-workspace.ts'
import { tempFolder, tempRepo } from '../../support/temp-folder.ts'
import { callTool, toolContext } from '../../support/tool-context.ts'
import { repoPath, testGit } from '../../support/workspace.ts'

const consent = 'DELETE_FILE'

it('stages the deletion and touches nothing on disk', async () => {
  await using repo = await tempRepo({ 'a.txt': 'one\n' })
  const context = await toolContext(repo.path)
  expect(await callTool(deleteFile, { path: 'a.txt', consent }, context)).toEqual({
    ok: true,
    value: { deleted_bytes: 4 },
    output: 'Deleted file: a.txt',
    warnings: [],
    filesAffected: ['a.txt'],
  })
  expect(await context.workspace.changes()).toEqual([{ kind: 'delete', path: 'a.txt', before: Buffer.from('one\n'), modeBefore: '100644' }])
  expect(repo.read('a.txt')).toBe('one\n')
})

it.each([undefined, '', 'yes', true, 'delete_file', 'DELETE_FILE '])('[I-24] refuses without the literal consent: %j', async (given) => {
  await using repo = await tempRepo({ 'a.txt': '' })
  const context = await toolContext(repo.path)
  const result = await callTool(deleteFile, { path: 'a.txt', ...(given !== undefined && { consent: given }) }, context)
  expect(result).toMatchObject({ ok: false, error: { code: 'invalid_arguments' } })
  expect(await context.workspace.changes()).toEqual([])
})

it('[I-25] warns in its description, explains the consent, and warns against frivolous use', () => {
  expect(deleteFile.summary).toMatch(/REQUIRES EXPLICIT USER INSTRUCTION.*consent.*Never use it/)
})

it('refuses a file that does not exist', async () => {
  await using repo = await tempRepo()
  expect(await callTool(deleteFile, { path: 'missing.txt', consent }, await toolContext(repo.path))).toMatchObject({
    ok: false,
    error: { code: 'not_found', message: "File 'missing.txt' not found" },
  })
})

it('refuses to delete a file twice', async () => {
  await using repo = await tempRepo({ 'a.txt': '' })
  const context = await toolContext(repo.path)
  await callTool(deleteFile, { path: 'a.txt', consent }, context)
  expect(await callTool(deleteFile, { path: 'a.txt', consent }, context)).toMatchObject({ ok: false, error: { code: 'not_found' } })
})

it('refuses a directory, empty or not', async () => {
  await using repo = await tempRepo({ 'full/a.txt': '' })
  fs.mkdirSync(path.join(repo.path, 'empty'))
  const context = await toolContext(repo.path)
  for (const directory of ['full', 'empty'])
    expect(await callTool(deleteFile, { path: directory, consent }, context)).toMatchObject({
      ok: false,
      error: { code: 'not_a_file', message: `Path '${directory}' is a directory. delete_file deletes files only` },
    })
})

it.each(['../x', '/etc/passwd', 'C:\\x'])('refuses %s, which is outside', async (file) => {
  await using folder = await tempFolder()
  expect(await callTool(deleteFile, { path: file, consent }, await toolContext(folder.path))).toMatchObject({
    ok: false,
    error: { code: 'path_outside_working_dir', message: `Path '${file}' is outside working directory` },
  })
})

it.each(['.git/config', '.', '', 'a\\b', './b/../a.txt', '\ufffd'])('[T-66] refuses %j', async (file) => {
  await using repo = await tempRepo({ 'a.txt': '' })
  const result = await callTool(deleteFile, { path: file, consent }, await toolContext(repo.path))
  expect(result).toMatchObject({ ok: false, error: { code: 'path_denied' } })
})

it("[T-66] takes './a.txt' for 'a.txt'", async () => {
  await using repo = await tempRepo({ 'a.txt': '' })
  const context = await toolContext(repo.path)
  expect(await callTool(deleteFile, { path: './a.txt', consent }, context)).toMatchObject({ ok: true })
  expect(await context.workspace.changes()).toMatchObject([{ kind: 'delete', path: 'a.txt' }])
})

it('[D3] deletes neither a link nor through one', async () => {
  await using repo = await tempRepo({ 'real/a.txt': '' })
  fs.symlinkSync('real', path.join(repo.path, 'link'))
  const context = await toolContext(repo.path)
  for (const file of ['link', 'link/a.txt'])
    expect(await callTool(deleteFile, { path: file, consent }, context)).toMatchObject({ ok: false, error: { code: 'symlink_denied' } })
})

it('says when permission is denied', async () => {
  await using folder = await tempFolder({ 'a.txt': '' })
  const tree = await FolderTree.open(folder.path, { ...realDisk, canWriteInto: () => false }, testGit)
  if (!tree.ok) throw new Error(tree.error.message)
  const context = await toolContext(folder.path, { workspace: new StagedWorkspace(tree.value) })
  expect(await callTool(deleteFile, { path: 'a.txt', consent }, context)).toMatchObject({
    ok: false,
    error: { code: 'permission_denied', message: "Cannot delete file 'a.txt' - permission denied" },
  })
})

it('forgets a file that was only staged', async () => {
  await using repo = await tempRepo()
  const context = await toolContext(repo.path)
  await context.workspace.stage(repoPath('new.txt'), Buffer.from('12'))
  expect(await callTool(deleteFile, { path: 'new.txt', consent }, context)).toMatchObject({ ok: true, value: { deleted_bytes: 2 } })
  expect(await context.workspace.changes()).toEqual([])
})

it('deletes a binary file, and one with a name that is not ASCII', async () => {
  await using repo = await tempRepo({ 'ünï 😀.bin': new Uint8Array([0, 255, 254]) })
  const context = await toolContext(repo.path)
  expect(await callTool(deleteFile, { path: 'ünï 😀.bin', consent }, context)).toMatchObject({ ok: true, value: { deleted_bytes: 3 } })
})

it('[S-30] deletes, needs approval, and is dangerous', () => {
  expect([deleteFile.permissions, deleteFile.risk, requiresApproval(deleteFile)]).toEqual([['DeleteFiles'], 'dangerous', true])
})
