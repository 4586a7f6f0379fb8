import { createHash } from 'node:crypto'
import * as path from 'node:path'
import { attempt } from '../disk/disk.ts'
import { realDisk, replacePrivateFile } from '../disk/real-disk.ts'

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

export interface HistoryPlace {
  /** Where Sous saves state between calls, such as `~/.local/state/sous`. */
  readonly stateFolder: string
  /** The working directory; each has its own last command. */
  readonly root: string
}

const MAX_OUTPUT_CHARACTERS = 64 * 1024
const MAX_FILE_BYTES = 1024 * 1024

/**
 * A history that later calls in the same working directory can read. It may contain command output, so only the user can read it. A
 * file that cannot be read or written counts as no history, not as an error: the command itself has run.
 */
export function fileHistory({ stateFolder, root }: HistoryPlace): CommandHistory {
  const file = path.join(stateFolder, 'history', `${createHash('sha256').update(root).digest('hex').slice(0, 32)}.json`)
  let latest: CommandRecord | undefined
  return {
    last() {
      latest ??= readRecord(file)
      return latest
    },
    remember(record) {
      latest = record
      const command = record.command.slice(0, MAX_OUTPUT_CHARACTERS)
      const stored = JSON.stringify({ ...record, command, output: shorten(record.output) })
      attempt(() => replacePrivateFile(file, `${stored}\n`))
    },
  }
}

function readRecord(file: string): CommandRecord | undefined {
  const content = realDisk.readFile(file, MAX_FILE_BYTES)
  if (!content.ok) return undefined
  try {
    const { command, exitCode, output, executedAt } = JSON.parse(Buffer.from(content.value.bytes).toString('utf8'))
    const isWhole = [command, output, executedAt].every((text) => typeof text === 'string')
    return isWhole ? { command, exitCode: Number.isInteger(exitCode) ? exitCode : undefined, output, executedAt } : undefined
  } catch {
    return undefined
  }
}

function shorten(output: string): string {
  if (output.length <= MAX_OUTPUT_CHARACTERS) return output
  const half = MAX_OUTPUT_CHARACTERS / 2
  return `${output.slice(0, half).toWellFormed()}\n[…]\n${output.slice(-half).toWellFormed()}`
}
