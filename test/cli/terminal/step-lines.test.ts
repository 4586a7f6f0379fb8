import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { StepLines } from '../../../src/cli/terminal/step-lines.ts'
import { fakeConsole } from '../../support/fake-console.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('keeps the line that moves within the width of the terminal, and no other', () => {
  const console = fakeConsole([], { isErrTerminal: true, errColumns: 20 })
  const lines = new StepLines(console)
  const step = { label: 'a step with a long name', depth: 0, isVerify: false, calls: 'grep' } as never
  lines.take({ kind: 'step_started', step })
  vi.advanceTimersByTime(150)
  lines.take({ kind: 'step_finished', step, ending: 'success', calls: [], durationMs: 100 })
  lines.end()
  expect(console.written.err).toBe('\r⠋ a step with a lon\u001b[K\r\u001b[K✓ a step with a long name  grep  0.1s\n\n')
})

it('keeps a distance to the questions in between, and shows what was settled by them once', () => {
  const console = fakeConsole([], { isErrTerminal: true, errColumns: 80 })
  const lines = new StepLines(console)
  const run = (ending: 'success' | 'deferred') => {
    for (const label of ['one', 'two']) {
      const step = { label, depth: 0, isVerify: false, calls: 'grep' } as never
      lines.take({ kind: 'step_started', step })
      lines.take({ kind: 'step_finished', step, ending: label === 'one' ? 'success' : ending, calls: [], durationMs: 100 })
    }
  }
  run('deferred')
  lines.pause()
  console.err('Trust?\n')
  lines.restart()
  run('success')
  lines.end()
  expect(console.written.err).toBe('✓ one  grep  0.1s\n\nTrust?\n✓ two  grep  0.1s\n\n')
})
