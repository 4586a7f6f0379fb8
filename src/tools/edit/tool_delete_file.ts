import * as z from 'zod/mini'
import { toolError } from '../../base/errors/tool-errors.ts'
import { failure, succeeded } from '../../base/result.ts'
import { DISK_ERRORS } from '../../system/disk/disk.ts'
import { parsePathArgument } from '../kit/path-arguments.ts'
import { defineTool } from '../kit/tool.ts'

export const deleteFile = defineTool({
  name: 'delete_file',
  summary:
    'Delete a file. REQUIRES EXPLICIT USER INSTRUCTION: give consent only when the user asked to delete this file. Never use it to tidy up, to make room or to start over.',
  category: 'File Management',
  effect: 'stage',
  risk: 'dangerous',
  permissions: ['DeleteFiles'],
  args: () =>
    z.strictObject({
      path: z.string().check(z.describe('Relative path of the file to delete; directories are not deleted')),
      consent: z.literal('DELETE_FILE').check(z.describe('The literal DELETE_FILE. Only when the user asked to delete this file')),
    }),
  outputs: () => z.strictObject({ deleted_bytes: z.int().check(z.describe('Size of the file that was deleted')) }),
  metadata: ['deleted_bytes'],
  when: 'Use it for one file that the user named. To change a file, use the editing tools.',
  termination: 'Use terminate=true after deleting what the user asked for; terminate=false when more files follow.',
  examples: [{ description: 'Delete one file', args: { path: 'old/notes.txt', consent: 'DELETE_FILE' } }],
  async run(args, { workspace }) {
    const path = parsePathArgument(args.path)
    if (!path.ok) return path
    const entry = await workspace.entry(path.value)
    if (!entry.ok) return entry
    if (entry.value.kind === 'missing') return failure(DISK_ERRORS.fileNotFound(path.value))
    if (entry.value.kind === 'directory') return failure(ERRORS.isDirectory(path.value))
    const removed = await workspace.remove(path.value)
    if (!removed.ok) return removed
    return succeeded({ deleted_bytes: entry.value.size }, `Deleted file: ${path.value}`, { filesAffected: [path.value] })
  },
})

const ERRORS = {
  isDirectory: (path: string) =>
    toolError(
      'not_a_file',
      `Path '${path}' is a directory. delete_file deletes files only`,
      'Delete the files in it one by one. Git does not track empty directories.',
    ),
}
