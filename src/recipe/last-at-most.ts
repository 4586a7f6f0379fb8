/** The index of the last of some ascending numbers that is not above a value; 0 if all are. */
export function lastAtMost(ascending: readonly number[], value: number): number {
  let low = 0
  let high = ascending.length
  while (high - low > 1) {
    const middle = (low + high) >> 1
    if ((ascending[middle] ?? 0) <= value) low = middle
    else high = middle
  }
  return low
}
