import { describe, expect, it } from 'vitest'
import type { Plan, PlanContent } from '../../../src/base/plan.ts'
import { plannedChange } from '../../../src/plan/plan-digest.ts'
import { readPlan, writePlan } from '../../../src/plan/store/plan-record.ts'
import { create, remove, update } from '../../support/changes.ts'
import { fullPlan, planOf, withDigest } from '../../support/plans.ts'
import { fc, runs } from '../../support/property.ts'

const full = withDigest(fullPlan)

/** Plan text after a change of its JSON. */
function edited(edit: (plan: Record<string, never>) => void): string {
  const json = JSON.parse(writePlan(full))
  edit(json)
  return JSON.stringify(json)
}

function refusal(text: string): string {
  const read = readPlan(text)
  if (read.ok) throw new Error('The plan was believed.')
  return `${read.error.code}: ${read.error.message}`
}

describe('plan.json', () => {
  it('is read as it was written', () => {
    const steps: Plan['steps'] = [
      ...full.steps,
      { ...full.steps[0]!, outcome: { kind: 'deferred', because: 'external' }, decision: { kind: 'deny', reason: 'no' } },
      { ...full.steps[0]!, outcome: { kind: 'failed', code: 'stale', message: 'm', suggestion: 's' } },
    ]
    const plans = [
      full,
      planOf([]),
      withDigest({ ...fullPlan, status: 'gated', steps }),
      planOf([], { inputs: { half: '\ud800', zero: -0 } }),
    ]
    for (const plan of plans) {
      const read = readPlan(writePlan(plan))
      expect(read).toMatchObject({ ok: true, value: { digest: plan.digest } })
      expect(read.ok && writePlan(read.value)).toBe(writePlan(plan))
    }
  })

  it('is read with what is only shown, which the digest does not cover', () => {
    const text = edited((plan) => Object.assign(plan['steps']![0]!, { decision: { kind: 'needs_approval', reason: 'other' } }))
    expect(readPlan(text)).toMatchObject({ ok: true })
  })

  it('[R27] of another format is refused by its number', () => {
    for (const version of [0, 2, 1.5])
      expect(refusal(edited((plan) => Object.assign(plan, { schemaVersion: version, more: 1 })))).toBe(
        `plan_version: The plan has format ${version}; this version of Sous reads format 1`,
      )
    const asked = { recipe: { path: 'recipes/bump.yml' }, inputs: { version: 24, title: "it's one" } }
    expect(readPlan(edited((plan) => Object.assign(plan, { schemaVersion: 2, ...asked })))).toMatchObject({
      error: { suggestion: "Run the preview again: sous preview bump version=24 'title=it'\\''s one'" },
    })
    expect(readPlan('{"schemaVersion":2}')).toMatchObject({ error: { suggestion: 'Run the preview again.' } })
    expect(refusal(edited((plan) => Object.assign(plan, { schemaVersion: '1' })))).toMatch(/^plan_tampered: .*schemaVersion/)
  })

  const cases: readonly [what: string, text: string, message: RegExp][] = [
    ['that is not JSON', '{', /line 1, column 2/],
    ['that is null', 'null', /it is missing or not valid/],
    ['with an unknown key', edited((plan) => Object.assign(plan, { extra: 1 })), /extra/],
    ['with an unknown key deep inside', edited((plan) => Object.assign(plan['base']!, { extra: 1 })), /base: .*extra/],
    [
      'with another content hash',
      edited((plan) => Object.assign(plan['changes']![0]!['after'], { sha256: '0'.repeat(64) })),
      /does not have the digest/,
    ],
    ['with another mode', edited((plan) => Object.assign(plan['changes']![0]!['after'], { mode: '100644' })), /does not have the digest/],
    ['with another input', edited((plan) => Object.assign(plan['inputs']!, { version: 23 })), /does not have the digest/],
    ['with a link', edited((plan) => Object.assign(plan['changes']![0]!['after'], { mode: '120000' })), /changes\.0\.after\.mode/],
    ['with a path that climbs', edited((plan) => Object.assign(plan['changes']![0]!, { path: '../x' })), /changes\.0\.path: .*outside/],
    [
      "with a path into git's directory",
      edited((plan) => Object.assign(plan['changes']![0]!, { path: '.GIT/config' })),
      /changes\.0\.path/,
    ],
    ['with a ref that is an option', edited((plan) => Object.assign(plan, { target: '--output=x' })), /target/],
    ['with a commit that is not an id', edited((plan) => Object.assign(plan['base']!, { commit: 'HEAD' })), /base\.commit/],
    ['with a digest in capitals', edited((plan) => Object.assign(plan, { digest: full.digest.toUpperCase() })), /digest/],
  ]
  it.each(cases)('%s is refused', (_, text, message) => {
    expect(refusal(text)).toMatch(/^plan_tampered: The saved plan is damaged: /)
    expect(refusal(text)).toMatch(message)
  })

  it('with a key of prototypes means what it means without', () => {
    const text = writePlan(full).replace('"args": {', '"args": {"__proto__": {"polluted": 1},')
    const read = readPlan(text)
    expect(read.ok && writePlan(read.value)).toBe(writePlan(full))
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
  })

  const collisions: readonly [string, Partial<PlanContent>, RegExp][] = [
    ['one path twice', { changes: [create('a', '1'), create('a', '2')].map(plannedChange) }, /'a' twice/],
    ['[D18] names that differ in case', { changes: [create('README', '1'), update('readme', '1', '2')].map(plannedChange) }, /one file/],
    [
      '[D18] a file and a directory',
      { changes: [create('a', '1'), create('a/b', '2')].map(plannedChange) },
      /both a file and the directory/,
    ],
  ]
  it.each(collisions)('with %s is refused', (_, content, message) => {
    expect(refusal(writePlan(planOf([], content)))).toMatch(message)
  })

  it('may update files that are there already, whatever their names are', () => {
    const changes = [update('README', '1', '2'), update('readme', '1', '2'), update('a', '1', '2'), update('A/b', '1', '2')]
    expect(readPlan(writePlan(planOf(changes)))).toMatchObject({ ok: true })
  })

  it('may rename by case, and make a directory of a file', () => {
    const changes = [remove('README', 'x'), create('readme', 'x'), remove('a', 'x'), create('a/b', 'x')]
    expect(readPlan(writePlan(planOf(changes)))).toMatchObject({ ok: true })
  })

  it('never throws, whatever is changed in it', () => {
    const text = writePlan(full)
    void fc.assert(
      fc.property(fc.nat(text.length), fc.nat(8), fc.string({ maxLength: 8 }), (start, length, put) => {
        const read = readPlan(text.slice(0, start) + put + text.slice(start + length))
        return read.ok ? read.value.digest === full.digest : ['plan_tampered', 'plan_version'].includes(read.error.code)
      }),
      { numRuns: runs(300) },
    )
  })
})
