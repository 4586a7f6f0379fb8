import * as z from 'zod/mini'
import { type ToolError, toolError } from '../../base/errors/tool-errors.ts'
import type { RepoPath } from '../../base/path.ts'
import { failure, succeeded } from '../../base/result.ts'
import { sizeText } from '../../base/text/wording.ts'
import { DISK_ERRORS } from '../../system/disk/disk.ts'
import type { EntryKind } from '../../workspace/workspace.ts'
import { textArgument } from '../kit/argument-schemas.ts'
import { parsePathArgument } from '../kit/path-arguments.ts'
import { defineTool } from '../kit/tool.ts'
import { encodeContent } from './edit-file.ts'

export const createFile = defineTool({
  name: 'create_file',
  summary: 'Create a new file with specified content.',
  category: 'File Writing',
  effect: 'stage',
  risk: 'safe_write',
  permissions: ['CreateFiles'],
  args: () =>
    z.strictObject({
      path: z.string().check(z.describe('Relative path to the file to create; missing directories are created too')),
      content: textArgument('Content to write to the file, at most 10 MB. Written as is, including line endings'),
      executable: z._default(z.boolean().check(z.describe('Whether the file is executable')), false),
    }),
  outputs: () => z.strictObject({ size_bytes: z.int().check(z.describe('Size of the new file')) }),
  metadata: [],
  when: 'Use it for a file that does not exist yet. To change an existing file, use replace_in_file or update_file.',
  termination: 'Use terminate=true after creating the file the user asked for; terminate=false if you check or edit it next.',
  examples: [
    { description: 'Create a script', args: { path: 'scripts/hello.py', content: "print('hello')\n", executable: true } },
    { description: 'Create an empty file', args: { path: 'src/.gitkeep', content: '' } },
  ],
  async run(args, context) {
    const { workspace } = context
    const path = parsePathArgument(args.path)
    if (!path.ok) return path
    const bytes = encodeContent(args.content, context)
    if (!bytes.ok) return bytes
    const entry = await workspace.entry(path.value)
    if (!entry.ok) return entry
    const refusal = refuseExisting(path.value, entry.value.kind)
    if (refusal !== undefined) return failure(refusal)
    const staged = await workspace.stage(path.value, bytes.value, { mode: args.executable ? '100755' : '100644' })
    if (!staged.ok) return staged
    const size = bytes.value.length
    return succeeded({ size_bytes: size }, `Created file: ${path.value} (${sizeText(size)})`, { filesAffected: [path.value] })
  },
})

function refuseExisting(path: RepoPath, kind: EntryKind): ToolError | undefined {
  switch (kind) {
    case 'missing':
      return undefined
    case 'symlink':
      return DISK_ERRORS.symlinkDenied(path)
    case 'file':
      return ERRORS.fileExists(path)
    default:
      return ERRORS.pathExists(path)
  }
}

const ERRORS = {
  fileExists: (path: string) =>
    toolError(
      'already_exists',
      `File '${path}' already exists. Use replace_string_in_file to modify`,
      'Use replace_string_in_file to change a part of it, update_file to replace all of it, or another path.',
    ),
  pathExists: (path: string) => toolError('already_exists', `Path '${path}' already exists and is not a file`, 'Use another path.'),
}
