import * as fs from 'node:fs'
import * as os from 'node:os'
import * as path from 'node:path'
import { type ToolError, toolError } from '../base/errors/tool-errors.ts'
import type { ApprovalRule } from '../base/plan.ts'
import { failure, type Result, success } from '../base/result.ts'
import { parseJson } from '../base/text/json.ts'
import { shellWord } from '../base/text/wording.ts'
import { findRuleProblems } from '../plan/decide.ts'
import { attempt } from '../system/disk/disk.ts'
import { replacePrivateFile } from '../system/disk/real-disk.ts'
import type { Surroundings } from './open-folder.ts'

type Env = Readonly<Record<string, string | undefined>>

/** The file with the user's own approval rules. Never one of the repository: it would approve itself. */
export function approvalsFile(env: Env): string {
  return path.join(baseFolder(env, 'XDG_CONFIG_HOME', '.config'), 'sous', 'approvals.json')
}

/** The file with the hashes of recipes that the user trusts. */
export function trustFile(env: Env): string {
  return path.join(baseFolder(env, 'XDG_CONFIG_HOME', '.config'), 'sous', 'trust.json')
}

/** Where Sous saves state between calls. */
export function stateFolder(env: Env): string {
  return path.join(baseFolder(env, 'XDG_STATE_HOME', '.local/state'), 'sous')
}

/** Where Sous saves what it can fetch again. */
export function cacheFolder(env: Env): string {
  return path.join(baseFolder(env, 'XDG_CACHE_HOME', '.cache'), 'sous', 'recipes')
}

/** A relative folder in such a variable, or as the home, would be in the repository, which could then approve itself. */
function baseFolder(env: Env, variable: string, fallback: string): string {
  const named = env[variable]
  if (named !== undefined && path.isAbsolute(named)) return named
  const home = env['HOME'] ?? ''
  return path.join(path.isAbsolute(home) ? home : homeOfUser(), fallback)
}

/** As the system knows it, without that variable. Not every container user has one. */
export function homeOfUser(): string {
  const user = attempt(() => os.userInfo())
  return user.ok && path.isAbsolute(user.value.homedir) ? user.value.homedir : os.devNull
}

/** The user's own approval rules. Warns about those that never match. */
export function readUserRules({ env, notice }: Surroundings): Result<readonly ApprovalRule[], ToolError> {
  const approvals = readApprovals(approvalsFile(env))
  if (!approvals.ok) return approvals
  for (const problem of approvals.value.problems) notice({ kind: 'warning', text: problem })
  return success(approvals.value.rules)
}

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

/** The user's own approval rules. A file that cannot be read in full is an error: half of the rules is not a policy. */
export function readApprovals(file: string): Result<Approvals, ToolError> {
  let text: string
  try {
    const stats = fs.statSync(file, { throwIfNoEntry: false })
    if (stats === undefined) return success({ rules: [], problems: [] })
    if (process.platform !== 'win32' && (stats.mode & 0o022) !== 0)
      return failure(ERRORS.broken(file, 'users other than its owner can change it', `Run: chmod 600 ${shellWord(file)}`))
    text = fs.readFileSync(file, 'utf8')
  } catch (error) {
    // If part of the path is a file, there are no rules.
    if ((error as NodeJS.ErrnoException).code === 'ENOTDIR') return success({ rules: [], problems: [] })
    return failure(ERRORS.broken(file, (error as Error).message, 'Make it readable, or delete it.'))
  }
  const parsed = parseJson(text)
  if (!parsed.ok) {
    const { line, column, message } = parsed.error
    return failure(ERRORS.broken(file, message, 'Correct it, or delete it.', `:${line}:${column}`))
  }
  const rules = (parsed.value as { readonly rules?: unknown } | null)?.rules
  if (!Array.isArray(rules)) return failure(ERRORS.broken(file, "it has no list 'rules'", 'Write {"rules": []}, or delete it.'))
  const problem = rules.map(findShapeProblem).find((found) => found !== undefined)
  if (problem !== undefined) return failure(ERRORS.broken(file, problem, 'Correct it, or delete it.'))
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
    return failure(ERRORS.broken(file, (error as Error).message, 'Make its folder writable.'))
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

const ERRORS = {
  broken: (file: string, why: string, suggestion: string, position = '') =>
    toolError('io_error', `Approval rules ${file}${position}: ${why}`, suggestion),
}
