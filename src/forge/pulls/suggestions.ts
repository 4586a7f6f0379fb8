import * as z from 'zod/mini'
import type { FileChange } from '../../model/change.ts'
import { sha256 } from '../../model/digest.ts'
import { blobId } from '../../model/git-object.ts'
import { type RepoDirectory, ROOT_DIRECTORY } from '../../model/path.ts'
import type { Refusal } from '../../model/reason.ts'
import type { Digest } from '../../model/recipe.ts'
import { failure, type Result, success } from '../../model/result.ts'
import { Positive } from '../api/answer-schemas.ts'
import type { GitHub } from '../api/github-client.ts'
import { refuseSecrets } from '../remote/refuse-secrets.ts'
import { type Suggestion, shownRanges, suggestionsFor } from './suggestion-places.ts'

export interface SuggestRequest {
  readonly github: GitHub
  readonly pull: number
  /** Numeric id of the token's owner. */
  readonly self: number
  /** The commit that the plan was made on. */
  readonly head: string
  readonly recipe: string
  readonly digest: Digest
  readonly changes: readonly FileChange[]
  /** Where in the repository the paths of the changes begin. */
  readonly directory: RepoDirectory
}

export interface Suggested {
  readonly posted: number
  /** Places that would have had one, were there not so many. */
  readonly heldBack: number
  /** They stand there already. */
  readonly isRepeated: boolean
}

const MOST = 30
const MOST_LINES = 100
const LIST_FILES = 'GET /repos/{owner}/{repo}/pulls/{pull_number}/files'
const LIST_REVIEWS = 'GET /repos/{owner}/{repo}/pulls/{pull_number}/reviews'
const CREATE_REVIEW = 'POST /repos/{owner}/{repo}/pulls/{pull_number}/reviews'

const File = z.object({ filename: z.string(), sha: z.nullable(z.string()), patch: z.optional(z.string()) })
const Review = z.object({ id: Positive, body: z.nullable(z.string()), user: z.nullable(z.object({ id: Positive })) })

/**
 * Suggests a plan's changes on the lines that the pull request shows, as one review, once for each plan. Its author can take
 * them with a click, also in a fork, where Sous never pushes.
 */
export async function suggestChanges(request: SuggestRequest): Promise<Result<Suggested, Refusal>> {
  const { github, pull, head, changes } = request
  const files = await github.requestAll(LIST_FILES, { pull_number: pull }, File)
  if (!files.ok) return files
  const shown = new Map(files.value.map((file) => [file.filename, file]))
  const prefix = request.directory === ROOT_DIRECTORY ? '' : `${request.directory}/`
  const all: Suggestion[] = []
  for (const change of changes) {
    const path = prefix + change.path
    const file = shown.get(path)
    // A plan over a merge may have begun from other lines than those that the pull request shows.
    if (file === undefined || !('before' in change) || blobId(change.before, 'sha1') !== file.sha) continue
    const found = await suggestionsFor(change, shownRanges(file.patch ?? ''))
    all.push(...found.map((suggestion) => ({ ...suggestion, path })))
  }
  const fitting = all.filter(({ lines, firstLine, lastLine }) => lines.length <= MOST_LINES && lastLine - firstLine < MOST_LINES)
  const chosen = fitting.slice(0, MOST)
  const heldBack = all.length - chosen.length
  if (chosen.length === 0) return success({ posted: 0, heldBack, isRepeated: false })
  const secret = refuseSecrets(chosen.flatMap(({ lines }) => lines).join('\n'), 'the suggestions')
  if (secret !== undefined) return failure(secret)
  const earlier = await findReview(request)
  if (!earlier.ok) return earlier
  if (earlier.value !== undefined) return success({ posted: chosen.length, heldBack, isRepeated: true })
  const body = [markerOf(request), 'Sous would change these lines. Each suggestion can be taken by itself.', more(heldBack)]
  const posted = await github.write({
    route: CREATE_REVIEW,
    parameters: { pull_number: pull, commit_id: head, event: 'COMMENT', body: body.join('\n').trimEnd(), comments: chosen.map(commentFor) },
    schema: Review,
    look: () => findReview(request),
  })
  return posted.ok ? success({ posted: chosen.length, heldBack, isRepeated: false }) : posted
}

function markerOf({ recipe, digest }: SuggestRequest): string {
  return `<!-- sous:suggestions ${sha256(Buffer.from(recipe)).slice(0, 16)} ${digest} -->`
}

async function findReview(request: SuggestRequest): Promise<Result<z.output<typeof Review> | undefined, Refusal>> {
  const reviews = await request.github.requestAll(LIST_REVIEWS, { pull_number: request.pull }, Review)
  if (!reviews.ok) return reviews
  return success(reviews.value.find(({ user, body }) => user?.id === request.self && body?.startsWith(markerOf(request))))
}

function commentFor({ path, firstLine, lastLine, lines }: Suggestion): Readonly<Record<string, unknown>> {
  const range = firstLine === lastLine ? {} : { start_line: firstLine, start_side: 'RIGHT' }
  // Longer than any run of backticks within, so that no line can end the block.
  const longest = Math.max(2, ...lines.flatMap((line) => [...line.matchAll(/`+/g)].map(([run]) => run.length)))
  const fence = '`'.repeat(longest + 1)
  return { path, line: lastLine, side: 'RIGHT', ...range, body: [`${fence}suggestion`, ...lines, fence].join('\n') }
}

function more(count: number): string {
  return count === 0 ? '' : `\n${count} more ${count === 1 ? 'place is' : 'places are'} shown in the preview only.`
}
