import { shortDigest } from '../../base/digest.ts'
import type { Plan } from '../../base/plan.ts'
import type { Recipe } from '../../base/recipe.ts'
import { ANSWER_TEXTS } from '../../texts/en/answer-texts.ts'
import { fixCommand } from '../plan-facts.ts'
import type { PlanReport } from '../plan-report.ts'
import { printableLine } from '../printable.ts'
import { firstSentence, joinWrapped, listInputFacts } from '../recipe-page.ts'
import { filesParts, fixedPart } from './markdown-files.ts'
import { renderNext } from './markdown-parts.ts'
import { codeSpan, details, fence, fitParts, inlineText, type MarkdownBudget, proseText } from './markdown-text.ts'

export interface CallableRecipe {
  /** What `/sous run` is followed by. */
  readonly name: string
  readonly recipe: Recipe
}

/** The answer to `/sous help`. Lists rather than tables here: phones cut tables off. */
export function renderCommandHelp(): string {
  const { title, commands, rules } = ANSWER_TEXTS.help
  const items = commands.map(([command, does]) => `- ${codeSpan(command)}\\\n  ${does}\n`)
  return `${title}\n\n${items.join('')}\n${rules(codeSpan('title="two words"'))}\n`
}

/** The answer to `/sous list`. */
export function renderRecipeAnswer(recipes: readonly CallableRecipe[]): string {
  const texts = ANSWER_TEXTS.recipes
  const [shipped = [], own = []] = [true, false].map((isShipped) =>
    recipes.filter(({ name }) => name.startsWith('sous:') === isShipped).map(listItem),
  )
  return [
    `${texts.title}\n\n`,
    own.length > 0 ? own.join('') : `${texts.none(codeSpan('.github/recipes/'), codeSpan('recipes/'))}\n`,
    shipped.length === 0 ? '' : `\n${details(texts.shipped(shipped.length), shipped.join(''))}`,
    `\n${texts.more(codeSpan('/sous help <recipe>'))}\n`,
  ].join('')
}

function listItem({ name, recipe }: CallableRecipe): string {
  const does = recipe.description.trim() === '' ? '' : `: ${proseText(firstSentence(recipe.description))}`
  return `- ${codeSpan(callOf(name, recipe))}\\\n  ${proseText(recipe.name)}${does}\n`
}

/** The answer to `/sous help <recipe>`. */
export function renderRecipeHelp({ name, recipe }: CallableRecipe): string {
  const items = recipe.inputs.map(
    (input) =>
      `- ${codeSpan(input.name)} (${listInputFacts(input).map(factText).join(', ')})${input.description === '' ? '' : `: ${proseText(input.description)}`}\n`,
  )
  const description = describe(recipe.description)
  const texts = ANSWER_TEXTS.recipe
  const inputs = items.length === 0 ? `${texts.noInputs}\n\n` : `${texts.inputs}\n\n${items.join('')}\n`
  return `${texts.title(proseText(recipe.name))}\n\n${description}${inputs}${howToRun(name, recipe)}`
}

/** A pattern and a default are one piece, whatever words are in them. */
function factText(fact: string): string {
  const [, word, value] = /^(matches|default) (.*)$/s.exec(fact) ?? []
  return value === undefined ? inlineText(fact) : `${word} ${codeSpan(value)}`
}

function describe(text: string): string {
  const shown = joinWrapped(text).map((block) => {
    const [, bullet, words = ''] = /^([-*] )?(.*)$/s.exec(block) ?? []
    return `${bullet === undefined ? '' : '- '}${proseText(words)}\n\n`
  })
  return shown.join('')
}

export interface AppliedPlan {
  readonly plan: Plan
  readonly commit: string
  readonly reason: 'committed' | 'already_applied'
  /** Logins, if this run applied it. */
  readonly people?: { readonly requestedBy: string; readonly approvedBy: readonly string[] } | undefined
  /** Which workflows will run on the commit, in Markdown. */
  readonly ci?: string | undefined
}

const MAX_FILES = 50

/** What became of a plan, in place of its preview. Everything comes from the plan, nothing from comments. */
export function renderApplied({ plan, commit, reason, people, ci }: AppliedPlan): string {
  const texts = ANSWER_TEXTS.applied
  const subject = subjectOf(plan)
  const isOurs = reason === 'committed'
  const who = people && texts.people(inlineText(people.requestedBy), people.approvedBy.map(inlineText))
  return paragraphs([
    isOurs ? texts.title(subject) : texts.titleBefore(subject),
    [isOurs ? texts.said(commit) : texts.saidBefore(commit), ...(who === undefined ? [] : [who])].join(' '),
    ...(ci === undefined ? [] : [ci]),
    planDetails(plan, reason).trimEnd(),
  ])
}

function subjectOf({ message }: Plan): string {
  const [subject = ''] = message.split('\n', 1)
  return proseText(subject)
}

function paragraphs(texts: readonly string[]): string {
  return `${texts.join('\n\n')}\n`
}

function planDetails(plan: Plan, reason: string): string {
  const texts = ANSWER_TEXTS.plan
  const more = plan.changes.length - MAX_FILES
  const files = [
    ...plan.changes.slice(0, MAX_FILES).map(({ kind, path }) => `- ${codeSpan(path)} (${texts.kinds[kind]})`),
    ...(more > 0 ? [`- ${texts.more(more)}`] : []),
  ].join('\n')
  const count = plan.changes.filter(({ kind }) => kind !== 'create_directory').length
  const facts = texts.facts(codeSpan(plan.digest), codeSpan(plan.recipe.path), codeSpan(reason))
  return details(texts.details(count), `${files}\n\n${facts}\n`)
}

export type PastReason = keyof typeof ANSWER_TEXTS.past.reasons

/** In place of a preview that can no longer be applied: the command that makes a new one, never a dead one. */
export function renderPast({
  plan,
  past,
  again,
}: {
  readonly plan: Plan
  readonly past: PastReason
  readonly again: string | undefined
}): string {
  const texts = ANSWER_TEXTS.past
  const head = plan.head?.commit ?? plan.base.commit
  return paragraphs([
    texts.title(subjectOf(plan), past),
    texts.reasons[past],
    ...(again === undefined ? [] : [renderAgain(again).trimEnd()]),
    planDetails(plan, past).trimEnd(),
    ...(head === undefined ? [] : [texts.madeOn(head.slice(0, 7))]),
  ])
}

function renderAgain(command: string): string {
  const { againDoes, againLead } = ANSWER_TEXTS.past
  return renderNext([{ command, does: againDoes, lead: againLead }])
}

/** GitHub sends no notification for an edit, so a repeated request also gets a line that links to it. */
export function renderUpdated({ title, said, url }: { readonly title: string; readonly said: string; readonly url: string }): string {
  return `${ANSWER_TEXTS.updated.line(proseText(title), said, url)}\n`
}

/** The answer to `/sous cancel`. */
export function renderCancelled(plans: readonly Plan[]): string {
  const texts = ANSWER_TEXTS.cancelled
  if (plans.length === 0) return paragraphs([texts.titleNone, texts.none])
  const items = plans.map((plan) => `- ${texts.plan(subjectOf(plan), codeSpan(shortDigest(plan.digest)))}`)
  return paragraphs([texts.title, texts.said, items.join('\n')])
}

/** Why something was not done: what is wrong, and one line to copy. */
export function renderRefusal({
  code,
  message,
  suggestion,
  isUnknown,
  command,
  again,
}: {
  readonly code: string
  readonly message: string
  readonly suggestion: string
  readonly isUnknown?: true
  /** What to comment next. */
  readonly command?: string | undefined
  /** The command that makes a new plan. It replaces the suggestion. */
  readonly again?: string | undefined
}): string {
  // This refusal tells two digests apart, so they stay whole.
  const show = (text: string) => proseText(code === 'digest_ambiguous' ? text : shortNames(text))
  const isSaidBelow = again !== undefined || (command !== undefined && suggestion.includes(`'${command}'`))
  const said = [`${show(message).replace(/\.$/, '')}.`, ...(isSaidBelow ? [] : [show(suggestion)])].join(' ')
  const next = again === undefined ? (command === undefined ? '' : renderHelpful(command)) : renderAgain(again)
  const texts = ANSWER_TEXTS.refusal
  const small = `<sub>${isUnknown ? '' : texts.nothingChanged}(${codeSpan(code)})</sub>`
  const title = isUnknown ? texts.titleUnknown : code === 'approval_missing' ? texts.titleWaits : texts.title
  return `${title}\n\n${said}\n\n${next}${small}\n`
}

/** Commits and digests shortened, and branches without `refs/heads/`. */
function shortNames(text: string): string {
  return text
    .replace(/\b([0-9a-f]{16})[0-9a-f]{48}\b/g, '$1')
    .replace(/\b([0-9a-f]{12})[0-9a-f]{28}\b/g, '$1')
    .replaceAll("'refs/heads/", "'")
}

function renderHelpful(command: string): string {
  const { leads, lead, does } = ANSWER_TEXTS.refusal
  const [, verb = ''] = command.split(' ')
  return renderNext([{ command, does, lead: leads[verb as keyof typeof leads] ?? lead }])
}

/** Something to copy only if the line works as it is. */
function howToRun(name: string, recipe: Recipe): string {
  const { runWithValues, runLead, runDoes } = ANSWER_TEXTS.recipe
  const call = callOf(name, recipe)
  if (recipe.inputs.some(({ required }) => required)) return `${runWithValues(codeSpan(call))}\n`
  return renderNext([{ command: call, does: runDoes, lead: runLead }])
}

function callOf(name: string, { inputs }: Recipe): string {
  return ['/sous run', name, ...inputs.filter((input) => input.required).map((input) => `${input.name}=…`)].join(' ')
}

export interface WaitingMerge {
  readonly reason: 'queued' | 'auto_merge_enabled'
  readonly head: string
  /** Short name. */
  readonly base: string
  readonly hasQueue: boolean
  /** In GitHub's words. */
  readonly waitsFor?: string | undefined
  /** Whether Sous used `GITHUB_TOKEN`. */
  readonly isWorkflowToken: boolean
}

/** What happens next to a proposal that GitHub merges by itself. */
export function renderWaitingMerge({ reason, head, base, hasQueue, waitsFor, isWorkflowToken }: WaitingMerge): string {
  const { queued, auto, token, queueToken } = ANSWER_TEXTS.merge
  const [commit, branch, tokenName] = [codeSpan(head.slice(0, 12)), codeSpan(base), codeSpan('GITHUB_TOKEN')]
  const next = hasQueue ? auto.queues(commit, branch) : auto.merges(commit, branch)
  const waits = waitsFor === undefined ? '' : auto.waitsFor(proseText(waitsFor))
  const said =
    reason === 'queued' ? [queued.title, queued.said(commit, branch), queued.promise] : [auto.title, `${next}${waits}`, auto.promise]
  const workflows = hasQueue ? queueToken(tokenName) : token(tokenName)
  return paragraphs([...said, ...(isWorkflowToken ? [workflows] : []), `<sub>(${codeSpan(reason)})</sub>`])
}

/** The merge happened, and the result is not what was reviewed. */
export function renderMovedBase({ commit, base }: { readonly commit: string; readonly base: string }): string {
  const { title, said, next } = ANSWER_TEXTS.merge.movedBase
  return paragraphs([title, said(commit, codeSpan(base)), next, `<sub>(${codeSpan('merged_on_moved_base')})</sub>`])
}

/** The body of an issue can have 65,536 characters. */
const ISSUE_BUDGET: MarkdownBudget = { bytes: 240_000, units: 60_000 }

/** What a check found, for an issue. It has no digest, commit or time, so the same drift has the same text in every run. */
export function renderDrift(report: PlanReport, name: string): string {
  const { said, whole, end } = ANSWER_TEXTS.drift
  const head = `${said(codeSpan(name), report.diffs.length)}\n\n${fence('sh', [printableLine(fixCommand(report, name))])}\n`
  const parts = [fixedPart(head), ...filesParts(report, { rank: 1, hasEveryDiff: false, whole })]
  return `${fitParts(parts, ISSUE_BUDGET).texts.join('')}\n${end}\n`
}
