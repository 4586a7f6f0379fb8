import * as z from 'zod/mini'
import { type ToolError, toolError } from '../../base/errors/tool-errors.ts'
import { briefText, type RepoPath } from '../../base/path.ts'
import { failure, type Result, succeeded, success, type ToolResult } from '../../base/result.ts'
import { TextLines } from '../../base/text/text-places.ts'
import { countOf, nameSome } from '../../base/text/wording.ts'
import { type EnsuredLines, ensureLines, type LinePlaces, linesIn, type Markers } from '../../workspace/text/ensure-lines.ts'
import { nearestMiss } from '../../workspace/text/replace.ts'
import { checkEncodable, countLines } from '../../workspace/text/text.ts'
import { onlyWith, previewArgument, textArgument } from '../kit/argument-schemas.ts'
import { parsePathArgument } from '../kit/path-arguments.ts'
import { defineTool, type KnownArguments, type RuleProblem, type ToolContext } from '../kit/tool.ts'
import { longLinesWarning } from '../search/search-output.ts'
import { encodeContent, openTextFile, stageEdit, type TextFile } from './edit-file.ts'
import { findEdits, openReplacement } from './replace-files.ts'

interface Ensured {
  readonly changed: boolean
  readonly created: boolean
  readonly line: number
}

interface EnsureArguments {
  readonly path: string
  readonly content: string
  readonly at?: 'start' | 'end' | undefined
  readonly after?: string | undefined
  readonly before?: string | undefined
  readonly is_regex?: boolean | undefined
  readonly occurrence?: 'first' | 'last' | undefined
  readonly unless_in?: 'file' | 'place' | undefined
  readonly begin?: string | undefined
  readonly end?: string | undefined
  readonly create?: boolean | undefined
}

const PLACES = ['at', 'after', 'before'] as const
const MAX_LINES_NAMED = 5

export const ensureLinesTool = defineTool({
  name: 'ensure_lines',
  summary:
    'Insert lines into a file once: at its start or end, before or after a line, or as a marked block. A second call changes nothing.',
  category: 'File Writing',
  effect: 'stage',
  risk: 'safe_write',
  permissions: ['ReadFiles', 'WriteFiles', 'CreateFiles'],
  args: () =>
    z.strictObject({
      path: z.string().check(z.describe('Relative path of the file')),
      content: textArgument('One or more whole lines. The final newline is optional, and line endings match the file'),
      at: z.optional(z.enum(['start', 'end']).check(z.describe('Insert at the start or at the end of the file (default: end)'))),
      after: z.optional(lineArgument('Insert after the line that contains this text, or matches it with is_regex')),
      before: z.optional(lineArgument('Insert before the line that contains this text, or matches it with is_regex')),
      is_regex: z.optional(
        z.boolean().check(z.describe('Whether after or before is a regular expression (JavaScript syntax), for each line on its own')),
      ),
      occurrence: z.optional(
        z.enum(['first', 'last']).check(z.describe('Which line to take when after or before fits several. Left out, that is an error')),
      ),
      unless_in: z.optional(
        z
          .enum(['file', 'place'])
          .check(
            z.describe(
              'Insert nothing if the lines are anywhere in the file, one after the other (file, the default), or only if they are right there already (place)',
            ),
          ),
      ),
      begin: z.optional(
        lineArgument('With end: a line above the content. If both lines are in the file, what is between them is replaced instead'),
      ),
      end: z.optional(lineArgument('With begin: a line below the content')),
      create: z.optional(z.boolean().check(z.describe('Create the file if it does not exist, instead of failing'))),
      preview_only: previewArgument(),
    }),
  outputs: () =>
    z.strictObject({
      changed: z.boolean().check(z.describe('False if the lines were there already')),
      created: z.boolean().check(z.describe('Whether the file did not exist before')),
      line: z.int().check(z.describe('Line number of the first of the lines in the file, from 1')),
    }),
  metadata: ['changed', 'created', 'line'],
  when: 'Use it in recipes to add lines to a file, such as an entry of .gitignore or an import: it can run again. append_file adds them every time. To change values in JSON, YAML and TOML, use edit_data.',
  termination:
    'Use preview_only=true first to see the diff. Use terminate=true after a successful edit; terminate=false if it needs verification.',
  examples: [
    {
      description: 'Ignore a directory, also where there is no .gitignore yet',
      args: { path: '.gitignore', content: 'coverage/', create: true },
    },
    {
      description: 'Add an import after the last one',
      args: { path: 'src/main.ts', content: "import './polyfill.ts'", after: '^import ', is_regex: true, occurrence: 'last' },
    },
    {
      description: 'Keep a marked block up to date',
      args: {
        path: 'README.md',
        content: '- [Guide](docs/guide.md)',
        begin: '<!-- docs -->',
        end: '<!-- /docs -->',
        after: '## Documentation',
      },
    },
  ],
  rules: [
    { check: checkPlace },
    onlyWith('is_regex', ['after', 'before']),
    onlyWith('occurrence', ['after', 'before']),
    onlyWith('begin', ['end']),
    onlyWith('end', ['begin']),
    { check: checkBlock },
  ],
  async run(args, context): Promise<ToolResult<Ensured>> {
    const file = await openTextFile(args.path, context)
    if (!file.ok) {
      const path = parsePathArgument(args.path)
      if (file.error.code !== 'not_found' || !path.ok) return file
      if (args.create === true) return create(path.value, args, context)
      return failure(ERRORS.noFile(file.error.message))
    }
    const { path, text } = file.value
    const refusal = [args.content, args.begin, args.end, args.after, args.before].flatMap(
      (written) => (written === undefined ? undefined : checkEncodable(written, text.encoding, path)) ?? [],
    )[0]
    if (refusal !== undefined) return failure(refusal)
    const places = await findPlaces(file.value, args, context)
    if (!places.ok) return places
    const ensured = ensureLines(text.text, requestOf(path, args, places.value))
    if (!ensured.ok) return ensured
    const { edit, line } = ensured.value
    if (edit === undefined)
      return succeeded({ changed: false, created: false, line }, `File unchanged: ${path} has the lines at line ${line}`)
    const changed = await stageEdit(file.value, edit, context)
    if (!changed.ok) return changed
    const { replacement, start, end } = edit
    const what =
      start === end
        ? `Inserted ${countOf(countLines(args.content), 'line')} at`
        : replacement === ''
          ? 'Emptied the block at'
          : 'Updated the block at'
    return succeeded({ changed: true, created: false, line }, `${what} line ${line} in ${path}`, {
      warnings: places.value.warnings,
      filesAffected: [path],
    })
  },
})

function lineArgument(description: string) {
  return textArgument(description).check(
    z.minLength(1, 'must not be empty'),
    z.refine((text) => !/[\r\n]/.test(text), 'must be a single line'),
  )
}

function checkPlace(args: KnownArguments): RuleProblem | undefined {
  const [first, second] = PLACES.filter((name) => args[name] !== undefined)
  if (first !== undefined && second !== undefined)
    return {
      path: [second],
      code: 'argument_conflict',
      message: `${second} cannot be combined with ${first}`,
      suggestion: `Use only one of ${PLACES.join(', ')}.`,
    }
  if (args['create'] === true && first !== undefined && first !== 'at')
    return {
      path: ['create'],
      code: 'argument_conflict',
      message: `create cannot be combined with ${first}`,
      suggestion: 'A new file has no line to look for: use at, or create the file in a step of its own.',
    }
  return undefined
}

/** What holds between the content and the lines around it. */
function checkBlock({ content, begin, end, unless_in: unlessIn }: KnownArguments): RuleProblem | undefined {
  const wrong = (name: string, message: string, suggestion: string): RuleProblem => {
    return { path: [name], code: 'invalid_argument', message, suggestion }
  }
  const isBlock = begin !== undefined
  if (content === '' && !isBlock) return wrong('content', 'content must not be empty', 'A blank line is the content "\\n".')
  if (isBlock && unlessIn !== undefined)
    return wrong('unless_in', 'unless_in cannot be combined with begin and end', 'Leave it out: a block is found by its marker lines.')
  if (typeof begin !== 'string' || typeof end !== 'string') return undefined
  if (begin.trim() === '' || end.trim() === '') return wrong('begin', 'begin and end must not be blank', 'Use a comment as the marker.')
  if (begin.trim() === end.trim()) return wrong('end', 'begin and end are the same line', 'Use two different marker lines.')
  if (typeof content !== 'string') return undefined
  const marker = linesIn(content).find((line) => [begin.trim(), end.trim()].includes(line.trim()))
  return marker === undefined
    ? undefined
    : wrong('content', `content contains the marker line '${briefText(marker)}'`, 'Give only the lines between begin and end.')
}

function requestOf(
  path: RepoPath,
  { content, begin, end, unless_in }: EnsureArguments,
  places: LinePlaces,
): Parameters<typeof ensureLines>[1] {
  const markers: Markers | undefined = begin === undefined || end === undefined ? undefined : { begin, end }
  return { path, content, places, unlessIn: unless_in ?? 'file', ...(markers && { markers }) }
}

type FoundPlaces = LinePlaces & { readonly warnings: readonly string[] }

async function findPlaces(file: TextFile, args: EnsureArguments, context: ToolContext): Promise<Result<FoundPlaces, ToolError>> {
  const text = file.text.text
  const find = args.after ?? args.before
  if (find === undefined) {
    const line = args.at === 'start' ? 0 : countLines(text)
    return success({ side: args.at === 'start' ? 'after' : 'before', lines: [line], chosen: success(line), warnings: [] })
  }
  const isRegex = args.is_regex === true
  const pattern = openReplacement({ find, replace: '', isRegex, caseSensitive: true, multiline: false }, context)
  if (!pattern.ok) return pattern
  const found = await findEdits([file], pattern.value, context)
  if (!found.ok) return found
  const places = new TextLines(text)
  const matching = [...new Set((found.value[0] ?? []).map(({ start }) => places.lineOf(start)))]
  const count = pattern.value.countLongLines(text)
  const warnings = longLinesWarning(count === 0 ? [] : [{ path: file.path, count }])
  const chosen = choose(matching, file, { ...args, find, isRegex })
  if (args.after !== undefined) return success({ side: 'after', lines: matching, chosen, warnings })
  const above = (line: number) => line - 1
  return success({ side: 'before', lines: matching.map(above), chosen: chosen.ok ? success(above(chosen.value)) : chosen, warnings })
}

interface Choice extends Pick<EnsureArguments, 'occurrence'> {
  readonly find: string
  readonly isRegex: boolean
}

function choose(lines: readonly number[], { path, text }: TextFile, { find, isRegex, occurrence }: Choice): Result<number, ToolError> {
  const [first] = lines
  const last = lines.at(-1)
  if (first === undefined || last === undefined) {
    return failure(isRegex ? ERRORS.noMatch(path, find) : ERRORS.notContained(path, find, nearestMiss(text.text, find)))
  }
  if (lines.length === 1 || occurrence !== undefined) return success(occurrence === 'last' ? last : first)
  return failure(ERRORS.severalLines(`${path}:${first}`, find, lines))
}

async function create(path: RepoPath, args: EnsureArguments, context: ToolContext): Promise<ToolResult<Ensured>> {
  const places: LinePlaces = { side: 'after', lines: [0], chosen: success(0) }
  const ensured: Result<EnsuredLines, ToolError> = ensureLines('', requestOf(path, args, places))
  if (!ensured.ok) return ensured
  const bytes = encodeContent(ensured.value.edit?.replacement ?? '', context)
  if (!bytes.ok) return bytes
  const staged = await context.workspace.stage(path, bytes.value)
  if (!staged.ok) return staged
  const { line } = ensured.value
  return succeeded({ changed: true, created: true, line }, `Created file: ${path}`, { filesAffected: [path] })
}

const COPY_LINE = 'Read the file and copy a line from it.'

const ERRORS = {
  noFile: (why: string) => toolError('not_found', why, 'Check the path, or set create to create the file.'),
  noMatch: (path: string, pattern: string) =>
    toolError('no_matches', `No line of '${path}' matches '${briefText(pattern)}'`, `Nothing was inserted. ${COPY_LINE}`),
  notContained: (path: string, text: string, nearest: string | undefined) =>
    toolError('no_matches', `No line of '${path}' contains '${briefText(text)}'`, `Nothing was inserted. ${nearest ?? COPY_LINE}`),
  severalLines: (place: string, text: string, lines: readonly number[]) =>
    toolError(
      'edit_conflict',
      `${place}: '${briefText(text)}' matches ${lines.length} lines: ${nameSome(lines.map(String), MAX_LINES_NAMED)}`,
      'Nothing was inserted. Be more specific, or set occurrence to first or last.',
    ),
}
