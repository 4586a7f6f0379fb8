import type { FileChange } from '../../src/base/change.ts'
import type { Plan, PlanContent } from '../../src/base/plan.ts'
import type { Digest } from '../../src/base/recipe.ts'
import { type Result, success } from '../../src/base/result.ts'
import type { ApplyRequest } from '../../src/github/plans/apply-request.ts'
import type { RequestOrigin } from '../../src/github/plans/plan-state.ts'
import { planRefs } from '../../src/github/plans/save-plan.ts'
import { openRemote, type RemoteOptions, type RemoteRepository } from '../../src/github/remote/remote-git.ts'
import { completePlan } from '../../src/plan/seal.ts'
import type { StoredPlan } from '../../src/plan/store/plan-store.ts'
import { realDisk } from '../../src/system/disk/real-disk.ts'
import { update } from './changes.ts'
import { type GitHubServer, gitHubServer, type ServerOptions } from './github/server.ts'
import type { Repository } from './github/state.ts'
import { planOf } from './plans.ts'
import { testSandboxDisk } from './sandbox.ts'
import { testGit } from './workspace.ts'

export const TOKEN = 'ghs_0123456789abcdefTESTTOKEN'
export const PULL = 12
export const NOW = new Date('2026-05-01T10:00:00Z')
export const ORIGIN: RequestOrigin = { run: { id: 100, attempt: 1 }, comment: 7 }

/** A repository with a branch `topic`, on a server that speaks git, and a token that may write to it. */
export interface ApplyWorld extends AsyncDisposable {
  readonly github: GitHubServer
  readonly repository: Repository
  readonly url: string
  head(branch?: string): string
  log(branch?: string): readonly string[]
  remote(options?: Partial<RemoteOptions>): Promise<RemoteRepository>
}

export async function applyWorld(options: ServerOptions = {}): Promise<ApplyWorld> {
  const github = await gitHubServer(options)
  const repository = github.addRepository({ name: 'owner/demo', files: { 'a.txt': 'one\n', 'b.txt': 'b\n', 'dir/c.txt': 'c\n' } })
  repository.bare.commitOn({ branch: 'topic', edits: { 'a.txt': 'two\n' }, message: 'Begin' })
  github.addToken(TOKEN, { login: 'github-actions[bot]', permissions: { contents: 'write', pull_requests: 'write', issues: 'write' } })
  const url = `${github.origin}/owner/demo.git`
  const opened: RemoteRepository[] = []
  return {
    github,
    repository,
    url,
    head: (branch = 'topic') => repository.bare.resolve(`refs/heads/${branch}`) ?? '',
    log: (branch = 'topic') => repository.bare.log(`refs/heads/${branch}`),
    async remote(more = {}) {
      const remote = must(await openRemote({ ...remoteOptions(url), ...more }))
      opened.push(remote)
      return remote
    },
    async [Symbol.asyncDispose]() {
      for (const remote of opened) await remote[Symbol.asyncDispose]()
      await github[Symbol.asyncDispose]()
    },
  }
}

export function remoteOptions(url: string): RemoteOptions {
  return { url, token: TOKEN, git: testGit, disk: realDisk, sandboxDisk: testSandboxDisk, sleep: shortly }
}

/** Waits as told, but a hundred times shorter. */
export function shortly(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms / 100))
}

export const CHANGES: readonly FileChange[] = [update('a.txt', 'two\n', 'three\n')]

/** A complete plan over the branch `topic` of pull request 12. */
export async function planOn(
  world: ApplyWorld,
  changes: readonly FileChange[] = CHANGES,
  content: Partial<PlanContent> = {},
): Promise<StoredPlan> {
  const remote = await world.remote()
  const commit = world.head()
  must(await remote.fetchCommit(commit, { contents: true }))
  const {
    digest: _,
    changes: __,
    ...rest
  } = planOf([], {
    repository: { id: '4711', pull: PULL },
    base: { commit, ref: 'refs/heads/main', directory: '.' },
    head: { repository: '4711', ref: 'refs/heads/topic', commit },
    target: 'refs/heads/topic',
    message: 'Change files',
    ...content,
  })
  const { git, disk, sandboxDisk } = remote.options
  await using complete = must(await completePlan(rest, changes, { repository: remote.place, git, disk, sandboxDisk }))
  return { plan: complete.plan, changes: complete.changes }
}

/** Makes a plan and stores it. */
export async function storedPlan(world: ApplyWorld, changes?: readonly FileChange[], content?: Partial<PlanContent>): Promise<Plan> {
  const stored = await planOn(world, changes, content)
  must(await planRefs(await world.remote()).save(stored, { origin: ORIGIN, now: NOW }))
  return stored.plan
}

export const PEOPLE = { requestedBy: { login: 'alice', id: 1001 }, approvedBy: [{ login: 'bob', id: 1002 }] }

/** An apply whose checks all pass. */
export function applyRequest(remote: RemoteRepository, digest: Digest, more: Partial<ApplyRequest> = {}): ApplyRequest {
  return {
    remote,
    digest,
    repository: { id: '4711', defaultBranch: 'main' },
    pull: PULL,
    run: { id: 200, attempt: 1 },
    committer: 'github-actions[bot] <41898282+github-actions[bot]@users.noreply.127.0.0.1>',
    serverTime: () => new Date(NOW.getTime() + 60_000),
    recheck: async () => success(PEOPLE),
    isRunOver: async () => success(false),
    ...more,
  }
}

/** The value, where a test is not about failing. */
export function must<T>(result: Result<T, { readonly code?: string; readonly message: string }>): T {
  if (!result.ok) throw new Error(`${result.error.code ?? 'failed'}: ${result.error.message}`)
  return result.value
}
