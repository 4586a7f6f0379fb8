import * as fs from 'node:fs'
import * as path from 'node:path'
import { expect, it } from 'vitest'
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
const FILES = 200

function filesOf(): Record<string, string> {
  const files = Object.fromEntries(Array.from({ length: FILES }, (_, i) => [`d${i % 10}/f${i}.txt`, `old ${i}\n`.repeat(50)]))
  return { ...files, 'gone.txt': 'x\n', 'recipes/r.yml': RECIPE }
}

/** Puts everything back to the commit, plans and landings too. */
function reset(repo: TempRepo): void {
  repo.git('reset', '--quiet', '--hard')
  repo.git('clean', '--quiet', '-fdx')
  fs.rmSync(path.join(repo.path, '.git/sous'), { recursive: true, force: true })
}

it('[R17] a run that is killed at any moment leaves the files as before or as after, and recover always gets there', async () => {
  await using repo = await tempRepo(filesOf())
  const before = treeOf(repo.path)
  const started = performance.now()
  expect(await sous(['run', 'r', '--yes'], { cwd: repo.path })).toMatchObject({ code: 0 })
  const duration = performance.now() - started
  const after = treeOf(repo.path)
  expect(after).not.toEqual(before)

  const endings = new Map<string, number>()
  for (let i = 0; i < KILLS; i++) {
    reset(repo)
    // Most of a run is starting and planning; what matters is its end.
    const delay = duration * (0.3 + (0.7 * (i + Math.random())) / KILLS)
    const { code } = await sous(['run', 'r', '--yes'], {
      cwd: repo.path,
      onStart: (child) => setTimeout(() => child.kill('SIGKILL'), delay),
    })
    const unfinished = await sous(['recover', '--json'], { cwd: repo.path })
    const isHalfDone = JSON.parse(unfinished.stdout).unfinished !== null
    const how = i % 2 === 0 ? 'finish' : 'rollback'
    if (isHalfDone) expect(await sous(['recover', `--${how}`], { cwd: repo.path })).toMatchObject({ code: 0 })
    const tree = treeOf(repo.path)
    const found =
      JSON.stringify(tree) === JSON.stringify(before) ? 'before' : JSON.stringify(tree) === JSON.stringify(after) ? 'after' : 'neither'
    expect({ i, found }).toEqual({
      i,
      found: isHalfDone ? (how === 'finish' ? 'after' : 'before') : expect.stringMatching(/^(?:before|after)$/),
    })
    if (code === 0) expect(found).toBe('after')
    const ending = isHalfDone ? 'half done' : found
    endings.set(ending, (endings.get(ending) ?? 0) + 1)
    // Whatever was left behind is no obstacle to the next run, on files as they were.
    if (found === 'after') repo.git('reset', '--quiet', '--hard')
    if (found === 'after') repo.git('clean', '--quiet', '-fd')
    const next = await sous(['run', 'r', '--yes'], { cwd: repo.path })
    expect({ i, ...next }).toMatchObject({ i, code: 0 })
    expect(treeOf(repo.path)).toEqual(after)
  }
  expect([...endings.values()].reduce((sum, count) => sum + count, 0)).toBe(KILLS)
}, 300_000)
