import * as z from 'zod/mini'
import { type Refusal, refusal } from '../../base/errors/reasons.ts'
import { parseRepoDirectory, type RepoDirectory } from '../../base/path.ts'
import type { Plan } from '../../base/plan.ts'
import { failure, type Result, success } from '../../base/result.ts'
import { nameSome } from '../../base/text/wording.ts'
import { decodeOutput } from '../../git/git.ts'
import { entryKind } from '../api/git-tree.ts'
import type { GitHub } from '../api/github-client.ts'
import { isWorkflowsOwn } from '../api/graphql.ts'
import type { TrustedTree } from '../api/trusted-tree.ts'
import type { Person } from '../people/permission.ts'
import type { RemoteRepository } from '../remote/remote-git.ts'

const File = z.object({ filename: z.string(), previous_filename: z.optional(z.string()) })

/** The rules Sous follows. Changes to them in a pull request do not count yet, and the preview says so. */
const RULES = /^(?:(?:\.github\/)?recipes\/|\.github\/sous(?:\.(?:ya?ml|lock)$|\/)|(?:\.github\/|docs\/)?CODEOWNERS$)/
/** GitHub lists at most this many files of a pull request. */
const MAX_FILES = 3000

/** Where all of them are. */
const PLACES = ['.github', 'recipes', 'docs', 'CODEOWNERS']

export interface ChangedRulesRequest {
  readonly github: GitHub
  readonly remote: RemoteRepository
  readonly trusted: TrustedTree
  readonly pull: { readonly number: number; readonly head: { readonly commit: string } }
}

/**
 * The recipes, configuration and code owners that a pull request changes, by path. If git shows that its head has the same ones as
 * the default branch, this makes no API call.
 */
export async function findChangedRules({
  github,
  remote,
  trusted,
  pull,
}: ChangedRulesRequest): Promise<Result<readonly string[], Refusal>> {
  const all = trusted.all()
  const there = all && rulesOf([...all].map(([path, { kind, id }]) => [path, `${kind} ${id}`]))
  const isSame = there !== undefined && there === (await headRules(remote, pull.head.commit))
  return isSame ? success([]) : readChangedRules(github, pull.number)
}

async function headRules(remote: RemoteRepository, head: string): Promise<string | undefined> {
  const fetched = await remote.fetchCommit(head, { contents: false })
  const listed = fetched.ok ? await remote.run(['ls-tree', '-r', '-z', '--full-tree', head, '--', ...PLACES]) : fetched
  if (!listed.ok) return undefined
  const entries = decodeOutput(listed.value)
    .split('\0')
    .flatMap((line) => {
      const [, mode = '', id = '', path = ''] = /^(\d+) \w+ ([0-9a-f]+)\t(.*)$/s.exec(line) ?? []
      return path === '' ? [] : [[path, `${entryKind(mode)} ${id}`] as const]
    })
  return rulesOf(entries)
}

/** Two of these are the same when the files are. */
function rulesOf(entries: readonly (readonly [path: string, content: string])[]): string {
  const rules = entries.filter(([path, content]) => RULES.test(path) && !content.startsWith('directory '))
  return JSON.stringify(rules.toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

/** The same from GitHub's list of changed files. */
export async function readChangedRules(github: GitHub, pull: number): Promise<Result<readonly string[], Refusal>> {
  const files = await github.requestAll('GET /repos/{owner}/{repo}/pulls/{pull_number}/files', { pull_number: pull }, File)
  if (!files.ok) return files
  if (files.value.length >= MAX_FILES) return failure(ERRORS.tooManyFiles(pull))
  const names = files.value.flatMap(({ filename, previous_filename: before }) => (before === undefined ? [filename] : [filename, before]))
  return success(names.filter((name) => RULES.test(name)))
}

/** Readers of the pull request see its version of the recipe, not the one that runs. So it applies nothing until it is merged. */
export function checkRecipeUnchanged(changed: readonly string[], recipes: readonly string[]): Refusal | undefined {
  const both = recipes.filter((path) => changed.includes(path))
  return both.length === 0 ? undefined : ERRORS.recipeChanged(both)
}

const WORKFLOWS = '.github/workflows/'

/**
 * GITHUB_TOKEN can never push changes to workflow files. For an app's token only the push
 * itself tells.
 */
export function checkWorkflowFiles({ changes, base: { directory } }: Pick<Plan, 'changes' | 'base'>, self: Person): Refusal | undefined {
  if (!isWorkflowsOwn(self)) return undefined
  const prefix = directory === '.' ? '' : `${directory}/`
  const paths = changes.map(({ path }) => prefix + path).filter((path) => path.startsWith(WORKFLOWS))
  if (paths.length === 0) return undefined
  return ERRORS.workflowFiles(paths)
}

/** The folders of recipes, configuration and custom tools, and the files there that count. */
const COMPARED_PLACES = ['.github', '.github/recipes', 'recipes', '.github/sous'] as const
const COMPARED_RULES = /^(?:(?:\.github\/)?recipes\/[^/]+\.ya?ml|\.github\/sous(?:\.(?:ya?ml|lock)|\/.+))$/

export interface ComparedRules {
  readonly base: TrustedTree
  readonly head: TrustedTree
  /** The folder that the paths are relative to. */
  readonly directory: RepoDirectory
  /** The recipe that runs; it may be in another folder. */
  readonly recipe: string
}

/** The recipes, configuration and tools that differ between two commits, by path. */
export async function compareRules({ base, head, directory, recipe }: ComparedRules): Promise<Result<readonly string[], Refusal>> {
  const own = recipe.includes('/') ? recipe.slice(0, recipe.lastIndexOf('/')) : '.'
  const isWanted = (path: string) => path === recipe || COMPARED_RULES.test(path)
  const [before, after] = [new Map<string, string>(), new Map<string, string>()]
  for (const [tree, found] of [
    [base, before],
    [head, after],
  ] as const)
    for (const place of new Set([...COMPARED_PLACES, own])) {
      const failed = await collect(tree, { place, directory, isWanted, found })
      if (failed !== undefined) return failure(failed)
    }
  const paths = [...new Set([...before.keys(), ...after.keys()])]
  return success(paths.filter((path) => before.get(path) !== after.get(path)).toSorted())
}

interface Collecting {
  readonly place: string
  readonly directory: RepoDirectory
  readonly found: Map<string, string>
  isWanted(path: string): boolean
}

async function collect(tree: TrustedTree, collecting: Collecting): Promise<Refusal | undefined> {
  const { place, directory, isWanted, found } = collecting
  const at = parseRepoDirectory([directory, place].filter((part) => part !== '.').join('/') || '.')
  if (!at.ok) return undefined
  const names = await tree.entries(at.value)
  if (!names.ok) return tree.refusal ?? refusal('io_error', names.error.message, names.error.suggestion)
  for (const [name, { kind, id }] of names.value) {
    const path = place === '.' ? name : `${place}/${name}`
    // Bundles are folders.
    const isBundle = kind === 'directory' && path.startsWith('.github/sous/')
    const failed = isBundle ? await collect(tree, { ...collecting, place: path }) : undefined
    if (failed !== undefined) return failed
    if (kind !== 'directory' && isWanted(path)) found.set(path, `${kind} ${id}`)
  }
  return undefined
}

const ERRORS = {
  tooManyFiles: (pull: number) =>
    refusal('policy_error', `Pull request #${pull} changes ${MAX_FILES} files or more, and GitHub does not list the rest`),
  recipeChanged: (files: readonly string[]) => refusal('recipe_changed', `The pull request changes ${nameSome(files, 3)}`),
  workflowFiles: (paths: readonly string[]) =>
    refusal('workflows_permission', `GITHUB_TOKEN cannot push changes to workflow files: ${nameSome(paths, 3)}`),
}
