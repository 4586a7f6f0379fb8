import type { OpenCall } from '../app/call-tool.ts'
import type { ToolError } from '../base/errors/tool-errors.ts'
import type { ApprovalAnswer, ApprovalRequest } from '../base/plan.ts'
import { shellWord } from '../base/text/wording.ts'
import type { Approver } from '../plan/decide.ts'
import { callDigest } from '../plan/plan-of-call.ts'
import type { ToolRun } from '../plan/run-tool.ts'
import { renderApproval } from '../report/approval-display.ts'
import { exampleCommand } from '../report/tool-help.ts'
import { withTypedPaths } from '../tools/kit/path-arguments.ts'
import type { Tool } from '../tools/kit/tool.ts'
import { renderTextPatch } from '../workspace/patch/render-patch.ts'
import { approvalGuidance, savedPlanCommands } from './call-recipe.ts'
import { type CallResult, failureResult, successResult } from './call-result.ts'
import type { ClientPerson, ProgressNotes } from './elicitation.ts'

export interface ToolCallRequest {
  readonly tool: Tool
  readonly args: Readonly<Record<string, unknown>>
  readonly open: OpenCall
  readonly person: ClientPerson
  readonly notes: ProgressNotes
}

/** One tool call for a client: reading runs at once, everything else once the user or one of their rules approves it. */
export async function answerToolCall({ tool, args: given, open, person, notes }: ToolCallRequest): Promise<CallResult> {
  const args = withTypedPaths(tool, given, [open.root])
  const approver = new AskingApprover(open, person)
  const run = await open.run({
    tool,
    args,
    approver: () => approver,
    whileApplying: (work) => work((update) => notes.update(update)),
    emit(event) {
      if (event.kind === 'progress') notes.update(event.progress)
    },
  })
  return approver.problem === undefined ? present({ run, args, digest: approver.digest, root: open.root }) : failureResult(approver.problem)
}

/** Shows the user the whole change or the exact call, and identifies both by a digest. */
class AskingApprover implements Approver {
  readonly #open: OpenCall
  readonly #person: ClientPerson
  /** The digest of what needs approval. */
  digest: string | undefined
  /** Why there is no digest. */
  problem: ToolError | undefined

  constructor(open: OpenCall, person: ClientPerson) {
    this.#open = open
    this.#person = person
  }

  async ask(request: ApprovalRequest): Promise<ApprovalAnswer> {
    return request.changes.length === 0 ? this.#askForCall(request) : this.#askForChanges(request)
  }

  async remember(): Promise<void> {
    // MCP clients cannot answer "always".
  }

  #askForCall(request: ApprovalRequest): Promise<ApprovalAnswer> {
    this.digest = callDigest(request.call)
    return this.#person.ask({ message: renderApproval(request), digest: this.digest, consent: 'Run this' })
  }

  async #askForChanges(request: ApprovalRequest): Promise<ApprovalAnswer> {
    const sealed = await this.#open.plan(request)
    // Without a digest, nothing can be approved here.
    if (!sealed.ok) {
      this.problem = sealed.error
      return 'unavailable'
    }
    await using loaded = sealed.value
    const { digest } = loaded.plan
    const message = `${await renderTextPatch(request.changes)}\n${renderApproval(request)}`
    const answer = await this.#person.ask({ message, digest, consent: 'Write this' })
    if (answer !== 'unavailable' && answer !== 'too_long') {
      this.digest = digest
      return answer
    }
    const kept = await this.#open.save(loaded)
    if (kept.ok) this.digest = digest
    else this.problem = kept.error
    return answer
  }
}

interface Presented {
  readonly run: ToolRun
  readonly args: ToolCallRequest['args']
  readonly digest: string | undefined
  readonly root: string
}

async function present({ run, args, digest, root }: Presented): Promise<CallResult> {
  const { tool, result, changes, ending } = run
  const diff = await renderTextPatch(changes)
  if (result.ok) {
    if (tool.effect !== 'stage') return successResult(result)
    // The diff of a preview is already in the outputs.
    const isTold = 'diff' in (result.value as object)
    return successResult(result, { ...(!isTold && { diff }), applied: ending === 'applied' })
  }
  if (ending !== 'unapproved') return failureResult(result)
  const known = { ...(digest !== undefined && { digest }), ...(diff !== '' && { diff }) }
  if (result.error.code !== 'approval_needed') return failureResult(result.error, known)
  const commands =
    changes.length === 0 || digest === undefined
      ? { approve_with: `${exampleCommand(tool, args)} --root ${shellWord(root)}` }
      : savedPlanCommands(digest, root)
  return failureResult(result.error, { ...known, ...commands }, approvalGuidance(commands))
}
