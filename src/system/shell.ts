export interface CommandRequest {
  readonly command: string
  /** Absolute path of the directory to run in. */
  readonly folder: string
  /** Whether the folder was made for this command: then whatever works in it is the command's. */
  readonly isFolderOwn?: boolean
  /** Variables beside the allow-listed ones that every command gets. */
  readonly env: Readonly<Record<string, string>>
  readonly timeoutMs: number
  /** How much of stdout and of stderr is kept (its beginning and its end); the rest is read and dropped. */
  readonly outputBytes: number
  readonly signal: AbortSignal
}

interface CommandOutput {
  readonly stdout: string
  readonly stderr: string
  /** Lines of all that was printed, also of what was not kept. */
  readonly stdoutLines: number
  readonly stderrLines: number
  /** Bytes left out of stdout and stderr together. */
  readonly droppedBytes: number
}

/** How a command ended. When it ends, every process it started has ended too. */
export type CommandExit =
  | ({ readonly kind: 'exited'; readonly code: number } & CommandOutput)
  | ({ readonly kind: 'killed'; readonly signal: string } & CommandOutput)
  | ({ readonly kind: 'timed_out' } & CommandOutput)
  | ({ readonly kind: 'cancelled' } & CommandOutput)
  | { readonly kind: 'not_started'; readonly message: string }

export interface Shell {
  /** The shell's program, for people to read. */
  readonly program: string
  run(request: CommandRequest): Promise<CommandExit>
}
