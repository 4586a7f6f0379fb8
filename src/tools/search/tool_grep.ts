import * as z from 'zod/mini'
import { briefText } from '../../base/path.ts'
import { succeeded } from '../../base/result.ts'
import { countOf } from '../../base/text/wording.ts'
import { regexPattern } from '../../workspace/search/pattern.ts'
import { searchFiles } from '../../workspace/search/search.ts'
import {
  asList,
  extensionIn,
  fileTypeArgument,
  globsArgument,
  includeArgument,
  resultLimit,
  searchGeneratedArgument,
} from '../kit/argument-schemas.ts'
import { parseDirectoryArgument } from '../kit/path-arguments.ts'
import { defineTool, trialIn } from '../kit/tool.ts'
import { findingsOf, groupsOutput, renderWithContext, searchWarnings, truncationWarning, whyUnfinished } from './search-output.ts'

const MAX_CONTEXT_LINES = 20
const HIDDEN = '(not shown)'

export const grep = defineTool({
  name: 'grep',
  summary: 'Search file contents with a regular expression.',
  category: 'Search & Discovery',
  effect: 'read',
  risk: 'read_only',
  permissions: ['ReadFiles'],
  args: () =>
    z.strictObject({
      pattern: z
        .string()
        .check(
          z.minLength(1),
          z.describe(
            'Regular expression in JavaScript syntax, matched line by line. With *, + or {n,} it skips lines over 10,000 characters with a warning',
          ),
        ),
      case_sensitive: z._default(z.boolean().check(z.describe('Whether to match case')), true),
      file_type: fileTypeArgument(),
      include: includeArgument('Only search files that match one of these globs, relative to the working directory'),
      exclude: globsArgument('Skip files and directories that match one of these globs'),
      include_generated: searchGeneratedArgument(),
      path: z._default(
        z.string().check(z.describe('Directory or file to search. A file named here may have up to 10 MB, others up to 1 MB')),
        '.',
      ),
      context_lines: z._default(
        z.int().check(z.gte(0), z.lte(MAX_CONTEXT_LINES), z.describe('How many lines to show before and after each match')),
        2,
      ),
      hide_text: z._default(
        z.boolean().check(z.describe('Report only the position of matches, not their text: for secrets, for example')),
        false,
      ),
      max_results: z.optional(z.int().check(z.gte(1), z.describe('How many matches to return (default: 50, at most 500)'))),
      max_depth: z.optional(z.int().check(z.gte(0), z.describe('How many directories deep to search'))),
    }),
  outputs: () =>
    z.strictObject({
      matches: z.array(matchOutput()).check(z.describe('The matching lines, at most max_results')),
      files: z.array(z.string()).check(z.describe('Every file with a match, however many matches are returned')),
      count: z.int().check(z.describe('Number of files with a match')),
      total_matches: z.int().check(z.describe('Number of matching lines in all files')),
      files_searched: z.int().check(z.describe('Number of text files searched')),
      truncated: z.boolean().check(z.describe('Whether there are more matches than returned')),
    }),
  metadata: ['count', 'total_matches', 'files_searched', 'truncated'],
  when: 'Use it to find lines with a regular expression. In recipes, use it instead of grep_search: it has more filters.',
  termination:
    'Use terminate=false if the results need further processing, such as reading or editing the files; terminate=true if they are what the user asked to see.',
  examples: [
    { description: 'Find async functions in Rust sources', args: { pattern: 'async fn.*execute', file_type: 'rs' } },
    {
      description: 'Find a word in any case, without context lines',
      args: { pattern: 'todo', case_sensitive: false, context_lines: 0 },
    },
    { description: 'Search only some files', args: { pattern: 'FROM node:\\d+', include: '**/Dockerfile' } },
  ],
  async run(args, context) {
    const { limits } = context
    const pattern = regexPattern(args.pattern, { caseSensitive: args.case_sensitive, trial: trialIn(context) })
    if (!pattern.ok) return pattern
    const under = parseDirectoryArgument(args.path)
    if (!under.ok) return under
    const { limit, warnings } = resultLimit(args.max_results, { usual: limits.grepResults, maximum: limits.grepResultsMaximum })
    const maxDepth = args.max_depth ?? limits.searchDepth
    const selection = {
      under: under.value,
      include: asList(args.include),
      exclude: asList(args.exclude),
      editable: !(args.include_generated ?? context.walk?.isVerify !== true),
      maxDepth,
      ...(args.file_type !== undefined && { extension: extensionIn(args.file_type) }),
    }
    const contextLines = args.hide_text ? 0 : args.context_lines
    const search = { pattern: pattern.value, selection, maxMatches: limit, contextLines }
    const found = await searchFiles(search, context)
    if (!found.ok) return found
    const { totalMatches } = found.value
    const matches = args.hide_text
      ? found.value.matches.map(({ groups: _, ...match }) => ({ ...match, text: HIDDEN }))
      : found.value.matches
    const value = {
      matches: matches.map((match) => ({ ...match, before: [...match.before], after: [...match.after] })),
      files: found.value.files.map((file): string => file.path),
      count: found.value.files.length,
      total_matches: totalMatches,
      files_searched: found.value.filesSearched,
      truncated: totalMatches > matches.length,
    }
    const output =
      totalMatches === 0
        ? `No matches found for '${briefText(args.pattern)}'`
        : `Found ${countOf(totalMatches, 'match', 'matches')} in ${countOf(value.count, 'file')} for '${briefText(args.pattern)}':${renderWithContext(matches)}`
    return succeeded(value, output, {
      findings: findingsOf(matches, totalMatches),
      unfinished: whyUnfinished(found.value, limits)[0],
      leftOut: found.value.leftOut,
      warnings: [
        ...warnings,
        ...truncationWarning(totalMatches, matches.length, 'narrow the pattern, or use path, include or file_type'),
        ...searchWarnings(found.value, limits, maxDepth),
      ],
    })
  },
})

function matchOutput() {
  return z.strictObject({
    path: z.string().check(z.describe('File with the match')),
    line: z.int().check(z.describe('Line number, from 1')),
    column: z.int().check(z.describe('Column of the match, from 1')),
    text: z.string().check(z.describe('The line, or the part of a very long line around the match')),
    before: z.array(z.string()).check(z.describe('Lines before it')),
    after: z.array(z.string()).check(z.describe('Lines after it')),
    groups: groupsOutput(),
  })
}
