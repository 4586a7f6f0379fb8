import { execFileSync } from 'node:child_process'
import * as fs from 'node:fs'
import * as path from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Files, GIT_ENV, tempFolder } from './temp-folder.ts'

/** A folder of real repositories in the place of github.com, for the user's git: their configuration leads there. */
export interface RecipeServer extends AsyncDisposable {
  /** Makes `owner/name` with these files, or commits on it. Returns the commit. */
  publish(source: string, files: Files, branch?: string): string
  /** Commits what no folder has: links, submodules, odd names. */
  plant(source: string, entries: readonly PlantedEntry[]): string
  git(source: string, ...args: readonly string[]): string
  /** Takes it away. */
  remove(source: string): void
  /** What a user has in their environment. */
  readonly env: Readonly<Record<string, string>>
  /** The user's cache. */
  readonly cache: string
  /** Absolute path of the git directory of a repository. */
  place(source: string): string
}

export interface PlantedEntry {
  /** As in a tree: 120000 is a link, 160000 a submodule. */
  readonly mode: '100644' | '120000' | '160000'
  readonly path: string
  /** The target of a link, or the commit of a submodule. */
  readonly content: string
}

export async function recipeServer(): Promise<RecipeServer> {
  const folder = await tempFolder()
  const place = (source: string) => path.join(folder.path, 'server', `${source}.git`)
  const run = (cwd: string, args: readonly string[], input?: string) =>
    execFileSync('git', args, { cwd, env: GIT_ENV, encoding: 'utf8', ...(input !== undefined && { input }) }).trim()
  const git = (source: string, ...args: readonly string[]) => run(folder.path, ['--git-dir', place(source), ...args])
  const commitIndex = (source: string, branch: string) => {
    const parent = git(source, 'for-each-ref', '--format=%(objectname)', `refs/heads/${branch}`, 'refs/heads/main').split('\n')[0] ?? ''
    const written = git(source, 'write-tree')
    const commit = git(source, 'commit-tree', written, '-m', 'Recipes', ...(parent === '' ? [] : ['-p', parent]))
    git(source, 'update-ref', `refs/heads/${branch}`, commit)
    return commit
  }
  return {
    place,
    git,
    plant(source, entries) {
      const store = (content: string) => run(folder.path, ['--git-dir', place(source), 'hash-object', '-w', '--stdin'], content)
      for (const { mode, path: name, content } of entries)
        git(source, 'update-index', '--add', '--cacheinfo', `${mode},${mode === '160000' ? content : store(content)},${name}`)
      return commitIndex(source, 'main')
    },
    publish(source, files, branch = 'main') {
      folder.write({ [`server/${source}.git/x`]: '' })
      if (!folder.exists(`server/${source}.git/HEAD`)) {
        run(folder.path, ['init', '--quiet', '--bare', '--initial-branch=main', place(source)])
        git(source, 'config', 'uploadpack.allowFilter', 'true')
      }
      const clone = path.join(folder.path, 'clone', source)
      folder.write({ [`clone/${source}/x`]: '' })
      const tree = ['--git-dir', place(source), '--work-tree', clone]
      folder.write(Object.fromEntries(Object.entries(files).map(([name, text]) => [`clone/${source}/${name}`, text])))
      run(folder.path, [...tree, 'add', '--all'])
      return commitIndex(source, branch)
    },
    remove: (source) => fs.renameSync(place(source), `${place(source)}.gone`),
    env: {
      XDG_CACHE_HOME: path.join(folder.path, 'cache'),
      GIT_CONFIG_COUNT: '1',
      GIT_CONFIG_KEY_0: `url.${pathToFileURL(path.join(folder.path, 'server')).href}/.insteadOf`,
      GIT_CONFIG_VALUE_0: 'https://github.com/',
    },
    cache: path.join(folder.path, 'cache/sous/recipes'),
    [Symbol.asyncDispose]: () => folder[Symbol.asyncDispose](),
  }
}
