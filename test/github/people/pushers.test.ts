import { describe, expect, it } from 'vitest'
import { readHeadPush } from '../../../src/github/people/pushers.ts'
import { must } from '../../support/apply.ts'
import { gitHubWorld } from '../../support/github/world.ts'
import { strictClient } from '../../support/strict-client.ts'

async function pushWorld() {
  const world = await gitHubWorld({ users: { alice: 'write', mallory: 'write' }, pulls: [{ by: 'alice', edits: { 'a.txt': 'a\n' } }] })
  const { github } = strictClient(world)
  const read = async (commit: string) => must(await readHeadPush(github, { ref: 'refs/heads/feature-1', commit }))
  const now = () => new Date(world.github.state.now)
  return { ...world, read, now, [Symbol.asyncDispose]: () => world[Symbol.asyncDispose]() }
}

describe('who put a branch at a commit', { timeout: 120_000 }, () => {
  it("and when, is GitHub's record, whatever dates the commits have", async () => {
    await using world = await pushWorld()
    const first = world.head('feature-1')
    const second = world.push({ 'a.txt': 'b\n' }, 1, { by: 'mallory', date: '2020-01-01T00:00:00Z' })
    const at = world.now()
    expect(await world.read(second)).toMatchObject({ at, by: { login: 'mallory' } })
    expect(await world.read(first)).toMatchObject({ by: { login: 'alice' } })
  })

  it('is whoever did it last', async () => {
    await using world = await pushWorld()
    const head = world.head('feature-1')
    world.push({ 'a.txt': 'b\n' })
    world.forcePush({ to: head, by: 'mallory' })
    const at = world.now()
    expect(await world.read(head)).toMatchObject({ at, by: { login: 'mallory' } })
  })

  it('is not known of a commit that the branch never was at, nor where the server keeps no record', async () => {
    await using world = await pushWorld()
    expect(await world.read(world.head('main'))).toBeUndefined()
    world.github.fault({ operation: 'repos/list-activities', status: 404, body: { message: 'Not Found' } })
    expect(await world.read(world.head('feature-1'))).toBeUndefined()
  })

  it('may be somebody whose account is gone', async () => {
    await using world = await pushWorld()
    const head = world.push({ 'a.txt': 'b\n' }, 1, { by: 'mallory' })
    const at = world.now()
    world.deleteAccount('mallory')
    expect(await world.read(head)).toEqual({ at, by: undefined })
  })
})
