import { type ToolError, toolError } from '../base/errors/tool-errors.ts'
import {
  type ApprovalAnswer,
  type ApprovalRequest,
  type ApprovalRule,
  compileRulePattern,
  type Decision,
  type ToolCall,
} from '../base/plan.ts'
import { requiresApproval, type ToolFacts } from '../base/result.ts'
import { escapeRegex } from '../base/text/wording.ts'
import { fitsInTime } from '../system/process/time-limit.ts'
import { ALIASES, TOOL_NAMES } from '../tools/registry.ts'
import type { Emit } from './plan-outcome.ts'

/** Where and when a call would run. */
export interface Circumstances {
  readonly now: Date
  /** Absolute path of the folder that the call works on. */
  readonly root: string
  /** Whether the rules come from the user of this machine. */
  readonly trustsPatterns?: boolean | undefined
}

/** The text that the patterns of rules are matched against. */
export function serializeParameters(args: ToolCall['args']): string {
  return JSON.stringify(args)
}

/** Whether a call may take effect without asking. Pure: the same call, rules and circumstances give the same decision. */
export function decide(call: ToolCall, rules: readonly ApprovalRule[], circumstances: Circumstances): Decision {
  if (!requiresApproval(call.tool)) return { kind: 'allow', rule: 'reading needs no approval' }
  const parameters = serializeParameters(call.args)
  const rule = rules.find((candidate) => matches(candidate, call.tool, parameters, circumstances))
  if (rule !== undefined) return { kind: 'allow', rule: `${rule.tool} ${rule.pattern}` }
  return {
    kind: 'needs_approval',
    reason:
      call.tool.effect === 'external'
        ? `no rule allows this call of ${call.tool.name}`
        : `${call.tool.name} changes files, and no rule allows this call`,
  }
}

/** What is wrong with rules that can never match, for the people who wrote them. */
export function findRuleProblems(rules: readonly ApprovalRule[]): readonly string[] {
  return rules.flatMap((rule, i) => {
    const problems: string[] = []
    // Bundle tools and recipes have other names.
    if (/^\w*$/.test(rule.tool) && !TOOL_NAMES.includes(rule.tool)) {
      const meant = Object.hasOwn(ALIASES, rule.tool) ? ALIASES[rule.tool] : undefined
      problems.push(
        `rule ${i + 1} never matches: tool '${rule.tool}' does not exist${meant === undefined ? '' : `, did you mean '${meant}'?`}`,
      )
    }
    if (!compileRulePattern(rule.pattern).ok)
      problems.push(`rule ${i + 1} (${rule.tool}) never matches: its pattern is not a regular expression`)
    if (rule.expires !== undefined && Number.isNaN(Date.parse(rule.expires)))
      problems.push(`rule ${i + 1} (${rule.tool}) never matches: 'expires' is not a date`)
    return problems
  })
}

/** A rule for exactly this call in exactly this folder, for a tool with exactly this definition. */
export function ruleForCall(call: ToolCall, root: string): ApprovalRule {
  const { name, definition } = call.tool
  const pattern = `^${escapeRegex(serializeParameters(call.args))}$`
  return { tool: name, pattern, root, ...(definition !== undefined && { definition }) }
}

function matches(rule: ApprovalRule, tool: ToolFacts, parameters: string, { now, root, trustsPatterns = false }: Circumstances): boolean {
  if (rule.tool !== tool.name || rule.enabled === false) return false
  if (rule.definition !== undefined && rule.definition !== tool.definition) return false
  if (rule.root !== undefined && rule.root !== root) return false
  // Written so that an invalid date counts as expired.
  if (rule.expires !== undefined && !(Date.parse(rule.expires) > now.getTime())) return false
  const pattern = compileRulePattern(rule.pattern)
  // A pattern that times out allows nothing.
  return pattern.ok && fitsInTime(pattern.value, parameters, { isTrusted: trustsPatterns }) === true
}

/** Who approves: a user at a terminal, or consent that was given in advance. */
export interface Approver {
  ask(request: ApprovalRequest): Promise<ApprovalAnswer>
  /** Called when the answer was `always`. */
  remember(request: ApprovalRequest): Promise<void>
}

/** For when there is no one to ask, or no need to. */
export const NO_APPROVER: Approver = { ask: async () => 'unavailable', remember: async () => undefined }

/** Consent that was given in advance. It never answers `always`, so there is nothing to remember. */
export const CONSENTED: Approver = { ask: async () => 'approved', remember: async () => undefined }

/** Gets the approval that a decision requires. `undefined` means: go on. */
export async function obtainApproval(
  decision: Decision,
  request: Omit<ApprovalRequest, 'reason'>,
  { approver, emit }: { readonly approver: Approver; readonly emit: Emit },
): Promise<ToolError | undefined> {
  if (decision.kind === 'allow') return undefined
  const { name } = request.call.tool
  if (decision.kind === 'deny') return ERRORS.notAllowed(name, decision.reason)
  const asked: ApprovalRequest = { ...request, reason: decision.reason }
  const answer = await approver.ask(asked)
  emit({ kind: 'approval_checked', request: asked, answer })
  switch (answer) {
    case 'approved':
      return undefined
    case 'always':
      await approver.remember(asked)
      return undefined
    case 'refused':
      return ERRORS.declined(name)
    case 'cancelled':
      return ERRORS.cancelled()
    case 'unavailable':
      return ERRORS.noOneToAsk(name)
    case 'too_long': {
      const what = request.changes.length === 0 ? 'it' : 'the change'
      return ERRORS.tooLongToShow(name, what)
    }
  }
}

const ERRORS = {
  notAllowed: (name: string, why: string) =>
    toolError('approval_refused', `${name} is not allowed: ${why}`, 'Change the rule if it should be allowed.'),
  declined: (name: string) =>
    toolError('approval_refused', `You declined the call of ${name}`, 'Nothing was done. Change the call, or skip it.'),
  cancelled: () => toolError('cancelled', 'The run was cancelled', 'Nothing was done. Run it again if you still need it.'),
  noOneToAsk: (name: string) =>
    toolError(
      'approval_needed',
      `The call of ${name} needs approval, and there is no one to ask`,
      'Run it in a terminal, or approve it in advance.',
    ),
  tooLongToShow: (name: string, what: string) =>
    toolError(
      'approval_needed',
      `The call of ${name} needs approval, and ${what} is too long to show here`,
      'Review and approve it in a terminal.',
    ),
}
