import * as z from 'zod/mini'
import type { FileMode } from '../../base/change.ts'
import { succeeded } from '../../base/result.ts'
import { sizeText } from '../../base/text/wording.ts'
import { previewArgument, textArgument } from '../kit/argument-schemas.ts'
import { parsePathArgument } from '../kit/path-arguments.ts'
import { defineTool } from '../kit/tool.ts'
import { encodeContent } from './edit-file.ts'

export const writeFile = defineTool({
  name: 'write_file',
  summary: 'Create a file, or replace its whole content. Nothing changes if it has that content already.',
  category: 'File Writing',
  effect: 'stage',
  risk: 'safe_write',
  permissions: ['ReadFiles', 'WriteFiles', 'CreateFiles'],
  args: () =>
    z.strictObject({
      path: z.string().check(z.describe('Relative path of the file; missing directories are created too')),
      content: textArgument('The content, at most 10 MB. Written as UTF-8 and as is, including line endings'),
      executable: z.optional(
        z.boolean().check(z.describe('Whether the file is executable. Left out, a file keeps its mode and a new one is not')),
      ),
      preview_only: previewArgument(),
    }),
  outputs: () =>
    z.strictObject({
      size_bytes: z.int().check(z.describe('Size of the file')),
      created: z.boolean().check(z.describe('Whether the file did not exist before')),
      changed: z.boolean().check(z.describe('Whether the file is new, or its content or mode changed')),
    }),
  metadata: ['size_bytes', 'created', 'changed'],
  when: 'Use it in recipes for a file that must have exactly this content, whether it exists or not: it can run again. create_file refuses a file that exists, and update_file one that does not.',
  termination:
    'Use preview_only=true first to see the diff. Use terminate=true after a successful write; terminate=false if it needs verification.',
  examples: [
    { description: 'Pin the Node version', args: { path: '.nvmrc', content: '24\n' } },
    { description: 'Write a script', args: { path: 'scripts/hello.sh', content: '#!/bin/sh\necho hello\n', executable: true } },
  ],
  async run(args, context) {
    const { workspace } = context
    const path = parsePathArgument(args.path)
    if (!path.ok) return path
    const bytes = encodeContent(args.content, context)
    if (!bytes.ok) return bytes
    const size = bytes.value.length
    const before = await workspace.read(path.value)
    if (!before.ok && before.error.code !== 'not_found') return before
    const mode = modeFor(args.executable) ?? (before.ok ? before.value.mode : '100644')
    if (before.ok && before.value.mode === mode && Buffer.compare(before.value.bytes, bytes.value) === 0)
      return succeeded({ size_bytes: size, created: false, changed: false }, `File unchanged: ${path.value}`)
    const staged = await workspace.stage(path.value, bytes.value, { mode, ...(before.ok && { from: before.value }) })
    if (!staged.ok) return staged
    const output = `${before.ok ? 'Updated' : 'Created'} file: ${path.value} (${sizeText(size)})`
    return succeeded({ size_bytes: size, created: !before.ok, changed: true }, output, { filesAffected: [path.value] })
  },
})

function modeFor(executable: boolean | undefined): FileMode | undefined {
  if (executable === undefined) return undefined
  return executable ? '100755' : '100644'
}
