import { describe, expect, it } from 'vitest'
import { type ActRun, actInWorld, findAct } from '../support/act.ts'
import { type SampleEvent, sampleEvent, sampleWorld } from '../support/github/sample-world.ts'
import type { ActionEvent, GitHubWorld } from '../support/github/world.ts'

type Uses = 'local' | 'published'

/** The workflow of the sample world, with Sous from the checkout or as it is published. */
async function run(
  program: string,
  { world, event, uses }: { readonly world: GitHubWorld; readonly event: ActionEvent; readonly uses: Uses },
): Promise<ActRun> {
  const own = world.repository.bare.files('main')['.github/workflows/sous.yml']
  const workflow = String(own).replace('uses: ./', uses === 'local' ? 'uses: ./' : 'uses: owner/sous@v1')
  return actInWorld(program, { world, event, uses, workflow })
}

describe.each(['local', 'published'] as const)('the bundle on a runner, as an action that is %s', (uses) => {
  it.each(['workflow_dispatch', 'pull_request', 'schedule', 'push'] as const satisfies readonly SampleEvent[])(
    'previews the recipe of the workflow for %s',
    async (name) => {
      const program = findAct()
      if (program === undefined) return
      await using world = await sampleWorld()
      const before = world.head('feature-1')
      const done = await run(program, { world, event: sampleEvent(world, name), uses })
      expect(done.jobs).toEqual({ sous: 'success' })
      expect(done.outputs('sous')).toMatchObject({ decision: 'pass', 'reason-code': 'previewed', changed: 'true', 'files-changed': '1' })
      expect(done.summary('sous')).toMatch(/^-FROM node:18\n\+FROM node:24$/m)
      expect(world.issue().comments.map(({ user }) => user.login)).toEqual(name === 'pull_request' ? ['github-actions[bot]'] : [])
      expect([world.head('feature-1'), world.repository.bare.files('main')['Dockerfile']]).toEqual([before, 'FROM node:18\n'])
    },
  )

  it('previews for a comment, is applied for the review that names the plan, and does nothing at its second delivery', async () => {
    const program = findAct()
    if (program === undefined) return
    await using world = await sampleWorld()
    const before = world.head('feature-1')
    const asked = await run(program, { world, event: sampleEvent(world, 'issue_comment'), uses })
    expect(asked.outputs('sous')).toMatchObject({ 'reason-code': 'previewed', 'pull-request-number': '1' })
    expect(world.head('feature-1')).toBe(before)

    const { digest } = asked.outputs('sous')
    const review = world.review({ by: 'colleague', state: 'APPROVED', body: `/sous apply ${digest}` })
    const applied = await run(program, { world, event: review, uses })
    const head = world.head('feature-1')
    expect(applied.outputs('sous')).toMatchObject({ decision: 'pass', 'reason-code': 'committed' })
    expect(world.repository.bare.commit(head)).toMatchObject({
      parents: [before],
      message: expect.stringMatching(new RegExp(`^Sous-Plan: ${digest}$`, 'm')),
    })
    expect(world.repository.bare.files('feature-1')).toMatchObject({ Dockerfile: 'FROM node:24\n', 'README.md': '# Demo\n\nMore.\n' })

    const again = await run(program, { world, event: review, uses })
    expect(again.outputs('sous')).toMatchObject({ 'reason-code': 'already_applied' })
    expect(again.jobs).toEqual({ sous: 'success' })
    expect(world.head('feature-1')).toBe(head)
  }, 120_000)
})
