import { expect, it } from 'vitest'
import { withDeadline } from '../../src/plan/plan-limits.ts'

const above = new AbortController().signal

/** A plan that had waited so long each time somebody looked. */
function waiting(...looks: readonly number[]) {
  let last = 0
  const left = [...looks]
  return {
    get ms() {
      last = left.shift() ?? last
      return last
    },
    left,
  }
}

async function untilOver(waited: { readonly ms: number }): Promise<boolean> {
  return withDeadline(above, { ms: 1, waiting: waited }, async (deadline) => {
    await new Promise((resolve) => deadline.signal.addEventListener('abort', resolve, { once: true }))
    return deadline.isOver
  })
}

it('ends work whose time is over', async () => {
  expect(await untilOver({ ms: 0 })).toBe(true)
})

it('gives back the time that people took to answer, however often', async () => {
  const waited = waiting(5, 6, 9, 9)
  expect(await untilOver(waited)).toBe(true)
  expect(waited.left).toEqual([])
})

it('passes on that all of it was stopped, which is not its own end', async () => {
  const stop = new AbortController()
  const isOver = withDeadline(stop.signal, { ms: 60_000, waiting: { ms: 0 } }, async (deadline) => {
    stop.abort()
    return deadline.signal.aborted && deadline.isOver
  })
  expect(await isOver).toBe(false)
})
