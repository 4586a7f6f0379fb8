import * as fs from 'node:fs'
import { findRuleProblems } from '../engine/decide.ts'
import { parseJson } from '../model/json-text.ts'
import type { ApprovalRule } from '../model/policy.ts'
import { failure, type Result, success } from '../model/result.ts'
import { shellWord } from '../model/shell-word.ts'
import { type ToolError, toolError } from '../model/tool-error.ts'
import { replacePrivateFile } from '../system/private-file.ts'

export interface Approvals {
  readonly rules: readonly ApprovalRule[]
  /** What is wrong with rules that never match. */
  readonly problems: readonly string[]
}

const KEYS: Readonly<Record<keyof ApprovalRule, 'string' | 'boolean'>> = {
  tool: 'string',
  pattern: 'string',
  expires: 'string',
  enabled: 'boolean',
  root: 'string',
  definition: 'string',
}

/** The user's own approval rules. A file that cannot be read whole is an error: half of the rules is not a policy. */
export function readApprovals(file: string): Result<Approvals, ToolError> {
  let text: string
  try {
    const stats = fs.statSync(file, { throwIfNoEntry: false })
    if (stats === undefined) return success({ rules: [], problems: [] })
    if (process.platform !== 'win32' && (stats.mode & 0o022) !== 0)
      return failure(broken(file, 'others than its owner may change it', `Run: chmod 600 ${shellWord(file)}`))
    text = fs.readFileSync(file, 'utf8')
  } catch (error) {
    // Where a folder on the way is a file, there are no rules.
    if ((error as NodeJS.ErrnoException).code === 'ENOTDIR') return success({ rules: [], problems: [] })
    return failure(broken(file, (error as Error).message, 'Make it readable, or delete it.'))
  }
  const parsed = parseJson(text)
  if (!parsed.ok) {
    const { line, column, message } = parsed.error
    return failure(broken(file, message, 'Correct it, or delete it.', `:${line}:${column}`))
  }
  const rules = (parsed.value as { readonly rules?: unknown } | null)?.rules
  if (!Array.isArray(rules)) return failure(broken(file, "it has no list 'rules'", 'Write {"rules": []}, or delete it.'))
  const problem = rules.map(findShapeProblem).find((found) => found !== undefined)
  if (problem !== undefined) return failure(broken(file, problem, 'Correct it, or delete it.'))
  return success({ rules, problems: findRuleProblems(rules).map((found) => `${file}: ${found}`) })
}

/** Adds a rule, in a file that only the user can read and change. */
export function addApproval(file: string, rule: ApprovalRule): Result<void, ToolError> {
  const present = readApprovals(file)
  if (!present.ok) return present
  try {
    replacePrivateFile(file, `${JSON.stringify({ rules: [...present.value.rules, rule] }, undefined, 2)}\n`)
    return success(undefined)
  } catch (error) {
    return failure(broken(file, (error as Error).message, 'Make its folder writable.'))
  }
}

function findShapeProblem(rule: unknown, i: number): string | undefined {
  const where = `rule ${i + 1}`
  if (typeof rule !== 'object' || rule === null || Array.isArray(rule)) return `${where} is not an object`
  for (const [key, value] of Object.entries(rule)) {
    if (!Object.hasOwn(KEYS, key)) return `${where} has the unknown key '${key}'`
    if (typeof value !== KEYS[key as keyof ApprovalRule]) return `'${key}' of ${where} must be a ${KEYS[key as keyof ApprovalRule]}`
  }
  return 'tool' in rule && 'pattern' in rule ? undefined : `${where} needs 'tool' and 'pattern'`
}

function broken(file: string, why: string, suggestion: string, position = ''): ToolError {
  return toolError('io_error', `Approval rules ${file}${position}: ${why}`, suggestion)
}
