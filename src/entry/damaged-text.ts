import { isUtf8 } from 'node:buffer'
import * as fs from 'node:fs'
import { mayBeDamaged } from '../model/bytes.ts'
import { failure, type Result, success } from '../model/result.ts'
import { type ToolError, toolError } from '../model/tool-error.ts'

/** Node gives arguments as text, with U+FFFD for what is not UTF-8. Linux tells which bytes they were. */
export function refuseDamaged(argv: readonly string[]): ToolError | undefined {
  if (!argv.some(mayBeDamaged)) return undefined
  try {
    return isUtf8(fs.readFileSync('/proc/self/cmdline')) ? undefined : notUtf8('An argument')
  } catch {
    return undefined
  }
}

export function asUtf8(bytes: Buffer, what: string): Result<string, ToolError> {
  return isUtf8(bytes) ? success(bytes.toString('utf8')) : failure(notUtf8(what))
}

function notUtf8(what: string): ToolError {
  return toolError('invalid_arguments', `${what} is not UTF-8`, 'Nothing was done. Give it in UTF-8: other bytes would be damaged.')
}
