import { type ToolError, toolError } from '../../base/errors/tool-errors.ts'
import { briefText } from '../../base/path.ts'
import { failure, type Result, success } from '../../base/result.ts'
import { spreadMoments } from '../../campaign/report/campaign-markdown.ts'
import type { CampaignReport, ReportedWave } from '../../campaign/report/campaign-report.ts'
import { ROW_STATES, type Row, type RowCounts, type RowState } from '../../campaign/rows.ts'
import { printable, printableLine } from '../../report/printable.ts'
import { CAMPAIGN_TEXTS } from '../../texts/en/campaign-texts.ts'
import { type ControlFolder, listCampaignIds, openCampaign, openControl } from '../campaign/open-campaign.ts'
import { reportCampaign } from '../campaign/report-campaign.ts'
import type { StudioFolder } from './open-draft.ts'

export interface CampaignSummaryView {
  readonly id: string
  readonly title: string
  /** `new`: not planned yet. `invalid`: its file has errors, or is gone. */
  readonly phase: 'active' | 'paused' | 'closed' | 'new' | 'invalid'
  readonly counts: RowCounts
}

/** A campaign for a page, to look at: everything that changes it is a command. */
export interface CampaignView extends CampaignSummaryView {
  readonly digest: string | null
  readonly states: CampaignReport['states']
  readonly groups: readonly CampaignGroupView[]
  readonly waves: readonly ReportedWave[]
  /** Those that need a hand come first. */
  readonly rows: readonly CampaignRowView[]
  readonly moreRows: number
  /** Commands, the most useful first. */
  readonly next: readonly string[]
  readonly history: readonly (RowCounts & { readonly at: string })[]
  /** Why it cannot go on. */
  readonly problems: readonly { readonly place: string; readonly message: string; readonly suggestion: string }[]
}

export interface CampaignGroupView {
  readonly label: string
  readonly repositories: number
  readonly approved: number
  readonly files?: number
  readonly added?: number
  readonly removed?: number
  readonly sample: { readonly repository: string; readonly lines: readonly string[]; readonly isCut: boolean }
}

export interface CampaignRowView {
  readonly name: string
  readonly state: RowState
  readonly kind: (typeof ROW_STATES)[RowState]
  readonly group?: string
  readonly wave?: string
  /** The branch, commit or pull request that it was delivered as. */
  readonly delivered?: string
  readonly why?: { readonly message: string; readonly suggestion: string }
}

const MAX_ROWS = 2_000
const MAX_SAMPLE_LINES = 400
const NO_ROWS: RowCounts = { todo: 0, done: 0, stopped: 0 }

/** The campaigns of the folder's repository: those with a file, and those that have started. */
export async function listCampaignViews(
  folder: StudioFolder,
): Promise<Result<{ readonly campaigns: readonly CampaignSummaryView[] }, ToolError>> {
  const control = await openControl(folder.surroundings, folder.root)
  if (!control.ok) return control
  const ids = await listCampaignIds(control.value)
  if (!ids.ok) return ids
  const campaigns: CampaignSummaryView[] = []
  for (const id of ids.value) {
    const view = await viewCampaign(control.value, id)
    if (!view.ok) return view
    const { title, phase, counts } = view.value
    campaigns.push({ id: printableLine(id), title, phase, counts })
  }
  return success({ campaigns })
}

export async function openCampaignView(folder: StudioFolder, id: string): Promise<Result<CampaignView, ToolError>> {
  const control = await openControl(folder.surroundings, folder.root)
  if (!control.ok) return control
  const ids = await listCampaignIds(control.value)
  if (!ids.ok) return ids
  return ids.value.includes(id) ? viewCampaign(control.value, id) : failure(ERRORS.unknown(id))
}

async function viewCampaign(control: ControlFolder, id: string): Promise<Result<CampaignView, ToolError>> {
  const opened = await openCampaign(control, id)
  const { next } = CAMPAIGN_TEXTS
  const bare = { id: printableLine(id), title: printableLine(id), counts: NO_ROWS, digest: null, moreRows: 0 }
  const empty = { states: [], groups: [], waves: [], rows: [], history: [] }
  if (!opened.ok) {
    const problems =
      opened.error.kind === 'error'
        ? [{ place: '', ...wordsOf(opened.error.error) }]
        : opened.error.file.diagnostics.map((each) => ({ place: printableLine(`${each.at.file}:${each.at.line}`), ...wordsOf(each) }))
    return success({ ...bare, ...empty, phase: 'invalid', next: [next.validate(id)], problems })
  }
  const title = printableLine(opened.value.campaign.title ?? id)
  const { state } = opened.value.ledger
  if (state === undefined) return success({ ...bare, ...empty, title, phase: 'new', next: [next.firstPlan(id)], problems: [] })
  const report = await reportCampaign(opened.value, state)
  return report.ok ? success(viewReport(report.value)) : report
}

function wordsOf({ message, suggestion }: Pick<ToolError, 'message' | 'suggestion'>) {
  return { message: printableLine(message), suggestion: printableLine(suggestion) }
}

function viewReport(report: CampaignReport): CampaignView {
  const { id, title, phase, digest, counts, states, groups, waves, rows, next, history } = report
  const labels = new Map(groups.flatMap(({ label, rows: own }) => own.map((row) => [row.id, label] as const)))
  const stopped = rows.filter(({ state }) => ROW_STATES[state] === 'stopped' || state === 'gated')
  const needy = new Set(stopped)
  const ordered = [...stopped, ...rows.filter((row) => !needy.has(row))]
  return {
    id: printableLine(id),
    title: printableLine(title),
    phase,
    digest: digest ?? null,
    counts,
    states,
    groups: groups.map(({ label, rows: own, approved, size, sample, warning }) => {
      const lines = printable(warning === undefined ? sample.text : `${warning}\n${sample.text}`)
        .trimEnd()
        .split('\n')
      return {
        label,
        repositories: own.length,
        approved,
        ...(size !== undefined && { files: size.files, added: size.additions, removed: size.deletions }),
        sample: {
          repository: printableLine(rows.find((row) => row.id === sample.repository)?.name ?? sample.repository),
          lines: lines.slice(0, MAX_SAMPLE_LINES),
          isCut: sample.isCut || lines.length > MAX_SAMPLE_LINES,
        },
      }
    }),
    waves: waves.map((wave) => ({ ...wave, name: printableLine(wave.name) })),
    rows: ordered.slice(0, MAX_ROWS).map((row) => viewRow(row, labels.get(row.id))),
    moreRows: Math.max(ordered.length - MAX_ROWS, 0),
    next: next.map(printableLine),
    history: spreadMoments(history).map(({ at, todo, done, stopped: halted }) => ({ at: at.toISOString(), todo, done, stopped: halted })),
    problems: [],
  }
}

function viewRow({ name, state, wave, why, delivered }: Row, group: string | undefined): CampaignRowView {
  const { pull, branch, commit } = delivered ?? {}
  const where = pull === undefined ? (branch ?? commit?.slice(0, 12)) : `#${pull}`
  return {
    name: printableLine(name),
    state,
    kind: ROW_STATES[state],
    ...(group !== undefined && { group }),
    ...(wave !== undefined && { wave: printableLine(wave) }),
    ...(where !== undefined && { delivered: printableLine(where) }),
    ...(why !== undefined && { why: wordsOf({ message: why.message, suggestion: why.advice }) }),
  }
}

const ERRORS = {
  unknown: (id: string) => toolError('not_found', `There is no campaign '${briefText(id)}'`, 'List them: GET /campaigns'),
}
