import { expect, it } from 'vitest'
import { DEFAULT_PLAN_LIMITS, lowerLimits } from '../../src/plan/plan-limits.ts'

it('[B11] a configuration lowers limits', () => {
  expect(lowerLimits(DEFAULT_PLAN_LIMITS, { steps: 5, files: 6, bytes: 7, seconds: 8 })).toEqual({
    ...DEFAULT_PLAN_LIMITS,
    steps: 5,
    files: 6,
    bytes: 7,
    wallMs: 8_000,
  })
})

it('[B11] a configuration never raises a limit', () => {
  const limits = { ...DEFAULT_PLAN_LIMITS, steps: 1, files: 2, bytes: 3, wallMs: 4 }
  expect(lowerLimits(limits, { steps: 5, files: 6, bytes: 7, seconds: 8 })).toEqual(limits)
  expect(lowerLimits(DEFAULT_PLAN_LIMITS, {})).toEqual(DEFAULT_PLAN_LIMITS)
})
