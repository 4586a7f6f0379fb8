import * as z from 'zod/mini'
import { toolError } from '../../base/errors/tool-errors.ts'
import { failure, succeeded } from '../../base/result.ts'
import { sizeText } from '../../base/text/wording.ts'
import { previewArgument, textArgument } from '../kit/argument-schemas.ts'
import { parsePathArgument } from '../kit/path-arguments.ts'
import { defineTool } from '../kit/tool.ts'
import { encodeContent } from './edit-file.ts'

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
        'The new content, at most 10 MB, written as UTF-8. Line endings and a byte-order mark are not taken from the old content',
      ),
      preview_only: previewArgument(),
    }),
  outputs: () =>
    z.strictObject({
      size_bytes: z.int().check(z.describe('Size of the new content')),
      previous_size_bytes: z.int().check(z.describe('Size of the content it replaced')),
    }),
  metadata: ['size_bytes', 'previous_size_bytes'],
  when: 'Use it to rewrite a whole file. For a smaller change, use replace_in_file or edit_lines.',
  termination:
    'Use preview_only=true first to see the diff. Use terminate=true after a successful update; terminate=false if it needs verification.',
  examples: [{ description: 'Replace all of a file', args: { path: '.nvmrc', content: '24\n' } }],
  async run(args, context) {
    const { workspace } = context
    const path = parsePathArgument(args.path)
    if (!path.ok) return path
    const bytes = encodeContent(args.content, context)
    if (!bytes.ok) return bytes
    const content = await workspace.read(path.value)
    if (!content.ok) {
      if (content.error.code !== 'not_found') return content
      return failure(ERRORS.noFile(content.error.message))
    }
    const isSame = Buffer.compare(bytes.value, content.value.bytes) === 0
    if (!isSame) {
      const staged = await workspace.stage(path.value, bytes.value, { from: content.value })
      if (!staged.ok) return staged
    }
    const size = bytes.value.length
    return succeeded(
      { size_bytes: size, previous_size_bytes: content.value.bytes.length },
      isSame ? `File unchanged: ${path.value}` : `Updated file: ${path.value} (${sizeText(size)})`,
      { filesAffected: isSame ? [] : [path.value] },
    )
  },
})

const ERRORS = {
  noFile: (why: string) => toolError('not_found', why, 'Check the path, or use create_file to create the file.'),
}
