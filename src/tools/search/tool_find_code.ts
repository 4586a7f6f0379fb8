import * as z from 'zod/mini'
import { briefText } from '../../base/path.ts'
import { succeeded } from '../../base/result.ts'
import { countOf, nameSome } from '../../base/text/wording.ts'
import { type CodeFile, type CodeSearchOutcome, searchCode } from '../../workspace/code/search-code.ts'
import { asList, globsArgument, includeArgument, resultLimit, searchGeneratedArgument } from '../kit/argument-schemas.ts'
import { CODE_RULES, codeArguments, codeQuery } from '../kit/code-arguments.ts'
import { parseDirectoryArgument } from '../kit/path-arguments.ts'
import { defineTool } from '../kit/tool.ts'
import { codeWarnings, findingsOf, renderWithContext, truncationWarning, whyCodeUnfinished } from './search-output.ts'

const MAX_CONTEXT_LINES = 20
const MAX_NAMED_FILES = 5

type FoundFile = Pick<CodeFile, 'path' | 'outcome'>

export const findCode = defineTool({
  name: 'find_code',
  summary: 'Find code by its structure, whatever its spacing and line breaks.',
  category: 'Search & Discovery',
  effect: 'read',
  risk: 'read_only',
  permissions: ['ReadFiles'],
  args: () =>
    z.strictObject({
      ...codeArguments(),
      include_generated: searchGeneratedArgument(),
      path: z._default(z.string().check(z.describe('Directory or file to search')), '.'),
      include: includeArgument('Only search files that match one of these globs'),
      exclude: globsArgument('Skip files and directories that match one of these globs'),
      context_lines: z._default(
        z.int().check(z.gte(0), z.lte(MAX_CONTEXT_LINES), z.describe('How many lines to show before and after each match')),
        0,
      ),
      max_results: z.optional(z.int().check(z.gte(1), z.describe('How many matches to return (default: 50, at most 500)'))),
    }),
  outputs: () =>
    z.strictObject({
      matches: z.array(codeMatchOutput()).check(z.describe('The matches, at most max_results')),
      files: z.array(z.string()).check(z.describe('Every file with a match, however many matches are returned')),
      count: z.int().check(z.describe('Number of files with a match')),
      total_matches: z.int().check(z.describe('Number of matches in all files')),
      files_searched: z.int().check(z.describe('Number of files of the language')),
      truncated: z.boolean().check(z.describe('Whether there are more matches than returned')),
    }),
  metadata: ['count', 'total_matches', 'files_searched', 'truncated'],
  when: 'Use it to find calls, declarations and other structures of code: it ignores spacing, and text in comments and strings. For words and lines, use grep.',
  termination:
    'Use terminate=false if the results need further processing, such as reading or editing the files; terminate=true if they are what the user asked to see.',
  examples: [
    { description: 'Find calls with any arguments', args: { language: 'typescript', pattern: 'readFile($$$ARGS)' } },
    {
      description: 'Find await in a loop, but not in a function inside of it',
      args: {
        language: 'typescript',
        rule: {
          pattern: 'await $CALL',
          inside: { any: [{ kind: 'for_statement' }, { kind: 'for_in_statement' }], stopBy: { kind: 'arrow_function' } },
        },
      },
    },
  ],
  rules: CODE_RULES,
  async run(args, context) {
    const { limits } = context
    const under = parseDirectoryArgument(args.path)
    if (!under.ok) return under
    const { limit, warnings } = resultLimit(args.max_results, { usual: limits.grepResults, maximum: limits.grepResultsMaximum })
    const end = context.clock.elapsed() + limits.searchMs
    const selection = {
      under: under.value,
      include: asList(args.include),
      exclude: asList(args.exclude),
      editable: !(args.include_generated ?? context.walk?.isVerify !== true),
      maxDepth: limits.searchDepth,
    }
    const job = { query: codeQuery(args), shown: { most: limit, contextLines: args.context_lines } }
    const keep = ({ path, outcome }: FoundFile) => ({ path, outcome })
    const found = await searchCode({ job, keep, selection, remainingMs: () => end - context.clock.elapsed() }, context)
    if (!found.ok) return found
    const { files, filesSearched } = found.value
    const all = files.flatMap(({ path, outcome }) => outcome.shown.map((match) => ({ path, ...match })))
    const matches = all.slice(0, limit)
    const total = files.reduce((sum, { outcome }) => sum + outcome.count, 0)
    const value = {
      matches: matches.map(({ endLine, ...match }) => ({
        ...match,
        end_line: endLine,
        before: [...match.before],
        after: [...match.after],
        groups: { ...match.groups },
      })),
      files: files.map(({ path }): string => path),
      count: files.length,
      total_matches: total,
      files_searched: filesSearched,
      truncated: total > matches.length,
    }
    const what = briefText(args.pattern ?? JSON.stringify(args.rule))
    const output =
      total === 0
        ? `No matches found for '${what}'`
        : `Found ${countOf(total, 'match', 'matches')} in ${countOf(files.length, 'file')} for '${what}':${renderWithContext(matches)}`
    return succeeded(value, output, {
      findings: findingsOf(matches, total),
      unfinished: whyCodeUnfinished(found.value, limits)[0],
      leftOut: found.value.leftOut,
      warnings: [
        ...warnings,
        ...truncationWarning(total, matches.length, 'narrow the pattern, or use path or include'),
        ...codeWarnings(found.value, limits, 'name the file exactly to search it'),
        ...brokenWarning(found.value),
        ...(filesSearched === 0 ? [`No ${args.language} files were searched`] : []),
      ],
    })
  },
})

function brokenWarning({ files }: CodeSearchOutcome<FoundFile>): readonly string[] {
  const broken = files.flatMap(({ path, outcome: { brokenAt } }) =>
    brokenAt === undefined ? [] : [`${path}:${brokenAt.line}:${brokenAt.column}`],
  )
  return broken.length === 0 ? [] : [`Matches may be wrong next to syntax errors: ${nameSome(broken, MAX_NAMED_FILES)}`]
}

function codeMatchOutput() {
  return z.strictObject({
    path: z.string().check(z.describe('File with the match')),
    line: z.int().check(z.describe('Line where it starts, from 1')),
    column: z.int().check(z.describe('Column where it starts, from 1')),
    end_line: z.int().check(z.describe('Line where it ends')),
    text: z.string().check(z.describe('The line where it starts, or the part of a very long line')),
    before: z.array(z.string()).check(z.describe('Lines before it')),
    after: z.array(z.string()).check(z.describe('Lines after it')),
    groups: z.record(z.string(), z.string()).check(z.describe('What each capture stands for, by its name without $')),
  })
}
