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
