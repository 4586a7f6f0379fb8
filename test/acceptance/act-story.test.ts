/**
 * The whole story under act, in the workflows that people copy, each job with the permissions that its workflow gives it. One
 * pull request and one proposal go through everything that can happen to them. Drift in an issue is in act-workflows.test.ts.
 */
import { execFile } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { type ActRun, findAct } from '../support/act.ts'
import { type ActionWorld, actionWorld, digestIn } from '../support/action-world.ts'
import { IS_FULL, sampled } from '../support/full.ts'
import { settleMerges } from '../support/github/merges.ts'
import { GIT_ENV } from '../support/temp-folder.ts'
import { APP, APP_LOGIN, COPIED, OWN, workflowRuns } from '../support/workflow-runs.ts'

type Start = ReturnType<typeof workflowRuns>

const TEAMS = { 'octo/core': ['boss'] }
const UNSEEN_TEAM = /@octo\/core.*`GITHUB_TOKEN` cannot see teams.*`members: read`.*`policy_error`/s
const PREVIEW = { gate: 'success', plan: 'success', report: 'success' }
const APPLY = { gate: 'success', plan: 'success', apply: 'success' }
const STALE = { simple: { sous: 'success' }, hardened: APPLY }

/** From now on only the team approves. */
function useTeam(at: ActionWorld): void {
  at.repository.bare.commitOn({ branch: 'main', edits: { '.github/sous.yml': "approval: { approvers: ['@octo/core'] }\n" } })
}

/** The one line that the last comment of Sous about a recipe offers to copy. */
function offered(at: ActionWorld, login = 'github-actions[bot]'): string {
  const preview = at.issue().comments.findLast(({ user, body }) => user.login === login && /^### (?:✅ )?Sous · Bump Node/m.test(body))
  const lines = [...(preview?.body ?? '').matchAll(/^```\n(\/sous .*)\n```$/gm)].map(([, line = '']) => line)
  expect(lines).toHaveLength(1)
  return lines[0] ?? ''
}

const titleOf = (at: ActionWorld) => /^### (?:✅ )?Sous · (.*)$/m.exec(at.answers()[0] ?? '')?.[1]
const dockerfile = (at: ActionWorld, ref = 'feature-1') => at.repository.bare.text(['show', `${ref}:Dockerfile`])

/** The latest status of the recipe at the head of the pull request. */
function statusOf(at: ActionWorld): string | undefined {
  const { headSha } = at.pull().pull
  return at.repository.statuses.find(({ sha, context }) => sha === headSha && context === 'Sous / bump-node')?.state
}

/** What GitHub answers to a push of a commit without a signature. */
async function pushUnsigned(at: ActionWorld): Promise<string> {
  const cwd = at.checkout('main')
  // Not synchronous: the server is in this process.
  const git = (...args: readonly string[]) =>
    new Promise<string>((resolve) => void execFile('git', args, { cwd, env: GIT_ENV, timeout: 30_000 }, (_, _out, err) => resolve(err)))
  await git('commit', '--quiet', '--allow-empty', '--message=Unsigned')
  const said = await git('push', 'origin', 'HEAD:refs/heads/unsigned')
  expect(at.head('unsigned')).toBe('')
  return said
}

/** That a commit is the plan, made by GitHub on this parent, with nothing else in it. */
function expectSigned(at: ActionWorld, { commit, parent, digest }: { commit: string; parent: string; digest: string }): void {
  const { bare } = at.repository
  const { signed, committer, parents, message } = bare.commit(commit)
  expect([signed !== undefined, committer.name, parents]).toEqual([true, 'GitHub', [parent]])
  expect(message).toContain(`Sous-Plan: ${digest}`)
  expect(bare.text(['diff', '--name-only', parent, commit])).toBe('Dockerfile')
}

/** Somebody pushes after the preview: the plan is refused, and the comment offers the command that makes a new one. */
async function expectStale(at: ActionWorld, start: Start, jobs: ActRun['jobs']): Promise<void> {
  const line = offered(at)
  const moved = at.push({ 'README.md': 'Moved\n' })
  const refused = await start(at.comment({ by: 'colleague', body: line }))
  expect([refused.jobs, at.head('feature-1')]).toEqual([jobs, moved])
  expect(at.answers().at(-1)).toContain('`stale_head`')
  expect([titleOf(at), offered(at), statusOf(at)]).toEqual([expect.stringMatching(/· stale$/), '/sous run bump-node version=24', 'failure'])
}

/** Cancelled is cancelled, and the comment offers the command that makes the plan again. */
async function expectCancelled(at: ActionWorld, start: Start, jobs: { cancel: ActRun['jobs']; apply: ActRun['jobs'] }): Promise<void> {
  const [line, head] = [offered(at), at.head('feature-1')]
  expect((await start(at.comment({ by: 'author', body: '/sous cancel' }))).jobs).toEqual(jobs.cancel)
  expect([titleOf(at), statusOf(at)]).toEqual([expect.stringMatching(/· cancelled$/), 'failure'])
  expect((await start(at.comment({ by: 'colleague', body: line }))).jobs).toEqual(jobs.apply)
  expect(at.answers().at(-1)).toMatch(/Plan `[0-9a-f]{16}` was cancelled\..*`plan_cancelled`/s)
  expect([offered(at), at.head('feature-1')]).toEqual(['/sous run bump-node version=25', head])
}

describe('the story of a pull request', { timeout: 300_000 }, () => {
  it.runIf(IS_FULL)('in the simple workflow: comment, stale, approve, cancel, required signatures and review, teams', async () => {
    const program = findAct()
    if (program === undefined) return
    const { first: workflow = '' } = COPIED
    await using at = await actionWorld({ files: { '.github/workflows/sous.yml': workflow }, teams: TEAMS })
    const start = workflowRuns(program, at, workflow)
    const says = (by: string, body: string) => start(at.comment({ by, body }))
    const done = { sous: 'success' }
    expect((await says('author', '/sous run bump-node version=24')).jobs).toEqual(done)
    expect([titleOf(at), statusOf(at)]).toEqual(['Bump Node · 1 file, +1 −1', 'pending'])

    await expectStale(at, start, done)
    await says('author', offered(at))
    const parent = at.head('feature-1')
    expect((await says('colleague', offered(at))).jobs).toEqual(done)
    expect([dockerfile(at), at.repository.bare.commit(at.head('feature-1')).parents]).toEqual(['FROM node:24', [parent]])
    expect([titleOf(at), statusOf(at)]).toEqual([expect.stringMatching(/· applied$/), 'success'])

    await says('author', '/sous run bump-node version=25')
    await expectCancelled(at, start, { cancel: done, apply: done })

    at.repository.rules.needsSignatures = true
    expect(await pushUnsigned(at)).toContain('Commits must have verified signatures.')
    await says('author', offered(at))
    const [digest, head] = [digestIn(at.answers()[0] ?? ''), at.head('feature-1')]
    const reviewed = await start(at.review({ by: 'colleague', state: 'APPROVED', body: offered(at) }))
    expect([reviewed.jobs, dockerfile(at)]).toEqual([done, 'FROM node:25'])
    expectSigned(at, { commit: at.head('feature-1'), parent: head, digest })

    useTeam(at)
    await says('author', '/sous run bump-node version=26')
    const last = at.head('feature-1')
    expect((await says('boss', offered(at))).jobs).toEqual({ sous: 'failure' })
    expect(at.answers().at(-1)).toMatch(UNSEEN_TEAM)
    expect(at.head('feature-1')).toBe(last)
  })

  it('in the hardened workflow: comment, stale, required signatures and approve, cancel, review, teams', async () => {
    const program = findAct()
    if (program === undefined) return
    const { 'sous.yml': workflow = '' } = OWN
    await using at = await actionWorld({ files: { '.github/workflows/sous.yml': workflow }, teams: TEAMS })
    const start = workflowRuns(program, at, workflow)
    const says = (by: string, body: string) => start(at.comment({ by, body }))
    expect((await says('author', '/sous run bump-node version=24')).jobs).toEqual(PREVIEW)
    expect([titleOf(at), statusOf(at)]).toEqual(['Bump Node · 1 file, +1 −1', 'pending'])

    await expectStale(at, start, APPLY)
    at.repository.rules.needsSignatures = true
    expect(await pushUnsigned(at)).toContain('Commits must have verified signatures.')
    await says('author', offered(at))
    const [digest, parent] = [digestIn(at.answers()[0] ?? ''), at.head('feature-1')]
    expect((await says('colleague', offered(at))).jobs).toEqual(APPLY)
    expect([titleOf(at), statusOf(at), dockerfile(at)]).toEqual([expect.stringMatching(/· applied$/), 'success', 'FROM node:24'])
    expectSigned(at, { commit: at.head('feature-1'), parent, digest })

    await says('author', '/sous run bump-node version=25')
    const line = offered(at)
    const head = at.head('feature-1')
    // A review would run the workflow of the pull request, so it starts nothing here.
    expect((await start(at.review({ by: 'colleague', state: 'APPROVED', body: line }))).jobs).toEqual({})
    expect(at.head('feature-1')).toBe(head)
    await expectCancelled(at, start, { cancel: { gate: 'success', report: 'success' }, apply: APPLY })

    useTeam(at)
    expect((await says('boss', line)).jobs).toEqual({ gate: 'failure' })
    expect(at.answers().at(-1)).toMatch(UNSEEN_TEAM)
    expect(at.head('feature-1')).toBe(head)
  })

  it.runIf(IS_FULL)('in the hardened workflow with a GitHub App: a member of the team approves, and nobody else', async () => {
    const program = findAct()
    if (program === undefined) return
    const workflow = (APP['sous.yml'] ?? '').replaceAll('# permission-members:', 'permission-members:')
    await using at = await actionWorld({ files: { '.github/workflows/sous.yml': workflow }, teams: TEAMS })
    useTeam(at)
    const start = workflowRuns(program, at, workflow)
    const says = (by: string, body: string) => start(at.comment({ by, body }))
    expect((await says('author', '/sous run bump-node version=24')).jobs).toEqual(PREVIEW)
    const [line, parent] = [offered(at, APP_LOGIN), at.head('feature-1')]
    expect((await says('colleague', line)).jobs).toEqual({ gate: 'success' })
    expect(at.head('feature-1')).toBe(parent)
    expect((await says('boss', line)).jobs).toEqual(APPLY)
    expectSigned(at, { commit: at.head('feature-1'), parent, digest: line.replace('/sous apply ', '') })
    expect(at.repository.bare.commit(at.head('feature-1')).message).toMatch(/^Sous-Approved-By: boss /m)
  })
})

const BRANCH = 'sous/trailing-whitespace'
const FORMS = [
  ['simple', COPIED['first'], COPIED['sous-propose.yml']],
  ['hardened', COPIED['sous.yml'], OWN['sous-propose.yml']],
] as const

describe('the story of a proposal', { timeout: 300_000 }, () => {
  it.each(sampled(FORMS, 2))(
    'in the %s workflow: required signatures, moved base, merge queue',
    async (kind, workflow = '', proposing = '') => {
      const program = findAct()
      if (program === undefined) return
      const files = { '.github/workflows/sous.yml': workflow, '.github/workflows/sous-propose.yml': proposing, 'src/a.txt': 'a  \n' }
      await using at = await actionWorld({ files, pulls: [] })
      const { bare, rules, mergeQueues } = at.repository
      rules.needsSignatures = true
      const propose = workflowRuns(program, at, proposing, 'sous-propose.yml')
      const start = workflowRuns(program, at, workflow)
      /** As the pull request says: by a review, or by the command where reviews start nothing. */
      const approve = () => {
        const body = `/sous apply ${/Sous-Plan: ([0-9a-f]{16})/.exec(bare.commit(at.head(BRANCH)).message)?.[1]}`
        return start(kind === 'simple' ? at.review({ by: 'colleague', state: 'APPROVED' }) : at.comment({ by: 'colleague', body }))
      }
      const applied = kind === 'simple' ? { sous: 'success' } : APPLY

      const proposed = await propose(at.schedule())
      expect([proposed.jobs, proposed.outputs('sous')['reason-code']]).toEqual([{ propose: 'success' }, 'proposed'])
      const first = bare.commit(at.head(BRANCH))
      expect([first.signed !== undefined, first.parents, bare.text(['show', `${BRANCH}:src/a.txt`])]).toEqual([
        true,
        [at.head('main')],
        'a',
      ])

      bare.commitOn({ branch: 'main', edits: { 'NOTES.md': 'Moved\n' } })
      const main = at.head('main')
      const stale = await approve()
      expect([stale.jobs, at.head('main'), at.issue().state]).toEqual([STALE[kind], main, 'open'])
      expect(at.answers().at(-1)).toMatch(/Run the workflow that proposes it.*`stale_base`/s)

      expect((await propose(at.schedule())).outputs('sous')['reason-code']).toBe('proposed')
      expect(bare.commit(at.head(BRANCH))).toMatchObject({ parents: [main], signed: expect.anything() })
      // What was approved before does not count for the new commit.
      expect(at.pull().pull.reviews.filter(({ state }) => state === 'APPROVED')).toEqual([])

      mergeQueues.add('main')
      expect((await approve()).jobs).toEqual(applied)
      expect([at.pull().pull.isQueued, at.head('main')]).toEqual([true, main])
      expect(at.answers().at(-1)).toMatch(
        /### Sous · added to the merge queue.*when its turn comes.*promises this diff, not the resulting files.*`queued`/s,
      )
      settleMerges(at.github.state, at.repository)
      expect([bare.commit(at.head('main')).parents, bare.text(['show', 'main:src/a.txt'])]).toEqual([[main], 'a'])
    },
  )
})
