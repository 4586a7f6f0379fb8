import { isUtf8 } from 'node:buffer'
import * as z from 'zod/mini'
import { asBuffer } from '../../base/bytes.ts'
import type { FileChange } from '../../base/change.ts'
import { sha256 } from '../../base/digest.ts'
import type { Refusal } from '../../base/errors/reasons.ts'
import { type RepoDirectory, ROOT_DIRECTORY } from '../../base/path.ts'
import type { Digest } from '../../base/recipe.ts'
import { failure, type Result, success } from '../../base/result.ts'
import { blobId } from '../../git/trees.ts'
import { type DiffLine, type Hunk, hunkDiffLines } from '../../workspace/patch/file-diff.ts'
import { diffChange } from '../../workspace/patch/render-patch.ts'
import { Positive } from '../api/api-answers.ts'
import type { GitHub } from '../api/github-client.ts'
import { checkSecrets } from '../remote/secret-guard.ts'

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
  /** The directory that changed paths start from. */
  readonly directory: RepoDirectory
}

export interface Suggested {
  readonly posted: number
  /** Suggestions left out because there were too many. */
  readonly heldBack: number
  /** They were posted before. */
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
 * Posts a plan's changes as suggestions in one review, once per plan, on lines that the pull request shows. The author can commit
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
    // A plan on a merge commit may start from other lines than the pull request shows.
    if (file === undefined || !('before' in change) || blobId(change.before, 'sha1') !== file.sha) continue
    const found = await suggestionsFor(change, shownRanges(file.patch ?? ''))
    all.push(...found.map((suggestion) => ({ ...suggestion, path })))
  }
  const fitting = all.filter(({ lines, firstLine, lastLine }) => lines.length <= MOST_LINES && lastLine - firstLine < MOST_LINES)
  const chosen = fitting.slice(0, MOST)
  const heldBack = all.length - chosen.length
  if (chosen.length === 0) return success({ posted: 0, heldBack, isRepeated: false })
  const secret = checkSecrets(chosen.flatMap(({ lines }) => lines).join('\n'), 'the suggestions')
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
  // Longer than any run of backticks inside, so that no line ends the block.
  const longest = Math.max(2, ...lines.flatMap((line) => [...line.matchAll(/`+/g)].map(([run]) => run.length)))
  const fence = '`'.repeat(longest + 1)
  return { path, line: lastLine, side: 'RIGHT', ...range, body: [`${fence}suggestion`, ...lines, fence].join('\n') }
}

function more(count: number): string {
  return count === 0 ? '' : `\n${count} more ${count === 1 ? 'place is' : 'places are'} shown in the preview only.`
}

/** Lines of a file in the pull request, and their replacement. */
export interface Suggestion {
  readonly path: string
  /** Counted from 1, both included. */
  readonly firstLine: number
  readonly lastLine: number
  readonly lines: readonly string[]
}

export interface LineRange {
  readonly first: number
  readonly last: number
}

/** The line ranges that GitHub shows, in the new file. Review comments are possible only there. */
export function shownRanges(patch: string): readonly LineRange[] {
  return [...patch.matchAll(/^@@ -\d+(?:,\d+)? \+(\d+)(?:,(\d+))? @@/gm)].flatMap(([, start = '0', count = '1']) =>
    count === '0' ? [] : [{ first: Number(start), last: Number(start) + Number(count) - 1 }],
  )
}

/**
 * A change as suggestions within the shown ranges. Only whole lines of text can be suggested, and only if the end of the file
 * stays the same.
 */
export async function suggestionsFor(change: FileChange, ranges: readonly LineRange[]): Promise<readonly Omit<Suggestion, 'path'>[]> {
  if (change.kind !== 'update' || ranges.length === 0 || !isUtf8(asBuffer(change.before)) || !isUtf8(asBuffer(change.after))) return []
  const diff = await diffChange(change)
  return (diff?.hunks ?? [])
    .flatMap((hunk) => blocksOf(hunk))
    .map(anchored)
    .flatMap((block) => {
      const range = block && ranges.find(({ first, last }) => first <= block.firstLine && block.lastLine <= last)
      if (block === undefined || range === undefined) return []
      return [block]
    })
}

interface Block {
  /** The first line of the block before the change. */
  readonly start: number
  readonly removed: readonly DiffLine[]
  readonly added: readonly DiffLine[]
  readonly before: DiffLine | undefined
  readonly after: DiffLine | undefined
}

/** Adjacent removed and added lines, with the unchanged lines around them. */
function blocksOf(hunk: Hunk): readonly Block[] {
  const lines = [...hunkDiffLines(hunk)]
  const blocks: Block[] = []
  let number = hunk.oldLines === 0 ? hunk.oldStart + 1 : hunk.oldStart
  for (let at = 0; at < lines.length; ) {
    if (lines[at]?.kind === 'context') {
      number++
      at++
      continue
    }
    const end = lines.findIndex((line, i) => i >= at && line.kind === 'context')
    const block = lines.slice(at, end < 0 ? lines.length : end)
    const removed = block.filter(({ kind }) => kind === 'removed')
    const added = block.filter(({ kind }) => kind === 'added')
    blocks.push({ start: number, removed, added, before: lines[at - 1], after: end < 0 ? undefined : lines[end] })
    number += removed.length
    at += block.length
  }
  return blocks
}

/** A suggestion replaces lines, so an insertion includes a neighbouring line. */
function anchored({ start, removed, added, before, after }: Block): Omit<Suggestion, 'path'> | undefined {
  const involved = [...removed, ...added, ...(removed.length > 0 ? [] : [before ?? after])]
  if (involved.some((line) => line === undefined || !line.hasLineFeed || line.text.includes('\r'))) return undefined
  const texts = added.map(({ text }) => text)
  if (removed.length > 0) return { firstLine: start, lastLine: start + removed.length - 1, lines: texts }
  if (before !== undefined) return { firstLine: start - 1, lastLine: start - 1, lines: [before.text, ...texts] }
  return after && { firstLine: start, lastLine: start, lines: [...texts, after.text] }
}
