import { randomUUID } from 'node:crypto'
import * as fs from 'node:fs'
import * as path from 'node:path'
import { attempt } from './real-disk.ts'

/** Replaces a file that only the user can read, in one step: a reader finds the old content or the new one. Throws. */
export function replacePrivateFile(file: string, content: string): void {
  fs.mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 })
  const fresh = `${file}.${randomUUID()}`
  try {
    fs.writeFileSync(fresh, content, { mode: 0o600, flag: 'wx' })
    fs.renameSync(fresh, file)
  } catch (error) {
    attempt(() => fs.rmSync(fresh, { force: true }))
    throw error
  }
}
