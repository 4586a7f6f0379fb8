import * as fs from 'node:fs'
import * as os from 'node:os'
import * as path from 'node:path'
import { setTimeout as sleepFor } from 'node:timers/promises'
import { sha256 } from '../../base/digest.ts'
import type { Refusal } from '../../base/errors/reasons.ts'
import { type ToolError, type ToolErrorCode, toolError } from '../../base/errors/tool-errors.ts'
import { type RecipeRef, showRecipeRef, sourceOfRef } from '../../base/recipe-ref.ts'
import { failure, type Result, success } from '../../base/result.ts'
import type { CommitObjects } from '../../git/commit-objects.ts'
import type { ObjectFormat } from '../../git/trees.ts'
import type { Programs } from '../../system/process/programs.ts'
import type { Surroundings } from '../open-folder.ts'
import { EXTENSION, RECIPE_FOLDERS } from '../recipe-files.ts'
import { cacheFolder } from '../user-files.ts'

/** What fetching needs. */
export interface FetchRequest {
  readonly surroundings: Pick<Surroundings, 'env' | 'signal' | 'onGitHub'>
  readonly programs: Pick<Programs, 'path' | 'find'>
  /** Whether to use only what is cached. */
  readonly isOffline?: boolean | undefined
}

const TIMEOUT_MS = 60_000
const MAX_CACHE_BYTES = 32 * 1024 * 1024

/** From the cache, or else from the server. */
export async function openCommit(request: FetchRequest, ref: RecipeRef): Promise<Result<CommitObjects, ToolError>> {
  const { CommitObjects } = await import('../../git/commit-objects.ts')
  const file = cacheFile(request, ref)
  const cached = file === undefined ? undefined : CommitObjects.parse(readSmall(file), ref.commit)
  return cached === undefined ? fetchCommit(request, ref) : success(cached)
}

/** From the server, also if there is something in the cache. */
export async function fetchCommit(request: FetchRequest, ref: RecipeRef): Promise<Result<CommitObjects, ToolError>> {
  if (request.isOffline) return failure(FETCH_RECIPES_ERRORS.notFetched(ref))
  const { formatOf } = await import('../../git/trees.ts')
  const fetch: Use<CommitObjects> = async (remote, { fetchCommitObjects, checkPublished }) => {
    const { MAX_YAML_BYTES } = await import('../../recipe/yaml/read-yaml.ts')
    const wanted = { commit: ref.commit, directories: RECIPE_FOLDERS, names: EXTENSION, maxFileBytes: MAX_YAML_BYTES }
    const objects = await fetchCommitObjects(remote, wanted)
    const refused = objects.ok ? await checkPublished(remote, ref.commit) : undefined
    return refused === undefined ? objects : failure(refused)
  }
  const fetched = await withRemote(request, sourceOfRef(ref), fetch, formatOf(ref.commit))
  const file = cacheFile(request, ref)
  if (fetched.ok && file !== undefined) await save(file, fetched.value)
  return fetched
}

/** Of a commit of a repository. */
export function sourceKey(ref: RecipeRef): string {
  return `${sourceOfRef(ref).toLowerCase()}@${ref.commit}`
}

/** Keyed by the source too: a fork has the same commit, but does not publish it. A runner has no cache. */
function cacheFile({ surroundings }: FetchRequest, ref: RecipeRef): string | undefined {
  if (surroundings.onGitHub !== undefined) return undefined
  const key = `${serverOf(surroundings)}/${sourceKey(ref)}`
  return path.join(cacheFolder(surroundings.env), `${sha256(Buffer.from(key))}.json`)
}

/** What is in it is hashed again, so it need not be trusted. */
function readSmall(file: string): string {
  try {
    return fs.statSync(file).size > MAX_CACHE_BYTES ? '' : fs.readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

/** A run without a cache only has to fetch again. */
async function save(file: string, objects: CommitObjects): Promise<void> {
  const { replacePrivateFile } = await import('../../system/disk/real-disk.ts')
  try {
    replacePrivateFile(file, objects.write())
  } catch {
    return
  }
}

const GITHUB = 'https://github.com'

function serverOf({ env, onGitHub }: FetchRequest['surroundings']): string {
  const named = onGitHub?.server ?? env['GITHUB_SERVER_URL'] ?? GITHUB
  return URL.canParse(named) && /^https?:$/.test(new URL(named).protocol) ? new URL(named).origin : GITHUB
}

type Remote = typeof import('../../github/remote/recipe-source.ts')
type Use<T> = (remote: Parameters<Remote['resolveVersion']>[0], source: Remote) => Promise<Result<T, Refusal>>

export async function withRemote<T>(
  request: FetchRequest,
  source: string,
  use: Use<T>,
  objectFormat: ObjectFormat = 'sha1',
): Promise<Result<T, ToolError>> {
  const { surroundings, programs } = request
  const { env, signal, onGitHub } = surroundings
  const [remotes, recipes, { realGit }, { realDisk }, { realSandboxDisk }] = await Promise.all([
    import('../../github/remote/remote-git.ts'),
    import('../../github/remote/recipe-source.ts'),
    import('../../git/git.ts'),
    import('../../system/disk/real-disk.ts'),
    import('../../system/disk/sandbox-disk.ts'),
  ])
  const server = serverOf(surroundings)
  const opened = await remotes.openRemote({
    url: `${server}/${source}.git`,
    token: onGitHub?.token ?? '',
    objectFormat,
    ...(onGitHub === undefined && { asUser: env }),
    git: realGit(programs),
    disk: realDisk,
    sandboxDisk: realSandboxDisk(os.tmpdir()),
    sleep: async (ms) => void (await sleepFor(ms, undefined, { signal }).catch(() => undefined)),
    timeoutMs: TIMEOUT_MS,
    signal,
  })
  if (!opened.ok) return failure(sourceError(opened.error, server, source))
  await using remote = opened.value
  const done = await use(remote, recipes)
  return done.ok ? done : failure(sourceError(done.error, server, source))
}

const KEPT: ReadonlySet<string> = new Set<ToolErrorCode>(['impostor_commit', 'cancelled', 'io_error', 'source_unavailable'])

/** Worded for a repository, because the errors of GitHub's API do not fit. */
function sourceError({ code, message, suggestion }: Refusal, server: string, source: string): ToolError {
  if (code === 'impostor_commit') return FETCH_RECIPES_ERRORS.fromFork(source, message)
  if (KEPT.has(code)) return toolError(code as ToolErrorCode, `${source}: ${message}`, suggestion)
  const check = `Check the name, and that git can read it: git ls-remote ${server}/${source}`
  if (/returned error: 30[1278]|unable to update url base from redirection/.test(message)) return FETCH_RECIPES_ERRORS.moved(server, source)
  if (code === 'ref_missing') return FETCH_RECIPES_ERRORS.noCommit(source, message)
  if (code === 'api_not_found' || code === 'auth_expired' || code === 'token_not_permitted')
    return FETCH_RECIPES_ERRORS.noAccess(server, source, message, check)
  return FETCH_RECIPES_ERRORS.notFetchable(server, source, message, check)
}

export const FETCH_RECIPES_ERRORS = {
  notFetched: (ref: RecipeRef) =>
    toolError(
      'recipe_not_fetched',
      `'${showRecipeRef(ref)}' was not checked, because it has not been fetched yet`,
      `Run 'sous explain ${showRecipeRef(ref)}' to fetch and read it.`,
    ),
  fromFork: (source: string, why: string) =>
    toolError('impostor_commit', `${source}: ${why}. It may come from a fork`, 'Pin a commit that the repository has itself.'),
  moved: (server: string, source: string) =>
    toolError('source_unavailable', `${server}/${source} has moved`, 'Find out its new name, check who owns it, and use that.'),
  noCommit: (source: string, why: string) =>
    toolError('source_unavailable', `${source} does not have this commit or version: ${why}`, 'Check the commit or version.'),
  noAccess: (server: string, source: string, why: string, check: string) =>
    toolError('source_unavailable', `${server}/${source} does not exist, or cannot be read with these credentials (${why})`, check),
  notFetchable: (server: string, source: string, why: string, check: string) =>
    toolError('source_unavailable', `${server}/${source} cannot be fetched: ${why}`, check),
}
