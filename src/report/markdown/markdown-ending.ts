import { decisionOf } from '../../base/errors/reasons.ts'
import { outcomeText } from '../outcome-text.ts'
import type { NextCommand, RunOutcome } from '../plan-report.ts'
import { printable } from '../printable.ts'
import type { Part } from './markdown-budget.ts'
import { codeSpan, fence, inlineText, proseText } from './markdown-text.ts'

const ICONS = { pass: '✅ ', wait: '⏸️ ', refuse: '🚫 ', fail: '❌ ' } as const

/** What it is about and what it comes to, then how it ended where that has to be said. `totals` are Markdown already. */
export function headlinePart(title: string, ending: RunOutcome, totals: readonly string[]): Part {
  const { reason, commit, note, detail, next } = ending
  // A preview with a line to copy says by that line what it is.
  const isPlain = SHOWN.includes(reason) && detail === undefined && next.length > 0
  const said = [
    ...(isPlain ? [] : [asSentence(outcomeText(ending, proseText))]),
    ...(commit === undefined || detail?.includes(commit) ? [] : [`Commit ${codeSpan(commit)}.`]),
    ...(note === undefined ? [] : [inlineText(note)]),
  ]
  const text = `### ${[`${iconOf(ending)}Sous`, inlineText(title), ...totals].join(' · ')}\n\n${said.length === 0 ? '' : `${said.join(' ')}\n\n`}`
  return { rank: 0, forms: [{ render: () => text }], lacks: 'the headline' }
}

const SHOWN: readonly RunOutcome['reason'][] = ['previewed', 'gated', 'proposed']

function iconOf({ reason, detail }: RunOutcome): string {
  if (reason === 'previewed' || reason === 'proposed') return ''
  // A recipe that found something changes nothing, and is no reason to be content.
  return reason === 'clean' && detail !== undefined ? '⚠️ ' : ICONS[decisionOf(reason)]
}

/** Details are of many authors, some of whom leave out the full stop. */
function asSentence(text: string): string {
  return /[\p{L}\p{N}`)]$/u.test(text) ? `${text}.` : text
}

/** GitHub's copy button takes a whole block, so that each holds one command and nothing else. */
export function renderNext(next: readonly NextCommand[]): string {
  return next
    .map(({ command, does, lead }) => `${lead ?? `This command ${inlineText(does)}:`}\n\n${fence('', printable(command).split('\n'))}\n`)
    .join('')
}

export function nextPart({ next }: RunOutcome, rank: number): readonly Part[] {
  return next.length === 0 ? [] : [{ rank, forms: [{ render: () => renderNext(next) }], lacks: 'the next commands' }]
}

/** The digest stands here twice: a command that has it masked in the log masks only one form. */
export function renderDigest(digest: string): string {
  return `Digest ${codeSpan(digest)}\\\nin groups ${codeSpan(digest.match(/.{1,16}/g)?.join(' ') ?? '')}\n\n`
}

/** What the preview is of and how long it is good, in small print. */
export function renderFooter({ footer }: RunOutcome): string {
  if (footer === undefined) return ''
  const { head, pushedBy, until, approval, run } = footer
  const pushed = pushedBy === undefined ? '' : `, after a push by ${pushedBy}`
  const facts = [
    ...(head === undefined ? [] : [`made on ${head.slice(0, 7)}${pushed}`]),
    ...(until === undefined ? [] : [`good until ${timeText(until)}`]),
    ...(approval === undefined ? [] : [approval]),
    ...(run === undefined ? [] : [`[run](${run})`]),
  ]
  return facts.length === 0 ? '' : `<sub>${facts.join(' · ')}</sub>\n`
}

export function timeText(time: Date): string {
  return `${time.toISOString().slice(0, 16).replace('T', ' ')} UTC`
}

/** The time that a preview says it is good until; nothing where the text is none. */
export function goodUntil(markdown: string): Date | undefined {
  const [, day, minute] = /<sub>[^<]*\bgood until (\d{4}-\d\d-\d\d) (\d\d:\d\d) UTC\b/.exec(markdown) ?? []
  const time = new Date(`${day}T${minute}Z`)
  return Number.isNaN(time.getTime()) ? undefined : time
}
