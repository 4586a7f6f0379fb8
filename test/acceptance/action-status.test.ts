import { expect, it } from 'vitest'
import { type ActionWorld, actionWorld, digestIn } from '../support/action-world.ts'
import { BOTH } from '../support/both-workflows.ts'

/** What people see at a commit: the latest status of each context. */
function statusAt(at: ActionWorld, commit: string, context = 'Sous / bump-node'): readonly [string, string] | undefined {
  const found = at.repository.statuses.find((status) => status.sha === commit && status.context === context)
  return found && [found.state, found.description ?? '']
}

const latest = (at: ActionWorld) => digestIn(at.answers().find((text) => text.includes('Bump Node')) ?? '')

it.each(BOTH)(
  'a recipe has a status on the head, from the preview to the commit that Sous applied: %s',
  { timeout: 240_000 },
  async (_, open) => {
    await using world = await open()
    const { at, say } = world
    const head = at.pull().pull.headSha
    const preview = await say('author', '/sous run bump-node version=24')
    expect(statusAt(at, head)).toEqual(['pending', 'Waiting for approval: would change 1 file.'])
    expect(at.repository.statuses[0]?.targetUrl).toBe(`${at.github.origin}/owner/demo/actions/runs/${preview.runId}`)
    const applied = await say('colleague', `/sous apply ${latest(at)}`)
    const commit = applied.outputs['commit-sha'] ?? ''
    expect(commit).toBe(at.pull().pull.headSha)
    expect(statusAt(at, commit)).toEqual(['success', `Applied as ${commit.slice(0, 7)}.`])

    await say('author', '/sous run bump-node version=24')
    expect(statusAt(at, commit)).toEqual(['success', 'Clean: nothing to change.'])
  },
)

it('a plan that a push made stale, or that somebody cancels, turns the status red', { timeout: 240_000 }, async () => {
  await using at = await actionWorld()
  await at.says('author', '/sous run bump-node version=25')
  const stale = latest(at)
  const moved = at.push({ 'README.md': 'More\n' })
  const refused = await at.says('colleague', `/sous apply ${stale}`)
  expect(refused.outputs['reason-code']).toBe('stale_head')
  expect(statusAt(at, moved)).toEqual(['failure', 'Stale: the branch moved after the preview. Run the recipe again.'])
  await at.says('author', '/sous run bump-node version=26')
  expect(statusAt(at, moved)?.[0]).toBe('pending')
  // The newer plan still waits, whatever becomes of an older one.
  await at.says('colleague', `/sous apply ${stale}`)
  expect(statusAt(at, moved)?.[0]).toBe('pending')
  await at.says('colleague', '/sous cancel')
  expect(statusAt(at, moved)).toEqual(['failure', 'Cancelled. Run the recipe again.'])
})

it.each(BOTH)('a recipe that fails has a failed status: %s', { timeout: 120_000 }, async (_, open) => {
  const fails = "name: Fails\npermissions: { write: ['**'] }\nsteps:\n  - tool: read_file\n    with: { path: nothing.txt }\n"
  await using world = await open({ files: { '.github/recipes/fails.yml': fails } })
  const { at, say } = world
  await say('author', '/sous run fails')
  const [state, description] = statusAt(at, at.pull().pull.headSha, 'Sous / fails') ?? []
  expect([state, description]).toEqual(['failure', expect.stringMatching(/^Failed: failed:\w+\. See the run\.$/)])
})

it('without the permission for statuses everything else is as before, and the log says so', { timeout: 120_000 }, async () => {
  await using at = await actionWorld({ permissions: { actions: 'read', contents: 'write', pull_requests: 'write' } })
  const preview = await at.says('author', '/sous run bump-node version=24')
  expect([preview.code, preview.outputs['reason-code']]).toEqual([0, 'previewed'])
  expect(preview.stdout).toContain('Could not set the commit status: ')
  const applied = await at.says('colleague', `/sous apply ${latest(at)}`)
  expect([applied.code, applied.outputs['reason-code']]).toEqual([0, 'committed'])
  expect(applied.commands.filter(({ command }) => command === 'error' || command === 'warning')).toEqual([])
  expect(at.repository.statuses).toEqual([])
})
