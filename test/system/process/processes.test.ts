import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { expect, it, onTestFinished, vi } from 'vitest'
import { type ProcessMarks, readProcess, sweepProcesses } from '../../../src/system/process/processes.ts'
import { isRunning } from '../../support/real-shell.ts'

const id = randomUUID()
const VARIABLE = `SOUS_RUN=${id}`

/** A process that leads a session of its own, as the shell of a command does. */
async function start(): Promise<{ readonly child: ChildProcess; readonly pid: number; readonly since: number }> {
  const child = spawn('sleep', ['300'], { detached: true, stdio: 'ignore', env: { PATH: process.env['PATH'], SOUS_RUN: id } })
  onTestFinished(() => void child.kill('SIGKILL'))
  await once(child, 'spawn')
  const { pid } = child
  const since = readProcess(pid ?? 0)?.start
  if (pid === undefined || since === undefined) throw new Error('The process did not start')
  return { child, pid, since }
}

/** The number of a process that has ended. */
async function endedProcess(): Promise<number> {
  const child = spawn('true', { stdio: 'ignore' })
  await once(child, 'exit')
  return child.pid ?? 0
}

function marksOf(marks: Partial<ProcessMarks> & Pick<ProcessMarks, 'leader' | 'since'>): ProcessMarks {
  return { variable: 'SOUS_RUN=of-nobody', outputs: [], folder: undefined, ...marks }
}

it('[E5] [E6] kills the process group also where the system tells nothing of its processes', async () => {
  const { child, pid } = await start()
  const ended = once(child, 'exit')
  // No process is as young as that, so that none is found among those of the system.
  await sweepProcesses(marksOf({ leader: pid, since: Number.MAX_SAFE_INTEGER }))
  expect(await ended).toEqual([null, 'SIGKILL'])
})

it('[E5] leaves alone what is older than the command, whatever marks it has', async () => {
  const { pid, since } = await start()
  await sweepProcesses(marksOf({ leader: await endedProcess(), variable: VARIABLE, since: since + 1 }))
  expect(isRunning(pid)).toBe(true)
  await sweepProcesses(marksOf({ leader: await endedProcess(), variable: VARIABLE, since }))
  expect(isRunning(pid)).toBe(false)
})

it('[E5] stops every process before it kills any, so that none can start another meanwhile', async () => {
  const [one, other] = [await start(), await start()]
  const sent = vi.spyOn(process, 'kill')
  onTestFinished(() => sent.mockRestore())
  await sweepProcesses(marksOf({ leader: await endedProcess(), variable: VARIABLE, since: one.since }))
  const signals = sent.mock.calls.filter(([pid]) => pid > 0)
  const [first, second] = [one.pid, other.pid].sort((a, b) => a - b)
  // They may have to be killed again, if the system takes its time.
  expect(signals.slice(0, 4)).toEqual([
    [first, 'SIGSTOP'],
    [second, 'SIGSTOP'],
    [first, 'SIGKILL'],
    [second, 'SIGKILL'],
  ])
  expect([one.pid, other.pid].map(isRunning)).toEqual([false, false])
})
