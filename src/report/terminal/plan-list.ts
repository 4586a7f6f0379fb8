import type { SavedState } from '../../apply/saved-state.ts'
import type { ToolError } from '../../base/errors/tool-errors.ts'
import type { Plan } from '../../base/plan.ts'
import { countOf, shellWord } from '../../base/text/wording.ts'
import { printableLine } from '../printable.ts'
import type { Style } from './style.ts'

/** A saved plan with its state. */
export interface ListedPlan {
  readonly digest: string
  readonly keptMs: number
  /** The commit that it was applied as, if one is found. */
  readonly commit?: string | undefined
  /** `damaged`: it cannot be read, or is not what its digest says. */
  readonly state: SavedState | 'damaged'
  readonly plan: Plan | undefined
  readonly error: ToolError | undefined
}

export interface PlanListOptions {
  readonly style: Style
  readonly now: number
  /** The value of `--root` for commands on a plan. */
  readonly rootOf: (plan: Plan) => string | undefined
}

/** The saved plans, for a terminal. */
export function renderPlanList(plans: readonly ListedPlan[], { style, now, rootOf }: PlanListOptions): string {
  const entries = plans.map((listed) => {
    const root = listed.plan && rootOf(listed.plan)
    // As you type it after a command.
    const digest = style.digest(listed.digest)
    const named = root === undefined ? digest : printableLine(`${digest} --root ${shellWord(root)}`)
    const lines = [describe(listed, { style, now }), ...detail(listed, style), named]
    return `${titleOf(listed, style)}\n${lines.map((line) => `  ${line}\n`).join('')}`
  })
  const next = [
    ...(plans.length > 0 ? ['sous plans <digest>   shows a plan\n'] : []),
    ...(plans.some(({ state }) => state === 'waiting') ? ['sous apply <digest>   applies a waiting plan\n'] : []),
    ...(plans.some(({ state }) => state === 'applied') ? ['sous undo <digest>    undoes an applied plan\n'] : []),
    ...(plans.some(isOver) ? ['sous plans --prune    removes plans that can no longer be applied\n'] : []),
  ]
  return `${entries.join('\n')}\n${next.join('')}`
}

/** Whether a plan can no longer be applied or undone. */
export function isOver({ state }: Pick<ListedPlan, 'state'>): boolean {
  return state === 'stale' || state === 'gated' || state === 'damaged'
}

/** The document of `sous plans --json`. */
export function planListRecord(plans: readonly ListedPlan[], removed: readonly string[] | undefined): Readonly<Record<string, unknown>> {
  return {
    schema_version: 1,
    plans: plans.map(({ digest, keptMs, state, commit, plan, error }) => ({
      digest,
      state,
      saved_at: new Date(keptMs).toISOString(),
      message: plan?.message.split('\n', 1)[0] ?? null,
      recipe: plan?.recipe.path ?? null,
      inputs: plan?.inputs ?? {},
      directory: plan?.base.directory ?? null,
      base: plan?.base.commit ?? null,
      files_changed: plan === undefined ? null : filesOf(plan),
      commit: commit ?? null,
      error: error === undefined ? null : { code: error.code, message: error.message },
    })),
    ...(removed !== undefined && { removed }),
  }
}

function titleOf({ plan, state }: ListedPlan, style: Style): string {
  const [subject = ''] = plan?.message.split('\n', 1) ?? ['Unreadable plan']
  return `${state === 'damaged' ? `${style.red('✗')} ` : ''}${style.bold(printableLine(subject))}`
}

const COLOURS = { waiting: 'green', applied: undefined, changed: 'yellow', gated: 'yellow', stale: 'yellow', damaged: 'red' } as const
const REASONS: Readonly<Record<ListedPlan['state'], string | undefined>> = {
  waiting: undefined,
  applied: undefined,
  changed: 'files have changed since',
  gated: 'a call needs your approval',
  stale: 'the branch or a file has changed since',
  damaged: undefined,
}

function describe({ state, commit, plan, keptMs }: ListedPlan, { style, now }: { readonly style: Style; readonly now: number }): string {
  const colour = COLOURS[state]
  const shown = colour === undefined ? state : style[colour](state)
  const size = plan === undefined ? [] : [countOf(filesOf(plan), 'file')]
  const facts = [commit === undefined ? shown : `${shown} as ${commit.slice(0, 12)}`, ...size, ageOf(now - keptMs)].join(', ')
  const reason = REASONS[state]
  return reason === undefined ? facts : `${facts}: ${reason}`
}

function detail({ plan, error }: ListedPlan, style: Style): readonly string[] {
  if (plan === undefined) return error === undefined ? [] : [printableLine(error.message)]
  const { recipe, inputs, base } = plan
  const given = Object.entries(inputs).map(([name, value]) => ` ${shellWord(`${name}=${value}`)}`)
  const place = base.directory === '.' ? '' : ` in ${base.directory}`
  return [style.dim(printableLine(`${recipe.path}${given.join('')}${place}`))]
}

function filesOf({ changes }: Plan): number {
  return changes.filter(({ kind }) => kind !== 'create_directory').length
}

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** In the largest whole unit. A time in the future counts as now. */
function ageOf(ms: number): string {
  if (ms < MINUTE) return 'just now'
  if (ms < HOUR) return `${countOf(Math.floor(ms / MINUTE), 'minute')} ago`
  if (ms < DAY) return `${countOf(Math.floor(ms / HOUR), 'hour')} ago`
  return `${countOf(Math.floor(ms / DAY), 'day')} ago`
}
