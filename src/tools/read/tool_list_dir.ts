import * as z from 'zod/mini'
import { toolError } from '../../base/errors/tool-errors.ts'
import { failure, succeeded } from '../../base/result.ts'
import { defineTool } from '../kit/tool.ts'
import { countKinds, listEntries, markedName, renderEntries } from './list-entries.ts'

export const listDir = defineTool({
  name: 'list_dir',
  summary: 'List contents of a directory.',
  category: 'Search & Discovery',
  effect: 'read',
  risk: 'read_only',
  permissions: ['ReadFiles'],
  args: () =>
    z.strictObject({
      path: z._default(z.string().check(z.describe('Relative path to directory (default: current directory)')), '.'),
      page: z._default(z.int().check(z.gte(1), z.describe('Which 1000 entries to return')), 1),
    }),
  outputs: () =>
    z.strictObject({
      entries: z.array(z.string()).check(z.describe('Names on this page, files first; a directory ends with /, a link with @')),
      total_entries: z.int().check(z.describe('How many entries the directory has')),
      files: z.int().check(z.describe('How many of them are files')),
      directories: z.int().check(z.describe('How many of them are directories')),
      page: z.int().check(z.describe('The page returned')),
      pages: z.int().check(z.describe('How many pages there are')),
    }),
  metadata: ['total_entries', 'files', 'directories'],
  when: 'Use it to page through one large directory. In recipes, use list_directory instead.',
  termination: 'Use terminate=false if you open an entry next; terminate=true if the listing is what the user asked for.',
  examples: [
    { description: 'The working directory', args: {} },
    { description: 'The second thousand entries of a large directory', args: { path: 'src/icons', page: 2 } },
  ],
  async run(args, { workspace, limits }) {
    const listed = await listEntries(args.path, workspace)
    if (!listed.ok) return listed
    const { directory, entries } = listed.value
    const size = limits.listDirEntries
    const pages = Math.max(1, Math.ceil(entries.length / size))
    if (args.page > pages) return failure(ERRORS.noPage(args.page, directory, pages))
    const first = (args.page - 1) * size
    const names = entries.slice(first, first + size).map(({ name, kind }) => markedName(name, kind))
    const isLast = args.page === pages
    const warning = `Showing entries ${first + 1}-${first + names.length} of ${entries.length}${isLast ? '' : `, use page=${args.page + 1} for more`}`
    return succeeded({ entries: names, ...countKinds(entries), page: args.page, pages }, renderEntries(directory, names), {
      warnings: pages > 1 ? [warning] : [],
    })
  },
})

const ERRORS = {
  noPage: (page: number, directory: string, pages: number) =>
    toolError(
      'invalid_arguments',
      `Page ${page} of '${directory}' does not exist, there ${pages === 1 ? 'is 1 page' : `are ${pages} pages`}`,
      pages === 1 ? 'There is only page 1.' : `Use a page from 1 to ${pages}.`,
    ),
}
