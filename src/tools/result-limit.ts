export interface ResultLimit {
  readonly limit: number
  readonly warnings: readonly string[]
}

/** How many results to return: as many as asked for, or the usual number, but never more than the maximum. */
export function resultLimit(
  asked: number | undefined,
  { usual, maximum }: { readonly usual: number; readonly maximum: number },
): ResultLimit {
  if (asked === undefined) return { limit: Math.min(usual, maximum), warnings: [] }
  if (asked <= maximum) return { limit: asked, warnings: [] }
  return { limit: maximum, warnings: [`max_results ${asked} is more than the maximum, using ${maximum}`] }
}
