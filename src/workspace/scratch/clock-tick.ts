import type { Scan, ScratchDisk } from '../../system/scratch-disk.ts'

/** Longer than the coarsest clock of a file system in use takes for a tick. */
const MAX_WAIT_MS = 2_500
const POLL_MS = 2

/**
 * Waits until the clock that stamps files has moved on from the newest file of a scan. A file that is written twice within
 * one tick, to the same length, would bear the same mark as before.
 */
export async function waitForTick(disk: ScratchDisk, home: string, scan: Scan): Promise<void> {
  let newest = 0n
  for (const { changedAt } of scan.entries.values()) if (changedAt > newest) newest = changedAt
  for (let waited = 0; waited < MAX_WAIT_MS; waited += POLL_MS) {
    const now = disk.now(home)
    if (!now.ok || now.value > newest) return
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  }
}
