import * as z from 'zod/mini'
import { succeeded } from '../../base/result.ts'
import { asList, globArgument, globsArgument, resultLimit } from '../kit/argument-schemas.ts'
import { defineTool } from '../kit/tool.ts'
import { depthWarning } from '../search/search-output.ts'
import { findFiles, renderFound } from './find-files.ts'

/** Not part of the sources, even if tracked. A pattern that names one of them includes it. */
const EXCLUDED_BY_DEFAULT = ['node_modules', 'bower_components', 'dist', '.venv', '__pycache__']

export const glob = defineTool({
  name: 'glob',
  summary: 'Find files whose paths match a glob pattern.',
  category: 'Search & Discovery',
  effect: 'read',
  risk: 'read_only',
  permissions: ['ReadFiles'],
  args: () =>
    z.strictObject({
      pattern: globArgument("Glob pattern such as '**/*.tsx' or 'src/**/*.{ts,js}'; without a slash it matches names in every directory"),
      exclude: globsArgument(
        `Directories or patterns to leave out, in addition to ${EXCLUDED_BY_DEFAULT.join(', ')}. Those are left out unless the pattern names them or this list is empty, and always outside a git repository`,
      ),
      path: z._default(
        z
          .string()
          .check(
            z.describe(
              'Relative path of the directory to search. Patterns are relative to it, and files more than 20 directories below it are left out',
            ),
          ),
        '.',
      ),
      max_results: z.optional(z.int().check(z.gte(1), z.describe('How many files to return (default: 100, at most 500)'))),
    }),
  outputs: () =>
    z.strictObject({
      files: z.array(z.string()).check(z.describe('Paths of the files found, relative to the working directory, sorted')),
      total_files: z.int().check(z.describe('How many files match, including those not returned, without those that are too deep')),
      truncated: z.boolean().check(z.describe('Whether there are more files than max_results')),
    }),
  metadata: ['total_files', 'truncated'],
  when: 'Use it to find files by name. In recipes, use it instead of file_search: it has exclusions and a limit. To find text, use grep.',
  termination:
    'Use terminate=false if the files need further processing, such as reading or editing them; terminate=true if the list is what the user asked for.',
  examples: [
    { description: 'All React components', args: { pattern: '**/*.tsx' } },
    { description: 'Tests below src, without the generated ones', args: { pattern: 'src/**/*.test.ts', exclude: ['generated'] } },
    { description: 'The first 20 Markdown files below one directory', args: { pattern: '*.md', path: 'docs', max_results: 20 } },
  ],
  async run(args, context) {
    const { globResults: usual, globResultsMaximum: maximum, searchDepth: maxDepth } = context.limits
    const { limit, warnings } = resultLimit(args.max_results, { usual, maximum })
    const exclude = excludesOf(args.pattern, args.exclude)
    const found = await findFiles({ pattern: args.pattern, base: args.path, exclude, maxDepth, maxFiles: limit }, context)
    if (!found.ok) return found
    const { files, total, leftOut } = found.value
    const truncated = total > files.length
    const advice = `use a narrower pattern, a path or exclude${limit < maximum ? ', or a higher max_results' : ''}`
    return succeeded({ files: [...files], total_files: total, truncated }, renderFound(args.pattern, found.value), {
      unfinished: found.value.unfinished,
      leftOut,
      warnings: [
        ...found.value.warnings,
        ...warnings,
        ...depthWarning(found.value.tooDeep, maxDepth),
        ...(truncated ? [`Found ${total} files, showing first ${files.length}; ${advice}`] : []),
      ],
    })
  },
})

function excludesOf(pattern: string, exclude: string | readonly string[] | undefined): readonly string[] {
  const asked = asList(exclude)
  const isEmptied = exclude !== undefined && asked.length === 0
  const named = new Set(pattern.split(/[/{},]/))
  return isEmptied ? [] : [...EXCLUDED_BY_DEFAULT.filter((name) => !named.has(name)), ...asked]
}
