import { describe, expect, it } from 'vitest'
import { readSampleEvent, SAMPLE_EVENTS, sampleEvent, sampleWorld } from '../support/github/sample-world.ts'

describe('sample events', () => {
  it.each(SAMPLE_EVENTS)('%s is what happens in the sample world (node scripts/act.ts --write-events)', async (name) => {
    await using world = await sampleWorld()
    expect(JSON.parse(JSON.stringify(sampleEvent(world, name).payload))).toEqual(readSampleEvent(name, world.github.origin))
  })
})
