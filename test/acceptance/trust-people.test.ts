/** Who asked and who approved comes from what GitHub attests, whatever the ledger is made to say. */
import { describe, expect, it } from 'vitest'
import { actionWorld, digestIn } from '../support/action-world.ts'
import { BOTH, itInTurn } from '../support/both-workflows.ts'
import { hardenedWorld } from '../support/hardened-world.ts'
import { MaliciousWriter } from '../support/malicious-writer.ts'

const USERS = { author: 'write', colleague: 'write', boss: 'admin', mallory: 'write', reader: 'read' } as const
const writes = (path: string) => `name: Guard
permissions: { write: ['${path}'] }
steps:
  - tool: create_file
    with: { path: '${path}', content: 'x' }
`
const PROTECTED = { '.github/recipes/guard.yml': writes('docs/CODEOWNERS') }

describe.each(BOTH)('in the %s workflow', { timeout: 240_000 }, (workflow, open) => {
  const it = itInTurn(workflow)
  it.each(['docs/CODEOWNERS', '.envrc'])('a refused stranger is not the requester of a change to %s', async (path) => {
    await using world = await open({ files: { '.github/recipes/guard.yml': writes(path) } })
    const { at, say } = world
    const stranger = at.comment({ by: 'reader', body: '/sous run guard' })
    await say('mallory', '/sous run guard')
    const digest = digestIn(at.answers()[0] ?? '')
    const head = at.head('feature-1')
    expect(await say('mallory', `/sous apply ${digest}`)).toMatchObject({ code: 0, outputs: { 'reason-code': 'approval_missing' } })
    const { id } = stranger.comment
    await new MaliciousWriter(at).rewriteLedger(digest, (state) => ({ ...state, origin: { ...state.origin, comment: id } }))
    expect(await say('mallory', `/sous apply ${digest}`)).toMatchObject({ outputs: { 'reason-code': 'not_permitted' } })
    expect(at.head('feature-1')).toBe(head)
    await say('mallory', '/sous run guard')
    expect(await say('colleague', `/sous apply ${digest}`)).toMatchObject({ code: 0, outputs: { 'reason-code': 'committed' } })
  })

  it('a comment on an older head is not borrowed: whoever pushed the head counts too', async () => {
    await using world = await open({ files: PROTECTED })
    const { at, say } = world
    const old = at.comment({ by: 'colleague', body: '/sous run guard' })
    at.push({ 'README.md': 'Mine\n' }, 1, { by: 'mallory', date: '2020-01-01T00:00:00Z' })
    await say('mallory', '/sous run guard')
    const digest = digestIn(at.answers()[0] ?? '')
    const { id } = old.comment
    await new MaliciousWriter(at).rewriteLedger(digest, (state) => ({ ...state, origin: { ...state.origin, comment: id } }))
    const refused = await say('mallory', `/sous apply ${digest}`)
    expect(refused).toMatchObject({ code: 0, outputs: { 'reason-code': 'approval_missing' } })
    expect(at.answers().at(-1)).toContain('mallory pushed the commit')
    const pushes = at.repository.activities.splice(0)
    expect(await say('boss', `/sous apply ${digest}`)).toMatchObject({ code: 0, outputs: { 'reason-code': 'approval_missing' } })
    expect(at.answers().at(-1)).toContain('does not say who pushed')
    at.repository.activities.push(...pushes)
    // A request that came after the push is that of its author alone.
    await say('colleague', '/sous run guard')
    expect(await say('mallory', `/sous apply ${digest}`)).toMatchObject({ code: 0, outputs: { 'reason-code': 'committed' } })
  })

  it.each(['a bot that pushes for them', 'a colleague who pushes on top of theirs'])(
    'a request is not carried over to files of %s',
    async (who) => {
      await using world = await open({ files: PROTECTED })
      const { at, say } = world
      const old = at.comment({ by: 'colleague', body: '/sous run guard' })
      // Any workflow on a branch of theirs speaks and pushes as the bot, and so does Sous when it applies something.
      const isBot = who.startsWith('a bot')
      at.push({ 'README.md': 'Mine\n' }, 1, { by: isBot ? 'github-actions[bot]' : 'mallory' })
      if (!isBot) at.push({ 'NOTES.md': 'On top\n' }, 1, { by: 'author' })
      await say('mallory', '/sous run guard')
      const digest = digestIn(at.answers()[0] ?? '')
      const head = at.head('feature-1')
      const { id } = old.comment
      await new MaliciousWriter(at).rewriteLedger(digest, (state) => ({ ...state, origin: { ...state.origin, comment: id } }))
      expect(await say('mallory', `/sous apply ${digest}`)).toMatchObject({ code: 0, outputs: { 'reason-code': 'approval_missing' } })
      expect(at.head('feature-1')).toBe(head)
      await say('mallory', '/sous run guard')
      expect(await say('colleague', `/sous apply ${digest}`)).toMatchObject({ code: 0, outputs: { 'reason-code': 'committed' } })
    },
  )

  it('a request that was edited, deleted, or whose author lost access or is gone no longer counts', async () => {
    await using world = await open()
    const { at, say } = world
    const apply = async () => (await say('colleague', `/sous apply ${digest}`)).outputs['reason-code']
    const request = () => at.issue().comments.findLast(({ body }) => body.startsWith('/sous run'))
    await say('author', '/sous run bump-node version=24')
    const digest = digestIn(at.answers()[0] ?? '')
    const head = at.head('feature-1')
    const first = request()
    if (first === undefined) throw new Error('No request.')
    at.edit(first, '/sous run bump-node version=99', { by: 'mallory' })
    expect(await apply()).toBe('plan_unproven')
    at.edit(first, '/sous run bump-node version=24', { by: 'mallory' })
    expect(await apply()).toBe('comment_changed')
    at.deleteComment(first)
    expect(await apply()).toBe('comment_changed')
    await say('author', '/sous run bump-node version=24')
    at.repository.roles.set('author', 'read')
    expect(await apply()).toBe('not_permitted')
    at.deleteAccount('author')
    expect(await apply()).toBe('comment_changed')
    expect(at.head('feature-1')).toBe(head)
    await say('boss', '/sous run bump-node version=24')
    expect(await apply()).toBe('committed')
  })

  it('what was asked and who approves is looked at once more when the lock is taken', async () => {
    await using world = await open()
    const { at, say } = world
    await say('author', '/sous run bump-node version=24')
    const digest = digestIn(at.answers()[0] ?? '')
    const [head, request] = [at.head('feature-1'), at.issue().comments.find(({ body }) => body.startsWith('/sous run'))]
    if (request === undefined) throw new Error('No request.')
    const meanwhile = async (run: () => void) => {
      at.github.fault({ operation: 'git/receive-pack', method: 'POST', run })
      return (await say('colleague', `/sous apply ${digest}`)).outputs['reason-code']
    }
    expect(await meanwhile(() => void at.repository.roles.set('colleague', 'read'))).toBe('not_permitted')
    at.repository.roles.set('colleague', 'write')
    const { body } = request
    expect(await meanwhile(() => ['No', body].map((text) => at.edit(request, text, { by: 'mallory' })))).toBe('comment_changed')
    request.lastEditedAt = null
    expect(at.head('feature-1')).toBe(head)
    expect(await say('colleague', `/sous apply ${digest}`)).toMatchObject({ code: 0, outputs: { 'reason-code': 'committed' } })
  })

  it('a bot that may ask is one that people cannot speak through, as they can through a workflow', async () => {
    await using world = await open({ files: PROTECTED })
    const { at, say } = world
    const ids = ['github-actions[bot]', 'helper[bot]'].map((login) => at.github.state.account(login).id)
    at.repository.bare.commitOn({ branch: 'main', edits: { '.github/sous.yml': `approval: { allow-bots: [${ids}] }\n` } })
    const head = at.head('feature-1')
    const forged = at.comment({ by: 'github-actions[bot]', body: '/sous run guard' })
    await say('mallory', '/sous run guard')
    const digest = digestIn(at.answers().at(-1) ?? '')
    const { id } = forged.comment
    await new MaliciousWriter(at).rewriteLedger(digest, (state) => ({ ...state, origin: { ...state.origin, comment: id } }))
    expect(await say('mallory', `/sous apply ${digest}`)).toMatchObject({ outputs: { 'reason-code': 'bot_actor' } })
    expect(at.head('feature-1')).toBe(head)
    await say('helper[bot]', '/sous run guard')
    expect(await say('mallory', `/sous apply ${digest}`)).toMatchObject({ code: 0, outputs: { 'reason-code': 'committed' } })
  })

  it('[C15] a code owner approves where the configuration asks for one', async () => {
    const files = { '.github/sous.yml': 'approval: { codeowners: true }\n', CODEOWNERS: '* @boss\n' }
    await using world = await open({ files })
    const { at, say } = world
    await say('author', '/sous run bump-node version=24')
    const digest = digestIn(at.answers()[0] ?? '')
    expect(await say('colleague', `/sous apply ${digest}`)).toMatchObject({ code: 0, outputs: { 'reason-code': 'approval_missing' } })
    expect(await say('boss', `/sous apply ${digest}`)).toMatchObject({ code: 0, outputs: { 'reason-code': 'committed' } })
  })

  it('[A9] an old approval that somebody repeats does not count for a request that came after it', async () => {
    await using world = await open({ files: PROTECTED })
    const { at, say } = world
    await say('colleague', '/sous run guard')
    const digest = digestIn(at.answers()[0] ?? '')
    const head = at.head('feature-1')
    const own = await say('colleague', `/sous apply ${digest}`)
    expect(own.outputs['reason-code']).toBe('approval_missing')
    await say('colleague', `/sous cancel ${digest}`)
    expect((await say('mallory', '/sous run guard')).outputs).toMatchObject({ 'reason-code': 'previewed', digest })
    const repeated = await at.rerun(own, { by: 'mallory' })
    expect(repeated).toMatchObject({ code: 0, outputs: { 'reason-code': 'approval_stale' } })
    expect(at.head('feature-1')).toBe(head)
    expect((await say('colleague', `/sous apply ${digest}`)).outputs['reason-code']).toBe('committed')
  })

  it('[C6] [B1] nothing is applied against a request for changes, nor with a recipe that the pull request changes', async () => {
    await using world = await open()
    const { at, say } = world
    await say('author', '/sous run bump-node version=24')
    const digest = digestIn(at.answers()[0] ?? '')
    const head = at.head('feature-1')
    const body = `/sous apply ${digest}`
    const { review } = at.review({ by: 'boss', state: 'CHANGES_REQUESTED', body: 'No' })
    expect((await say('colleague', body)).outputs['reason-code']).toBe('changes_requested')
    expect(at.head('feature-1')).toBe(head)
    review.state = 'DISMISSED'
    const recipe = at.repository.bare.text(['show', 'main:.github/recipes/bump-node.yml'])
    const pushed = at.push({ '.github/recipes/bump-node.yml': `${recipe}\n# Mine\n` }, 1, { by: 'mallory' })
    const { digest: next = '' } = (await say('author', '/sous run bump-node version=24')).outputs
    expect((await say('colleague', `/sous apply ${next}`)).outputs['reason-code']).toBe('recipe_changed')
    expect(at.head('feature-1')).toBe(pushed)
    at.forcePush({ to: head, by: 'author' })
    await say('author', '/sous run bump-node version=24')
    expect((await say('colleague', body)).outputs['reason-code']).toBe('committed')
  })

  it('a comment that an app wrote for somebody is not their request', async () => {
    await using world = await open({ files: PROTECTED })
    const { at, say } = world
    const { comment } = at.comment({ by: 'colleague', body: '/sous run guard' })
    comment.isViaApp = true
    await say('mallory', '/sous run guard')
    const digest = digestIn(at.answers()[0] ?? '')
    const head = at.head('feature-1')
    await new MaliciousWriter(at).rewriteLedger(digest, (state) => ({ ...state, origin: { ...state.origin, comment: comment.id } }))
    expect(await say('mallory', `/sous apply ${digest}`)).toMatchObject({ outputs: { 'reason-code': 'bot_actor' } })
    expect(at.head('feature-1')).toBe(head)
    await say('colleague', '/sous run guard')
    expect(await say('mallory', `/sous apply ${digest}`)).toMatchObject({ code: 0, outputs: { 'reason-code': 'committed' } })
  })
})

describe('the bot of workflows', { timeout: 240_000 }, () => {
  it('[A6] asks for nothing, also where it is listed: anyone with write access can have it say so', async () => {
    await using at = await hardenedWorld({
      users: USERS,
      files: { ...PROTECTED, '.github/sous.yml': 'approval: { allow-bots: [41898282] }\n' },
    })
    const { digest = '' } = (await at.says('mallory', '/sous run guard')).outputs
    const { id } = at.comment({ by: 'github-actions[bot]', body: '/sous run guard' }).comment
    await new MaliciousWriter(at).rewriteLedger(digest, (state) => ({ ...state, origin: { ...state.origin, comment: id } }))
    expect((await at.says('mallory', `/sous apply ${digest}`)).outputs['reason-code']).toBe('bot_actor')
  })
})

// The hardened workflow does not run for reviews.
describe('a review', { timeout: 240_000 }, () => {
  it('applies nothing that was asked for in a comment that was edited, nor once it is dismissed', async () => {
    await using at = await actionWorld({ users: USERS })
    await at.says('author', '/sous run bump-node version=24')
    const digest = digestIn(at.answers()[0] ?? '')
    const [head, request] = [at.head('feature-1'), at.issue().comments[0]]
    if (request === undefined) throw new Error('No request.')
    const approve = () => at.review({ by: 'colleague', state: 'APPROVED', body: `/sous apply ${digest}` })
    const { body } = request
    for (const text of ['No', body]) at.edit(request, text, { by: 'mallory' })
    expect((await at.act(approve())).outputs['reason-code']).toBe('comment_changed')
    await at.says('author', '/sous run bump-node version=24')
    const dismissed = approve()
    at.github.fault({ operation: 'git/receive-pack', method: 'POST', run: () => Object.assign(dismissed.review, { state: 'DISMISSED' }) })
    expect((await at.act(dismissed)).outputs['reason-code']).toBe('comment_changed')
    expect(at.head('feature-1')).toBe(head)
    expect((await at.act(approve())).outputs['reason-code']).toBe('committed')
  })
})

describe('a command that waits', { timeout: 240_000 }, () => {
  it('does not run for whoever asked for it, whatever requester the ledger names', async () => {
    await using at = await hardenedWorld({ users: USERS })
    const stranger = at.comment({ by: 'reader', body: '/sous run stamp' })
    await at.asks('mallory', '/sous run stamp')
    const gated = digestIn(at.answers()[0] ?? '')
    const own = await at.asks('mallory', `/sous apply ${gated}`)
    expect(own).toMatchObject({ plan: { outputs: { 'reason-code': 'approval_missing', digest: '' } } })
    const { id } = stranger.comment
    await new MaliciousWriter(at).rewriteLedger(gated, (state) => ({ ...state, origin: { ...state.origin, comment: id } }))
    const forged = await at.asks('mallory', `/sous apply ${gated}`)
    expect(forged).toMatchObject({ plan: { outputs: { 'reason-code': 'not_permitted', digest: '' } } })
    expect(`${own.plan?.stdout}${forged.plan?.stdout}`).not.toContain('date +%s%N')
    await at.asks('mallory', '/sous run stamp')
    expect(await at.asks('colleague', `/sous apply ${gated}`)).toMatchObject({ plan: { outputs: { 'reason-code': 'previewed' } } })
  })
})
