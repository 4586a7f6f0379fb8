const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error'] as const
export type LogLevel = (typeof LOG_LEVELS)[number]

/** Diagnostic lines for people who ask for them. Results and errors never go here. */
export interface Log {
  write(level: LogLevel, message: string): void
}

/** A log that passes lines at or above a level to `print`. */
export function logTo(print: (line: string) => void, threshold: LogLevel): Log {
  const lowest = LOG_LEVELS.indexOf(threshold)
  return {
    write(level, message) {
      if (LOG_LEVELS.indexOf(level) >= lowest) print(`${level.toUpperCase()} ${message}`)
    },
  }
}
