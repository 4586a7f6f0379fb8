import * as z from 'zod/mini'
import { parseRepoPath } from '../model/path.ts'
import { succeeded } from '../model/tool-result.ts'
import { defineTool } from './tool.ts'

export const deleteFile = defineTool({
  name: 'delete_file',
  summary: 'Delete a file.',
  category: 'File Management',
  effect: 'stage',
  risk: 'dangerous',
  permissions: ['DeleteFiles'],
  args: () =>
    z.strictObject({
      path: z.string().check(z.describe('Relative path of the file to delete')),
      consent: z.literal('DELETE_FILE').check(z.describe('The literal DELETE_FILE: only when the user asked for the deletion')),
    }),
  outputs: () => z.strictObject({ deleted_bytes: z.int().check(z.describe('Size of the file that was deleted')) }),
  metadata: ['deleted_bytes'],
  termination: 'Use terminate=true after the deletion the user asked for; terminate=false when more files follow.',
  examples: [{ description: 'Delete one file', args: { path: 'old/notes.txt', consent: 'DELETE_FILE' } }],
  async run(args, { workspace }) {
    const path = parseRepoPath(args.path)
    if (!path.ok) return path
    const content = await workspace.read(path.value)
    if (!content.ok) return content
    const removed = await workspace.remove(path.value)
    if (!removed.ok) return removed
    return succeeded({ deleted_bytes: content.value.bytes.length }, `Deleted file: ${path.value}`, { filesAffected: [path.value] })
  },
})
