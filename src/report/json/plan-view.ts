import type { FileChange } from '../../base/change.ts'
import type { ProtectedPlaces } from '../../base/protected-files.ts'
import type { PlanOutcome, StepRecord } from '../../plan/plan-outcome.ts'
import type { Location } from '../../workspace/data/data-tree.ts'
import type { FileDiff, Hunk } from '../../workspace/patch/file-diff.ts'
import { groupChanges } from '../change-groups.ts'
import { type ChangeRecord, countChanged, diffChanges, factsOf, hunkLines, recordChanges } from '../hunk-lines.ts'
import { summarizeStep } from '../plan-facts.ts'
import { cutText, printable, printableLine } from '../printable.ts'

/** A plan's changes for a page: data only, and every text is printable. */
export interface ChangesView {
  readonly totals: { readonly files: number; readonly directories: number; readonly added: number; readonly removed: number }
  readonly steps: readonly StepView[]
  readonly files: readonly FileView[]
  readonly moreFiles: number
  readonly groups: readonly GroupView[]
  readonly notes: readonly string[]
}

export interface StepView {
  readonly path?: Location
  readonly label: string
  readonly calls: string
  readonly depth: number
  readonly outcome: 'success' | 'failure' | 'skipped' | 'deferred'
  readonly message: string
  readonly files: number
  readonly added: number
  readonly removed: number
  readonly warnings: readonly string[]
  readonly findings: readonly { readonly path: string; readonly line: number; readonly column: number; readonly text: string }[]
  readonly moreFindings: number
  readonly durationMs: number
}

export interface FileView {
  readonly path: string
  readonly kind: 'create' | 'update' | 'delete' | 'rename' | 'create_directory'
  readonly from?: string
  readonly added: number
  readonly removed: number
  readonly isBinary: boolean
  readonly facts: readonly { readonly text: string; readonly isWarning: boolean }[]
  readonly protected?: string
  readonly steps: readonly number[]
  readonly hunks?: readonly HunkView[]
  readonly isCut: boolean
}

export interface HunkView {
  readonly header: string
  readonly lines: readonly LineView[]
}

interface LineView {
  readonly kind: ' ' | '+' | '-'
  readonly text: string
  readonly marks: string
  readonly old?: number
  readonly new?: number
}

interface GroupView {
  readonly hunk: HunkView
  readonly files: number
  readonly places: readonly { readonly path: string; readonly line: number }[]
  readonly morePlaces: number
}

/** A page never gets more at once: it asks for the rest when someone looks at it. */
const MAX_FILES = 200
const MAX_LINES = 4_000
const MAX_FILE_LINES = 400
const MAX_LINE_CHARACTERS = 2_000
const MAX_PLACES = 50
const MAX_FINDINGS = 50

/** The changes of a plan with their diffs, to show a part of them at a time. */
export class PlanView {
  readonly #steps: readonly StepRecord[]
  readonly #records: readonly ChangeRecord[]
  readonly #diffs: readonly FileDiff[]
  readonly #byPath: ReadonlyMap<string, FileDiff>
  /** Which steps changed a path. */
  readonly #stepsOf: ReadonlyMap<string, ReadonlySet<number>>
  /** Without what is now elsewhere. */
  readonly #shown: readonly ChangeRecord[]
  readonly #files: readonly FileView[]

  private constructor(records: readonly ChangeRecord[], diffs: readonly FileDiff[], steps: readonly StepRecord[]) {
    this.#steps = steps
    this.#records = records
    this.#diffs = diffs
    this.#byPath = new Map(diffs.map((diff) => [diff.path, diff]))
    this.#stepsOf = stepsByPath(steps)
    this.#shown = records.filter(({ to }) => to === undefined)
    this.#files = this.#shown.map((record) => fileView(record, this.#byPath.get(record.path), this.#stepsThatChanged(record)))
  }

  static async of(changes: readonly FileChange[], steps: readonly StepRecord[], places?: ProtectedPlaces): Promise<PlanView> {
    const diffs = await diffChanges(changes)
    return new PlanView(recordChanges(changes, diffs, places), diffs, steps)
  }

  /** Files with their hunks, as many as fit. */
  files(from = 0): Pick<ChangesView, 'files' | 'moreFiles'> {
    let left = MAX_LINES
    const files = this.#files.slice(from, from + MAX_FILES).map((file, i): FileView => {
      const diff = this.#byPath.get(this.#shown[from + i]?.path ?? '')
      // The first is shown however long it is, so that asking again for one of the rest always shows it.
      if (diff === undefined || left <= 0) return file
      const { hunks, lines, isCut } = viewHunks(diff, i === 0 ? MAX_LINES : Math.min(left, MAX_FILE_LINES))
      left -= lines
      return { ...file, hunks, isCut }
    })
    return { files, moreFiles: Math.max(this.#files.length - from - files.length, 0) }
  }

  /** `pathOf` finds a step of the recipe itself in its text. */
  async changes(pathOf: (step: StepRecord) => Location | undefined, { notes = [] }: Pick<PlanOutcome, 'notes'>): Promise<ChangesView> {
    const sum = (of: (record: ChangeRecord) => number) => this.#records.reduce((total, record) => total + of(record), 0)
    return {
      totals: { ...countChanged(this.#records), added: sum(({ additions }) => additions), removed: sum(({ deletions }) => deletions) },
      steps: await Promise.all(this.#steps.map((step) => this.#viewStep(step, pathOf(step)))),
      ...this.files(),
      groups: this.#groups(),
      notes: notes.map(printableLine),
    }
  }

  #stepsThatChanged({ path, from }: ChangeRecord): readonly number[] {
    const steps = [path, ...(from === undefined ? [] : [from])].flatMap((name) => [...(this.#stepsOf.get(name) ?? [])])
    return [...new Set(steps)].toSorted((a, b) => a - b)
  }

  async #viewStep(step: StepRecord, path: Location | undefined): Promise<StepView> {
    const { place, calls, ending, durationMs } = step
    const changes = calls.flatMap((call) => call.changes)
    const found = calls.flatMap(({ findings }) => findings?.shown ?? [])
    const total = calls.reduce((sum, { findings }) => sum + (findings?.total ?? 0), 0)
    const warnings = calls.flatMap(({ planned: { outcome } }) => (outcome.kind === 'ran' ? outcome.warnings : []))
    return {
      ...(path !== undefined && { path }),
      label: printableLine(place.label),
      calls: printableLine(place.calls),
      depth: place.depth,
      outcome: ending === 'unfinished' ? 'failure' : ending,
      message: printableLine(summarizeStep(step).text),
      files: new Set(changes.map((change) => change.path)).size,
      ...(await this.#countLines(changes)),
      warnings: [...new Set(warnings)].map(printableLine),
      findings: found.slice(0, MAX_FINDINGS).map((each) => ({
        path: printableLine(each.path),
        line: each.line,
        column: each.column,
        text: cutText(printableLine(each.text), MAX_LINE_CHARACTERS),
      })),
      moreFindings: Math.max(total, found.length) - Math.min(found.length, MAX_FINDINGS),
      durationMs: Math.round(durationMs),
    }
  }

  /** Most files are changed by one step, and their diffs are known. */
  async #countLines(changes: readonly FileChange[]): Promise<{ readonly added: number; readonly removed: number }> {
    let [added, removed] = [0, 0]
    const unknown: FileChange[] = []
    for (const change of changes) {
      const diff = this.#stepsOf.get(change.path)?.size === 1 ? this.#byPath.get(change.path) : undefined
      if (diff === undefined || diff.kind === 'rename') unknown.push(change)
      added += unknown.at(-1) === change ? 0 : (diff?.additions ?? 0)
      removed += unknown.at(-1) === change ? 0 : (diff?.deletions ?? 0)
    }
    for (const { additions, deletions } of unknown.length === 0 ? [] : await diffChanges(unknown)) {
      added += additions
      removed += deletions
    }
    return { added, removed }
  }

  #groups(): readonly GroupView[] {
    return groupChanges(this.#diffs).groups.flatMap(({ places, files }) => {
      const [first] = places
      if (first === undefined) return []
      const shown = places.slice(0, MAX_PLACES).map(({ diff, line }) => ({ path: printableLine(diff.path), line }))
      return [{ hunk: viewHunk(first.shown, MAX_FILE_LINES), files, places: shown, morePlaces: places.length - shown.length }]
    })
  }
}

function fileView(record: ChangeRecord, diff: FileDiff | undefined, steps: readonly number[]): FileView {
  const { kind, path, from, additions, deletions } = record
  return {
    path: printableLine(path),
    kind: from === undefined ? kind : 'rename',
    ...(from !== undefined && { from: printableLine(from) }),
    added: additions,
    removed: deletions,
    isBinary: diff?.isBinary ?? false,
    facts: diff === undefined ? [] : factsOf(diff).map(({ text, isWarning }) => ({ text, isWarning })),
    ...(record.protected !== undefined && { protected: record.protected }),
    steps,
    isCut: false,
  }
}

function stepsByPath(steps: readonly StepRecord[]): ReadonlyMap<string, ReadonlySet<number>> {
  const byPath = new Map<string, Set<number>>()
  for (const [index, { calls }] of steps.entries())
    for (const { path } of calls.flatMap(({ changes }) => changes)) {
      const known = byPath.get(path)
      if (known === undefined) byPath.set(path, new Set([index]))
      else known.add(index)
    }
  return byPath
}

interface ShownHunks {
  readonly hunks: readonly HunkView[]
  readonly lines: number
  readonly isCut: boolean
}

function viewHunks({ hunks }: FileDiff, maxLines: number): ShownHunks {
  const shown: HunkView[] = []
  let lines = 0
  for (const hunk of hunks) {
    if (lines >= maxLines) break
    const view = viewHunk(hunk, maxLines - lines)
    lines += view.lines.length
    shown.push(view)
  }
  const all = hunks.reduce((sum, { runs }) => sum + runs.reduce((count, run) => count + run.lines, 0), 0)
  return { hunks: shown, lines, isCut: lines < all }
}

const KINDS = { context: ' ', added: '+', removed: '-' } as const

function viewHunk(hunk: Hunk, maxLines: number): HunkView {
  let [oldLine, newLine] = [hunk.oldStart, hunk.newStart]
  const lines: LineView[] = []
  for (const { kind, text, ending, hasLineFeed } of hunkLines(hunk)) {
    if (lines.length >= maxLines) break
    lines.push({
      kind: KINDS[kind],
      text: cutText(printable(text), MAX_LINE_CHARACTERS),
      marks: ending + (hasLineFeed || kind === 'context' ? '' : '⊘'),
      ...(kind !== 'added' && { old: oldLine++ }),
      ...(kind !== 'removed' && { new: newLine++ }),
    })
  }
  return { header: `@@ -${hunk.oldStart},${hunk.oldLines} +${hunk.newStart},${hunk.newLines} @@`, lines }
}
