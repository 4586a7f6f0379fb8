import childProcess from 'node:child_process'
import { syncBuiltinESMExports } from 'node:module'

/** For `npm run test:fast`: whatever starts a process fails, so that its file gets on the list of those that do. */
function refuse(): never {
  throw new Error('This test starts a process. Add its file to test/processes.txt.')
}

const STARTERS = ['exec', 'execFile', 'execFileSync', 'execSync', 'fork', 'spawn', 'spawnSync'] as const
for (const name of STARTERS) Object.assign(childProcess, { [name]: refuse })
syncBuiltinESMExports()
