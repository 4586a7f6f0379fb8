import { describe, expect, it } from 'vitest'
import { actionWorld, digestIn, FILES } from '../support/action-world.ts'
import { hardenedWorld, READING } from '../support/hardened-world.ts'

const RULE = { '.github/sous.yml': "rules:\n  - { tool: run_in_terminal, parameters: '.*' }\n" }

describe('what a plan on a pull request goes by', () => {
  it('[B1] a recipe that the pull request changes is named in the preview, and applies nothing until it is merged', async () => {
    const recipe = FILES['.github/recipes/bump-node.yml'].replace('FROM node:$', 'FROM evil:$')
    await using at = await actionWorld({ pulls: [{ by: 'author', edits: { '.github/recipes/bump-node.yml': recipe } }] })
    const head = at.head('feature-1')
    const preview = await at.says('author', '/sous run bump-node version=24')
    expect(preview).toMatchObject({ code: 0, outputs: { 'reason-code': 'previewed' } })
    const [sticky = ''] = at.answers()
    expect(sticky).toContain('.github/recipes/bump-node.yml')
    expect(sticky).toContain('recipe_changed')
    expect(sticky).not.toContain('can approve')
    expect(digestIn(sticky)).toBe('')
    const applied = await at.says('colleague', `/sous apply ${preview.outputs['digest']}`)
    expect(applied).toMatchObject({ code: 0, outputs: { decision: 'refuse', 'reason-code': 'recipe_changed' } })
    expect(at.head('feature-1')).toBe(head)
  })

  it('[G12] a file in the place of another repository fails the recipe, and nothing is kept', async () => {
    const recipe = 'name: Into\npermissions: { write: ["**"] }\nsteps:\n  - tool: create_file\n    with: { path: sub/x, content: x }\n'
    await using at = await actionWorld({ files: { '.github/recipes/into.yml': recipe } })
    const { bare } = at.repository
    const head = at.head('feature-1')
    const tree = bare.text(['mktree', '-z'], `${bare.git(['ls-tree', '-z', head])}160000 commit ${head}\tsub\0`)
    bare.git(['update-ref', 'refs/heads/feature-1', bare.writeCommit({ tree, parents: [head], message: 'Submodule' })])
    const run = await at.says('author', '/sous run into')
    expect(run).toMatchObject({ code: 1, outputs: { 'reason-code': 'failed:path_denied', changed: 'false' } })
    expect(at.answers()[0]).toContain('belongs to another git repository, `sub`')
    expect([...bare.refs('refs/sous/').keys()]).toEqual([])
  })

  it('[C16] [H10] a change that is too large to be shown whole says so first, and cannot be applied', async () => {
    const lines = Array.from({ length: 30_000 }, (_, i) => `FROM node:18 # ${i}\n`).join('')
    await using at = await actionWorld({ files: { 'big/Dockerfile': lines } })
    const head = at.head('feature-1')
    const preview = await at.says('author', '/sous run bump-node version=24')
    expect(preview).toMatchObject({ code: 0, outputs: { 'reason-code': 'previewed' } })
    expect(JSON.parse(preview.outputs['result'] ?? '')).toMatchObject({ preview_incomplete: true })
    expect(preview.summary.length).toBeLessThan(1024 * 1024)
    expect(preview.summary).toMatch(/^### [^\n]+\n\n[^\n]+\n\n> \[!WARNING\]\n> \*\*This preview is incomplete/)
    const [sticky = ''] = at.answers()
    expect(sticky).toContain('big/Dockerfile')
    expect(digestIn(sticky)).toBe('')
    const applied = await at.says('colleague', `/sous apply ${preview.outputs['digest']}`)
    expect(applied).toMatchObject({ code: 0, outputs: { 'reason-code': 'preview_incomplete' } })
    expect(at.head('feature-1')).toBe(head)
  })

  it('[A14] the same command on the same commit makes the same plan again, in the same comment, with a reply that leads there', async () => {
    await using at = await actionWorld()
    const first = await at.says('author', '/sous run bump-node version=24')
    const again = await at.says('colleague', '/sous run bump-node version=24')
    expect(again).toMatchObject({ code: 0, outputs: { 'reason-code': 'previewed', digest: first.outputs['digest'], changed: 'true' } })
    expect([at.answers().length, digestIn(at.answers()[0] ?? '')]).toEqual([2, first.outputs['digest']])
    at.push({ 'README.md': 'Moved\n' })
    const moved = await at.says('author', '/sous run bump-node version=24')
    expect(moved.outputs['digest']).not.toBe(first.outputs['digest'])
  })
})

const WORKFLOW = { '.github/workflows/sous.yml': 'on: issue_comment # uploads sous-plan-<digest>\njobs: {}\n' }

describe('a workflow that is started by hand', () => {
  it.each(['evil', 'evil@refs/heads/main'])('[A10] obeys the rules of the default branch, not those of %s', async (branch) => {
    await using at = await hardenedWorld({ pulls: [{ by: 'author', edits: RULE, branch }] })
    const [inputs, token] = [{ recipe: 'stamp' }, READING]
    const evil = at.dispatch({ by: 'author', branch })
    expect(await at.act(evil, { inputs, token, checkout: evil.sha })).toMatchObject({ outputs: { 'reason-code': 'gated' } })
    at.merge(1)
    const own = at.dispatch({ by: 'author' })
    expect(await at.act(own, { inputs, token, checkout: own.sha })).toMatchObject({ outputs: { 'reason-code': 'previewed' } })
  })
})

describe('whose approval counts', () => {
  it('[C5] [C6] a review of another commit, or against which somebody asks for changes, applies nothing', async () => {
    await using at = await actionWorld({ files: WORKFLOW })
    const old = at.head('feature-1')
    const head = at.push({ 'README.md': 'Moved\n' })
    const { outputs } = await at.says('author', '/sous run bump-node version=24')
    const body = `/sous apply ${outputs['digest']}`
    const stale = await at.act(at.review({ by: 'colleague', state: 'APPROVED', body, commitId: old }))
    expect(stale).toMatchObject({ code: 0, outputs: { 'reason-code': 'approval_stale' } })
    at.review({ by: 'boss', state: 'CHANGES_REQUESTED', body: 'No' })
    const against = await at.act(at.review({ by: 'colleague', state: 'APPROVED', body }))
    expect(against).toMatchObject({ code: 0, outputs: { 'reason-code': 'changes_requested' } })
    expect(at.head('feature-1')).toBe(head)
  })

  it('[C6] a comment approves nothing while somebody else who may write asks for changes, and is told who', async () => {
    await using at = await actionWorld()
    const { outputs } = await at.says('author', '/sous run bump-node version=24')
    const head = at.head('feature-1')
    at.review({ by: 'reader', state: 'CHANGES_REQUESTED', body: 'A reader stops nothing' })
    at.review({ by: 'colleague', state: 'CHANGES_REQUESTED', body: 'Nor does who approves it now' })
    const boss = at.review({ by: 'boss', state: 'CHANGES_REQUESTED', body: 'No' })
    at.review({ by: 'boss', state: 'COMMENTED', body: 'I mean it' })
    const against = await at.says('colleague', `/sous apply ${outputs['digest']}`)
    expect(against).toMatchObject({ code: 0, outputs: { 'reason-code': 'changes_requested' } })
    expect(at.answers().at(-1)).toContain('boss requested changes')
    expect(at.head('feature-1')).toBe(head)
    boss.review.state = 'DISMISSED'
    expect(await at.says('colleague', `/sous apply ${outputs['digest']}`)).toMatchObject({ outputs: { 'reason-code': 'committed' } })
  })

  it('[C14] whoever started a proposal by hand does not approve it alone', async () => {
    await using at = await actionWorld({ files: WORKFLOW, pulls: [] })
    const main = at.head('main')
    const inputs = { recipe: 'bump-node', inputs: 'version: 24', mode: 'propose' }
    const proposed = await at.act(at.dispatch({ by: 'author' }), { inputs })
    expect(proposed).toMatchObject({ code: 0, outputs: { 'reason-code': 'proposed' } })
    at.upload({ run: proposed.runId, name: `sous-plan-${proposed.outputs['digest']}` })
    const trailers = at.repository.bare.text(['show', '--no-patch', '--format=%(trailers:only)', 'sous/bump-node'])
    expect(trailers).toMatch(/^Sous-Requested-By: author \(\d+\)$/m)
    const own = await at.act(at.review({ by: 'author', state: 'APPROVED' }))
    expect(own).toMatchObject({ code: 0, outputs: { 'reason-code': 'approval_missing' } })
    expect(at.head('main')).toBe(main)
    expect(await at.act(at.review({ by: 'colleague', state: 'APPROVED' }))).toMatchObject({ outputs: { 'reason-code': 'committed' } })
    expect(at.repository.bare.text(['show', 'main:Dockerfile'])).toBe('FROM node:24')
  })

  it('is decided by the configuration that the workflow names, if no plan can change that file', async () => {
    await using at = await actionWorld({ files: { '.github/sous/strict.yml': 'approval: { runners: [boss] }\n' } })
    const run = (by: string, config: string) => at.says(by, '/sous run bump-node version=24', { inputs: { config } })
    expect(await run('author', '.github/sous/strict.yml')).toMatchObject({ code: 0, outputs: { 'reason-code': 'not_listed' } })
    expect(at.answers()).toEqual([expect.stringContaining('author is not listed as someone who may run recipes. Ask someone on the list.')])
    // Someone without write access gets no answer.
    expect(await run('reader', '.github/sous/strict.yml')).toMatchObject({ code: 0, outputs: { 'reason-code': 'not_permitted' } })
    expect(at.answers()).toHaveLength(1)
    expect(await run('boss', '.github/sous/strict.yml')).toMatchObject({ code: 0, outputs: { 'reason-code': 'previewed' } })
    expect(await run('boss', 'README.md')).toMatchObject({ code: 1, outputs: { 'reason-code': 'policy_error' } })
    expect(at.answers().at(-1)).toContain('`README.md` is not a valid place for a configuration')
    expect(await run('boss', '.github/sous/none.yml')).toMatchObject({ code: 1, outputs: { 'reason-code': 'policy_error' } })
  })
})

describe('suggestions', () => {
  it('[B2] stand on the lines that a pull request shows, once, for a step of a workflow and for a fork', async () => {
    const pulls = [{ by: 'stranger', fork: 'stranger', edits: { Dockerfile: 'FROM node:16\n' } }]
    await using at = await actionWorld({ pulls, files: { '.github/sous.yml': 'approval: { forks: files-only }\n' } })
    await at.says('author', '/sous run bump-node version=24')
    expect(at.pull(1).pull.reviews).toMatchObject([{ state: 'COMMENTED' }])
    at.openPull({ by: 'author', edits: { Dockerfile: 'FROM node:17\n' } })
    const event = at.pullRequestEvent({ on: 2 })
    const inputs = { recipe: 'bump-node', inputs: 'version: 24' }
    for (const _ of [1, 2]) await at.act(event, { inputs, checkout: event.sha })
    expect(at.pull(2).pull.reviews).toMatchObject([{ state: 'COMMENTED' }])
  })
})
