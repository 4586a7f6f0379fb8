import type { Plan } from '../model/plan.ts'
import { decisionOf } from '../model/reason-code.ts'
import { endingText } from './ending-text.ts'
import type { Part } from './markdown-budget.ts'
import { codeSpan, fence, inlineText } from './markdown-text.ts'
import type { RunEnding } from './plan-report.ts'
import { printable } from './printable.ts'

const ICONS = { pass: '✅', wait: '⏸️', refuse: '🚫', fail: '❌' } as const

/** What it is about, how it ended, and some facts that are Markdown already. */
export function headlinePart(title: string, ending: RunEnding, facts: readonly string[]): Part {
  const { reason, commit } = ending
  const icon = reason === 'previewed' ? '📝' : ICONS[decisionOf(reason)]
  const made = commit === undefined ? [] : [`Commit ${codeSpan(commit)}.`]
  const text = `## ${icon} Sous: ${inlineText(title)}\n\n${[endingText(ending, inlineText), ...made].join(' ')}\n\n${[...facts, codeSpan(reason)].join(' · ')}\n\n`
  return { rank: 0, forms: [{ render: () => text }], lacks: 'the headline' }
}

/** The digest stands here twice: a command that has it masked in the log masks only one form. */
export function nextPart(
  { plan, ending }: { readonly plan?: Plan | undefined; readonly ending: RunEnding },
  rank: number,
): readonly Part[] {
  const digest =
    plan === undefined ? '' : `Digest ${codeSpan(plan.digest)}\\\nin groups ${codeSpan(plan.digest.match(/.{1,16}/g)?.join(' ') ?? '')}\n\n`
  const lines = ending.next.flatMap(({ command, does }) => [`# ${does}`, ...command.split('\n')])
  const commands = lines.length === 0 ? '' : `${fence('sh', lines.map(printable))}\n`
  return digest + commands === '' ? [] : [{ rank, forms: [{ render: () => digest + commands }], lacks: 'the digest and the next commands' }]
}
