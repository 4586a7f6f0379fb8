import * as os from 'node:os'
import { setTimeout as sleepFor } from 'node:timers/promises'
import { findChangedRules } from '../../forge/changed-rules.ts'
import { GitHub } from '../../forge/github-client.ts'
import { octokitTransport } from '../../forge/octokit-transport.ts'
import { readOwnIdentity } from '../../forge/own-identity.ts'
import { type PullComment, readComments } from '../../forge/pull-comments.ts'
import type { PullState } from '../../forge/pull-state.ts'
import type { Person } from '../../forge/read-permission.ts'
import { openRemote, type RemoteRepository } from '../../forge/remote-git.ts'
import { findTrustedCommit } from '../../forge/trusted-files.ts'
import { TrustedTree } from '../../forge/trusted-tree.ts'
import { type ApprovalPolicy, CONFIG_FILE, type SousConfig } from '../../model/config.ts'
import { type Refusal, refusal } from '../../model/reason.ts'
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
  /** All comments on a pull request, as they were when they were first asked for. */
  comments(pull: number): Promise<Result<readonly PullComment[], Refusal>>
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
  const trusted = once(async (): Promise<Result<TrustedTree, Refusal>> => {
    const readTip = async () => {
      const opened = await remote()
      return opened.ok ? opened.value.readTip() : opened
    }
    const commit = await findTrustedCommit({ event, sha, attempt: run.attempt, readTip })
    return commit.ok ? TrustedTree.open(github, commit.value, { isLikelyRead }) : commit
  })
  const remote = once(() => {
    const url = `${serverUrl}/${repository.owner}/${repository.name}.git`
    const programs = {
      path: cleanPath({ path: context.env['PATH'] ?? '', forbiddenRoot: context.workspace }),
      forbiddenRoot: context.workspace,
    }
    const git = realGit(findProgram('git', programs), programs.path)
    return openRemote({ url, token, git, disk: realDisk, scratchDisk: realScratchDisk(os.tmpdir()), sleep, signal })
  })
  const config = once(async (): Promise<Result<SousConfig, Refusal>> => {
    const tree = await trusted()
    if (!tree.ok) return tree
    const loaded = await loadConfig(tree.value, github.serverTime ?? new Date(), configPath)
    if (loaded.ok) return success(loaded.value.config)
    return failure(tree.value.refusal ?? refusal('policy_error', loaded.error.message, loaded.error.suggestion))
  })
  const ask = once(() => readOwnIdentity({ github, isAppToken: run.isAppToken }))
  let known: Person | undefined
  const comments = new Map<number, ReturnType<Forge['comments']>>()
  return {
    github,
    trusted,
    config,
    remote,
    self: async () => (known === undefined ? ask() : success(known)),
    isKnownAs(self) {
      known = self
    },
    comments(pull) {
      const read = comments.get(pull) ?? readComments(github, pull)
      comments.set(pull, read)
      return read
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

function once<T>(make: () => Promise<T>): Once<T> {
  let made: Promise<T> | undefined
  const ask = () => {
    made ??= make()
    return made
  }
  return Object.defineProperty(ask, 'isAsked', { get: () => made !== undefined }) as Once<T>
}
