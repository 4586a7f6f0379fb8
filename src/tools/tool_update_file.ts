import * as z from 'zod/mini'
import { parseRepoPath } from '../model/path.ts'
import { failed, succeeded } from '../model/tool-result.ts'
import { sizeText } from '../model/wording.ts'
import { textArgument, tooLarge } from './edit-file.ts'
import { defineTool } from './tool.ts'

export const updateFile = defineTool({
  name: 'update_file',
  summary: 'Replace the whole content of an existing file, byte for byte as given.',
  category: 'File Writing',
  effect: 'stage',
  risk: 'safe_write',
  permissions: ['ReadFiles', 'WriteFiles'],
  args: () =>
    z.strictObject({
      path: z.string().check(z.describe('Relative path of the existing file')),
      content: textArgument(
        'The new content, at most 10 MB, written as UTF-8 byte for byte: line endings and a byte order mark are those given, not those of the old content',
      ),
      preview_only: z.optional(z.boolean().check(z.describe('Return the diff and change nothing'))),
    }),
  outputs: () =>
    z.strictObject({
      size_bytes: z.int().check(z.describe('Size of the new content')),
      previous_size_bytes: z.int().check(z.describe('Size of the content it replaced')),
    }),
  metadata: ['size_bytes', 'previous_size_bytes'],
  termination:
    'Use preview_only=true first to see the diff. Use terminate=true after a successful update; terminate=false if it needs verification.',
  examples: [{ description: 'Replace all of a file', args: { path: '.nvmrc', content: '24\n' } }],
  async run(args, { workspace, limits }) {
    const path = parseRepoPath(args.path)
    if (!path.ok) return path
    const bytes = Buffer.from(args.content, 'utf8')
    if (bytes.length > limits.writeFileBytes) return { ok: false, error: tooLarge('Content', bytes.length, limits.writeFileBytes) }
    const content = await workspace.read(path.value)
    if (!content.ok) {
      if (content.error.code !== 'not_found') return content
      return failed('not_found', content.error.message, 'Check the path, or use create_file to make a new file.')
    }
    const isSame = Buffer.compare(bytes, content.value.bytes) === 0
    if (!isSame) {
      const staged = await workspace.stage(path.value, bytes, { from: content.value })
      if (!staged.ok) return staged
    }
    return succeeded(
      { size_bytes: bytes.length, previous_size_bytes: content.value.bytes.length },
      isSame ? `File unchanged: ${path.value}` : `Updated file: ${path.value} (${sizeText(bytes.length)})`,
      { filesAffected: isSame ? [] : [path.value] },
    )
  },
})
