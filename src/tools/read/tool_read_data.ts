import * as z from 'zod/mini'
import { succeeded, type ToolResult } from '../../base/result.ts'
import { countOf } from '../../base/text/wording.ts'
import { compileQueries, loadQueryCompiler } from '../../workspace/data/data-query.ts'
import type { PlainData } from '../../workspace/data/data-tree.ts'
import { readDocument } from '../../workspace/data/edit-document.ts'
import { PATH_OR_INCLUDE } from '../kit/argument-schemas.ts'
import { defineTool } from '../kit/tool.ts'
import { checkCompiled, dataFileArguments, forEachDataFile } from './data-files.ts'

const MAX_VALUES = 1000
const MAX_VALUES_SHOWN = 20
const MAX_SHOWN_CHARACTERS = 60

interface ReadValue {
  readonly file: string
  readonly path: string
  readonly document: number
  readonly line: number
  readonly column: number
  readonly value: unknown
}

interface ReadValues {
  readonly values: ReadValue[]
  readonly count: number
  readonly files: string[]
  readonly truncated: boolean
}

export const readData = defineTool({
  name: 'read_data',
  summary: 'Read values from JSON, JSONC, YAML and TOML files by a JSONPath.',
  category: 'File Reading',
  effect: 'read',
  risk: 'read_only',
  permissions: ['ReadFiles'],
  args: () =>
    z.strictObject({
      ...dataFileArguments(),
      query: z.string().check(
        z.refine((text) => text.startsWith('$'), "must begin with '$', such as $.engines.node"),
        z.describe('JSONPath (RFC 9535) of the values, such as $.engines.node or $.jobs[*].steps[*].uses'),
      ),
    }),
  outputs: () =>
    z.strictObject({
      values: z.array(valueOutput()).check(z.describe(`The values in the order of the files, at most ${MAX_VALUES}`)),
      count: z.int().check(z.describe('How many values the path selects in all files')),
      files: z.array(z.string()).check(z.describe('Paths of the files that have one')),
      truncated: z.boolean().check(z.describe('Whether there are more values than returned')),
    }),
  metadata: ['count', 'truncated'],
  when: 'Use it to take a value from a file into a later step, as steps.<id>.outputs.values[0].value. A path that selects nothing is not an error: use expect to make it one.',
  termination: 'Use terminate=false when a value is needed for a next step; terminate=true when the user only asked to see it.',
  examples: [
    { description: 'Read the version of a package', args: { path: 'package.json', query: '$.version' } },
    {
      description: 'Find out which actions the workflows use',
      args: { include: '.github/workflows/*', exclude: '**/*.md', query: '$.jobs[*].steps[*].uses' },
    },
  ],
  rules: [PATH_OR_INCLUDE],
  async loadRules() {
    const compile = await loadQueryCompiler()
    return [{ check: ({ query }) => (typeof query === 'string' ? checkCompiled(compile(query), ['query']) : undefined) }]
  },
  async run(args, context): Promise<ToolResult<ReadValues>> {
    const queries = await compileQueries([args.query])
    if (!queries.ok) return queries
    const [query] = queries.value
    if (query === undefined) throw new Error('No query was compiled')
    const values: ReadValue[] = []
    const files: string[] = []
    let count = 0
    const seen = await forEachDataFile(
      args,
      {
        work: ({ adapter, text }) => readDocument(adapter, text.text, query),
        finish({ path }, found) {
          if (found.length > 0) files.push(path)
          count += found.length
          for (const each of found.slice(0, MAX_VALUES - values.length)) values.push({ file: path, ...each, value: each.value })
          return undefined
        },
        needsTimeLimit: query.needsTimeLimit,
      },
      context,
    )
    if (!seen.ok) return seen
    const truncated = count > values.length
    const more = truncated ? [`Found ${count} values, returning the first ${values.length}; narrow the path or the files`] : []
    return succeeded({ values, count, files, truncated }, describe(values, count, args.query), {
      ...seen.value,
      warnings: [...seen.value.warnings, ...more],
    })
  },
})

function valueOutput() {
  return z.strictObject({
    file: z.string().check(z.describe('File with the value')),
    path: z.string().check(z.describe("Where it is in the file, as a normalized path: $['engines']['node']")),
    document: z.int().check(z.describe('Which document of a YAML file it is in, from 1')),
    line: z.int().check(z.describe('Line number, from 1')),
    column: z.int().check(z.describe('Column, from 1')),
    value: z.unknown().check(z.describe('The value: text, number, true, false, null, list or object')),
  })
}

function describe(values: readonly ReadValue[], count: number, query: string): string {
  if (count === 0) return `No values found for '${query}'`
  const shown = values
    .slice(0, MAX_VALUES_SHOWN)
    .map((each) => `\n  ${each.file}:${each.line}: ${each.path} = ${shortData(each.value as PlainData)}`)
  const more = count > shown.length ? `\n  … and ${count - shown.length} more` : ''
  return `Found ${countOf(count, 'value')} for '${query}':${shown.join('')}${more}`
}

/** A value as JSON, cut to what fits into a line. */
export function shortData(value: PlainData): string {
  const text = JSON.stringify(value)
  return text.length > MAX_SHOWN_CHARACTERS ? `${text.slice(0, MAX_SHOWN_CHARACTERS).trimEnd()}…` : text
}
