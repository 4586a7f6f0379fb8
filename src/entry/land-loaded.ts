import { commitPlan } from '../engine/commit-plan.ts'
import { landPlan } from '../engine/land-plan.ts'
import { markLanded } from '../engine/plan-store.ts'
import { refuseCommit } from '../engine/refuse-commit.ts'
import type { LoadedPlan } from '../engine/seal-plan.ts'
import type { Progress } from '../model/progress.ts'
import { type Result, success } from '../model/result.ts'
import type { ToolError } from '../model/tool-error.ts'
import type { RunEnding } from '../report/plan-report.ts'
import type { Invocation } from './console.ts'
import { gitIdentity } from './git-identity.ts'
import type { OpenFolder } from './open-folder.ts'
import type { PlanPlace } from './plan-place.ts'
import { usersGit } from './users-git.ts'

/** Where a plan lands: in the working tree, or as a commit on the current branch or a new one. */
export interface CommitChoice {
  readonly commit: boolean
  readonly branch: string | undefined
}

export interface LandLoadedRequest {
  readonly loaded: LoadedPlan
  readonly place: PlanPlace
  readonly options: CommitChoice
  readonly opened: OpenFolder
  readonly invocation: Pick<Invocation, 'env'>
  readonly progress: (update: Progress) => void
}

/** What would keep a plan from landing as a commit. Nobody should be asked about what cannot be done. */
export async function refuseLoaded({
  loaded,
  place,
  options,
  opened,
  invocation,
}: Omit<LandLoadedRequest, 'progress'>): Promise<ToolError | undefined> {
  if (!options.commit && options.branch === undefined) return undefined
  const signature = await gitIdentity(opened, invocation)
  if (!signature.ok) return signature.error
  const branch = options.branch === undefined ? {} : { branch: options.branch }
  return refuseCommit({ ...loaded, ...place.landing, ...branch, askUsersGit: usersGit(opened, invocation) })
}

/** Lands a plan where the options say: on the working tree, as a commit, or on a new branch. */
export async function landLoaded(request: LandLoadedRequest): Promise<Result<Omit<RunEnding, 'next'>, ToolError>> {
  const landed = await land(request)
  if (landed.ok) await markLanded(request.place.store, request.loaded.plan.digest)
  return landed
}

async function land(request: LandLoadedRequest): Promise<Result<Omit<RunEnding, 'next'>, ToolError>> {
  const { loaded, place, options, opened, invocation, progress } = request
  const { plan, changes, sealed } = loaded
  const landing = { plan, changes, ...place.landing, progress }
  if (!options.commit && options.branch === undefined) {
    const landed = await landPlan(landing)
    return landed.ok ? success({ reason: landed.value }) : landed
  }
  const signature = await gitIdentity(opened, invocation)
  if (!signature.ok) return signature
  const committed = await commitPlan({
    ...landing,
    ...signature.value,
    sealed,
    askUsersGit: usersGit(opened, invocation),
    ...(options.branch !== undefined && { branch: options.branch }),
  })
  if (!committed.ok) return committed
  const { kind, commit, ref } = committed.value
  const where = ref === 'HEAD' ? "no branch: 'git switch -c NAME' gives it one" : ref.replace(/^refs\/heads\//, '')
  const detail = `${commit.slice(0, 12)} on ${where}`
  return success({ reason: kind === 'landed' ? 'committed' : 'already_applied', commit, detail })
}
