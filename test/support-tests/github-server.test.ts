import * as crypto from 'node:crypto'
import { getOctokit } from '@actions/github'
import { expect, it } from 'vitest'
import { OPERATIONS } from '../support/github/operations.ts'
import { type GitHubServer, gitHubServer } from '../support/github/server.ts'
import type { Repository } from '../support/github/state.ts'
import { zipOf } from '../support/github/zip.ts'

const at = { owner: 'owner', repo: 'demo' }

interface Demo extends AsyncDisposable {
  readonly github: GitHubServer
  readonly repository: Repository
  readonly bot: ReturnType<typeof getOctokit>
  readonly writer: ReturnType<typeof getOctokit>
}

/** One repository with a pull request (1), a bot that may do everything and a person who may write. */
async function demo(): Promise<Demo> {
  const github = await gitHubServer()
  const repository = github.addRepository({
    name: 'owner/demo',
    files: { 'a.txt': 'one\ntwo\n', 'src/b.txt': 'b\n', '.github/workflows/w.yml': 'on: workflow_dispatch\n' },
  })
  repository.roles.set('writer', 'write')
  const write = 'write'
  const permissions = { actions: write, checks: write, contents: write, issues: write, pull_requests: write, statuses: write } as const
  github.addToken('ghs_bot', { login: 'github-actions[bot]', permissions })
  github.addToken('ghp_writer', { login: 'writer' })
  repository.bare.commitOn({ branch: 'feature', edits: { 'a.txt': 'one\n2\n' }, message: 'Feature' })
  const client = (token: string) => getOctokit(token, { baseUrl: github.origin })
  const [bot, writer] = [client('ghs_bot'), client('ghp_writer')]
  await writer.rest.pulls.create({ ...at, title: 'Feature', head: 'feature', base: 'main', body: 'Please' })
  return { github, repository, bot, writer, [Symbol.asyncDispose]: () => github[Symbol.asyncDispose]() }
}

/** What an app shows that it is itself. */
function tokenOf(app: { readonly clientId: string; readonly privateKey: string }, seconds: number): string {
  const parts = [{ alg: 'RS256' }, { iss: app.clientId, iat: seconds - 60, exp: seconds + 300 }].map((part) =>
    Buffer.from(JSON.stringify(part)).toString('base64url'),
  )
  return [...parts, crypto.sign('sha256', Buffer.from(parts.join('.')), app.privateKey).toString('base64url')].join('.')
}

const issue = { ...at, issue_number: 1 }
const pull = { ...at, pull_number: 1 }

it('answers every operation that it knows as GitHub describes it', async () => {
  await using world = await demo()
  const { github, repository, bot, writer } = world
  const rest = bot.rest
  const main = repository.bare.resolve('refs/heads/main') ?? ''
  const head = repository.bare.resolve('refs/heads/feature') ?? ''
  const workflow = github.state.addRun(repository, { event: 'push', status: 'completed', conclusion: 'success' })
  const artifact = github.state.addArtifact(workflow, { name: 'a', content: zipOf({}) })
  await rest.rateLimit.get()
  await writer.rest.users.getAuthenticated()
  await rest.users.getByUsername({ username: 'writer' })
  await bot.request('GET /user/{account_id}', { account_id: github.state.account('writer').id })
  github.state.addTeam('octo/core', ['writer'])
  const team = { org: 'octo', team_slug: 'core' }
  await writer.rest.teams.getByName(team)
  await writer.rest.teams.getMembershipForUserInOrg({ ...team, username: 'writer' })
  await expect(rest.apps.getAuthenticated()).rejects.toMatchObject({ status: 401 })
  await rest.repos.get(at)
  await rest.repos.getCollaboratorPermissionLevel({ ...at, username: 'writer' })
  await rest.repos.getBranch({ ...at, branch: 'feature' })
  await rest.repos.getContent({ ...at, path: 'src/b.txt', ref: main })
  await rest.repos.getContent({ ...at, path: '' })
  await rest.repos.createOrUpdateFileContents({ ...at, path: 'c.txt', message: 'c', content: 'Yw==', branch: 'feature' })
  await rest.repos.getCommit({ ...at, ref: 'feature' })
  await rest.repos.listCommits({ ...at, sha: 'feature' })
  await rest.repos.compareCommitsWithBasehead({ ...at, basehead: 'main...feature' })
  await rest.repos.createCommitStatus({ ...at, sha: head, state: 'success', context: 'sous' })
  await rest.repos.listCommitStatusesForRef({ ...at, ref: head })
  await rest.repos.getCombinedStatusForRef({ ...at, ref: head })
  await rest.repos.listPullRequestsAssociatedWithCommit({ ...at, commit_sha: head })
  const blob = await rest.git.createBlob({ ...at, content: 'new\n' })
  await rest.git.getBlob({ ...at, file_sha: blob.data.sha })
  await rest.git.getTree({ ...at, tree_sha: main, recursive: '1' })
  const tree = await rest.git.createTree({
    ...at,
    base_tree: main,
    tree: [{ path: 'n.txt', mode: '100644', type: 'blob', sha: blob.data.sha }],
  })
  const commit = await rest.git.createCommit({ ...at, message: 'n', tree: tree.data.sha, parents: [main] })
  await rest.git.getCommit({ ...at, commit_sha: commit.data.sha })
  await rest.git.createRef({ ...at, ref: 'refs/sous/plans/1', sha: commit.data.sha })
  await rest.git.getRef({ ...at, ref: 'sous/plans/1' })
  await rest.git.listMatchingRefs({ ...at, ref: 'sous/' })
  await rest.git.updateRef({ ...at, ref: 'sous/plans/1', sha: main, force: true })
  await rest.git.deleteRef({ ...at, ref: 'sous/plans/1' })
  await rest.pulls.list({ ...at, state: 'all' })
  await rest.pulls.get(pull)
  await rest.pulls.update({ ...pull, title: 'New title' })
  await rest.pulls.listFiles(pull)
  await rest.pulls.listCommits(pull)
  const line = { path: 'a.txt', line: 2, body: 'Hm' }
  const review = await rest.pulls.createReview({ ...pull, event: 'REQUEST_CHANGES', body: 'No', comments: [line] })
  await rest.pulls.listReviews(pull)
  await rest.pulls.getReview({ ...pull, review_id: review.data.id })
  await rest.pulls.dismissReview({ ...pull, review_id: review.data.id, message: 'Old' })
  const comment = await rest.pulls.createReviewComment({ ...pull, ...line, commit_id: head, side: 'RIGHT' })
  await rest.pulls.listReviewComments(pull)
  await rest.pulls.updateReviewComment({ ...at, comment_id: comment.data.id, body: 'Oh' })
  await rest.pulls.deleteReviewComment({ ...at, comment_id: comment.data.id })
  await rest.pulls.requestReviewers({ ...pull, reviewers: ['owner'] })
  await rest.pulls.listRequestedReviewers(pull)
  await rest.issues.create({ ...at, title: 'Something' })
  await rest.issues.listForRepo(at)
  await rest.issues.get(issue)
  await rest.issues.update({ ...issue, labels: ['one'] })
  const said = await rest.issues.createComment({ ...issue, body: 'Hello' })
  const on = { ...at, comment_id: said.data.id }
  await rest.issues.listComments(issue)
  await rest.issues.getComment(on)
  await rest.issues.updateComment({ ...on, body: 'Hello again' })
  await rest.reactions.createForIssueComment({ ...on, content: 'eyes' })
  await rest.issues.deleteComment(on)
  await rest.issues.createLabel({ ...at, name: 'sous', color: 'aabbcc' })
  await rest.issues.getLabel({ ...at, name: 'sous' })
  await rest.issues.addLabels({ ...issue, labels: ['sous'] })
  await rest.issues.setLabels({ ...issue, labels: ['sous', 'two'] })
  await rest.issues.listLabelsOnIssue(issue)
  await rest.issues.removeLabel({ ...issue, name: 'sous' })
  await rest.issues.addAssignees({ ...issue, assignees: ['writer'] })
  const run = await rest.checks.create({ ...at, name: 'Sous', head_sha: head, status: 'in_progress' })
  await rest.checks.update({ ...at, check_run_id: run.data.id, conclusion: 'success', output: { title: 'Done', summary: 'All' } })
  await rest.checks.get({ ...at, check_run_id: run.data.id })
  await rest.checks.listForRef({ ...at, ref: head })
  await rest.actions.getWorkflowRun({ ...at, run_id: workflow.id })
  await rest.actions.listWorkflowRunsForRepo({ ...at, event: 'push' })
  workflow.jobs.push({ id: github.state.id(), name: 'Build', attempt: 1, steps: ['Set up job', 'Result 1'] })
  const { data: ran } = await rest.actions.listJobsForWorkflowRun({ ...at, run_id: workflow.id, filter: 'all' })
  expect(ran.jobs.map(({ name, steps }) => [name, steps?.length])).toEqual([['Build', 2]])
  await rest.actions.listWorkflowRunArtifacts({ ...at, run_id: workflow.id, name: 'a' })
  await rest.actions.getArtifact({ ...at, artifact_id: artifact.id })
  await rest.actions.downloadArtifact({ ...at, artifact_id: artifact.id, archive_format: 'zip' })
  await rest.repos.listActivities({ ...at, ref: 'main', time_period: 'day' })
  await rest.actions.createWorkflowDispatch({ ...at, workflow_id: 'w.yml', ref: 'main' })
  await rest.search.repos({ q: 'org:owner archived:false' })
  const app = github.addApp({ slug: 'sous-app', permissions: { contents: 'write' }, on: { owner: [repository] } })
  const itself = getOctokit(tokenOf(app, Math.floor(github.state.now / 1000)), { baseUrl: github.origin })
  const [installation] = (await itself.rest.apps.listInstallations()).data
  await itself.rest.apps.getRepoInstallation(at)
  const minted = await itself.rest.apps.createInstallationAccessToken({ installation_id: installation?.id ?? 0 })
  await getOctokit(minted.data.token, { baseUrl: github.origin }).rest.apps.listReposAccessibleToInstallation()
  await rest.pulls.merge({ ...pull, merge_method: 'rebase' })
  expect(github.violations).toEqual([])
  expect(OPERATIONS.filter((operation) => github.count({ operation }) === 0)).toEqual([])
})
