import * as fs from 'node:fs'
import * as path from 'node:path'
import { describe, expect, it } from 'vitest'
import type { RepoDirectory } from '../../src/base/path.ts'
import { type ActionWorld, actionWorld } from '../support/action-world.ts'
import { BOTH, itInTurn, type WorkflowWorld } from '../support/both-workflows.ts'
import { update } from '../support/changes.ts'
import type { ActionRun } from '../support/github/action-run.ts'
import { type HardenedWorld, hardenedWorld } from '../support/hardened-world.ts'
import { MaliciousWriter } from '../support/malicious-writer.ts'
import { requestWatch } from '../support/world-moment.ts'

/** That a pull request looks like a proposal of Sous proves nothing: what is merged was made again, or is vouched for. */

const USERS = { author: 'write', colleague: 'write', boss: 'admin', mallory: 'write', reader: 'read' } as const
const PROPOSE = {
  '.github/workflows/propose.yml':
    "on: { schedule: [{ cron: '1 1 * * 1' }], workflow_dispatch: {}, push: {} }\njobs: {} # uploads sous-plan-<digest>\n",
}
const INPUTS = { mode: 'propose', recipe: 'bump-node', inputs: 'version: 24' }
const BRANCH = 'sous/bump-node'

async function world(files: Readonly<Record<string, string>> = {}): Promise<ActionWorld> {
  return actionWorld({ users: USERS, pulls: [], files: { ...PROPOSE, ...files } })
}

/** Runs the workflow that proposes. Its last step uploads what names the digest. */
async function propose(at: ActionWorld, event = at.schedule(), inputs: Readonly<Record<string, string>> = {}): Promise<ActionRun> {
  const run = await at.act(event, { inputs: { ...INPUTS, ...inputs }, run: { path: '.github/workflows/propose.yml' } })
  expect(run).toMatchObject({ code: 0, outputs: { 'reason-code': 'proposed' } })
  at.upload({ run: run.runId, name: `sous-plan-${run.outputs['digest']}` })
  return run
}

const messageOf = (digest: string) => `Bump Node\n\nOne Node everywhere.\n\nSous-Plan: ${digest}\n`

/** A commit as Sous would write it for a plan, but by hand. */
function commitOnMain(at: ActionWorld, edits: Readonly<Record<string, string>>, digest: string): string {
  const { bare } = at.repository
  bare.git(['update-ref', 'refs/heads/by-hand', at.head('main')])
  return bare.commitOn({ branch: 'by-hand', edits, message: messageOf(digest) })
}

interface Approving {
  /** Somebody approves a proposal in the way that the workflow has. */
  approve(by: string, digest: string, on?: number): Promise<ActionRun>
}

const approve = (at: ActionWorld, by: string, on = 1) => at.act(at.review({ by, state: 'APPROVED', on }))
const reasonOf = async (run: Promise<ActionRun>) => (await run).outputs['reason-code']

describe('a proposal', { timeout: 240_000 }, () => {
  it('is merged by one approving review when its plan comes out the same', async () => {
    await using at = await world()
    await propose(at)
    expect(await approve(at, 'reader')).toMatchObject({ outputs: { 'reason-code': 'not_permitted' } })
    expect(at.issue(1).body).toContain('No workflow on `push` starts, not even after Sous merges this')
    const merged = await approve(at, 'colleague')
    expect(merged).toMatchObject({ code: 0, outputs: { 'reason-code': 'committed' } })
    expect(merged.stdout).toContain('no workflow starts on the merged commit')
    expect(at.repository.bare.text(['show', 'main:Dockerfile'])).toBe('FROM node:24')
  })

  it('is no pull request of a person, whose approval merges nothing', async () => {
    await using at = await world()
    const plain = at.openPull({ by: 'author', edits: { 'README.md': 'Ready\n' } })
    expect(await reasonOf(approve(at, 'colleague', plain.number))).toBe('not_a_command')
  })

  it('is not approved alone by whoever asked for it, be it by hand or by a push', async () => {
    for (const event of ['dispatch', 'push'] as const) {
      await using at = await world()
      await propose(at, event === 'dispatch' ? at.dispatch({ by: 'author' }) : at.pushEvent({ by: 'author' }))
      expect(at.repository.bare.commit(at.head(BRANCH)).message).toMatch(/^Sous-Requested-By: author \(\d+\)$/m)
      expect(await reasonOf(approve(at, 'author'))).toBe('approval_missing')
      expect(await reasonOf(approve(at, 'colleague'))).toBe('committed')
    }
  })

  it('keeps who asked for it when another run comes to the same plan', async () => {
    await using at = await world()
    await propose(at, at.dispatch({ by: 'author' }))
    const own = at.head(BRANCH)
    await propose(at)
    await propose(at, at.dispatch({ by: 'boss' }))
    expect(at.head(BRANCH)).toBe(own)
    expect(await reasonOf(approve(at, 'author'))).toBe('approval_missing')
    expect(await reasonOf(approve(at, 'colleague'))).toBe('committed')
  })

  it('is not made again over anything but the files of its commit', async () => {
    await using at = await world()
    const { digest = '' } = (await propose(at)).outputs
    const outside = path.join(at.folder, 'outside')
    fs.mkdirSync(outside)
    fs.writeFileSync(path.join(outside, 'Dockerfile'), 'FROM node:18\n')
    const { bare } = at.repository
    const link = bare.git(['hash-object', '-w', '--stdin'], outside).toString().trim()
    const tree = bare.git(['mktree'], `120000 blob ${link}\tlink\n`).toString().trim()
    const commit = bare.writeCommit({ tree, parents: [], message: 'Leads out' })
    bare.git(['update-ref', 'refs/heads/theirs', commit])
    const base = { commit, ref: 'refs/heads/main', directory: 'link' as RepoDirectory }
    const forged = await new MaliciousWriter(at).forgePlan(digest, { changes: [], content: { base } })
    const run = await at.says('mallory', `/sous apply ${forged}`)
    expect(run).toMatchObject({ code: 1, outputs: { 'reason-code': 'input_invalid' } })
    expect(run.stdout).not.toContain('1 replacement')
  })

  it('is exactly one commit: no other history, message or people come along with its tree', async () => {
    await using at = await world()
    const { digest = '' } = (await propose(at, at.dispatch({ by: 'author' }))).outputs
    const { bare } = at.repository
    const [main, own] = [at.head('main'), at.head(BRANCH)]
    const tree = bare.text(['rev-parse', `${own}^{tree}`])
    const message = `${bare.commit(own).message}\n`
    const between = bare.writeCommit({ tree: bare.text(['rev-parse', 'main^{tree}']), parents: [main], message: 'As if by the boss' })
    const theirs = message.replaceAll(/author( \(\d+\)| <[^>]*>)/g, 'boss$1')
    expect(theirs).not.toBe(message)
    const approved = async (forged: { readonly parents: readonly string[]; readonly message: string }) => {
      const commit = bare.writeCommit({ tree, ...forged })
      at.forcePush({ number: 1, to: commit, by: 'mallory' })
      await new MaliciousWriter(at).recordProposal(BRANCH, { commit, digest })
      return reasonOf(approve(at, 'colleague'))
    }
    for (const forged of [
      { parents: [main, between], message },
      { parents: [between], message },
      { parents: [main], message: message.replace('One Node everywhere.', 'Reviewed by security.') },
      { parents: [main], message: theirs },
      { parents: [main], message: `${messageOf(digest)}Sous-Approved-By: boss (1)\n` },
    ])
      expect([forged, await approved(forged)]).toEqual([forged, 'branch_conflict'])
    expect(at.head('main')).toBe(main)
    expect(await approved({ parents: [main], message })).toBe('committed')
  })

  it('is not merged as a draft, into another branch, against a request for changes or by a comment that was edited', async () => {
    await using at = await world({ '.github/sous.yml': 'approval: { branches: [release] }\n' })
    const { digest = '' } = (await propose(at)).outputs
    const { pull } = at.pull(1)
    const main = at.head('main')
    pull.draft = true
    expect(await reasonOf(approve(at, 'colleague'))).toBe('pr_draft')
    pull.draft = false
    at.repository.bare.git(['update-ref', 'refs/heads/release', main])
    pull.baseRef = 'release'
    expect(await reasonOf(approve(at, 'colleague'))).toBe('stale_base')
    pull.baseRef = 'main'
    const body = `/sous apply ${digest}`
    const edited = at.comment({ by: 'colleague', body })
    for (const text of ['No', body]) at.edit(edited.comment, text, { by: 'mallory' })
    expect(await reasonOf(at.act(edited))).toBe('comment_changed')
    const against = at.review({ by: 'boss', state: 'CHANGES_REQUESTED', body: 'No' })
    expect(await reasonOf(at.says('colleague', body))).toBe('changes_requested')
    expect(await reasonOf(approve(at, 'colleague'))).toBe('changes_requested')
    against.review.state = 'DISMISSED'
    expect([at.head('main'), at.head('release')]).toEqual([main, main])
    expect(await reasonOf(at.says('colleague', body))).toBe('committed')
  })

  it('does not name somebody as having asked who neither did nor approves', async () => {
    await using at = await world()
    const run = await propose(at)
    const { digest = '' } = run.outputs
    const main = at.head('main')
    const { id, login } = at.github.state.account('boss')
    const trailers = `Sous-Requested-By: ${login} (${id})\nCo-authored-by: ${login} <${id}+${login}@users.noreply.127.0.0.1>\n`
    const forged = commitOnMain(at, { Dockerfile: 'FROM node:24\n' }, `${digest}\n${trailers.trimEnd()}`)
    at.forcePush({ number: 1, to: forged, by: 'mallory' })
    await new MaliciousWriter(at).recordProposal(BRANCH, { commit: forged, digest })
    at.repository.workflowRuns.delete(run.runId)
    at.review({ by: 'mallory', state: 'APPROVED' })
    expect(await reasonOf(approve(at, 'colleague'))).toBe('branch_conflict')
    expect(at.head('main')).toBe(main)
    expect(await reasonOf(approve(at, 'boss'))).toBe('committed')
  })

  it('does not inherit an approval that GitHub moved to a commit with the same patch', async () => {
    await using at = await world()
    const { digest = '' } = (await propose(at, at.dispatch({ by: 'mallory' }))).outputs
    const first = at.head(BRANCH)
    const { review } = at.review({ by: 'colleague', state: 'APPROVED' })
    // The base moves. Mallory puts exactly what the recipe makes there on the branch, which is the same patch.
    at.repository.bare.commitOn({ branch: 'main', edits: { 'NOTES.md': 'Moved\n' } })
    const main = at.head('main')
    const mallory = new MaliciousWriter(at)
    const again = await mallory.forgePlan(digest, { content: { base: { commit: main, ref: 'refs/heads/main', directory: '.' } as never } })
    const commit = commitOnMain(at, { Dockerfile: 'FROM node:24\n' }, again)
    at.forcePush({ number: 1, to: commit, by: 'mallory' })
    await mallory.recordProposal(BRANCH, { commit, digest: again })
    expect([first === commit, review.commitId]).toEqual([false, commit])
    expect(await reasonOf(approve(at, 'mallory'))).toBe('approval_missing')
    expect(at.head('main')).toBe(main)
    const pushes = at.repository.activities.splice(0)
    const unknown = await approve(at, 'colleague')
    expect(unknown.outputs['reason-code']).toBe('approval_missing')
    expect(at.answers().at(-1)).toContain('does not say when this head was pushed')
    at.repository.activities.push(...pushes)
    expect(await reasonOf(approve(at, 'colleague'))).toBe('committed')
  })

  it('[C15] needs a code owner where the configuration asks for one', async () => {
    await using at = await world({ '.github/sous.yml': 'approval: { codeowners: true }\n', CODEOWNERS: '* @boss\n' })
    await propose(at)
    const main = at.head('main')
    expect(await reasonOf(approve(at, 'colleague'))).toBe('approval_missing')
    expect(at.head('main')).toBe(main)
    expect(await reasonOf(approve(at, 'boss'))).toBe('committed')
  })

  it('is not merged on a base that has moved, although GitHub still calls the old one its base', async () => {
    await using at = await world()
    await propose(at)
    at.repository.bare.commitOn({ branch: 'main', edits: { 'NOTES.md': 'Moved\n' } })
    const main = at.head('main')
    expect(await reasonOf(approve(at, 'colleague'))).toBe('stale_base')
    expect(at.head('main')).toBe(main)
  })
})

describe('a proposal in the hardened workflow', { timeout: 240_000 }, () => {
  const RULES = { '.github/sous.yml': "rules:\n  - { tool: run_in_terminal, parameters: '.*' }\n" }
  const open = (files: Readonly<Record<string, string>> = RULES) =>
    hardenedWorld({ users: USERS, pulls: [], files: { ...PROPOSE, ...files } })

  it('is merged by /sous apply, made again by the job that cannot write', async () => {
    await using at = await open()
    const { digest = '' } = (await propose(at, at.dispatch({ by: 'author' }))).outputs
    const forged = await new MaliciousWriter(at).forgePlan(digest, { content: { inputs: { version: 99 } } })
    expect((await at.asks('mallory', `/sous apply ${forged}`)).last.outputs['reason-code']).toBe('plan_not_reproduced')
    expect((await at.asks('author', `/sous apply ${digest}`)).last.outputs['reason-code']).toBe('approval_missing')
    const applied = await at.asks('colleague', `/sous apply ${digest}`)
    expect(applied).toMatchObject({ plan: { outputs: { digest } }, apply: { code: 0, outputs: { 'reason-code': 'committed' } } })
    expect(at.repository.bare.text(['show', 'main:Dockerfile'])).toBe('FROM node:24')
  })

  it('is not made of the pull request of a person, nor swapped for another commit', async () => {
    await using at = await open()
    const { digest = '' } = (await propose(at, at.dispatch({ by: 'author' }))).outputs
    const [main, own] = [at.head('main'), at.head(BRANCH)]
    const applies = async (by: string, plan: string, on = 1) =>
      (await at.jobs(at.comment({ by, body: `/sous apply ${plan}`, on }))).last.outputs['reason-code']
    const theirs = at.openPull({ by: 'author', edits: { 'README.md': 'Not yet\n' } })
    const mallory = new MaliciousWriter(at)
    expect(await applies('colleague', digest, theirs.number)).toBe('branch_conflict')
    const fitting = await mallory.forgePlan(digest, { changes: [update('README.md', 'Hello\n', 'Not yet\n')] })
    expect(await applies('colleague', fitting, theirs.number)).toBe('plan_tampered')
    const within = await mallory.forgePlan(digest, { changes: [update('Dockerfile', 'FROM node:18\n', 'FROM evil\n')] })
    at.forcePush({ number: 1, to: commitOnMain(at, { Dockerfile: 'FROM evil\n' }, within), by: 'mallory' })
    expect(await applies('mallory', within)).toBe('plan_not_reproduced')
    const { bare } = at.repository
    const message = `${bare.commit(own).message}\n`
    const tree = bare.text(['rev-parse', `${own}^{tree}`])
    const between = bare.writeCommit({ tree: bare.text(['rev-parse', 'main^{tree}']), parents: [main], message: 'As if by the boss' })
    for (const forged of [
      { tree, parents: [between], message },
      { tree, parents: [main, between], message },
      { tree, parents: [main], message: message.replace('One Node everywhere.', 'Reviewed by security.') },
      { tree: bare.text(['rev-parse', `${at.head(BRANCH)}^{tree}`]), parents: [main], message },
    ]) {
      at.forcePush({ number: 1, to: bare.writeCommit(forged), by: 'mallory' })
      expect([forged, await applies('colleague', digest)]).toEqual([forged, 'branch_conflict'])
    }
    expect(at.head('main')).toBe(main)
    at.forcePush({ number: 1, to: own, by: 'mallory' })
    expect(await applies('colleague', digest)).toBe('committed')
  })

  it('is not merged as a draft, for another branch, against a request for changes, or without a code owner', async () => {
    await using at = await open({ '.github/sous.yml': 'approval: { branches: [release], codeowners: true }\n', CODEOWNERS: '* @boss\n' })
    const { digest = '' } = (await propose(at)).outputs
    const { pull } = at.pull(1)
    const main = at.head('main')
    const applies = async (by: string) => (await at.asks(by, `/sous apply ${digest}`)).last.outputs['reason-code']
    expect(await applies('colleague')).toBe('approval_missing')
    pull.draft = true
    expect(await applies('boss')).toBe('pr_draft')
    pull.draft = false
    at.repository.bare.git(['update-ref', 'refs/heads/release', main])
    pull.baseRef = 'release'
    expect(await applies('boss')).toBe('stale_base')
    pull.baseRef = 'main'
    const { review } = at.review({ by: 'author', state: 'CHANGES_REQUESTED', body: 'No' })
    expect(await applies('boss')).toBe('changes_requested')
    review.state = 'DISMISSED'
    const edited = at.comment({ by: 'boss', body: `/sous apply ${digest}` })
    for (const text of ['No', edited.comment.body]) at.edit(edited.comment, text, { by: 'mallory' })
    expect((await at.publish(edited, { 'derived-digest': digest })).outputs['reason-code']).toBe('comment_changed')
    at.deleteComment(edited.comment)
    expect([at.head('main'), at.head('release')]).toEqual([main, main])
    expect(await applies('boss')).toBe('committed')
  })

  it('does not inherit an approval that GitHub moved to a commit with the same patch', async () => {
    await using at = await open()
    const { digest = '' } = (await propose(at, at.dispatch({ by: 'mallory' }))).outputs
    const { review } = at.review({ by: 'colleague', state: 'APPROVED' })
    at.repository.bare.commitOn({ branch: 'main', edits: { 'NOTES.md': 'Moved\n' } })
    const main = at.head('main')
    const mallory = new MaliciousWriter(at)
    const again = await mallory.forgePlan(digest, { content: { base: { commit: main, ref: 'refs/heads/main', directory: '.' } as never } })
    const commit = commitOnMain(at, { Dockerfile: 'FROM node:24\n' }, again)
    at.forcePush({ number: 1, to: commit, by: 'mallory' })
    expect(review.commitId).toBe(commit)
    expect((await at.asks('mallory', `/sous apply ${again}`)).last.outputs['reason-code']).toBe('approval_missing')
    expect(at.head('main')).toBe(main)
    at.review({ by: 'colleague', state: 'APPROVED' })
    expect((await at.asks('mallory', `/sous apply ${again}`)).last.outputs['reason-code']).toBe('committed')
  })

  it('of a command is merged when its run vouches for it, and not otherwise', async () => {
    await using at = await open()
    const event = at.schedule()
    const path = '.github/workflows/propose.yml'
    const plan = await at.plan(event, { inputs: { mode: 'plan', recipe: 'stamp' }, run: { path } })
    const inputs = { recipe: 'stamp', 'plan-path': plan.outputs['plan-path'] ?? '' }
    const proposed = await at.publish(event, inputs, { run: { id: plan.runId } })
    const { digest = '' } = proposed.outputs
    expect(proposed.outputs['reason-code']).toBe('proposed')
    expect((await at.asks('colleague', `/sous apply ${digest}`)).last.outputs['reason-code']).toBe('plan_unproven')
    at.uploadPlan(plan)
    expect((await at.asks('colleague', `/sous apply ${digest}`)).last.outputs['reason-code']).toBe('committed')
  })
})

describe.each(BOTH)('a proposal, approved as the %s workflow has it,', { timeout: 240_000 }, (name, openWorld) => {
  const it = itInTurn(name)
  const isSimple = name === 'simple'
  async function world(files: Readonly<Record<string, string>> = {}): Promise<WorkflowWorld & Approving> {
    const opened = await openWorld({ pulls: [], files: { ...PROPOSE, ...files } })
    const { at, say } = opened
    // Only the simple workflow runs for reviews.
    const approve: Approving['approve'] = (by, digest, on = 1) =>
      isSimple ? at.act(at.review({ by, state: 'APPROVED', on })) : say(by, `/sous apply ${digest}`, on)
    return { ...opened, approve, [Symbol.asyncDispose]: () => opened[Symbol.asyncDispose]() }
  }

  it('is not made of the pull request of a person by a record that says so', async () => {
    await using opened = await world()
    const { at, approve } = opened
    const { digest = '' } = (await propose(at)).outputs
    const theirs = at.openPull({ by: 'author', edits: { 'README.md': 'Not yet\n' } })
    const main = at.head('main')
    const mallory = new MaliciousWriter(at)
    await mallory.recordProposal('feature-2', { commit: theirs.pull.headSha, digest })
    expect(await reasonOf(approve('colleague', digest, 2))).toBe('branch_conflict')
    // With a plan that fits the pull request to the last byte, which no recipe makes.
    const forged = await mallory.forgePlan(digest, { changes: [update('README.md', 'Hello\n', 'Not yet\n')] })
    await mallory.recordProposal('feature-2', { commit: theirs.pull.headSha, digest: forged })
    expect(await reasonOf(approve('colleague', forged, 2))).toBe('plan_tampered')
    expect(at.head('main')).toBe(main)
    expect(await reasonOf(approve('colleague', digest))).toBe('committed')
  })

  it('is not swapped for another commit, also not for another result of the same recipe', async () => {
    await using opened = await world()
    const { at, approve } = opened
    const { digest = '' } = (await propose(at, at.dispatch({ by: 'author' }))).outputs
    const [main, own] = [at.head('main'), at.head(BRANCH)]
    const mallory = new MaliciousWriter(at)
    const swap = async (commit: string, plan: string) => {
      at.forcePush({ number: 1, to: commit, by: 'mallory' })
      await mallory.recordProposal(BRANCH, { commit, digest: plan })
    }
    await swap(commitOnMain(at, { Dockerfile: 'FROM evil\n' }, digest), digest)
    expect(await reasonOf(approve('mallory', digest))).toBe('branch_conflict')
    const forged = await mallory.forgePlan(digest, { changes: [update('Dockerfile', 'FROM node:18\n', 'FROM evil\n')] })
    await swap(commitOnMain(at, { Dockerfile: 'FROM evil\n' }, forged), forged)
    expect(await reasonOf(approve('mallory', forged))).toBe('plan_not_reproduced')
    expect(at.head('main')).toBe(main)
    await swap(own, digest)
    expect(await reasonOf(approve('colleague', digest))).toBe('committed')
  })

  it.each(['github-actions[bot]', 'Copilot'])(
    'needs two people when %s asked: anyone with write access can have a bot do so',
    async (login) => {
      await using opened = await world()
      const { at, approve } = opened
      // A bot is not always called one.
      if (login === 'Copilot') at.github.state.addAccount({ login, type: 'Bot' })
      const { digest = '' } = (await propose(at, at.dispatch({ by: login }))).outputs
      const main = at.head('main')
      expect(await reasonOf(approve('mallory', digest))).toBe('approval_missing')
      expect(at.head('main')).toBe(main)
      expect(await reasonOf(approve('colleague', digest))).toBe('committed')
    },
  )

  it('needs two people where no run attests who asked', async () => {
    await using opened = await world()
    const { at, approve } = opened
    const run = await propose(at, at.dispatch({ by: 'mallory' }))
    const { digest = '' } = run.outputs
    at.repository.workflowRuns.delete(run.runId)
    expect(await approve('mallory', digest)).toMatchObject({ code: 0, outputs: { 'reason-code': 'approval_missing' } })
    expect(at.answers().at(-1)).toContain('No run shows who requested')
    const { bare } = at.repository
    const own = at.head(BRANCH)
    const { message } = bare.commit(own)
    const signed = bare.writeCommit({
      tree: bare.text(['rev-parse', `${own}^{tree}`]),
      parents: [at.head('main')],
      message: `${message}\nSous-Approved-By: boss (1)\n`,
    })
    at.forcePush({ number: 1, to: signed, by: 'mallory' })
    await new MaliciousWriter(at).recordProposal(BRANCH, { commit: signed, digest })
    at.review({ by: 'mallory', state: 'APPROVED' })
    expect(await reasonOf(approve('colleague', digest))).toBe('branch_conflict')
    at.forcePush({ number: 1, to: own, by: 'mallory' })
    at.review({ by: 'mallory', state: 'APPROVED' })
    expect(await reasonOf(approve('colleague', digest))).toBe('committed')
  })

  it('needs two people where a run attests who asked that is not of a workflow for plans', async () => {
    await using opened = await world({ '.github/workflows/tests.yml': 'on: { schedule: [{ cron: "1 1 * * 1" }] }\njobs: {}\n' })
    const { at, approve } = opened
    const run = await propose(at, at.dispatch({ by: 'mallory' }))
    const { digest = '' } = run.outputs
    const known = at.repository.workflowRuns.get(run.runId)
    if (known === undefined) throw new Error('No run.')
    // Tests run what is in the repository, and that can upload whatever it likes.
    at.repository.workflowRuns.set(run.runId, { ...known, event: 'schedule', path: '.github/workflows/tests.yml' })
    expect(await reasonOf(approve('mallory', digest))).toBe('approval_missing')
    at.repository.workflowRuns.set(run.runId, known)
    expect(await reasonOf(approve('colleague', digest))).toBe('committed')
  })

  it('is looked at once more right before the merge: which branch it is for, and where its own is', async () => {
    await using opened = await world()
    const { at, approve } = opened
    const { digest = '' } = (await propose(at)).outputs
    const { bare } = at.repository
    const { pull } = at.pull(1)
    const [main, own] = [at.head('main'), at.head(BRANCH)]
    bare.git(['update-ref', 'refs/heads/release', main])
    const meanwhile = async (change: () => void) => {
      let [isApproved, isChanged] = [false, false]
      const watch = requestWatch(at)
      watch.watch(({ method, path: asked }, when) => {
        if (when !== 'before' || method !== 'GET' || isChanged) return
        // The approvals are read first, by the job that writes.
        isApproved ||= /\/pulls\/1\/reviews$/.test(asked)
        if (!isApproved || !/\/pulls\/1$/.test(asked)) return
        isChanged = true
        change()
      })
      const before = at.github.calls.length
      const reason = await reasonOf(approve('colleague', digest))
      watch.stop()
      const isMerged = at.github.calls.slice(before).some(({ operation }) => operation === 'pulls/merge')
      expect([isChanged, isMerged]).toEqual([true, false])
      return reason
    }
    expect(await meanwhile(() => Object.assign(pull, { baseRef: 'release' }))).toBe('stale_base')
    pull.baseRef = 'main'
    const evil = commitOnMain(at, { Dockerfile: 'FROM evil\n' }, 'x')
    expect(await meanwhile(() => at.forcePush({ number: 1, to: evil, by: 'mallory' }))).toBe('stale_head')
    expect([at.head('main'), at.head('release')]).toEqual([main, main])
    at.forcePush({ number: 1, to: own, by: 'author' })
    bare.git(['update-ref', 'refs/heads/aside', main])
    const moved = bare.commitOn({ branch: 'aside', edits: { 'NOTES.md': 'Moved\n' } })
    expect(await meanwhile(() => bare.git(['update-ref', 'refs/heads/main', moved]))).toBe('stale_base')
    bare.git(['update-ref', 'refs/heads/main', main])
    expect(await reasonOf(approve('colleague', digest))).toBe('committed')
  })

  it('takes older approvals back when it is refreshed', async () => {
    await using opened = await world({ '.github/sous.yml': 'approval: { count: 2 }\n' })
    const { at, approve } = opened
    const refresh = async (inputs: string) => {
      if (!('jobs' in at)) return propose(at, at.schedule(), { inputs })
      // As one job makes the plan and another one proposes it.
      const { plan, publish } = at as HardenedWorld
      const [event, recipe] = [at.schedule(), { recipe: 'bump-node', inputs }]
      const made = await plan(event, { inputs: { mode: 'plan', ...recipe }, run: { path: '.github/workflows/propose.yml' } })
      at.uploadPlan(made)
      const run = await publish(event, { ...recipe, 'plan-path': made.outputs['plan-path'] ?? '' }, { run: { id: made.runId } })
      expect(run).toMatchObject({ code: 0, outputs: { 'reason-code': 'proposed' } })
      return run
    }
    await refresh('version: 24')
    const { review } = at.review({ by: 'colleague', state: 'APPROVED' })
    const { digest = '' } = (await refresh('version: 25')).outputs
    expect(review.state).toBe('DISMISSED')
    expect(await reasonOf(approve('boss', digest))).toBe('approval_missing')
    expect(await reasonOf(approve('colleague', digest))).toBe('committed')
    expect(at.repository.bare.text(['show', 'main:Dockerfile'])).toBe('FROM node:25')
  })

  it('[A1] is not merged by a review that runs another workflow, or with the token of a GitHub App', async () => {
    await using opened = await world()
    const { at, approve } = opened
    const { digest = '' } = (await propose(at)).outputs
    const main = at.head('main')
    const app = 'ghs_appappappappappappappappappappappappap'
    at.github.addToken(app, { login: 'sous-app[bot]', permissions: { actions: 'read', contents: 'write', pull_requests: 'write' } })
    const event = at.review({ by: 'colleague', state: 'APPROVED' })
    const { bare } = at.repository
    bare.git(['update-ref', 'refs/heads/theirs', event.sha])
    const sha = bare.commitOn({ branch: 'theirs', edits: { '.github/workflows/sous.yml': 'on: pull_request_review\njobs: {}\n' } })
    const inputs = isSimple ? {} : { inputs: { mode: 'publish', 'derived-digest': digest, 'gate-digest': digest } }
    expect(await reasonOf(at.act({ ...event, sha }, inputs))).toBe(isSimple ? 'event_not_trusted_for_apply' : 'reviews_not_here')
    const run = await at.act(event, { token: app, ...inputs })
    expect([run.code, run.outputs['reason-code']]).toEqual(isSimple ? [1, 'app_key_exposed'] : [0, 'reviews_not_here'])
    expect(run.stdout).toContain('/sous apply')
    expect(at.head('main')).toBe(main)
    expect(await reasonOf(approve('colleague', digest))).toBe('committed')
  })
})

describe.each(BOTH)('a repeated approval of a proposal in the %s workflow', { timeout: 240_000 }, (_, open) => {
  it('does not count for a head that was pushed after it', async () => {
    await using opened = await open({ pulls: [], files: PROPOSE })
    const { at, say } = opened
    const { digest = '' } = (await propose(at, at.dispatch({ by: 'colleague' }))).outputs
    const { bare } = at.repository
    const main = at.head('main')
    const approval = await say('colleague', `/sous apply ${digest}`)
    expect(approval.outputs['reason-code']).toBe('approval_missing')
    // The same proposal in mallory's name, so that colleague is somebody else than who asked.
    const run = await propose(at, at.dispatch({ by: 'mallory' }))
    expect(run.outputs['digest']).toBe(digest)
    const [own, tree] = [at.head(BRANCH), bare.text(['rev-parse', `${BRANCH}^{tree}`])]
    const [theirs, mine] = ['colleague', 'mallory'].map((login) => String(at.github.state.account(login).id))
    const message = `${bare.commit(own).message}\n`.replaceAll('colleague', 'mallory').replaceAll(theirs ?? '', mine ?? '')
    const commit = bare.writeCommit({ tree, parents: [main], message })
    at.forcePush({ number: 1, to: commit, by: 'mallory' })
    const mallory = new MaliciousWriter(at)
    await mallory.recordProposal(BRANCH, { commit, digest })
    await mallory.rewriteLedger(digest, (state) => ({ ...state, origin: { run: { id: run.runId, attempt: 1 } } }))
    expect(await reasonOf(at.rerun(approval, { by: 'mallory' }))).toBe('approval_stale')
    expect(at.head('main')).toBe(main)
    const again = await say('colleague', `/sous apply ${digest}`)
    expect(again.outputs['reason-code']).toBe('committed')
  })
})
