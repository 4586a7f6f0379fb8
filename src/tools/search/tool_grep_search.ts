import * as z from 'zod/mini'
import { briefText } from '../../base/path.ts'
import { succeeded } from '../../base/result.ts'
import { countOf } from '../../base/text/wording.ts'
import { regexPattern, textPattern } from '../../workspace/search/pattern.ts'
import { searchFiles } from '../../workspace/search/search.ts'
import { asGlob, asList, globsArgument } from '../kit/argument-schemas.ts'
import { defineTool, trialIn } from '../kit/tool.ts'
import { findingsOf, groupsOutput, renderMatches, searchWarnings, truncationWarning, whyUnfinished } from './search-output.ts'

const MAX_RESULTS = 1000

export const grepSearch = defineTool({
  name: 'grep_search',
  summary: 'Search file contents for text or a regular expression.',
  category: 'Search & Discovery',
  effect: 'read',
  risk: 'read_only',
  permissions: ['ReadFiles'],
  args: () =>
    z.strictObject({
      pattern: z.string().check(z.minLength(1), z.describe('Text or regex pattern to search for')),
      is_regex: z._default(
        z
          .boolean()
          .check(
            z.describe('Whether pattern is regex (default: false); with *, + or {n,} it skips lines over 10,000 characters with a warning'),
          ),
        false,
      ),
      file_pattern: z.optional(
        asGlob(z.string().check(z.minLength(1), z.describe('Glob pattern to limit files searched (default: all files)'))),
      ),
      exclude: globsArgument('Skip files and directories that match one of these globs'),
      max_results: z._default(
        z.int().check(z.gte(1), z.lte(MAX_RESULTS), z.describe('Maximum number of results to return (default: 100)')),
        100,
      ),
    }),
  outputs: () =>
    z.strictObject({
      total_matches: z.int().check(z.describe('Number of matching lines in all files')),
      files_searched: z.int().check(z.describe('Number of text files searched')),
      pattern: z.string().check(z.describe('The pattern, as given')),
      matches: z.array(matchOutput()).check(z.describe('The matching lines, at most max_results')),
      files: z.array(z.string()).check(z.describe('Every file with a match, however many matches are returned')),
    }),
  metadata: ['total_matches', 'files_searched', 'pattern'],
  when: 'Use it to find lines that contain a plain text, without escaping. In recipes, use grep instead: it has more filters.',
  termination:
    'Use terminate=false if the results need further processing, such as reading or editing the files; terminate=true if they are what the user asked to see.',
  examples: [
    { description: 'Find a text as it is', args: { pattern: 'TODO' } },
    {
      description: 'Find with a regular expression in some files',
      args: { pattern: 'def \\w+_test', is_regex: true, file_pattern: '**/*.py' },
    },
  ],
  async run(args, context) {
    const options = { caseSensitive: true, trial: trialIn(context) }
    const pattern = args.is_regex ? regexPattern(args.pattern, options) : textPattern(args.pattern, options)
    if (!pattern.ok) return pattern
    const maxDepth = context.limits.searchDepth
    const selection = {
      include: asList(args.file_pattern),
      exclude: asList(args.exclude),
      editable: context.walk?.isVerify === true,
      maxDepth,
    }
    const found = await searchFiles({ pattern: pattern.value, selection, maxMatches: args.max_results, contextLines: 0 }, context)
    if (!found.ok) return found
    const { totalMatches, filesSearched, matches } = found.value
    const value = {
      total_matches: totalMatches,
      files_searched: filesSearched,
      pattern: args.pattern,
      matches: matches.map(({ path, line, column, text, groups }) => ({ path, line, column, text, ...(groups && { groups }) })),
      files: found.value.files.map((file): string => file.path),
    }
    const output =
      totalMatches === 0
        ? `No matches found for '${briefText(args.pattern)}'`
        : `Found ${countOf(totalMatches, 'match', 'matches')} for '${briefText(args.pattern)}':${renderMatches(matches)}`
    return succeeded(value, output, {
      findings: findingsOf(matches, totalMatches),
      unfinished: whyUnfinished(found.value, context.limits)[0],
      leftOut: found.value.leftOut,
      warnings: [
        ...truncationWarning(totalMatches, matches.length, 'narrow the pattern or set file_pattern'),
        ...searchWarnings(found.value, context.limits, maxDepth),
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
    groups: groupsOutput(),
  })
}
