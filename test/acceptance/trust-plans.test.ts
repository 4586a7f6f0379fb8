/** Someone with write access forges what is stored under refs/sous/: nothing of it is applied, in either workflow. */
import { describe, expect, it } from 'vitest'
import { digestIn } from '../support/action-world.ts'
import { BOTH } from '../support/both-workflows.ts'
import { create, update } from '../support/changes.ts'
import { MaliciousWriter } from '../support/malicious-writer.ts'

const HOUR_MS = 3_600_000

describe.each(BOTH)('in the %s workflow', { timeout: 240_000 }, (_, open) => {
  it('a plan of its own recipe that Sous never made is not applied; the honest one is', async () => {
    await using world = await open()
    const { at, say } = world
    await say('author', '/sous run bump-node version=24')
    const honest = digestIn(at.answers()[0] ?? '')
    const head = at.head('feature-1')
    const mallory = new MaliciousWriter(at)
    // Within the recipe's permissions, so that only making the plan again tells.
    const forged = await mallory.forgePlan(honest, { changes: [update('Dockerfile', 'FROM node:18\n', 'FROM evil:24\n')] })
    expect(forged).not.toBe(honest)
    expect(await say('mallory', `/sous apply ${forged}`)).toMatchObject({ code: 0, outputs: { 'reason-code': 'plan_not_reproduced' } })
    expect(at.head('feature-1')).toBe(head)
    expect(await say('colleague', `/sous apply ${honest}`)).toMatchObject({ code: 0, outputs: { 'reason-code': 'committed' } })
    expect(at.repository.bare.text(['show', 'feature-1:Dockerfile'])).toBe('FROM node:24')
  })

  it('a plan outside the permissions of its recipe is not applied, however it is signed and named', async () => {
    await using world = await open()
    const { at, say } = world
    await say('author', '/sous run bump-node version=24')
    const honest = digestIn(at.answers()[0] ?? '')
    const head = at.head('feature-1')
    const mallory = new MaliciousWriter(at)
    const forged = await mallory.forgePlan(honest, { changes: [create('src/backdoor.js', 'evil()\n')] })
    const refused = await say('mallory', `/sous apply ${forged}`)
    expect(refused).toMatchObject({ code: 1, outputs: { 'reason-code': 'plan_tampered' } })
    expect(at.answers().at(-1)).toContain('may not change `src/backdoor.js`')
    expect(at.head('feature-1')).toBe(head)
  })

  it('a forged plan that is called current is not shown, and neither are forged texts of the honest one', async () => {
    await using world = await open()
    const { at, say } = world
    await say('author', '/sous run bump-node version=24')
    const honest = digestIn(at.answers()[0] ?? '')
    const mallory = new MaliciousWriter(at)
    const forged = await mallory.forgePlan(honest, { changes: [update('Dockerfile', 'FROM node:18\n', 'FROM evil:24\n')] })
    await mallory.forgePlan(honest, { texts: 'Looked at by the security team' })
    await mallory.pointAt(forged)
    const again = await say('colleague', '/sous run bump-node version=24')
    expect(again.outputs).toMatchObject({ 'reason-code': 'previewed', digest: honest })
    expect(`${again.summary}${at.answers().join('')}`).not.toMatch(/evil|security team/)
    expect(at.repository.bare.text(['show', `refs/sous/plans/${honest}:plan.json`])).not.toContain('security team')
    // What is no plan at all is replaced, too.
    at.repository.bare.git(['update-ref', `refs/sous/plans/${honest}`, at.head('main')])
    expect(await say('author', '/sous run bump-node version=24')).toMatchObject({ outputs: { 'reason-code': 'previewed', digest: honest } })
    expect(await say('colleague', `/sous apply ${honest}`)).toMatchObject({ code: 0, outputs: { 'reason-code': 'committed' } })
  })

  it('a cancelled plan stays cancelled when the ledger is rewritten; a new request counts again', async () => {
    await using world = await open()
    const { at, say } = world
    await say('author', '/sous run bump-node version=24')
    const digest = digestIn(at.answers()[0] ?? '')
    const head = at.head('feature-1')
    expect(await say('colleague', `/sous cancel ${digest}`)).toMatchObject({ outputs: { 'reason-code': 'answered' } })
    expect(await say('mallory', `/sous apply ${digest}`)).toMatchObject({ code: 0, outputs: { 'reason-code': 'plan_cancelled' } })
    await new MaliciousWriter(at).rewriteLedger(digest, (state) => ({ ...state, state: 'planned' }))
    expect(await say('mallory', `/sous apply ${digest}`)).toMatchObject({ code: 0, outputs: { 'reason-code': 'plan_cancelled' } })
    await say('author', '/sous run bump-node version=24')
    const all = at.comment({ by: 'colleague', body: '/sous cancel' }).comment
    expect(await say('mallory', `/sous apply ${digest}`)).toMatchObject({ code: 0, outputs: { 'reason-code': 'plan_cancelled' } })
    expect(at.head('feature-1')).toBe(head)
    at.edit(all, `/sous cancel ${'0'.repeat(64)}`, { by: 'colleague' })
    at.comment({ by: 'reader', body: `/sous cancel ${digest}` })
    await say('author', '/sous run bump-node version=24')
    expect(at.comment({ by: 'reader', body: '/sous cancel' }).comment.body).toBe('/sous cancel')
    expect(await say('colleague', `/sous apply ${digest}`)).toMatchObject({ code: 0, outputs: { 'reason-code': 'committed' } })
  })

  it('[C2] [R22] a plan expires by the time of the comment that asked, whatever the ledger says', async () => {
    await using world = await open()
    const { at, say } = world
    await say('author', '/sous run bump-node version=24')
    const digest = digestIn(at.answers()[0] ?? '')
    at.github.state.now += 25 * HOUR_MS
    const plannedAt = new Date(at.github.state.now).toISOString()
    await new MaliciousWriter(at).rewriteLedger(digest, (state) => ({ ...state, plannedAt }))
    expect(await say('mallory', `/sous apply ${digest}`)).toMatchObject({ code: 0, outputs: { 'reason-code': 'plan_expired' } })
    await say('author', '/sous run bump-node version=24')
    expect(await say('colleague', `/sous apply ${digest}`)).toMatchObject({ code: 0, outputs: { 'reason-code': 'committed' } })
  })

  it('a recipe or a configuration that changed on the default branch says so, and asks for a new run', async () => {
    await using world = await open()
    const { at, say } = world
    await say('author', '/sous run bump-node version=24')
    const digest = digestIn(at.answers()[0] ?? '')
    at.repository.bare.commitOn({ branch: 'main', edits: { '.github/sous.yml': 'approval: { expires-after-hours: 30 }\n' } })
    const outdated = await say('colleague', `/sous apply ${digest}`)
    expect(outdated).toMatchObject({ code: 0, outputs: { 'reason-code': 'plan_outdated' } })
    expect(outdated.stdout).toContain('Run the recipe again')
  })

  it('a plan of another version of Sous says to run it again', async () => {
    await using world = await open()
    const { at, say } = world
    await say('author', '/sous run bump-node version=24')
    const digest = digestIn(at.answers()[0] ?? '')
    const older = await new MaliciousWriter(at).forgePlan(digest, { content: { sousVersion: '0.0.9' } })
    const refused = await say('colleague', `/sous apply ${older}`)
    expect(refused).toMatchObject({ code: 0, outputs: { 'reason-code': 'plan_version' } })
    expect(refused.stdout).toMatch(/run/i)
  })
})
