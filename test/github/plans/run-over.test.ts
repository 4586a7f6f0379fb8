import { expect, it } from 'vitest'
import { isRunOver } from '../../../src/github/plans/plan-lock.ts'
import { type GitHubWorld, gitHubWorld } from '../../support/github/world.ts'
import { strictClient } from '../../support/strict-client.ts'

async function outcome(world: GitHubWorld, run: { readonly id: number; readonly attempt: number }): Promise<boolean | string> {
  const over = await isRunOver(strictClient(world).github, run)
  return over.ok ? over.value : over.error.code
}

it('[R9] a run is over when GitHub says so, or when a later attempt has begun; anything else is not', async () => {
  await using world = await gitHubWorld()
  const run = world.github.state.addRun(world.repository, { id: 7, attempt: 2 })
  expect(await outcome(world, { id: 7, attempt: 2 })).toBe(false)
  expect(await outcome(world, { id: 7, attempt: 1 })).toBe(true)
  expect(await outcome(world, { id: 7, attempt: 3 })).toBe(false)
  Object.assign(run, { status: 'completed', conclusion: 'cancelled' })
  expect(await outcome(world, { id: 7, attempt: 2 })).toBe(true)
  expect(await outcome(world, { id: 7, attempt: 3 })).toBe(false)
  expect(await outcome(world, { id: 8, attempt: 1 })).toBe('api_not_found')
  world.github.fault({ operation: 'actions/get-workflow-run', status: 503, times: 9 })
  expect(await outcome(world, { id: 7, attempt: 2 })).toBe('api_unavailable')
})
