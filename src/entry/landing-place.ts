import * as fs from 'node:fs'
import type { Place } from '../engine/landing/home.ts'
import { findProgram } from '../system/programs.ts'
import { realLandingDisk } from '../system/real-landing-disk.ts'
import type { Session } from './session.ts'

/** Where a session's changes land. Loaded only by runs that may land something. */
export function landingPlace({ root, gitDirectory, searchPath }: Session): Place {
  const syncProgram = process.platform === 'linux' ? findProgram('sync', { path: searchPath, forbiddenRoot: root }) : undefined
  return {
    folder: root,
    gitDirectory: gitDirectory === undefined ? undefined : fs.realpathSync(gitDirectory),
    disk: realLandingDisk(syncProgram === undefined ? {} : { syncProgram }),
  }
}
