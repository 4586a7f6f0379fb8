import { expect, it } from 'vitest'
import { HIGHEST_LIMITS } from '../../src/base/config.ts'
import { DEFAULT_PLAN_LIMITS, planLimits, RunBudget } from '../../src/plan/plan-limits.ts'

it('[B11] a configuration lowers limits', () => {
  expect(planLimits({ steps: 5, files: 6, bytes: 7, seconds: 8 })).toEqual({
    ...DEFAULT_PLAN_LIMITS,
    steps: 5,
    files: 6,
    bytes: 7,
    wallMs: 8_000,
  })
  expect(planLimits({})).toEqual(DEFAULT_PLAN_LIMITS)
})

it('a configuration raises limits, and with the files also the items and calls', () => {
  expect(planLimits(HIGHEST_LIMITS)).toEqual({
    steps: 200,
    items: 100_000,
    calls: 500_000,
    files: 100_000,
    bytes: 1024 ** 3,
    wallMs: 3_600_000,
  })
})

it('a plan that is too large says which limit to raise', () => {
  const budget = new RunBudget({ ...DEFAULT_PLAN_LIMITS, files: 1 })
  const change = (path: string) => ({ kind: 'create', path: path as never, after: Buffer.alloc(1), mode: '100644' }) as const
  expect(budget.countChanges([change('a')])).toBeUndefined()
  expect(budget.countChanges([change('b')])).toMatchObject({
    code: 'limit_exceeded',
    message: 'More than 1 file would change',
    suggestion: "Narrow the recipe, or split it into several. Or raise 'files' in 'limits' of .github/sous.yml.",
  })
})
