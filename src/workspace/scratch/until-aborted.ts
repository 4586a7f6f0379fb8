import { setImmediate } from 'node:timers/promises'

const ITEMS_AT_ONCE = 64

/** The items until an abort, which takes effect now and then: signals are only heard while nothing else runs. */
export async function* untilAborted<Item>(items: Iterable<Item>, signal: AbortSignal | undefined): AsyncGenerator<Item> {
  let count = 0
  for (const item of items) {
    if (count++ % ITEMS_AT_ONCE === 0) await setImmediate()
    if (signal?.aborted) return
    yield item
  }
}
