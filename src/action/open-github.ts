import * as os from 'node:os'
import { setTimeout as sleepFor } from 'node:timers/promises'
import { loadConfig } from '../app/load-config.ts'
import { lazyShared, recipesIn } from '../app/load-recipes.ts'
import { isRecipePath } from '../app/recipe-files.ts'
import { type ApprovalPolicy, CONFIG_FILE, LOCK_FILE, type SousConfig } from '../base/config.ts'
import { isWholeDigest } from '../base/digest.ts'
import { type Refusal, refusal } from '../base/errors/reasons.ts'
import type { Digest, DigestPrefix } from '../base/recipe.ts'
import { failure, type Result, success } from '../base/result.ts'
import { VERSION } from '../base/version.ts'
import { realGit } from '../git/git.ts'
import { GitHub } from '../github/api/github-client.ts'
import { readOwnIdentity } from '../github/api/graphql.ts'
import { octokitTransport } from '../github/api/octokit-transport.ts'
import { findTrustedCommit, TrustedTree } from '../github/api/trusted-tree.ts'
import type { Person } from '../github/people/permission.ts'
import { findPlan } from '../github/plans/plan-ref.ts'
import { findChangedRules } from '../github/pulls/changed-rules.ts'
import { type PullComment, readComments } from '../github/pulls/comments.ts'
import type { PullState } from '../github/pulls/pull-state.ts'
import { openRemote, type RemoteRepository } from '../github/remote/remote-git.ts'
import { knownSecrets } from '../github/remote/secret-guard.ts'
import { realClock } from '../system/clock.ts'
import { realDisk } from '../system/disk/real-disk.ts'
import { realSandboxDisk } from '../system/disk/sandbox-disk.ts'
import { openPrograms, type Programs } from '../system/process/programs.ts'
import { type ActionContext, actionSurroundings } from './runner.ts'

/** GitHub as this run sees it. Everything is read once, when first needed. */
export interface OpenRepository extends AsyncDisposable {
  readonly github: GitHub
  /** The files of the default branch. */
  trusted(): Promise<Result<TrustedTree, Refusal>>
  config(): Promise<Result<SousConfig, Refusal>>
  remote(): Promise<Result<RemoteRepository, Refusal>>
  /** The author of Sous's own comments. */
  self(): Promise<Result<Person, Refusal>>
  /** For answers of GitHub that name the token's owner in passing. */
  isKnownAs(self: Person): void
  /** The one plan of a pull request with this digest or prefix. */
  findPlan(pull: number, prefix: DigestPrefix): Promise<Result<Digest, Refusal>>
  /** All comments on a pull request, as of the first read. */
  comments(pull: number): Promise<Result<readonly PullComment[], Refusal>>
  /** Whether they were read. */
  hasComments(pull: number): boolean
}

export function openRepository(context: ActionContext): OpenRepository {
  const { token, apiUrl, serverUrl, repository, signal, event, sha, run } = context
  const sleep = context.sleep ?? (async (ms: number) => void (await sleepFor(ms, undefined, { signal }).catch(() => undefined)))
  const github = new GitHub({
    transport: octokitTransport({ token, apiUrl, userAgent: `sous/${VERSION}` }),
    repository,
    clock: realClock,
    sleep,
    signal,
    secrets: knownSecrets(context.env),
  })
  const configPath = context.runner.input('config') || CONFIG_FILE
  // Recipes can call each other.
  const isLikelyRead = (path: string) => path === configPath || path === LOCK_FILE || isRecipePath(path)
  const trusted = askOnce(async (): Promise<Result<TrustedTree, Refusal>> => {
    const readTip = async () => {
      const opened = await remote()
      return opened.ok ? opened.value.readTip() : opened
    }
    const commit = await findTrustedCommit({ event, sha, attempt: run.attempt, readTip })
    return commit.ok ? TrustedTree.open(github, commit.value, { isLikelyRead }) : commit
  })
  const remote = askOnce(() => {
    const url = `${serverUrl}/${repository.owner}/${repository.name}.git`
    const [programs, sandboxDisk] = [programsOf(context), realSandboxDisk(os.tmpdir())]
    return openRemote({ url, token, git: realGit(programs), disk: realDisk, sandboxDisk, sleep, signal })
  })
  const config = askOnce(async (): Promise<Result<SousConfig, Refusal>> => {
    const tree = await trusted()
    if (!tree.ok) return tree
    const loaded = await loadConfig(tree.value, github.serverTime ?? new Date(), configPath)
    if (loaded.ok) return success(loaded.value.config)
    return failure(tree.value.refusal ?? refusal('policy_error', loaded.error.message, loaded.error.suggestion))
  })
  const ask = askOnce(() => readOwnIdentity({ github, isAppToken: run.isAppToken }))
  let known: Person | undefined
  const read = new Map<number, ReturnType<OpenRepository['comments']>>()
  const comments: OpenRepository['comments'] = (pull) => {
    const asked = read.get(pull) ?? readComments(github, pull)
    read.set(pull, asked)
    return asked
  }
  const self: OpenRepository['self'] = async () => (known === undefined ? ask() : success(known))
  return {
    github,
    trusted,
    config,
    remote,
    self,
    isKnownAs(person) {
      known = person
    },
    comments,
    hasComments: (pull) => read.has(pull),
    async findPlan(pull, prefix) {
      if (isWholeDigest(prefix)) return success(prefix)
      const opened = await remote()
      if (!opened.ok) return opened
      const all = await comments(pull)
      if (!all.ok) return all
      const own = await self()
      if (!own.ok) return own
      const shown = all.value.filter(({ user }) => user?.id === own.value.id).map(({ body }) => body)
      return findPlan({ remote: opened.value, pull, prefix, shown })
    },
    async [Symbol.asyncDispose]() {
      const opened = remote.isAsked ? await remote() : undefined
      if (opened?.ok) await opened.value[Symbol.asyncDispose]()
    },
  }
}

function programsOf({ env, workspace }: ActionContext): Programs {
  return openPrograms({ path: env['PATH'] ?? '', forbiddenRoot: workspace })
}

/** The recipes of a commit, and those of other repositories that its configuration and lock let in. */
export function recipesOn(
  tree: Parameters<typeof recipesIn>[0],
  context: ActionContext,
  { isOffline }: { readonly isOffline?: boolean } = {},
): ReturnType<typeof recipesIn> {
  const shared = lazyShared(() => ({
    tree,
    surroundings: actionSurroundings(context, context.workspace),
    programs: programsOf(context),
    isOffline,
  }))
  return recipesIn(tree, context.program, { trustsPatterns: true, shared })
}

/** Read only once it is needed: a stranger shall cost one request. */
export function policyOf(repo: OpenRepository): () => Promise<Result<ApprovalPolicy, Refusal>> {
  return async () => {
    const config = await repo.config()
    return config.ok ? success(config.value.approval) : config
  }
}

/** The recipes and other rules that a pull request changes, by path. */
export async function changedRules({ github, ...repo }: OpenRepository, pull: PullState): Promise<Result<readonly string[], Refusal>> {
  const remote = await repo.remote()
  if (!remote.ok) return remote
  const trusted = await repo.trusted()
  return trusted.ok ? findChangedRules({ github, remote: remote.value, trusted: trusted.value, pull }) : trusted
}

type Once<T> = (() => Promise<T>) & { readonly isAsked: boolean }

export function askOnce<T>(make: () => Promise<T>): Once<T> {
  let made: Promise<T> | undefined
  const ask = () => {
    made ??= make()
    return made
  }
  return Object.defineProperty(ask, 'isAsked', { get: () => made !== undefined }) as Once<T>
}
