import * as z from 'zod/mini'
import { sha256 } from '../base/digest.ts'
import type { Refusal } from '../base/errors/reasons.ts'
import { type ToolError, toolError } from '../base/errors/tool-errors.ts'
import { parseRepoPath } from '../base/path.ts'
import { type Result, success } from '../base/result.ts'
import { Positive } from '../github/api/api-answers.ts'
import type { AppInstallation, GitHubApp, InstalledRepository } from '../github/api/github-app.ts'
import type { GitHub } from '../github/api/github-client.ts'
import { searchRepositories } from '../github/targets/search-repositories.ts'
import { parseGlobs } from '../workspace/glob/glob.ts'
import type { TargetRules } from './campaign.ts'
import type { Row, RowReason } from './rows.ts'

/** A repository of a campaign on GitHub, with what a job needs to reach it. */
export interface GitHubTarget {
  /** Numeric. */
  readonly id: string
  /** The current `owner/name`. */
  readonly name: string
  readonly installation: number
  /** Short name of its default branch. */
  readonly branch: string
}

export interface DiscoverRequest {
  readonly app: GitHubApp
  readonly rules: TargetRules
  /** Repositories in the ledger. They stay in the campaign, even if the query no longer finds them. */
  readonly known: readonly Pick<Row, 'id' | 'name'>[]
  /** A client with an installation token. */
  readonly clientOf: (installation: number) => GitHub
  readonly now: Date
}

export interface Discovered {
  readonly targets: readonly GitHubTarget[]
  /** Repositories that cannot be reached or changed, and why. */
  readonly stopped: readonly Row[]
}

/** Finds the repositories of a campaign. From then on each is identified by its number, not its name. */
export async function discoverTargets(request: DiscoverRequest): Promise<Result<Discovered, Refusal>> {
  const reached = await readReached(request.app)
  if (!reached.ok) return reached
  const wanted = await readWanted(request, reached.value)
  if (!wanted.ok) return wanted
  const targets: GitHubTarget[] = []
  const stopped: Row[] = []
  for (const { id, name } of wanted.value.values()) {
    const found = reached.value.get(id)
    if (found === undefined) stopped.push(unreachable({ id, name }, wanted.value))
    else if (found.repository.archived || found.repository.disabled)
      stopped.push({ id, name: found.repository.full_name, state: 'archived', why: reason(ERRORS.archived()) })
    else targets.push({ id, name: found.repository.full_name, installation: found.installation, branch: found.repository.default_branch })
  }
  return success({ targets: targets.toSorted(byName), stopped: stopped.toSorted(byName) })
}

function byName(a: { readonly name: string }, b: { readonly name: string }): number {
  return a.name < b.name ? -1 : 1
}

interface Reached {
  readonly repository: InstalledRepository
  readonly installation: number
}

/** All repositories that the App can access, private ones included, by number. One request lists a hundred of them. */
async function readReached(app: GitHubApp): Promise<Result<ReadonlyMap<string, Reached>, Refusal>> {
  const installations = await app.installations()
  if (!installations.ok) return installations
  const reached = new Map<string, Reached>()
  for (const { id: installation } of installations.value.filter(isActive)) {
    const repositories = await app.repositories(installation)
    if (!repositories.ok) return repositories
    for (const repository of repositories.value) reached.set(String(repository.id), { repository, installation })
  }
  return success(reached)
}

function isActive({ suspended_at: at }: AppInstallation): boolean {
  return at === null || at === undefined
}

interface Wanted {
  readonly id: string
  readonly name: string
  /** GitHub shows it, so it exists. */
  readonly isSeen: boolean
}

async function readWanted(
  { rules, known, clientOf, now }: DiscoverRequest,
  reached: ReadonlyMap<string, Reached>,
): Promise<Result<ReadonlyMap<string, Wanted>, Refusal>> {
  const wanted = new Map<string, Wanted>()
  const excluded = parseGlobs(rules.exclude)
  const isExcluded = (name: string) => {
    const path = parseRepoPath(name)
    return excluded.ok && path.ok && excluded.value.matches(path.value)
  }
  const installations = [...new Set([...reached.values()].map(({ installation }) => installation))]
  for (const installation of rules.query === undefined ? [] : installations) {
    const found = await searchRepositories(clientOf(installation), rules.query ?? '', now)
    if (!found.ok) return found
    for (const { id, full_name: name } of found.value) if (!isExcluded(name)) wanted.set(String(id), { id: String(id), name, isSeen: true })
  }
  const byNames = new Map([...reached].map(([id, { repository }]) => [repository.full_name.toLowerCase(), id]))
  const [anyInstallation] = installations
  for (const name of rules.include) {
    const id =
      byNames.get(name.toLowerCase()) ?? (anyInstallation === undefined ? undefined : await findRenamed(clientOf(anyInstallation), name))
    wanted.set(id ?? name, { id: id ?? name, name, isSeen: id !== undefined })
  }
  for (const { id, name } of known) if (!wanted.has(id)) wanted.set(id, { id, name, isSeen: false })
  return success(wanted)
}

/** GitHub redirects from a repository's old name to the new one. */
async function findRenamed(github: GitHub, full: string): Promise<string | undefined> {
  const [owner = '', repo = ''] = full.split('/')
  const found = await github.request('GET /repos/{owner}/{repo}', { owner, repo }, z.object({ id: Positive }))
  return found.ok ? String(found.value.id) : undefined
}

function unreachable({ id, name }: Pick<Row, 'id' | 'name'>, wanted: ReadonlyMap<string, Wanted>): Row {
  const isSeen = wanted.get(id)?.isSeen === true
  return { id, name, state: isSeen ? 'forbidden' : 'missing', why: reason(isSeen ? ERRORS.notInstalled() : ERRORS.gone()) }
}

function reason({ code, message, suggestion }: ToolError): RowReason {
  return { code, message, advice: suggestion }
}

/** A GitHub matrix has at most 256 jobs, and each takes a minute to start. */
export const MAX_SHARDS = 64
const PER_SHARD = 16

/** Spreads repositories over jobs. With the same number of jobs, a repository is always in the same one. */
export function shardTargets(targets: readonly GitHubTarget[]): readonly (readonly GitHubTarget[])[] {
  const count = Math.min(MAX_SHARDS, Math.ceil(targets.length / PER_SHARD))
  const shards: GitHubTarget[][] = Array.from({ length: count }, () => [])
  for (const target of targets) shards[Number.parseInt(sha256(Buffer.from(target.id)).slice(0, 8), 16) % count]?.push(target)
  return shards.filter((shard) => shard.length > 0)
}

const ERRORS = {
  archived: () => toolError('read_only', 'It is archived', "Unarchive it, or name it under 'exclude'."),
  notInstalled: () =>
    toolError('permission_denied', 'The GitHub App is not installed there', "Install it there, or name the repository under 'exclude'."),
  gone: () =>
    toolError(
      'not_found',
      'It no longer exists, or the GitHub App is no longer installed there',
      "Install the App there, or name the repository under 'exclude'.",
    ),
}
