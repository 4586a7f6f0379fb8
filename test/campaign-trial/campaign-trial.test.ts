import * as path from 'node:path'
import { expect, it } from 'vitest'
import { tempFolder } from '../support/temp-folder.ts'
import { githubWorld } from './github-world.ts'
import { localWorld } from './local-world.ts'
import { disturbedRun, quietRun, rebuilds, runsThatWrite } from './trial.ts'
import { randomFrom } from './verdict.ts'

const REPOSITORIES = 30

it('a campaign ends as without faults when processes are killed, each repository has one delivery, and a lost ledger is built again', async () => {
  await using folder = await tempFolder()
  const undisturbed = await quietRun(localWorld(path.join(folder.path, 'quiet'), REPOSITORIES))
  const world = localWorld(path.join(folder.path, 'disturbed'), REPOSITORIES)
  const disturbed = await disturbedRun(world, { kills: 12, random: randomFrom(1) })
  expect(disturbed.end).toEqual(undisturbed.end)
  expect(disturbed.kills).toBeGreaterThan(5)
  expect(new Set(disturbed.end.map(({ state, isClean }) => `${state} ${isClean}`))).toEqual(new Set(['delivered true', 'clean true']))
  expect(Math.max(...disturbed.end.map(({ deliveries }) => deliveries))).toBe(1)
  expect(await runsThatWrite(world)).toEqual([])
  expect(await rebuilds(world)).toBe(true)
  expect(disturbed.peakMb).toBeLessThan(300)
}, 600_000)

it('a campaign on GitHub ends as without faults when jobs are killed, with at most one pull request each and no request beyond a limit', async () => {
  await using quiet = await githubWorld(12)
  const undisturbed = await quietRun(quiet)
  await using world = await githubWorld(12)
  const disturbed = await disturbedRun(world, { kills: 6, random: randomFrom(2) })
  expect(disturbed.end).toEqual(undisturbed.end)
  expect(disturbed.kills).toBeGreaterThan(2)
  expect(Math.max(...disturbed.end.map(({ deliveries }) => deliveries))).toBe(1)
  expect(await runsThatWrite(world)).toEqual([])
  expect(await rebuilds(world)).toBe(true)
  expect([quiet.beyondLimits(), world.beyondLimits()]).toEqual([0, 0])
  expect(disturbed.peakMb).toBeLessThan(300)
}, 600_000)
