import type { LandPlanRequest } from '../engine/land-plan.ts'
import type { PlanStore } from '../engine/plan-store-folders.ts'
import { findProgram } from '../system/programs.ts'
import { realGit } from '../system/real-git.ts'
import { landingPlace } from './landing-place.ts'
import type { OpenFolder } from './open-folder.ts'

/** Where the plans of a folder are kept, and where they land. */
export interface PlanPlace {
  readonly store: PlanStore
  readonly landing: Pick<LandPlanRequest, 'tree' | 'git' | 'place'>
}

export function planPlace(opened: OpenFolder): PlanPlace {
  const { tree, programs } = opened
  const place = landingPlace(opened)
  const { gitDirectory, folder, disk } = place
  return {
    store: { home: gitDirectory ?? folder, isGitDirectory: gitDirectory !== undefined, disk },
    landing: { tree, place, git: realGit(findProgram('git', programs), programs.path) },
  }
}
