/**
 * The action against a real Gitea, which nobody here wrote: a second opinion about git, refs, pull requests, comments and reviews.
 * `SOUS_GITEA` is the program; CONTRIBUTING.md tells how to build it.
 *
 * Gitea's own are the server, its API, the permissions, the webhooks that are the events, and every git object. The tests make
 * what a runner would: the variables of a run, and the payload of `schedule`. They speak to Gitea directly.
 * Only the merge of a proposal goes by `giteaProxy`, which says what it adds; without it Sous refuses, as that test shows first.
 */
import { describe, expect, it } from 'vitest'
import { digestIn } from '../support/action-world.ts'
import { findGitea, giteaWorld } from '../support/gitea.ts'
import { giteaProxy } from '../support/gitea-proxy.ts'

const RUN = '/sous run bump-node version=24'
const PULL = '/repos/owner/demo/pulls/1'
const OWN = `name: Own
permissions: { write: [CODEOWNERS] }
steps:
  - { id: own, tool: create_file, with: { path: CODEOWNERS, content: '* @author' } }
`
const program = findGitea()

describe.skipIf(program === undefined)('on Gitea, the action', { timeout: 300_000 }, () => {
  it('previews on a comment, refuses a reader, and makes exactly the previewed commit when a colleague approves', async () => {
    await using at = await giteaWorld(program ?? '')
    const head = at.git('rev-parse', 'feature-1')
    const preview = await at.says('author', RUN)
    expect(preview).toMatchObject({ code: 0, outputs: { decision: 'pass', 'reason-code': 'previewed', 'files-changed': '1' } })
    const [sticky = ''] = await at.answers()
    expect(sticky).toContain('+FROM node:24')
    const digest = digestIn(sticky)
    expect(digest).toBe(preview.outputs['digest'])

    for (const command of [RUN, `/sous apply ${digest}`])
      expect(await at.says('reader', command)).toMatchObject({ code: 0, outputs: { decision: 'refuse', 'reason-code': 'not_permitted' } })
    expect(await at.answers()).toEqual([sticky])
    expect(at.git('rev-parse', 'feature-1')).toBe(head)

    const applied = await at.says('colleague', `/sous apply ${digest.slice(0, 16)}`)
    expect(applied).toMatchObject({ code: 0, outputs: { decision: 'pass', 'reason-code': 'committed', digest } })
    const commit = at.git('rev-parse', 'feature-1')
    expect(commit).toBe(applied.outputs['commit-sha'])
    expect(at.git('rev-list', '--parents', '-1', commit)).toBe(`${commit} ${head}`)
    expect(at.git('diff-tree', '-r', '--no-commit-id', commit)).toMatch(/^:100644 100644 \w+ \w+ M\tDockerfile$/)
    expect(at.git('show', `${commit}:Dockerfile`)).toBe('FROM node:24')
    expect(at.git('show', '--no-patch', '--format=%(trailers:only)', commit)).toMatch(
      new RegExp(`^Sous-Plan: ${digest}\nSous-Requested-By: author \\(\\d+\\)\nSous-Approved-By: colleague \\(\\d+\\)\n`),
    )
    expect(await at.api('reader', `GET ${PULL}`)).toMatchObject({ head: { sha: commit }, state: 'open' })
    const statuses = await at.api('reader', `GET /repos/owner/demo/commits/${commit}/statuses`)
    expect(statuses).toMatchObject([{ context: 'Sous / bump-node', status: 'success' }])
    expect((await at.answers())[0]).toContain(commit)

    expect(await at.says('author', `/sous apply ${digest}`)).toMatchObject({ outputs: { 'reason-code': 'already_applied' } })
    expect(at.git('rev-parse', 'feature-1')).toBe(commit)
  })

  it('lets nobody apply a plan while a colleague asks for changes, or once its request was edited', async () => {
    await using at = await giteaWorld(program ?? '')
    const head = at.git('rev-parse', 'feature-1')
    const { outputs } = await at.says('author', RUN)
    const apply = `/sous apply ${outputs['digest']}`
    await at.api('author', `POST ${PULL}/requested_reviewers`, { reviewers: ['owner'] })
    const review = await at.api('colleague', `POST ${PULL}/reviews`, { event: 'REQUEST_CHANGES', body: 'Wait' })
    expect((await at.says('author', apply)).outputs['reason-code']).toBe('changes_requested')
    await at.api('owner', `POST ${PULL}/reviews/${review.id}/dismissals`, { message: 'Settled' })

    const comments: { id: number; body: string }[] = await at.api('author', 'GET /repos/owner/demo/issues/1/comments')
    const { id } = comments.find(({ body }) => body === RUN) ?? { id: 0 }
    const edit = (body: string) => at.api('colleague', `PATCH /repos/owner/demo/issues/comments/${id}`, { body })
    await edit('/sous run bump-node version=25')
    await edit(RUN)
    expect((await at.says('author', apply)).outputs['reason-code']).toBe('comment_changed')
    expect(at.git('rev-parse', 'feature-1')).toBe(head)

    await at.says('author', RUN)
    expect((await at.says('owner', apply)).outputs['reason-code']).toBe('committed')
    expect(at.git('rev-parse', 'feature-1^')).toBe(head)
  })

  it('applies nothing by a review, nor what needs a second person, since Gitea does not say who pushed', async () => {
    await using at = await giteaWorld(program ?? '', { '.github/recipes/own.yml': OWN })
    const head = at.git('rev-parse', 'feature-1')
    const { outputs } = await at.says('author', '/sous run own')
    const applied = await at.says('colleague', `/sous apply ${outputs['digest']}`)
    expect(applied).toMatchObject({ code: 0, outputs: { 'reason-code': 'approval_missing' } })
    expect((await at.answers()).at(-1)).toContain('does not say who pushed to this branch')
    expect((await at.approves('colleague')).outputs['reason-code']).toBe('event_action_ignored')
    expect(at.git('rev-parse', 'feature-1')).toBe(head)
  })

  it('proposes exactly one commit, once, and merges it when two people approve', async () => {
    await using at = await giteaWorld(program ?? '')
    const base = at.git('rev-parse', 'main')
    const inputs = { mode: 'propose', recipe: 'bump-node', inputs: '{"version": 24}' }
    const proposed = await at.schedule({ inputs })
    expect(proposed).toMatchObject({ code: 0, outputs: { 'reason-code': 'proposed', 'pull-request-number': '2' } })
    const { digest = '', 'commit-sha': commit = '' } = proposed.outputs
    expect(await at.api('reader', 'GET /repos/owner/demo/pulls/2')).toMatchObject({
      state: 'open',
      base: { ref: 'main', sha: base },
      head: { ref: 'sous/bump-node', sha: commit },
      user: { login: 'sous-bot' },
    })
    expect(at.git('rev-list', '--parents', '-1', commit)).toBe(`${commit} ${base}`)
    expect(at.git('diff-tree', '-r', '--no-commit-id', commit)).toMatch(/^:100644 100644 \w+ \w+ M\tDockerfile$/)
    expect((await at.schedule({ inputs })).outputs).toMatchObject({ 'pull-request-number': '2', 'commit-sha': commit })
    expect(await at.api('reader', 'GET /repos/owner/demo/pulls?state=all')).toHaveLength(2)

    const apply = `/sous apply ${digest}`
    const untold = await at.says('author', apply, { on: 2 })
    expect(untold.outputs['reason-code']).toBe('approval_missing')
    expect((await at.answers(2)).at(-1)).toContain('does not say when this head was pushed')

    await using proxy = await giteaProxy(at.url)
    const apiUrl = `${proxy.origin}/api/v1`
    expect((await at.says('reader', apply, { on: 2, apiUrl })).outputs['reason-code']).toBe('not_permitted')
    const alone = await at.says('author', apply, { on: 2, apiUrl })
    expect(alone.outputs['reason-code']).toBe('approval_missing')
    expect((await at.answers(2)).at(-1)).toContain('No run shows who requested this proposal')
    expect(at.git('rev-parse', 'main')).toBe(base)

    const merged = await at.says('colleague', apply, { on: 2, apiUrl })
    expect(merged).toMatchObject({ code: 0, outputs: { 'reason-code': 'committed', digest } })
    const tip = at.git('rev-parse', 'main')
    expect(tip).toBe(merged.outputs['commit-sha'])
    expect(at.git('rev-list', '--parents', '-1', tip)).toBe(`${tip} ${base}`)
    expect(at.git('rev-parse', 'main^{tree}')).toBe(at.git('rev-parse', `${commit}^{tree}`))
    expect(at.git('log', '-1', '--format=%B', 'main')).toContain(`Sous-Plan: ${digest}`)
    expect(await at.api('reader', 'GET /repos/owner/demo/pulls/2')).toMatchObject({ merged: true, merge_commit_sha: tip })
  })
})
