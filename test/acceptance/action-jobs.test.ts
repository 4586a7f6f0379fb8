import * as fs from 'node:fs'
import * as path from 'node:path'
import { describe, expect, it } from 'vitest'
import { type ActionWorld, actionWorld, digestIn, FILES } from '../support/action-world.ts'
import type { ActionRun } from '../support/github/action-run.ts'
import type { Permissions } from '../support/github/state.ts'
import type { ActionEvent } from '../support/github/world.ts'

/** The tokens of the jobs of the hardened workflow, with the permissions that it gives them. */
const READS: Permissions = { contents: 'read', pull_requests: 'read' }
const WRITES: Permissions = { contents: 'write', pull_requests: 'write' }
const READING = 'ghs_reading00000000000000000000000000000'
const WRITING = 'ghs_writing00000000000000000000000000000'

interface Jobs extends ActionWorld {
  gate(event: ActionEvent): Promise<ActionRun>
  plan(event: ActionEvent): Promise<ActionRun>
  publish(event: ActionEvent, planPath?: string): Promise<ActionRun>
  /** What is not a read, in the calls since the last time this was asked. */
  writes(): readonly string[]
}

async function jobs(options: Parameters<typeof actionWorld>[0] = {}): Promise<Jobs> {
  const at = await actionWorld(options)
  at.github.addToken(READING, { login: 'github-actions[bot]', permissions: READS })
  at.github.addToken(WRITING, { login: 'github-actions[bot]', permissions: WRITES })
  let seen = 0
  return {
    ...at,
    gate: (event) => at.act(event, { token: READING, inputs: { mode: 'gate' } }),
    plan: (event) => at.act(event, { token: READING, inputs: { mode: 'plan' } }),
    publish: (event, planPath = '') => at.act(event, { token: WRITING, inputs: { mode: 'publish', 'plan-path': planPath } }),
    writes() {
      const calls = at.github.calls.slice(seen)
      seen = at.github.calls.length
      // Fetches and queries are POSTs too.
      return calls
        .filter(({ method, path: place }) => method !== 'GET' && !place.endsWith('/git-upload-pack') && place !== '/graphql')
        .map(({ method, path: place }) => `${method} ${place}`)
    },
    [Symbol.asyncDispose]: () => at[Symbol.asyncDispose](),
  }
}

const refs = (at: ActionWorld) => at.repository.bare.text(['for-each-ref', '--format=%(refname)', 'refs/sous'])

describe('the jobs of the hardened workflow', () => {
  it('gate, plan, publish and land a recipe, and only what publishes writes', async () => {
    await using at = await jobs()
    const asks = at.comment({ by: 'author', body: '/sous run bump-node version=24' })
    expect(await at.gate(asks)).toMatchObject({ code: 0, outputs: { decision: 'pass', 'reason-code': 'accepted', next: 'plan' } })
    const plan = await at.plan(asks)
    expect(plan).toMatchObject({ code: 0, outputs: { 'reason-code': 'previewed', 'files-changed': '1' } })
    expect([at.writes(), refs(at), at.answers()]).toEqual([[], '', []])

    const published = await at.publish(asks, plan.outputs['plan-path'])
    expect(published).toMatchObject({ code: 0, outputs: { 'reason-code': 'previewed', digest: plan.outputs['digest'] } })
    expect(published.summary).toContain('+FROM node:24')
    const [sticky = ''] = at.answers()
    expect(sticky).toContain('+FROM node:24')
    expect(digestIn(sticky)).toBe(plan.outputs['digest'])

    const approves = at.comment({ by: 'colleague', body: `/sous apply ${digestIn(sticky)}` })
    expect(await at.gate(approves)).toMatchObject({ outputs: { 'reason-code': 'accepted', next: 'apply' } })
    expect(await at.publish(approves)).toMatchObject({ code: 0, outputs: { 'reason-code': 'committed' } })
    expect(at.repository.bare.text(['show', 'feature-1:Dockerfile'])).toBe('FROM node:24')
  }, 120_000)

  it('[E3] an approved call runs in the job that plans, and never in one that writes', async () => {
    await using at = await jobs()
    const asks = at.comment({ by: 'author', body: '/sous run stamp' })
    const first = await at.plan(asks)
    expect(first).toMatchObject({ outputs: { decision: 'wait', 'reason-code': 'gated' } })
    expect(await at.publish(asks, first.outputs['plan-path'])).toMatchObject({ code: 0, outputs: { 'reason-code': 'gated' } })
    const gated = digestIn(at.answers()[0] ?? '')
    expect(at.answers()[0]).toContain('date +%s%N > stamp.txt')

    const approves = at.comment({ by: 'colleague', body: `/sous apply ${gated}` })
    expect(await at.gate(approves)).toMatchObject({ outputs: { next: 'plan' } })
    expect(await at.publish(approves)).toMatchObject({ code: 1, outputs: { 'reason-code': 'plan_gated' } })
    const second = await at.plan(approves)
    expect(second).toMatchObject({ code: 0, outputs: { 'reason-code': 'previewed' } })
    expect(await at.publish(approves, second.outputs['plan-path'])).toMatchObject({ code: 0, outputs: { 'reason-code': 'previewed' } })
    const [sticky = ''] = at.answers()
    expect(digestIn(sticky)).toBe(second.outputs['digest'])
    const alone = at.comment({ by: 'author', body: `/sous apply ${digestIn(sticky)}` })
    expect(await at.publish(alone)).toMatchObject({ outputs: { 'reason-code': 'approval_missing' } })
    const boss = at.comment({ by: 'boss', body: `/sous apply ${digestIn(sticky)}` })
    expect(await at.publish(boss)).toMatchObject({ outputs: { 'reason-code': 'committed' } })
    expect(sticky).toContain(at.repository.bare.text(['show', 'feature-1:stamp.txt']).trim())
  }, 120_000)

  it('[E3] a command that takes the token of its job gets one that only reads, and it is shown nowhere', async () => {
    const take = "tr '\\0' '\\n' < /proc/$PPID/environ | grep -a ^INPUT_TOKEN"
    const recipe = (command: string) =>
      `name: Steals\npermissions: { write: [a.txt], run: [${JSON.stringify(command)}] }\nsteps:\n  - tool: run_in_terminal\n    with: { command: ${JSON.stringify(command)} }\n`
    const files = {
      '.github/recipes/steals.yml': recipe(`${take} > a.txt`),
      '.github/recipes/hides.yml': recipe(`${take} | rev > a.txt`),
      '.github/sous.yml': "rules:\n  - { tool: run_in_terminal, parameters: '.*' }\n",
    }
    await using at = await jobs({ files })
    const steals = at.comment({ by: 'author', body: '/sous run steals' })
    const plan = await at.plan(steals)
    expect(plan).toMatchObject({ code: 1, outputs: { 'reason-code': 'secret_in_output' } })
    expect(await at.publish(steals, plan.outputs['plan-path'])).toMatchObject({ outputs: { 'reason-code': 'answered' } })
    expect([refs(at), at.answers()[0]?.includes('ghs_')]).toEqual(['', false])
    const hidden = await at.plan(at.comment({ by: 'author', body: '/sous run hides' }))
    expect([...hidden.summary].toReversed().join('')).toContain(READING)
    expect([...hidden.summary].toReversed().join('')).not.toContain(WRITING)
  }, 120_000)

  it('refuse a stranger at the gate, and again where it is written', async () => {
    await using at = await jobs()
    const asks = at.comment({ by: 'reader', body: '/sous run bump-node version=24' })
    expect(await at.gate(asks)).toMatchObject({ code: 0, outputs: { 'reason-code': 'not_permitted', next: '' } })
    expect(at.github.calls.length).toBeLessThanOrEqual(2)
    const mine = at.comment({ by: 'author', body: '/sous run bump-node version=24' })
    const plan = await at.plan(mine)
    expect(await at.publish(asks, plan.outputs['plan-path'])).toMatchObject({ code: 0, outputs: { 'reason-code': 'not_permitted' } })
    expect([refs(at), at.answers()]).toEqual(['', []])
  })

  it('answer lists and mistakes in a job that runs nothing', async () => {
    await using at = await jobs()
    const asks = at.comment({ by: 'author', body: '/sous list' })
    expect(await at.gate(asks)).toMatchObject({ outputs: { next: 'answer' } })
    expect(at.writes()).toEqual([])
    expect(await at.publish(asks)).toMatchObject({ outputs: { 'reason-code': 'answered' } })
    expect(at.answers()[0]).toContain('/sous run bump-node version=…')
    expect(await at.plan(asks)).toMatchObject({ code: 1, outputs: { 'reason-code': 'input_invalid' } })
    expect(await at.gate(at.comment({ by: 'author', body: 'Nice!' }))).toMatchObject({ outputs: { 'reason-code': 'not_a_command' } })
  })

  it('tell on the pull request why there is no plan', async () => {
    const failing = 'name: Fails\nsteps:\n  - tool: read_file\n    with: { path: nowhere.txt }\n'
    await using at = await jobs({ files: { '.github/recipes/fails.yml': failing } })
    const asks = at.comment({ by: 'author', body: '/sous run fails' })
    const plan = await at.plan(asks)
    expect(plan).toMatchObject({ code: 1, outputs: { decision: 'fail' } })
    expect(await at.publish(asks, plan.outputs['plan-path'])).toMatchObject({ code: 0, outputs: { 'reason-code': 'answered' } })
    expect(at.answers()[0]).toContain('nowhere.txt')
    const mistaken = at.comment({ by: 'author', body: '/sous run bump-nod version=24' })
    const none = await at.plan(mistaken)
    expect(at.writes().filter((write) => !write.includes('/comments'))).toEqual([])
    expect(await at.publish(mistaken, none.outputs['plan-path'])).toMatchObject({ code: 0, outputs: { 'reason-code': 'command_mistake' } })
    expect(at.answers()[1]).toContain('bump-node')
    expect(await at.publish(asks)).toMatchObject({ code: 1, outputs: { 'reason-code': 'digest_unknown' } })
  })

  it('refuse a plan of another head, and tell so', async () => {
    await using at = await jobs()
    const asks = at.comment({ by: 'author', body: '/sous run bump-node version=24' })
    const plan = await at.plan(asks)
    at.push({ 'README.md': 'Moved\n' })
    expect(await at.publish(asks, plan.outputs['plan-path'])).toMatchObject({ code: 1, outputs: { 'reason-code': 'stale_head' } })
    expect(refs(at)).toBe('')
    expect(at.answers()[0]).toContain('stale_head')
  })

  it('[C11] believe no plan that is not the one that was asked for', async () => {
    await using at = await jobs()
    const asks = at.comment({ by: 'author', body: '/sous run bump-node version=24' })
    const others = at.comment({ by: 'author', body: '/sous run bump-node version=22' })
    const plan = await at.plan(asks)
    const folder = plan.outputs['plan-path'] ?? ''
    expect(await at.publish(others, folder)).toMatchObject({ code: 1, outputs: { 'reason-code': 'plan_tampered' } })
    const plans = path.join(folder, 'sous/plans', plan.outputs['digest'] ?? '')
    fs.appendFileSync(path.join(plans, 'contents'), 'EVIL')
    expect(await at.publish(asks, folder)).toMatchObject({ code: 1, outputs: { 'reason-code': 'plan_tampered' } })
    expect(refs(at)).toBe('')
    expect(FILES.Dockerfile).toBe('FROM node:18\n')
  })

  it('are for comments and reviews only', async () => {
    await using at = await jobs()
    const run = await at.plan(at.schedule())
    expect(run).toMatchObject({ code: 1, outputs: { 'reason-code': 'input_invalid' } })
  })
})
