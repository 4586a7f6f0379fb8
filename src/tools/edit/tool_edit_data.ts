import * as z from 'zod/mini'
import { type ToolError, toolError } from '../../base/errors/tool-errors.ts'
import { failure, type Result, succeeded, success, type ToolResult } from '../../base/result.ts'
import { countOf } from '../../base/text/wording.ts'
import { UNKNOWN } from '../../recipe/check-call.ts'
import type { PatternTrial } from '../../system/process/time-limit.ts'
import { type DataEdit, SET_WHEN } from '../../workspace/data/data-operations.ts'
import { type CompileQuery, compileQueries, type DataQuery, loadQueryCompiler } from '../../workspace/data/data-query.ts'
import { isObject, type PlainData } from '../../workspace/data/data-tree.ts'
import { type DataChange, editDocument } from '../../workspace/data/edit-document.ts'
import { compileReplacement } from '../../workspace/text/replace.ts'
import { encodeFile } from '../../workspace/text/text.ts'
import { includeGeneratedArgument, PATH_OR_INCLUDE, previewArgument, textArgument } from '../kit/argument-schemas.ts'
import { defineTool, type KnownArguments, type RuleProblem, type ToolContext, trialIn } from '../kit/tool.ts'
import { checkCompiled, dataFileArguments, forEachDataFile } from '../read/data-files.ts'
import { shortData } from '../read/tool_read_data.ts'
import { type MadeEdit, makeEdit, tooLarge } from './edit-file.ts'
import { stageAll } from './replace-files.ts'

const MAX_CHANGES = 1000
const MAX_CHANGES_SHOWN = 20

interface FileDataChange extends Omit<DataChange, 'before' | 'after'> {
  readonly file: string
  readonly before?: unknown
  readonly after?: unknown
}

interface EditedData {
  readonly edits: number
  readonly files_changed: number
  readonly files: string[]
  readonly changes: FileDataChange[]
}

const ACTIONS = ['set', 'delete', 'rename', 'append', 'merge', 'replace'] as const
type Action = (typeof ACTIONS)[number]

/** What else each edit takes, and whether it must be given. */
const FIELDS: Readonly<Record<Action, Readonly<Record<string, boolean>>>> = {
  set: { to: true, when: false },
  delete: {},
  rename: { to: true },
  append: { value: true },
  merge: { with: true },
  replace: { find: true, to: true },
}

export const editData = defineTool({
  name: 'edit_data',
  summary: 'Set, delete, rename, append, merge or replace values in JSON, JSONC, YAML and TOML files; every other byte stays the same.',
  category: 'File Writing',
  effect: 'stage',
  risk: 'safe_write',
  permissions: ['ReadFiles', 'WriteFiles'],
  args: () =>
    z.strictObject({
      ...dataFileArguments(),
      include_generated: includeGeneratedArgument(),
      edits: z
        .array(editArgument())
        .check(
          z.minLength(1, 'must not be empty'),
          z.describe(
            'What to change, one after the other. Each has one of set, delete, rename, append, merge and replace, with a JSONPath (RFC 9535)',
          ),
        ),
      max_edits: z.optional(z.int().check(z.gte(1), z.describe('Fail and change nothing if more values would change'))),
      preview_only: previewArgument(),
    }),
  outputs: () =>
    z.strictObject({
      edits: z.int().check(z.describe('How many values changed')),
      files_changed: z.int().check(z.describe('How many files changed')),
      files: z.array(z.string()).check(z.describe('Paths of the files that changed')),
      changes: z.array(changeOutput()).check(z.describe(`What changed, at most ${MAX_CHANGES} of them`)),
    }),
  metadata: ['edits', 'files_changed'],
  when: 'Use it to change values in structured files: it touches nothing else, and fails rather than change the meaning of another value. A path that selects nothing, or values that are already right, are not errors: use expect to make them fail the step.',
  termination:
    'Use preview_only=true first to see the diff. Use terminate=true after a successful edit; terminate=false if it needs verification.',
  examples: [
    {
      description: 'Raise the Node version that packages ask for, where they ask for one',
      args: { include: '**/package.json', exclude: ['**/fixtures'], edits: [{ set: '$.engines.node', to: '>=24' }] },
    },
    {
      description: 'Change the Node version of the workflows, and let their jobs read only',
      args: {
        include: '.github/workflows/*.yml',
        edits: [
          { replace: "$.jobs[*].steps[?match(@.uses,'actions/setup-node@.*')].with['node-version']", find: '\\d+', to: '24' },
          { set: '$.permissions', to: { contents: 'read' }, when: 'missing' },
        ],
        preview_only: true,
      },
    },
    {
      description: 'Rename a script, delete a dependency and add a keyword once',
      args: {
        path: 'package.json',
        edits: [
          { rename: '$.scripts.build', to: 'compile' },
          { delete: '$.devDependencies.tslint' },
          { append: '$.keywords', value: 'cli' },
        ],
      },
    },
  ],
  rules: [PATH_OR_INCLUDE, { check: ({ edits }) => findProblems(edits, checkEdit) }],
  async loadRules() {
    const compile = await loadQueryCompiler()
    return [{ check: ({ edits }, trial) => findProblems(edits, (edit, index) => checkPatterns({ edit, index, compile, trial })) }]
  },
  async run(args, context): Promise<ToolResult<EditedData>> {
    const edits = await compileEdits(args.edits as readonly EditArgument[], context)
    if (!edits.ok) return edits
    const made: MadeEdit[] = []
    const changes: FileDataChange[] = []
    const found = new Set<number>()
    let count = 0
    const limit = context.limits.writeFileBytes
    const seen = await forEachDataFile(
      args,
      {
        work: ({ adapter, text }) => editDocument(adapter, text.text, edits.value),
        finish(file, edited) {
          for (const index of edited.found) found.add(index)
          if (edited.changes.length === 0) return undefined
          const edit =
            edited.splices === undefined
              ? encodeEdit(file, edited.text, limit)
              : makeEdit({ file, edits: edited.splices, written: edited.splices.map((splice) => splice.replacement), limit })
          if (!edit.ok) return edit.error
          count += edited.changes.length
          for (const change of edited.changes.slice(0, MAX_CHANGES - changes.length)) changes.push({ file: file.path, ...change })
          if (edit.value !== undefined) made.push(edit.value)
          return undefined
        },
        needsTimeLimit: edits.value.some((edit) => edit.kind === 'replace' || edit.query.needsTimeLimit),
      },
      context,
    )
    if (!seen.ok) return seen
    if (args.max_edits !== undefined && count > args.max_edits) return failure(ERRORS.tooMany(count, args.max_edits))
    const staged = await stageAll(made, context)
    if (!staged.ok) return staged
    const files = made.map(({ path }): string => path)
    return succeeded({ edits: count, files_changed: files.length, files, changes }, describe(count, files.length, changes), {
      ...seen.value,
      warnings: [...seen.value.warnings, ...(found.size > 0 ? [] : nothingFound(edits.value))],
      filesAffected: files,
    })
  },
})

const pathArgument = (description: string) =>
  z.optional(
    z.string().check(
      z.refine((text) => text.startsWith('$'), "must begin with '$', such as $.engines.node"),
      z.describe(description),
    ),
  )

function editArgument() {
  return z.strictObject({
    set: pathArgument('Path of values to set to what "to" says'),
    delete: pathArgument('Path of values to delete'),
    rename: pathArgument('Path of members whose key becomes what "to" says'),
    append: pathArgument('Path of lists that get "value" as their last item, unless they have it'),
    merge: pathArgument('Path of objects that get the members of "with" that they do not have'),
    replace: pathArgument('Path of texts and numbers in which "find" is replaced by "to"'),
    to: z.optional(
      z
        .unknown()
        .check(
          z.describe(
            'With set: any value. With rename: the new key. With replace: what to put there; $1, $<name> and $& insert what was matched',
          ),
        ),
    ),
    when: z.optional(
      z
        .enum(SET_WHEN)
        .check(
          z.describe(
            'With set: change only values that are there (exists, the default), add only those that are not (missing), or both (always)',
          ),
        ),
    ),
    value: z.optional(z.unknown().check(z.describe('With append: the item'))),
    with: z.optional(z.record(z.string(), z.unknown()).check(z.describe('With merge: the members; objects in them are merged in turn'))),
    find: z.optional(textArgument('With replace: a regular expression (JavaScript syntax)').check(z.minLength(1, 'must not be empty'))),
  })
}

function changeOutput() {
  return z.strictObject({
    file: z.string().check(z.describe('File that changed')),
    edit: z.int().check(z.describe('Which of the edits did it, from 0')),
    path: z.string().check(z.describe("Where in the file, as a normalized path: $['engines']['node']")),
    line: z.int().check(z.describe('Line number before the edit, from 1')),
    before: z.optional(z.unknown().check(z.describe('What was there; left out for something new'))),
    after: z.optional(z.unknown().check(z.describe('What is there now; left out for something deleted'))),
  })
}

type EditArgument = Readonly<Partial<Record<Action, string>>> & {
  readonly to?: PlainData
  readonly when?: (typeof SET_WHEN)[number]
  readonly value?: PlainData
  readonly with?: { readonly [key: string]: PlainData }
  readonly find?: string
}

function findProblems(edits: unknown, check: (edit: KnownArguments, index: number) => RuleProblem | undefined): readonly RuleProblem[] {
  const all: readonly unknown[] = Array.isArray(edits) ? edits : []
  return all.flatMap((edit, index) => (typeof edit === 'object' && edit !== null ? (check(edit as KnownArguments, index) ?? []) : []))
}

/** What is wrong with an edit, as far as it alone tells. */
function checkEdit(fields: KnownArguments, index: number): RuleProblem | undefined {
  const given = Object.keys(fields).filter((key) => fields[key] !== undefined)
  const actions = ACTIONS.filter((action) => given.includes(action))
  const [action, second] = actions
  const wrong = (code: RuleProblem['code'], message: string, key?: string): RuleProblem => ({
    path: ['edits', index, ...(key === undefined ? [] : [key])],
    code,
    message: `edits[${index}]: ${message}`,
    suggestion: 'See the arguments of edit_data: sous tool edit_data --help',
  })
  if (action === undefined) return wrong('missing_argument', `needs exactly one of ${ACTIONS.join(', ')}, got none`)
  if (second !== undefined)
    return wrong('argument_conflict', `needs exactly one of ${ACTIONS.join(', ')}, got ${actions.join(' and ')}`, second)
  const known = FIELDS[action]
  const missing = Object.keys(known).find((field) => known[field] === true && !given.includes(field))
  if (missing !== undefined) return wrong('missing_argument', `${action} needs ${missing}`)
  const extra = given.find((field) => field !== action && !Object.hasOwn(known, field))
  if (extra !== undefined) return wrong('argument_conflict', `${action} takes no ${extra}`, extra)
  const { to, value, with: members } = fields
  if ((action === 'rename' || action === 'replace') && typeof to !== 'string' && to !== UNKNOWN)
    return wrong('invalid_argument', `${action} needs text for 'to'`, 'to')
  const texts = [to, value, members].map((part) => JSON.stringify(part) ?? '')
  return texts.some((text) => /(?<!\\)(?:\\\\)*\\ud[89a-f]/.test(text))
    ? wrong('invalid_argument', 'contains half of a surrogate pair, which cannot be written to a file')
    : undefined
}

interface WrittenEdit {
  readonly edit: KnownArguments
  readonly index: number
  readonly compile: CompileQuery
  readonly trial: PatternTrial | undefined
}

/** The path and the regular expression of an edit, where they are known. */
function checkPatterns({ edit, index, compile, trial }: WrittenEdit): RuleProblem | undefined {
  const action = ACTIONS.find((each) => edit[each] !== undefined)
  const path = action === undefined ? undefined : edit[action]
  if (action === undefined || typeof path !== 'string') return undefined
  const query = compile(path)
  if (!query.ok) return checkCompiled(query, ['edits', index, action])
  if (action === 'replace' && typeof edit['find'] !== 'string') return undefined
  const known = Object.fromEntries(Object.entries(edit).filter(([, value]) => value !== UNKNOWN)) as EditArgument
  const compiled = compileEdit({ to: '', ...known }, query.value, trial)
  const wrong = action !== 'replace' ? action : !compiled.ok && compiled.error.code === 'invalid_pattern' ? 'find' : 'to'
  return checkCompiled(compiled, ['edits', index, wrong])
}

async function compileEdits(given: readonly EditArgument[], context: ToolContext): Promise<Result<readonly DataEdit[], ToolError>> {
  const queries = await compileQueries(given.map((edit) => ACTIONS.map((action) => edit[action]).find((path) => path !== undefined) ?? ''))
  if (!queries.ok) return queries
  const compiled: DataEdit[] = []
  for (const [index, query] of queries.value.entries()) {
    const edit = compileEdit(given[index] ?? {}, query, trialIn(context))
    if (!edit.ok) return edit
    compiled.push(edit.value)
  }
  return success(compiled)
}

function compileEdit(edit: EditArgument, query: DataQuery, trial: PatternTrial | undefined): Result<DataEdit, ToolError> {
  if (edit.set !== undefined) {
    const when = edit.when ?? 'exists'
    if (when !== 'exists' && !query.endsInName) return failure(ERRORS.needsName(when, query.source))
    return success({ kind: 'set', query, value: edit.to ?? null, when })
  }
  if (edit.delete !== undefined) return success({ kind: 'delete', query })
  if (edit.rename !== undefined) return success({ kind: 'rename', query, key: String(edit.to) })
  if (edit.append !== undefined) return success({ kind: 'append', query, value: edit.value ?? null })
  if (edit.merge !== undefined) return success({ kind: 'merge', query, value: isObject(edit.with) ? edit.with : {} })
  const replacement = compileReplacement({
    find: edit.find ?? '',
    replace: String(edit.to),
    isRegex: true,
    trial,
    caseSensitive: true,
    multiline: false,
  })
  return replacement.ok ? success({ kind: 'replace', query, replacement: replacement.value }) : replacement
}

/** Several edits one after the other leave no list of splices: the whole text is compared when it is shown. */
function encodeEdit(file: Parameters<typeof makeEdit>[0]['file'], text: string, limit: number): Result<MadeEdit | undefined, ToolError> {
  const bytes = encodeFile({ ...file.text, text })
  if (bytes.length > limit) return failure(tooLarge(`File '${file.path}' after the edit`, bytes.length, limit))
  return success(text === file.text.text ? undefined : { path: file.path, before: file.content, bytes })
}

/**
 * Several edits of a call can be for different kinds of files, so that only all of them together find nothing. Something that was
 * deleted or renamed before is not there any more, and that is right.
 */
function nothingFound(edits: readonly DataEdit[]): readonly string[] {
  const [first, ...others] = edits.filter(({ kind }) => kind !== 'delete' && kind !== 'rename')
  if (first === undefined) return []
  const all = others.length === 0 ? ' selects' : ` and ${countOf(others.length, 'other path')} select`
  return [`'${first.query.source}'${all} nothing in any of the files`]
}

function describe(count: number, files: number, changes: readonly FileDataChange[]): string {
  if (count === 0) return '0 edits'
  const shown = changes.slice(0, MAX_CHANGES_SHOWN).map((change) => `\n  ${change.file}:${change.line}: ${describeChange(change)}`)
  const more = count > shown.length ? `\n  … and ${count - shown.length} more` : ''
  return `Changed ${countOf(count, 'value')} in ${countOf(files, 'file')}:${shown.join('')}${more}`
}

function describeChange({ path, before, after }: FileDataChange): string {
  if (after === undefined) return `${path} deleted`
  if (before === undefined) return `${path} = ${shortData(after as PlainData)}`
  return `${path} ${shortData(before as PlainData)} → ${shortData(after as PlainData)}`
}

const ERRORS = {
  tooMany: (count: number, most: number) =>
    toolError(
      'limit_exceeded',
      `${countOf(count, 'value')} would change, more than the ${most} allowed by max_edits; nothing was changed`,
      'Use a narrower path, or raise max_edits.',
    ),
  needsName: (when: string, path: string) =>
    toolError(
      'invalid_arguments',
      `when: ${when} needs a path that ends in a name, and '${path}' does not`,
      'End the path in the name of the value to add, or use when: exists.',
    ),
}
