import { describe, expect, it } from 'vitest'
import { type ActionWorld, actionWorld, digestIn } from '../support/action-world.ts'
import { BOTH } from '../support/both-workflows.ts'
import { hardenedWorld, READING } from '../support/hardened-world.ts'
import { commandsIn } from '../support/pasted-commands.ts'

const HOUR_MS = 60 * 60 * 1000

const reactions = (at: ActionWorld, body: string) =>
  at
    .issue()
    .comments.find((comment) => comment.body === body)
    ?.reactions.map(({ content }) => content)

describe('what Sous writes on a pull request', { timeout: 240_000 }, () => {
  it('[A5] offers commands that are understood when they are copied and pasted, and stays true', async () => {
    await using at = await actionWorld()
    const texts: string[] = []
    const say = async (by: string, body: string) => {
      const run = await at.says(by, body)
      texts.push(...at.answers())
      return run.outputs['reason-code']
    }
    expect(await say('author', '/sous run bump-node version=24')).toBe('previewed')
    const [preview = ''] = at.answers()
    const [line = ''] = commandsIn([preview])
    expect(line).toMatch(/^\/sous apply [0-9a-f]{16}$/)
    const digest = digestIn(preview)
    expect(digest).toHaveLength(64)
    // The verdict and the command come first, and what it is of stands below.
    const [, , ...shown] = preview.split('\n')
    expect(shown.slice(0, 6).join('\n')).toBe(`### Sous · Bump Node · 1 file, +1 −1\n\nTo apply this, comment:\n\n\`\`\`\n${line}`)
    expect(preview).toMatch(
      new RegExp(
        `<sub>made on ${at.head('feature-1').slice(0, 7)} · good until \\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d UTC · anyone with write access can approve · \\[run\\]\\(http.*/actions/runs/\\d+\\)</sub>`,
      ),
    )
    expect(reactions(at, '/sous run bump-node version=24')).toEqual(['eyes', '+1'])

    // Again: the preview is edited, which notifies nobody, so a short reply leads there.
    expect(await say('author', '/sous run bump-node version=25')).toBe('previewed')
    expect(at.answers()).toHaveLength(2)
    expect(at.answers()[1]).toContain('[See the updated comment.](http')
    expect(reactions(at, '/sous run bump-node version=25')).toEqual(['eyes', '+1'])
    const [second = ''] = commandsIn([at.answers()[0] ?? ''])

    // Cancelled: never a dead command.
    expect(await say('author', '/sous cancel')).toBe('answered')
    expect(at.answers()[0]).toContain('· cancelled\n')
    expect(commandsIn([at.answers()[0] ?? ''])).toEqual(['/sous run bump-node version=25'])
    expect(await say('colleague', second)).toBe('plan_cancelled')
    expect(commandsIn([at.answers().at(-1) ?? ''])).toEqual(['/sous run bump-node version=25'])

    // Stale when somebody tries, and the command makes a new plan.
    expect(await say('author', '/sous run bump-node version=26')).toBe('previewed')
    const [third = ''] = commandsIn([at.answers()[0] ?? ''])
    at.push({ 'README.md': 'Moved\n' })
    const refused = await at.says('colleague', third)
    expect(refused).toMatchObject({ code: 0, outputs: { decision: 'refuse', 'reason-code': 'stale_head' } })
    expect(at.answers()[0]).toContain('· stale\n')
    const [again = ''] = commandsIn([at.answers()[0] ?? ''])
    expect(again).toBe('/sous run bump-node version=26')
    expect(await say('author', again)).toBe('previewed')
    const [fourth = ''] = commandsIn([at.answers()[0] ?? ''])
    expect(await say('colleague', fourth)).toBe('committed')
    expect(at.answers()[0]).toContain('· applied\n')
    expect(commandsIn([at.answers()[0] ?? ''])).toEqual([])

    for (const body of ['/sous help', '/sous list', '/sous help bump-node', '/sous help stamp', '/sous run bmp-node', '/sous aply x'])
      await say('author', body)
    const list = at.answers().find((text) => text.includes('### Sous · recipes')) ?? ''
    expect(list).toContain('/sous run bump-node')
    expect(list).toContain('/sous run sous:')
    expect(at.answers().some((text) => text.includes('bmp-node') && text.includes('/sous help bump-node'))).toBe(true)
    expect(commandsIn(texts).length).toBeGreaterThan(10)
  })

  it('[A11] tells after a push which plans are stale, whatever the workflow; on a fork and without plans it does nothing', async () => {
    await using at = await hardenedWorld()
    const before = at.head('feature-1')
    const quiet = await at.act(at.pullRequestEvent({ before }))
    expect(quiet).toMatchObject({ code: 0, outputs: { 'reason-code': 'answered' } })
    expect(at.answers()).toEqual([])
    await at.asks('author', '/sous run bump-node version=24')
    // Nothing moved: nothing is said.
    await at.act(at.pullRequestEvent({ before }))
    expect(at.answers()[0]).toContain('To apply this, comment:')
    at.push({ 'README.md': 'Moved\n' })
    const event = at.pullRequestEvent({ before })
    const gate = await at.gate(event)
    expect(gate.outputs['next']).toBe('answer')
    const head = at.head('feature-1')
    const refs = [...at.repository.bare.refs('refs/sous/').entries()]
    expect(await at.publish(event)).toMatchObject({ code: 0, outputs: { 'reason-code': 'answered' } })
    expect(at.answers()).toHaveLength(1)
    expect(at.answers()[0]).toContain('· stale\n')
    expect(commandsIn(at.answers())).toEqual(['/sous run bump-node version=24'])
    expect([...at.repository.bare.refs('refs/sous/').entries()]).toEqual(refs)
    expect(at.head('feature-1')).toBe(head)
    // A token that only reads, as Dependabot's, turns nothing red.
    await at.asks('author', '/sous run bump-node version=24')
    at.push({ 'README.md': 'Moved again\n' })
    expect(await at.act(at.pullRequestEvent({ before: head }), { token: READING })).toMatchObject({ code: 0 })
  })

  it.each(BOTH)('[A5] says that a plan has expired when any command comes, in the %s workflow', async (_, open) => {
    await using world = await open()
    const { at, say } = world
    await say('author', '/sous run bump-node version=24')
    const [preview = ''] = at.answers()
    at.github.state.now += 23 * HOUR_MS
    await say('author', '/sous list')
    expect(at.answers()[0]).toBe(preview)
    at.github.state.now += 2 * HOUR_MS
    // Strangers start nothing.
    await say('reader', '/sous list')
    expect(at.answers()[0]).toBe(preview)
    expect(await say('author', '/sous help')).toMatchObject({ code: 0, outputs: { 'reason-code': 'answered' } })
    expect(at.answers()[0]).toContain('· expired\n')
    expect(commandsIn([at.answers()[0] ?? ''])).toEqual(['/sous run bump-node version=24'])
    expect(at.repository.statuses[0]).toMatchObject({ state: 'failure', description: expect.stringContaining('Expired') })
    // Asked for again, it is good again. An apply tells of the plans of other recipes.
    await say('author', '/sous run bump-node version=24')
    expect(commandsIn([at.answers()[0] ?? ''])).toEqual([expect.stringContaining('/sous apply')])
    at.push({ 'space.ts': 'x  \n' })
    await say('author', '/sous run bump-node version=24')
    at.github.state.now += 20 * HOUR_MS
    await say('author', '/sous run sous:trailing-whitespace')
    at.github.state.now += 5 * HOUR_MS
    const spaces = digestIn(at.answers().find((text) => text.includes('recipe `sous:trailing-whitespace`')) ?? '')
    expect((await say('colleague', `/sous apply ${spaces}`)).outputs['reason-code']).toBe('committed')
    expect(at.answers()[0]).toContain('· expired\n')
  })

  it('[A5] says so also when a schedule cleans up', async () => {
    await using at = await actionWorld()
    await at.says('author', '/sous run bump-node version=24')
    at.github.state.now += 25 * HOUR_MS
    const inputs = { mode: 'propose', recipe: 'sous:trailing-whitespace' }
    at.repository.bare.commitOn({ branch: 'main', edits: { 'space.ts': 'x \n' } })
    const run = await at.act(at.schedule(), { inputs, checkout: 'main' })
    expect(run.outputs['reason-code']).toBe('proposed')
    expect(at.answers()[0]).toContain('· expired\n')
  })

  it('[A11] a push says nothing about a plan that its comment no longer shows', async () => {
    await using at = await actionWorld()
    await at.says('author', '/sous run bump-node version=24')
    at.push({ Dockerfile: 'FROM node:25\n' })
    await at.says('author', '/sous run bump-node version=25')
    const [clean = ''] = at.answers()
    expect(clean).toContain(`made on ${at.head('feature-1').slice(0, 7)} · [run]`)
    const before = at.head('feature-1')
    at.push({ 'README.md': 'Moved\n' })
    await at.act(at.pullRequestEvent({ before }))
    expect(at.answers()[0]).toBe(clean)
  })

  it('[A5] offers the whole way of a command that needs approval, and says who has to give it', async () => {
    await using at = await hardenedWorld()
    await at.asks('author', '/sous run stamp')
    const [gated = ''] = at.answers()
    expect(gated).toContain('To approve the call below and see what it changes, comment:')
    expect(gated).toContain('needs a second person: it runs a command')
    const [approve = ''] = commandsIn([gated])
    const alone = await at.asks('author', approve)
    expect(alone.last).toMatchObject({ code: 0, outputs: { 'reason-code': 'approval_missing' } })
    expect(alone.plan).toMatchObject({ code: 0, outputs: { 'reason-code': 'approval_missing' } })
    expect((await at.asks('colleague', approve)).last.outputs['reason-code']).toBe('previewed')
    // The line has a prefix, by which also the plan before is found when this one is proven.
    const [apply = ''] = commandsIn([at.answers()[0] ?? ''])
    expect((await at.asks('colleague', apply)).last.outputs['reason-code']).toBe('committed')
  })
})
