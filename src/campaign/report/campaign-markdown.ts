import { countOf } from '../../base/text/wording.ts'
import { codeSpan, details, fence, proseText, table } from '../../report/markdown/markdown-text.ts'
import { printable } from '../../report/printable.ts'
import { CAMPAIGN_TEXTS } from '../../texts/en/campaign-texts.ts'
import type { CampaignMoment } from '../ledger.ts'
import type { Row } from '../rows.ts'
import type { CampaignReport, ReportedGroup } from './campaign-report.ts'

const MAX_GROUPS = 20
const MAX_REASONS = 30
const MAX_NAMES = 8
const MAX_SAMPLE_LINES = 60
const MAX_MOMENTS = 24
/** Of what is known before calls run: what follows from it is shown, and approved, with the rest. */
const MAX_LINES_SO_FAR = 20
const MAX_NAMES_OF_CALLS = 5
const MAX_CHARACTERS_SO_FAR = 1000

/** A campaign for an issue, a job summary or a file: progress, changes, what needs attention, and commands to copy. */
export function campaignMarkdown(report: CampaignReport): string {
  const { headings, columns, counts, states: names } = CAMPAIGN_TEXTS
  const { todo, done, stopped } = report.counts
  const lead = `**${repositories(report.rows.length)}**: ${counts(todo, done, stopped)}`
  const states = report.states.map(({ state, count }) => [names[state], String(count)])
  const waves = report.waves.map(({ name, rows, done: past, waitsFor }) => [
    codeSpan(name),
    CAMPAIGN_TEXTS.waveDone(past, rows),
    waitsFor === undefined ? '' : CAMPAIGN_TEXTS.waitsFor(waitsFor.wave, waitsFor.rows),
  ])
  const next = report.next.length === 0 ? '' : fence('sh', report.next.map(printable))
  return [
    `${lead}\n`,
    next,
    burndown(report.history),
    states.length === 0 ? '' : `### ${headings.progress}\n\n${table([columns.state, `${columns.count}:`], states)}`,
    report.waves.length < 2 ? '' : `### ${headings.waves}\n\n${table([columns.wave, columns.state, ''], waves)}`,
    callsText(report.groups),
    groupsText(report.groups.filter(({ isWaiting }) => !isWaiting)),
    stoppedText(report),
  ]
    .filter((part) => part !== '')
    .join('\n')
}

function repositories(count: number): string {
  const { one, other } = CAMPAIGN_TEXTS.repositories
  return countOf(count, one, other)
}

/** What is left to do, over the transitions of the ledger. */
function burndown(history: readonly CampaignMoment[]): string {
  const moments = spreadMoments(history)
  const left = moments.map(({ todo, stopped }) => todo + stopped)
  const [first, last] = [moments.at(0), moments.at(-1)].map((moment) => moment?.at.toISOString().slice(0, 'YYYY-MM-DD'.length))
  if (left.length < 2) return ''
  const chart = [
    CHART_LOOK,
    'xychart-beta',
    `  title "${CAMPAIGN_TEXTS.burndown}"`,
    `  x-axis "${first === last ? first : CAMPAIGN_TEXTS.days(first ?? '', last ?? '')}" 1 --> ${left.length}`,
    `  y-axis 0 --> ${Math.max(1, ...left)}`,
    `  line [${left.join(', ')}]`,
  ]
  return `### ${CAMPAIGN_TEXTS.headings.burndown}\n\n${fence('mermaid', chart)}`
}

/** Mermaid's own line is as pale as the page, and its chart as high as a screen. */
const CHART_LOOK = `%%{init: ${JSON.stringify({ xyChart: { height: 260 }, themeVariables: { xyChart: { plotColorPalette: '#0969da' } } })}}%%`

/** A limited number of points, always with the first and the last. */
export function spreadMoments(history: readonly CampaignMoment[]): readonly CampaignMoment[] {
  if (history.length <= MAX_MOMENTS) return history
  const step = (history.length - 1) / (MAX_MOMENTS - 1)
  return Array.from({ length: MAX_MOMENTS }, (_, index) => history[Math.round(index * step)]).filter((moment) => moment !== undefined)
}

function groupsText(groups: readonly ReportedGroup[]): string {
  if (groups.length === 0) return ''
  const shown = groups.slice(0, MAX_GROUPS).map(groupText)
  const rest = groups.length - shown.length
  return `### ${CAMPAIGN_TEXTS.headings.groups}\n\n${shown.join('\n')}${rest > 0 ? `\n${CAMPAIGN_TEXTS.rest(rest)}\n` : ''}`
}

/** The calls that wait for approval, each of them whole. */
export function callsText(groups: readonly ReportedGroup[]): string {
  const waiting = groups.filter(({ isWaiting }) => isWaiting)
  if (waiting.length === 0) return ''
  const { headings, callsLead, soFar } = CAMPAIGN_TEXTS
  const shown = waiting.map((group) => {
    const { label, rows, calls, sample, warning } = group
    const known = printable(sample.text).slice(0, MAX_CHARACTERS_SO_FAR).trimEnd().split('\n').slice(0, MAX_LINES_SO_FAR)
    const before = sample.text === '' ? '' : `\n${soFar}\n\n${fence('diff', known)}`
    const body = `${warningText(warning)}${fence('text', calls.map(printable))}${before}\n${namesOf(rows, MAX_NAMES_OF_CALLS)}\n`
    return details(`<b>${label}</b> · ${repositories(rows.length)}: ${consentText(group)}`, body, true)
  })
  return `### ${headings.calls}\n\n${callsLead}\n\n${shown.join('\n')}`
}

function warningText(warning: string | undefined): string {
  return warning === undefined ? '' : `**${warning}**\n\n`
}

function consentText({ approved, rows }: ReportedGroup): string {
  const { notApproved, partlyApproved } = CAMPAIGN_TEXTS
  return approved === rows.length ? CAMPAIGN_TEXTS.approved : approved === 0 ? notApproved : partlyApproved(approved)
}

function groupText(group: ReportedGroup, index: number): string {
  const { label, rows, size, sample, calls, warning } = group
  const { files } = CAMPAIGN_TEXTS
  const amount = size === undefined ? '' : `, ${countOf(size.files, files.one, files.other)}, +${size.additions} −${size.deletions}`
  const lines = printable(sample.text)
    .trimEnd()
    .split('\n')
    .filter((line) => !/^(?:diff --git|index) /.test(line))
  const rest = lines.length - MAX_SAMPLE_LINES
  const shown = [...lines.slice(0, MAX_SAMPLE_LINES), ...(rest > 0 ? [CAMPAIGN_TEXTS.moreLines(rest)] : [])]
  const patch = `${warningText(warning)}${sample.text === '' ? '' : fence('diff', shown)}`
  const ran = calls.length === 0 ? '' : `${CAMPAIGN_TEXTS.ran}\n\n${fence('text', calls.map(printable))}\n`
  const body = `${ran}${patch}\n${namesOf(rows)}\n`
  return details(`<b>${label}</b> · ${repositories(rows.length)}${amount}: ${consentText(group)}`, body, index === 0)
}

function namesOf(rows: readonly Row[], most = MAX_NAMES): string {
  const names = rows.slice(0, most).map(({ name }) => codeSpan(name))
  const others = rows.length - names.length
  return `${names.join(', ')}${others > 0 ? ` ${CAMPAIGN_TEXTS.rest(others)}` : ''}`
}

/** One line for all that stopped for the same reason, the most frequent first. */
function stoppedText({ stopped }: CampaignReport): string {
  if (stopped.length === 0) return ''
  const { headings, columns, states } = CAMPAIGN_TEXTS
  const byReason = new Map<string, Row[]>()
  for (const row of stopped) {
    const reason = JSON.stringify([row.state, reasonOf(row)])
    byReason.set(reason, [...(byReason.get(reason) ?? []), row])
  }
  const reasons = [...byReason.values()].toSorted((a, b) => b.length - a.length)
  const lines = reasons.slice(0, MAX_REASONS).flatMap((rows) => {
    const [first] = rows
    if (first === undefined) return []
    return [[states[first.state], String(rows.length), namesOf(rows), proseText(rows.length === 1 ? textOf(first) : reasonOf(first))]]
  })
  const rest = reasons.slice(MAX_REASONS).flat().length
  const heading = table([columns.state, `${columns.count}:`, columns.which, columns.why], lines)
  return `### ${headings.stopped}\n\n${heading}${rest > 0 ? `\n${CAMPAIGN_TEXTS.rest(rest)}\n` : ''}`
}

/** Without what is another in each repository: the numbers of pull requests and commits. */
function reasonOf(row: Row): string {
  return textOf(row)
    .replace(/ #\d+/g, '')
    .replace(/\b[0-9a-f]{40,64}\b/g, '…')
}

function textOf({ why }: Row): string {
  return why === undefined ? '' : `${why.message.replace(/\.$/, '')}. ${why.advice}`
}
