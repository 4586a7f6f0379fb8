import { parseRepoDirectory, type RepoDirectory } from '../../model/path.ts'
import { type Refusal, refusal } from '../../model/reason.ts'
import { failure, type Result, success } from '../../model/result.ts'
import type { TrustedTree } from '../api/trusted-tree.ts'

/** Where recipes, the configuration and tools of the repository's own are, and the files there that count. */
const PLACES = ['.github', '.github/recipes', 'recipes', '.github/sous'] as const
const RULES = /^(?:(?:\.github\/)?recipes\/[^/]+\.ya?ml|\.github\/sous(?:\.ya?ml|\/.+))$/

export interface ComparedRules {
  readonly base: TrustedTree
  readonly head: TrustedTree
  /** What the paths begin at. */
  readonly directory: RepoDirectory
  /** The recipe that is run: it may lie elsewhere. */
  readonly recipe: string
}

/** The recipes, configuration and tools that two commits do not have alike, by path. */
export async function compareRules({ base, head, directory, recipe }: ComparedRules): Promise<Result<readonly string[], Refusal>> {
  const own = recipe.includes('/') ? recipe.slice(0, recipe.lastIndexOf('/')) : '.'
  const isWanted = (path: string) => path === recipe || RULES.test(path)
  const [before, after] = [new Map<string, string>(), new Map<string, string>()]
  for (const [tree, found] of [
    [base, before],
    [head, after],
  ] as const)
    for (const place of new Set([...PLACES, own])) {
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
    // Bundles have folders of their own.
    const isBundle = kind === 'directory' && path.startsWith('.github/sous/')
    const failed = isBundle ? await collect(tree, { ...collecting, place: path }) : undefined
    if (failed !== undefined) return failed
    if (kind !== 'directory' && isWanted(path)) found.set(path, `${kind} ${id}`)
  }
  return undefined
}
