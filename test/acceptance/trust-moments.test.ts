/** What was checked and what is then run or written are the same, whatever happens in between. */
import * as fs from 'node:fs'
import * as path from 'node:path'
import { describe, expect, it } from 'vitest'
import { digestIn } from '../support/action-world.ts'
import { hardenedWorld } from '../support/hardened-world.ts'
import { requestWatch } from '../support/world-moment.ts'

const USERS = { author: 'write', colleague: 'write', boss: 'admin', mallory: 'write', reader: 'read' } as const
const BUILD = `name: Build
permissions: { write: [out.txt], run: ['sh build.sh'] }
steps:
  - { tool: run_in_terminal, with: { command: 'sh build.sh' } }
`

describe('an approved command', { timeout: 240_000 }, () => {
  it('[C1] runs over the files that it was approved for, also when somebody pushes right after the check', async () => {
    const files = { '.github/recipes/build.yml': BUILD, 'build.sh': 'echo built > out.txt\n' }
    await using at = await hardenedWorld({ users: USERS, files })
    await at.asks('author', '/sous run build')
    const gated = digestIn(at.answers()[0] ?? '')
    const stolen = path.join(at.folder, 'stolen')
    const watch = requestWatch(at)
    let isPushed = false
    watch.watch(({ method, path: asked }, when) => {
      if (isPushed || when !== 'effect' || method !== 'GET' || !/\/pulls\/1$/.test(asked)) return
      isPushed = true
      at.push({ 'build.sh': `echo mine > ${stolen}\n` }, 1, { by: 'mallory' })
    })
    const event = at.comment({ by: 'colleague', body: `/sous apply ${gated}` })
    const run = await at.plan(event)
    watch.stop()
    expect(isPushed).toBe(true)
    expect([run.outputs['reason-code'], fs.existsSync(stolen)]).toEqual(['previewed', false])
    const shown = await at.publish(event, { 'plan-path': run.outputs['plan-path'] ?? '' }, { run: { id: run.runId } })
    expect(shown.outputs['reason-code']).toBe('stale_head')
  })
})
