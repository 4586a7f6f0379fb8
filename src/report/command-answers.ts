import type { Plan } from '../model/plan.ts'
import type { Recipe } from '../model/recipe.ts'
import { countOf } from '../model/wording.ts'
import { firstSentence } from './first-sentence.ts'
import { codeSpan, fence, inlineText, table } from './markdown-text.ts'
import { printable } from './printable.ts'
import { inputFacts } from './recipe-values.ts'

export interface CallableRecipe {
  /** What `/sous run` is followed by. */
  readonly name: string
  readonly recipe: Recipe
}

const COMMANDS: readonly (readonly [command: string, does: string])[] = [
  ['/sous run <recipe> <name>=<value> …', 'shows what the recipe would change here'],
  ['/sous apply <digest>', 'approves that plan, and lands exactly it'],
  ['/sous cancel [<digest>]', 'takes plans back, so that nobody can land them'],
  ['/sous list', 'lists the recipes'],
  ['/sous help [<recipe>]', 'explains the commands, or a recipe'],
]

/** The answer to `/sous help`. */
export function renderCommandHelp(): string {
  const rows = COMMANDS.map(([command, does]) => [codeSpan(command), does])
  return `### Sous: commands\n\n${table(['command', 'what it does'], rows)}\nA command is the first line of a new comment, and nothing else is on that line. Values with spaces stand in quotes: ${codeSpan('title="two words"')}.\n`
}

/** The answer to `/sous list`. */
export function renderRecipeAnswer(recipes: readonly CallableRecipe[]): string {
  if (recipes.length === 0)
    return `### Sous: recipes\n\nThere are no recipes on the default branch, in ${codeSpan('.github/recipes/')} or ${codeSpan('recipes/')}.\n`
  const rows = recipes.map(({ name, recipe }) => [
    codeSpan(callOf(name, recipe)),
    inlineText(recipe.name),
    inlineText(firstSentence(recipe.description)),
  ])
  return `### Sous: recipes\n\n${table(['command', 'recipe', 'what it does'], rows)}`
}

/** The answer to `/sous help <recipe>`. */
export function renderRecipeHelp({ name, recipe }: CallableRecipe): string {
  const rows = recipe.inputs.map((input) => [codeSpan(input.name), inlineText(input.description), inlineText(inputFacts(input))])
  const description = recipe.description.trim() === '' ? '' : `${recipe.description.trim().split('\n').map(inlineText).join('\\\n')}\n\n`
  const inputs = rows.length === 0 ? 'It takes no inputs.\n\n' : `${table(['input', 'what it is', 'takes'], rows)}\n`
  return `### Sous: ${inlineText(recipe.name)}\n\n${description}${inputs}${fence('', [printable(callOf(name, recipe))])}`
}

export interface LandedPlan {
  readonly plan: Plan
  readonly commit: string
  readonly reason: 'committed' | 'already_applied'
  /** Logins, where this very run landed it. */
  readonly people?: { readonly requestedBy: string; readonly approvedBy: readonly string[] } | undefined
  /** What to expect of workflows on the commit, in Markdown. */
  readonly ci?: string | undefined
}

const MAX_FILES = 50
const KINDS = { create: 'new', update: 'changed', delete: 'deleted', create_directory: 'new folder' } as const

/** What a plan has become, in place of its preview: all of it from the plan itself, whatever some comment said of it. */
export function renderLanding({ plan, commit, reason, people, ci }: LandedPlan): string {
  const [subject = ''] = plan.message.split('\n', 1)
  const files = countOf(plan.changes.filter(({ kind }) => kind !== 'create_directory').length, 'file')
  const said = reason === 'committed' ? 'The plan is on the branch, exactly as it was previewed.' : 'The plan was on the branch already.'
  const who = people && `Asked for by ${inlineText(people.requestedBy)}, approved by ${people.approvedBy.map(inlineText).join(', ')}.`
  const more = plan.changes.length - MAX_FILES
  const paragraphs = [
    `## ✅ Sous: ${inlineText(subject)}`,
    [said, ...(who === undefined ? [] : [who])].join(' '),
    `**${files} changed** · commit ${commit} · recipe ${codeSpan(plan.recipe.path)} · ${codeSpan(reason)}`,
    [
      ...plan.changes.slice(0, MAX_FILES).map(({ kind, path }) => `- ${codeSpan(path)} (${KINDS[kind]})`),
      ...(more > 0 ? [`- and ${more} more`] : []),
    ].join('\n'),
    ...(ci === undefined ? [] : [ci]),
    `Digest ${codeSpan(plan.digest)}`,
  ]
  return `${paragraphs.join('\n\n')}\n`
}

/** The answer to `/sous cancel`. */
export function renderCancelled(digests: readonly string[]): string {
  if (digests.length === 0) return '### Sous: nothing to cancel\n\nNo plan waits here.\n'
  return `### Sous: cancelled\n\nThese plans cannot be landed any more:\n\n${digests.map((digest) => `- ${codeSpan(digest)}\n`).join('')}`
}

/** One friendly answer to what could not be done. */
export function renderRefusal({
  code,
  message,
  suggestion,
}: {
  readonly code: string
  readonly message: string
  readonly suggestion: string
}): string {
  return `### Sous: not done\n\n${inlineText(message)}\n\n${inlineText(suggestion)} (${codeSpan(code)})\n\nNothing was changed. ${codeSpan('/sous help')} explains the commands.\n`
}

function callOf(name: string, { inputs }: Recipe): string {
  return ['/sous run', name, ...inputs.filter((input) => input.required).map((input) => `${input.name}=…`)].join(' ')
}
