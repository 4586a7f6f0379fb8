import { describe, expect, it } from 'vitest'
import { type ActionWorld, actionWorld, digestIn } from '../support/action-world.ts'

const MINUTE = 60_000

describe('every check of an apply is made when it is applied', () => {
  it('[A3] [A9] [A11] [C9] [C13] [C15] [G5] [R14] and each stops it, with a reason of its own and nothing written', {
    timeout: 3 * MINUTE,
  }, async () => {
    await using at = await actionWorld({
      files: { '.github/CODEOWNERS': 'Dockerfile @boss\n', '.github/sous.yml': 'approval: { codeowners: true, branches: [release] }\n' },
      pulls: [
        { by: 'author', edits: { 'README.md': 'Hello there\n' } },
        { by: 'author', edits: { 'README.md': 'Hello there\n' } },
      ],
    })
    const head = at.head('feature-1')
    const { outputs } = await at.says('author', '/sous run bump-node version=24')
    const body = `/sous apply ${outputs['digest']}`
    const pull = at.pull(1)
    const { repository } = at
    const reasonOf = async (event: ReturnType<ActionWorld['comment']>, env = {}) => {
      const run = await at.act(event, { env })
      expect(at.head('feature-1')).toBe(head)
      expect([...repository.bare.refs('refs/sous/locks/').keys()]).toEqual([])
      return run.outputs['reason-code']
    }
    /** Something is otherwise for one run. */
    const whenPull = async (otherwise: Partial<typeof pull.pull>) => {
      const before = { ...pull.pull }
      Object.assign(pull.pull, otherwise)
      const reason = await reasonOf(at.comment({ by: 'boss', body }))
      Object.assign(pull.pull, before)
      return reason
    }

    expect(await reasonOf(at.comment({ by: 'boss', body, on: 2 }))).toBe('digest_unknown')
    expect(await reasonOf(at.comment({ by: 'colleague', body }))).toBe('approval_missing')
    const edited = at.comment({ by: 'boss', body })
    at.edit(edited.comment, 'No', { by: 'colleague' })
    at.edit(edited.comment, body, { by: 'colleague' })
    expect(await reasonOf(edited)).toBe('comment_changed')
    const deleted = at.comment({ by: 'boss', body })
    at.issue(1).comments.splice(at.issue(1).comments.indexOf(deleted.comment), 1)
    expect(await reasonOf(deleted)).toBe('comment_changed')
    const again = { GITHUB_RUN_ATTEMPT: '2', GITHUB_TRIGGERING_ACTOR: 'reader' }
    expect(await reasonOf(at.comment({ by: 'boss', body }), again)).toBe('not_permitted')
    expect(await whenPull({ draft: true })).toBe('pr_draft')
    repository.bare.git(['update-ref', 'refs/heads/release', at.head('main')])
    expect(await whenPull({ baseRef: 'release' })).toBe('stale_base')
    expect(await whenPull({ headRepository: undefined })).toBe('fork_not_allowed')
    repository.archived = true
    expect(await reasonOf(at.comment({ by: 'boss', body }))).toBe('repo_archived')
    repository.archived = false

    const applied = await at.says('boss', body)
    expect(applied).toMatchObject({ code: 0, outputs: { 'reason-code': 'committed' } })
    expect(applied.summary).toContain('committed')
    const [told = ''] = at.answers().filter((answer) => answer.includes('exactly as previewed'))
    expect(told).toContain('Requested by author, approved by colleague, boss.')
    expect(told).toContain('- `Dockerfile` (changed)')
    expect(told, 'G11').toContain('Approve workflows to run')
    expect(told, 'G11').toContain('workflows on `push` do not start')
  })

  it('[G8] a commit message that would skip checks or speak for somebody is not even planned', async () => {
    await using at = await actionWorld()
    for (const message of ['Bump [skip ci]', 'Bump\n\nSous-Approved-By: boss (1)'])
      expect(await at.says('author', '/sous run bump-node version=24', { inputs: { 'commit-message': message } })).toMatchObject({
        code: 0,
        outputs: { 'reason-code': 'message_refused' },
      })
    expect(at.answers().map(digestIn)).toEqual(['', ''])
  })
})
