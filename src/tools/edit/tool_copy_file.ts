import * as z from 'zod/mini'
import { failure, succeeded } from '../../base/result.ts'
import { sizeText } from '../../base/text/wording.ts'
import type { FileContent, Workspace } from '../../workspace/workspace.ts'
import { previewArgument } from '../kit/argument-schemas.ts'
import { defineTool } from '../kit/tool.ts'
import { checkFree, openPlacedFile, type PlacedFile, TWO_PLACES, warnOfSecret } from './place-file.ts'

export const copyFile = defineTool({
  name: 'copy_file',
  summary: 'Copy a file, byte for byte and with its mode.',
  category: 'File Writing',
  effect: 'stage',
  risk: 'safe_write',
  permissions: ['ReadFiles', 'WriteFiles', 'CreateFiles'],
  args: () =>
    z.strictObject({
      from: z.string().check(z.describe('Relative path of the file. One file of any kind, text or binary; not a directory')),
      to: z.string().check(z.describe('Relative path of the copy, with its file name; missing directories are created too')),
      overwrite: z._default(z.boolean().check(z.describe('Replace a file that is there and differs, instead of failing')), false),
      preview_only: previewArgument(),
    }),
  outputs: () =>
    z.strictObject({
      from: z.string().check(z.describe('Path of the file')),
      to: z.string().check(z.describe('Path of the copy')),
      size_bytes: z.int().check(z.describe('Size of the file')),
      changed: z.boolean().check(z.describe('False if the copy was there already, with the same bytes and mode')),
    }),
  metadata: ['size_bytes', 'changed'],
  when: 'Use it to copy a file of any kind, such as an image. A copy that is already there and the same is not an error, so it can run again.',
  termination: 'Use terminate=true after copying what the user asked for; terminate=false if you edit the copy next.',
  examples: [
    { description: 'Copy an image', args: { from: 'assets/logo.png', to: 'docs/logo.png' } },
    { description: 'Bring a file up to date with another one', args: { from: 'LICENSE', to: 'packages/core/LICENSE', overwrite: true } },
  ],
  rules: [TWO_PLACES],
  async run(args, context) {
    const file = await openPlacedFile(args, 'copy', context)
    if (!file.ok) return file
    const { from, to, content } = file.value
    const value = { from, to, size_bytes: content.bytes.length }
    const there = await readCopy(file.value, context.workspace)
    if (there !== undefined && isSame(content, there)) return succeeded({ ...value, changed: false }, `File unchanged: ${to}`)
    if (there === undefined || !args.overwrite) {
      const taken = await checkFree(to, 'Choose another path, or set overwrite to replace that file.', context)
      if (taken !== undefined) return failure(taken)
    }
    const staged = await context.workspace.stage(to, content.bytes, { mode: content.mode, ...(there && { from: there }) })
    if (!staged.ok) return staged
    const output = `${there === undefined ? 'Copied' : 'Replaced'} file: ${from} → ${to} (${sizeText(content.bytes.length)})`
    return succeeded({ ...value, changed: true }, output, { warnings: warnOfSecret(file.value), filesAffected: [to] })
  },
})

/** What is there instead of the copy, if it is a file. */
async function readCopy({ to }: PlacedFile, workspace: Workspace): Promise<FileContent | undefined> {
  const content = await workspace.read(to)
  return content.ok ? content.value : undefined
}

function isSame(a: FileContent, b: FileContent): boolean {
  return a.mode === b.mode && Buffer.compare(a.bytes, b.bytes) === 0
}
