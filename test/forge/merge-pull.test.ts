import { expect, it } from 'vitest'
import { mergePull } from '../../src/forge/merge-pull.ts'
import { gitHubWorld } from '../support/github/world.ts'
import { strictClient } from '../support/strict-client.ts'

const OPTIONS = { files: { 'a.txt': 'a\n' }, users: { author: 'write' }, pulls: [{ by: 'author', edits: { 'a.txt': 'b\n' } }] } as const

it('[G10] merges by way of GitHub, at the reviewed commit only', async () => {
  await using world = await gitHubWorld(OPTIONS)
  const { github } = strictClient(world)
  const [base, head] = [world.head('main'), world.head('feature-1')]
  expect(await mergePull({ github, pull: 1, head: base })).toMatchObject({ ok: false, error: { code: 'stale_head' } })
  expect(world.head('main')).toBe(base)
  const merged = await mergePull({ github, pull: 1, head })
  expect(merged).toEqual({ ok: true, value: world.head('main') })
  const { bare } = world.repository
  expect(bare.text(['rev-parse', 'main^', 'main^{tree}'])).toBe(`${base}\n${bare.text(['rev-parse', `${head}^{tree}`])}`)
})

it('uses the method that the repository allows, and says what protects the branch when none is', async () => {
  await using world = await gitHubWorld(OPTIONS)
  const { github } = strictClient(world)
  const { mergeMethods } = world.repository
  mergeMethods.clear()
  expect(await mergePull({ github, pull: 1, head: world.head('feature-1') })).toMatchObject({
    ok: false,
    error: { code: 'protected_branch' },
  })
  mergeMethods.add('squash')
  expect(await mergePull({ github, pull: 1, head: world.head('feature-1') })).toMatchObject({ ok: true })
})

it('[R11] looks whether the merge happened when its answer is lost', async () => {
  await using world = await gitHubWorld(OPTIONS)
  world.github.fault({ operation: 'pulls/merge', after: 'effect', status: 502, times: 1 })
  const merged = await mergePull({ github: strictClient(world).github, pull: 1, head: world.head('feature-1') })
  expect(merged).toEqual({ ok: true, value: world.head('main') })
  expect(world.github.count({ operation: 'pulls/merge' })).toBe(1)
})
