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
 * Every run of the action is a workflow run that GitHub knows (`run.runId`); another job joins one with `run: { id }`, `world.rerun`
 * runs it again, and `world.upload` gives it artifacts. All that happens by this world takes place one second after the last.
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
import { runTitle } from './run-title.ts'
import { type GitHubServer, gitHubServer, type ServerOptions } from './server.ts'
import type { Artifact, Comment, Issue, Permissions, PullIssue, Repository, Review, ReviewState, Role, WorkflowRun } from './state.ts'
import { zipOf } from './zip.ts'

export interface WorldOptions extends ServerOptions {
  /** `owner/demo` unless said. */
  readonly repository?: string
  readonly files?: Edits
  readonly users?: Readonly<Record<string, Role>>
  readonly pulls?: readonly NewPull[]
  /** Members by `organization/team`. The token of the workflow sees no teams, whatever its permissions. */
  readonly teams?: Readonly<Record<string, readonly string[]>>
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
  /** What GitHub says that the run is of, where that is not `ref` and `sha`. */
  readonly head?: Pick<WorkflowRun, 'headBranch' | 'headSha' | 'headRepository'>
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
  readonly run?: RunChoices
  /** What steps before it did in the workspace. */
  readonly before?: (workspace: string) => void
}

export interface RunChoices {
  /** Of a run that there is: this is another of its jobs. */
  readonly id?: number
  /** Another one than the run had makes this the first job of it. */
  readonly attempt?: number
  /** Who runs it, or runs it again; the event's actor unless said. */
  readonly triggeringActor?: string
  /** Of the workflow file. */
  readonly path?: string
  /** What GitHub says about the run while it goes on, such as that it is over when it was cancelled: `in_progress` unless said. */
  readonly status?: WorkflowRun['status']
}

export interface StartedRun {
  readonly run: WorkflowRun
  end(conclusion: 'success' | 'failure'): void
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
  /** Somebody pushes to the branch of a pull request: its author, with a commit of any date. */
  push(edits: Edits, number?: number, options?: { readonly by?: string; readonly date?: string }): string
  /** Somebody moves the branch of a pull request to a commit, whatever is there. */
  forcePush(request: { readonly number?: number; readonly to: string; readonly by?: string }): void
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
  /** Somebody edits what somebody wrote. */
  edit(written: Comment | Review, body: string, options: { readonly by: string }): void
  deleteComment(comment: Comment): void
  /** Whatever the person wrote stays, and belongs to nobody. */
  deleteAccount(login: string): void
  review(request: NewReview): ActionEvent & { readonly review: Review }
  /** Somebody opened it, or with `before` pushed to it: its author unless said. */
  pullRequestEvent(request?: { readonly on?: number; readonly before?: string; readonly by?: string }): ActionEvent
  /** On a branch, or on a tag, which can be called as a branch is. */
  dispatch(request: { readonly by: string; readonly inputs?: Json; readonly branch?: string; readonly tag?: string }): ActionEvent
  schedule(cron?: string): ActionEvent
  pushEvent(request: { readonly by: string; readonly branch?: string; readonly before?: string }): ActionEvent
  /** The variables of a run of the action, without inputs and files. */
  environment(event: ActionEvent, run?: WorkflowRun): Record<string, string>
  /** A folder as actions/checkout leaves it. */
  checkout(ref: string, options?: { readonly persistCredentials?: boolean }): string
  run(request: RunRequest): Promise<ActionRun>
  /** For what runs workflows itself: a run that GitHub knows, until it ends. */
  startRun(event: ActionEvent, choices?: RunChoices): StartedRun
  /** The same event again, as the next attempt of the same run. */
  rerun(run: Pick<ActionRun, 'runId'>, request: { readonly by: string } & Partial<RunRequest>): Promise<ActionRun>
  /** A job of a run, or a command in it, uploads an artifact. */
  upload(request: { readonly run: number; readonly name: string; readonly content?: Buffer; readonly overwrite?: boolean }): Artifact
  /** What the step with actions/upload-artifact does after `mode: plan`; nothing where there is no plan. */
  uploadPlan(run: ActionRun): Artifact | undefined
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
const WORKFLOW = '.github/workflows/sous.yml'
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
  const requests = new Map<number, RunRequest>()
  /** How many jobs of a run are going on, and whether one has not succeeded. */
  const jobs = new Map<WorkflowRun, { going: number; ended?: 'failure' | 'cancelled' }>()

  /** What happened before is noted with its time, and then time goes on. */
  function later(): void {
    state.followHeads()
    state.now += 1000
  }

  const source = (login: string): PayloadSource => ({ show, repository, sender: state.account(login) })

  function pull(number = 1): PullIssue {
    state.followHeads()
    const issue = repository.issues.get(number)
    if (issue?.pull === undefined) throw new Error(`There is no pull request ${number}.`)
    return issue as PullIssue
  }

  function openPull(request: NewPull): PullIssue {
    later()
    const number = state.nextNumber(repository)
    const { by, edits, fork, base = repository.defaultBranch, branch = `feature-${number}` } = request
    const name = `${fork}/${repository.name}`
    const from =
      fork === undefined ? repository : (state.repository(fork, repository.name) ?? github.addRepository({ name, parent: repository }))
    if (from.bare.resolve(`refs/heads/${branch}`) === undefined) {
      from.bare.git(['update-ref', `refs/heads/${branch}`, bare.resolve(`refs/heads/${base}`) ?? ''])
    }
    from.bare.commitOn({ branch, edits, message: request.title ?? 'Change' })
    state.followHeads({ by: state.account(by) })
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

  function mergeCommit({ pull: { baseRef, headSha } }: PullIssue): string {
    const baseSha = bare.resolve(`refs/heads/${baseRef}`) ?? ''
    const tree = bare.mergeTree(baseSha, headSha)
    return bare.writeCommit({ tree, parents: [baseSha, headSha], message: `Merge ${headSha} into ${baseSha}` })
  }

  /** Workflows about a pull request run on the commit that merging it would make. */
  function pullEvent(name: string, actor: string, { issue, payload }: { readonly issue: PullIssue; readonly payload: Json }): ActionEvent {
    const { headRef, baseRef, headSha, headRepository = repository } = issue.pull
    const ref = `refs/pull/${issue.number}/merge`
    const sha = mergeCommit(issue)
    bare.git(['update-ref', ref, sha])
    return { name, actor, ref, sha, headRef, baseRef, head: { headBranch: headRef, headSha, headRepository }, payload }
  }

  function environment(event: ActionEvent, run?: WorkflowRun): Record<string, string> {
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
      GITHUB_REF_TYPE: event.ref.startsWith('refs/tags/') ? 'tag' : 'branch',
      GITHUB_REPOSITORY: full,
      GITHUB_REPOSITORY_ID: String(repository.id),
      GITHUB_REPOSITORY_OWNER: repository.owner.login,
      GITHUB_REPOSITORY_OWNER_ID: String(repository.owner.id),
      GITHUB_RETENTION_DAYS: '90',
      GITHUB_RUN_ATTEMPT: String(run?.attempt ?? 1),
      GITHUB_RUN_ID: String(run?.id ?? 9001),
      GITHUB_RUN_NUMBER: String(run?.number ?? 1),
      GITHUB_SERVER_URL: github.origin,
      GITHUB_SHA: event.sha,
      GITHUB_TRIGGERING_ACTOR: run?.triggeringActor.login ?? actor.login,
      GITHUB_WORKFLOW: run?.name ?? 'Sous',
      GITHUB_WORKFLOW_REF: `${full}/${run?.path ?? WORKFLOW}@${event.ref}`,
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

  function writerOf({ by, user }: { readonly by: string; readonly user: { readonly login: string } }): void {
    const may = by.toLowerCase() === user.login.toLowerCase() || ['write', 'maintain', 'admin'].includes(state.role(repository, by))
    if (!may) throw new Error(`GitHub would not let ${by} edit what ${user.login} wrote.`)
  }

  function moveHead({
    number = 1,
    by,
    to,
  }: {
    readonly number?: number
    readonly by?: string
    readonly to: (from: Moved) => string
  }): string {
    later()
    const { user, pull: of } = pull(number)
    const sha = to({ bare: (of.headRepository ?? repository).bare, branch: of.headRef })
    state.followHeads({ by: by === undefined ? user : state.account(by) })
    return sha
  }

  /** The workflow run that a job is of: a new one, or one that there is. */
  function begun(event: ActionEvent, given: RunChoices): WorkflowRun {
    const { id, attempt, triggeringActor, path: file = WORKFLOW, status = 'in_progress' } = given
    const known = id === undefined ? undefined : repository.workflowRuns.get(id)
    const actor = state.account(event.actor)
    const run =
      known ??
      state.addRun(repository, {
        ...(id !== undefined && { id }),
        event: event.name,
        path: file,
        headBranch: event.ref.replace(/^refs\/(heads|tags)\//, ''),
        headSha: event.sha,
        ...event.head,
        actor,
      })
    if (attempt !== undefined && attempt !== run.attempt) {
      Object.assign(run, { attempt, runStartedAt: state.time() })
      jobs.delete(run)
    }
    if (triggeringActor !== undefined) run.triggeringActor = state.account(triggeringActor)
    Object.assign(run, { status, conclusion: status === 'completed' ? 'cancelled' : null, updatedAt: state.time() })
    if (known === undefined) Object.assign(run, titleOf(event, run))
    const job = jobs.get(run) ?? { going: 0 }
    jobs.set(run, { ...job, going: job.going + 1 })
    return run
  }

  function titleOf(event: ActionEvent, run: WorkflowRun): ReturnType<typeof runTitle> {
    const blob = bare.resolve(`${event.sha}:${run.path}`)
    const facts = Object.entries(environment(event, run)).filter(([name]) => name.startsWith('GITHUB_'))
    const github = { ...Object.fromEntries(facts.map(([name, value]) => [name.slice(7).toLowerCase(), value])), event: event.payload }
    return runTitle({ workflow: blob && bare.blob(blob).toString('utf8'), github, title: happened(event.payload), path: run.path })
  }

  function ended(run: WorkflowRun, conclusion: 'success' | 'failure' | 'cancelled'): void {
    const { going, ended: before } = jobs.get(run) ?? { going: 1 }
    const after = before ?? (conclusion === 'success' ? undefined : conclusion)
    jobs.set(run, { going: going - 1, ...(after && { ended: after }) })
    if (going > 1) return
    Object.assign(run, { status: 'completed', conclusion: after ?? 'success', updatedAt: state.time() })
  }

  async function run(request: RunRequest): Promise<ActionRun> {
    const { entry, inputs, onStart, event, token = TOKEN, checkout: what = event.sha, persistCredentials, env, before } = request
    state.followHeads()
    const started = begun(event, request.run ?? {})
    requests.set(started.id, request)
    const place =
      what === 'none'
        ? path.join(folder.path, `work-${++checkouts}`, repository.name)
        : checkout(what, { ...(persistCredentials !== undefined && { persistCredentials }) })
    fs.mkdirSync(place, { recursive: true })
    before?.(place)
    const done = await runAction({
      entry,
      ...(inputs && { inputs }),
      ...(onStart && { onStart }),
      env: { ...environment(event, started), ...env },
      event: event.payload,
      token,
      folder: folder.path,
      workspace: place,
    })
    ended(started, done.signal !== null ? 'cancelled' : done.code === 0 ? 'success' : 'failure')
    return done
  }

  const upload: GitHubWorld['upload'] = ({ run: id, name, content = zipOf({}), overwrite = false }) => {
    const of = repository.workflowRuns.get(id)
    if (of === undefined) throw new Error(`There is no run ${id}.`)
    if (overwrite) of.artifacts = of.artifacts.filter((artifact) => artifact.name !== name)
    if (of.artifacts.some((artifact) => artifact.name === name)) throw new Error(`Run ${id} has an artifact '${name}' already.`)
    return state.addArtifact(of, { name, content })
  }

  for (const [name, members] of Object.entries(options.teams ?? {})) state.addTeam(name, members)
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
    push: (edits, number = 1, { by, date } = {}) =>
      moveHead({
        number,
        ...(by !== undefined && { by }),
        to: ({ bare: of, branch }) => of.commitOn({ branch, edits, message: 'More', ...(date !== undefined && { date }) }),
      }),
    forcePush({ to, ...rest }) {
      moveHead({
        ...rest,
        to({ bare: of, branch }) {
          of.git(['update-ref', `refs/heads/${branch}`, to])
          return to
        },
      })
    },
    close(number = 1) {
      Object.assign(pull(number), { state: 'closed', closedAt: state.time(), updatedAt: state.time() })
    },
    merge(number = 1) {
      later()
      const issue = pull(number)
      const sha = mergeCommit(issue)
      bare.git(['update-ref', `refs/heads/${issue.pull.baseRef}`, sha])
      Object.assign(issue, { state: 'closed', closedAt: state.time(), updatedAt: state.time() })
      Object.assign(issue.pull, { mergedAt: state.time(), mergeCommitSha: sha, mergedBy: repository.owner })
      state.followHeads({ by: repository.owner, type: 'pr_merge' })
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
      later()
      const time = state.time()
      const lastEditedAt = previousBody === undefined ? null : time
      const comment: Comment = {
        id: state.id(),
        user: state.account(by),
        body,
        createdAt: time,
        updatedAt: time,
        lastEditedAt,
        reactions: [],
      }
      issue.comments.push(comment)
      const payload = issueCommentPayload(source(by), { issue, comment, ...(previousBody !== undefined && { previousBody }) })
      return { ...defaultEvent('issue_comment', by, payload), comment }
    },
    edit(written, body, { by }) {
      writerOf({ by, user: written.user })
      later()
      Object.assign(written, { body, lastEditedAt: state.time(), ...('updatedAt' in written && { updatedAt: state.time() }) })
    },
    deleteComment(comment) {
      for (const issue of repository.issues.values()) issue.comments = issue.comments.filter((other) => other !== comment)
    },
    deleteAccount: (login) => state.deleteAccount(login),
    review({ by, state: verdict, body = '', on = 1, commitId }) {
      later()
      const issue = pull(on)
      const user = state.account(by)
      const review: Review = {
        id: state.id(),
        user,
        body,
        state: verdict,
        commitId: commitId ?? issue.pull.headSha,
        submittedAt: state.time(),
        lastEditedAt: null,
      }
      issue.pull.reviews.push(review)
      const payload = pullRequestReviewPayload(source(by), { issue, review })
      return { ...pullEvent('pull_request_review', by, { issue, payload }), review }
    },
    pullRequestEvent({ on = 1, before, by = pull(on).user.login } = {}) {
      const issue = pull(on)
      return pullEvent('pull_request', by, {
        issue,
        payload: pullRequestPayload(source(by), { issue, ...(before !== undefined && { before }) }),
      })
    },
    dispatch({ by, inputs = {}, branch = repository.defaultBranch, tag }) {
      const ref = tag === undefined ? `refs/heads/${branch}` : `refs/tags/${tag}`
      const payload = workflowDispatchPayload(source(by), { inputs, ref })
      return { ...defaultEvent('workflow_dispatch', by, payload), ref, sha: bare.resolve(`${ref}^{commit}`) ?? '' }
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
    run,
    startRun(event, choices = {}) {
      state.followHeads()
      const started = begun(event, choices)
      return { run: started, end: (conclusion) => ended(started, conclusion) }
    },
    async rerun({ runId }, { by, ...more }) {
      const [known, request] = [repository.workflowRuns.get(runId), requests.get(runId)]
      if (known === undefined || request === undefined) throw new Error(`There is no run ${runId}.`)
      later()
      return run({ ...request, ...more, run: { ...more.run, id: runId, attempt: known.attempt + 1, triggeringActor: by } })
    },
    upload,
    uploadPlan({ runId, outputs }) {
      const { 'plan-path': place = '', digest = '' } = outputs
      if (place === '' || digest === '') return undefined
      const names = fs.readdirSync(place, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
      const files = names.map(({ parentPath, name }) => path.join(parentPath, name))
      const content = zipOf(Object.fromEntries(files.map((file) => [path.relative(place, file), fs.readFileSync(file)])))
      return upload({ run: runId, name: `sous-plan-${digest}`, content, overwrite: true })
    },
    async [Symbol.asyncDispose]() {
      await folder[Symbol.asyncDispose]()
      await github[Symbol.asyncDispose]()
    },
  }
}

interface Moved {
  readonly bare: Repository['bare']
  readonly branch: string
}

/** What GitHub calls a run for want of a better name, `undefined` for the name of its workflow. */
function happened(payload: Json): string | undefined {
  const {
    issue,
    pull_request: pull,
    head_commit: commit,
  } = payload as {
    readonly issue?: { readonly title: string }
    readonly pull_request?: { readonly title: string }
    readonly head_commit?: { readonly message: string }
  }
  return pull?.title ?? issue?.title ?? commit?.message.split('\n')[0]
}
