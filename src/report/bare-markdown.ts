import type { Diagnostic } from '../model/recipe.ts'
import { fitParts, type MarkdownBudget, type Part } from './markdown-budget.ts'
import { headlinePart, nextPart, renderDigest } from './markdown-ending.ts'
import { textFence } from './markdown-parts.ts'
import { codeSpan } from './markdown-text.ts'
import type { PlanMarkdown } from './plan-markdown.ts'
import type { BareReport } from './plan-report.ts'
import { printable } from './printable.ts'
import { PLAIN } from './style.ts'
import { placeText } from './terminal-plan.ts'
import { renderError } from './terminal-result.ts'

const MAX_DIAGNOSTICS = 100

/** A run without steps for job summaries and comments: the mistakes of a recipe, why nothing was done, or what landed. */
export function renderBareMarkdown(report: BareReport, budget: MarkdownBudget): PlanMarkdown {
  const { recipe, plan, ending, diagnostics = [], error } = report
  const path = plan?.recipe.path ?? recipe
  const [title = ''] = plan?.message.split('\n', 1) ?? [path ?? 'nothing was run']
  const parts = [
    headlinePart(title, ending, []),
    ...fencePart('the mistakes', listDiagnostics(diagnostics)),
    ...fencePart('the error', error === undefined ? '' : renderError(error, PLAIN)),
    ...nextPart(ending, 2),
    { rank: 2, forms: [{ render: () => factsOf(report) }], lacks: 'the digest' },
  ]
  const { texts, lacks } = fitParts(parts, budget)
  return { text: texts.join(''), isIncomplete: lacks.length > 0 }
}

function factsOf({ recipe, plan, ending }: BareReport): string {
  const path = plan?.recipe.path ?? recipe
  const facts = [...(path === undefined ? [] : [`recipe ${codeSpan(path)}`]), codeSpan(ending.reason)]
  return `${plan === undefined ? '' : renderDigest(plan.digest)}${facts.join(' · ')}\n\n`
}

function fencePart(lacks: string, text: string): readonly Part[] {
  return text === '' ? [] : [{ rank: 1, forms: [{ render: () => `${textFence(text)}\n` }, { render: () => TOO_LONG, lacks }], lacks }]
}

const TOO_LONG = 'The list of what is wrong is too long to be shown here; it is in the log.\n\n'

function listDiagnostics(diagnostics: readonly Diagnostic[]): string {
  const shown = diagnostics.slice(0, MAX_DIAGNOSTICS).map(({ at, severity, code, message, suggestion }) => {
    const place = `${placeText(at)}: ${severity} ${code}`
    return `${place}: ${printable(message)}\n  → ${printable(suggestion)}\n`
  })
  const more = diagnostics.length - shown.length
  return `${shown.join('')}${more > 0 ? `… and ${more} more\n` : ''}`
}
