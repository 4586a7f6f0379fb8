import type * as z from 'zod/mini'
import type { ArgumentFinding } from '../../recipe/check-call.ts'
import { hasFewPaths, type PatternTrial } from '../../system/process/time-limit.ts'
import { parseGlob } from '../../workspace/glob/glob.ts'
import { regexPattern } from '../../workspace/search/pattern.ts'
import { compileReplacement } from '../../workspace/text/replace.ts'
import { isGlob } from './argument-schemas.ts'
import { describeArgumentErrors, PLAINLY } from './invoke-tool.ts'
import { parseDirectoryArgument } from './path-arguments.ts'
import { argumentKind, schemaAt } from './schema-shape.ts'
import type { Tool } from './tool.ts'

type Literals = Readonly<Record<string, unknown>>
type Issue = z.core.$ZodIssue

/** Finds what is wrong with the arguments of a call that are known before it runs. Others may be missing, or items of those in `partial`. */
export function checkLiterals(tool: Tool, literals: Literals, partial: Literals = {}, trial?: PatternTrial): readonly ArgumentFinding[] {
  const parsed = tool.args().safeParse({ ...literals }, PLAINLY)
  const wrong = parsed.success ? [] : parsed.error.issues.filter((issue) => isNews(issue, tool, literals))
  const findings = wrong.map((issue): ArgumentFinding => {
    const [message = ''] = describeArgumentErrors(tool, [issue], literals)
    return { argument: String(issue.path[0]), code: 'invalid_argument', message, suggestion: `See 'sous tool ${tool.name} --help'.` }
  })
  const told = new Set(findings.map((finding) => finding.argument))
  const meant = [...checkGlobs(tool, { ...literals, ...partial }), ...checkMeaning(tool, literals, trial)]
  return [...findings, ...meant.filter((finding) => !told.has(finding.argument))]
}

/** Whether the reader of recipes does not say the same: it tells unknown and missing arguments, and texts without quotes. */
function isNews(issue: Issue, tool: Tool, literals: Literals): boolean {
  const [argument] = issue.path
  if (argument === undefined || !Object.hasOwn(literals, argument)) return false
  if (issue.code !== 'invalid_type' || issue.expected !== 'string') return true
  const value = issue.path.reduce<unknown>((at, part) => (at as Readonly<Record<PropertyKey, unknown>> | null)?.[part], literals)
  const containers = issue.path.slice(1).map((_, i) => schemaAt(tool.args(), issue.path.slice(0, i + 1)))
  const isWithinReach = containers.every((schema) => schema !== undefined && ['list', 'record'].includes(argumentKind(schema)))
  return (typeof value === 'object' && value !== null) || !isWithinReach
}

/** Globs that cannot be read, each where it stands. */
function checkGlobs(tool: Tool, values: Literals): readonly ArgumentFinding[] {
  const { shape } = tool.args()
  return Object.entries(values).flatMap(([argument, value]) => {
    const schema = Object.hasOwn(shape, argument) ? shape[argument] : undefined
    if (schema === undefined || !isGlob(schema)) return []
    const check = (glob: unknown) => (typeof glob === 'string' ? finding(argument, 'invalid_glob', parseGlob(glob)) : [])
    return Array.isArray(value) ? value.flatMap((glob, item) => check(glob).map((each) => ({ ...each, item }))) : check(value)
  })
}

const PATHS = ['path', 'base_path']

/** What a schema does not say: regular expressions and paths that cannot be read. */
function checkMeaning(tool: Tool, literals: Literals, trial: PatternTrial | undefined): readonly ArgumentFinding[] {
  // To a tool that calls a server, `path` and `pattern` mean what the server says.
  if (tool.hosts !== undefined) return []
  return Object.entries(literals).flatMap(([argument, value]): readonly ArgumentFinding[] => {
    if (typeof value !== 'string' || value === '') return []
    if (PATHS.includes(argument)) return finding(argument, 'invalid_argument', parseDirectoryArgument(value))
    if (argument === 'pattern' && (tool.name === 'grep' || literals['is_regex'] === true))
      return isPlainlySound(value, trial) ? [] : finding(argument, 'invalid_pattern', regexPattern(value, { caseSensitive: true, trial }))
    if (argument === 'find' && literals['is_regex'] === true) return checkReplacement(value, literals, trial)
    return []
  })
}

/** A replacement is read together with its expression: it may name groups. */
function checkReplacement(find: string, literals: Literals, trial: PatternTrial | undefined): readonly ArgumentFinding[] {
  const { replace, multiline } = literals
  const isTextAlone = typeof replace !== 'string' || !replace.includes('$')
  if (isTextAlone && multiline !== false && isPlainlySound(find, trial)) return []
  // Left out, it may be an expression.
  const request = { find, isRegex: true, caseSensitive: true, trial, multiline: multiline !== false }
  const alone = compileReplacement({ ...request, replace: '' })
  if (!alone.ok || typeof replace !== 'string') return finding('find', 'invalid_pattern', alone)
  return finding('replace', 'invalid_argument', compileReplacement({ ...request, replace }))
}

/** Spares the closer look, which prepares a search and is for explaining what is wrong. */
function isPlainlySound(regex: string, trial: PatternTrial | undefined): boolean {
  try {
    new RegExp(regex)
    return !/\\[pPu]\{/.test(regex) && (trial === 'nowhere' || ['', 'u'].every((flags) => hasFewPaths(regex, flags)))
  } catch {
    return false
  }
}

function finding(
  argument: string,
  code: ArgumentFinding['code'],
  checked: { readonly ok: true } | { readonly ok: false; readonly error: { readonly message: string; readonly suggestion: string } },
): readonly ArgumentFinding[] {
  return checked.ok ? [] : [{ argument, code, message: checked.error.message, suggestion: checked.error.suggestion }]
}
