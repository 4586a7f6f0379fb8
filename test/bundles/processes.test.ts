import { type ChildProcess, execFile, spawn } from 'node:child_process'
import * as fs from 'node:fs'
import * as path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { realProcessLock } from '../../src/system/disk/process-lock.ts'
import { newID, valueIn } from '../support/bundle-store.ts'
import { IS_FULL } from '../support/full.ts'
import { tempFolder } from '../support/temp-folder.ts'
import { writerStore } from '../support/writer-store.ts'

const bin = path.join(import.meta.dirname, '../fixtures/bin')
const [WRITERS, ROUNDS] = [8, IS_FULL ? 200 : 40]
const KILLS = IS_FULL ? 12 : 4

it('[B-36] has exactly one winner each time eight processes add the same tool', { timeout: 120_000 }, async () => {
  await using folder = await tempFolder()
  const store = writerStore(folder.path)
  const bundleID = newID()
  valueIn(await store.putBundle(bundleID, { slug: 'tickets' }))
  const args = [path.join(bin, 'bundle-writer.ts'), folder.path, bundleID, String(ROUNDS)]
  const writers = Array.from({ length: WRITERS }, () => promisify(execFile)(process.execPath, args))
  const won = (await Promise.all(writers)).flatMap(({ stdout }) => JSON.parse(stdout) as number[])
  expect(won.toSorted((a, b) => a - b)).toEqual(Array.from({ length: ROUNDS }, (_, round) => round))
  const { tools, faults } = await store.views()
  expect([tools.length, new Set(tools.map(({ id }) => id)).size, faults]).toEqual([ROUNDS, ROUNDS, []])
})

it('leaves the old or the new file, never half of one, when a process is killed while it writes', { timeout: 60_000 }, async () => {
  await using folder = await tempFolder()
  const store = writerStore(folder.path)
  const address = { bundleID: newID(), slug: 'get', version: '1' }
  valueIn(await store.putBundle(address.bundleID, { slug: 'tickets' }))
  const before = valueIn(await store.putTool(address, { type: 'local', local: { function: 'grep' } }))
  for (let round = 0; round < KILLS; round++) {
    const child = spawn(process.execPath, [path.join(bin, 'bundle-switcher.ts'), folder.path, address.bundleID], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    await new Promise((resolve) => child.stdout.once('data', resolve))
    await pause((round * 36) / KILLS)
    await killed(child)
    // A store of its own: nothing is remembered.
    const after = writerStore(folder.path)
    const { faults } = await after.views()
    expect(faults).toEqual([])
    const tool = (await after.views()).findTool(address)
    expect({ ...tool, isEnabled: true }).toEqual(before)
    // The lock that the dead process may have held is no hindrance.
    valueIn(await after.switchTool(address, true))
  }
})

it('lets nobody in while the lock is held, and everybody once its owner is dead', async () => {
  await using folder = await tempFolder()
  const file = path.join(folder.path, 'a.lock')
  const lock = realProcessLock(file, 200)
  const order: string[] = []
  await Promise.all([lock.hold(() => order.push('one')), lock.hold(() => order.push('two'))])
  expect(order).toHaveLength(2)
  fs.writeFileSync(file, JSON.stringify({ host: 'elsewhere', pid: 1, started: 'x' }))
  expect(await lock.hold(() => order.push('three'))).toBeUndefined()
  const child = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60000)'])
  await killed(child)
  const { hostname } = await import('node:os')
  fs.writeFileSync(file, JSON.stringify({ host: hostname(), pid: child.pid, started: 'x' }))
  expect(await lock.hold(() => 'in')).toEqual({ value: 'in' })
  fs.writeFileSync(file, 'not JSON at all')
  expect(await lock.hold(() => 'in')).toEqual({ value: 'in' })
  expect(fs.readdirSync(folder.path)).toEqual([])
})

function killed(child: ChildProcess): Promise<unknown> {
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGKILL')
  return ended
}
