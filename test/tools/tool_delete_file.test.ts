import { expect, it } from 'vitest'
import { deleteFile } from '../../src/tools/tool_delete_file.ts'
import { tempRepo } from '../support/temp-folder.ts'
import { callTool, toolContext } from '../support/tool-context.ts'

it('stages the deletion and touches nothing on disk', async () => {
  await using repo = await tempRepo({ 'a.txt': 'one\n' })
  const context = await toolContext(repo.path)
  const result = await callTool(deleteFile, { path: 'a.txt', consent: 'DELETE_FILE' }, context)
  expect(result).toMatchObject({ ok: true, output: 'Deleted file: a.txt', filesAffected: ['a.txt'] })
  expect(repo.read('a.txt')).toBe('one\n')
})
