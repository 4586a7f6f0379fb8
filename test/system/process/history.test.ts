import * as fs from 'node:fs'
import * as path from 'node:path'
import { expect, it } from 'vitest'
import { fileHistory } from '../../../src/system/process/history.ts'
import { type TempFolder, tempFolder } from '../../support/temp-folder.ts'

const RECORD = { command: 'git status', exitCode: 0, output: 'clean\n', executedAt: '2025-11-10T10:05:00.000Z' }

function historyFile(state: TempFolder): string {
  return path.join(state.path, 'history', fs.readdirSync(path.join(state.path, 'history'))[0] ?? '')
}

it('gives back what another process remembered', async () => {
  await using state = await tempFolder()
  const place = { stateFolder: path.join(state.path, 'not/yet'), root: '/repo' }
  expect(fileHistory(place).last()).toBeUndefined()
  fileHistory(place).remember({ ...RECORD, command: 'earlier' })
  fileHistory(place).remember(RECORD)
  expect(fileHistory(place).last()).toEqual(RECORD)
  fileHistory(place).remember({ ...RECORD, exitCode: undefined })
  expect(fileHistory(place).last()).toEqual({ ...RECORD, exitCode: undefined })
})

it('is one file that only its owner can read, and leaves no other behind', async () => {
  await using state = await tempFolder()
  fileHistory({ stateFolder: state.path, root: '/repo' }).remember(RECORD)
  fileHistory({ stateFolder: state.path, root: '/repo' }).remember(RECORD)
  expect(fs.readdirSync(path.join(state.path, 'history'))).toHaveLength(1)
  expect(fs.statSync(historyFile(state)).mode & 0o777).toBe(0o600)
  expect(fs.statSync(path.join(state.path, 'history')).mode & 0o777).toBe(0o700)
})

it('keeps the beginning and end of a long output', async () => {
  await using state = await tempFolder()
  const place = { stateFolder: state.path, root: '/repo' }
  const history = fileHistory(place)
  const output = `begin${'\u0000😀'.repeat(500_000)}end`
  history.remember({ ...RECORD, output })
  expect(history.last()?.output).toBe(output)
  const kept = fileHistory(place).last()?.output ?? ''
  expect(kept.length).toBeLessThan(70_000)
  expect([kept.startsWith('begin'), kept.endsWith('end'), kept.isWellFormed()]).toEqual([true, true, true])
})

it.each(['', 'null', '[]', '{', '{"command":1}', '"text"', '{"command":"x","output":"y"}'])(
  'takes the file %j for no history',
  async (content) => {
    await using state = await tempFolder()
    const place = { stateFolder: state.path, root: '/repo' }
    fileHistory(place).remember(RECORD)
    fs.writeFileSync(historyFile(state), content)
    expect(fileHistory(place).last()).toBeUndefined()
  },
)

it('does not follow a link that someone put in its place', async () => {
  await using state = await tempFolder({ victim: 'untouched' })
  const place = { stateFolder: state.path, root: '/repo' }
  fileHistory(place).remember(RECORD)
  const file = historyFile(state)
  fs.rmSync(file)
  fs.symlinkSync(path.join(state.path, 'victim'), file)
  expect(fileHistory(place).last()).toBeUndefined()
  fileHistory(place).remember(RECORD)
  expect(state.read('victim')).toBe('untouched')
  expect(fileHistory(place).last()).toEqual(RECORD)
})

it('goes on without a place to write to', async () => {
  await using state = await tempFolder({ file: '' })
  const history = fileHistory({ stateFolder: path.join(state.path, 'file'), root: '/repo' })
  history.remember(RECORD)
  expect(history.last()).toEqual(RECORD)
  expect(fileHistory({ stateFolder: path.join(state.path, 'file'), root: '/repo' }).last()).toBeUndefined()
})
