import * as z from 'zod/mini'
import { toolError } from '../../base/errors/tool-errors.ts'
import { briefText } from '../../base/path.ts'
import { failure, succeeded } from '../../base/result.ts'
import { compileReplacement, nearestMiss } from '../../workspace/text/replace.ts'
import { checkEncodable, countLines, lineAt } from '../../workspace/text/text.ts'
import { previewArgument, textArgument } from '../kit/argument-schemas.ts'
import { defineTool, trialIn } from '../kit/tool.ts'
import { openTextFile, stageEdit } from './edit-file.ts'

export const replaceStringInFile = defineTool({
  name: 'replace_string_in_file',
  summary: 'Replace a specific string in a file with new content; only its first occurrence.',
  category: 'File Writing',
  effect: 'stage',
  risk: 'dangerous',
  permissions: ['ReadFiles', 'WriteFiles'],
  args: () =>
    z.strictObject({
      path: z.string().check(z.describe('Relative path to the file to modify')),
      old_string: textArgument('Exact string to find and replace. In a file with CRLF line endings, a plain newline matches CRLF').check(
        z.minLength(1, 'must not be empty'),
      ),
      new_string: textArgument('String to replace with, taken literally'),
      preview_only: previewArgument(),
    }),
  outputs: () =>
    z.strictObject({
      occurrences_found: z.int().check(z.describe('How often the string was in the file')),
      occurrences_replaced: z.int().check(z.describe('How many of them were replaced: 1, or 0 if the new string is the same')),
      lines_changed: z.array(z.int()).check(z.describe('Line numbers of the replaced string, before the edit')),
    }),
  metadata: ['occurrences_found', 'occurrences_replaced', 'lines_changed'],
  when: 'Use it to change the first occurrence of a string that must exist. In recipes, use replace_in_file instead.',
  termination:
    'Use preview_only=true first to see the diff. Use terminate=true after a successful edit; terminate=false if it needs verification.',
  examples: [
    { description: 'Change one setting', args: { path: 'config.toml', old_string: 'debug = true', new_string: 'debug = false' } },
    {
      description: 'Show the diff first',
      args: { path: 'src/app.py', old_string: 'def old(', new_string: 'def new(', preview_only: true },
    },
  ],
  async run(args, context) {
    const file = await openTextFile(args.path, context)
    if (!file.ok) return file
    const { path, text } = file.value
    const refusal = checkEncodable(args.old_string, text.encoding, path)
    if (refusal !== undefined) return failure(refusal)
    const replacement = compileReplacement({
      find: args.old_string,
      replace: args.new_string,
      isRegex: false,
      trial: trialIn(context),
      caseSensitive: true,
      multiline: false,
    })
    if (!replacement.ok) return replacement
    const edits = replacement.value.edits(text.text)
    const [edit] = edits
    if (edit === undefined)
      return failure(ERRORS.notFound(args.old_string, nearestMiss(text.text, args.old_string) ?? ERRORS.nothingSimilar(path)))
    const changed = await stageEdit(file.value, edit, context)
    if (!changed.ok) return changed
    if (!changed.value)
      return succeeded({ occurrences_found: edits.length, occurrences_replaced: 0, lines_changed: [] }, `File unchanged: ${path}`)
    const line = lineAt(text.text, edit.start)
    const spanned = countLines(text.text.slice(edit.start, edit.end))
    return succeeded(
      {
        occurrences_found: edits.length,
        occurrences_replaced: 1,
        lines_changed: Array.from({ length: spanned }, (_, i) => line + i),
      },
      `Replaced 1 occurrence in ${path}`,
      {
        filesAffected: [path],
        warnings: edits.length === 1 ? [] : [`Found ${edits.length} occurrences, replaced only the first at line ${line}`],
      },
    )
  },
})

const ERRORS = {
  notFound: (text: string, nearest: string) =>
    toolError('no_matches', `String '${briefText(text)}' not found in file`, `${nearest} Read the file and copy the string exactly.`),
  nothingSimilar: (path: string) => `'${path}' contains nothing similar.`,
}
