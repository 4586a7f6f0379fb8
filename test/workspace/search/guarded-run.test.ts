import { expect, it } from 'vitest'
import { runGuarded } from '../../../src/workspace/search/pattern.ts'

const LIMIT_MS = 100

function workFor(ms: number): void {
  for (const end = performance.now() + ms; performance.now() < end; );
}

/** Does files that take that long each, and says of each guarded call which file was late. */
function run(times: readonly number[]): readonly (number | undefined)[] {
  const step = (file: number) => {
    workFor(times[file] ?? 0)
    return file + 1
  }
  return [...runGuarded({ from: 0, to: times.length, step, limitMs: LIMIT_MS })]
}

it('[D15] gives a file that takes too long no second chance, and goes on', () => {
  expect(run([0, Number.POSITIVE_INFINITY, 0])).toEqual([1, undefined])
})

it('[D15] does not blame the others for a file that takes too long', () => {
  expect(run([80, Number.POSITIVE_INFINITY, 80]).filter((late) => late !== undefined)).toEqual([1])
})

it('blames no file where all together take longer than one may', () => {
  expect(run(Array(8).fill(30)).filter((late) => late !== undefined)).toEqual([])
})

it('does not guard what has no limit', () => {
  let begun = 0
  const step = (file: number) => {
    begun++
    return file + 1
  }
  expect([...runGuarded({ from: 0, to: 3, step, limitMs: Number.POSITIVE_INFINITY })]).toEqual([undefined])
  expect(begun).toBe(3)
})
