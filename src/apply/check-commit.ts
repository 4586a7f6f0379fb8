import { asBuffer } from '../base/bytes.ts'
import type { FileChange } from '../base/change.ts'
import { type ToolError, toolError } from '../base/errors/tool-errors.ts'
import type { PlanBase } from '../base/plan.ts'
import { failure, type Result, success } from '../base/result.ts'
import { nameSome } from '../base/text/wording.ts'
import { type AskUsersGit, type AttributeValues, readAttributes } from '../git/attributes.ts'
import { decodeOutput } from '../git/git.ts'
import { hasCrlf } from '../git/line-endings.ts'
import { checkBranchName, SEAL_GIT_ERRORS } from '../git/seal-git.ts'
import { readBase, type SealedCommit } from '../plan/seal.ts'
import { type ApplyTreeRequest, checkComplete, checkUnmoved, reverseChanges } from './apply-plan.ts'
import { APPLY_REPOSITORY_ERRORS, ApplyRepository, directoryPrefix } from './apply-repository.ts'
import type { TreePlace } from './disk/journal-home.ts'
import { findTreeState } from './disk/tree-walker.ts'

const SHOWN_ID = 12

/** What to commit, and where. */
export interface CommitRequest extends ApplyTreeRequest {
  readonly sealed: SealedCommit | undefined
  /** A new branch for the commit; by default the current one, with the working tree. */
  readonly branch?: string
  readonly askUsersGit?: AskUsersGit | undefined
}

export interface CommitTarget {
  readonly repository: ApplyRepository
  readonly sealed: SealedCommit
  /** `HEAD`, or the full name of a branch. */
  readonly ref: string
}

/** What keeps a plan from being committed, checked before asking. Nothing does if it is already committed. */
export async function checkCommit(request: CommitRequest): Promise<ToolError | undefined> {
  const target = await findTarget(request)
  if (!target.ok) return target.error
  if ((await findEarlierCommit(request, target.value)) !== undefined) return undefined
  const base = await checkBase(request, target.value)
  return base.ok ? undefined : base.error
}

/** Where a plan is committed, if a commit can contain it at all. */
export async function findTarget({
  plan,
  changes,
  sealed,
  tree,
  git,
  branch,
  askUsersGit,
}: CommitRequest): Promise<Result<CommitTarget, ToolError>> {
  const waiting = checkComplete(plan)
  if (waiting !== undefined) return failure(waiting)
  if (sealed === undefined || tree.repository === undefined) return failure(COMMIT_ERRORS.notInGit())
  const repository = new ApplyRepository(git, tree.repository)
  const ref = branch === undefined ? 'HEAD' : `refs/heads/${branch}`
  const misnamed = branch === undefined ? undefined : await refuseBranchName(repository, branch, ref)
  if (misnamed !== undefined) return failure(misnamed)
  const converted = askUsersGit && (await checkConverted(changes, directoryPrefix(plan), askUsersGit))
  if (converted !== undefined) return failure(converted)
  return (await repository.isNothingNew(plan, sealed)) ? failure(COMMIT_ERRORS.nothingToCommit()) : success({ repository, sealed, ref })
}

/** The existing commit of a plan. On the current branch it does not count if the files are as they were before it. */
export async function findEarlierCommit(
  { plan, changes, tree, branch }: CommitRequest,
  { repository, ref }: CommitTarget,
): Promise<string | undefined> {
  const commit = await repository.findCommit(ref, plan)
  if (commit === undefined || branch !== undefined) return commit
  const before = await findTreeState(tree, reverseChanges(changes))
  return before.ok && before.value === 'applied' ? undefined : commit
}

/** The parent of the commit, if it is what the plan expects. */
export async function checkBase(
  { plan, changes, tree, git, place, branch }: CommitRequest,
  { repository, sealed, ref }: CommitTarget,
): Promise<Result<PlanBase, ToolError>> {
  const committed = { changes, kept: sealed.kept }
  if (branch !== undefined) {
    const refusal = (await repository.resolve(ref)) === undefined ? undefined : COMMIT_ERRORS.branchExists(branch)
    const refused = refusal ?? (await repository.refuseUncommitted(plan, committed, ref))
    return refused === undefined ? success(plan.base) : failure(refused)
  }
  const now = await readBase(git, tree.repository, place.folder)
  if (!now.ok) return now
  const refused =
    checkUnmoved(plan.base, now.value) ??
    (await repository.refuseUnderWay()) ??
    refuseRebase(place) ??
    (await repository.refuseUncommitted(plan, committed, ref))
  return refused === undefined ? now : failure(refused)
}

/** Where git stores a rebase or patch series in progress. No ref shows it: `REBASE_HEAD` may stay after it is over. */
const REBASES = ['rebase-merge', 'rebase-apply']

/** A commit in the middle of a rebase is on no branch, and lost if the rebase is aborted. */
function refuseRebase({ gitDirectory, disk }: TreePlace): ToolError | undefined {
  const directory = gitDirectory === undefined ? undefined : disk.open(gitDirectory)
  if (!directory?.ok) return undefined
  const isUnderWay = REBASES.some((name) => {
    const entry = directory.value.entry(name)
    return entry.ok && entry.value !== undefined
  })
  directory.value.close()
  return isUnderWay ? APPLY_REPOSITORY_ERRORS.underWay('A rebase') : undefined
}

/** A name must be valid, and must not already mean something else to git: a tag, a remote or the start of an object id. */
async function refuseBranchName(repository: ApplyRepository, branch: string, ref: string): Promise<ToolError | undefined> {
  const refused = checkBranchName(branch)
  if (refused !== undefined) return refused
  const named = await repository.run(['check-ref-format', ref], 'name the branch')
  if (!named.ok) return SEAL_GIT_ERRORS.invalidBranch(branch, 'Use letters, digits, dashes and slashes.')
  if ((await repository.resolve(ref)) !== undefined) return undefined
  const other = await repository.run(['rev-parse', '--verify', '--quiet', branch], 'look for the name')
  if (!other.ok) return undefined
  const id = decodeOutput(other.value).trim().slice(0, SHOWN_ID)
  return COMMIT_ERRORS.alreadyMeans(branch, id)
}

const MAX_NAMED = 10

/**
 * A commit must contain what the plan shows, except for line endings, or it is not made: only a filter's program knows its output,
 * and Sous does not run it.
 */
export async function checkConverted(
  changes: readonly FileChange[],
  prefix: string,
  askUsersGit: AskUsersGit,
): Promise<ToolError | undefined> {
  const files = changes.filter(({ kind }) => kind !== 'create_directory')
  const paths = files.map(({ path }) => prefix + path)
  const attributes = await readAttributes(askUsersGit, ['filter', 'ident', 'working-tree-encoding'], paths)
  if (!attributes.ok) return attributes.error
  const found = new Map<string, string[]>()
  for (const change of files) {
    const why = conversionOf(change, attributes.value.get(prefix + change.path) ?? new Map())
    if (why !== undefined) found.set(why, [...(found.get(why) ?? []), change.path])
  }
  const [first] = found
  if (first !== undefined) return COMMIT_ERRORS.cannotCommit(`Git stores ${nameSome(first[1], MAX_NAMED)} ${first[0]}`)
  const attributesFile = changes.find(({ path }) => path === '.gitattributes' || path.endsWith('/.gitattributes'))
  const hasOther = changes.some((change) => hasCrlf(change, 'before') || hasCrlf(change, 'after'))
  if (attributesFile === undefined || !hasOther) return undefined
  return COMMIT_ERRORS.cannotCommit(
    `The plan changes ${attributesFile.path}, which decides how git stores line endings, together with files that have CRLF`,
  )
}

function conversionOf(change: FileChange, attributes: AttributeValues): string | undefined {
  const filter = attributes.get('filter') ?? 'unspecified'
  if (filter !== 'unspecified' && filter !== 'unset') return `through the filter '${filter}', which Sous does not run`
  const encoding = attributes.get('working-tree-encoding') ?? 'unspecified'
  if (!/^(?:unspecified|unset|set|utf-?8)$/i.test(encoding)) return `in another encoding than ${encoding}, which the working tree has`
  const isExpanded = [bytesOf(change, 'before'), bytesOf(change, 'after')].some((bytes) => bytes?.includes('$Id:'))
  return attributes.get('ident') === 'set' && isExpanded ? "without what it puts after '$Id:'" : undefined
}

function bytesOf(change: FileChange, side: 'before' | 'after'): Buffer | undefined {
  const bytes = side === 'before' ? 'before' in change && change.before : 'after' in change && change.after
  return bytes === false ? undefined : asBuffer(bytes)
}

export const COMMIT_ERRORS = {
  notInGit: () => toolError('invalid_arguments', 'Commits need a git repository', 'Apply it without --commit and --branch.'),
  nothingToCommit: () =>
    toolError(
      'invalid_arguments',
      'Nothing to commit: git does not store empty directories or, as configured here, these line endings',
      'Nothing was written. Apply it without --commit and --branch.',
    ),
  branchExists: (branch: string) =>
    toolError('already_exists', `Branch '${branch}' already exists`, 'Nothing was written. Choose another name or delete it.'),
  cannotCommit: (why: string) =>
    toolError(
      'invalid_arguments',
      why,
      'Nothing was written. Apply without --commit and --branch, then commit the files with git, which converts them as configured.',
    ),
  alreadyMeans: (branch: string, id: string) =>
    toolError('invalid_arguments', `'${branch}' already means ${id} to git`, 'Nothing was written. Choose another branch name.'),
}
