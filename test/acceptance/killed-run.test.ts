import type { ChildProcess } from 'node:child_process'
import * as fs from 'node:fs'
import * as path from 'node:path'
import { expect, it } from 'vitest'
import { sampled } from '../support/full.ts'
import { sampleShares } from '../support/property.ts'
import { runMain } from '../support/run-main.ts'
import { sous } from '../support/sous.ts'
import { type TempRepo, tempRepo } from '../support/temp-folder.ts'
import { treeOf } from '../support/tree.ts'

const RECIPE = `name: Old to new
permissions: { write: ['**/*.txt'] }
steps:
  - tool: replace_in_file
    with: { include: '**/*.txt', find: old, replace: new }
  - tool: create_file
    with: { path: made.txt, content: 'made' }
  - tool: delete_file
    with: { path: gone.txt, consent: DELETE_FILE }
`
const KILLS = 30
/** Each kind of kill and of recovery comes up among every so many. */
const STEP = 5
const FILES = 100
/** What a killed process wrote is there for all others, on a disk or not; waiting for a disk would take most of the time. */
const MEMORY = fs.existsSync('/dev/shm') ? '/dev/shm' : undefined

function filesOf(): Record<string, string> {
  const files = Object.fromEntries(Array.from({ length: FILES }, (_, i) => [`d${i % 10}/f${i}.txt`, `old ${i}\n`.repeat(50)]))
  return { ...files, 'gone.txt': 'x\n', 'recipes/r.yml': RECIPE }
}

/** Puts everything back to the commit, plans and applies too. */
function reset(repo: TempRepo): void {
  repo.git('reset', '--quiet', '--hard')
  repo.git('clean', '--quiet', '-fdx')
  fs.rmSync(path.join(repo.path, '.git/sous'), { recursive: true, force: true })
}

/** Kills the run a while after its start, or after it begins to apply: only a small part of a run is its apply. */
function killAfter(delay: number, applyRequest: string | undefined): (child: ChildProcess) => void {
  return (child) => {
    const kill = () => setTimeout(() => child.kill('SIGKILL'), delay)
    if (applyRequest === undefined) {
      kill()
      return
    }
    const look = setInterval(() => {
      if (child.exitCode === null && !fs.existsSync(applyRequest)) return
      clearInterval(look)
      kill()
    }, 1)
    child.on('exit', () => clearInterval(look))
  }
}

it('[R17] a run that is killed at any moment leaves the files as before or as after, and recover always gets there', async () => {
  await using repo = await tempRepo(filesOf(), MEMORY)
  const applyRequest = path.join(repo.path, '.git/sous/apply')
  const before = JSON.stringify(treeOf(repo.path))
  const started = performance.now()
  let applyAt = started
  const first = await sous(['run', 'r', '--yes'], {
    cwd: repo.path,
    onStart(child) {
      const look = setInterval(() => {
        if (!fs.existsSync(applyRequest)) return
        clearInterval(look)
        applyAt = performance.now()
      }, 1)
      child.on('exit', () => clearInterval(look))
    },
  })
  expect(first).toMatchObject({ code: 0 })
  const [planningMs, applyMs] = [applyAt - started, performance.now() - applyAt]
  const after = JSON.stringify(treeOf(repo.path))
  expect(after).not.toBe(before)

  for (const [i, share] of sampled([...sampleShares(KILLS).entries()], STEP)) {
    reset(repo)
    const isApply = i % 3 !== 0
    const onStart = killAfter(share * (isApply ? applyMs : planningMs), isApply ? applyRequest : undefined)
    const { code } = await sous(['run', 'r', '--yes'], { cwd: repo.path, onStart })
    // What comes after needs no process of its own.
    const unfinished = await runMain(['recover', '--json'], repo.path)
    const isHalfDone = JSON.parse(unfinished.out).unfinished !== null
    const how = i % 2 === 0 ? 'finish' : 'rollback'
    if (isHalfDone) expect(await runMain(['recover', `--${how}`], repo.path)).toMatchObject({ code: 0 })
    const tree = JSON.stringify(treeOf(repo.path))
    const found = tree === before ? 'before' : tree === after ? 'after' : 'neither'
    const wanted = isHalfDone ? (how === 'finish' ? 'after' : 'before') : expect.stringMatching(code === 0 ? 'after' : /^(?:before|after)$/)
    expect({ i, found }).toEqual({ i, found: wanted })
    expect((await runMain(['recover', '--json'], repo.path)).code).toBe(0)
    // Whatever was left behind is no obstacle to the next run, on files as they were.
    if (found === 'after') repo.git('reset', '--quiet', '--hard')
    if (found === 'after') repo.git('clean', '--quiet', '-fd')
    const next = await runMain(['run', 'r', '--yes'], repo.path)
    expect({ i, code: next.code, told: next.code === 0 ? '' : next.out + next.err }).toEqual({ i, code: 0, told: '' })
    expect(JSON.stringify(treeOf(repo.path))).toBe(after)
  }
}, 900_000)
