import * as path from 'node:path'
import { FileUsage, type ToolUsage } from '../../bundles/tool-usage.ts'
import { sha256 } from '../../model/digest.ts'
import { realClock } from '../../system/clock.ts'
import { realRecordDisk } from '../../system/real-record-disk.ts'
import { realStoreLock } from '../../system/real-store-lock.ts'
import type { Invocation } from '../console.ts'
import { stateFolder } from '../user-folders.ts'

/** How often the tools of a folder's bundles were called, kept in the user's own state. */
export function openUsage(env: Invocation['env'], root: string): ToolUsage {
  const folder = path.join(stateFolder(env), 'bundles', sha256(Buffer.from(root)).slice(0, 16))
  return new FileUsage({ disk: realRecordDisk(folder), lock: realStoreLock(path.join(folder, 'usage.lock')), clock: realClock })
}
