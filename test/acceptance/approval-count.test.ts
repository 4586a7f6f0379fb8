/** `approval.count` and teams: who must approve before a plan is applied. */
import { describe, expect, it } from 'vitest'
import { actionWorld, digestIn } from '../support/action-world.ts'
import { BOTH } from '../support/both-workflows.ts'
import { hardenedWorld } from '../support/hardened-world.ts'

const USERS = { author: 'write', colleague: 'write', boss: 'admin', mallory: 'write', reader: 'read' } as const
const WORKFLOW = 'on: [issue_comment, pull_request_review]\n'
const TWO = { '.github/sous.yml': 'approval: { count: 2 }\n', '.github/workflows/sous.yml': WORKFLOW }
const GUARD = `name: Guard
permissions: { write: ['docs/CODEOWNERS'] }
steps:
  - tool: create_file
    with: { path: docs/CODEOWNERS, content: 'x' }
`

describe('two approvals', { timeout: 240_000 }, () => {
  it('are of two people, by comments that nobody edited', async () => {
    await using at = await actionWorld({ users: USERS, files: TWO })
    await at.says('author', '/sous run bump-node version=24')
    const digest = digestIn(at.answers()[0] ?? '')
    const apply = async (by: string) => (await at.says(by, `/sous apply ${digest}`)).outputs
    const head = at.head('feature-1')
    expect(await apply('colleague')).toMatchObject({ decision: 'wait', 'reason-code': 'approval_missing' })
    expect(at.answers().at(-1)).toContain('1 of 2 approvals (colleague)')
    expect(await apply('colleague')).toMatchObject({ 'reason-code': 'approval_missing' })
    expect(await apply('reader')).toMatchObject({ 'reason-code': 'not_permitted' })
    const approvals = at.issue().comments.filter(({ user, body }) => user.login === 'colleague' && body.startsWith('/sous apply'))
    for (const comment of approvals) at.edit(comment, comment.body, { by: 'mallory' })
    expect(await apply('boss')).toMatchObject({ 'reason-code': 'approval_missing' })
    expect(at.answers().at(-1)).toContain('1 of 2 approvals (boss)')
    expect(at.head('feature-1')).toBe(head)
    const calls = at.github.calls.length
    expect(await apply('author')).toMatchObject({ 'reason-code': 'committed' })
    const made = at.github.calls.slice(calls).filter(({ path }) => !path.startsWith('/owner/demo.git/'))
    expect(made.length, made.map(({ method, path }) => `${method} ${path}`).join('\n')).toBeLessThanOrEqual(20)
    const { message } = at.repository.bare.commit(at.head('feature-1'))
    expect([...message.matchAll(/^Sous-Approved-By: (\w+)/gm)].map(([, login]) => login)).toEqual(['boss', 'author'])
  })

  it('leave out whoever asked for a plan that needs a second person, and count reviews', async () => {
    await using at = await actionWorld({ users: USERS, files: { ...TWO, '.github/recipes/guard.yml': GUARD } })
    await at.says('author', '/sous run guard')
    const body = `/sous apply ${digestIn(at.answers()[0] ?? '')}`
    const head = at.head('feature-1')
    expect((await at.says('author', body)).outputs).toMatchObject({ 'reason-code': 'approval_missing' })
    const review = (by: string) => at.act(at.review({ by, state: 'APPROVED', body }))
    expect((await review('colleague')).outputs).toMatchObject({ 'reason-code': 'approval_missing' })
    expect(at.answers().at(-1)).toContain('1 of 2 approvals (colleague)')
    expect(at.head('feature-1')).toBe(head)
    expect((await at.says('boss', body)).outputs).toMatchObject({ 'reason-code': 'committed' })
  })

  it.each(BOTH)('count only while they stand, also when the lock is taken, in the %s workflow', async (_, open) => {
    await using world = await open({ files: TWO })
    const { at, say } = world
    await say('author', '/sous run bump-node version=24')
    const body = `/sous apply ${digestIn(at.answers()[0] ?? '')}`
    const head = at.head('feature-1')
    const meanwhile = async (run: () => void) => {
      at.github.fault({ operation: 'git/receive-pack', method: 'POST', run })
      return (await say('boss', body)).outputs['reason-code']
    }
    const { review } = at.review({ by: 'mallory', state: 'APPROVED', body })
    expect(await meanwhile(() => void Object.assign(review, { state: 'DISMISSED' }))).toBe('approval_missing')
    at.comment({ by: 'colleague', body })
    expect(await meanwhile(() => void at.repository.roles.set('colleague', 'read'))).toBe('approval_missing')
    expect(at.head('feature-1')).toBe(head)
    at.repository.roles.set('colleague', 'write')
    expect((await say('boss', body)).outputs['reason-code']).toBe('committed')
  })

  it('are needed to run a command too', async () => {
    await using at = await hardenedWorld({ users: USERS, files: { '.github/sous.yml': 'approval: { count: 2 }\n' } })
    await at.asks('author', '/sous run stamp')
    const body = `/sous apply ${digestIn(at.answers()[0] ?? '')}`
    const first = await at.asks('colleague', body)
    expect(first.last.outputs).toMatchObject({ 'reason-code': 'approval_missing' })
    expect(at.answers().at(-1)).toContain('1 of 2 approvals (colleague)')
    expect((await at.asks('boss', body)).last.outputs).toMatchObject({ 'reason-code': 'previewed' })
  })

  it('may be of the owners of different files', async () => {
    const files = {
      '.github/sous.yml': 'approval: { codeowners: true }\n',
      CODEOWNERS: 'Dockerfile @colleague\napp/ @boss\n',
      'app/Dockerfile': 'FROM node:18\n',
    }
    await using at = await actionWorld({ users: USERS, files })
    await at.says('author', '/sous run bump-node version=24')
    const apply = async (by: string) => (await at.says(by, `/sous apply ${digestIn(at.answers()[0] ?? '')}`)).outputs
    expect(await apply('colleague')).toMatchObject({ 'reason-code': 'approval_missing' })
    expect(await apply('boss')).toMatchObject({ 'reason-code': 'committed' })
  })
})

describe('a proposal', { timeout: 240_000 }, () => {
  it('is merged when enough people approve it who did not ask for it', async () => {
    const propose = 'on: { workflow_dispatch: {} }\njobs: {} # uploads sous-plan-<digest>\n'
    await using at = await actionWorld({ users: USERS, pulls: [], files: { ...TWO, '.github/workflows/propose.yml': propose } })
    const inputs = { mode: 'propose', recipe: 'bump-node', inputs: 'version: 24' }
    const run = await at.act(at.dispatch({ by: 'author' }), { inputs, run: { path: '.github/workflows/propose.yml' } })
    const { digest } = run.outputs
    at.upload({ run: run.runId, name: `sous-plan-${digest}` })
    const review = async (by: string) => (await at.act(at.review({ by, state: 'APPROVED' }))).outputs
    expect(await review('author')).toMatchObject({ 'reason-code': 'approval_missing' })
    expect((await at.says('colleague', `/sous apply ${digest}`)).outputs).toMatchObject({ 'reason-code': 'approval_missing' })
    expect(at.answers().at(-1)).toContain('1 of 2 approvals (colleague)')
    expect(await review('boss')).toMatchObject({ 'reason-code': 'committed' })
  })
})

describe('a team of approvers', { timeout: 240_000 }, () => {
  const SEEING = 'ghs_seeing000000000000000000000000000000'
  const files = { '.github/sous.yml': "approval: { approvers: ['@octo/core'] }\n" }

  it('approves with a token that sees it, for one call more; with any other the answer says how to fix it', async () => {
    await using at = await actionWorld({ users: USERS, files, teams: { 'octo/core': ['boss'] } })
    const write = 'write'
    const permissions = { actions: 'read', contents: write, members: 'read', pull_requests: write, issues: write } as const
    at.github.addToken(SEEING, { login: 'chef[bot]', permissions })
    const says = (by: string, body: string) => at.says(by, body, { token: SEEING })
    await says('author', '/sous run bump-node version=24')
    const body = `/sous apply ${digestIn(at.issue().comments.at(-1)?.body ?? '')}`
    expect((await at.says('boss', body)).outputs).toMatchObject({ decision: 'fail', 'reason-code': 'policy_error' })
    expect(at.answers().at(-1)).toMatch(/@octo\/core.*members: read/s)
    expect((await says('colleague', body)).outputs).toMatchObject({ 'reason-code': 'not_listed' })
    const calls = at.github.calls.length
    expect((await says('boss', body)).outputs).toMatchObject({ 'reason-code': 'committed' })
    const made = at.github.calls.slice(calls).filter(({ path }) => !path.startsWith('/owner/demo.git/'))
    expect(made.filter(({ path }) => path.startsWith('/orgs/'))).toHaveLength(1)
    expect(made.length, made.map(({ method, path }) => `${method} ${path}`).join('\n')).toBeLessThanOrEqual(19)
  })

  it('is checked by the gate for the job that runs commands, which sees no teams: for whoever asks, and for nobody else', async () => {
    const two = { '.github/sous.yml': "approval: { approvers: ['@octo/core'], count: 2 }\n" }
    await using at = await hardenedWorld({ users: USERS, files: two, teams: { 'octo/core': ['boss'] } })
    await at.asks('author', '/sous run stamp')
    const body = `/sous apply ${digestIn(at.answers()[0] ?? '')}`
    const asked = at.comment({ by: 'boss', body })
    const gate = await at.gate(asked)
    expect(gate).toMatchObject({ code: 1, outputs: { next: '', 'reason-code': 'policy_error' } })
    expect(at.answers().at(-1)).toMatch(/@octo\/core.*members: read/s)
    const plan = async (event: typeof asked, word: string) => (await at.plan(event, { inputs: { mode: 'plan', gate: word } })).outputs
    expect(await plan(asked, '')).toMatchObject({ 'reason-code': 'policy_error' })
    expect(await plan(asked, 'plan')).toMatchObject({ 'reason-code': 'approval_missing' })
    // Somebody else's approval is not what the gate looked at.
    at.comment({ by: 'colleague', body })
    expect(await plan(at.comment({ by: 'boss', body }), 'plan')).toMatchObject({ 'reason-code': 'policy_error', digest: '' })
  })
})
