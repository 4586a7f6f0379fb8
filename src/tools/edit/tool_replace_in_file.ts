import * as z from 'zod/mini'
import { toolError } from '../../base/errors/tool-errors.ts'
import { failure, type LeftOut, succeeded, type ToolResult } from '../../base/result.ts'
import { countOf } from '../../base/text/wording.ts'
import { LeftOutFiles } from '../../workspace/left-out.ts'
import { selectFiles } from '../../workspace/search/file-selection.ts'
import { nearestMiss } from '../../workspace/text/replace.ts'
import type { Replacement } from '../../workspace/text/replace-regex.ts'
import { checkEncodable } from '../../workspace/text/text.ts'
import {
  asList,
  globsArgument,
  includeArgument,
  includeGeneratedArgument,
  PATH_OR_INCLUDE,
  previewArgument,
  textArgument,
} from '../kit/argument-schemas.ts'
import { defineTool, type ToolContext } from '../kit/tool.ts'
import { longLinesWarning, secretWarning } from '../search/search-output.ts'
import { openTextFile } from './edit-file.ts'
import {
  describeReplaced,
  nearestMissIn,
  openReplacement,
  type Replaced,
  replaceInFiles,
  replaceInText,
  stageAll,
} from './replace-files.ts'

interface Replacements {
  readonly replacements: number
  readonly files_changed: number
  readonly files: string[]
}

const flag = (initially: boolean, description: string) => z._default(z.boolean().check(z.describe(description)), initially)

export const replaceInFile = defineTool({
  name: 'replace_in_file',
  summary: 'Replace all occurrences of a text or regular expression in one file, or in all files that match a glob.',
  category: 'File Writing',
  effect: 'stage',
  risk: 'safe_write',
  permissions: ['ReadFiles', 'WriteFiles'],
  args: () =>
    z.strictObject({
      path: z.optional(z.string().check(z.describe('Relative path of one file. Use either path or include'))),
      include: includeArgument('Glob or globs of the files, such as "src/**/*.ts". Use either include or path'),
      exclude: globsArgument('With include: glob or globs of files and directories to leave out'),
      include_generated: includeGeneratedArgument(),
      find: textArgument('Text to find, or a regular expression when is_regex is true').check(z.minLength(1, 'must not be empty')),
      replace: textArgument(
        'Replacement text; line endings match the file. Taken literally, but with is_regex $1, $<name> and $& insert what was matched, and $$ is a dollar sign',
      ),
      is_regex: flag(
        false,
        'Whether find is a regular expression (JavaScript syntax). With *, + or {n,} it skips lines over 10,000 characters with a warning, unless multiline is set',
      ),
      case_sensitive: flag(true, 'Whether to match case'),
      multiline: flag(
        false,
        'With is_regex: a match can span lines, and the dot matches newlines. \\n matches a line ending, also CRLF in a file that uses only CRLF. Without it, each line is matched on its own',
      ),
      max_replacements: z.optional(z.int().check(z.gte(1), z.describe('Fail and change nothing if there are more matches than this'))),
      preview_only: previewArgument(),
    }),
  outputs: () =>
    z.strictObject({
      replacements: z.int().check(z.describe('How many occurrences were replaced')),
      files_changed: z.int().check(z.describe('How many files changed')),
      files: z.array(z.string()).check(z.describe('Paths of the files that changed')),
    }),
  metadata: ['replacements', 'files_changed'],
  when: 'Use it to change every occurrence of a text. In recipes, use it instead of replace_string_in_file: it replaces all occurrences, and no match is not an error.',
  termination:
    'Use preview_only=true first to see the diff. Use terminate=true after a successful edit; terminate=false if it needs verification.',
  examples: [
    { description: 'Replace a text in one file', args: { path: 'README.md', find: 'oldText', replace: 'newText' } },
    {
      description: 'Replace with a regular expression and a group in many files, but show the diff first',
      args: {
        include: '**/Dockerfile',
        exclude: ['vendor'],
        find: 'FROM node:(\\d+)',
        replace: 'FROM node:24 # was $1',
        is_regex: true,
        preview_only: true,
      },
    },
  ],
  rules: [PATH_OR_INCLUDE],
  async run(args, context): Promise<ToolResult<Replacements>> {
    const { find, replace, is_regex: isRegex, case_sensitive: caseSensitive, multiline } = args
    const replacement = openReplacement({ find, replace, isRegex, caseSensitive, multiline }, context)
    if (!replacement.ok) return replacement
    const plainText = args.is_regex ? undefined : args.find
    const request = { replacement: replacement.value, plainText, most: args.max_replacements }
    if (args.path !== undefined) return inOne(args.path, request, context)
    const globs = { include: asList(args.include), exclude: asList(args.exclude), editable: !args.include_generated }
    return inMany(globs, request, context)
  },
})

interface Request {
  readonly replacement: Replacement
  /** The text to find, unless it is a regular expression. */
  readonly plainText: string | undefined
  readonly most: number | undefined
}

async function inOne(path: string, { replacement, plainText, most }: Request, context: ToolContext): Promise<ToolResult<Replacements>> {
  const file = await openTextFile(path, context)
  if (!file.ok) return file
  const { text } = file.value
  const foreign = replacement.written.map((written) => checkEncodable(written, text.encoding, file.value.path)).find(Boolean)
  if (foreign !== undefined) return failure(foreign)
  const replaced = await replaceInText(file.value, replacement, context)
  if (!replaced.ok) return replaced
  const miss = replaced.value.replacements > 0 || plainText === undefined ? undefined : nearestMiss(text.text, plainText)
  const warnings = [...longLinesWarning(replaced.value.longLines), ...(miss === undefined ? [] : [miss])]
  return stageAndReport(replaced.value, { most, warnings }, context)
}

interface Globs {
  readonly include: readonly string[]
  readonly exclude: readonly string[]
  readonly editable: boolean
}

async function inMany(globs: Globs, { replacement, plainText, most }: Request, context: ToolContext): Promise<ToolResult<Replacements>> {
  const selected = await selectFiles(context, { ...globs, maxDepth: Number.POSITIVE_INFINITY })
  if (!selected.ok) return selected
  const { files, secret } = selected.value
  const leftOut = new LeftOutFiles()
  leftOut.addAll(selected.value.leftOut)
  const replaced = await replaceInFiles(files, replacement, context)
  if (!replaced.ok) return replaced
  const { replacements, longLines } = replaced.value
  leftOut.addAll(replaced.value.leftOut.found.leftOut ?? {})
  const warnings = [...selected.value.warnings, ...secretWarning(secret.length, 'name the file exactly to change it')]
  warnings.push(...longLinesWarning(longLines))
  if (files.length === 0 && selected.value.leftOut.generated === undefined)
    warnings.push(`No file matches ${globs.include.map((glob) => `'${glob}'`).join(' or ')}`)
  const miss = replacements > 0 || plainText === undefined ? undefined : await nearestMissIn(files, plainText, context)
  if (miss !== undefined) warnings.push(miss)
  return stageAndReport(replaced.value, { most, warnings, ...leftOut.found }, context)
}

interface Reporting {
  readonly most: number | undefined
  readonly warnings: readonly string[]
  readonly leftOut?: LeftOut
}

async function stageAndReport(
  { replacements, made }: Replaced,
  { most, warnings, leftOut }: Reporting,
  context: ToolContext,
): Promise<ToolResult<Replacements>> {
  if (most !== undefined && replacements > most) return failure(ERRORS.tooMany(replacements, most))
  const staged = await stageAll(made, context)
  if (!staged.ok) return staged
  const files = made.map(({ path }) => path)
  return succeeded({ replacements, files_changed: files.length, files }, describeReplaced(replacements, files), {
    warnings,
    leftOut,
    filesAffected: files,
  })
}

const ERRORS = {
  tooMany: (found: number, most: number) =>
    toolError(
      'limit_exceeded',
      `Found ${countOf(found, 'occurrence')}, more than the ${most} allowed by max_replacements; nothing was replaced`,
      'Narrow the text or the files, or raise max_replacements.',
    ),
}
