/** Something a person should know beside the result. The text is as it came: whoever shows it makes it inert. */
export interface Notice {
  readonly kind: 'warning' | 'hint' | 'log'
  readonly text: string
}

/** What a use case gets of the process that it runs in. */
export interface Surroundings {
  readonly env: Readonly<Record<string, string | undefined>>
  /** Absolute path that relative ones start from. */
  readonly folder: string
  /** Absolute path of the folder that holds the program and its search worker, and the extension of both. */
  readonly program: { readonly folder: string; readonly extension: string }
  readonly signal: AbortSignal
  /** Whether patterns need no trial: true on your own disk and the default branch, false over MCP and REST and for a fork. */
  readonly trustsPatterns?: boolean
  notice(notice: Notice): void
}
