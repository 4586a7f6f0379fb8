import * as os from 'node:os'
import { setTimeout as sleepFor } from 'node:timers/promises'
import { GitHub } from '../../forge/api/github-client.ts'
import { octokitTransport } from '../../forge/api/octokit-transport.ts'
import { readOwnIdentity } from '../../forge/api/own-identity.ts'
import { findTrustedCommit } from '../../forge/api/trusted-files.ts'
import { TrustedTree } from '../../forge/api/trusted-tree.ts'
import type { Person } from '../../forge/people/read-permission.ts'
import { findPlan } from '../../forge/plans/find-plan.ts'
import { findChangedRules } from '../../forge/pulls/changed-rules.ts'
import { type PullComment, readComments } from '../../forge/pulls/pull-comments.ts'
import type { PullState } from '../../forge/pulls/pull-state.ts'
import { openRemote, type RemoteRepository } from '../../forge/remote/remote-git.ts'
import { type ApprovalPolicy, CONFIG_FILE, type SousConfig } from '../../model/config.ts'
import { isWholeDigest } from '../../model/digest.ts'
import { type Refusal, refusal } from '../../model/reason.ts'
import type { Digest, DigestPrefix } from '../../model/recipe.ts'
import { failure, type Result, success } from '../../model/result.ts'
import { realClock } from '../../system/clock.ts'
import { cleanPath, findProgram } from '../../system/programs.ts'
import { realDisk } from '../../system/real-disk.ts'
import { realGit } from '../../system/real-git.ts'
import { realScratchDisk } from '../../system/real-scratch-disk.ts'
import { knownSecrets } from '../known-secrets.ts'
import { loadConfig } from '../read-config.ts'
import { isRecipePath } from '../recipe-files.ts'
import { VERSION } from '../version.ts'
import type { ActionContext } from './action-context.ts'

/** GitHub as this run sees it. Everything is asked for when it is first needed, and once. */
export interface Forge extends AsyncDisposable {
  readonly github: GitHub
  /** The files that decide: those of the default branch. */
  trusted(): Promise<Result<TrustedTree, Refusal>>
  config(): Promise<Result<SousConfig, Refusal>>
  remote(): Promise<Result<RemoteRepository, Refusal>>
  /** Who Sous's own comments are by. */
  self(): Promise<Result<Person, Refusal>>
  /** Told where GitHub said so by the way. */
  isKnownAs(self: Person): void
  /** The one plan of a pull request that a digest, or the start of one, names. */
  findPlan(pull: number, prefix: DigestPrefix): Promise<Result<Digest, Refusal>>
  /** All comments on a pull request, as they were when they were first asked for. */
  comments(pull: number): Promise<Result<readonly PullComment[], Refusal>>
  /** Whether they were asked for. */
  hasComments(pull: number): boolean
}

export function openForge(context: ActionContext): Forge {
  const { token, apiUrl, serverUrl, repository, signal, event, sha, run } = context
  const sleep = async (ms: number) => void (await sleepFor(ms, undefined, { signal }).catch(() => undefined))
  const github = new GitHub({
    transport: octokitTransport({ token, apiUrl, userAgent: `sous/${VERSION}` }),
    repository,
    clock: realClock,
    sleep,
    signal,
    secrets: knownSecrets(context.env),
  })
  const configPath = context.runner.input('config') || CONFIG_FILE
  // Recipes may call each other.
  const isLikelyRead = (path: string) => path === configPath || isRecipePath(path)
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
    const programs = {
      path: cleanPath({ path: context.env['PATH'] ?? '', forbiddenRoot: context.workspace }),
      forbiddenRoot: context.workspace,
    }
    const git = realGit(findProgram('git', programs), programs.path)
    return openRemote({ url, token, git, disk: realDisk, scratchDisk: realScratchDisk(os.tmpdir()), sleep, signal })
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
  const read = new Map<number, ReturnType<Forge['comments']>>()
  const comments: Forge['comments'] = (pull) => {
    const asked = read.get(pull) ?? readComments(github, pull)
    read.set(pull, asked)
    return asked
  }
  const self: Forge['self'] = async () => (known === undefined ? ask() : success(known))
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

/** Read only once it is needed: a stranger shall cost one request. */
export function policyOf(forge: Forge): () => Promise<Result<ApprovalPolicy, Refusal>> {
  return async () => {
    const config = await forge.config()
    return config.ok ? success(config.value.approval) : config
  }
}

/** The recipes and the like that a pull request changes, by path. */
export async function changedRules({ github, ...forge }: Forge, pull: PullState): Promise<Result<readonly string[], Refusal>> {
  const remote = await forge.remote()
  if (!remote.ok) return remote
  const trusted = await forge.trusted()
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
