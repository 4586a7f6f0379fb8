import * as z from 'zod/mini'
import { type ToolError, toolError } from '../../base/errors/tool-errors.ts'
import { failed, failure, type Result, succeeded, success, type ToolResult } from '../../base/result.ts'
import { countOf } from '../../base/text/wording.ts'
import { type DataEdit, SET_WHEN } from '../../workspace/data/data-operations.ts'
import { compileQueries, type DataQuery } from '../../workspace/data/data-query.ts'
import { isObject, type PlainData } from '../../workspace/data/data-tree.ts'
import { type DataChange, editDocument } from '../../workspace/data/edit-document.ts'
import { compileReplacement } from '../../workspace/text/replace.ts'
import { encodeFile } from '../../workspace/text/text.ts'
import { previewArgument, textArgument } from '../kit/argument-schemas.ts'
import { defineTool, type ToolContext, trialIn } from '../kit/tool.ts'
import { dataFileArguments, forEachDataFile } from '../read/data-files.ts'
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
      edits: z
        .array(editArgument())
        .check(
          z.minLength(1, 'must not be empty'),
          z.describe(
            'What to change, one after the other. Each has one of set, delete, rename, append, merge and replace, with a JSONPath (RFC 9535)',
          ),
        ),
      max_edits: z.optional(z.int().check(z.gte(1), z.describe('Fail, and change nothing, when more values would change'))),
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
  when: 'Use it to change values in structured files: it touches nothing else, and fails rather than change the meaning of another value. A path that selects nothing, or values that are already right, are not errors: use expect to make them some.',
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
  refuse: ({ edits }) => edits.map(checkEdit).find((problem) => problem !== undefined),
  async run(args, context): Promise<ToolResult<EditedData>> {
    const edits = await compileEdits(args.edits as readonly EditArgument[], context)
    if (!edits.ok) return edits
    const made: MadeEdit[] = []
    const changes: FileDataChange[] = []
    const found = new Set<number>()
    let count = 0
    const limit = context.limits.writeFileBytes
    const warnings = await forEachDataFile(
      args,
      {
        work: ({ adapter, text }) => editDocument(adapter, text.text, edits.value),
        finish(file, edited) {
          for (const index of edited.found) found.add(index)
          if (edited.changes.length === 0) return undefined
          count += edited.changes.length
          for (const change of edited.changes.slice(0, MAX_CHANGES - changes.length)) changes.push({ file: file.path, ...change })
          const edit =
            edited.splices === undefined
              ? encodeEdit(file, edited.text, limit)
              : makeEdit({ file, edits: edited.splices, written: edited.splices.map((splice) => splice.replacement), limit })
          if (!edit.ok) return edit.error
          if (edit.value !== undefined) made.push(edit.value)
          return undefined
        },
        needsTimeLimit: edits.value.some((edit) => edit.kind === 'replace' || edit.query.hasPattern),
      },
      context,
    )
    if (!warnings.ok) return warnings
    if (args.max_edits !== undefined && count > args.max_edits)
      return failed(
        'limit_exceeded',
        `${countOf(count, 'value')} would change, more than the ${args.max_edits} allowed by max_edits; nothing was changed`,
        'Say more exactly which values are meant, or raise max_edits.',
      )
    const staged = await stageAll(made, context)
    if (!staged.ok) return staged
    const files = made.map(({ path }): string => path)
    return succeeded({ edits: count, files_changed: files.length, files, changes }, describe(count, files.length, changes), {
      warnings: [...warnings.value, ...edits.value.flatMap((edit, index) => (found.has(index) ? [] : nothingFound(edit)))],
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

/** What is wrong with an edit, as far as it alone tells. */
function checkEdit(edit: Readonly<Record<string, unknown>>, index: number): ToolError | undefined {
  const given = Object.keys(edit).filter((key) => edit[key] !== undefined)
  const actions = ACTIONS.filter((action) => given.includes(action))
  const [action] = actions
  if (action === undefined || actions.length > 1)
    return wrongEdit(index, `needs exactly one of ${ACTIONS.join(', ')}, got ${actions.length === 0 ? 'none' : actions.join(' and ')}`)
  const fields = FIELDS[action]
  const missing = Object.keys(fields).find((field) => fields[field] === true && !given.includes(field))
  if (missing !== undefined) return wrongEdit(index, `${action} needs ${missing}`)
  const extra = given.find((field) => field !== action && !Object.hasOwn(fields, field))
  if (extra !== undefined) return wrongEdit(index, `${action} takes no ${extra}`)
  if ((action === 'rename' || action === 'replace') && typeof edit['to'] !== 'string')
    return wrongEdit(index, `${action} needs a text as to`)
  const texts = [edit['to'], edit['value'], edit['with']].map((value) => JSON.stringify(value) ?? '')
  return texts.some((text) => /\\ud[89a-f]/i.test(text))
    ? wrongEdit(index, 'contains half of a surrogate pair, which cannot be written to a file')
    : undefined
}

function wrongEdit(index: number, message: string): ToolError {
  return toolError('invalid_arguments', `edits[${index}]: ${message}`, 'See the arguments of edit_data: sous tool edit_data --help')
}

async function compileEdits(given: readonly EditArgument[], context: ToolContext): Promise<Result<readonly DataEdit[], ToolError>> {
  const queries = await compileQueries(given.map((edit) => ACTIONS.map((action) => edit[action]).find((path) => path !== undefined) ?? ''))
  if (!queries.ok) return queries
  const compiled: DataEdit[] = []
  for (const [index, query] of queries.value.entries()) {
    const edit = compileEdit(given[index] ?? {}, query, context)
    if (!edit.ok) return edit
    compiled.push(edit.value)
  }
  return success(compiled)
}

function compileEdit(edit: EditArgument, query: DataQuery, context: ToolContext): Result<DataEdit, ToolError> {
  if (edit.set !== undefined) {
    const when = edit.when ?? 'exists'
    if (when !== 'exists' && !query.endsInName)
      return failure(
        toolError(
          'invalid_arguments',
          `when: ${when} needs a path that ends in a name, and '${query.source}' does not`,
          'End the path in the name of the value to add, or use when: exists.',
        ),
      )
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
    trial: trialIn(context),
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

/** Something that was deleted or renamed before is not there any more, and that is right. */
function nothingFound({ kind, query }: DataEdit): readonly string[] {
  return kind === 'delete' || kind === 'rename' ? [] : [`'${query.source}' selects nothing in any of the files`]
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
