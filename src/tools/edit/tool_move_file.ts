import * as z from 'zod/mini'
import type { ToolError } from '../../base/errors/tool-errors.ts'
import { failure, succeeded } from '../../base/result.ts'
import { previewArgument } from '../kit/argument-schemas.ts'
import { defineTool, type ToolContext } from '../kit/tool.ts'
import { checkFree, openPlacedFile, type PlacedFile, TWO_PLACES, warnOfSecret } from './place-file.ts'

export const moveFile = defineTool({
  name: 'move_file',
  summary: 'Move or rename a file. Its bytes and its mode stay the same; an existing file is never replaced.',
  category: 'File Writing',
  effect: 'stage',
  risk: 'safe_write',
  permissions: ['ReadFiles', 'CreateFiles', 'DeleteFiles'],
  args: () =>
    z.strictObject({
      from: z.string().check(z.describe('Relative path of the file. One file of any kind, text or binary; not a directory')),
      to: z.string().check(z.describe('Relative path that it gets, with its file name; missing directories are created too')),
      preview_only: previewArgument(),
    }),
  outputs: () =>
    z.strictObject({
      from: z.string().check(z.describe('Path of the file before')),
      to: z.string().check(z.describe('Path of the file now')),
      size_bytes: z.int().check(z.describe('Size of the file')),
    }),
  metadata: ['size_bytes'],
  when: 'Use it to move or rename a file of any kind; diffs and commits show a rename. It changes no text that names the file: use replace_in_file for links and imports. A recipe needs the write permission for both paths.',
  termination: 'Use terminate=true after moving the file the user asked for; terminate=false if you change the links to it next.',
  examples: [
    { description: 'Move an image into another directory', args: { from: 'logo.png', to: 'docs/logo.png' } },
    { description: 'Rename a file, but show the diff first', args: { from: 'History.md', to: 'CHANGELOG.md', preview_only: true } },
  ],
  rules: [TWO_PLACES],
  async run(args, context) {
    const file = await openPlacedFile(args, 'move', context)
    if (!file.ok) return file
    const { from, to, content } = file.value
    const problem = await move(file.value, context)
    if (problem !== undefined) return failure(problem)
    return succeeded({ from, to, size_bytes: content.bytes.length }, `Moved file: ${from} → ${to}`, {
      warnings: warnOfSecret(file.value),
      filesAffected: [from, to],
    })
  },
})

/** Takes the file away first: its new path may be in its way, such as the same name in another case. */
async function move({ from, to, content }: PlacedFile, context: ToolContext): Promise<ToolError | undefined> {
  const { workspace } = context
  const removed = await workspace.remove(from)
  if (!removed.ok) return removed.error
  const problem = await place()
  if (problem !== undefined) await workspace.stage(from, content.bytes, { mode: content.mode })
  return problem

  async function place(): Promise<ToolError | undefined> {
    const taken = await checkFree(to, 'Choose another path, or delete that file first.', context)
    if (taken !== undefined) return taken
    const staged = await workspace.stage(to, content.bytes, { mode: content.mode })
    return staged.ok ? undefined : staged.error
  }
}
