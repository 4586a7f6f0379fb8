import { describe, expect, it } from 'vitest'
import { type ActionWorld, actionWorld, digestIn } from '../support/action-world.ts'

const ALL = { actions: 'read', contents: 'write', issues: 'write', pull_requests: 'write' } as const
const NO_PULLS = { ...ALL, issues: 'read', pull_requests: 'read' } as const
const NO_CONTENTS = { ...ALL, contents: 'read' } as const
const BLOCK = 'permissions: { contents: write, pull-requests: write }'

function weaken(at: ActionWorld, permissions: typeof NO_PULLS | typeof NO_CONTENTS): void {
  at.github.addToken(at.token, { login: 'github-actions[bot]', permissions })
}

const sousRefs = (at: ActionWorld) => [...at.repository.bare.refs('refs/sous/').keys()]
const writers = (at: ActionWorld) => at.issue(1).comments.map(({ user }) => user.login)

describe('a token without', { timeout: 120_000 }, () => {
  it("[R24] 'contents: write' is found out before anything is planned, and told with what to add", async () => {
    await using at = await actionWorld({ permissions: NO_CONTENTS })
    const run = await at.says('author', '/sous run bump-node version=24')
    expect(run).toMatchObject({ code: 1, outputs: { decision: 'fail', 'reason-code': 'token_not_permitted', changed: 'false' } })
    expect([run.summary, at.answers()[0]]).toEqual([expect.stringContaining(BLOCK), expect.stringContaining(BLOCK)])
    expect(run.stdout).not.toContain('replace_in_file')
    expect(sousRefs(at)).toEqual([])
  })

  it("[R24] 'pull-requests: write' is found out before anything is planned or applied", async () => {
    await using at = await actionWorld()
    const { outputs } = await at.says('author', '/sous run bump-node version=24')
    const [head, refs, said] = [at.head('feature-1'), sousRefs(at), at.answers()]
    weaken(at, NO_PULLS)
    for (const command of ['/sous run bump-node version=25', `/sous apply ${outputs['digest']}`, '/sous cancel']) {
      const run = await at.says('colleague', command)
      expect(run).toMatchObject({ code: 1, outputs: { 'reason-code': 'token_not_permitted', 'commit-sha': '' } })
      expect(run.summary).toContain(BLOCK)
      expect(run.stdout).not.toContain('replace_in_file')
    }
    expect([at.head('feature-1'), sousRefs(at), at.answers()]).toEqual([head, refs, said])
  })

  it("[R24] 'pull-requests: write' will do where nothing is to be told there", async () => {
    await using at = await actionWorld({ permissions: NO_PULLS })
    const quiet = { inputs: { comment: 'off' } }
    const { outputs } = await at.says('author', '/sous run bump-node version=24', quiet)
    const applied = await at.says('colleague', `/sous apply ${outputs['digest']}`, quiet)
    expect(applied).toMatchObject({ code: 0, outputs: { 'reason-code': 'committed', 'commit-sha': at.head('feature-1') } })
    expect([at.github.writes, at.github.count({ operation: 'git/create-commit' })]).toEqual([1, 1])
  })

  it.each([
    ['contents', NO_CONTENTS],
    ['pull-requests', NO_PULLS],
  ] as const)("[R24] '%s: write' proposes nothing, and leaves no branch", async (_, permissions) => {
    await using at = await actionWorld({ permissions, pulls: [] })
    const run = await at.act(at.schedule(), { inputs: { mode: 'propose', recipe: 'bump-node', inputs: 'version: 24' } })
    expect(run).toMatchObject({ code: 1, outputs: { 'reason-code': 'token_not_permitted' } })
    expect(run.summary).toContain(BLOCK)
    expect(run.stdout).not.toContain('replace_in_file')
    expect([...at.repository.bare.refs('refs/heads/').keys()]).toEqual(['refs/heads/main'])
  })
})

describe('an archived repository', { timeout: 120_000 }, () => {
  it('[R14] is called by its name, and not taken for a token that is too weak', async () => {
    await using at = await actionWorld({ pulls: [] })
    at.repository.archived = true
    const run = await at.act(at.schedule(), { inputs: { mode: 'propose', recipe: 'bump-node', inputs: 'version: 24' } })
    expect(run).toMatchObject({ code: 1, outputs: { 'reason-code': 'repo_archived' } })
  })
})

describe('an apply', { timeout: 120_000 }, () => {
  it('[R24] that cannot be told any more has been applied: the job is red, and names the commit', async () => {
    await using at = await actionWorld()
    const { outputs } = await at.says('author', '/sous run bump-node version=24')
    at.github.fault({ operation: 'issues/update-comment', status: 403, body: { message: 'Resource not accessible by integration' } })
    const applied = await at.says('colleague', `/sous apply ${outputs['digest']}`)
    expect(applied).toMatchObject({
      code: 1,
      outputs: { 'reason-code': 'committed', 'commit-sha': at.head('feature-1'), 'files-changed': '1' },
    })
    expect(applied.summary).toContain('Sous could not comment')
    expect(at.repository.bare.text(['show', 'feature-1:Dockerfile'])).toBe('FROM node:24')
  })

  it('shows at the comment that it was seen and what became of it, and to a stranger nothing', async () => {
    await using at = await actionWorld()
    const shown = async (by: string, body: string) => {
      const event = at.comment({ by, body })
      await at.act(event)
      return event.comment.reactions.map(({ content }) => content)
    }
    expect(await shown('reader', '/sous run bump-node version=24')).toEqual([])
    expect(await shown('author', '/sous run bump-node version=24')).toEqual(['eyes', '+1'])
    expect(await shown('author', '/sous run bump-nod')).toEqual(['eyes', 'confused'])
    const digest = digestIn(at.answers()[0] ?? '')
    at.github.fault({ operation: 'reactions/create-for-issue-comment', status: 500 })
    expect(await shown('colleague', '/sous help')).toEqual(['+1'])
    expect(await shown('colleague', `/sous apply ${digest}`)).toEqual(['eyes', 'rocket'])
  })

  it('removes the refs of plans that are long past, and no others', async () => {
    await using at = await actionWorld()
    await at.says('author', '/sous run stamp')
    at.github.state.now += 33 * 24 * 60 * 60 * 1000
    await at.says('author', '/sous run bump-node version=24')
    expect(sousRefs(at)).toHaveLength(4)
    const digest = digestIn(at.answers().find((text) => text.includes('Bump Node')) ?? '')
    await at.says('colleague', `/sous apply ${digest}`)
    expect(sousRefs(at)).toEqual([expect.stringContaining('refs/sous/current/pr-1/'), `refs/sous/plans/${digest}`])
  })
})

describe('the token of another app', { timeout: 120_000 }, () => {
  const token = 'ghs_chefstoken00000000000000000000000000'
  const asChef = async (at: ActionWorld, by: string, body: string) => at.says(by, body, { token })

  it('[C10] finds its own comment again, and takes none that looks like it', async () => {
    await using at = await actionWorld()
    at.github.addToken(token, { login: 'chef[bot]', permissions: ALL })
    await asChef(at, 'author', '/sous run bump-node version=24')
    const [, own] = at.issue(1).comments
    const forged = own?.body ?? ''
    for (const by of ['author', 'other[bot]', 'github-actions[bot]']) at.comment({ by, body: forged })
    await asChef(at, 'author', '/sous run bump-node version=25')
    // The last one is the short reply that leads to the updated preview.
    expect(writers(at)).toEqual(['author', 'chef[bot]', 'author', 'other[bot]', 'github-actions[bot]', 'author', 'chef[bot]'])
    expect(at.issue(1).comments.map(({ body }) => body === forged)).toEqual([false, false, true, true, true, false, false])
    const applied = await asChef(at, 'colleague', `/sous apply ${digestIn(own?.body ?? '')}`)
    expect(applied.outputs['reason-code']).toBe('committed')
    const { id } = at.github.state.account('chef[bot]')
    const email = `${id}+chef[bot]@users.noreply.127.0.0.1`
    const { author, committer } = at.repository.bare.commit(at.head('feature-1'))
    expect([author, committer]).toMatchObject([
      { name: 'chef[bot]', email },
      { name: 'GitHub', email: 'noreply@github.com' },
    ])
    expect(own?.body).toContain('Workflows start by themselves')
  })

  it('[C10] does so for a step of a workflow, where there is no comment to react to; a review it applies nothing for', async () => {
    await using at = await actionWorld({ files: { '.github/workflows/sous.yml': 'on: pull_request_review\n' } })
    at.github.addToken(token, { login: 'chef[bot]', permissions: ALL })
    const inputs = { recipe: 'bump-node', inputs: 'version: 24' }
    for (const _ of [1, 2]) await at.act(at.pullRequestEvent(), { token, inputs, checkout: at.head('feature-1') })
    expect(writers(at)).toEqual(['chef[bot]'])
    const { outputs } = await asChef(at, 'author', '/sous run bump-node version=24')
    const review = at.review({ by: 'colleague', state: 'APPROVED', body: `/sous apply ${outputs['digest']}` })
    expect(await at.act(review, { token })).toMatchObject({ code: 1, outputs: { 'reason-code': 'app_key_exposed' } })
    expect(writers(at)).toEqual(['chef[bot]', 'author', 'chef[bot]'])
  })
})

const FLOW = '.github/workflows/ci.yml'
const PIN = `name: Pin
permissions: { write: ['.github/workflows/*'] }
steps:
  - tool: replace_in_file
    with: { path: ${FLOW}, find: 'node: 18', replace: 'node: 24' }
`
const FLOWS = {
  '.github/sous.yml': 'approval: { allow-workflows: true }\n',
  '.github/recipes/pin.yml': PIN,
  [FLOW]: 'on: push\njobs: {} # node: 18\n',
}

describe('a plan that changes workflows', { timeout: 120_000 }, () => {
  const app = 'ghs_chefstoken00000000000000000000000000'
  const propose = { mode: 'propose', recipe: 'pin' }

  it('offers no apply with GITHUB_TOKEN, which cannot push it, and says what to do', async () => {
    await using at = await actionWorld({ files: FLOWS })
    const run = await at.says('author', '/sous run pin')
    expect(run).toMatchObject({ code: 0, outputs: { 'reason-code': 'previewed' } })
    const [sticky = ''] = at.answers()
    expect(sticky).toContain('node: 24')
    expect(digestIn(sticky)).toBe('')
    for (const text of [FLOW, 'workflows_permission', 'GitHub App token', 'sous run']) expect(sticky).toContain(text)
  })

  it('is not proposed with GITHUB_TOKEN, and leaves no branch', async () => {
    await using at = await actionWorld({ files: FLOWS, pulls: [] })
    const run = await at.act(at.schedule(), { inputs: propose })
    expect(run).toMatchObject({ code: 1, outputs: { decision: 'refuse', 'reason-code': 'workflows_permission', 'files-changed': '1' } })
    expect(run.summary).toContain('node: 24')
    expect([...at.repository.bare.refs('refs/heads/').keys()]).toEqual(['refs/heads/main'])
  })

  it('is left to GitHub with the token of an app', async () => {
    await using at = await actionWorld({ files: FLOWS })
    at.github.addToken(app, { login: 'chef[bot]', permissions: { ...ALL, workflows: 'write' } })
    const { outputs } = await at.says('author', '/sous run pin', { token: app })
    const shown = at.issue(1).comments.find(({ user }) => user.login === 'chef[bot]')?.body ?? ''
    expect(digestIn(shown)).toBe(outputs['digest'])
    expect(await at.says('colleague', `/sous apply ${outputs['digest']}`, { token: app })).toMatchObject({
      outputs: { 'reason-code': 'committed' },
    })
    const weak = { ...ALL, workflows: 'read' } as const
    at.github.addToken(app, { login: 'chef[bot]', permissions: weak })
    const proposed = await at.act(at.schedule(), { inputs: propose, token: app })
    expect(proposed).toMatchObject({ code: 1, outputs: { 'reason-code': 'workflows_permission' } })
  })
})

describe('a personal access token', { timeout: 120_000 }, () => {
  it('works, and is warned of once, in the log and in the summary', async () => {
    await using at = await actionWorld()
    const warnings = (run: Awaited<ReturnType<ActionWorld['says']>>) =>
      run.commands.filter(({ command, message }) => command === 'warning' && message.includes('personal access token'))
    const personal = await at.says('author', '/sous run bump-node version=24', { token: at.tokenOf('boss') })
    expect(personal).toMatchObject({ code: 0, outputs: { 'reason-code': 'previewed' } })
    expect(warnings(personal)).toHaveLength(1)
    expect(personal.summary.split('personal access token')).toHaveLength(2)
    const usual = await at.says('author', '/sous run bump-node version=24')
    expect([warnings(usual), usual.summary.includes('personal access token')]).toEqual([[], false])
  })
})
