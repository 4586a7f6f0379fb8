export interface Progress {
  readonly done: number
  readonly total: number | undefined
  /** What is counted, in the plural: `files`. */
  readonly unit: string
  /** What came in, where it is passed on as it comes. */
  readonly text?: string
}

/** As it is said of that many: `1/1 file`. */
export function unitOf({ done, total = done, unit }: Progress): string {
  return total === 1 ? unit.replace(/s\b/, '') : unit
}
