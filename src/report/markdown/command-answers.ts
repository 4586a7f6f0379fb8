import { shortDigest } from '../../base/digest.ts'
import type { Plan } from '../../base/plan.ts'
import type { Digest, Recipe } from '../../base/recipe.ts'
import { countOf } from '../../base/text/wording.ts'
import { fixCommand } from '../plan-facts.ts'
import type { PlanReport } from '../plan-report.ts'
import { printableLine } from '../printable.ts'
import { firstSentence, inputFacts } from '../recipe-page.ts'
import { filesParts, fixedPart } from './markdown-files.ts'
import { renderNext } from './markdown-parts.ts'
import { codeSpan, details, fence, fitParts, inlineText, type MarkdownBudget, proseText, table } from './markdown-text.ts'

export interface CallableRecipe {
  /** What `/sous run` is followed by. */
  readonly name: string
  readonly recipe: Recipe
}

const COMMANDS: readonly (readonly [command: string, does: string])[] = [
  ['/sous run <recipe> <name>=<value> …', 'shows what the recipe would change here'],
  ['/sous apply <digest>', 'approves that plan, and applies exactly it'],
  ['/sous cancel [<digest>]', 'cancels plans, so that nobody can apply them'],
  ['/sous list', 'lists the recipes'],
  ['/sous help [<recipe>]', 'explains the commands, or a recipe'],
]

/** The answer to `/sous help`. */
export function renderCommandHelp(): string {
  const rows = COMMANDS.map(([command, does]) => [codeSpan(command), does])
  return `### Sous · commands\n\n${table(['command', 'what it does'], rows)}\nA command is the first line of a new comment, and nothing else is on that line. Values with spaces stand in quotes: ${codeSpan('title="two words"')}.\n`
}

/** The answer to `/sous list`: a list rather than a table, which phones would cut off. */
export function renderRecipeAnswer(recipes: readonly CallableRecipe[]): string {
  const [shipped, own] = [true, false].map((isShipped) =>
    recipes.filter(({ name }) => name.startsWith('sous:') === isShipped).map(listItem),
  )
  const none = `There are no recipes on the default branch, in ${codeSpan('.github/recipes/')} or ${codeSpan('recipes/')}.\n`
  return [
    '### Sous · recipes\n\n',
    own?.length ? own.join('') : none,
    shipped?.length
      ? `\n${details(`${countOf(shipped.length, 'recipe')} that ${shipped.length === 1 ? 'comes' : 'come'} with Sous`, shipped.join(''))}`
      : '',
    `\nComment ${codeSpan('/sous help <recipe>')} to see what a recipe takes.\n`,
  ].join('')
}

function listItem({ name, recipe }: CallableRecipe): string {
  const does = recipe.description.trim() === '' ? '' : `: ${proseText(firstSentence(recipe.description))}`
  return `- ${codeSpan(callOf(name, recipe))}\\\n  ${inlineText(recipe.name)}${does}\n`
}

/** The answer to `/sous help <recipe>`. */
export function renderRecipeHelp({ name, recipe }: CallableRecipe): string {
  const items = recipe.inputs.map(
    (input) =>
      `- ${codeSpan(input.name)} (${inlineText(inputFacts(input))})${input.description === '' ? '' : `: ${proseText(input.description)}`}\n`,
  )
  const description = recipe.description.trim() === '' ? '' : `${recipe.description.trim().split('\n').map(proseText).join('\\\n')}\n\n`
  const inputs = items.length === 0 ? 'It takes no inputs.\n\n' : `**Inputs**\n\n${items.join('')}\n`
  return `### Sous · ${inlineText(recipe.name)}\n\n${description}${inputs}${howToRun(name, recipe)}`
}

export interface AppliedPlan {
  readonly plan: Plan
  readonly commit: string
  readonly reason: 'committed' | 'already_applied'
  /** Logins, where this very run applied it. */
  readonly people?: { readonly requestedBy: string; readonly approvedBy: readonly string[] } | undefined
  /** What to expect of workflows on the commit, in Markdown. */
  readonly ci?: string | undefined
}

const MAX_FILES = 50
const KINDS = { create: 'new', update: 'changed', delete: 'deleted', create_directory: 'new folder' } as const

/** What a plan has become, in place of its preview: all of it from the plan itself, whatever some comment said of it. */
export function renderApplied({ plan, commit, reason, people, ci }: AppliedPlan): string {
  const [subject = ''] = plan.message.split('\n', 1)
  // Anyone with write access can push such a commit, so this does not say that Sous applied the plan.
  const said =
    reason === 'committed'
      ? `Commit ${commit}. It is on the branch, exactly as previewed.`
      : `Commit ${commit} on the branch has the files of this plan and names it, so there is nothing to apply. Sous did not check who pushed it.`
  const who = people && `Requested by ${inlineText(people.requestedBy)}, approved by ${people.approvedBy.map(inlineText).join(', ')}.`
  const paragraphs = [
    reason === 'committed' ? `### ✅ Sous · ${inlineText(subject)} · applied` : `### Sous · ${inlineText(subject)} · nothing to apply`,
    [said, ...(who === undefined ? [] : [who])].join(' '),
    ...(ci === undefined ? [] : [ci]),
    planDetails(plan, reason).trimEnd(),
  ]
  return `${paragraphs.join('\n\n')}\n`
}

/** What was to be changed, and the digest in full. */
function planDetails(plan: Plan, reason: string): string {
  const more = plan.changes.length - MAX_FILES
  const files = [
    ...plan.changes.slice(0, MAX_FILES).map(({ kind, path }) => `- ${codeSpan(path)} (${KINDS[kind]})`),
    ...(more > 0 ? [`- and ${more} more`] : []),
  ].join('\n')
  const count = countOf(plan.changes.filter(({ kind }) => kind !== 'create_directory').length, 'file')
  const facts = `Digest ${codeSpan(plan.digest)}\n\nrecipe ${codeSpan(plan.recipe.path)} · ${codeSpan(reason)}`
  return details(`Details: ${count} · full digest`, `${files}\n\n${facts}\n`)
}

/** How a plan can be past, and what that means. */
const PAST = {
  stale: 'The pull request has moved on since this plan was made, so it cannot be applied any more.',
  expired: 'This plan is too old to be applied.',
  cancelled: 'This plan was cancelled, so nobody can apply it.',
  outdated: 'The recipe, the configuration or Sous itself has changed since this plan was made, so it cannot be applied any more.',
} as const
export type PastReason = keyof typeof PAST

/** In place of the preview of a plan that nobody can apply any more: never a dead command, but the one that makes a new plan. */
export function renderPast({
  plan,
  past,
  again,
}: {
  readonly plan: Plan
  readonly past: PastReason
  readonly again: string | undefined
}): string {
  const [subject = ''] = plan.message.split('\n', 1)
  const head = plan.head?.commit ?? plan.base.commit
  const paragraphs = [
    `### Sous · ${inlineText(subject)} · ${past}`,
    PAST[past],
    ...(again === undefined ? [] : [renderAgain(again).trimEnd()]),
    planDetails(plan, past).trimEnd(),
    ...(head === undefined ? [] : [`<sub>made on ${head.slice(0, 7)}</sub>`]),
  ]
  return `${paragraphs.join('\n\n')}\n`
}

function renderAgain(command: string): string {
  return renderNext([{ command, does: 'runs it again', lead: 'To run it again, comment:' }])
}

/** Edits notify nobody, so whoever asked again gets a line that leads to what was edited. */
export function renderUpdated({ title, said, url }: { readonly title: string; readonly said: string; readonly url: string }): string {
  return `**Sous · ${inlineText(title)}**: ${said}. [See the updated comment.](${url})\n`
}

/** The answer to `/sous cancel`. */
export function renderCancelled(digests: readonly Digest[]): string {
  if (digests.length === 0) return '### Sous · nothing to cancel\n\nNo plan waits here.\n'
  return `### Sous · cancelled\n\nNobody can apply these plans any more:\n\n${digests.map((digest) => `- ${codeSpan(shortDigest(digest))}\n`).join('')}`
}

/** One friendly answer to what could not be done. */
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
  /** The command that makes a plan that can be applied, in place of the suggestion. */
  readonly again?: string | undefined
}): string {
  // The one refusal that is about hashes tells two of them apart.
  const show = (text: string) => proseText(code === 'digest_ambiguous' ? text : shortNames(text))
  const said = [`${show(message).replace(/\.$/, '')}.`, ...(again === undefined ? [show(suggestion)] : [])].join(' ')
  const next = again === undefined ? (command === undefined ? '' : renderHelpful(command)) : renderAgain(again)
  const small = `<sub>${isUnknown ? '' : 'Nothing was changed. '}(${codeSpan(code)})</sub>`
  return `### Sous · ${isUnknown ? 'please check' : 'not done'}\n\n${said}\n\n${next}${small}\n`
}

/** Commits and digests as people name them, and branches without what git puts before them. */
function shortNames(text: string): string {
  return text
    .replace(/\b([0-9a-f]{16})[0-9a-f]{48}\b/g, '$1')
    .replace(/\b([0-9a-f]{12})[0-9a-f]{28}\b/g, '$1')
    .replaceAll("'refs/heads/", "'")
}

const LEADS = {
  list: 'To see all recipes, comment:',
  help: 'To see how to write it, comment:',
  run: 'To run that, comment:',
  apply: 'To approve it, that person comments:',
} as const

function renderHelpful(command: string): string {
  const [, verb = ''] = command.split(' ')
  return renderNext([{ command, does: 'helps', lead: LEADS[verb as keyof typeof LEADS] ?? 'Comment:' }])
}

/** A block to copy only where the line can be sent as it is. */
function howToRun(name: string, recipe: Recipe): string {
  const call = callOf(name, recipe)
  if (recipe.inputs.some(({ required }) => required)) return `Comment ${codeSpan(call)}, with values of your own.\n`
  return renderNext([{ command: call, does: 'runs it', lead: 'To run it, comment:' }])
}

function callOf(name: string, { inputs }: Recipe): string {
  return ['/sous run', name, ...inputs.filter((input) => input.required).map((input) => `${input.name}=…`)].join(' ')
}

/** Why Sous cannot promise the files: by then, others may have merged something. */
const DIFF_ONLY = 'Sous promises this diff, not the resulting files: other changes can be merged first.'

export interface WaitingMerge {
  readonly reason: 'queued' | 'auto_merge_enabled'
  readonly head: string
  /** Short name. */
  readonly base: string
  readonly hasQueue: boolean
  /** In GitHub's words. */
  readonly waitsFor?: string | undefined
  /** Whether it was asked for with `GITHUB_TOKEN`. */
  readonly isWorkflowToken: boolean
}

/** What happens next to a proposal that GitHub merges by itself. */
export function renderWaitingMerge({ reason, head, base, hasQueue, waitsFor, isWorkflowToken }: WaitingMerge): string {
  const [commit, branch] = [codeSpan(head.slice(0, 12)), codeSpan(base)]
  const paragraphs =
    reason === 'queued'
      ? [
          '### Sous · added to the merge queue',
          `GitHub merges ${commit} into ${branch} when its turn comes and the checks of the queue pass.`,
          `${DIFF_ONLY} The queue also chooses the merge method and the commit message. A push to this branch removes it from the queue.`,
        ]
      : [
          '### Sous · auto-merge is on',
          `GitHub ${hasQueue ? 'adds' : 'merges'} ${commit} ${hasQueue ? `to the merge queue of ${branch}` : `into ${branch}`} when its required checks pass.${waitsFor === undefined ? '' : ` It waits for: ${proseText(waitsFor)}`}`,
          `${DIFF_ONLY} Anyone with write access can still push to this branch, and GitHub would merge that too. To stop it, disable auto-merge on this pull request.`,
        ]
  return `${[...paragraphs, ...(isWorkflowToken ? [tokenText(hasQueue)] : [])].join('\n\n')}\n\n<sub>(${codeSpan(reason)})</sub>\n`
}

/** What GitHub does because of `GITHUB_TOKEN` starts no workflows. */
function tokenText(hasQueue: boolean): string {
  return hasQueue
    ? `Sous used ${codeSpan('GITHUB_TOKEN')}, so the queue starts no workflows for it. If the queue waits for a workflow, remove this pull request from the queue and press 'Merge when ready' yourself. With a GitHub App token, workflows start.`
    : `Sous used ${codeSpan('GITHUB_TOKEN')}, so the merge starts no workflows. With a GitHub App token, they start.`
}

/** The merge happened, and is not what was reviewed. */
export function renderMovedBase({ commit, base }: { readonly commit: string; readonly base: string }): string {
  return [
    '### ⚠️ Sous · merged on a moved base',
    `This pull request was merged as ${commit}. Someone changed ${codeSpan(base)} at the same moment, so the merged files are not exactly the reviewed ones.`,
    'Look at that commit, and revert it if you do not want it.',
    `<sub>(${codeSpan('merged_on_moved_base')})</sub>`,
  ]
    .join('\n\n')
    .concat('\n')
}

/** The body of an issue may have 65,536 characters. */
const ISSUE_BUDGET: MarkdownBudget = { bytes: 240_000, units: 60_000 }

/** What a check found, for an issue. No digest, commit or time is in it: the same drift has the same text in every run. */
export function renderDrift(report: PlanReport, name: string): string {
  const files = countOf(report.diffs.length, 'file')
  const head = `Recipe ${codeSpan(name)} would change ${files}. To fix it, run this in a clone and commit the result:\n\n${fence('sh', [printableLine(fixCommand(report, name))])}\n`
  const parts = [fixedPart(head), ...filesParts(report, 1)]
  return `${fitParts(parts, ISSUE_BUDGET).texts.join('')}\nSous updates this issue, and closes it when there is nothing to change any more.\n`
}
