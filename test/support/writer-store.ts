import * as path from 'node:path'
import { BundleStore } from '../../src/bundles/bundle-store.ts'
import { realClock } from '../../src/system/clock.ts'
import { realProcessLock } from '../../src/system/disk/process-lock.ts'
import { realRecordDisk } from '../../src/system/disk/record-disk.ts'

/** The store as a process of its own opens it. */
export function writerStore(folder: string): BundleStore {
  return new BundleStore({
    disk: realRecordDisk(folder),
    lock: realProcessLock(path.join(folder, '.git-like/bundles.lock'), 60_000),
    clock: realClock,
    provided: async () => [],
    functions: new Set(['grep']),
  })
}
