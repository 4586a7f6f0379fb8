import * as fs from 'node:fs'
import * as path from 'node:path'
import { describe, expect, it } from 'vitest'
import { type ActionWorld, digestIn, FILES, PROCESS } from '../support/action-world.ts'
import { update } from '../support/changes.ts'
import type { ActionRun } from '../support/github/action-run.ts'
import { hardenedWorld, READING, WRITING } from '../support/hardened-world.ts'
import { MaliciousWriter } from '../support/malicious-writer.ts'

/** What is not a read, in the calls since the last time this was asked. */
function writeLog(at: ActionWorld): () => readonly string[] {
  let seen = 0
  return () => {
    const calls = at.github.calls.slice(seen)
    seen = at.github.calls.length
    // Fetches and queries are POSTs too.
    return calls
      .filter(({ method, path: place }) => method !== 'GET' && !place.endsWith('/git-upload-pack') && place !== '/graphql')
      .map(({ method, path: place }) => `${method} ${place}`)
  }
}

const seen = ({ comment }: { readonly comment: { readonly id: number } }) =>
  `POST /repos/owner/demo/issues/comments/${comment.id}/reactions`
const planPath = (run: ActionRun) => ({ 'plan-path': run.outputs['plan-path'] ?? '' })
const refs = (at: ActionWorld) => at.repository.bare.text(['for-each-ref', '--format=%(refname)', 'refs/sous'])

describe('the jobs of the hardened workflow', () => {
  it('gate, plan, publish and apply a recipe, and only what publishes writes, but for 👀 from the gate', async () => {
    await using at = await hardenedWorld()
    const writes = writeLog(at)
    const asks = at.comment({ by: 'author', body: '/sous run bump-node version=24' })
    expect(await at.gate(asks)).toMatchObject({ code: 0, outputs: { decision: 'pass', 'reason-code': 'accepted', next: 'plan' } })
    const plan = await at.plan(asks)
    expect(plan).toMatchObject({ code: 0, outputs: { 'reason-code': 'previewed', 'files-changed': '1' } })
    expect([writes(), refs(at), at.answers()]).toEqual([[seen(asks)], '', []])
    expect(asks.comment.reactions.map(({ content }) => content)).toEqual(['eyes'])

    const published = await at.publish(asks, planPath(plan))
    expect(published).toMatchObject({ code: 0, outputs: { 'reason-code': 'previewed', digest: plan.outputs['digest'] } })
    expect(published.summary).toContain('+FROM node:24')
    const [sticky = ''] = at.answers()
    expect(sticky).toContain('+FROM node:24')
    expect(digestIn(sticky)).toBe(plan.outputs['digest'])

    const approves = at.comment({ by: 'colleague', body: `/sous apply ${digestIn(sticky)}` })
    writes()
    expect(await at.gate(approves)).toMatchObject({ outputs: { 'reason-code': 'accepted', next: 'apply' } })
    const derived = await at.plan(approves)
    expect(derived).toMatchObject({ code: 0, outputs: { 'reason-code': 'accepted', digest: plan.outputs['digest'], 'plan-path': '' } })
    expect(writes()).toEqual([seen(approves)])
    expect(await at.publish(approves)).toMatchObject({ code: 0, outputs: { 'reason-code': 'plan_not_reproduced' } })
    const applied = await at.publish(approves, { 'derived-digest': derived.outputs['digest'] ?? '' })
    expect(applied).toMatchObject({ code: 0, outputs: { 'reason-code': 'committed' } })
    expect(at.repository.bare.text(['show', 'feature-1:Dockerfile'])).toBe('FROM node:24')
  }, 120_000)

  it('apply no other plan than the gate found, however many begin with the same characters', async () => {
    await using at = await hardenedWorld()
    const plans = []
    for (const version of [22, 24])
      plans.push((await at.asks('author', `/sous run bump-node version=${version}`)).last.outputs['digest'] ?? '')
    const [other = '', digest = ''] = plans
    const head = at.head('feature-1')
    const approves = at.comment({ by: 'colleague', body: `/sous apply ${digest.slice(0, 12)}` })
    expect(await at.gate(approves)).toMatchObject({ outputs: { next: 'apply', digest } })
    const plan = async (gated: string) =>
      (await at.plan(approves, { inputs: { mode: 'plan', gate: 'apply', 'gate-digest': gated } })).outputs
    const apply = async (gated: string) => (await at.publish(approves, { 'gate-digest': gated, 'derived-digest': digest })).outputs
    // As if the characters had named the other plan when the gate looked, and somebody had deleted that one since.
    expect(await plan(other)).toMatchObject({ 'reason-code': 'plan_tampered', digest: '' })
    expect(await apply(other)).toMatchObject({ 'reason-code': 'plan_tampered', 'commit-sha': '' })
    // As if there had been none, or as if the workflow did not pass it on.
    expect(await plan('')).toMatchObject({ 'reason-code': 'input_invalid', digest: '' })
    expect(await apply('')).toMatchObject({ 'reason-code': 'input_invalid', 'commit-sha': '' })
    expect(at.head('feature-1')).toBe(head)
    expect(await plan(digest)).toMatchObject({ 'reason-code': 'accepted', digest })
    expect(await apply(digest)).toMatchObject({ 'reason-code': 'committed' })
  }, 240_000)

  it('[E3] run no call of another plan than the gate found, and keep no result of one', async () => {
    await using at = await hardenedWorld()
    const other = (await at.asks('author', '/sous run bump-node version=24')).last.outputs['digest'] ?? ''
    const { last } = await at.asks('author', '/sous run stamp')
    const { digest = '' } = last.outputs
    const approves = at.comment({ by: 'colleague', body: `/sous apply ${digest.slice(0, 12)}` })
    expect(await at.gate(approves)).toMatchObject({ outputs: { next: 'plan', digest } })
    const plan = (gated: string) => at.plan(approves, { inputs: { mode: 'plan', gate: 'plan', 'gate-digest': gated } })
    // The gate took it for a plan that runs nothing: a call could otherwise say what the job that writes compares with.
    const swapped = await plan(other)
    expect(swapped).toMatchObject({ outputs: { 'reason-code': 'plan_tampered', digest: '' } })
    expect(swapped.stdout).not.toContain('date +%s%N')
    const made = await plan(digest)
    expect(made).toMatchObject({ outputs: { 'reason-code': 'previewed' } })
    const before = refs(at)
    const publish = async (gated: string) =>
      (await at.publish(approves, { 'gate-digest': gated, ...planPath(made) })).outputs['reason-code']
    expect([await publish(other), await publish(''), refs(at)]).toEqual(['plan_tampered', 'input_invalid', before])
    expect(await publish(digest)).toBe('previewed')
  }, 240_000)

  it('apply nothing for a review, and answer with the line to comment instead', async () => {
    await using at = await hardenedWorld()
    const { digest = '' } = (await at.asks('author', '/sous run bump-node version=24')).last.outputs
    const head = at.head('feature-1')
    const approve = (by: string, body = '') => at.review({ by, state: 'APPROVED', body })
    const body = `/sous apply ${digest.slice(0, 16)}`
    const { gate, last } = await at.jobs(approve('colleague', body))
    expect(gate).toBe(last)
    expect(gate).toMatchObject({ code: 0, outputs: { decision: 'refuse', 'reason-code': 'reviews_not_here', next: '' } })
    expect(at.answers().at(-1)).toContain(`\n\`\`\`\n${body}\n\`\`\`\n`)
    // Also in a workflow that does not ask the gate.
    const event = approve('boss', body)
    expect((await at.publish(event, { 'derived-digest': digest })).outputs['reason-code']).toBe('reviews_not_here')
    expect((await at.plan(event)).outputs).toMatchObject({ 'reason-code': 'input_invalid', digest: '' })
    const answers = at.answers().length
    expect((await at.jobs(approve('reader', body))).last.outputs['reason-code']).toBe('not_permitted')
    expect((await at.jobs(approve('colleague', 'Nice'))).last).toMatchObject({
      code: 0,
      outputs: { 'reason-code': 'not_a_command', next: '' },
    })
    expect([at.answers().length, at.head('feature-1')]).toEqual([answers, head])
    expect((await at.asks('colleague', body)).last.outputs['reason-code']).toBe('committed')
  }, 240_000)

  it('[E3] an approved call runs in the job that plans, and never in one that writes', async () => {
    await using at = await hardenedWorld()
    const asks = at.comment({ by: 'author', body: '/sous run stamp' })
    const first = await at.plan(asks)
    expect(first).toMatchObject({ outputs: { decision: 'wait', 'reason-code': 'gated' } })
    expect(await at.publish(asks, planPath(first))).toMatchObject({ code: 0, outputs: { 'reason-code': 'gated' } })
    const gated = digestIn(at.answers()[0] ?? '')
    expect(at.answers()[0]).toContain('date +%s%N > stamp.txt')

    const approves = at.comment({ by: 'colleague', body: `/sous apply ${gated}` })
    expect(await at.publish(approves)).toMatchObject({ code: 0, outputs: { 'reason-code': 'plan_gated' } })
    const second = await at.jobs(approves)
    expect(second).toMatchObject({
      gate: { outputs: { next: 'plan' } },
      plan: { code: 0, outputs: { 'reason-code': 'previewed' } },
      report: { code: 0, outputs: { 'reason-code': 'previewed' } },
    })
    const [sticky = ''] = at.answers()
    expect(digestIn(sticky)).toBe(second.plan?.outputs['digest'])
    const alone = await at.asks('author', `/sous apply ${digestIn(sticky)}`)
    expect(alone.apply).toMatchObject({ outputs: { 'reason-code': 'approval_missing' } })
    const boss = await at.asks('boss', `/sous apply ${digestIn(sticky)}`)
    expect(boss).toMatchObject({ plan: { outputs: { digest: gated } }, apply: { outputs: { 'reason-code': 'committed' } } })
    expect(sticky).toContain(at.repository.bare.text(['show', 'feature-1:stamp.txt']).trim())
  }, 240_000)

  it('[E3] a command that takes the token of its job gets one that only reads, and it is shown nowhere', async () => {
    const take = "tr '\\0' '\\n' < /proc/$PPID/environ | grep -a ^INPUT_TOKEN"
    const recipe = (command: string) =>
      `name: Steals\npermissions: { write: [a.txt], run: [${JSON.stringify(command)}] }\nsteps:\n  - tool: run_in_terminal\n    with: { command: ${JSON.stringify(command)} }\n`
    const files = {
      '.github/recipes/steals.yml': recipe(`${take} > a.txt`),
      '.github/recipes/hides.yml': recipe(`${take} | rev > a.txt`),
      '.github/sous.yml': "rules:\n  - { tool: run_in_terminal, parameters: '.*' }\n",
    }
    await using at = await hardenedWorld({ files, entry: PROCESS })
    const steals = at.comment({ by: 'author', body: '/sous run steals' })
    const plan = await at.plan(steals)
    expect(plan).toMatchObject({ code: 1, outputs: { 'reason-code': 'secret_in_output' } })
    expect(await at.publish(steals, planPath(plan))).toMatchObject({ outputs: { 'reason-code': 'answered' } })
    expect([refs(at), at.answers()[0]?.includes('ghs_')]).toEqual(['', false])
    const hidden = await at.plan(at.comment({ by: 'author', body: '/sous run hides' }))
    expect([...hidden.summary].toReversed().join('')).toContain(READING)
    expect([...hidden.summary].toReversed().join('')).not.toContain(WRITING)
  }, 120_000)

  it('refuse a stranger at the gate, and again where it is written', async () => {
    await using at = await hardenedWorld()
    const asks = at.comment({ by: 'reader', body: '/sous run bump-node version=24' })
    expect(await at.gate(asks)).toMatchObject({ code: 0, outputs: { 'reason-code': 'not_permitted', next: '' } })
    expect(at.github.calls.length).toBeLessThanOrEqual(2)
    const mine = at.comment({ by: 'author', body: '/sous run bump-node version=24' })
    const plan = await at.plan(mine)
    expect(await at.publish(asks, planPath(plan))).toMatchObject({ code: 0, outputs: { 'reason-code': 'not_permitted' } })
    expect([refs(at), at.answers()]).toEqual(['', []])
  })

  it('answer lists and mistakes in a job that runs nothing', async () => {
    await using at = await hardenedWorld()
    const writes = writeLog(at)
    const asks = at.comment({ by: 'author', body: '/sous list' })
    expect(await at.gate(asks)).toMatchObject({ outputs: { next: 'answer' } })
    expect(writes()).toEqual([seen(asks)])
    expect(await at.publish(asks)).toMatchObject({ outputs: { 'reason-code': 'answered' } })
    expect(at.answers()[0]).toContain('/sous run bump-node version=…')
    expect(await at.plan(asks)).toMatchObject({ code: 1, outputs: { 'reason-code': 'input_invalid' } })
    expect(await at.gate(at.comment({ by: 'author', body: 'Nice!' }))).toMatchObject({ outputs: { 'reason-code': 'not_a_command' } })
  })

  it('tell on the pull request why there is no plan', async () => {
    const failing = 'name: Fails\nsteps:\n  - tool: read_file\n    with: { path: nowhere.txt }\n'
    await using at = await hardenedWorld({ files: { '.github/recipes/fails.yml': failing } })
    const writes = writeLog(at)
    const asks = at.comment({ by: 'author', body: '/sous run fails' })
    const plan = await at.plan(asks)
    expect(plan).toMatchObject({ code: 1, outputs: { decision: 'fail' } })
    expect(await at.publish(asks, planPath(plan))).toMatchObject({ code: 0, outputs: { 'reason-code': 'answered' } })
    expect(at.answers()[0]).toContain('nowhere.txt')
    const mistaken = at.comment({ by: 'author', body: '/sous run bump-nod version=24' })
    const none = await at.plan(mistaken)
    expect(writes().filter((write) => !write.includes('/comments') && !write.includes('/statuses/'))).toEqual([])
    expect(await at.publish(mistaken, planPath(none))).toMatchObject({ code: 0, outputs: { 'reason-code': 'command_mistake' } })
    expect(at.answers()[1]).toContain('bump-node')
    expect(await at.publish(asks)).toMatchObject({ code: 0, outputs: { 'reason-code': 'digest_unknown' } })
  })

  it('refuse a plan of another head, and tell so', async () => {
    await using at = await hardenedWorld()
    const asks = at.comment({ by: 'author', body: '/sous run bump-node version=24' })
    const plan = await at.plan(asks)
    at.push({ 'README.md': 'Moved\n' })
    expect(await at.publish(asks, planPath(plan))).toMatchObject({ code: 0, outputs: { 'reason-code': 'stale_head' } })
    expect(refs(at)).toBe('')
    expect(at.answers()[0]).toContain('stale_head')
  })

  it('[C11] believe no plan that is not the one that was asked for', async () => {
    await using at = await hardenedWorld()
    const asks = at.comment({ by: 'author', body: '/sous run bump-node version=24' })
    const others = at.comment({ by: 'author', body: '/sous run bump-node version=22' })
    const plan = await at.plan(asks)
    const folder = plan.outputs['plan-path'] ?? ''
    expect(await at.publish(others, { 'plan-path': folder })).toMatchObject({ code: 1, outputs: { 'reason-code': 'plan_tampered' } })
    const plans = path.join(folder, 'sous/plans', plan.outputs['digest'] ?? '')
    fs.appendFileSync(path.join(plans, 'contents'), 'EVIL')
    expect(await at.publish(asks, { 'plan-path': folder })).toMatchObject({ code: 1, outputs: { 'reason-code': 'plan_tampered' } })
    expect(refs(at)).toBe('')
    expect(FILES.Dockerfile).toBe('FROM node:18\n')
  })

  it('[C11] keep no plan of a command without the approved call, a true diff and an approval that counts', async () => {
    await using at = await hardenedWorld()
    await at.asks('author', '/sous run stamp')
    const approves = at.comment({ by: 'colleague', body: `/sous apply ${digestIn(at.answers()[0] ?? '')}` })
    const writer = new MaliciousWriter(at, 'author')
    const before = refs(at)
    const reasonOf = async (event: typeof approves, forgery: Parameters<typeof writer.githubFolder>[1]) => {
      const plan = await at.plan(approves)
      await writer.githubFolder(plan.outputs['plan-path'] ?? '', forgery)
      return (await at.publish(event, planPath(plan))).outputs['reason-code']
    }
    expect(await reasonOf(approves, { steps: (step) => ({ ...step, args: { command: 'date' } }) })).toBe('plan_tampered')
    expect(await reasonOf(approves, { changes: [update('stamp.txt', 'old\n', 'new\n')] })).toBe('plan_tampered')
    const own = at.comment({ by: 'author', body: approves.comment.body })
    expect(await reasonOf(own, {})).toBe('approval_missing')
    expect(refs(at)).toBe(before)
    expect(await reasonOf(approves, {})).toBe('previewed')
  }, 240_000)

  it('propose what a command makes, and the job that writes runs none', async () => {
    const files = { '.github/sous.yml': "rules:\n  - { tool: run_in_terminal, parameters: '.*' }\n" }
    await using at = await hardenedWorld({ files, pulls: [] })
    const event = at.schedule()
    const recipe = { recipe: 'stamp' }
    const alone = await at.act(event, { inputs: { mode: 'propose', ...recipe } })
    expect(alone).toMatchObject({ outputs: { 'reason-code': 'gated' } })
    expect(alone.stdout).toContain('its plan job runs commands and cannot write')
    const plan = await at.plan(event, { inputs: { mode: 'plan', ...recipe } })
    expect(plan).toMatchObject({ code: 0, outputs: { 'reason-code': 'previewed' } })
    const falsified = await at.plan(event, { inputs: { mode: 'plan', ...recipe } })
    const changes = [update('stamp.txt', 'old\n', 'new\n')]
    await new MaliciousWriter(at, 'author').githubFolder(falsified.outputs['plan-path'] ?? '', { changes })
    const refused = await at.publish(event, { ...recipe, ...planPath(falsified) })
    expect(refused).toMatchObject({ code: 1, outputs: { 'reason-code': 'plan_tampered' } })
    const proposed = await at.publish(event, { ...recipe, ...planPath(plan) })
    expect(proposed).toMatchObject({ code: 0, outputs: { 'reason-code': 'proposed', digest: plan.outputs['digest'] } })
    expect(at.repository.bare.text(['show', 'sous/stamp:stamp.txt'])).toMatch(/^\d+$/)
    const other = await at.publish(event, { recipe: 'bump-node', inputs: 'version: 24', ...planPath(plan) })
    expect(other).toMatchObject({ code: 1, outputs: { 'reason-code': 'plan_tampered' } })
    expect(await at.gate(event)).toMatchObject({ code: 1, outputs: { 'reason-code': 'input_invalid' } })
  })
})
