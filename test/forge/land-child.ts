import { landPlanRef } from '../../src/forge/plans/land-plan.ts'
import type { LandingPoint } from '../../src/forge/plans/land-request.ts'
import { openRemote } from '../../src/forge/remote/remote-git.ts'
import type { Digest } from '../../src/model/recipe.ts'
import { realScratchDisk } from '../../src/system/real-scratch-disk.ts'
import { landing, must, remoteOptions } from '../support/landing.ts'

/** A landing in a process of its own, which ends itself at the point that it is told. */
const [url = '', digest = '', point = '', folder = ''] = process.argv.slice(2)
const remote = must(await openRemote({ ...remoteOptions(url), scratchDisk: realScratchDisk(folder) }))
const at = (reached: LandingPoint) => {
  if (reached === point) process.kill(process.pid, 'SIGKILL')
}
process.stdout.write('started\n')
const outcome = await landPlanRef(landing(remote, digest as Digest, { at, run: { id: 150, attempt: 1 } }))
process.stdout.write(`${outcome.ok ? outcome.value.kind : outcome.error.code}\n`)
