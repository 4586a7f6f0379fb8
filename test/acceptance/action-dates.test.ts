/** A recipe with date(): its plan can be made again on a later day, with the same digest. */
import { describe, expect, it } from 'vitest'
import { actionWorld, digestIn } from '../support/action-world.ts'
import { BOTH } from '../support/both-workflows.ts'

const DAY_MS = 24 * 3_600_000
const DATED = `name: Note the date
permissions: { write: [DATE] }
steps:
  - { tool: create_file, with: { path: DATE, content: "\${{ date('yyyy-MM-dd') }}\\n" } }
`
const FILES = { '.github/recipes/dated.yml': DATED }

describe.each(BOTH)('in the %s workflow', { timeout: 240_000 }, (_, open) => {
  it('a plan keeps the day of the comment that asked for it, also when it is applied on a later one', async () => {
    await using world = await open({ files: FILES })
    const { at, say } = world
    at.github.state.now = Date.parse('2025-12-31T23:50:00Z')
    await say('author', '/sous run dated')
    const digest = digestIn(at.answers()[0] ?? '')
    at.github.state.now += DAY_MS / 2
    expect(await say('colleague', `/sous apply ${digest}`)).toMatchObject({ code: 0, outputs: { 'reason-code': 'committed' } })
    expect(at.repository.bare.text(['show', 'feature-1:DATE'])).toBe('2025-12-31')
  })

  it('a new request has a new day', async () => {
    await using world = await open({ files: FILES })
    const { at, say } = world
    at.github.state.now = Date.parse('2025-12-31T10:00:00Z')
    const first = await say('author', '/sous run dated')
    at.github.state.now += DAY_MS
    const second = await say('author', '/sous run dated')
    expect(second.outputs['digest']).not.toBe(first.outputs['digest'])
    expect(await say('colleague', `/sous apply ${second.outputs['digest']}`)).toMatchObject({ outputs: { 'reason-code': 'committed' } })
    expect(at.repository.bare.text(['show', 'feature-1:DATE'])).toBe('2026-01-01')
  })
})

describe('a proposal', { timeout: 240_000 }, () => {
  const WORKFLOW = { '.github/workflows/propose.yml': "on: { schedule: [{ cron: '1 1 * * 1' }] }\njobs: {} # uploads sous-plan-<digest>\n" }

  it('is merged with the day on which it was made', async () => {
    const users = { author: 'write', colleague: 'write' } as const
    await using at = await actionWorld({ users, pulls: [], files: { ...FILES, ...WORKFLOW } })
    const propose = async () => {
      const inputs = { mode: 'propose', recipe: 'dated' }
      const run = await at.act(at.schedule(), { inputs, run: { path: '.github/workflows/propose.yml' } })
      at.upload({ run: run.runId, name: `sous-plan-${run.outputs['digest']}` })
      return run
    }
    at.github.state.now = Date.parse('2026-03-04T12:00:00Z')
    expect(await propose()).toMatchObject({ code: 0, outputs: { 'reason-code': 'proposed' } })
    at.github.state.now += 2 * DAY_MS
    const merged = await at.act(at.review({ by: 'colleague', state: 'APPROVED', on: 1 }))
    expect(merged).toMatchObject({ code: 0, outputs: { 'reason-code': 'committed' } })
    expect(at.repository.bare.text(['show', 'main:DATE'])).toBe('2026-03-04')
  })
})
