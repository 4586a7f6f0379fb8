import { describe, expect, it } from 'vitest'
import { findAct } from '../support/act.ts'
import { actionWorld, digestIn } from '../support/action-world.ts'
import { sampled } from '../support/full.ts'
import { COPIED, OWN, workflowRuns } from '../support/workflow-runs.ts'

describe('the workflow of the README for a start', () => {
  it('runs for commands and approvals only, previews, and applies what a review approves', async () => {
    const program = findAct()
    if (program === undefined) return
    const { first: workflow = '' } = COPIED
    await using at = await actionWorld({ files: { '.github/workflows/sous.yml': workflow } })
    const start = workflowRuns(program, at, workflow)
    const talk = await start(at.comment({ by: 'author', body: 'Nice! Try /sous list' }))
    expect(talk.jobs).toEqual({})
    expect((await start(at.comment({ by: 'some-bot[bot]', body: '/sous list' }))).jobs).toEqual({})

    const asked = await start(at.comment({ by: 'author', body: '/sous run bump-node version=24' }))
    expect(asked.jobs).toEqual({ sous: 'success' })
    const digest = digestIn(at.answers()[0] ?? '')
    expect(digest).not.toBe('')
    expect((await start(at.review({ by: 'colleague', state: 'COMMENTED', body: `/sous apply ${digest}` }))).jobs).toEqual({})
    const applied = await start(at.review({ by: 'colleague', state: 'APPROVED', body: `/sous apply ${digest}` }))
    expect(applied.jobs).toEqual({ sous: 'success' })
    expect(at.repository.bare.text(['show', 'feature-1:Dockerfile'])).toBe('FROM node:24')
  }, 120_000)
})

describe.each(
  sampled(
    [
      ['of this repository', OWN['sous.yml']],
      ['as copied', COPIED['sous.yml']],
    ] as const,
    2,
  ),
)('the hardened workflow %s', (_, workflow = '') => {
  it('plans in one job, shows in another and applies in a third', async () => {
    const program = findAct()
    if (program === undefined) return
    await using at = await actionWorld()
    const start = workflowRuns(program, at, workflow)
    const asked = await start(at.comment({ by: 'author', body: '/sous run bump-node version=24' }))
    expect(asked.jobs).toEqual({ gate: 'success', plan: 'success', report: 'success' })
    const digest = digestIn(at.answers()[0] ?? '')
    expect(digest).not.toBe('')
    const applied = await start(at.comment({ by: 'colleague', body: `/sous apply ${digest}` }))
    expect(applied.jobs).toEqual({ gate: 'success', plan: 'success', apply: 'success' })
    expect(applied.outputs('sous')).toMatchObject({ 'reason-code': 'committed' })
    expect(at.repository.bare.text(['show', 'feature-1:Dockerfile'])).toBe('FROM node:24')
  }, 120_000)
})

describe('the other workflows of this repository', () => {
  it('stop a stranger at the gate, answer a list in the job that writes, and tell of a recipe that fails', async () => {
    const program = findAct()
    if (program === undefined) return
    const failing = 'name: Fails\nsteps:\n  - tool: read_file\n    with: { path: nowhere.txt }\n'
    await using at = await actionWorld({ files: { '.github/recipes/fails.yml': failing } })
    const start = workflowRuns(program, at, OWN['sous.yml'] ?? '')
    expect((await start(at.comment({ by: 'author', body: 'Nice!' }))).jobs).toEqual({})
    expect((await start(at.comment({ by: 'reader', body: '/sous run bump-node version=24' }))).jobs).toEqual({ gate: 'success' })
    const listed = await start(at.comment({ by: 'author', body: '/sous list' }))
    expect(listed.jobs).toEqual({ gate: 'success', report: 'success' })
    expect(at.answers()[0]).toContain('/sous run bump-node version=…')
    const failed = await start(at.comment({ by: 'author', body: '/sous run fails' }))
    expect(failed.jobs).toEqual({ gate: 'success', plan: 'failure', report: 'success' })
    expect(at.answers()[1]).toContain('nowhere.txt')
  }, 120_000)

  it('fail a pull request that a recipe would still change, and propose that change', async () => {
    const program = findAct()
    if (program === undefined) return
    await using at = await actionWorld({ files: { 'src/a.txt': 'a', 'src/b.txt': 'b  \n' } })
    const checked = await workflowRuns(program, at, OWN['sous-check.yml'] ?? '', 'sous-check.yml')(at.pullRequestEvent())
    expect(checked.jobs).toEqual({ check: 'failure' })
    expect(checked.outputs('sous')).toMatchObject({ decision: 'fail', 'reason-code': 'changes_found', 'files-changed': '1' })
    expect(checked.summary('sous')).toContain('src/a.txt')
    expect(at.answers()).toEqual([])
    const proposed = await workflowRuns(program, at, OWN['sous-propose.yml'] ?? '', 'sous-propose.yml')(at.schedule())
    expect(proposed.jobs).toEqual({ propose: 'success' })
    expect(proposed.outputs('sous')).toMatchObject({ 'reason-code': 'proposed', 'pull-request-number': '2' })
    expect(at.repository.bare.text(['show', `${at.pull(2).pull.headRef}:src/b.txt`])).toBe('b')
  }, 120_000)
})

describe.each(
  sampled(
    [
      ['of this repository', OWN['sous-check.yml']],
      ['as copied', COPIED['sous-check.yml']],
    ] as const,
    2,
  ),
)('the workflow that checks %s', (_, check = '') => {
  it('keeps drift in an issue on a schedule, and closes it', async () => {
    const program = findAct()
    if (program === undefined) return
    await using at = await actionWorld({ files: { 'src/a.txt': 'a' }, pulls: [] })
    const workflow = check
      .replace(/ {2}pull_request:\n {4}types: .*\n/, "  schedule:\n    - cron: '17 3 * * 1'\n")
      .replace('      contents: read\n', '      contents: read\n      issues: write\n')
      .replace('          mode: check\n', '          mode: check\n          report: issue\n')
    const start = workflowRuns(program, at, workflow, 'sous-check.yml')
    const found = await start(at.schedule())
    expect([found.jobs, found.outputs('sous')['reason-code']]).toEqual([{ check: 'success' }, 'drift_reported'])
    expect(at.issue(1)).toMatchObject({ state: 'open', body: expect.stringContaining('src/a.txt') })
    at.repository.bare.commitOn({ branch: 'main', edits: { 'src/a.txt': 'a\n' }, message: 'Fix' })
    const clean = await start(at.schedule())
    expect([clean.jobs, at.issue(1).state]).toEqual([{ check: 'success' }, 'closed'])
  }, 120_000)
})
