import * as crypto from 'node:crypto'
import * as path from 'node:path'
import { type Activity, type Cause, noteActivity, type RefChange } from './activity.ts'
import type { App, Installation } from './apps.ts'
import { BareRepository } from './bare-repository.ts'

export type Role = 'admin' | 'maintain' | 'write' | 'triage' | 'read' | 'none'

export type Scope = 'actions' | 'checks' | 'contents' | 'issues' | 'members' | 'metadata' | 'pull_requests' | 'statuses' | 'workflows'

export type Permissions = Readonly<Partial<Record<Scope, 'read' | 'write'>>>

export interface Account {
  readonly id: number
  readonly login: string
  readonly type: 'User' | 'Bot' | 'Organization'
}

/** A team of an organization. Whoever was invited and has not accepted yet is `pending`. */
export interface Team {
  readonly id: number
  readonly organization: Account
  readonly slug: string
  readonly members: Map<string, 'active' | 'pending'>
}

/** Who a token speaks for: a person with all that the person may do, or an app with these permissions and no others. */
export interface TokenHolder {
  readonly login: string
  /** Of an app's token, such as the one of a workflow. */
  readonly permissions?: Permissions
  readonly app?: { readonly app: App; readonly installation: Installation }
  /** By id; all of the installation unless said. */
  readonly repositories?: ReadonlySet<number>
  readonly expiresAt?: number
}

export interface Reaction {
  readonly id: number
  readonly user: Account
  readonly content: string
  readonly createdAt: string
}

export interface Comment {
  readonly id: number
  readonly user: Account
  body: string
  readonly createdAt: string
  /** Reactions move this one too, so that it does not tell whether somebody edited. */
  updatedAt: string
  lastEditedAt: string | null
  reactions: Reaction[]
  /** Whether an app wrote it for the person. */
  isViaApp?: boolean
}

export type ReviewState = 'APPROVED' | 'CHANGES_REQUESTED' | 'COMMENTED' | 'DISMISSED' | 'PENDING'

export interface Review {
  readonly id: number
  readonly user: Account
  body: string
  state: ReviewState
  /** An approval moves with the head where a push leaves the patch as it was. */
  commitId: string
  readonly submittedAt: string
  lastEditedAt: string | null
}

export interface ReviewComment {
  readonly id: number
  readonly reviewId: number
  readonly user: Account
  body: string
  readonly path: string
  readonly commitId: string
  readonly line: number | null
  readonly startLine: number | null
  readonly side: 'LEFT' | 'RIGHT'
  readonly diffHunk: string
  readonly createdAt: string
  updatedAt: string
}

export interface Label {
  readonly id: number
  readonly name: string
  readonly color: string
  readonly description: string | null
}

/** An issue; a pull request is one with `pull`. */
export interface Issue {
  readonly id: number
  readonly number: number
  readonly user: Account
  title: string
  body: string | null
  state: 'open' | 'closed'
  locked: boolean
  labels: Label[]
  assignees: Account[]
  comments: Comment[]
  reactions: Reaction[]
  readonly createdAt: string
  updatedAt: string
  closedAt: string | null
  readonly pull: Pull | undefined
}

export interface Pull {
  baseRef: string
  /** `undefined` when the fork was deleted. */
  headRepository: Repository | undefined
  readonly headOwner: Account
  readonly headRef: string
  /** As of the last look at the repositories. */
  headSha: string
  /** The base branch as of the last time that the head was pushed or the base was changed. */
  baseSha: string
  draft: boolean
  mergedAt: string | null
  mergeCommitSha: string | null
  mergedBy: Account | null
  requestedReviewers: Account[]
  reviews: Review[]
  reviewComments: ReviewComment[]
  maintainerCanModify: boolean
  autoMerge: AutoMerge | null
  /** In the merge queue of its base. */
  isQueued: boolean
}

export interface AutoMerge {
  readonly method: string
  readonly title: string | undefined
  readonly message: string | undefined
  readonly enabledBy: Account
}

export type PullIssue = Issue & { readonly pull: Pull }

export interface NewPullRequest {
  readonly repository: Repository
  /** Where the branch is: the same repository or a fork. */
  readonly from: Repository
  readonly user: Account
  readonly title: string
  readonly body: string | null
  readonly headRef: string
  readonly baseRef: string
  readonly draft: boolean
  readonly maintainerCanModify: boolean
}

export interface Status {
  readonly id: number
  readonly sha: string
  readonly state: string
  readonly context: string
  readonly description: string | null
  readonly targetUrl: string | null
  readonly creator: Account
  readonly createdAt: string
}

export interface CheckRun {
  readonly id: number
  readonly headSha: string
  name: string
  status: string
  conclusion: string | null
  readonly startedAt: string
  completedAt: string | null
  externalId: string
  detailsUrl: string | null
  output: { title: string | null; summary: string | null; text: string | null; annotations: number }
}

export interface WorkflowRun {
  readonly id: number
  readonly number: number
  readonly repository: Repository
  event: string
  status: 'queued' | 'in_progress' | 'completed'
  conclusion: string | null
  /** Of the workflow. */
  name: string
  path: string
  displayTitle: string
  /** Only a name: a tag and a branch of a fork can be called the same. */
  headBranch: string
  headSha: string
  headRepository: Repository
  /** Stays when somebody runs it again, who is then the triggering one. */
  actor: Account
  triggeringActor: Account
  attempt: number
  createdAt: string
  updatedAt: string
  /** Of the attempt. */
  runStartedAt: string
  referencedWorkflows: { readonly path: string; readonly sha: string; readonly ref?: string }[]
  artifacts: Artifact[]
  jobs: RunJob[]
}

/** A job of a run. The workflow names it; its own machine names its steps. */
export interface RunJob {
  readonly id: number
  readonly name: string
  readonly attempt: number
  readonly steps: readonly string[]
}

export interface Artifact {
  readonly id: number
  name: string
  sizeInBytes: number
  expired: boolean
  createdAt: string
  expiresAt: string
  digest: string
  /** A zip archive. */
  content: Buffer
}

/** What a repository demands of pushes. */
export interface PushRules {
  /** On every branch. */
  needsSignatures?: boolean
  /** A text that push protection takes for a secret, on whatever ref. */
  secret?: string
  /** How many refs a push may change. */
  maxRefs?: number
}

export interface Repository {
  readonly id: number
  readonly owner: Account
  readonly name: string
  readonly bare: BareRepository
  readonly createdAt: string
  defaultBranch: string
  private: boolean
  archived: boolean
  /** The repository it was forked from. */
  readonly parent: Repository | undefined
  readonly roles: Map<string, Role>
  readonly issues: Map<number, Issue>
  readonly labels: Map<string, Label>
  readonly statuses: Status[]
  readonly checkRuns: Map<number, CheckRun>
  readonly workflowRuns: Map<number, WorkflowRun>
  /** Workflows that somebody asked for, in order. */
  readonly dispatches: { readonly workflow: string; readonly ref: string; readonly inputs: unknown }[]
  /** What happened to branches, oldest first. */
  readonly activities: Activity[]
  /** Branches as of the last look. */
  seenHeads: ReadonlyMap<string, string>
  /** What pushes under way ask for. */
  readonly pushes: Set<RefChange>
  /** How pull requests may be merged. */
  readonly mergeMethods: Set<string>
  /** The setting "Allow auto-merge". */
  allowAutoMerge: boolean
  /** Branches with a merge queue. */
  readonly mergeQueues: Set<string>
  /** Checks that must pass on a pull request before it is merged, by branch. */
  readonly requiredChecks: Map<string, readonly string[]>
  /** Branches that nobody may push to. */
  readonly protectedBranches: Set<string>
  readonly rules: PushRules
  /** The setting "Allow GitHub Actions to create and approve pull requests". */
  actionsMayCreatePulls: boolean
}

/** All that the server knows, except what git knows. */
export class State {
  readonly accounts = new Map<string, Account>()
  readonly repositories = new Map<string, Repository>()
  readonly tokens = new Map<string, TokenHolder>()
  readonly apps: App[] = []
  /** By `organization/slug` in lower case. */
  readonly teams = new Map<string, Team>()
  /** Where the server listens, such as `http://127.0.0.1:4711`. */
  origin = ''
  readonly folder: string
  private lastId = 1000
  private lastRun = 9000
  private readonly deleted = new Set<number>()
  /** The server's clock: one second later at each request, and nobody else's. */
  now = Date.parse('2026-02-03T10:00:00Z')

  constructor(folder: string) {
    this.folder = folder
  }

  id(): number {
    return ++this.lastId
  }

  time(): string {
    return isoTime(this.now)
  }

  account(login: string): Account {
    const known = this.accounts.get(login.toLowerCase())
    if (known !== undefined) return known
    return this.addAccount({ login, type: login.endsWith('[bot]') ? 'Bot' : 'User' })
  }

  addAccount({ login, type, id }: { readonly login: string; readonly type: Account['type']; readonly id?: number }): Account {
    const account: Account = { id: id ?? (login === 'github-actions[bot]' ? 41_898_282 : this.id()), login, type }
    this.accounts.set(login.toLowerCase(), account)
    return account
  }

  /** Such as `octo/core`, of these people. */
  addTeam(name: string, members: readonly string[]): Team {
    const [organization = '', slug = ''] = name.split('/')
    const owner = this.accounts.get(organization.toLowerCase()) ?? this.addAccount({ login: organization, type: 'Organization' })
    const team: Team = {
      id: this.id(),
      organization: owner,
      slug,
      members: new Map(members.map((login) => [login.toLowerCase(), 'active'])),
    }
    this.teams.set(name.toLowerCase(), team)
    return team
  }

  /** What a person wrote stays, and belongs to nobody any more. */
  deleteAccount(login: string): void {
    this.deleted.add(this.account(login).id)
    this.accounts.delete(login.toLowerCase())
    for (const { roles } of this.repositories.values()) roles.delete(login.toLowerCase())
    for (const [token, holder] of this.tokens) if (holder.login.toLowerCase() === login.toLowerCase()) this.tokens.delete(token)
  }

  isDeleted({ id }: Account): boolean {
    return this.deleted.has(id)
  }

  addRepository(request: { readonly owner: string; readonly name: string; readonly parent?: Repository }): Repository {
    const { owner, name, parent } = request
    const repository: Repository = {
      id: this.id(),
      owner: this.account(owner),
      name,
      bare: new BareRepository(path.join(this.folder, owner, `${name}.git`)),
      createdAt: this.time(),
      defaultBranch: parent?.defaultBranch ?? 'main',
      private: false,
      archived: false,
      parent,
      roles: new Map([[owner.toLowerCase(), 'admin']]),
      issues: new Map(),
      labels: new Map(),
      statuses: [],
      checkRuns: new Map(),
      workflowRuns: new Map(),
      dispatches: [],
      activities: [],
      seenHeads: new Map(),
      pushes: new Set(),
      mergeMethods: new Set(['merge', 'squash', 'rebase']),
      allowAutoMerge: false,
      mergeQueues: new Set(),
      requiredChecks: new Map(),
      protectedBranches: new Set(),
      rules: {},
      actionsMayCreatePulls: true,
    }
    this.repositories.set(`${owner}/${name}`.toLowerCase(), repository)
    return repository
  }

  repository(owner: string, name: string): Repository | undefined {
    return this.repositories.get(`${owner}/${name}`.toLowerCase())
  }

  /** What a person may do; everybody may read what is public. */
  role(repository: Repository, login: string): Role {
    return repository.roles.get(login.toLowerCase()) ?? (repository.private ? 'none' : 'read')
  }

  nextNumber(repository: Repository): number {
    return Math.max(0, ...repository.issues.keys()) + 1
  }

  addIssue(repository: Repository, given: Pick<Issue, 'user' | 'title' | 'body'>): Issue {
    const time = this.time()
    const issue: Issue = {
      id: this.id(),
      number: this.nextNumber(repository),
      ...given,
      state: 'open',
      locked: false,
      labels: [],
      assignees: [],
      comments: [],
      reactions: [],
      createdAt: time,
      updatedAt: time,
      closedAt: null,
      pull: undefined,
    }
    repository.issues.set(issue.number, issue)
    return issue
  }

  addPull(request: NewPullRequest): PullIssue {
    const { repository, from, user, title, body, headRef, baseRef, draft, maintainerCanModify } = request
    const issue: PullIssue = {
      id: this.id(),
      number: this.nextNumber(repository),
      user,
      title,
      body,
      state: 'open',
      locked: false,
      labels: [],
      assignees: [],
      comments: [],
      reactions: [],
      createdAt: this.time(),
      updatedAt: this.time(),
      closedAt: null,
      pull: {
        baseRef,
        headRepository: from,
        headOwner: from.owner,
        headRef,
        headSha: from.bare.resolve(`refs/heads/${headRef}`) ?? '',
        baseSha: repository.bare.resolve(`refs/heads/${baseRef}`) ?? '',
        draft,
        mergedAt: null,
        mergeCommitSha: null,
        mergedBy: null,
        requestedReviewers: [],
        reviews: [],
        reviewComments: [],
        maintainerCanModify,
        autoMerge: null,
        isQueued: false,
      },
    }
    repository.issues.set(issue.number, issue)
    this.followHeads(undefined, repository)
    return issue
  }

  /** A run of a workflow on the default branch, unless said otherwise. */
  addRun(repository: Repository, given: Partial<WorkflowRun> = {}): WorkflowRun {
    const { defaultBranch, bare, owner } = repository
    const { actor = owner } = given
    const time = this.time()
    const run: WorkflowRun = {
      id: given.id ?? ++this.lastRun,
      number: repository.workflowRuns.size + 1,
      repository,
      event: 'issue_comment',
      status: 'in_progress',
      conclusion: null,
      name: 'Sous',
      path: '.github/workflows/sous.yml',
      displayTitle: 'Sous',
      headBranch: defaultBranch,
      headSha: bare.resolve(`refs/heads/${defaultBranch}`) ?? '',
      headRepository: repository,
      actor,
      triggeringActor: actor,
      attempt: 1,
      createdAt: time,
      updatedAt: time,
      runStartedAt: time,
      referencedWorkflows: [],
      artifacts: [],
      jobs: [],
      ...given,
    }
    repository.workflowRuns.set(run.id, run)
    return run
  }

  /** Belongs to the run and not to a job: every job and every command of a job can add one. */
  addArtifact(run: WorkflowRun, { name, content }: { readonly name: string; readonly content: Buffer }): Artifact {
    const days = 90 * 24 * 3600 * 1000
    const artifact: Artifact = {
      id: this.id(),
      name,
      sizeInBytes: content.length,
      expired: false,
      createdAt: this.time(),
      expiresAt: isoTime(this.now + days),
      digest: `sha256:${crypto.hash('sha256', content)}`,
      content,
    }
    run.artifacts.push(artifact)
    return artifact
  }

  /**
   * Looks at the repositories: what happened to branches is noted, pushes move the heads of open pull requests, and a deleted head
   * branch closes one. With `near`, only those of that repository and its forks.
   */
  followHeads(cause?: Cause, near?: Repository): void {
    for (const repository of near === undefined ? this.repositories.values() : this.familyOf(near)) {
      const refs = repository.bare.refs()
      noteActivity(this, { repository, refs, ...(cause && { cause }) })
      const open = [...repository.issues.values()].filter(({ state, pull }) => state === 'open' && pull !== undefined)
      for (const issue of open) this.followHead(repository, issue, refs)
    }
  }

  /** A repository and the forks around it: all that a request to it can tell from. */
  private familyOf(repository: Repository): readonly Repository[] {
    const root = repository.parent ?? repository
    return [...this.repositories.values()].filter((one) => one === root || one.parent === root)
  }

  private followHead(repository: Repository, issue: Issue, refs: ReadonlyMap<string, string>): void {
    const { pull } = issue
    if (pull?.headRepository === undefined) return
    const isFork = pull.headRepository !== repository
    const head = isFork ? pull.headRepository.bare.resolve(`refs/heads/${pull.headRef}`) : refs.get(`refs/heads/${pull.headRef}`)
    if (head === undefined) {
      Object.assign(issue, { state: 'closed', closedAt: this.time(), updatedAt: this.time() })
      return
    }
    const name = `refs/pull/${issue.number}/head`
    if (head === refs.get(name)) return
    if (isFork) repository.bare.git(['fetch', '--quiet', pull.headRepository.bare.folder, `+refs/heads/${pull.headRef}:${name}`])
    else repository.bare.git(['update-ref', name, head])
    const before = { headSha: pull.headSha, baseSha: pull.baseSha }
    pull.headSha = head
    // A push takes it out of the queue. Auto-merge stays enabled, unless somebody without write access pushed.
    pull.isQueued = false
    // It does not follow the base branch, but is looked up at every push to the head.
    pull.baseSha = refs.get(`refs/heads/${pull.baseRef}`) ?? pull.baseSha
    moveApprovals(repository.bare, pull, before)
    issue.updatedAt = this.time()
  }
}

type Ends = Pick<Pull, 'headSha' | 'baseSha'>

/** GitHub moves approvals, and only those, to a new head with the same patch; the time they were submitted at stays. */
function moveApprovals(bare: BareRepository, pull: Pull, before: Ends): void {
  const approvals = pull.reviews.filter(({ state, commitId }) => state === 'APPROVED' && commitId === before.headSha)
  if (approvals.length === 0 || pull.headSha === before.headSha) return
  const patchOf = ({ headSha, baseSha }: Ends) => bare.patchId(bare.mergeBase(baseSha, headSha) ?? baseSha, headSha)
  if (patchOf(before) !== patchOf(pull)) return
  for (const approval of approvals) approval.commitId = pull.headSha
}

export function isoTime(time: number): string {
  return new Date(time).toISOString().replace(/\.\d+Z$/, 'Z')
}
