import * as z from 'zod/mini'
import { compareBytes } from '../../base/bytes.ts'
import type { ToolError } from '../../base/errors/tool-errors.ts'
import { briefText, type RepoPath } from '../../base/path.ts'
import { type Result, succeeded, success } from '../../base/result.ts'
import { countOf, escapeRegex } from '../../base/text/wording.ts'
import { parseExcludes } from '../../workspace/glob/glob.ts'
import { type FileSelection, selectFiles } from '../../workspace/search/file-selection.ts'
import { regexPattern, textPattern } from '../../workspace/search/pattern.ts'
import { type FileMatches, type SearchOutcome, searchFiles } from '../../workspace/search/search.ts'
import { asList, extensionIn, fileTypeArgument, globsArgument, resultLimit } from '../kit/argument-schemas.ts'
import { defineTool, type ToolContext, trialIn } from '../kit/tool.ts'
import { searchWarnings, whyUnfinished } from './search-output.ts'

/** A file that contains the query in its name, path or content. */
interface Found {
  readonly path: RepoPath
  readonly inName: boolean
  readonly matches: number
  readonly wordMatches: number
}

export const search = defineTool({
  name: 'search',
  summary: 'Find files with a text in their name or content, most relevant first.',
  category: 'Search & Discovery',
  effect: 'read',
  risk: 'read_only',
  permissions: ['ReadFiles'],
  args: () =>
    z.strictObject({
      query: z.string().check(z.minLength(1), z.describe('Plain text to find, ignoring case')),
      file_type: fileTypeArgument(),
      exclude_dirs: globsArgument('Directories to skip: a name anywhere (node_modules) or a path (src/generated)'),
      exclude: globsArgument('Skip files and directories that match one of these globs'),
      max_results: z.optional(z.int().check(z.gte(1), z.describe('How many files to return (default: 50, at most 500)'))),
    }),
  outputs: () =>
    z.strictObject({
      results: z.array(resultOutput()).check(z.describe('The files found, most relevant first, at most max_results')),
      files: z.array(z.string()).check(z.describe('The paths of the results')),
      total_files: z.int().check(z.describe('Total number of files found')),
      truncated: z.boolean().check(z.describe('Whether there are more files than returned')),
    }),
  metadata: ['total_files', 'truncated'],
  when: 'Use it when you know the topic but not the file or the exact words. To find exact lines, use grep.',
  termination:
    'Use terminate=false if the results need further processing, such as reading the files; terminate=true if they are what the user asked to see.',
  examples: [
    { description: 'Find files about a topic', args: { query: 'retry policy' } },
    { description: 'Only Markdown files, without the archive', args: { query: 'install', file_type: 'md', exclude_dirs: ['archive'] } },
  ],
  async run(args, context) {
    const { limits } = context
    const { limit, warnings } = resultLimit(args.max_results, { usual: limits.grepResults, maximum: limits.grepResultsMaximum })
    const directories = asList(args.exclude_dirs)
    // Parsed as written first, so that errors show the original.
    const written = parseExcludes(directories)
    if (!written.ok) return written
    const selection: FileSelection = {
      exclude: [...directories.map((directory) => `${directory.replace(/\/$/, '')}/`), ...asList(args.exclude)],
      editable: context.walk?.isVerify === true,
      maxDepth: limits.searchDepth,
      ...(args.file_type !== undefined && { extension: extensionIn(args.file_type) }),
    }
    const candidates = await selectFiles(context, selection)
    if (!candidates.ok) return candidates
    const contents = await searchText(args.query, selection, context)
    if (!contents.ok) return contents
    const words = await countWords(args.query, contents.value.files, context)
    if (!words.ok) return words
    // The names of files with secrets are not secret.
    const names = [...candidates.value.files, ...candidates.value.secret]
    const ranked = rank(args.query, names, contents.value.files, words.value)
    const shown = ranked.slice(0, limit)
    const value = {
      results: shown.map(({ path, inName, matches }) => ({ path: path as string, name_match: inName, matches })),
      files: shown.map((file): string => file.path),
      total_files: ranked.length,
      truncated: ranked.length > shown.length,
    }
    return succeeded(value, render(args.query, ranked.length, shown), {
      unfinished: whyUnfinished(contents.value, limits)[0],
      leftOut: contents.value.leftOut,
      warnings: [
        ...warnings,
        ...(value.truncated
          ? [`Found ${ranked.length} files, showing first ${limit}; refine the query, or use file_type or exclude_dirs`]
          : []),
        ...searchWarnings(contents.value, limits, limits.searchDepth, 'grep searches a file that you name exactly'),
      ],
    })
  },
})

function resultOutput() {
  return z.strictObject({
    path: z.string().check(z.describe('The file')),
    name_match: z.boolean().check(z.describe('Whether its name contains the query')),
    matches: z.int().check(z.describe('How many of its lines contain the query')),
  })
}

async function searchText(query: string, selection: FileSelection, context: ToolContext): Promise<Result<SearchOutcome, ToolError>> {
  const pattern = textPattern(query, { caseSensitive: false, trial: trialIn(context) })
  return pattern.ok ? searchFiles({ pattern: pattern.value, selection, maxMatches: 0, contextLines: 0 }, context) : pattern
}

/** How many lines of each file contain the query as whole words. */
async function countWords(
  query: string,
  found: readonly FileMatches[],
  context: ToolContext,
): Promise<Result<ReadonlyMap<RepoPath, number>, ToolError>> {
  const pattern = regexPattern(`(?<!\\w)${escapeRegex(query)}(?!\\w)`, { caseSensitive: false, trial: trialIn(context) })
  if (!pattern.ok) return pattern
  const selection: FileSelection = { only: found.map((file) => file.path), maxDepth: context.limits.searchDepth }
  const words = await searchFiles({ pattern: pattern.value, selection, maxMatches: 0, contextLines: 0 }, context)
  return words.ok ? success(new Map(words.value.files.map(({ path, count }) => [path, count]))) : words
}

/** Most relevant first: query in the name, then lines with it as whole words, then lines with it at all, then path. */
function rank(
  query: string,
  candidates: readonly RepoPath[],
  contents: readonly FileMatches[],
  words: ReadonlyMap<RepoPath, number>,
): readonly Found[] {
  const wanted = query.toLowerCase()
  const counts = new Map(contents.map(({ path, count }) => [path, count]))
  const found: Found[] = []
  for (const path of candidates) {
    const matches = counts.get(path) ?? 0
    const folded = path.toLowerCase()
    if (matches === 0 && !folded.includes(wanted)) continue
    const inName = folded.slice(folded.lastIndexOf('/') + 1).includes(wanted)
    found.push({ path, inName, matches, wordMatches: words.get(path) ?? 0 })
  }
  return found.sort(
    (a, b) => Number(b.inName) - Number(a.inName) || b.wordMatches - a.wordMatches || b.matches - a.matches || compareBytes(a.path, b.path),
  )
}

function render(wanted: string, total: number, shown: readonly Found[]): string {
  const query = briefText(wanted)
  if (total === 0) return `No files found for '${query}'`
  const lines = shown.map(({ path, inName, matches }) => {
    const reasons = [...(inName ? ['name'] : []), ...(matches > 0 ? [countOf(matches, 'line')] : [])]
    return `\n  ${path}${reasons.length > 0 ? ` (${reasons.join(', ')})` : ' (path)'}`
  })
  return `Found ${countOf(total, 'file')} for '${query}':${lines.join('')}`
}
