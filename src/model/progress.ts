export interface Progress {
  readonly done: number
  readonly total: number | undefined
  /** What is counted, in the plural: `files`. */
  readonly unit: string
  /** What came in, where it is passed on as it comes. */
  readonly text?: string
}
