import { briefText } from '../../base/path.ts'
import { type ApprovalRule, compileRulePattern } from '../../base/policy.ts'
import { didYouMean } from '../../base/text/wording.ts'
import { fitsInTime, whyUnprepared } from '../../system/process/time-limit.ts'
import { type Advice, readBoolean, readFields, readText, reportMissing, wrongType } from '../read-fields.ts'
import type { YamlNode } from '../yaml/yaml-node.ts'
import type { ConfigReading } from './config-reading.ts'

export const RULE_KEYS = ['tool', 'parameters', 'expires', 'enabled'] as const
export const MAX_RULES = 200

export function readRules(node: YamlNode, reading: ConfigReading): readonly ApprovalRule[] {
  const { diagnostics } = reading
  if (node.kind !== 'list') return wrongType(node, "'rules'", 'a list of rules', diagnostics) ?? []
  const beyond = node.items[MAX_RULES]
  if (beyond !== undefined)
    diagnostics.error(beyond.at, 'too_many_entries', `More than ${MAX_RULES} rules`, 'Let one rule stand for several, by its pattern.')
  return node.items.slice(0, MAX_RULES).flatMap((item) => readRule(item, reading) ?? [])
}

const ADVICE: ReadonlyMap<string, Advice> = new Map([
  ['pattern', { text: "Did you mean 'parameters'?", instead: 'parameters' }],
  ['command', { text: "A command is matched as a part of 'parameters'.", instead: 'parameters' }],
  ['root', { text: 'The rules of a repository are for that repository: remove it.' }],
])

function readRule(node: YamlNode, reading: ConfigReading): ApprovalRule | undefined {
  const { diagnostics } = reading
  const fields = readFields(node, { what: 'A rule', keys: RULE_KEYS, advice: ADVICE }, diagnostics)
  if (fields === undefined) return undefined
  for (const key of ['tool', 'parameters']) if (fields.lacks(key)) reportMissing(key, 'A rule', fields.at, diagnostics)
  const tool = fields.read('tool', (value, what) => readTool(value, what, reading))
  const pattern = fields.read('parameters', (value, what) => readPattern(value, what, tool, reading))
  const expires = fields.read('expires', (value, what) => readMoment(value, what, reading))
  const enabled = fields.read('enabled', (value, what) => readBoolean(value, what, diagnostics))
  if (tool === undefined || pattern === undefined) return undefined
  return { tool, pattern, ...(expires !== undefined && { expires }), ...(enabled !== undefined && { enabled }) }
}

function readTool(node: YamlNode, what: string, { tools, diagnostics }: ConfigReading): string | undefined {
  const name = readText(node, what, diagnostics)
  if (name === undefined) return undefined
  const tool = tools.fullName(name)
  if (tool !== undefined) return tool
  const near = didYouMean(name, tools.names)
  const suggestion = near === undefined ? "See 'sous tools' for all of them." : `Did you mean '${near}'?`
  diagnostics.error(node.at, 'unknown_tool', `There is no tool '${briefText(name)}'`, suggestion)
  return undefined
}

function readPattern(
  node: YamlNode,
  what: string,
  tool: string | undefined,
  { diagnostics, trustsPatterns }: ConfigReading,
): string | undefined {
  const pattern = readText(node, what, diagnostics)
  if (pattern === undefined) return undefined
  const compiled = compileRulePattern(pattern)
  const why = compiled.ok ? whyUnprepared(compiled.value.source, compiled.value.flags, trustsPatterns ? 'nowhere' : 'apart') : undefined
  if (!compiled.ok || why !== undefined) {
    const reason = compiled.ok ? `it ${why}` : compiled.error
    diagnostics.error(node.at, 'invalid_pattern', reason, 'Correct the regular expression (JavaScript syntax).')
    return undefined
  }
  if (BEGINS_PLAINLY.test(pattern))
    diagnostics.warning(
      node.at,
      'rule_never_matches',
      `The pattern must match the parameters as a whole, and they are JSON, such as {"command":"npm test"}: this one never does`,
      'Write it out, such as \'\\{"command":"npm test"\\}\'.',
    )
  else if (fitsInTime(compiled.value, ANYTHING) === true)
    diagnostics.warning(
      node.at,
      'rule_allows_all',
      `The rule allows every call of ${tool ?? 'the tool'}`,
      'Narrow it to the calls you know.',
    )
  return pattern
}

/** Parameters begin with a brace. With an alternative, or when the first character may be missing, it cannot be told so simply. */
const BEGINS_PLAINLY = /^\^?["'\w -](?![?*{])[^|]*$/
const ANYTHING = '{"\u0001":"\u0001"}'

const MOMENT = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2})?(?:Z|[+-]\d{2}:\d{2}))?$/

/** Without a time zone a moment would be another one on every machine; a day alone begins in UTC. */
function readMoment(node: YamlNode, what: string, { now, diagnostics }: ConfigReading): string | undefined {
  const isNumber = node.kind === 'scalar' && typeof node.value === 'number'
  const text = isNumber ? node.raw : readText(node, what, diagnostics)
  if (text === undefined) return undefined
  const time = MOMENT.test(text) && isDay(text.slice(0, 10)) ? Date.parse(text) : Number.NaN
  if (Number.isNaN(time)) {
    const suggestion = 'Write a day such as 2027-01-31, or a moment with its time zone such as 2027-01-31T18:00:00Z.'
    diagnostics.error(node.at, 'invalid_date', `'${briefText(text)}' is not a date`, suggestion)
    return undefined
  }
  if (time <= now.getTime())
    diagnostics.warning(node.at, 'rule_expired', 'The rule has expired and allows nothing any more', 'Remove the rule, or renew it.')
  return text
}

/** JavaScript takes February 30 for March 2. */
function isDay(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}
