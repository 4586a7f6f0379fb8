/** The outcome of something that can fail in a way the caller must handle. Bugs are thrown instead. */
export type Result<T, E> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: E }

export function success<T>(value: T): { readonly ok: true; readonly value: T } {
  return { ok: true, value }
}

export function failure<E>(error: E): { readonly ok: false; readonly error: E } {
  return { ok: false, error }
}
