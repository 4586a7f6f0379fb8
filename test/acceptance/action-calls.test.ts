import { expect, it } from 'vitest'
import { type ActionWorld, actionWorld, digestIn, FILES } from '../support/action-world.ts'
import type { ActionEvent } from '../support/github/world.ts'
import { hardenedWorld } from '../support/hardened-world.ts'

const WORKFLOW = { '.github/workflows/sous.yml': 'on: [issue_comment, pull_request_review]\n' }
const CONFIGURED = { ...WORKFLOW, '.github/sous.yml': 'approval: { expires-after-hours: 30, approvers: [colleague, boss] }\n' }

/** Calls of the API since the last time; fetches and pushes of git are not among them. */
function callCounter(at: ActionWorld): () => readonly string[] {
  let seen = 0
  return () => {
    const made = at.github.calls.slice(seen).filter(({ path }) => !path.startsWith('/owner/demo.git/'))
    seen = at.github.calls.length
    return made.map(({ method, path }) => `${method} ${path}`)
  }
}

/** Calls that a preview or an apply could do without: the status, the closing reaction, the reply beside an edited comment, the signature. */
function extras(made: readonly string[]): number {
  const count = (pattern: RegExp) => made.filter((call) => pattern.test(call)).length
  const isEdited = count(/^PATCH .*\/issues\/comments\//) > 0
  const replies = isEdited ? count(/^POST .*\/issues\/\d+\/comments$/) : 0
  return count(/^POST .*\/statuses\//) + Math.max(count(/\/reactions$/) - 1, 0) + replies + count(/^POST .*\/git\/commits$/)
}

const sticky = (at: ActionWorld, name: string) => digestIn(at.answers().find((text) => text.includes(name)) ?? '')

it.each([
  ['without a configuration', WORKFLOW],
  ['with one', CONFIGURED],
])(
  '[A14] asks GitHub little, %s: 1 call for a stranger, 11 for a preview, 18 for an apply, none for talk',
  {
    timeout: 240_000,
  },
  async (_, files) => {
    await using at = await actionWorld({ files })
    const calls = callCounter(at)
    const expectCalls = (most: number, needed = most) => {
      const made = calls()
      expect(made.length, made.join('\n')).toBeLessThanOrEqual(most)
      expect(made.length - extras(made), made.join('\n')).toBeLessThanOrEqual(needed)
    }
    await at.says('author', 'Nice work!')
    expectCalls(0)
    await at.says('reader', '/sous run bump-node version=24')
    expectCalls(1)
    await at.says('reader', `/sous apply ${'a'.repeat(64)}`)
    expectCalls(1)
    // The first plan of a recipe makes its comment, the next ones change it; asking again makes none.
    for (const version of [24, 25, 25]) {
      const preview = await at.says('author', `/sous run bump-node version=${version}`)
      expect(preview.outputs['reason-code']).toBe('previewed')
      expectCalls(11, 8)
    }
    const applyRequest = await at.says('colleague', `/sous apply ${sticky(at, 'Bump Node')}`)
    expect(applyRequest.outputs['reason-code']).toBe('committed')
    expectCalls(18, 15)
    await at.says('author', '/sous run bump-node version=26')
    expectCalls(11, 8)
    const body = `/sous apply ${sticky(at, 'Bump Node')}`
    const reviewed = await at.act(at.review({ by: 'colleague', state: 'APPROVED', body }))
    expect(reviewed.outputs['reason-code']).toBe('committed')
    expectCalls(18, 15)
    await at.act(at.review({ by: 'reader', state: 'APPROVED', body }))
    expectCalls(1)
    const told = await at.says('colleague', '/sous cancel')
    expect(told.outputs['reason-code']).toBe('answered')
    expectCalls(11)
  },
)

it('[A14] asks as little in each job of the hardened workflow, also for what commands made', { timeout: 240_000 }, async () => {
  await using at = await hardenedWorld({ files: { ...CONFIGURED, '.github/workflows/sous.yml': FILES['.github/workflows/sous.yml'] } })
  const calls = callCounter(at)
  const most = async (event: ActionEvent, limit: number) => {
    const { gate, plan, report, apply } = await at.jobs(event)
    const total = (report ?? apply) === undefined ? 1 : limit * [gate, plan, report, apply].filter((job) => job !== undefined).length
    const made = calls()
    expect(made.length, made.join('\n')).toBeLessThanOrEqual(total)
    return (apply ?? report ?? gate).outputs['reason-code']
  }
  const say = (by: string, body: string) => at.comment({ by, body })
  expect(await most(say('reader', '/sous run stamp'), 1)).toBe('not_permitted')
  expect(await most(say('author', '/sous run stamp'), 11)).toBe('gated')
  expect(await most(say('colleague', `/sous apply ${sticky(at, 'Stamp')}`), 18)).toBe('previewed')
  const approves = say('boss', `/sous apply ${sticky(at, 'Stamp')}`)
  const { runId } = await at.gate(approves)
  const derived = await at.plan(approves, { run: { id: runId } })
  calls()
  const applied = await at.publish(approves, { 'derived-digest': derived.outputs['digest'] ?? '' }, { run: { id: runId } })
  expect(applied.outputs['reason-code']).toBe('committed')
  const made = calls()
  expect(made.length, made.join('\n')).toBeLessThanOrEqual(18)
})

it('[A14] asks no more where recipes call others, and where the head has other rules than the default branch', {
  timeout: 120_000,
}, async () => {
  const many = {
    '.github/recipes/all.yml': "name: All\npermissions: { write: ['**/Dockerfile'] }\nsteps:\n  - recipe: one\n  - recipe: two\n",
    '.github/recipes/one.yml':
      "name: One\npermissions: { write: ['**/Dockerfile'] }\nsteps:\n  - recipe: bump-node\n    with: { version: 24 }\n",
    '.github/recipes/two.yml': 'name: Two\nsteps:\n  - tool: glob\n    with: { pattern: Dockerfile }\n',
  }
  await using at = await actionWorld({ files: { ...CONFIGURED, ...many } })
  at.push({ '.github/sous.yml': 'approval: { expires-after-hours: 31 }\n' })
  const calls = callCounter(at)
  const preview = await at.says('author', '/sous run all')
  expect(preview.outputs['reason-code']).toBe('previewed')
  const made = calls()
  expect(made.length, made.join('\n')).toBeLessThanOrEqual(11)
})
