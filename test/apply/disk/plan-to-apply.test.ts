import * as fs from 'node:fs'
import * as path from 'node:path'
import { expect, it } from 'vitest'
import { applyOnDisk } from '../../../src/apply/disk/apply-on-disk.ts'
import { completePlan, loadPlan } from '../../../src/plan/seal.ts'
import { PlanFolder } from '../../../src/plan/store/plan-store.ts'
import { realApplyDisk } from '../../../src/system/disk/real-apply-disk.ts'
import { realDisk } from '../../../src/system/disk/real-disk.ts'
import { planOf } from '../../support/plans.ts'
import { runAndRead, sandboxOver, testSandboxDisk } from '../../support/sandbox.ts'
import { tempRepo } from '../../support/temp-folder.ts'
import { treeOf } from '../../support/tree.ts'
import { openWorkspace, repoPath, testGit } from '../../support/workspace.ts'

const disk = realApplyDisk()

it('[C12][E5] what is applied is what a command once gave, not what it would give now or wrote too late', async () => {
  await using repo = await tempRepo({ 'a.txt': 'one\n', 'f.txt': 'old\n', 'gone.txt': 'x\n', 'run.sh': '#!/bin/sh\n' })
  const gitDirectory = path.join(repo.path, '.git')
  const tools = { repository: { gitDirectory, workTree: repo.path }, git: testGit, disk: realDisk, sandboxDisk: testSandboxDisk }
  const store = new PlanFolder({ home: gitDirectory, isGitDirectory: true, disk })
  const before = treeOf(repo.path)

  const workspace = await openWorkspace(repo.path)
  await workspace.stage(repoPath('a.txt'), Buffer.from('two\n'))
  {
    await using sandbox = await sandboxOver(workspace)
    const command = '(sleep 2; printf evil > f.txt) & printf good > f.txt; date +%s%N > stamp.txt; rm gone.txt; chmod +x run.sh'
    expect(await runAndRead(sandbox, command)).toMatchObject({ ok: true })
  }
  workspace.seal()
  const changes = await workspace.changes()
  const commit = repo.git('rev-parse', 'HEAD').trim()
  const { digest: _, changes: __, ...content } = planOf([], { base: { commit, directory: '.' } })
  const made = await completePlan(content, changes, tools)
  if (!made.ok) throw new Error(made.error.message)
  await using complete = made.value
  expect(await store.save(complete)).toMatchObject({ ok: true })
  await new Promise((resolve) => setTimeout(resolve, 2_500))
  expect(treeOf(repo.path)).toEqual(before)

  const found = await loadPlan(store, complete.plan.digest, tools)
  if (!found.ok) throw new Error(found.error.message)
  await using loaded = found.value
  expect(loaded.sealed?.commit).toBe(complete.sealed?.commit)
  const applied = await applyOnDisk({ folder: repo.path, gitDirectory, disk, changes: loaded.changes })
  expect(applied).toMatchObject({
    ok: true,
    value: { created: ['stamp.txt'], updated: ['a.txt', 'f.txt', 'run.sh'], deleted: ['gone.txt'] },
  })
  const stamp = changes.find(({ path: at }) => at === 'stamp.txt')
  expect(repo.bytes('stamp.txt')).toEqual(stamp?.kind === 'create' ? Buffer.from(stamp.after) : undefined)
  expect([repo.read('f.txt'), repo.read('a.txt'), repo.exists('gone.txt')]).toEqual(['good', 'two\n', false])
  expect(fs.statSync(path.join(repo.path, 'run.sh')).mode & 0o100).not.toBe(0)

  // The tree that was sealed is the tree that git sees once the files have been applied.
  repo.git('add', '--all')
  expect(repo.git('write-tree').trim()).toBe(loaded.plan.tree)
})
