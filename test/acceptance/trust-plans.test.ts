/** Someone with write access forges what is stored under refs/sous/: nothing of it is applied, in either workflow. */
import { describe, expect } from 'vitest'
import { digestIn } from '../support/action-world.ts'
import { BOTH, itInTurn } from '../support/both-workflows.ts'
import { create, update } from '../support/changes.ts'
import { MaliciousWriter } from '../support/malicious-writer.ts'

const HOUR_MS = 3_600_000

describe.each(BOTH)('in the %s workflow', { timeout: 240_000 }, (workflow, open) => {
  const it = itInTurn(workflow)
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
    expect(at.answers().at(-1)).toContain('has no permission to change `src/backdoor.js`')
    expect(at.head('feature-1')).toBe(head)
  })

  it('a commit that somebody pushed by hand for a forged plan is not called the work of Sous', async () => {
    await using world = await open()
    const { at, say } = world
    await say('author', '/sous run bump-node version=24')
    const honest = digestIn(at.answers()[0] ?? '')
    const forged = await new MaliciousWriter(at).forgePlan(honest, { changes: [update('Dockerfile', 'FROM node:18\n', 'FROM evil\n')] })
    const { bare } = at.repository
    const head = at.head('feature-1')
    bare.git(['update-ref', 'refs/heads/by-hand', head])
    const edits = { Dockerfile: 'FROM evil\n' }
    at.forcePush({ to: bare.commitOn({ branch: 'by-hand', edits, message: `Mine\n\nSous-Plan: ${forged}\n` }), by: 'mallory' })
    const pushed = at.head('feature-1')
    const told = await say('mallory', `/sous apply ${forged}`)
    expect(told).toMatchObject({ code: 0, outputs: { 'reason-code': 'already_applied', 'commit-sha': pushed } })
    const said = at.answers().filter((text) => text.includes(pushed))
    expect(said.join('\n')).toContain('Sous did not check who pushed it')
    expect(said.join('\n')).not.toContain('✅')
    expect(`${told.stdout}${told.summary}${said.join('\n')}`).not.toMatch(/applied (?:as|plan)|Sous pushed|requested by/i)
    expect(at.head('feature-1')).toBe(pushed)
    at.forcePush({ to: head, by: 'author' })
    await say('author', '/sous run bump-node version=24')
    expect(await say('colleague', `/sous apply ${honest}`)).toMatchObject({ code: 0, outputs: { 'reason-code': 'committed' } })
    expect(at.answers().join('\n')).toContain('✅')
  })

  it('a ref whose name is in the way of a plan is named, with the command that deletes it', async () => {
    await using world = await open()
    const { at, say } = world
    const { bare } = at.repository
    const refs = ['refs/sous/plans', 'refs/sous/current/pr-1'] as const
    for (const ref of refs) {
      bare.git(['update-ref', ref, at.head('main')])
      const blocked = await say('author', '/sous run bump-node version=24')
      expect([ref, blocked.outputs['reason-code'], blocked.outputs['decision']]).toEqual([ref, 'ref_blocked', 'fail'])
      expect(at.answers().at(-1)).toContain(`\`git push origin :${ref}\``)
      bare.git(['update-ref', '-d', ref])
    }
    const { digest } = (await say('author', '/sous run bump-node version=24')).outputs
    // Whoever copies the command must not run anything else with it.
    bare.git(['update-ref', 'refs/sous/locks/pr-1/$(evil)', at.head('main')])
    expect(await say('colleague', `/sous apply ${digest}`)).toMatchObject({ outputs: { 'reason-code': 'ref_blocked' } })
    expect(at.answers().at(-1)).toContain('`git push origin :refs/sous/locks/pr-1/\\$\\(evil\\)`')
    bare.git(['update-ref', '-d', 'refs/sous/locks/pr-1/$(evil)'])
    expect(await say('colleague', `/sous apply ${digest}`)).toMatchObject({ code: 0, outputs: { 'reason-code': 'committed' } })
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
