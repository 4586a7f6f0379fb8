/** How an approved proposal gets into its base: at once, by a queue, or by auto-merge; and what people are told about it. */
import { describe, expect, it } from 'vitest'
import { type ActionWorld, actionWorld } from '../support/action-world.ts'
import type { ActionRun } from '../support/github/action-run.ts'
import { settleMerges } from '../support/github/merges.ts'

const FILES = {
  '.github/workflows/propose.yml': "on: { schedule: [{ cron: '1 1 * * 1' }] }\njobs: {} # uploads sous-plan-<digest>\n",
}
const BRANCH = 'sous/bump-node'

async function proposed(): Promise<ActionWorld> {
  const at = await actionWorld({ pulls: [], files: FILES })
  await propose(at)
  return at
}

async function propose(at: ActionWorld): Promise<ActionRun> {
  const inputs = { mode: 'propose', recipe: 'bump-node', inputs: 'version: 24' }
  const run = await at.act(at.schedule(), { inputs, run: { path: '.github/workflows/propose.yml' } })
  expect(run).toMatchObject({ code: 0, outputs: { 'reason-code': 'proposed' } })
  at.upload({ run: run.runId, name: `sous-plan-${run.outputs['digest']}` })
  return run
}

const approve = (at: ActionWorld, by = 'colleague') => at.act(at.review({ by, state: 'APPROVED' }))
const dockerfile = (at: ActionWorld) => at.repository.bare.text(['show', 'main:Dockerfile'])

describe('an approved proposal', { timeout: 240_000 }, () => {
  it('is squashed with the message of its plan', async () => {
    await using at = await proposed()
    const { message } = at.repository.bare.commit(at.head(BRANCH))
    expect(await approve(at)).toMatchObject({ code: 0, outputs: { 'reason-code': 'committed', 'commit-sha': at.head('main') } })
    expect(at.repository.bare.commit(at.head('main')).message.trim()).toBe(message.trim())
    expect(message).toMatch(/^Bump Node\n\nOne Node everywhere\.\n\nSous-Plan: [0-9a-f]{64}$/)
  })

  it('on a moved base is refused, made again by the next run, and merged then', async () => {
    await using at = await proposed()
    at.repository.bare.commitOn({ branch: 'main', edits: { 'NOTES.md': 'Moved\n' } })
    const main = at.head('main')
    expect(await approve(at)).toMatchObject({ outputs: { 'reason-code': 'stale_base', 'commit-sha': '' } })
    expect(at.answers().at(-1)).toContain('Run the workflow that proposes it')
    await propose(at)
    expect(at.repository.bare.resolve(`${BRANCH}^`)).toBe(main)
    const tip = at.head(BRANCH)
    await propose(at)
    expect(at.head(BRANCH)).toBe(tip)
    expect(await approve(at)).toMatchObject({ code: 0, outputs: { 'reason-code': 'committed' } })
    expect([at.repository.bare.resolve('main^'), dockerfile(at)]).toEqual([main, 'FROM node:24'])
  })

  it('that was merged on a moved base is told as such, with its commit', async () => {
    await using at = await proposed()
    const push = () => void at.repository.bare.commitOn({ branch: 'main', edits: { 'NOTES.md': 'Moved\n' } })
    at.github.fault({ operation: 'pulls/merge', run: push })
    const run = await approve(at)
    const commit = at.head('main')
    expect(run).toMatchObject({ code: 1, outputs: { decision: 'fail', 'reason-code': 'merged_on_moved_base', 'commit-sha': commit } })
    expect(`${run.stdout}${run.summary}${at.answers().join('\n')}`).not.toMatch(/nothing was (?:changed|written)/i)
    expect(at.answers().at(-1)?.replaceAll(commit, '<commit>').split('\n').slice(1).join('\n')).toMatchInlineSnapshot(`
      "### ⚠️ Sous · merged on a moved base

      This pull request was merged as <commit>. Someone changed \`main\` at the same moment, so the merged files are not exactly the reviewed ones.

      Look at that commit, and revert it if you do not want it.

      <sub>(\`merged_on_moved_base\`)</sub>
      "
    `)
  })

  it('waits in the merge queue, and says what the queue promises', async () => {
    await using at = await proposed()
    at.repository.mergeQueues.add('main')
    const main = at.head('main')
    const before = at.github.calls.length
    const run = await approve(at)
    expect(run).toMatchObject({ code: 0, outputs: { decision: 'wait', 'reason-code': 'queued', 'commit-sha': '' } })
    const calls = at.github.calls.slice(before).filter(({ operation }) => operation?.startsWith('git/upload') !== true)
    expect(calls.length).toBeLessThanOrEqual(18)
    expect([at.pull().pull.isQueued, at.head('main')]).toEqual([true, main])
    expect(at.answers().at(-1)?.replaceAll(at.head(BRANCH).slice(0, 12), '<head>').split('\n').slice(1).join('\n')).toMatchInlineSnapshot(`
      "### Sous · added to the merge queue

      GitHub merges \`<head>\` into \`main\` when its turn comes and the checks of the queue pass.

      Sous promises this diff, not the resulting files: other changes can be merged first. The queue also chooses the merge method and the commit message. A push to this branch removes it from the queue.

      Sous used \`GITHUB_TOKEN\`, so the queue starts no workflows for it. If the queue waits for a workflow, remove this pull request from the queue and click 'Merge when ready' yourself. With a GitHub App token, workflows start.

      <sub>(\`queued\`)</sub>
      "
    `)
    settleMerges(at.github.state, at.repository)
    expect(dockerfile(at)).toBe('FROM node:24')
    expect((await approve(at, 'boss')).outputs['reason-code']).toBe('already_applied')
  })

  it('waits for its checks by auto-merge, and says how to get there where that is off', async () => {
    await using at = await proposed()
    at.repository.requiredChecks.set('main', ['ci'])
    expect((await approve(at)).outputs).toMatchObject({ decision: 'refuse', 'reason-code': 'checks_pending' })
    expect(at.answers().at(-1)).toContain("allow auto-merge in the repository's settings")
    at.repository.allowAutoMerge = true
    expect(await approve(at, 'boss')).toMatchObject({ code: 0, outputs: { decision: 'wait', 'reason-code': 'auto_merge_enabled' } })
    expect(at.pull().pull.autoMerge).toMatchObject({ method: 'squash', title: 'Bump Node' })
    expect(at.answers().at(-1)?.replaceAll(at.head(BRANCH).slice(0, 12), '<head>').split('\n').slice(1).join('\n')).toMatchInlineSnapshot(`
      "### Sous · auto-merge is on

      GitHub merges \`<head>\` into \`main\` when its required checks pass. It waits for: Required status check \`ci\` is expected.

      Sous promises this diff, not the resulting files: other changes can be merged first. Anyone with write access can still push to this branch, and GitHub would merge that too. To stop it, disable auto-merge on this pull request.

      Sous used \`GITHUB_TOKEN\`, so the merge starts no workflows. With a GitHub App token, they start.

      <sub>(\`auto_merge_enabled\`)</sub>
      "
    `)
  })
})
