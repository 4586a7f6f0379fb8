import type { Digest } from '../../base/recipe.ts'
import { countOf } from '../../base/text/wording.ts'
import { printable, printableLine } from '../../report/printable.ts'
import { type Style, widthOf } from '../../report/terminal/style.ts'
import { CAMPAIGN_TEXTS } from '../../texts/en/campaign-texts.ts'
import { ROW_STATES, type Row } from '../rows.ts'
import type { CampaignReport, ReportedGroup } from './campaign-report.ts'

export interface TableOptions {
  readonly style: Style
  /** Width of the terminal. */
  readonly columns: number
  /** Whether every repository has a line. */
  readonly all: boolean
}

/** How many changed lines of a group are shown. */
const MAX_SAMPLE_LINES = 8
const MAX_STOPPED = 20
const MAX_NAME_COLUMNS = 40
const INDENT = '  '

/** A campaign for a terminal: progress, changes, what needs attention, and what to type next. */
export function renderCampaign(report: CampaignReport, options: TableOptions): string {
  const { style, all } = options
  const { headings, counts, phases } = CAMPAIGN_TEXTS
  const { todo, done, stopped } = report.counts
  const phase = phases[report.phase]
  const title = `${style.bold(printableLine(report.title))}${phase === '' ? '' : ` ${style.yellow(phase)}`}`
  const parts = [
    [title, `${INDENT}${repositories(report.rows.length)}: ${counts(todo, done, stopped)}`],
    section(
      headings.groups,
      report.groups.flatMap((group) => groupLines(group, options)),
      style,
    ),
    section(headings.waves, report.waves.length > 1 ? waveLines(report, options) : [], style),
    all
      ? section(headings.repositories, rowLines(report.rows, options), style)
      : section(headings.stopped, stoppedLines(report, options), style),
    report.next.map((command) => `${style.cyan('→')} ${style.command(shortened(printableLine(command), report, style))}`),
  ]
  return parts
    .filter((lines) => lines.length > 0)
    .map((lines) => `${lines.join('\n')}\n`)
    .join('\n')
}

/** A digest shortened to what people type. */
function shortened(command: string, { digest = '' as Digest }: CampaignReport, style: Style): string {
  return digest === '' ? command : command.replace(digest, style.digest(digest))
}

function section(heading: string, lines: readonly string[], style: Style): readonly string[] {
  return lines.length === 0 ? [] : [style.bold(heading), ...lines]
}

function repositories(count: number): string {
  const { one, other } = CAMPAIGN_TEXTS.repositories
  return countOf(count, one, other)
}

function groupLines({ label, rows, approved, size, sample, warning }: ReportedGroup, { style, columns }: TableOptions): readonly string[] {
  const { files, notApproved, partlyApproved, moreLines } = CAMPAIGN_TEXTS
  const isAll = approved === rows.length
  const consent = isAll ? style.green(CAMPAIGN_TEXTS.approved) : style.yellow(approved === 0 ? notApproved : partlyApproved(approved))
  const amount = size === undefined ? '' : `, ${countOf(size.files, files.one, files.other)}, +${size.additions} −${size.deletions}`
  const changed = printable(sample.text)
    .split('\n')
    .filter((line) => /^[+-]/.test(line) && !/^(?:\+\+\+|---) /.test(line))
  const shown = changed.slice(0, MAX_SAMPLE_LINES).map((line) => {
    const cut = cutTo(line, columns - 2 * INDENT.length - 1)
    return `${INDENT}${INDENT}${line.startsWith('+') ? style.green(cut) : style.red(cut)}`
  })
  const rest = changed.length - shown.length
  return [
    `${INDENT}${style.bold(label)}  ${repositories(rows.length)}${amount}  ${consent}`,
    ...(warning === undefined ? [] : [`${INDENT}${INDENT}${style.yellow(warning)}`]),
    ...shown,
    ...(rest > 0 ? [`${INDENT}${INDENT}${style.dim(moreLines(rest))}`] : []),
  ]
}

function waveLines({ waves }: CampaignReport, { style }: TableOptions): readonly string[] {
  const width = Math.max(...waves.map(({ name }) => widthOf(name)))
  return waves.map(({ name, rows, done, waitsFor }) => {
    const waits = waitsFor === undefined ? '' : `  ${style.yellow(CAMPAIGN_TEXTS.waitsFor(waitsFor.wave, waitsFor.rows))}`
    return `${INDENT}${pad(name, width)}  ${CAMPAIGN_TEXTS.waveDone(done, rows)}${waits}`
  })
}

function stoppedLines({ stopped }: CampaignReport, options: TableOptions): readonly string[] {
  const rest = stopped.length - MAX_STOPPED
  const lines = rowLines(stopped.slice(0, MAX_STOPPED), options)
  return rest > 0 ? [...lines, `${INDENT}${options.style.dim(CAMPAIGN_TEXTS.moreRows(rest))}`] : lines
}

const COLOURS = { todo: 'yellow', done: 'green', stopped: 'red' } as const

/** Name and state side by side; below, the reason and what to do. */
function rowLines(rows: readonly Row[], { style, columns }: TableOptions): readonly string[] {
  const longest = Math.max(0, ...rows.map(({ name }) => widthOf(printableLine(name))))
  const width = Math.min(longest, MAX_NAME_COLUMNS, Math.floor(columns / 2))
  return rows.flatMap(({ name, state, why, wave, delivered }) => {
    const shown = printableLine(name)
    const cut = widthOf(shown) > width ? `…${shown.slice(1 - width)}` : shown
    const colour = COLOURS[ROW_STATES[state]]
    const where = delivered?.branch ?? delivered?.commit?.slice(0, 12) ?? ''
    const facts = [
      style[colour](CAMPAIGN_TEXTS.states[state]),
      ...(state === 'planned' && wave !== undefined ? [style.dim(printableLine(wave))] : []),
      ...(where === '' ? [] : [style.dim(printableLine(where))]),
    ]
    return [
      `${INDENT}${pad(cut, width)}  ${facts.join('  ')}`,
      ...(why === undefined
        ? []
        : [`${INDENT}${INDENT}${printableLine(why.message)}`, `${INDENT}${INDENT}${style.cyan('→')} ${printableLine(why.advice)}`]),
    ]
  })
}

function pad(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - widthOf(text)))
}

function cutTo(text: string, columns: number): string {
  return widthOf(text) <= columns ? text : `${text.slice(0, Math.max(0, columns - 1))}…`
}
