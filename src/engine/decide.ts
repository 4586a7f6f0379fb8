import { escapeRegex } from '../model/escape-regex.ts'
import { type ApprovalRule, compileRulePattern, type Decision, serializeParameters, type ToolCall } from '../model/policy.ts'
import { requiresApproval, type ToolFacts } from '../model/tool-facts.ts'
import { fitsInTime } from '../system/time-limit.ts'
import { ALIASES, TOOL_NAMES } from '../tools/registry.ts'

/** Where and when a call is to run. */
export interface Circumstances {
  readonly now: Date
  /** Absolute path of the folder that the call works on. */
  readonly root: string
}

/** Whether a call may take effect without asking. Pure: the same call, rules and circumstances, the same decision. */
export function decide(call: ToolCall, rules: readonly ApprovalRule[], circumstances: Circumstances): Decision {
  if (!requiresApproval(call.tool)) return { kind: 'allow', rule: 'reading needs no approval' }
  const parameters = serializeParameters(call.args)
  const rule = rules.find((candidate) => matches(candidate, call.tool, parameters, circumstances))
  if (rule !== undefined) return { kind: 'allow', rule: `${rule.tool} ${rule.pattern}` }
  return {
    kind: 'needs_approval',
    reason:
      call.tool.effect === 'external'
        ? `${call.tool.name} acts outside the workspace, and no approval rule matches this call`
        : `${call.tool.name} changes files, and no approval rule matches this call`,
  }
}

/** What is wrong with rules that can never match, in words for the person who wrote them. */
export function findRuleProblems(rules: readonly ApprovalRule[]): readonly string[] {
  return rules.flatMap((rule, i) => {
    const problems: string[] = []
    // Those of bundles and recipes have other names.
    if (/^\w*$/.test(rule.tool) && !TOOL_NAMES.includes(rule.tool)) {
      const meant = Object.hasOwn(ALIASES, rule.tool) ? ALIASES[rule.tool] : undefined
      problems.push(`rule ${i + 1} never matches: there is no tool '${rule.tool}'${meant === undefined ? '' : `, but '${meant}'`}`)
    }
    if (!compileRulePattern(rule.pattern).ok)
      problems.push(`rule ${i + 1} (${rule.tool}) never matches: its pattern is no regular expression`)
    if (rule.expires !== undefined && Number.isNaN(Date.parse(rule.expires)))
      problems.push(`rule ${i + 1} (${rule.tool}) never matches: 'expires' is no date`)
    return problems
  })
}

/** A rule for exactly this call in exactly this folder, of a tool that does exactly what it does now. */
export function ruleForCall(call: ToolCall, root: string): ApprovalRule {
  const { name, definition } = call.tool
  const pattern = `^${escapeRegex(serializeParameters(call.args))}$`
  return { tool: name, pattern, root, ...(definition !== undefined && { definition }) }
}

function matches(rule: ApprovalRule, tool: ToolFacts, parameters: string, { now, root }: Circumstances): boolean {
  if (rule.tool !== tool.name || rule.enabled === false) return false
  if (rule.definition !== undefined && rule.definition !== tool.definition) return false
  if (rule.root !== undefined && rule.root !== root) return false
  // The comparison is written so that an expiry which is no date counts as over.
  if (rule.expires !== undefined && !(Date.parse(rule.expires) > now.getTime())) return false
  const pattern = compileRulePattern(rule.pattern)
  // A pattern that does not come to an end allows nothing.
  return pattern.ok && fitsInTime(pattern.value, parameters) === true
}
