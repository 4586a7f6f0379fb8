import * as fs from 'node:fs'
import type { ApplyTreeRequest } from '../apply/apply-plan.ts'
import type { TreePlace } from '../apply/disk/journal-home.ts'
import { PlanFolder } from '../plan/store/plan-store.ts'
import { realApplyDisk } from '../system/disk/real-apply-disk.ts'
import type { OpenFolder } from './open-folder.ts'

/** Where the plans of a folder are saved, and where they are applied. */
export interface FolderPlaces {
  readonly store: PlanFolder
  readonly target: Pick<ApplyTreeRequest, 'tree' | 'git' | 'place'>
}

export function planPlace(opened: OpenFolder): FolderPlaces {
  const { tree, git } = opened
  const place = applyPlace(opened)
  const { gitDirectory, folder, disk } = place
  return {
    store: new PlanFolder({ home: gitDirectory ?? folder, isGitDirectory: gitDirectory !== undefined, disk }),
    target: { tree, place, git },
  }
}

/** Where changes are applied. Loaded only by runs that may apply something. */
export function applyPlace({ tree, programs }: OpenFolder): TreePlace {
  const root = tree.folder
  const gitDirectory = tree.repository?.gitDirectory
  const syncProgram = process.platform === 'linux' ? programs.find('sync') : undefined
  return {
    folder: root,
    gitDirectory: gitDirectory === undefined ? undefined : fs.realpathSync(gitDirectory),
    disk: realApplyDisk(syncProgram === undefined ? {} : { syncProgram }),
  }
}
