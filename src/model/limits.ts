const MB = 1024 * 1024

/** The limits tools keep to. One object, handed to every tool, so that a configuration can lower them in one place. */
export interface Limits {
  readonly readFileBytes: number
  readonly writeFileBytes: number
  readonly searchFileBytes: number
  readonly searchDepth: number
  readonly fileSearchDepth: number
  readonly searchMs: number
  /** In searches and replacements alike. */
  readonly regexMsPerFile: number
  readonly grepResults: number
  readonly grepResultsMaximum: number
  readonly globResults: number
  readonly globResultsMaximum: number
  readonly fileSearchResults: number
  readonly listDirEntries: number
  readonly commandOutputBytes: number
  readonly fetchBytes: number
  /** All documents of one call of a content tool. */
  readonly contentBytes: number
}

export const DEFAULT_LIMITS: Limits = {
  readFileBytes: 10 * MB,
  writeFileBytes: 10 * MB,
  searchFileBytes: 1 * MB,
  searchDepth: 20,
  fileSearchDepth: 20,
  searchMs: 30_000,
  regexMsPerFile: 1_000,
  grepResults: 50,
  grepResultsMaximum: 500,
  globResults: 100,
  globResultsMaximum: 500,
  fileSearchResults: 1_000,
  listDirEntries: 1_000,
  commandOutputBytes: 1 * MB,
  fetchBytes: 1 * MB,
  contentBytes: 64 * MB,
}
