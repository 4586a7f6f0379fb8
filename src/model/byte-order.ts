/**
 * Compares two strings as their UTF-8 bytes would compare, which is how git sorts paths and what makes a list the same
 * on every machine. UTF-16 order differs only where a surrogate meets a code unit above it.
 */
export function compareBytes(a: string, b: string): number {
  const shared = Math.min(a.length, b.length)
  for (let i = 0; i < shared; i++) {
    const x = a.charCodeAt(i)
    const y = b.charCodeAt(i)
    if (x !== y) return rank(x) - rank(y)
  }
  return a.length - b.length
}

function rank(unit: number): number {
  const isSurrogate = unit >= 0xd800 && unit <= 0xdfff
  return isSurrogate ? unit + 0x10000 : unit
}

/** Merges two lists that are each in byte order of their keys. */
export function mergeByBytes<T>(first: readonly T[], second: readonly T[], keyOf: (item: T) => string): readonly T[] {
  if (second.length === 0) return first
  if (first.length === 0) return second
  const merged: T[] = []
  let next = 0
  for (const item of first) {
    const key = keyOf(item)
    for (let other = second[next]; other !== undefined && compareBytes(keyOf(other), key) < 0; other = second[++next]) merged.push(other)
    merged.push(item)
  }
  for (; next < second.length; next++) merged.push(second[next] as T)
  return merged
}
