import * as z from 'zod/mini'
import type { ToolError } from '../../base/errors/tool-errors.ts'
import { ROOT_DIRECTORY } from '../../base/path.ts'
import { type Result, succeeded, success } from '../../base/result.ts'
import { sizeText } from '../../base/text/wording.ts'
import { type Glob, parseExcludes } from '../../workspace/glob/glob.ts'
import { LeftOutFiles } from '../../workspace/left-out.ts'
import type { DirectoryEntry } from '../../workspace/workspace.ts'
import { asList, globsArgument } from '../kit/argument-schemas.ts'
import { defineTool, type ToolContext } from '../kit/tool.ts'
import { countKinds, type Listed, listEntries, markedName, renderEntries, sizeOf } from './list-entries.ts'

export const listDirectory = defineTool({
  name: 'list_directory',
  summary: 'List a directory, optionally with its subdirectories.',
  category: 'Search & Discovery',
  effect: 'read',
  risk: 'read_only',
  permissions: ['ReadFiles'],
  args: () =>
    z.strictObject({
      path: z._default(z.string().check(z.describe('Relative path of the directory (default: current directory)')), '.'),
      recursive: z._default(z.boolean().check(z.describe('Whether to list subdirectories too, without what git ignores')), false),
      max_depth: z._default(z.int().check(z.gte(1), z.lte(20), z.describe('How many levels deep a recursive listing goes')), 3),
      exclude: globsArgument('Files and directories to leave out, as globs relative to path'),
      show_sizes: z._default(z.boolean().check(z.describe('Whether to include file sizes in bytes')), false),
    }),
  outputs: () =>
    z.strictObject({
      entries: z
        .array(
          z.strictObject({
            path: z.string().check(z.describe('Path relative to the working directory')),
            kind: z.enum(['file', 'directory', 'symlink', 'other']).check(z.describe('What it is')),
            size: z.optional(z.int().check(z.describe('Size in bytes, for files with show_sizes'))),
          }),
        )
        .check(z.describe('The entries, at most 1000')),
      total_entries: z.int().check(z.describe('Number of entries, including those not returned')),
      files: z.int().check(z.describe('How many of them are files')),
      directories: z.int().check(z.describe('How many of them are directories')),
      truncated: z.boolean().check(z.describe('Whether there are more entries than returned')),
    }),
  metadata: ['total_entries', 'files', 'directories', 'truncated'],
  when: 'Use it to look around in a directory or tree. In recipes, use it instead of list_dir. To find files by name, use glob.',
  termination: 'Use terminate=false if you open an entry next; terminate=true if the listing is what the user asked for.',
  examples: [
    { description: 'The working directory', args: {} },
    { description: 'Two levels of one directory, with sizes', args: { path: 'src', recursive: true, max_depth: 2, show_sizes: true } },
  ],
  async run(args, context) {
    const excludes = parseExcludes(asList(args.exclude))
    if (!excludes.ok) return excludes
    const listed = args.recursive ? await listBelow(args, excludes.value, context) : await listEntries(args.path, context.workspace)
    if (!listed.ok) return listed
    const { directory, leftOut } = listed.value
    const entries = listed.value.entries.filter(({ name }) => !excludes.value.matches(name))
    const shown = entries.slice(0, context.limits.listDirEntries)
    const described: { path: string; kind: DirectoryEntry['kind']; size?: number }[] = []
    const lines: string[] = []
    for (const { name, kind } of shown) {
      const size = args.show_sizes && kind === 'file' ? await sizeOf(directory, name, context.workspace) : undefined
      const path = directory === ROOT_DIRECTORY ? name : `${directory}/${name}`
      described.push({ path, kind, ...(size !== undefined && { size }) })
      lines.push(markedName(name, kind) + (size === undefined ? '' : ` (${sizeText(size)})`))
    }
    const truncated = entries.length > shown.length
    const warnings = truncated ? [`Found ${entries.length} entries, showing first ${shown.length}; list a subdirectory, or use glob`] : []
    return succeeded({ entries: described, ...countKinds(entries), truncated }, renderEntries(directory, lines), {
      warnings: [...listed.value.warnings, ...warnings],
      leftOut,
    })
  },
})

/** Every file down to a depth, each preceded by the directories that it is the first file of. */
async function listBelow(
  { path: text, max_depth: maxDepth }: { readonly path: string; readonly max_depth: number },
  excludes: Glob,
  { workspace, walk }: ToolContext,
): Promise<Result<Listed, ToolError>> {
  // Otherwise an unreadable directory would look empty.
  const listed = await listEntries(text, workspace)
  if (!listed.ok) return listed
  const { directory } = listed.value
  const prefix = directory === ROOT_DIRECTORY ? '' : `${directory}/`
  const { files, warnings } = await workspace.files()
  const entries = new Map<string, DirectoryEntry>()
  const leftOut = new LeftOutFiles()
  for (const file of files) {
    if (!file.startsWith(prefix) || excludes.matches(file.slice(prefix.length))) continue
    if (walk?.excludes?.matches(file)) {
      leftOut.add('excluded', [file])
      continue
    }
    const names = file.slice(prefix.length).split('/')
    for (let depth = 1; depth <= Math.min(maxDepth, names.length); depth++) {
      const name = names.slice(0, depth).join('/')
      if (!entries.has(name)) entries.set(name, { name, kind: depth === names.length ? 'file' : 'directory' })
    }
  }
  return success({ directory, entries: [...entries.values()], warnings, ...leftOut.found })
}
