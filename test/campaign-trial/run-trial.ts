// `npm run campaign-trial -- --repositories 1000 [--kills 200] [--seed N]`: a campaign over many repositories with faults in a tenth of
// them, whose processes are killed again and again. It has to end as without. The repositories are clones on this machine, or with
// `--world github` on the tests' GitHub server, which keeps GitHub's limits; a kill there ends a job of the workflow.
import * as fs from 'node:fs'
import * as os from 'node:os'
import * as path from 'node:path'
import { parseArgs } from 'node:util'
import { type GitHubTrialWorld, githubWorld } from './github-world.ts'
import { localWorld } from './local-world.ts'
import { disturbedRun, quietRun, rebuilds, runsThatWrite, type TrialRun, type TrialWorld } from './trial.ts'
import { randomFrom, sameEnd } from './verdict.ts'

const { values } = parseArgs({
  options: {
    repositories: { type: 'string', default: '30' },
    kills: { type: 'string' },
    world: { type: 'string', default: 'local' },
    seed: { type: 'string', default: '1' },
    keep: { type: 'boolean', default: false },
  },
})
const count = Number(values.repositories)
const kills = Number(values.kills ?? Math.min(200, Math.ceil(count / 5)))
const folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'sous-campaign-trial-')))
const tell = (text: string) => process.stdout.write(`${text}\n`)
let isFine = true
const verdict = (what: string, isTrue: boolean) => {
  isFine &&= isTrue
  tell(`| ${what} | ${isTrue ? 'yes' : '**no**'} |`)
}

try {
  const isOnGitHub = values.world === 'github'
  const open = async (name: string): Promise<TrialWorld & Partial<GitHubTrialWorld>> =>
    isOnGitHub ? githubWorld(count) : localWorld(path.join(folder, name), count)
  const quiet = await open('quiet')
  const undisturbed = await quietRun(quiet)
  const world = await open('disturbed')
  const disturbed = await disturbedRun(world, { kills, random: randomFrom(Number(values.seed)) })
  tell(
    `# Campaign trial\n\n${count} repositories, ${world.faults.length} of them with a fault, ${disturbed.kills} processes killed, seed ${values.seed}\n`,
  )
  tell('| step | seconds | ms per repository |\n| --- | --- | --- |')
  for (const [step, ms] of Object.entries(undisturbed.times)) tell(`| ${step} | ${(ms / 1000).toFixed(1)} | ${(ms / count).toFixed(1)} |`)
  tell(`\nPeak memory of a process: ${Math.max(undisturbed.peakMb, disturbed.peakMb).toFixed(0)} MB\n`)
  tell('| what must hold | |\n| --- | --- |')
  verdict('the end is the same with and without faults and kills', sameEnd(undisturbed.end, disturbed.end))
  verdict('every repository is done', [undisturbed, disturbed].every(isDone))
  verdict(
    'at most one delivery for each repository',
    [undisturbed, disturbed].every(({ end }) => end.every(({ deliveries }) => deliveries <= 1)),
  )
  const wrote = await runsThatWrite(world)
  verdict(`a second run writes nothing${wrote.map((step) => `, but ${step} did`).join('')}`, wrote.length === 0)
  verdict('the ledger is the same when it is lost and built again', await rebuilds(world))
  for (const one of [quiet, world]) {
    if (one.callsEach === undefined) continue
    const calls = one.callsEach().toFixed(1)
    // What was killed asks again.
    if (one === quiet) verdict(`at most 8 requests of the API for each repository: ${calls}`, one.callsEach() <= 8)
    else tell(`| with faults and kills | ${calls} |`)
    verdict('no request beyond a limit', one.beyondLimits?.() === 0)
    await one[Symbol.asyncDispose]?.()
  }
  verdict('less than 300 MB for each process', Math.max(undisturbed.peakMb, disturbed.peakMb) < 300)
} finally {
  if (values.keep) tell(`\nKept in ${folder}`)
  else fs.rmSync(folder, { recursive: true, force: true })
}
process.exitCode = isFine ? 0 : 1

function isDone({ end }: TrialRun): boolean {
  return end.every(({ state, isClean }) => isClean && ['delivered', 'open', 'clean'].includes(state))
}
