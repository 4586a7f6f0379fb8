import * as z from 'zod/mini'
import { succeeded } from '../../base/result.ts'
import { asList, globArgument, globsArgument } from '../kit/argument-schemas.ts'
import { defineTool } from '../kit/tool.ts'
import { findFiles, renderFound } from './find-files.ts'

export const fileSearch = defineTool({
  name: 'file_search',
  summary: 'Search for files matching a glob pattern.',
  category: 'Search & Discovery',
  effect: 'read',
  risk: 'read_only',
  permissions: ['ReadFiles'],
  args: () =>
    z.strictObject({
      pattern: globArgument("Glob pattern (e.g., '**/*.py', 'src/**/*.go')"),
      base_path: z._default(z.string().check(z.describe('Base directory to search from (default: current directory)')), '.'),
      exclude: globsArgument('Directories or patterns to leave out, relative to base_path'),
    }),
  outputs: () =>
    z.strictObject({
      files: z.array(z.string()).check(z.describe('Paths of the files found, relative to the working directory, sorted; at most 1000')),
      matches: z.int().check(z.describe('How many files match, including those not returned, without those that are too deep')),
      pattern: z.string().check(z.describe('The pattern searched for')),
    }),
  metadata: ['matches', 'pattern'],
  when: 'Use it to find up to 1000 files by name; it skips only what git ignores. In recipes, use glob instead.',
  termination:
    'Use terminate=false if the files need further processing, such as reading or editing them; terminate=true if the list is what the user asked for.',
  examples: [
    { description: 'All Go files', args: { pattern: '**/*.go' } },
    { description: 'Python files below one directory', args: { pattern: '*.py', base_path: 'scripts' } },
  ],
  async run(args, context) {
    const { fileSearchDepth, fileSearchResults } = context.limits
    const found = await findFiles(
      {
        pattern: args.pattern,
        base: args.base_path,
        exclude: asList(args.exclude),
        maxDepth: fileSearchDepth,
        maxFiles: fileSearchResults,
      },
      context,
    )
    if (!found.ok) return found
    const { files, total, tooDeep, unfinished, leftOut } = found.value
    const warnings = [...found.value.warnings]
    if (total > files.length) warnings.push(`Found ${total} matches, showing first ${files.length}`)
    if (tooDeep > 0) warnings.push(`Search depth limited to ${fileSearchDepth} levels, left out ${tooDeep} deeper`)
    return succeeded({ files: [...files], matches: total, pattern: args.pattern }, renderFound(args.pattern, found.value), {
      warnings,
      unfinished,
      leftOut,
    })
  },
})
