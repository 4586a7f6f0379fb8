import { briefText } from '../../base/path.ts'
import { type ApprovalRule, compileRulePattern } from '../../base/plan.ts'
import { didYouMean } from '../../base/text/wording.ts'
import { fitsInTime, whyUnprepared } from '../../system/process/time-limit.ts'
import { field, kind, MapField, readText, reference, refine, wrongType, type YamlField } from '../fields.ts'
import type { GlobReading } from '../read-permissions.ts'
import type { YamlNode } from '../yaml/yaml-node.ts'

/** What the configuration reader needs to know about the tools. */
export interface ConfigTools {
  /** Every name that a rule can use. */
  readonly names: readonly string[]
  /** The full name of a tool, by its full or short name. */
  fullName(name: string): string | undefined
  /** What is wrong with a glob. */
  checkGlob(pattern: string): string | undefined
}

/** What the readers of all parts of the configuration share. */
export interface ConfigReading extends GlobReading {
  readonly tools: ConfigTools
  /** Rules that have expired by then get a warning. */
  readonly now: Date
  /** Whether the patterns of rules are trusted and need no test. */
  readonly trustsPatterns?: boolean
}

interface PatternReading extends ConfigReading {
  readonly tool: string | undefined
}

export const RULE = new MapField({
  what: 'A rule',
  keys: {
    tool: kind.tool('The tool that may be called. For a bundle tool: bundle/tool@version.', readTool),
    parameters: refine(
      kind.text('A regular expression that must match the whole JSON of the parameters: `\\{"command":"npm test"\\}`', {
        format: 'regex',
      }),
      checkPattern,
    ),
    expires: field('When the rule expires: a day in UTC, or a time with its time zone.', { type: 'string' }, readMoment),
    enabled: kind.boolean('Whether the rule is active.', true),
  },
  required: ['tool', 'parameters'],
  advice: {
    pattern: { text: "Did you mean 'parameters'?", instead: 'parameters' },
    command: { text: "A command is matched as a part of 'parameters'.", instead: 'parameters' },
    root: { text: 'Remove it: the rules of a repository apply to that repository only.' },
  },
})

const MAX_RULES = 200

export const RULES: YamlField<readonly ApprovalRule[], ConfigReading> = field(
  'Calls that need no approval, such as commands and fetches.',
  { type: 'array', maxItems: MAX_RULES, items: reference('rule') },
  (node, what, reading) => {
    const { diagnostics } = reading
    if (node.kind !== 'list') return wrongType(node, what, 'a list of rules', diagnostics)
    const beyond = node.items[MAX_RULES]
    if (beyond !== undefined)
      diagnostics.error(beyond.at, 'too_many_entries', `More than ${MAX_RULES} rules`, 'Combine several rules with a broader pattern.')
    return node.items.slice(0, MAX_RULES).flatMap((item) => readRule(item, reading) ?? [])
  },
)

function readRule(node: YamlNode, reading: ConfigReading): ApprovalRule | undefined {
  const fields = RULE.open(node, reading)
  const tool = fields?.read('tool', reading)
  const pattern = fields?.read('parameters', { ...reading, tool })
  const expires = fields?.read('expires', reading)
  const enabled = fields?.read('enabled', reading)
  if (tool === undefined || pattern === undefined) return undefined
  return { tool, pattern, ...(expires !== undefined && { expires }), ...(enabled !== undefined && { enabled }) }
}

function readTool(node: YamlNode, what: string, reading: ConfigReading): string | undefined {
  const { tools, diagnostics } = reading
  const name = readText(node, what, reading)
  if (name === undefined) return undefined
  const tool = tools.fullName(name)
  if (tool !== undefined) return tool
  const near = didYouMean(name, tools.names)
  const suggestion = near === undefined ? "See 'sous tools' for all of them." : `Did you mean '${near}'?`
  diagnostics.error(node.at, 'unknown_tool', `Tool '${briefText(name)}' does not exist`, suggestion)
  return undefined
}

function checkPattern(pattern: string, node: YamlNode, { tool, diagnostics, trustsPatterns }: PatternReading): string | undefined {
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
      `This pattern never matches: it must match the whole JSON of the parameters, such as {"command":"npm test"}`,
      'Write it in full, such as \'\\{"command":"npm test"\\}\'.',
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

/** Parameters start with a brace. With alternatives, or if the first character is optional, this simple check does not work. */
const BEGINS_PLAINLY = /^\^?["'\w -](?![?*{])[^|]*$/
const ANYTHING = '{"\u0001":"\u0001"}'

const MOMENT = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2})?(?:Z|[+-]\d{2}:\d{2}))?$/

/** Without a time zone, a time would differ from machine to machine; a plain day starts in UTC. */
function readMoment(node: YamlNode, what: string, reading: ConfigReading): string | undefined {
  const { now, diagnostics } = reading
  const isNumber = node.kind === 'scalar' && typeof node.value === 'number'
  const text = isNumber ? node.raw : readText(node, what, reading)
  if (text === undefined) return undefined
  const time = MOMENT.test(text) && isDay(text.slice(0, 10)) ? Date.parse(text) : Number.NaN
  if (Number.isNaN(time)) {
    const suggestion = 'Use a day such as 2027-01-31, or a time with its time zone such as 2027-01-31T18:00:00Z.'
    diagnostics.error(node.at, 'invalid_date', `'${briefText(text)}' is not a date`, suggestion)
    return undefined
  }
  if (time <= now.getTime())
    diagnostics.warning(node.at, 'rule_expired', 'The rule has expired and no longer allows anything', 'Remove the rule, or renew it.')
  return text
}

/** JavaScript accepts February 30 as March 2. */
function isDay(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}
