import * as z from 'zod/mini'
import { toolError } from '../../base/errors/tool-errors.ts'
import { ROOT_DIRECTORY } from '../../base/path.ts'
import { failure, succeeded } from '../../base/result.ts'
import { parseDirectoryArgument } from '../kit/path-arguments.ts'
import { defineTool } from '../kit/tool.ts'

export const createDirectory = defineTool({
  name: 'create_directory',
  summary: 'Create a directory structure (equivalent to mkdir -p).',
  category: 'File Writing',
  effect: 'stage',
  risk: 'safe_write',
  permissions: ['CreateFiles'],
  args: () => z.strictObject({ path: z.string().check(z.describe('Relative path to directory to create')) }),
  outputs: () =>
    z.strictObject({
      created: z.boolean().check(z.describe('Whether the directory did not exist before')),
      created_parents: z.array(z.string()).check(z.describe('The directories above it that did not exist either, outermost first')),
    }),
  metadata: ['created_parents'],
  when: 'Use it for a directory that stays empty for now. create_file creates missing directories itself.',
  termination: 'Use terminate=false if you create files in it next; terminate=true if the directory is all the user asked for.',
  examples: [{ description: 'A directory and its missing parents', args: { path: 'src/models' } }],
  async run(args, { workspace }) {
    const path = parseDirectoryArgument(args.path)
    if (!path.ok) return path
    const made = path.value === ROOT_DIRECTORY ? { ok: true as const, value: [] } : await workspace.makeDirectory(path.value)
    if (!made.ok) return made.error.code === 'permission_denied' ? failure(ERRORS.permissionDenied(path.value)) : made
    if (made.value.length === 0) return succeeded({ created: false, created_parents: [] }, `Directory already exists: ${path.value}`)
    return succeeded({ created: true, created_parents: made.value.slice(0, -1) }, `Created directory: ${path.value}`, {
      filesAffected: made.value.slice(-1),
    })
  },
})

const ERRORS = {
  permissionDenied: (path: string) =>
    toolError(
      'permission_denied',
      'Cannot create directory - permission denied',
      `Check the permissions of the directory above '${path}'.`,
    ),
}
