import { didYouMean } from '../model/did-you-mean.ts'
import { briefText } from '../model/path.ts'
import type { Project } from '../model/project.ts'
import { type ToolError, toolError } from '../model/tool-error.ts'
import { nameSome } from '../model/wording.ts'

const MAX_NAMES = 10

export type ContentKind = 'category' | 'collection'

export function noSession(): ToolError {
  return toolError(
    'no_session',
    'There is no active project session: the project has no .github/sous.yml',
    "Write one with 'categories' (and 'collections'), and call again.",
  )
}

/** `kinds` are those that were looked for. */
export function contentNotFound(name: string, kinds: readonly ContentKind[], project: Project): ToolError {
  const known = kinds.flatMap((kind) => namesOf(kind, project))
  const meant = didYouMean(name, known)
  const advice = meant === undefined ? '' : `Did you mean '${meant}'? `
  const all = known.length === 0 ? 'There is none in .github/sous.yml.' : `There are: ${nameSome(known, MAX_NAMES)}.`
  return {
    ...toolError('not_found', `There is no ${kinds.join(' or ')} '${briefText(name)}'`, `${advice}${all}`),
    instruction: 'Present this error to the user and take no further action.',
  }
}

export function noMatches(what: string, patterns: readonly string[]): ToolError {
  const shown = patterns.map((pattern) => `'${briefText(pattern)}'`)
  return {
    ...toolError(
      'no_matches',
      `No content of ${what} matches ${nameSome(shown, MAX_NAMES)}`,
      "Patterns are relative to the category's directory: '*.md' stays in it, '**/*.md' goes below it.",
    ),
    instruction: 'Present this error to the user so they can correct the pattern. Do NOT attempt corrective action.',
  }
}

/** A pattern that leaves the directory, or is too large, is as invalid as one that cannot be read. */
export function invalidPattern({ message, suggestion, cause }: ToolError): ToolError {
  return toolError('invalid_pattern', message, suggestion, cause)
}

/** Links, missing permissions and the like are one kind of error here: the content could not be read. */
export function contentUnreadable(what: string, { message, suggestion, cause }: ToolError): ToolError {
  return toolError('io_error', `Cannot read ${what}: ${message}`, suggestion, cause)
}

/** Nothing was found, but a directory could not be listed: the pattern may be right. */
export function notListed({ message }: ToolError, directories: readonly string[]): ToolError {
  return toolError(
    'io_error',
    `${message}, and Sous cannot list ${nameSome(directories, MAX_NAMES)}`,
    'Check who may read these directories, then try again.',
  )
}

export function noText(what: string, path: string): ToolError {
  return toolError('io_error', `Cannot read ${what}: '${path}' is binary`, 'Choose a pattern that finds texts.')
}

export function contentTooLarge(what: string, limit: string): ToolError {
  return toolError('io_error', `The content of ${what} is larger than ${limit}`, 'Choose a narrower pattern.')
}

function namesOf(kind: ContentKind, { categories, collections }: Project): readonly string[] {
  return (kind === 'category' ? categories : collections).map(({ name }) => name)
}
