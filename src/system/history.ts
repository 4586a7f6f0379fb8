export interface CommandRecord {
  readonly command: string
  readonly exitCode: number | undefined
  readonly output: string
  /** ISO 8601. */
  readonly executedAt: string
}

/** Remembers the last command of a session. */
export interface CommandHistory {
  last(): CommandRecord | undefined
  remember(record: CommandRecord): void
}

/** A history that ends with the process. */
export function memoryHistory(): CommandHistory {
  let record: CommandRecord | undefined
  return {
    last: () => record,
    remember(latest) {
      record = latest
    },
  }
}
