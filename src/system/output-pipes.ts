import { spawnSync } from 'node:child_process'
import * as fs from 'node:fs'
import { Socket } from 'node:net'
import * as os from 'node:os'
import * as path from 'node:path'
import type { Readable } from 'node:stream'
import { attempt } from './real-disk.ts'

/** One way out of a command. */
interface OutputPipe {
  /** What the command writes to. */
  readonly writeEnd: number
  readonly readEnd: Readable
  /** How the system shows the pipe among the open files of a process. */
  readonly shown: string
}

export interface OutputPipes {
  readonly stdout: OutputPipe
  readonly stderr: OutputPipe
}

/**
 * Pipes for the two outputs of a command. Node's own would be sockets, and a command that opens `/dev/stderr` cannot
 * open a socket. `undefined` where pipes cannot be made in this way.
 */
export function openOutputPipes(mkfifo: string | undefined): OutputPipes | undefined {
  if (mkfifo === undefined) return undefined
  // Where there is no room for temporary files, the command still runs.
  const made = attempt(() => fs.mkdtempSync(path.join(fs.realpathSync(os.tmpdir()), 'sous-run-')))
  if (!made.ok) return undefined
  const folder = made.value
  try {
    const [out, err] = [path.join(folder, 'stdout'), path.join(folder, 'stderr')]
    if (spawnSync(mkfifo, ['-m', '600', out, err], { env: {}, stdio: 'ignore' }).status !== 0) return undefined
    return { stdout: openPipe(out), stderr: openPipe(err) }
  } finally {
    fs.rmSync(folder, { recursive: true, force: true })
  }
}

function openPipe(file: string): OutputPipe {
  // Without waiting for a writer; and the writer can be opened because there is a reader.
  const reader = fs.openSync(file, fs.constants.O_RDONLY | fs.constants.O_NONBLOCK)
  const writeEnd = fs.openSync(file, fs.constants.O_WRONLY)
  return { writeEnd, readEnd: new Socket({ fd: reader, readable: true, writable: false }), shown: `${file} (deleted)` }
}
