import type { Activity } from './activity.ts'
import type { CommitFacts, FileChange } from './bare-repository.ts'
import { mergeableState } from './merges.ts'
import type {
  Account,
  Artifact,
  AutoMerge,
  CheckRun,
  Comment,
  Issue,
  Label,
  Pull,
  Reaction,
  Repository,
  Review,
  ReviewComment,
  RunJob,
  State,
  Status,
  Team,
  WorkflowRun,
} from './state.ts'

export type Json = Readonly<Record<string, unknown>>

/** The bodies of answers, in the form of GitHub's API. */
export class Presenter {
  readonly state: State

  constructor(state: State) {
    this.state = state
  }

  private get api(): string {
    return this.state.origin
  }

  nodeId(kind: string, id: number | string): string {
    return Buffer.from(`${kind}:${id}`).toString('base64url')
  }

  user({ id, login, type }: Account): Json {
    const url = `${this.api}/users/${encodeURIComponent(login)}`
    const links = ['followers', 'subscriptions', 'repos', 'events', 'organizations', 'received_events']
    return {
      login,
      id,
      node_id: this.nodeId('User', id),
      avatar_url: `${this.api}/avatars/u/${id}`,
      gravatar_id: '',
      url,
      html_url: `${this.api}/${login}`,
      ...Object.fromEntries(links.map((link) => [`${link}_url`, link === 'events' ? `${url}/events{/privacy}` : `${url}/${link}`])),
      following_url: `${url}/following{/other_user}`,
      gists_url: `${url}/gists{/gist_id}`,
      starred_url: `${url}/starred{/owner}{/repo}`,
      type,
      site_admin: false,
    }
  }

  /** Who wrote it, `null` where the account was deleted since. */
  private writer(account: Account): Json | null {
    return this.state.isDeleted(account) ? null : this.user(account)
  }

  publicUser(account: Account): Json {
    const unknown = ['name', 'company', 'location', 'email', 'hireable', 'bio', 'twitter_username']
    return {
      ...this.user(account),
      ...Object.fromEntries(unknown.map((key) => [key, null])),
      blog: '',
      public_repos: 0,
      public_gists: 0,
      followers: 0,
      following: 0,
      created_at: '2020-01-01T00:00:00Z',
      updated_at: '2020-01-01T00:00:00Z',
      user_view_type: 'public',
    }
  }

  team({ id, organization, slug, members }: Team): Json {
    const url = `${this.api}/orgs/${organization.login}/teams/${slug}`
    return {
      id,
      node_id: this.nodeId('Team', id),
      url,
      html_url: url,
      name: slug,
      slug,
      description: '',
      privacy: 'closed',
      permission: 'pull',
      members_url: `${url}/members{/member}`,
      repositories_url: `${url}/repos`,
      parent: null,
      members_count: members.size,
      repos_count: 1,
      created_at: '2020-01-01T00:00:00Z',
      updated_at: '2020-01-01T00:00:00Z',
      organization: this.organization(organization),
      type: 'organization',
    }
  }

  private organization(account: Account): Json {
    const url = `${this.api}/orgs/${account.login}`
    const links = ['repos', 'events', 'hooks', 'issues', 'members', 'public_members']
    return {
      login: account.login,
      id: account.id,
      node_id: this.nodeId('Organization', account.id),
      url,
      html_url: `${this.api}/${account.login}`,
      avatar_url: `${this.api}/avatars/o/${account.id}`,
      description: null,
      ...Object.fromEntries(links.map((link) => [`${link}_url`, `${url}/${link}`])),
      has_organization_projects: true,
      has_repository_projects: true,
      public_repos: 1,
      public_gists: 0,
      followers: 0,
      following: 0,
      created_at: '2020-01-01T00:00:00Z',
      updated_at: '2020-01-01T00:00:00Z',
      archived_at: null,
      type: 'Organization',
    }
  }

  repository(repository: Repository): Json {
    const full = `${repository.owner.login}/${repository.name}`
    const url = `${this.api}/repos/${full}`
    const templates = {
      archive: '/{archive_format}{/ref}',
      assignees: '/assignees{/user}',
      blobs: '/git/blobs{/sha}',
      branches: '/branches{/branch}',
      collaborators: '/collaborators{/collaborator}',
      comments: '/comments{/number}',
      commits: '/commits{/sha}',
      compare: '/compare/{base}...{head}',
      contents: '/contents/{+path}',
      contributors: '/contributors',
      deployments: '/deployments',
      downloads: '/downloads',
      events: '/events',
      forks: '/forks',
      git_commits: '/git/commits{/sha}',
      git_refs: '/git/refs{/sha}',
      git_tags: '/git/tags{/sha}',
      hooks: '/hooks',
      issue_comment: '/issues/comments{/number}',
      issue_events: '/issues/events{/number}',
      issues: '/issues{/number}',
      keys: '/keys{/key_id}',
      labels: '/labels{/name}',
      languages: '/languages',
      merges: '/merges',
      milestones: '/milestones{/number}',
      notifications: '/notifications{?since,all,participating}',
      pulls: '/pulls{/number}',
      releases: '/releases{/id}',
      stargazers: '/stargazers',
      statuses: '/statuses/{sha}',
      subscribers: '/subscribers',
      subscription: '/subscription',
      tags: '/tags',
      teams: '/teams',
      trees: '/git/trees{/sha}',
    }
    const open = [...repository.issues.values()].filter(({ state }) => state === 'open').length
    return {
      id: repository.id,
      node_id: this.nodeId('Repository', repository.id),
      name: repository.name,
      full_name: full,
      private: repository.private,
      owner: this.user(repository.owner),
      html_url: `${this.api}/${full}`,
      description: null,
      fork: repository.parent !== undefined,
      url,
      ...Object.fromEntries(Object.entries(templates).map(([name, rest]) => [`${name}_url`, `${url}${rest}`])),
      clone_url: `${this.api}/${full}.git`,
      git_url: `git://127.0.0.1/${full}.git`,
      ssh_url: `git@127.0.0.1:${full}.git`,
      svn_url: `${this.api}/${full}`,
      mirror_url: null,
      homepage: null,
      language: null,
      license: null,
      default_branch: repository.defaultBranch,
      archived: repository.archived,
      disabled: false,
      visibility: repository.private ? 'private' : 'public',
      is_template: false,
      allow_forking: true,
      web_commit_signoff_required: false,
      topics: [],
      has_issues: true,
      has_projects: true,
      has_downloads: true,
      has_wiki: true,
      has_pages: false,
      has_discussions: false,
      forks: 0,
      forks_count: 0,
      open_issues: open,
      open_issues_count: open,
      stargazers_count: 0,
      watchers: 0,
      watchers_count: 0,
      size: 1,
      created_at: repository.createdAt,
      updated_at: repository.createdAt,
      pushed_at: repository.createdAt,
    }
  }

  fullRepository(repository: Repository): Json {
    const parent = repository.parent && { parent: this.repository(repository.parent), source: this.repository(repository.parent) }
    return { ...this.repository(repository), network_count: 0, subscribers_count: 0, ...parent }
  }

  association(repository: Repository, account: Account): string {
    if (account.id === repository.owner.id) return 'OWNER'
    return repository.roles.has(account.login.toLowerCase()) ? 'COLLABORATOR' : 'NONE'
  }

  label(repository: Repository, { id, name, color, description }: Label): Json {
    const url = `${this.url(repository)}/labels/${encodeURIComponent(name)}`
    return { id, node_id: this.nodeId('Label', id), url, name, color, default: false, description }
  }

  private end(repository: Repository | undefined, request: { readonly owner: Account; readonly ref: string; readonly sha: string }): Json {
    const { owner, ref, sha } = request
    return {
      label: `${owner.login}:${ref}`,
      ref,
      sha,
      user: this.user(owner),
      repo: repository === undefined ? null : this.repository(repository),
    }
  }

  pullSimple(repository: Repository, issue: Issue & { readonly pull: Pull }): Json {
    const { pull, number } = issue
    const url = `${this.url(repository)}/pulls/${number}`
    const issueUrl = `${this.url(repository)}/issues/${number}`
    const html = `${this.html(repository)}/pull/${number}`
    const links = {
      self: url,
      html,
      issue: issueUrl,
      comments: `${issueUrl}/comments`,
      review_comments: `${url}/comments`,
      review_comment: `${this.url(repository)}/pulls/comments{/number}`,
      commits: `${url}/commits`,
      statuses: `${this.url(repository)}/statuses/${pull.headSha}`,
    }
    return {
      url,
      id: issue.id,
      node_id: this.nodeId('PullRequest', issue.id),
      html_url: html,
      diff_url: `${html}.diff`,
      patch_url: `${html}.patch`,
      issue_url: issueUrl,
      commits_url: links.commits,
      review_comments_url: links.review_comments,
      review_comment_url: links.review_comment,
      comments_url: links.comments,
      statuses_url: links.statuses,
      number,
      state: issue.state,
      locked: issue.locked,
      title: issue.title,
      user: this.user(issue.user),
      body: issue.body,
      created_at: issue.createdAt,
      updated_at: issue.updatedAt,
      closed_at: issue.closedAt,
      merged_at: pull.mergedAt,
      merge_commit_sha: pull.mergeCommitSha,
      assignee: issue.assignees[0] === undefined ? null : this.user(issue.assignees[0]),
      assignees: issue.assignees.map((account) => this.user(account)),
      requested_reviewers: pull.requestedReviewers.map((account) => this.user(account)),
      requested_teams: [],
      labels: issue.labels.map((label) => this.label(repository, label)),
      milestone: null,
      draft: pull.draft,
      head: this.end(pull.headRepository, { owner: pull.headOwner, ref: pull.headRef, sha: pull.headSha }),
      base: this.end(repository, { owner: repository.owner, ref: pull.baseRef, sha: pull.baseSha }),
      _links: Object.fromEntries(Object.entries(links).map(([name, href]) => [name, { href }])),
      author_association: this.association(repository, issue.user),
      auto_merge: pull.autoMerge === null ? null : this.autoMerge(pull.autoMerge),
      active_lock_reason: null,
    }
  }

  private autoMerge({ method, title, message, enabledBy }: AutoMerge): Json {
    return { enabled_by: this.user(enabledBy), merge_method: method, commit_title: title ?? null, commit_message: message ?? null }
  }

  pull(repository: Repository, issue: Issue & { readonly pull: Pull }): Json {
    const { pull } = issue
    const base = repository.bare.mergeBase(pull.baseSha, pull.headSha) ?? pull.baseSha
    const files = repository.bare.changes(base, pull.headSha)
    const state = mergeableState(repository, issue)
    return {
      ...this.pullSimple(repository, issue),
      merged: pull.mergedAt !== null,
      mergeable: issue.state === 'open' ? state !== 'dirty' : null,
      rebaseable: issue.state === 'open' ? state !== 'dirty' : null,
      mergeable_state: state,
      merged_by: pull.mergedBy === null ? null : this.user(pull.mergedBy),
      comments: issue.comments.length,
      review_comments: pull.reviewComments.length,
      maintainer_can_modify: pull.maintainerCanModify,
      commits: repository.bare.log(`${pull.baseSha}..${pull.headSha}`).length,
      additions: files.reduce((sum, { additions }) => sum + additions, 0),
      deletions: files.reduce((sum, { deletions }) => sum + deletions, 0),
      changed_files: files.length,
    }
  }

  issue(repository: Repository, issue: Issue): Json {
    const url = `${this.url(repository)}/issues/${issue.number}`
    const html = `${this.html(repository)}/${issue.pull === undefined ? 'issues' : 'pull'}/${issue.number}`
    const pullUrl = `${this.url(repository)}/pulls/${issue.number}`
    const pull = issue.pull && {
      draft: issue.pull.draft,
      pull_request: {
        url: pullUrl,
        html_url: html,
        diff_url: `${html}.diff`,
        patch_url: `${html}.patch`,
        merged_at: issue.pull.mergedAt,
      },
    }
    return {
      url,
      repository_url: this.url(repository),
      labels_url: `${url}/labels{/name}`,
      comments_url: `${url}/comments`,
      events_url: `${url}/events`,
      html_url: html,
      id: issue.id,
      node_id: this.nodeId('Issue', issue.id),
      number: issue.number,
      title: issue.title,
      user: this.user(issue.user),
      labels: issue.labels.map((label) => this.label(repository, label)),
      state: issue.state,
      locked: issue.locked,
      assignee: issue.assignees[0] === undefined ? null : this.user(issue.assignees[0]),
      assignees: issue.assignees.map((account) => this.user(account)),
      milestone: null,
      comments: issue.comments.length,
      created_at: issue.createdAt,
      updated_at: issue.updatedAt,
      closed_at: issue.closedAt,
      author_association: this.association(repository, issue.user),
      active_lock_reason: null,
      ...pull,
      body: issue.body,
      reactions: this.reactions(`${url}/reactions`, issue.reactions),
      timeline_url: `${url}/timeline`,
      performed_via_github_app: null,
      state_reason: null,
    }
  }

  private reactions(url: string, reactions: readonly Reaction[]): Json {
    const names = ['+1', '-1', 'laugh', 'hooray', 'confused', 'heart', 'rocket', 'eyes']
    const counts = names.map((name) => [name, reactions.filter(({ content }) => content === name).length])
    return { url, total_count: reactions.length, ...Object.fromEntries(counts) }
  }

  reaction({ id, user, content, createdAt }: Reaction): Json {
    return { id, node_id: this.nodeId('Reaction', id), user: this.user(user), content, created_at: createdAt }
  }

  comment(repository: Repository, issue: Issue, comment: Comment): Json {
    const url = `${this.url(repository)}/issues/comments/${comment.id}`
    return {
      url,
      html_url: `${this.html(repository)}/${issue.pull === undefined ? 'issues' : 'pull'}/${issue.number}#issuecomment-${comment.id}`,
      issue_url: `${this.url(repository)}/issues/${issue.number}`,
      id: comment.id,
      node_id: this.nodeId('IssueComment', comment.id),
      user: this.writer(comment.user),
      created_at: comment.createdAt,
      updated_at: comment.updatedAt,
      author_association: this.association(repository, comment.user),
      body: comment.body,
      reactions: this.reactions(`${url}/reactions`, comment.reactions),
      performed_via_github_app: comment.isViaApp ? this.#app(comment) : null,
    }
  }

  /** The app that wrote a comment for a person. */
  #app({ id, user, createdAt }: Comment): Json {
    return {
      id,
      node_id: this.nodeId('App', id),
      slug: 'chat',
      owner: this.user(user),
      name: 'Chat',
      description: null,
      external_url: 'https://chat.example',
      html_url: 'https://chat.example',
      created_at: createdAt,
      updated_at: createdAt,
      permissions: {},
      events: [],
    }
  }

  review(repository: Repository, issue: Issue, review: Review): Json {
    const html = `${this.html(repository)}/pull/${issue.number}#pullrequestreview-${review.id}`
    const pullUrl = `${this.url(repository)}/pulls/${issue.number}`
    return {
      id: review.id,
      node_id: this.nodeId('PullRequestReview', review.id),
      user: this.writer(review.user),
      body: review.body,
      state: review.state,
      html_url: html,
      pull_request_url: pullUrl,
      author_association: this.association(repository, review.user),
      _links: { html: { href: html }, pull_request: { href: pullUrl } },
      submitted_at: review.submittedAt,
      commit_id: review.commitId,
    }
  }

  reviewComment(repository: Repository, issue: Issue, comment: ReviewComment): Json {
    const url = `${this.url(repository)}/pulls/comments/${comment.id}`
    const html = `${this.html(repository)}/pull/${issue.number}#discussion_r${comment.id}`
    const pullUrl = `${this.url(repository)}/pulls/${issue.number}`
    return {
      url,
      pull_request_review_id: comment.reviewId,
      id: comment.id,
      node_id: this.nodeId('PullRequestReviewComment', comment.id),
      diff_hunk: comment.diffHunk,
      path: comment.path,
      commit_id: comment.commitId,
      original_commit_id: comment.commitId,
      user: this.user(comment.user),
      body: comment.body,
      created_at: comment.createdAt,
      updated_at: comment.updatedAt,
      html_url: html,
      pull_request_url: pullUrl,
      author_association: this.association(repository, comment.user),
      _links: { self: { href: url }, html: { href: html }, pull_request: { href: pullUrl } },
      start_line: comment.startLine,
      original_start_line: comment.startLine,
      start_side: comment.startLine === null ? null : comment.side,
      ...(comment.line !== null && { line: comment.line, original_line: comment.line }),
      side: comment.side,
      subject_type: comment.line === null ? 'file' : 'line',
      reactions: this.reactions(`${url}/reactions`, []),
    }
  }

  gitCommit(repository: Repository, facts: CommitFacts): Json {
    const url = `${this.url(repository)}/git/commits/${facts.sha}`
    return {
      sha: facts.sha,
      node_id: this.nodeId('Commit', facts.sha),
      url,
      html_url: `${this.html(repository)}/commit/${facts.sha}`,
      author: facts.author,
      committer: facts.committer,
      tree: { sha: facts.tree, url: `${this.url(repository)}/git/trees/${facts.tree}` },
      message: facts.message,
      parents: facts.parents.map((sha) => ({
        sha,
        url: `${this.url(repository)}/git/commits/${sha}`,
        html_url: `${this.html(repository)}/commit/${sha}`,
      })),
      verification: verificationOf(facts),
    }
  }

  commit(repository: Repository, facts: CommitFacts): Json {
    const url = `${this.url(repository)}/commits/${facts.sha}`
    const html = `${this.html(repository)}/commit/${facts.sha}`
    return {
      sha: facts.sha,
      node_id: this.nodeId('Commit', facts.sha),
      commit: {
        author: facts.author,
        committer: facts.committer,
        message: facts.message,
        tree: { sha: facts.tree, url: `${this.url(repository)}/git/trees/${facts.tree}` },
        url: `${this.url(repository)}/git/commits/${facts.sha}`,
        comment_count: 0,
        verification: verificationOf(facts),
      },
      url,
      html_url: html,
      comments_url: `${url}/comments`,
      author: this.byEmail(facts.author.email),
      committer: this.byEmail(facts.committer.email),
      parents: facts.parents.map((sha) => ({
        sha,
        url: `${this.url(repository)}/commits/${sha}`,
        html_url: `${this.html(repository)}/commit/${sha}`,
      })),
    }
  }

  file(repository: Repository, ref: string, change: FileChange): Json {
    const name = encodeURI(change.path)
    return {
      sha: change.sha,
      filename: change.path,
      status: change.status,
      additions: change.additions,
      deletions: change.deletions,
      changes: change.additions + change.deletions,
      blob_url: `${this.html(repository)}/blob/${ref}/${name}`,
      raw_url: `${this.html(repository)}/raw/${ref}/${name}`,
      contents_url: `${this.url(repository)}/contents/${name}?ref=${ref}`,
      ...(change.patch !== undefined && { patch: change.patch }),
      ...(change.previous !== undefined && { previous_filename: change.previous }),
    }
  }

  ref(repository: Repository, name: string, sha: string): Json {
    const type = repository.bare.typeOf(sha)
    return {
      ref: name,
      node_id: this.nodeId('Ref', name),
      url: `${this.url(repository)}/git/${name}`,
      object: { sha, type, url: `${this.url(repository)}/git/${type}s/${sha}` },
    }
  }

  status(repository: Repository, status: Status): Json {
    return {
      url: `${this.url(repository)}/statuses/${status.sha}`,
      avatar_url: `${this.api}/avatars/u/${status.creator.id}`,
      id: status.id,
      node_id: this.nodeId('Status', status.id),
      state: status.state,
      description: status.description,
      target_url: status.targetUrl,
      context: status.context,
      created_at: status.createdAt,
      updated_at: status.createdAt,
      creator: this.user(status.creator),
    }
  }

  checkRun(repository: Repository, run: CheckRun): Json {
    const url = `${this.url(repository)}/check-runs/${run.id}`
    const { title, summary, text, annotations } = run.output
    return {
      id: run.id,
      name: run.name,
      node_id: this.nodeId('CheckRun', run.id),
      head_sha: run.headSha,
      external_id: run.externalId,
      url,
      html_url: `${this.html(repository)}/runs/${run.id}`,
      details_url: run.detailsUrl ?? `${this.html(repository)}/runs/${run.id}`,
      status: run.status,
      conclusion: run.conclusion,
      started_at: run.startedAt,
      completed_at: run.completedAt,
      output: { title, summary, text, annotations_count: annotations, annotations_url: `${url}/annotations` },
      check_suite: { id: 1 },
      app: this.app(),
      pull_requests: [],
    }
  }

  app(): Json {
    return {
      id: 15_368,
      slug: 'github-actions',
      node_id: this.nodeId('App', 15_368),
      owner: this.user(this.state.account('github')),
      name: 'GitHub Actions',
      description: 'Automate your workflow from idea to production',
      external_url: `${this.api}/features/actions`,
      html_url: `${this.api}/apps/github-actions`,
      created_at: '2018-07-30T09:30:17Z',
      updated_at: '2019-12-10T19:04:12Z',
      permissions: { metadata: 'read' },
      events: [],
    }
  }

  workflowRun(repository: Repository, run: WorkflowRun): Json {
    const url = `${this.url(repository)}/actions/runs/${run.id}`
    const links = ['jobs', 'logs', 'artifacts', 'cancel', 'rerun']
    return {
      id: run.id,
      name: run.name,
      node_id: this.nodeId('WorkflowRun', run.id),
      check_suite_id: run.id,
      check_suite_node_id: this.nodeId('CheckSuite', run.id),
      head_branch: run.headBranch,
      head_sha: run.headSha,
      path: run.path,
      display_title: run.displayTitle,
      run_number: run.number,
      run_attempt: run.attempt,
      event: run.event,
      status: run.status,
      conclusion: run.conclusion,
      workflow_id: 1,
      url,
      html_url: `${this.html(repository)}/actions/runs/${run.id}`,
      pull_requests: [],
      created_at: run.createdAt,
      updated_at: run.updatedAt,
      run_started_at: run.runStartedAt,
      actor: this.user(run.actor),
      triggering_actor: this.user(run.triggeringActor),
      referenced_workflows: run.referencedWorkflows,
      previous_attempt_url: run.attempt > 1 ? `${url}/attempts/${run.attempt - 1}` : null,
      ...Object.fromEntries(links.map((link) => [`${link}_url`, `${url}/${link}`])),
      check_suite_url: `${this.url(repository)}/check-suites/${run.id}`,
      workflow_url: `${this.url(repository)}/actions/workflows/1`,
      head_commit: this.headCommit(run),
      repository: this.repository(run.repository),
      head_repository: this.repository(run.headRepository),
    }
  }

  private headCommit({ headRepository: { bare }, headSha }: WorkflowRun): Json | null {
    if (bare.typeOf(headSha) !== 'commit') return null
    const { sha, tree, message, author, committer } = bare.commit(headSha)
    return {
      id: sha,
      tree_id: tree,
      message,
      timestamp: committer.date,
      author: { name: author.name, email: author.email },
      committer: { name: committer.name, email: committer.email },
    }
  }

  runJob(repository: Repository, run: WorkflowRun, { id, name, attempt, steps }: RunJob): Json {
    const times = { started_at: run.createdAt, completed_at: run.updatedAt }
    const ended = { status: 'completed', conclusion: 'success', ...times }
    return {
      id,
      run_id: run.id,
      run_url: `${this.url(repository)}/actions/runs/${run.id}`,
      run_attempt: attempt,
      node_id: this.nodeId('CheckRun', id),
      head_sha: run.headSha,
      url: `${this.url(repository)}/actions/jobs/${id}`,
      html_url: `${this.html(repository)}/actions/runs/${run.id}/job/${id}`,
      ...ended,
      created_at: run.createdAt,
      name,
      steps: steps.map((step, index) => ({ name: step, number: index + 1, ...ended })),
      check_run_url: `${this.url(repository)}/check-runs/${id}`,
      labels: ['ubuntu-latest'],
      runner_id: 1,
      runner_name: 'GitHub Actions 1',
      runner_group_id: 1,
      runner_group_name: 'GitHub Actions',
      workflow_name: run.name,
      head_branch: run.headBranch,
    }
  }

  artifact(repository: Repository, run: WorkflowRun, artifact: Artifact): Json {
    const url = `${this.url(repository)}/actions/artifacts/${artifact.id}`
    return {
      id: artifact.id,
      node_id: this.nodeId('Artifact', artifact.id),
      name: artifact.name,
      size_in_bytes: artifact.sizeInBytes,
      url,
      archive_download_url: `${url}/zip`,
      expired: artifact.expired,
      created_at: artifact.createdAt,
      updated_at: artifact.createdAt,
      expires_at: artifact.expiresAt,
      digest: artifact.digest,
      workflow_run: {
        id: run.id,
        repository_id: run.repository.id,
        head_repository_id: run.headRepository.id,
        head_branch: run.headBranch,
        head_sha: run.headSha,
      },
    }
  }

  activity({ id, type, ref, before, after, timestamp, actor }: Activity): Json {
    const nodeId = this.nodeId('RepositoryActivity', id)
    return { id, node_id: nodeId, before, after, ref, timestamp, activity_type: type, actor: this.writer(actor) }
  }

  url(repository: Repository): string {
    return `${this.api}/repos/${repository.owner.login}/${repository.name}`
  }

  html(repository: Repository): string {
    return `${this.api}/${repository.owner.login}/${repository.name}`
  }

  private byEmail(email: string): Json | null {
    const [, number, host] = /^(\d+)\+.*@users\.noreply\.(.+)$/.exec(email) ?? []
    const id = host === new URL(this.state.origin).hostname ? Number(number) : Number.NaN
    const account = [...this.state.accounts.values()].find((known) => known.id === id)
    return account === undefined ? null : this.user(account)
  }
}

function verificationOf({ signed, committer }: CommitFacts): Json {
  if (signed === undefined) return { verified: false, reason: 'unsigned', signature: null, payload: null, verified_at: null }
  return { verified: true, reason: 'valid', ...signed, verified_at: committer.date }
}
