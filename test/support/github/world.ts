/**
 * A repository on GitHub with people, pull requests and a checkout, ready for the action to run in:
 *
 *     await using world = await gitHubWorld({
 *       files: { 'recipes/bump.yml': '…', 'a.txt': 'a\n' },              // on main
 *       users: { writer: 'write', reader: 'read', boss: 'admin' },       // tokens: world.tokenOf('writer')
 *       pulls: [{ by: 'writer', edits: { 'a.txt': 'b\n' } }],            // number 1, branch feature-1; fork: 'stranger' for a fork
 *     })
 *     const run = await world.run({ entry: 'src', inputs: { mode: 'preview' }, event: world.comment({ by: 'writer', body: '/sous list' }) })
 *     run.code, run.outputs, run.summary, run.commands, run.stdout; world.github.calls; world.issue(1).comments
 *
 * `world.token` is the token of the workflow (`github-actions[bot]`), with the `permissions` given or all that Sous may need.
 */
import { spawnSync } from 'node:child_process'
import * as fs from 'node:fs'
import * as path from 'node:path'
import { GIT_ENV, tempFolder } from '../temp-folder.ts'
import { type ActionRequest, type ActionRun, runAction } from './action-run.ts'
import type { Edits } from './bare-repository.ts'
import {
  issueCommentPayload,
  type PayloadSource,
  pullRequestPayload,
  pullRequestReviewPayload,
  pushPayload,
  schedulePayload,
  workflowDispatchPayload,
} from './payloads.ts'
import type { Json } from './present.ts'
import { type GitHubServer, gitHubServer, type ServerOptions } from './server.ts'
import type { Comment, Issue, Permissions, PullIssue, Repository, Review, ReviewState, Role } from './state.ts'

export interface WorldOptions extends ServerOptions {
  /** `owner/demo` unless said. */
  readonly repository?: string
  readonly files?: Edits
  readonly users?: Readonly<Record<string, Role>>
  readonly pulls?: readonly NewPull[]
  readonly permissions?: Permissions
}

export interface NewPull {
  readonly by: string
  readonly edits: Edits
  readonly title?: string
  readonly body?: string
  readonly branch?: string
  readonly base?: string
  /** The owner of a fork that the branch is in. */
  readonly fork?: string
  readonly draft?: boolean
}

/** What happened, as a runner tells a job about it. */
export interface ActionEvent {
  readonly name: string
  readonly actor: string
  readonly ref: string
  readonly sha: string
  readonly headRef?: string
  readonly baseRef?: string
  readonly payload: Json
}

export interface RunRequest extends Pick<ActionRequest, 'entry' | 'inputs' | 'onStart'> {
  readonly event: ActionEvent
  /** The workflow's token unless said. */
  readonly token?: string
  /** What actions/checkout left: the event's commit (the default), nothing, or another ref. */
  readonly checkout?: 'none' | string
  /** As actions/checkout does unless told not to. */
  readonly persistCredentials?: boolean
  readonly env?: Readonly<Record<string, string>>
}

export interface GitHubWorld extends AsyncDisposable {
  readonly github: GitHubServer
  readonly repository: Repository
  readonly token: string
  readonly cloneUrl: string
  /** For files of the test. */
  readonly folder: string
  tokenOf(login: string): string
  issue(number?: number): Issue
  pull(number?: number): PullIssue
  /** The commit a branch is at. */
  head(branch: string): string
  openPull(request: NewPull): PullIssue
  /** Somebody pushes to the branch of a pull request. */
  push(edits: Edits, number?: number): string
  close(number?: number): void
  /** Merges a pull request as the button does. */
  merge(number?: number): string
  /** What happens when somebody deletes the fork of a pull request. */
  deleteFork(number: number): void
  comment(request: {
    readonly by: string
    readonly body: string
    readonly on?: number
    readonly previousBody?: string
  }): ActionEvent & { readonly comment: Comment }
  review(request: NewReview): ActionEvent & { readonly review: Review }
  pullRequestEvent(request?: { readonly on?: number; readonly before?: string }): ActionEvent
  dispatch(request: { readonly by: string; readonly inputs?: Json; readonly branch?: string }): ActionEvent
  schedule(cron?: string): ActionEvent
  pushEvent(request: { readonly by: string; readonly branch?: string; readonly before?: string }): ActionEvent
  /** The variables of a run of the action, without inputs and files. */
  environment(event: ActionEvent): Record<string, string>
  /** A folder as actions/checkout leaves it. */
  checkout(ref: string, options?: { readonly persistCredentials?: boolean }): string
  run(request: RunRequest): Promise<ActionRun>
}

export interface NewReview {
  readonly by: string
  readonly state: ReviewState
  readonly body?: string
  readonly on?: number
  /** The head unless said. */
  readonly commitId?: string
}

const WRITE = 'write'
const ALL: Permissions = { actions: 'read', checks: WRITE, contents: WRITE, issues: WRITE, pull_requests: WRITE, statuses: WRITE }
const TOKEN = 'ghs_workflowtoken0000000000000000000000'
const BOT = 'github-actions[bot]'

export async function gitHubWorld(options: WorldOptions = {}): Promise<GitHubWorld> {
  const folder = await tempFolder()
  const github = await gitHubServer(options)
  const { state, show } = github
  const full = options.repository ?? 'owner/demo'
  const repository = github.addRepository({ name: full, files: options.files ?? { 'README.md': '# Demo\n' } })
  const { bare } = repository
  const tokenOf = (login: string) => `ghp_${login.replace(/\W/g, '')}`.padEnd(40, '0')
  for (const [login, role] of Object.entries({ [repository.owner.login]: 'admin' as const, ...options.users })) {
    state.account(login)
    if (role !== 'none') repository.roles.set(login.toLowerCase(), role)
    github.addToken(tokenOf(login), { login })
  }
  github.addToken(TOKEN, { login: BOT, permissions: options.permissions ?? ALL })
  let checkouts = 0

  const source = (login: string): PayloadSource => ({ show, repository, sender: state.account(login) })

  function pull(number = 1): PullIssue {
    state.followHeads()
    const issue = repository.issues.get(number)
    if (issue?.pull === undefined) throw new Error(`There is no pull request ${number}.`)
    return issue as PullIssue
  }

  function openPull(request: NewPull): PullIssue {
    const number = state.nextNumber(repository)
    const { by, edits, fork, base = repository.defaultBranch, branch = `feature-${number}` } = request
    const name = `${fork}/${repository.name}`
    const from =
      fork === undefined ? repository : (state.repository(fork, repository.name) ?? github.addRepository({ name, parent: repository }))
    if (from.bare.resolve(`refs/heads/${branch}`) === undefined) {
      from.bare.git(['update-ref', `refs/heads/${branch}`, bare.resolve(`refs/heads/${base}`) ?? ''])
    }
    from.bare.commitOn({ branch, edits, message: request.title ?? 'Change' })
    return state.addPull({
      repository,
      from,
      user: state.account(by),
      title: request.title ?? 'Change',
      body: request.body ?? null,
      headRef: branch,
      baseRef: base,
      draft: request.draft === true,
      maintainerCanModify: fork !== undefined,
    })
  }

  function defaultEvent(name: string, actor: string, payload: Json): ActionEvent {
    const ref = `refs/heads/${repository.defaultBranch}`
    return { name, actor, ref, sha: bare.resolve(ref) ?? '', payload }
  }

  function mergeCommit({ pull: { baseSha, headSha } }: PullIssue): string {
    const tree = bare.text(['merge-tree', '--write-tree', baseSha, headSha])
    return bare.writeCommit({ tree, parents: [baseSha, headSha], message: `Merge ${headSha} into ${baseSha}` })
  }

  /** Workflows about a pull request run on the commit that merging it would make. */
  function pullEvent(name: string, actor: string, { issue, payload }: { readonly issue: PullIssue; readonly payload: Json }): ActionEvent {
    const { headRef, baseRef } = issue.pull
    const ref = `refs/pull/${issue.number}/merge`
    const sha = mergeCommit(issue)
    bare.git(['update-ref', ref, sha])
    return { name, actor, ref, sha, headRef, baseRef, payload }
  }

  function environment(event: ActionEvent): Record<string, string> {
    const actor = state.account(event.actor)
    const name = event.ref.replace(/^refs\/(heads|tags|pull)\//, '')
    return {
      CI: 'true',
      GITHUB_ACTIONS: 'true',
      GITHUB_ACTION: '__owner_sous',
      GITHUB_ACTION_REF: 'v1',
      GITHUB_ACTION_REPOSITORY: 'owner/sous',
      GITHUB_ACTOR: actor.login,
      GITHUB_ACTOR_ID: String(actor.id),
      GITHUB_API_URL: github.origin,
      GITHUB_BASE_REF: event.baseRef ?? '',
      GITHUB_EVENT_NAME: event.name,
      GITHUB_GRAPHQL_URL: `${github.origin}/graphql`,
      GITHUB_HEAD_REF: event.headRef ?? '',
      GITHUB_JOB: 'sous',
      GITHUB_REF: event.ref,
      GITHUB_REF_NAME: name,
      GITHUB_REF_PROTECTED: 'false',
      GITHUB_REF_TYPE: 'branch',
      GITHUB_REPOSITORY: full,
      GITHUB_REPOSITORY_ID: String(repository.id),
      GITHUB_REPOSITORY_OWNER: repository.owner.login,
      GITHUB_REPOSITORY_OWNER_ID: String(repository.owner.id),
      GITHUB_RETENTION_DAYS: '90',
      GITHUB_RUN_ATTEMPT: '1',
      GITHUB_RUN_ID: '9001',
      GITHUB_RUN_NUMBER: '1',
      GITHUB_SERVER_URL: github.origin,
      GITHUB_SHA: event.sha,
      GITHUB_TRIGGERING_ACTOR: actor.login,
      GITHUB_WORKFLOW: 'Sous',
      GITHUB_WORKFLOW_REF: `${full}/.github/workflows/sous.yml@${event.ref}`,
      GITHUB_WORKFLOW_SHA: event.sha,
      RUNNER_ARCH: 'X64',
      RUNNER_ENVIRONMENT: 'github-hosted',
      RUNNER_NAME: 'GitHub Actions 1',
      RUNNER_OS: 'Linux',
      RUNNER_TOOL_CACHE: path.join(folder.path, 'tools'),
    }
  }

  function checkout(ref: string, { persistCredentials = true }: { readonly persistCredentials?: boolean } = {}): string {
    const place = path.join(folder.path, `work-${++checkouts}`, repository.name)
    fs.mkdirSync(place, { recursive: true })
    const git = (...args: readonly string[]) => {
      const done = spawnSync('git', args, { cwd: place, env: GIT_ENV, encoding: 'utf8' })
      if (done.status !== 0) throw new Error(`git ${args.join(' ')}: ${done.stderr}`)
    }
    git('init', '--quiet', '--initial-branch=main')
    git('remote', 'add', 'origin', `${github.origin}/${full}`)
    if (persistCredentials) {
      const basic = Buffer.from(`x-access-token:${TOKEN}`).toString('base64')
      git('config', '--local', `http.${github.origin}/.extraheader`, `AUTHORIZATION: basic ${basic}`)
    }
    git('fetch', '--quiet', '--no-tags', '--depth=1', `file://${bare.folder}`, `+${bare.commitOf(ref) ?? ref}:refs/remotes/origin/checkout`)
    git('checkout', '--quiet', '--force', '--detach', 'refs/remotes/origin/checkout')
    return place
  }

  for (const request of options.pulls ?? []) openPull(request)

  return {
    github,
    repository,
    token: TOKEN,
    cloneUrl: `${github.origin}/${full}.git`,
    folder: folder.path,
    tokenOf,
    issue: (number = 1) => {
      const issue = repository.issues.get(number)
      if (issue === undefined) throw new Error(`There is no issue ${number}.`)
      return issue
    },
    pull,
    head: (branch) => bare.resolve(`refs/heads/${branch}`) ?? '',
    openPull,
    push(edits, number = 1) {
      const { headRepository, headRef } = pull(number).pull
      const sha = (headRepository ?? repository).bare.commitOn({ branch: headRef, edits, message: 'More' })
      state.followHeads()
      return sha
    },
    close(number = 1) {
      Object.assign(pull(number), { state: 'closed', closedAt: state.time(), updatedAt: state.time() })
    },
    merge(number = 1) {
      const issue = pull(number)
      const sha = mergeCommit(issue)
      bare.git(['update-ref', `refs/heads/${issue.pull.baseRef}`, sha])
      Object.assign(issue, { state: 'closed', closedAt: state.time(), updatedAt: state.time() })
      Object.assign(issue.pull, { mergedAt: state.time(), mergeCommitSha: sha, mergedBy: repository.owner })
      return sha
    },
    deleteFork(number) {
      const { headRepository } = pull(number).pull
      if (headRepository === undefined || headRepository === repository) throw new Error(`Pull request ${number} has no fork.`)
      state.repositories.delete(`${headRepository.owner.login}/${headRepository.name}`.toLowerCase())
      pull(number).pull.headRepository = undefined
    },
    comment({ by, body, on = 1, previousBody }) {
      const issue = repository.issues.get(on)
      if (issue === undefined) throw new Error(`There is no issue ${on}.`)
      const time = state.time()
      const comment: Comment = { id: state.id(), user: state.account(by), body, createdAt: time, updatedAt: time, reactions: [] }
      issue.comments.push(comment)
      const payload = issueCommentPayload(source(by), { issue, comment, ...(previousBody !== undefined && { previousBody }) })
      return { ...defaultEvent('issue_comment', by, payload), comment }
    },
    review({ by, state: verdict, body = '', on = 1, commitId }) {
      const issue = pull(on)
      const user = state.account(by)
      const review: Review = {
        id: state.id(),
        user,
        body,
        state: verdict,
        commitId: commitId ?? issue.pull.headSha,
        submittedAt: state.time(),
      }
      issue.pull.reviews.push(review)
      const payload = pullRequestReviewPayload(source(by), { issue, review })
      return { ...pullEvent('pull_request_review', by, { issue, payload }), review }
    },
    pullRequestEvent({ on = 1, before } = {}) {
      const issue = pull(on)
      const by = issue.user.login
      return pullEvent('pull_request', by, {
        issue,
        payload: pullRequestPayload(source(by), { issue, ...(before !== undefined && { before }) }),
      })
    },
    dispatch({ by, inputs = {}, branch = repository.defaultBranch }) {
      const ref = `refs/heads/${branch}`
      const payload = workflowDispatchPayload(source(by), { inputs, ref })
      return { ...defaultEvent('workflow_dispatch', by, payload), ref, sha: bare.resolve(ref) ?? '' }
    },
    schedule: (cron = '17 3 * * 1') =>
      defaultEvent('schedule', repository.owner.login, schedulePayload(source(repository.owner.login), { schedule: cron })),
    pushEvent({ by, branch = repository.defaultBranch, before }) {
      const ref = `refs/heads/${branch}`
      const after = bare.resolve(ref) ?? ''
      const old = before ?? bare.commit(after).parents[0] ?? after
      return { name: 'push', actor: by, ref, sha: after, payload: pushPayload(source(by), { branch, before: old, after }) }
    },
    environment,
    checkout,
    async run({ entry, inputs, onStart, event, token = TOKEN, checkout: what = event.sha, persistCredentials, env }) {
      const place =
        what === 'none'
          ? path.join(folder.path, `work-${++checkouts}`, repository.name)
          : checkout(what, { ...(persistCredentials !== undefined && { persistCredentials }) })
      fs.mkdirSync(place, { recursive: true })
      return runAction({
        entry,
        ...(inputs && { inputs }),
        ...(onStart && { onStart }),
        env: { ...environment(event), ...env },
        event: event.payload,
        token,
        folder: folder.path,
        workspace: place,
      })
    },
    async [Symbol.asyncDispose]() {
      await folder[Symbol.asyncDispose]()
      await github[Symbol.asyncDispose]()
    },
  }
}
