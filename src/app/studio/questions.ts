import { randomUUID } from 'node:crypto'
import { type ToolError, toolError } from '../../base/errors/tool-errors.ts'
import type { ApprovalAnswer, ApprovalRequest, ToolCall } from '../../base/plan.ts'
import type { ProtectedPlaces } from '../../base/protected-files.ts'
import { failure, type Result, success } from '../../base/result.ts'
import { type Approver, ruleForCall, serializeParameters } from '../../plan/decide.ts'
import { isPlanRequest, renderApproval, renderCallFacts, renderCallLine, warnOfProtected } from '../../report/approval-display.ts'
import { type FileView, PlanView } from '../../report/json/plan-view.ts'
import { printable, printableLine } from '../../report/printable.ts'
import type { Surroundings } from '../open-folder.ts'
import type { PreparedRun } from '../prepare-run.ts'
import { type Trust, trustRecipe } from '../trust.ts'
import { addApproval, approvalsFile } from '../user-files.ts'

export type Choice = 'yes' | 'no' | 'always'

/** What a person is asked on a page. */
export interface Question {
  readonly id: string
  /** - `trust`: whether the recipe may make such calls at all; `call`: one call; `plan`: everything that a recipe would write. */
  readonly kind: 'trust' | 'call' | 'plan'
  readonly title: string
  readonly tool: string
  readonly lines: readonly string[]
  readonly warnings: readonly string[]
  readonly files: readonly FileView[]
  readonly moreFiles: number
  readonly choices: readonly Choice[]
}

export interface Asked extends Omit<Question, 'id' | 'files' | 'moreFiles'> {
  /** What it would change, if that is known. */
  readonly view?: PlanView | undefined
}

/** Asks a person on a page that waits for it. `undefined`: the page is gone. */
export type Ask = (asked: Asked, signal: AbortSignal) => Promise<Choice | undefined>

interface Waiting {
  readonly view: PlanView | undefined
  settle(choice: Choice | undefined): void
}

/** The questions that wait for an answer. */
export class Questions {
  readonly #open = new Map<string, Waiting>()

  /** Asks through `send`, which shows a question on one page. */
  through(send: (question: Question) => void): Ask {
    return ({ view, ...asked }, signal) =>
      new Promise((resolve) => {
        if (signal.aborted) return resolve(undefined)
        const id = randomUUID()
        const settle = (choice: Choice | undefined) => {
          this.#open.delete(id)
          signal.removeEventListener('abort', leave)
          resolve(choice)
        }
        const leave = () => settle(undefined)
        signal.addEventListener('abort', leave, { once: true })
        // An answer that was not offered does not count as consent.
        this.#open.set(id, { view, settle: (choice) => settle(choice !== undefined && asked.choices.includes(choice) ? choice : 'no') })
        send({ ...asked, id, files: [], moreFiles: 0, ...view?.files() })
      })
  }

  /** What the call in question would change. */
  viewOf(id: string): PlanView | undefined {
    return this.#open.get(id)?.view
  }

  answer(id: string, choice: Choice): Result<void, ToolError> {
    const waiting = this.#open.get(id)
    if (waiting === undefined) return failure(ERRORS.notAsked())
    waiting.settle(choice)
    return success(undefined)
  }
}

export interface PageApproval {
  readonly ask: Ask
  readonly surroundings: Pick<Surroundings, 'env' | 'signal' | 'notice'>
  /** Absolute path of the folder that the calls work on. */
  readonly root: string
  places?(): Promise<ProtectedPlaces>
}

const ANSWERS: Readonly<Record<Choice, ApprovalAnswer>> = { yes: 'approved', no: 'refused', always: 'always' }

/** The person at a page, who sees the same as at a terminal before they are asked. */
export function pageApprover({ ask, surroundings, root, places }: PageApproval): Approver {
  // One answer is for all calls of a step.
  const answered = new Map<readonly ToolCall[], ApprovalAnswer>()
  return {
    async ask(request) {
      const isForAll = request.calls !== undefined && isListed(request, request.calls)
      const known = isForAll ? answered.get(request.calls) : undefined
      if (known !== undefined) return known
      const found = request.changes.length === 0 ? undefined : await places?.()
      const choice = await ask(await questionFor(request, isForAll, found), surroundings.signal)
      const answer = choice === undefined ? 'cancelled' : ANSWERS[choice]
      if (isForAll) answered.set(request.calls, answer)
      return answer
    },
    async remember({ call }) {
      const added = addApproval(approvalsFile(surroundings.env), ruleForCall(call, root))
      if (!added.ok) surroundings.notice({ kind: 'warning', text: added.error.message })
    },
  }
}

async function questionFor(request: ApprovalRequest, isForAll: boolean, places: ProtectedPlaces | undefined): Promise<Asked> {
  const { call, calls = [], changes, warnings = [] } = request
  const isPlan = isPlanRequest(request)
  const isUndo = isPlan && call.tool.summary.startsWith(UNDO)
  const text = isForAll ? calls.map(renderCallLine).join('') + renderCallFacts(request) : renderApproval(request, places)
  const [title = ''] = call.tool.summary.split('\n', 1)
  return {
    kind: isPlan ? 'plan' : 'call',
    title: printableLine(title),
    tool: printableLine(call.tool.name),
    lines: isPlan ? [] : text.trimEnd().split('\n'),
    warnings: isPlan ? warnOfProtected(changes, places) : warnings.map(printableLine),
    view: changes.length === 0 ? undefined : await PlanView.of(changes, [], places),
    choices: isUndo ? ['yes', 'no'] : ['yes', 'no', 'always'],
  }
}

const UNDO = 'Undo: '

function isListed({ call }: ApprovalRequest, calls: readonly ToolCall[]): boolean {
  const parameters = serializeParameters(call.args)
  return calls.some((other) => other.tool === call.tool && serializeParameters(other.args) === parameters)
}

/** Asks whether to trust a recipe that is not trusted yet, and remembers a yes. */
export async function askForTrust(
  trust: Trust,
  { recipe }: Pick<PreparedRun, 'recipe'>,
  { ask, surroundings }: Pick<PageApproval, 'ask' | 'surroundings'>,
): Promise<Result<Trust, ToolError>> {
  if (trust.isTrusted) return success(trust)
  const question = {
    kind: 'trust',
    title: printableLine(recipe.name),
    tool: printableLine(`recipe:${recipe.source.path}`),
    lines: trust.calls.flatMap((call) => printable(call.trimEnd()).split('\n')),
    warnings: [`sha256 ${trust.hash}`],
    choices: ['yes', 'no'],
  } as const
  const choice = await ask(question, surroundings.signal)
  if (choice === undefined) return failure(ERRORS.cancelled())
  if (choice === 'no') return failure(ERRORS.notTrusted())
  const remembered = trustRecipe(trust, surroundings)
  return remembered.ok ? success({ ...trust, isTrusted: true, isRemembered: true }) : remembered
}

const ERRORS = {
  notAsked: () => toolError('not_found', 'This question is no longer open', 'It was answered, or its request has ended.'),
  cancelled: () => toolError('cancelled', 'The run was cancelled', 'Nothing was run.'),
  notTrusted: () => toolError('untrusted_recipe', 'You did not trust the recipe', 'Nothing was run. Read it, then try again.'),
}
