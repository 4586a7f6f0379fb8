import { describe, expect, it } from 'vitest'
import { actionWorld, digestIn, FILES, STAMP } from '../support/action-world.ts'

describe('a pull request', () => {
  it('is previewed on a comment, and gets exactly that commit when a colleague approves; a second delivery does nothing', async () => {
    await using at = await actionWorld()
    const head = at.head('feature-1')
    const preview = await at.says('author', '/sous run bump-node version=24')
    expect(preview).toMatchObject({
      code: 0,
      outputs: { decision: 'pass', 'reason-code': 'previewed', changed: 'true', 'files-changed': '1', 'pull-request-number': '1' },
    })
    expect(preview.summary).toContain('FROM node:24')
    expect(at.github.reads + at.github.writes).toBeLessThanOrEqual(11)
    const [sticky = ''] = at.answers()
    expect(sticky).toContain('FROM node:24')
    const digest = digestIn(sticky)
    expect(digest).toBe(preview.outputs['digest'])
    expect(at.head('feature-1')).toBe(head)

    const approval = at.comment({ by: 'colleague', body: `/sous apply ${digest}` })
    const before = at.github.reads + at.github.writes
    const applied = await at.act(approval)
    expect(applied).toMatchObject({ code: 0, outputs: { decision: 'pass', 'reason-code': 'committed', digest } })
    expect(at.github.reads + at.github.writes - before).toBeLessThanOrEqual(18)
    const commit = at.head('feature-1')
    expect(commit).toBe(applied.outputs['commit-sha'])
    const { bare } = at.repository
    expect(bare.text(['rev-parse', `${commit}^`])).toBe(head)
    expect(bare.text(['show', `${commit}:Dockerfile`])).toBe('FROM node:24')
    expect(bare.text(['diff', '--name-only', head, commit])).toBe('Dockerfile')
    expect(bare.text(['show', '--no-patch', '--format=%(trailers:only)', commit])).toMatch(
      new RegExp(`^Sous-Plan: ${digest}\nSous-Requested-By: .*author.*\nSous-Approved-By: .*colleague`),
    )
    const [after = ''] = at.answers()
    expect(after).toContain(commit)

    const again = await at.act(approval)
    expect(again).toMatchObject({ code: 0, outputs: { 'reason-code': 'already_applied', 'commit-sha': commit } })
    expect(at.head('feature-1')).toBe(commit)
    // The comment that was edited, and the one reply that leads to it.
    expect(at.answers()).toHaveLength(2)
  })

  it('[C1] refuses when somebody pushed in between, explains it, and applies after a new preview', async () => {
    await using at = await actionWorld()
    const first = digestIn((await at.says('author', '/sous run bump-node version=24').then(() => at.answers()))[0] ?? '')
    const pushed = at.push({ 'README.md': 'Moved\n' })
    const refused = await at.says('colleague', `/sous apply ${first}`)
    expect(refused).toMatchObject({ code: 0, outputs: { decision: 'refuse', 'reason-code': 'stale_head' } })
    expect(at.head('feature-1')).toBe(pushed)
    expect(at.answers()[1]).toContain('stale_head')
    await at.says('author', '/sous run bump-node version=24')
    const [sticky = ''] = at.answers()
    const second = digestIn(sticky)
    expect(second).not.toBe(first)
    expect(sticky).toContain(`~~\`${first.slice(0, 12)}\`~~`)
    expect(await at.says('colleague', `/sous apply ${second}`)).toMatchObject({ outputs: { 'reason-code': 'committed' } })
    expect(at.repository.bare.text(['rev-parse', 'feature-1^'])).toBe(pushed)
  })

  it('[G7] gets a commit that GitHub signed where its rules require that, and is told what they refuse', async () => {
    await using at = await actionWorld()
    const { rules, protectedBranches, bare } = at.repository
    rules.needsSignatures = true
    await at.says('author', '/sous run bump-node version=24')
    const digest = digestIn(at.answers()[0] ?? '')
    protectedBranches.add('feature-1')
    const refused = await at.says('colleague', `/sous apply ${digest}`)
    expect(refused.outputs).toMatchObject({ decision: 'refuse', 'reason-code': 'protected_branch' })
    expect(at.answers()[1]).toContain('Changes must be made through a pull request.')
    protectedBranches.clear()
    const applied = await at.says('colleague', `/sous apply ${digest}`)
    expect(applied.outputs).toMatchObject({ 'reason-code': 'committed', 'commit-sha': at.head('feature-1') })
    expect(bare.commit(at.head('feature-1')).signed).toBeDefined()
  })

  it('[A2][A14] costs a stranger at most two calls and no write, and does nothing', async () => {
    await using at = await actionWorld()
    const run = await at.says('reader', '/sous run bump-node version=24')
    expect(run).toMatchObject({ code: 0, outputs: { decision: 'refuse', 'reason-code': 'not_permitted' } })
    expect(at.github.calls.length).toBeLessThanOrEqual(2)
    expect(at.answers()).toEqual([])
  })

  it('ignores an ordinary comment without a single call', async () => {
    await using at = await actionWorld()
    const run = await at.says('author', 'Nice work! See /sous run bump-node')
    expect(run).toMatchObject({ code: 0, outputs: { 'reason-code': 'not_a_command' } })
    expect(at.github.calls).toEqual([])
  })

  it('answers help, list and mistakes once, with what was meant', async () => {
    await using at = await actionWorld()
    expect(await at.says('author', '/sous list')).toMatchObject({ code: 0, outputs: { 'reason-code': 'answered' } })
    expect(at.answers()[0]).toContain('/sous run bump-node version=…')
    expect(await at.says('author', '/sous help bump-node')).toMatchObject({ code: 0 })
    expect(at.answers()[1]).toContain('Node major')
    const mistake = at.comment({ by: 'author', body: '/sous run bump-nod version=24' })
    expect(await at.act(mistake)).toMatchObject({ code: 0, outputs: { 'reason-code': 'command_mistake' } })
    await at.act(mistake)
    expect(at.answers()).toHaveLength(3)
    expect(at.answers()[2]).toContain('bump-node')
    expect(await at.says('author', '/sous run bump-node version=19')).toMatchObject({
      code: 0,
      outputs: { 'reason-code': 'command_mistake' },
    })
    expect(at.head('feature-1')).toBe(at.pull(1).pull.headSha)
  })

  it('[B1] takes recipe and configuration from the default branch, whatever the pull request makes of them', async () => {
    await using at = await actionWorld({
      pulls: [
        {
          by: 'author',
          edits: {
            '.github/recipes/bump-node.yml': FILES['.github/recipes/bump-node.yml'].replace('FROM node:$', 'FROM evil:$'),
            '.github/sous.yml': "rules:\n  - { tool: run_in_terminal, parameters: '.*' }\n",
          },
        },
      ],
    })
    await at.says('author', '/sous run bump-node version=24')
    expect(at.answers()[0]).toContain('FROM node:24')
    expect(await at.says('author', '/sous run stamp')).toMatchObject({ outputs: { 'reason-code': 'gated' } })
  })

  it('cancels a plan, so that nobody can apply it', async () => {
    await using at = await actionWorld()
    await at.says('author', '/sous run bump-node version=24')
    const digest = digestIn(at.answers()[0] ?? '')
    expect(await at.says('author', '/sous cancel')).toMatchObject({ code: 0, outputs: { 'reason-code': 'answered' } })
    expect(at.answers()[1]).toContain(digest.slice(0, 16))
    expect(await at.says('colleague', `/sous apply ${digest}`)).toMatchObject({ outputs: { 'reason-code': 'plan_cancelled' } })
    expect(at.repository.bare.text(['show', 'feature-1:Dockerfile'])).toBe('FROM node:18')
  })

  it('[B2] a fork is refused, or previewed with file tools only where the configuration says so, and never pushed to', async () => {
    const pulls = [{ by: 'stranger', fork: 'stranger', edits: { Dockerfile: 'FROM node:16\n' } }]
    {
      await using at = await actionWorld({ pulls })
      expect(await at.says('author', '/sous run bump-node version=24')).toMatchObject({ outputs: { 'reason-code': 'fork_not_allowed' } })
    }
    await using at = await actionWorld({ pulls, files: { '.github/sous.yml': 'approval: { forks: files-only }\n' } })
    expect(await at.says('author', '/sous run bump-node version=24')).toMatchObject({ outputs: { 'reason-code': 'previewed' } })
    const digest = /[0-9a-f]{64}/.exec(at.answers()[0] ?? '')?.[0] ?? ''
    expect(await at.says('colleague', `/sous apply ${digest}`)).toMatchObject({ outputs: { 'reason-code': 'fork_not_allowed' } })
    expect(await at.says('author', '/sous run stamp')).toMatchObject({ outputs: { 'reason-code': 'gated' } })
  })

  it('an approving review that names the digest applies the plan, at the commit that was reviewed only', async () => {
    const workflow = 'on: issue_comment\njobs: {}\n'
    await using at = await actionWorld({ files: { '.github/workflows/sous.yml': workflow } })
    await at.says('author', '/sous run bump-node version=24')
    const digest = digestIn(at.answers()[0] ?? '')
    const event = at.review({ by: 'colleague', state: 'APPROVED', body: `/sous apply ${digest}` })
    const applied = await at.act(event)
    expect(applied).toMatchObject({ code: 0, outputs: { 'reason-code': 'committed' } })
    expect(at.repository.bare.text(['show', 'feature-1:Dockerfile'])).toBe('FROM node:24')
    expect(await at.act(event)).toMatchObject({ outputs: { 'reason-code': 'already_applied' } })
  })

  it('[A1] a review applies nothing when the pull request changes the workflow that runs for it', async () => {
    await using at = await actionWorld({
      files: { '.github/workflows/sous.yml': 'on: issue_comment\njobs: {}\n' },
      pulls: [{ by: 'author', edits: { '.github/workflows/sous.yml': 'on: pull_request_review\njobs: {}\n' } }],
    })
    await at.says('author', '/sous run bump-node version=24')
    const digest = digestIn(at.answers()[0] ?? '')
    const head = at.head('feature-1')
    const run = await at.act(at.review({ by: 'colleague', state: 'APPROVED', body: `/sous apply ${digest}` }))
    expect(run).toMatchObject({ code: 1, outputs: { 'reason-code': 'event_not_trusted_for_apply' } })
    expect(at.head('feature-1')).toBe(head)
  })

  it('[H] tells the runner nothing that a file, a recipe or a comment says', async () => {
    await using at = await actionWorld({
      files: { 'a.txt': '::set-output name=x::y\n##[error]z\n' },
      pulls: [{ by: 'author', edits: { Dockerfile: 'FROM node:18\n::add-mask::secret\n##[group]x\n' } }],
    })
    const run = await at.says('author', '/sous run bump-node version=24')
    expect(run.commands.map(({ command }) => command)).toEqual(['add-mask'])
    expect(run.commands[0]?.message).toBe(at.token)
    expect(run.stdout.replace(`::add-mask::${at.token}`, '')).not.toMatch(/^\s*::/m)
    expect(STAMP).toContain('date')
  })
})

describe('files whose names differ only in case', () => {
  it('are named in the preview, and applied like any other', async () => {
    await using at = await actionWorld({ files: { 'app/Dockerfile': 'FROM node:18\n', 'App/Dockerfile': 'FROM node:18\n' } })
    const { outputs } = await at.says('author', '/sous run bump-node version=24')
    expect(at.answers()[0]).toMatch(/App\/Dockerfile and app\/Dockerfile.*differ only in case/)
    const applied = await at.says('colleague', `/sous apply ${outputs['digest']}`)
    expect(applied).toMatchObject({ code: 0, outputs: { 'reason-code': 'committed' } })
    const { bare } = at.repository
    expect([bare.text(['show', 'feature-1:app/Dockerfile']), bare.text(['show', 'feature-1:App/Dockerfile'])]).toEqual([
      'FROM node:24',
      'FROM node:24',
    ])
  })
})
