export interface Deadline {
  /** Aborted when the time is over, or when the signal above is. */
  readonly signal: AbortSignal
  /** Whether it was this deadline that ended the work. */
  readonly isOver: boolean
}

/** Runs work that has only so much time. The work ends itself when its signal says so. */
export async function withDeadline<T>(above: AbortSignal, ms: number | undefined, work: (deadline: Deadline) => Promise<T>): Promise<T> {
  if (ms === undefined) return work({ signal: above, isOver: false })
  const stop = new AbortController()
  let isOver = false
  const pass = () => stop.abort(above.reason)
  if (above.aborted) pass()
  above.addEventListener('abort', pass)
  const timer = setTimeout(() => {
    isOver = !above.aborted
    stop.abort()
  }, ms)
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
