import * as fs from 'node:fs'
import type { Place } from '../engine/landing/home.ts'
import { findProgram } from '../system/programs.ts'
import { realLandingDisk } from '../system/real-landing-disk.ts'
import type { OpenFolder } from './open-folder.ts'

/** Where changes land. Loaded only by runs that may land something. */
export function landingPlace({ tree, programs }: OpenFolder): Place {
  const root = tree.folder
  const gitDirectory = tree.repository?.gitDirectory
  const syncProgram = process.platform === 'linux' ? findProgram('sync', programs) : undefined
  return {
    folder: root,
    gitDirectory: gitDirectory === undefined ? undefined : fs.realpathSync(gitDirectory),
    disk: realLandingDisk(syncProgram === undefined ? {} : { syncProgram }),
  }
}
