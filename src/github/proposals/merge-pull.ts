import * as z from 'zod/mini'
import { type Refusal, type RefusalCode, refusal } from '../../base/errors/reasons.ts'
import { failure, type Result, success } from '../../base/result.ts'
import { ObjectId } from '../api/api-answers.ts'
import type { GitHub } from '../api/github-client.ts'
import { enableAutoMerge, enqueue, readMergeState } from './merge-later.ts'

/** Methods that keep a single commit. GitHub signs squash and merge commits, but not rebased ones. */
const METHODS = ['squash', 'rebase', 'merge'] as const
type Method = (typeof METHODS)[number]

const METHOD_OFF = /(?:merges|merge commits) are not allowed|merge method/i
/** GitHub is still processing a push. */
const AGAIN = /try the merge again|merge already in progress/i
const CHECKS = /required (?:status )?checks?\b|required deployments?\b|required workflows?\b/i
const FAILING = /\bfail(?:ed|ing|ure)?\b/i
/** Auto-merge has nothing to wait for. */
const READY = /is in (?:clean|unstable|has_hooks) status/i
const MAX_REPEATS = 2

export interface MergeRequest {
  readonly github: GitHub
  readonly pull: number
  /** The one commit of the pull request. GitHub refuses if the branch has moved. */
  readonly head: string
  /** The merged commit gets the same message, unless a merge queue writes its own. */
  readonly message: string
  /** Called right before the merge, because GitHub compares only the head. */
  recheck(): Promise<Refusal | undefined>
}

export type Merging =
  | { readonly kind: 'merged'; readonly commit: string }
  | { readonly kind: 'queued' }
  /** `said` is what GitHub waits for. */
  | { readonly kind: 'auto_merge_enabled'; readonly hasQueue: boolean; readonly said: string }

const Merged = z.object({ sha: ObjectId })
const Pull = z.object({ merged: z.boolean(), merge_commit_sha: z.nullable(ObjectId) })

/**
 * Merges a pull request with one commit through GitHub, so that branch protection applies: Sous itself never pushes to a shared
 * branch. If the branch has a queue or checks are pending, GitHub merges later.
 */
export async function mergePull(request: MergeRequest): Promise<Result<Merging, Refusal>> {
  const { github, pull, recheck } = request
  const methods: Method[] = [...METHODS]
  for (let repeats = 0; ; ) {
    const refused = await recheck()
    if (refused !== undefined) return failure(refused)
    const [method] = methods
    if (method === undefined) return failure(notMerged(pull, 'no merge method is allowed'))
    const merged = await github.write({
      route: 'PUT /repos/{owner}/{repo}/pulls/{pull_number}/merge',
      parameters: { pull_number: pull, sha: request.head, merge_method: method, ...(method === 'squash' && commitText(request.message)) },
      schema: Merged,
      look: () => findMerged(github, pull),
    })
    if (merged.ok) return success({ kind: 'merged', commit: merged.value.sha })
    const { status, said = '' } = merged.error
    if (/without `?workflows?`? permission/i.test(said)) return failure(ERRORS.workflowFiles(pull, said))
    if (status === 409) return failure(ERRORS.moved(pull, said))
    if (status !== 405) return merged
    if (METHOD_OFF.test(said)) {
      methods.shift()
      continue
    }
    if (!AGAIN.test(said)) {
      const later = await mergeLater(request, method, said)
      if (!later.ok) return later
      if (later.value !== undefined) return success(later.value)
    }
    if (++repeats > MAX_REPEATS) return failure(notMerged(pull, said))
  }
}

/** Asks GitHub to merge when it can. `undefined` if it can merge right now. */
async function mergeLater(
  { github, pull, head, message }: MergeRequest,
  method: Method,
  said: string,
): Promise<Result<Merging | undefined, Refusal>> {
  const read = await readMergeState(github, pull)
  if (!read.ok) return read
  const state = read.value
  if (state === undefined) return failure(notMerged(pull, said))
  if (state.head !== head) return failure(ERRORS.movedTo(pull, state.head))
  const at = { github, pull, state }
  let why: Refusal | undefined
  if (state.hasQueue) {
    why = state.isQueued ? undefined : await enqueue(at)
    if (why === undefined) return success({ kind: 'queued' })
    // The queue does not accept pending checks; auto-merge adds it to the queue once they are done.
    if (why.code !== 'merge_refused') return failure(why)
  }
  const waitsFor = why?.said ?? said
  const isPending = (state.hasQueue || CHECKS.test(said)) && !FAILING.test(waitsFor)
  if (!isPending) return failure(notMerged(pull, waitsFor))
  if (!state.hasAutoMerge) {
    if (!state.isAutoMergeAllowed) return failure(notMerged(pull, waitsFor))
    const refused = await enableAutoMerge(at, { method, ...textOf(message) })
    if (refused !== undefined) return READY.test(refused.said ?? '') ? success(undefined) : failure(refused)
  }
  return success({ kind: 'auto_merge_enabled', hasQueue: state.hasQueue, said: line(waitsFor) })
}

/** Otherwise GitHub writes its own title and body. */
function commitText(message: string) {
  const { title, message: body } = textOf(message)
  return { commit_title: title, commit_message: body }
}

function textOf(message: string): { readonly title: string; readonly message: string } {
  const [title = '', ...rest] = message.trim().split('\n')
  return { title, message: rest.join('\n').trim() }
}

function notMerged(pull: number, said: string): Refusal {
  if (CHECKS.test(said) && !FAILING.test(said)) return ERRORS.notMerged('checks_pending', pull, said)
  if (FAILING.test(said)) return ERRORS.checkFailed(pull, said)
  const isRule = /rule violation|protected|required|no merge method/i.test(said)
  if (!isRule) return ERRORS.notMerged('merge_refused', pull, said)
  return ERRORS.protectedBase(pull, said)
}

/** GitHub lists violated rules line by line below a title. */
function line(said: string): string {
  return said
    .replace(/^Repository rule violations found\s*/i, '')
    .replace(/\s*\n\s*/g, '; ')
    .trim()
}

async function findMerged(github: GitHub, pull: number): Promise<Result<{ sha: string } | undefined, Refusal>> {
  const now = await github.request('GET /repos/{owner}/{repo}/pulls/{pull_number}', { pull_number: pull }, Pull)
  if (!now.ok) return now
  const { merged, merge_commit_sha: sha } = now.value
  return success(merged && sha !== null ? { sha } : undefined)
}

function notMergedText(pull: number, said: string): string {
  return `GitHub does not merge #${pull}: ${line(said) || 'no reason given'}`
}

const ERRORS = {
  workflowFiles: (pull: number, said: string) => refusal('workflows_permission', `GitHub does not merge #${pull}: ${line(said)}`),
  moved: (pull: number, said: string) =>
    refusal('stale_head', `#${pull} moved: ${line(said)}`, 'Review the new commits, then approve again.'),
  movedTo: (pull: number, head: string) =>
    refusal('stale_head', `#${pull} moved to ${head.slice(0, 12)}`, 'Review the new commits, then approve again.'),
  notMerged: (code: RefusalCode, pull: number, said: string) => refusal(code, notMergedText(pull, said)),
  checkFailed: (pull: number, said: string) =>
    refusal('protected_branch', notMergedText(pull, said), 'Fix the check that failed, then approve again.'),
  protectedBase: (pull: number, said: string) =>
    refusal('protected_branch', notMergedText(pull, said), 'Check the branch protection: required checks, reviews and merge methods.'),
}
