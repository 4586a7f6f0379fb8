import * as fs from 'node:fs'
import { parseJson } from '../model/json-text.ts'
import { failure, type Result, success } from '../model/result.ts'
import { type ToolError, toolError } from '../model/tool-error.ts'
import { replacePrivateFile } from '../system/private-file.ts'

/** The hashes of recipes that the user trusts to act outside the workspace, once the calls are approved. */
export function readTrusted(file: string): Result<readonly string[], ToolError> {
  let text: string
  try {
    const stats = fs.statSync(file, { throwIfNoEntry: false })
    if (stats === undefined) return success([])
    if (process.platform !== 'win32' && (stats.mode & 0o022) !== 0)
      return failure(broken(file, 'others than its owner may change it', `Run: chmod 600 ${file}`))
    text = fs.readFileSync(file, 'utf8')
  } catch (error) {
    return failure(broken(file, (error as Error).message, 'Make it readable, or delete it.'))
  }
  const parsed = parseJson(text)
  const trusted = parsed.ok ? (parsed.value as { readonly trusted?: unknown } | null)?.trusted : undefined
  const isList = Array.isArray(trusted) && trusted.every((hash) => typeof hash === 'string')
  return isList ? success(trusted) : failure(broken(file, "it has no list 'trusted' of hashes", 'Delete it.'))
}

export function addTrusted(file: string, hash: string): Result<void, ToolError> {
  const present = readTrusted(file)
  if (!present.ok) return present
  if (present.value.includes(hash)) return success(undefined)
  try {
    replacePrivateFile(file, `${JSON.stringify({ trusted: [...present.value, hash] }, undefined, 2)}\n`)
    return success(undefined)
  } catch (error) {
    return failure(broken(file, (error as Error).message, 'Make its folder writable.'))
  }
}

function broken(file: string, why: string, suggestion: string): ToolError {
  return toolError('io_error', `Trusted recipes ${file}: ${why}`, suggestion)
}
