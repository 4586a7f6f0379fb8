import type { Digest } from '../../../src/base/recipe.ts'
import { applyPlanRef } from '../../../src/github/plans/apply-ref.ts'
import type { ApplyPoint } from '../../../src/github/plans/apply-request.ts'
import { openRemote } from '../../../src/github/remote/remote-git.ts'
import { realSandboxDisk } from '../../../src/system/disk/sandbox-disk.ts'
import { applyRequest, must, remoteOptions } from '../../support/apply.ts'

/** An apply in a process of its own, which ends itself at the point that it is told. */
const [url = '', digest = '', point = '', folder = ''] = process.argv.slice(2)
const remote = must(await openRemote({ ...remoteOptions(url), sandboxDisk: realSandboxDisk(folder) }))
const at = (reached: ApplyPoint) => {
  if (reached === point) process.kill(process.pid, 'SIGKILL')
}
process.stdout.write('started\n')
const outcome = await applyPlanRef(applyRequest(remote, digest as Digest, { at, run: { id: 150, attempt: 1 } }))
process.stdout.write(`${outcome.ok ? outcome.value.kind : outcome.error.code}\n`)
