import * as z from 'zod/mini'
import type { ToolError } from '../../base/errors/tool-errors.ts'
import { toolError } from '../../base/errors/tool-errors.ts'
import { failure, type Result, succeeded, success, type ToolResult } from '../../base/result.ts'
import type { TextPlace } from '../../base/text/text-places.ts'
import { countOf } from '../../base/text/wording.ts'
import type { RuleConfig } from '../../workspace/code/code-query.ts'
import { type CodeFile, type CodeSearchOutcome, searchCode } from '../../workspace/code/search-code.ts'
import {
  asList,
  globsArgument,
  includeArgument,
  includeGeneratedArgument,
  PATH_OR_INCLUDE,
  previewArgument,
  textArgument,
} from '../kit/argument-schemas.ts'
import { CODE_RULES, codeArguments, codeQuery, KNOWN_CAPTURES, ruleObject } from '../kit/code-arguments.ts'
import { parsePathArgument } from '../kit/path-arguments.ts'
import { defineTool, type ToolContext } from '../kit/tool.ts'
import { codeWarnings } from '../search/search-output.ts'
import { type MadeEdit, makeEdit, tooLarge } from './edit-file.ts'
import { describeReplaced, REPLACE_FILES_ERRORS, stageAll } from './replace-files.ts'

interface Replacements {
  readonly replacements: number
  readonly files_changed: number
  readonly files: string[]
}

export const replaceCode = defineTool({
  name: 'replace_code',
  summary: 'Replace code by its structure, in one file or in all files of a language that match a glob.',
  category: 'File Writing',
  effect: 'stage',
  risk: 'safe_write',
  permissions: ['ReadFiles', 'WriteFiles'],
  args: () =>
    z.strictObject({
      ...codeArguments(),
      replace: textArgument('Replacement for a match; $A and $$$ARGS insert what was captured. Indentation follows the match'),
      path: z.optional(z.string().check(z.describe('Relative path of one file. Use either path or include'))),
      include: includeArgument(
        'Glob or globs of the files, such as "src/**". Only files of the language are taken. Use either include or path',
      ),
      exclude: globsArgument('With include: glob or globs of files and directories to leave out'),
      include_generated: includeGeneratedArgument(),
      expand_start: expansion('Also replace what is before the match up to the neighbour that this rule matches; with stopBy'),
      expand_end: expansion(
        'Also replace what is after the match up to the neighbour that this rule matches, such as a comma: {regex: ","}',
      ),
      max_replacements: z.optional(z.int().check(z.gte(1), z.describe('Fail and change nothing if there are more matches than this'))),
      preview_only: previewArgument(),
    }),
  outputs: () =>
    z.strictObject({
      replacements: z.int().check(z.describe('How many matches were replaced')),
      files_changed: z.int().check(z.describe('How many files changed')),
      files: z.array(z.string()).check(z.describe('Paths of the files that changed')),
    }),
  metadata: ['replacements', 'files_changed'],
  when: 'Use it to change calls, imports and other structures of code: it ignores spacing, leaves comments and strings alone, and fails rather than write code with a syntax error. For plain text, use replace_in_file.',
  termination:
    'Use preview_only=true first to see the diff. Use terminate=true after a successful edit; terminate=false if it needs verification.',
  examples: [
    {
      description: 'Rename a function wherever it is called, with all its arguments',
      args: { language: 'typescript', include: 'src/**', pattern: 'readFile($$$ARGS)', replace: 'readFileText($$$ARGS)' },
    },
    {
      description: 'Drop await in front of literals, but show the diff first',
      args: {
        language: 'javascript',
        include: '**',
        pattern: 'await $VALUE',
        constraints: { VALUE: { any: [{ kind: 'string' }, { kind: 'number' }] } },
        replace: '$VALUE',
        preview_only: true,
      },
    },
  ],
  rules: [PATH_OR_INCLUDE, ...CODE_RULES, KNOWN_CAPTURES],
  async run(args, context): Promise<ToolResult<Replacements>> {
    const { limits } = context
    const path = args.path === undefined ? undefined : parsePathArgument(args.path)
    if (path?.ok === false) return path
    const include = { include: asList(args.include), exclude: asList(args.exclude), editable: !args.include_generated }
    const selection = { ...(path === undefined ? include : { under: path.value }), maxDepth: Number.POSITIVE_INFINITY }
    const { utils } = args
    const wide = (rule: RuleConfig['rule'] | undefined) => rule && { rule, ...(utils !== undefined && { utils }) }
    const change = { template: args.replace, start: wide(args.expand_start), end: wide(args.expand_end) }
    if (path !== undefined) {
      const fault = await checkFile(path.value, context)
      if (fault !== undefined) return failure(fault)
    }
    const job = { query: codeQuery(args), change }
    const keep = (file: CodeFile) => editOf(file, args.replace, limits.writeFileBytes)
    const found = await searchCode({ job, keep, selection, remainingMs: () => Number.POSITIVE_INFINITY }, context)
    if (!found.ok) return found.error.code === 'cancelled' ? failure(REPLACE_FILES_ERRORS.replacementCancelled()) : found
    const made = editsIn(found.value, context)
    if (!made.ok) return made
    const replacements = found.value.files.reduce((sum, { count }) => sum + count, 0)
    if (args.max_replacements !== undefined && replacements > args.max_replacements)
      return failure(ERRORS.tooMany(replacements, args.max_replacements))
    const staged = await stageAll(made.value, context)
    if (!staged.ok) return staged
    const files = made.value.map((edit) => edit.path)
    const warnings = [...codeWarnings(found.value, limits, 'name the file exactly to change it')]
    if (found.value.filesSearched === 0)
      warnings.push(`No ${args.language} file matches ${include.include.map((glob) => `'${glob}'`).join(' or ')}`)
    return succeeded({ replacements, files_changed: files.length, files }, describeReplaced(replacements, files), {
      warnings,
      leftOut: found.value.leftOut,
      filesAffected: files,
    })
  },
})

function expansion(description: string) {
  return z.optional(ruleObject().check(z.describe(description)))
}

/** A file that is named must be there, and of a size that can be parsed. */
async function checkFile(path: CodeFile['path'], { workspace, limits }: ToolContext): Promise<ToolError | undefined> {
  const content = await workspace.read(path, limits.searchFileBytes + 1)
  if (!content.ok) return content.error
  const entry = await workspace.entry(path)
  const size = entry.ok ? entry.value.size : content.value.bytes.length
  return size > limits.searchFileBytes ? tooLarge(`File '${path}'`, size, limits.searchFileBytes) : undefined
}

/** The edits of all files, or why there are none: a change of code is complete or not made. */
function editsIn(found: CodeSearchOutcome<CodeEdit>, { limits }: ToolContext): Result<readonly MadeEdit[], ToolError> {
  const [stuck] = found.skipped.timedOut
  if (stuck !== undefined) return failure(ERRORS.tooSlow(stuck, limits.codeMsPerFile))
  const made: MadeEdit[] = []
  for (const { edit } of found.files) {
    if (!edit.ok) return edit
    if (edit.value !== undefined) made.push(edit.value)
  }
  return success(made)
}

/** What a file contributes: its edit, or why it cannot have one. */
interface CodeEdit {
  readonly count: number
  readonly edit: Result<MadeEdit | undefined, ToolError>
}

function editOf({ path, content, text, outcome }: CodeFile, written: string, limit: number): CodeEdit {
  const { count, brokenAt, breaksAt, edits } = outcome
  const fault =
    brokenAt !== undefined
      ? ERRORS.syntaxError(`${place(path, brokenAt)}: syntax error in the code to replace`, 'Fix it first')
      : breaksAt && ERRORS.syntaxError(`${place(path, breaksAt)}: the replacement makes a syntax error here`, 'Correct the replacement')
  const made = fault === undefined ? makeEdit({ file: { path, content, text }, edits, written: [written], limit }) : failure(fault)
  return { count, edit: made }
}

function place(path: string, { line, column }: TextPlace): string {
  return `${path}:${line}:${column}`
}

const ERRORS = {
  syntaxError: (what: string, first: string) =>
    toolError('syntax_error', `${what}; nothing was replaced`, `${first}, or leave the file out with exclude.`),
  tooMany: (found: number, most: number) =>
    toolError(
      'limit_exceeded',
      `Found ${countOf(found, 'match', 'matches')}, more than the ${most} allowed by max_replacements; nothing was replaced`,
      'Narrow the pattern or the files, or raise max_replacements.',
    ),
  tooSlow: (path: string, limitMs: number) =>
    toolError(
      'timed_out',
      `Parsing '${path}' took longer than ${limitMs / 1000}s, or too much memory; nothing was replaced`,
      'Leave the file out with exclude.',
    ),
}
