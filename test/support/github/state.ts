import * as path from 'node:path'
import { BareRepository } from './bare-repository.ts'

export type Role = 'admin' | 'maintain' | 'write' | 'triage' | 'read' | 'none'

export type Scope = 'actions' | 'checks' | 'contents' | 'issues' | 'metadata' | 'pull_requests' | 'statuses' | 'workflows'

export type Permissions = Readonly<Partial<Record<Scope, 'read' | 'write'>>>

export interface Account {
  readonly id: number
  readonly login: string
  readonly type: 'User' | 'Bot' | 'Organization'
}

/** Who a token speaks for: a person with all that the person may do, or an app with these permissions and no others. */
export interface TokenHolder {
  readonly login: string
  /** Of an app's token, such as the one of a workflow. */
  readonly permissions?: Permissions
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
  updatedAt: string
  reactions: Reaction[]
}

export type ReviewState = 'APPROVED' | 'CHANGES_REQUESTED' | 'COMMENTED' | 'DISMISSED' | 'PENDING'

export interface Review {
  readonly id: number
  readonly user: Account
  readonly body: string
  state: ReviewState
  readonly commitId: string
  readonly submittedAt: string
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
  baseSha: string
  draft: boolean
  mergedAt: string | null
  mergeCommitSha: string | null
  mergedBy: Account | null
  requestedReviewers: Account[]
  reviews: Review[]
  reviewComments: ReviewComment[]
  maintainerCanModify: boolean
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
  readonly event: string
  status: 'queued' | 'in_progress' | 'completed'
  conclusion: string | null
  readonly headBranch: string
  readonly headSha: string
  readonly attempt: number
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
  /** How pull requests may be merged. */
  readonly mergeMethods: Set<string>
  /** Branches that nobody may push to. */
  readonly protectedBranches: Set<string>
  /** The setting "Allow GitHub Actions to create and approve pull requests". */
  actionsMayCreatePulls: boolean
}

/** All that the server knows, except what git knows. */
export class State {
  readonly accounts = new Map<string, Account>()
  readonly repositories = new Map<string, Repository>()
  readonly tokens = new Map<string, TokenHolder>()
  /** Where the server listens, such as `http://127.0.0.1:4711`. */
  origin = ''
  readonly folder: string
  private lastId = 1000
  /** The server's clock: one second later at each request, and nobody else's. */
  now = Date.parse('2026-02-03T10:00:00Z')

  constructor(folder: string) {
    this.folder = folder
  }

  id(): number {
    return ++this.lastId
  }

  time(): string {
    return new Date(this.now).toISOString().replace(/\.\d+Z$/, 'Z')
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
      mergeMethods: new Set(['merge', 'squash', 'rebase']),
      protectedBranches: new Set(),
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
      },
    }
    repository.issues.set(issue.number, issue)
    this.followHeads()
    return issue
  }

  /** Looks at the repositories: pushes move the heads of open pull requests, and a deleted head branch closes one. */
  followHeads(): void {
    for (const repository of this.repositories.values()) {
      const open = [...repository.issues.values()].filter(({ state, pull }) => state === 'open' && pull !== undefined)
      if (open.length === 0) continue
      const refs = repository.bare.refs()
      for (const issue of open) this.followHead(repository, issue, refs)
    }
  }

  private followHead(repository: Repository, issue: Issue, refs: ReadonlyMap<string, string>): void {
    const { pull } = issue
    if (pull?.headRepository === undefined) return
    const isFork = pull.headRepository !== repository
    const head = isFork ? pull.headRepository.bare.resolve(`refs/heads/${pull.headRef}`) : refs.get(`refs/heads/${pull.headRef}`)
    pull.baseSha = refs.get(`refs/heads/${pull.baseRef}`) ?? pull.baseSha
    if (head === undefined) {
      Object.assign(issue, { state: 'closed', closedAt: this.time(), updatedAt: this.time() })
      return
    }
    const name = `refs/pull/${issue.number}/head`
    if (head === refs.get(name)) return
    if (isFork) repository.bare.git(['fetch', '--quiet', pull.headRepository.bare.folder, `+refs/heads/${pull.headRef}:${name}`])
    else repository.bare.git(['update-ref', name, head])
    pull.headSha = head
    issue.updatedAt = this.time()
  }
}
