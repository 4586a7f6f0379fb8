import { randomUUID } from 'node:crypto'
import type { ReasonCode } from '../../base/errors/reasons.ts'
import { type ToolError, toolError } from '../../base/errors/tool-errors.ts'
import { failure, type Progress, type Result, success } from '../../base/result.ts'
import { CallMemo } from '../../plan/call-memo.ts'
import { CONSENTED } from '../../plan/decide.ts'
import type { EmitRecipe } from '../../plan/plan-outcome.ts'
import type { LoadedPlan } from '../../plan/seal.ts'
import type { StoredPlan } from '../../plan/store/plan-store.ts'
import { renderApproval } from '../../report/approval-display.ts'
import { type ChangesView, PlanView } from '../../report/json/plan-view.ts'
import type { RunOutcome } from '../../report/plan-report.ts'
import { printable, printableLine } from '../../report/printable.ts'
import type { Location } from '../../workspace/data/data-tree.ts'
import { applyLoaded, type CommitChoice, checkLoaded, protectedPlaces } from '../apply-saved.ts'
import { planPlace } from '../plan-place.ts'
import { type RecipePlan, type UserConsent, unpreparedError } from '../plan-recipe.ts'
import type { Unprepared } from '../prepare-run.ts'
import { locationsIn, type PlacedDiagnostic, permissionTexts, placeDiagnostics } from './check-draft.ts'
import type { StudioFolder } from './open-draft.ts'
import { changesOf, type DraftRun, diagnosticsOf, type PlannedDraft, PREVIEW_CONSENT, planDraft } from './preview-draft.ts'
import { type Ask, askForTrust, pageApprover } from './questions.ts'

/** A plan as pages show it. */
export interface PreviewView extends ChangesView {
  readonly id: string
  readonly kind: 'complete' | 'gated' | 'failed' | 'clean'
  readonly digest: string | null
  readonly permissions: readonly string[]
  readonly outputs: Readonly<Record<string, unknown>>
  readonly waiting?: { readonly step: string; readonly tool: string; readonly reason: string; readonly lines: readonly string[] }
  readonly error?: ProblemView
  readonly diagnostics: readonly PlacedDiagnostic[]
  readonly durationMs: number
}

export interface ProblemView extends Pick<ToolError, 'code' | 'message' | 'suggestion' | 'problems'> {
  readonly path?: Location
}

/** How an apply or undo ended. */
export interface AppliedView {
  readonly reason: ReasonCode
  readonly detail: string
  readonly digest: string | null
  readonly commit?: string
  readonly files: number
}

export interface PreviewRequest extends DraftRun {
  /** Who asks: a newer preview for the same tab cancels the one before. */
  readonly tab?: string | undefined
}

/** How far a request is. */
export interface Following {
  readonly signal: AbortSignal
  readonly emit: EmitRecipe
  progress(update: Progress): void
  /** Missing if there is no one to ask. */
  readonly ask?: Ask | undefined
}

interface Kept {
  readonly draft: DraftRun
  readonly planned: RecipePlan | undefined
  readonly view: PlanView
}

/** Plans are large. To see an older one, preview it again. */
const MAX_KEPT = 8
const MAX_REMEMBERED_BYTES = 256 * 1024 * 1024

/** The previews of a folder that pages look at, to show more of them and to apply them. */
export class Previews {
  readonly #folder: StudioFolder
  readonly #allowHosts: readonly string[]
  readonly #kept = new Map<string, Kept>()
  readonly #running = new Map<string, AbortController>()
  readonly #calls = new CallMemo(MAX_REMEMBERED_BYTES)

  constructor(folder: StudioFolder, allowHosts: readonly string[]) {
    this.#folder = folder
    this.#allowHosts = allowHosts
  }

  async preview({ tab, ...draft }: PreviewRequest, following: Pick<Following, 'signal' | 'emit'>): Promise<Result<PreviewView, ToolError>> {
    const started = performance.now()
    const newer = new AbortController()
    if (tab !== undefined) {
      this.#running.get(tab)?.abort()
      this.#running.set(tab, newer)
    }
    const signal = AbortSignal.any([this.#folder.surroundings.signal, following.signal, newer.signal])
    try {
      const planned = await this.#plan(draft, { ...following, signal }, PREVIEW_CONSENT)
      if (signal.aborted) {
        if (planned.ok) await planned.value.planned.made.loaded?.[Symbol.asyncDispose]()
        return failure(ERRORS.overtaken())
      }
      const view = planned.ok ? await this.#keep(draft, planned.value) : await this.#unprepared(draft, planned.error)
      return success({ ...view, durationMs: Math.round(performance.now() - started) })
    } finally {
      if (tab !== undefined && this.#running.get(tab) === newer) this.#running.delete(tab)
    }
  }

  /** Keeps the view of a saved plan, and returns its id. */
  show(view: PlanView): string {
    return this.#add({ draft: { text: '', inputs: {} }, planned: undefined, view })
  }

  viewOf(id: string): Result<PlanView, ToolError> {
    const view = this.#kept.get(id)?.view
    return view === undefined ? failure(ERRORS.gone()) : success(view)
  }

  /**
   * Applies exactly the preview that the person looked at: its digest is the approval, as with `sous apply`. One that waits for a call
   * runs again, as with `sous run`: the person is asked about the recipe, each call, and then about everything it would write.
   */
  async apply(
    id: string,
    { digest, ...options }: CommitChoice & { readonly digest: string },
    following: Following,
  ): Promise<Result<AppliedView, ToolError>> {
    const kept = this.#kept.get(id)
    const loaded = kept?.planned?.made.loaded
    if (kept?.planned === undefined || loaded === undefined) return failure(ERRORS.gone())
    if (loaded.plan.digest !== digest) return failure(ERRORS.otherDigest())
    // It stays open while it is applied, whatever is previewed meanwhile.
    this.#kept.delete(id)
    const applied =
      kept.planned.made.outcome.kind === 'gated'
        ? await this.#run(kept.draft, options, following)
        : await this.#applyPlan(kept.planned, loaded, options, following)
    if (applied.ok) await loaded[Symbol.asyncDispose]()
    else this.#put(id, kept)
    return applied
  }

  async [Symbol.asyncDispose](): Promise<void> {
    for (const { planned } of this.#kept.values()) await planned?.made.loaded?.[Symbol.asyncDispose]()
    this.#kept.clear()
  }

  #plan(draft: DraftRun, { signal, emit }: Pick<Following, 'signal' | 'emit'>, consent: UserConsent) {
    const folder = { ...this.#folder, surroundings: { ...this.#folder.surroundings, signal } }
    return planDraft({ folder, draft, consent, allowHosts: this.#allowHosts, emit, calls: this.#calls })
  }

  async #run(draft: DraftRun, options: CommitChoice, following: Following): Promise<Result<AppliedView, ToolError>> {
    const { ask, signal: asked } = following
    if (ask === undefined) return failure(ERRORS.noOneToAsk())
    const signal = AbortSignal.any([this.#folder.surroundings.signal, asked])
    const surroundings = { ...this.#folder.surroundings, signal }
    const approver = pageApprover({ ask, surroundings, root: this.#folder.root })
    const made = await this.#plan(
      draft,
      { ...following, signal },
      { trust: (found, run) => askForTrust(found, run, { ask, surroundings }), approver: () => approver },
    )
    if (!made.ok) return failure(errorOf(made.error))
    const { planned } = made.value
    const { outcome, loaded } = planned.made
    await using _ = loaded
    if (outcome.kind === 'failed') return failure(outcome.failure.error)
    if (loaded === undefined) return success({ reason: 'clean', detail: '', digest: null, files: 0 })
    if (outcome.kind === 'gated') return failure(ERRORS.stillGated(outcome.gate.label))
    const impossible = await this.#check(planned, loaded, options)
    if (impossible !== undefined) return failure(impossible)
    const places = () => protectedPlaces(planned.run.opened, planned.run.config)
    const refusal = await planned.approve(loaded, pageApprover({ ask, surroundings, root: this.#folder.root, places }))
    return refusal === undefined ? await this.#write(planned, loaded, options, following) : failure(refusal)
  }

  async #applyPlan(
    planned: RecipePlan,
    loaded: LoadedPlan,
    options: CommitChoice,
    following: Following,
  ): Promise<Result<AppliedView, ToolError>> {
    const impossible = await this.#check(planned, loaded, options)
    if (impossible !== undefined) return failure(impossible)
    const refusal = await planned.approve(loaded, CONSENTED)
    return refusal === undefined ? this.#write(planned, loaded, options, following) : failure(refusal)
  }

  #check({ run: { opened } }: RecipePlan, loaded: LoadedPlan, options: CommitChoice): Promise<ToolError | undefined> {
    return checkLoaded({ loaded, place: planPlace(opened), options, opened, surroundings: this.#folder.surroundings })
  }

  async #write(
    { run: { opened } }: RecipePlan,
    loaded: LoadedPlan,
    options: CommitChoice,
    { progress }: Following,
  ): Promise<Result<AppliedView, ToolError>> {
    const place = planPlace(opened)
    const saved = await place.store.save(loaded, { isPreviewed: true })
    if (!saved.ok) return saved
    const applied = await applyLoaded({ loaded, place, options, opened, surroundings: this.#folder.surroundings, progress })
    return applied.ok ? success(viewApplied(applied.value, loaded)) : applied
  }

  async #keep(draft: DraftRun, { planned, steps, notices }: PlannedDraft): Promise<Omit<PreviewView, 'durationMs'>> {
    const { made, run } = planned
    const { outcome, loaded } = made
    const { changes, places } = await changesOf(planned)
    const view = await PlanView.of(changes, steps, places)
    const id = this.#add({ draft, planned, view })
    const locate = locationsIn(draft.text)
    const shown = await view.changes(
      ({ place: { depth, at } }) => (depth === 0 ? stepAround(locate(at)) : undefined),
      outcome.kind === 'failed' ? {} : outcome,
    )
    return {
      ...shown,
      id,
      kind: outcome.kind === 'complete' && loaded === undefined ? 'clean' : outcome.kind,
      digest: loaded?.plan.digest ?? null,
      notes: [...notices.map(printableLine), ...shown.notes],
      permissions: permissionTexts(run.recipe.permissions),
      outputs: outcome.kind === 'complete' ? outcome.outputs : {},
      ...(outcome.kind === 'gated' && {
        waiting: {
          step: printableLine(outcome.gate.label),
          tool: outcome.gate.call.tool.name,
          reason: printableLine(outcome.gate.reason),
          lines: renderApproval({ call: outcome.gate.call, changes: [], reason: '' }).trimEnd().split('\n'),
        },
      }),
      ...(outcome.kind === 'failed' && {
        error: {
          ...problemOf(outcome.failure.error),
          ...(isIn(draft, outcome.failure.at.file, run.recipe.source.path) && { path: locate(outcome.failure.at) }),
        },
      }),
      diagnostics: [],
    }
  }

  async #unprepared(draft: DraftRun, unprepared: Unprepared): Promise<Omit<PreviewView, 'durationMs'>> {
    const view = await PlanView.of([], [])
    const diagnostics = unprepared.kind === 'error' ? [] : placeDiagnostics(draft.text, diagnosticsOf(unprepared))
    return {
      ...(await view.changes(() => undefined, {})),
      id: this.#add({ draft, planned: undefined, view }),
      kind: 'failed',
      digest: null,
      permissions: [],
      outputs: {},
      error: problemOf(errorOf(unprepared)),
      diagnostics,
    }
  }

  #add(kept: Kept): string {
    const id = randomUUID()
    this.#put(id, kept)
    return id
  }

  #put(id: string, kept: Kept): void {
    this.#kept.set(id, kept)
    for (const [oldest, { planned }] of this.#kept) {
      if (this.#kept.size <= MAX_KEPT) return
      this.#kept.delete(oldest)
      void planned?.made.loaded?.[Symbol.asyncDispose]()
    }
  }
}

/** The step of the recipe that a place is in: of its list, or of a group. */
function stepAround(location: Location): Location | undefined {
  const end = location[2] === 'steps' && typeof location[3] === 'number' ? 4 : 2
  return typeof location[end - 1] === 'number' ? location.slice(0, end) : undefined
}

function isIn({ path }: DraftRun, file: string, recipe: string): boolean {
  return file === recipe || file === path
}

function errorOf(unprepared: Unprepared): ToolError {
  return unprepared.kind === 'invalid_recipe' ? ERRORS.invalid() : unpreparedError(unprepared)
}

export function problemOf({ code, message, suggestion, problems }: ToolError): ProblemView {
  return { code, message: printable(message), suggestion: printable(suggestion), ...(problems !== undefined && { problems }) }
}

export function viewApplied({ reason, detail, commit }: Omit<RunOutcome, 'next'>, { plan, changes }: StoredPlan): AppliedView {
  return {
    reason,
    detail: printable(detail ?? ''),
    digest: plan.digest,
    ...(commit !== undefined && { commit }),
    files: changes.filter(({ kind }) => kind !== 'create_directory').length,
  }
}

const ERRORS = {
  overtaken: () => toolError('cancelled', 'The preview was cancelled', 'A newer preview replaced it, or its page was closed.'),
  gone: () => toolError('not_found', 'This preview no longer exists', 'Run the preview again.'),
  otherDigest: () => toolError('stale', 'This is not the digest of the preview', 'Nothing was written. Look at the preview again.'),
  noOneToAsk: () =>
    toolError(
      'approval_needed',
      'A call of this recipe needs approval, and there is no one to ask',
      'Use the page of sous studio, or a terminal.',
    ),
  stillGated: (step: string) => toolError('approval_needed', `Step '${step}' still waits for approval`, 'Nothing was written.'),
  invalid: () => toolError('invalid_document', 'The recipe is not valid', 'Correct the mistakes that are shown.'),
}
