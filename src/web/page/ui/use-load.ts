import { useEffect, useState } from 'preact/hooks'

export interface Loading<T> {
  readonly value: T | undefined
  readonly error: unknown
  readonly isLoading: boolean
  reload(): void
}

/** Loads something when a component is shown, and again when `key` changes. The old value stays until the new one is loaded. */
export function useLoad<T>(load: (signal: AbortSignal) => Promise<T>, key = ''): Loading<T> {
  const [state, setState] = useState<{ readonly value?: T; readonly error?: unknown; readonly isLoading: boolean }>({ isLoading: true })
  const [round, setRound] = useState(0)
  useEffect(() => {
    const over = new AbortController()
    setState((before) => ({ ...before, isLoading: true }))
    load(over.signal).then(
      (value) => over.signal.aborted || setState({ value, isLoading: false }),
      (error: unknown) => over.signal.aborted || setState((before) => ({ ...before, error, isLoading: false })),
    )
    return () => over.abort()
  }, [key, round])
  return { value: state.value, error: state.error, isLoading: state.isLoading, reload: () => setRound((before) => before + 1) }
}
