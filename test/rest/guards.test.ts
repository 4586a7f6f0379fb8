import { expect, it } from 'vitest'
import { TokenBucket } from '../../src/rest/guards.ts'

it('lets through what is there, then what comes back, and says how long that takes', () => {
  let now = 1_000
  const bucket = new TokenBucket(4, 2, () => now)
  expect([bucket.take(), bucket.take(), bucket.take(), bucket.take()]).toEqual([0, 0, 250, 250])
  now += 100
  expect(bucket.take()).toBe(150)
  now += 150
  expect([bucket.take(), bucket.take()]).toEqual([0, 250])
})

it('never holds more than it may', () => {
  let now = 0
  const bucket = new TokenBucket(1, 3, () => now)
  now = 1_000_000
  expect(Array.from({ length: 5 }, () => bucket.take() === 0)).toEqual([true, true, true, false, false])
})

it('lets through exactly its rate over a long while, however it is asked', () => {
  let now = 0
  const bucket = new TokenBucket(10, 30, () => now)
  let passed = 0
  for (; now < 60_000; now += 7) if (bucket.take() === 0) passed++
  expect(passed).toBeGreaterThanOrEqual(30 + 599)
  expect(passed).toBeLessThanOrEqual(30 + 600)
})
