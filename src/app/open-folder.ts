import * as path from 'node:path'
import type { Signature } from '../apply/apply-repository.ts'
import type { Project, ProjectSource } from '../base/config.ts'
import { type ToolError, toolError } from '../base/errors/tool-errors.ts'
import { failure, type Result, success } from '../base/result.ts'
import type { AskUsersGit } from '../git/attributes.ts'
import { type Git, locateRepository, realGit } from '../git/git.ts'
import { realDisk } from '../system/disk/real-disk.ts'
import { openPrograms, type Programs } from '../system/process/programs.ts'
import { FolderTree } from '../workspace/folder-tree.ts'
import type { BaseTree } from '../workspace/workspace.ts'

/** Something the user should know besides the result. The text is raw: the front end has to make it printable. */
export interface Notice {
  readonly kind: 'warning' | 'hint' | 'log'
  readonly text: string
}

/** What a use case gets from its process. */
export interface Surroundings {
  readonly env: Readonly<Record<string, string | undefined>>
  /** Absolute path that relative ones start from. */
  readonly folder: string
  /** Absolute path of the folder with the program and its search worker, and the extension of both. */
  readonly program: { readonly folder: string; readonly extension: string }
  readonly signal: AbortSignal
  /** Whether patterns need no test: true for your own disk and the default branch, false over MCP and REST and for a fork. */
  readonly trustsPatterns?: boolean
  /** On GitHub: how recipes of other repositories are fetched. Without it, the user's own git fetches them. */
  readonly onGitHub?: { readonly server: string; readonly token: string; readonly configPath: string }
  /** Whether a recipe may be a file outside the repository: only if a person typed its path. */
  readonly opensAnyRecipe?: boolean
  notice(notice: Notice): void
}

export interface OpenFolder {
  readonly tree: FolderTree
  /** The part of the tree that tools see; all of it when left out. */
  readonly view?: BaseTree
  /** Where programs may be found: nowhere in the repository, not even above the folder. */
  readonly programs: Programs
  readonly git: Git
}

/** Opens the folder that a command works in. */
export async function openFolder(
  { env, folder }: Pick<Surroundings, 'env' | 'folder'>,
  root: string,
): Promise<Result<OpenFolder, ToolError>> {
  if (root === '') return failure(ERRORS.emptyRoot())
  const named = path.resolve(folder, root)
  const real = realDisk.realPath(named)
  const repository = real.ok ? locateRepository(real.value) : undefined
  const forbiddenRoot = repository?.workTree ?? named
  const programs = openPrograms({ path: env['PATH'] ?? '', forbiddenRoot })
  const git = realGit(programs)
  const tree = await FolderTree.open(named, realDisk, git)
  if (tree.ok) return success({ tree: tree.value, programs, git })
  return failure(tree.error.code === 'not_found' && named === folder ? ERRORS.goneFolder(folder) : badRoot(root, tree.error))
}

function badRoot(root: string, { code, message, suggestion }: ToolError): ToolError {
  if (code === 'not_found') return ERRORS.noRoot(root)
  return ERRORS.badRoot(message, suggestion)
}

/**
 * Opens the folder and starts listing its files while the tool is still loading, so that git works in parallel. Errors are reported
 * when the listing is needed.
 */
export function openEarly(surroundings: Surroundings, root: string, inBatches: boolean): Promise<Result<OpenFolder, ToolError>> {
  const opening = openFolder(surroundings, root)
  opening.then((opened) => (opened.ok ? opened.value.tree.beginListing(inBatches) : undefined)).catch(() => undefined)
  return opening
}

type Tree = Pick<BaseTree, 'read' | 'entry'>

/** The content configuration of an open folder, read on first use. */
export function projectOf(tree: Tree): ProjectSource {
  let reading: ReturnType<ProjectSource> | undefined
  return () => {
    reading ??= readProject(tree)
    return reading
  }
}

async function readProject(tree: Tree): Promise<Result<Project | undefined, ToolError>> {
  const { loadConfig, readConfigFile } = await import('./load-config.ts')
  const now = new Date()
  const file = await readConfigFile(tree, now)
  if (file === undefined) return success(undefined)
  if (file.config !== undefined) return success(file.config)
  const loaded = await loadConfig(tree, now)
  return loaded.ok ? success(loaded.value.config) : loaded
}

/** What decides which configuration applies and who commits. Git does not get the rest of the environment. */
const VARIABLES =
  /^(?:HOME|XDG_CONFIG_HOME|EMAIL|GIT_COMMITTER_(?:NAME|EMAIL|DATE)|GIT_CONFIG_(?:GLOBAL|SYSTEM|NOSYSTEM)|GIT_ATTR_NOSYSTEM|USERPROFILE|APPDATA)$/
const MAX_OUTPUT_BYTES = 64 * 1024 * 1024

/** The git of the user who started Sous, for lookups. `undefined` outside a repository, and if git is missing. */
export function usersGit({ tree, programs }: OpenFolder, { env }: Pick<Surroundings, 'env'>): AskUsersGit | undefined {
  const program = programs.find('git')
  const { repository } = tree
  if (program === undefined || repository === undefined) return undefined
  const own = Object.fromEntries(Object.entries(env).filter(([name]) => VARIABLES.test(name)))
  const place = [`--git-dir=${repository.gitDirectory}`, `--work-tree=${repository.workTree}`, '-c', 'core.fsmonitor=false']
  const options = {
    cwd: repository.workTree,
    env: { ...own, PATH: programs.path, LC_ALL: 'C', GIT_OPTIONAL_LOCKS: '0', GIT_NO_LAZY_FETCH: '1', GIT_ALLOW_PROTOCOL: '' },
    timeout: 10_000,
    maxBuffer: MAX_OUTPUT_BYTES,
    encoding: 'buffer',
  } as const
  return async (args, input) => {
    // Loaded on demand: most runs never need it.
    const { execFile } = await import('node:child_process')
    return new Promise((resolve) => {
      const child = execFile(program, [...place, ...args], options, (error, out, err) => {
        const exitCode = typeof error?.code === 'number' ? error.code : undefined
        resolve(error === null ? success(out) : failure({ exitCode, message: err.toString('utf8').trim() || error.message }))
      })
      child.stdin?.on('error', () => undefined)
      child.stdin?.end(input)
    })
  }
}

/** Who commits according to the user's own git, and the time. It is a pure lookup; nothing of the repository can run. */
export async function gitIdentity(opened: OpenFolder, surroundings: Pick<Surroundings, 'env'>): Promise<Result<Signature, ToolError>> {
  const ask = usersGit(opened, surroundings)
  if (ask === undefined) return failure(ERRORS.noRepository())
  const asked = await ask(['var', 'GIT_COMMITTER_IDENT'])
  const text = asked.ok ? Buffer.from(asked.value).toString('utf8') : ''
  const [, person, time] = /^(.+ <[^<>\n]*>) (\d+ [+-]\d{4})\n?$/.exec(text) ?? []
  if (person !== undefined && time !== undefined) return success({ person, time })
  return failure(ERRORS.noCommitter())
}

const ERRORS = {
  goneFolder: (folder: string) =>
    toolError('not_found', `The current folder '${folder}' is gone`, 'Go to another folder, or name one with --root.'),
  emptyRoot: () => toolError('invalid_arguments', '--root is empty', 'Name a folder, or leave the option out.'),
  noRoot: (root: string) => toolError('invalid_arguments', `--root: Folder '${root}' does not exist`, 'Check the path.'),
  badRoot: (why: string, suggestion: string) => toolError('invalid_arguments', `--root: ${why}`, suggestion),
  noRepository: () => toolError('invalid_arguments', 'Commits need a git repository', 'Apply it without --commit and --branch.'),
  noCommitter: () =>
    toolError(
      'invalid_arguments',
      'Git does not know who commits',
      "Run: git config user.name 'Your Name' and git config user.email you@example.com",
    ),
}
