import * as z from 'zod/mini'
import { toolError } from '../../base/errors/tool-errors.ts'
import type { RepoPath } from '../../base/path.ts'
import { failure, succeeded, type ToolResult } from '../../base/result.ts'
import { sizeText } from '../../base/text/wording.ts'
import { dominantLineEnding, withLineEnding } from '../../workspace/text/text.ts'
import { previewArgument, textArgument } from '../kit/argument-schemas.ts'
import { parsePathArgument } from '../kit/path-arguments.ts'
import { defineTool, type ToolContext } from '../kit/tool.ts'
import { encodeContent, openTextFile, stageEdit } from './edit-file.ts'

interface Appended {
  readonly appended_bytes: number
  readonly size_bytes: number
}

export const appendFile = defineTool({
  name: 'append_file',
  summary: 'Append text to the end of a file, on a line of its own.',
  category: 'File Writing',
  effect: 'stage',
  risk: 'safe_write',
  permissions: ['ReadFiles', 'WriteFiles', 'CreateFiles'],
  args: () =>
    z.strictObject({
      path: z.string().check(z.describe('Relative path of the file')),
      content: textArgument('Text to append. A missing newline at the end of the file is added first, and line endings match the file'),
      create_if_missing: z._default(z.boolean().check(z.describe('Create the file if it does not exist, instead of failing')), false),
      preview_only: previewArgument(),
    }),
  outputs: () =>
    z.strictObject({
      appended_bytes: z.int().check(z.describe('How many bytes were added')),
      size_bytes: z.int().check(z.describe('Size of the file afterwards')),
    }),
  metadata: ['appended_bytes', 'size_bytes'],
  when: 'Use it to add to the end of a file. To insert elsewhere, use edit_lines.',
  termination:
    'Use preview_only=true first to see the diff. Use terminate=true after a successful append; terminate=false if it needs verification.',
  examples: [
    { description: 'Add a line', args: { path: '.gitignore', content: 'coverage/\n' } },
    {
      description: 'Add a line, and create the file if necessary',
      args: { path: 'NOTES.md', content: '- done\n', create_if_missing: true },
    },
  ],
  async run(args, context): Promise<ToolResult<Appended>> {
    const file = await openTextFile(args.path, context)
    if (!file.ok) {
      if (file.error.code !== 'not_found') return file
      const path = parsePathArgument(args.path)
      if (args.create_if_missing && path.ok) return create(path.value, args.content, context)
      return failure(ERRORS.noFile(file.error.message))
    }
    const { text } = file.value.text
    const ending = dominantLineEnding(text)
    const separator = args.content === '' || text === '' || text.endsWith('\n') ? '' : ending
    const edit = { start: text.length, end: text.length, replacement: separator + withLineEnding(args.content, ending) }
    const changed = await stageEdit(file.value, edit, context)
    if (!changed.ok) return changed
    return report(file.value.path, { appended: Buffer.byteLength(edit.replacement), before: file.value.content.bytes.length })
  },
})

async function create(path: RepoPath, content: string, context: ToolContext): Promise<ToolResult<Appended>> {
  const bytes = encodeContent(content, context)
  if (!bytes.ok) return bytes
  const staged = await context.workspace.stage(path, bytes.value)
  if (!staged.ok) return staged
  const size = bytes.value.length
  return succeeded({ appended_bytes: size, size_bytes: size }, `Created file: ${path} (${sizeText(size)})`, { filesAffected: [path] })
}

function report(path: RepoPath, { appended, before }: { readonly appended: number; readonly before: number }): ToolResult<Appended> {
  const isSame = appended === 0
  return succeeded(
    { appended_bytes: appended, size_bytes: before + appended },
    isSame ? `File unchanged: ${path}` : `Appended to file: ${path} (${sizeText(appended)})`,
    { filesAffected: isSame ? [] : [path] },
  )
}

const ERRORS = {
  noFile: (why: string) => toolError('not_found', why, 'Check the path, or set create_if_missing to create the file.'),
}
