export interface Deadline {
  /** Aborted when the time is over, or when the signal above is. */
  readonly signal: AbortSignal
  /** Whether it was this deadline that ended the work. */
  readonly isOver: boolean
}

/** How much time work has: `ms`, and as much again as it `waits`. Without `ms`, any. */
export interface Allowance {
  readonly ms: number | undefined
  readonly waiting: { readonly ms: number }
}

/** Runs work that has only so much time. The work ends itself when its signal says so. */
export async function withDeadline<T>(
  above: AbortSignal,
  { ms, waiting }: Allowance,
  work: (deadline: Deadline) => Promise<T>,
): Promise<T> {
  if (ms === undefined) return work({ signal: above, isOver: false })
  const stop = new AbortController()
  let isOver = false
  const pass = () => stop.abort(above.reason)
  if (above.aborted) pass()
  above.addEventListener('abort', pass)
  let waitedBefore = waiting.ms
  const end = () => {
    const waited = waiting.ms - waitedBefore
    waitedBefore += waited
    if (waited > 0) timer = setTimeout(end, waited)
    else {
      isOver = !above.aborted
      stop.abort()
    }
  }
  let timer = setTimeout(end, ms)
  try {
    return await work({
      signal: stop.signal,
      get isOver() {
        return isOver
      },
    })
  } finally {
    clearTimeout(timer)
    above.removeEventListener('abort', pass)
  }
}
