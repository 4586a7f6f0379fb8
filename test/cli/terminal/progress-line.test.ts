import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ProgressLine } from '../../../src/cli/terminal/progress-line.ts'
import { COLOURED } from '../../../src/report/terminal/style.ts'
import { fakeConsole } from '../../support/fake-console.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('stays silent for half a second', () => {
  const console = fakeConsole([], { isErrTerminal: true })
  const line = new ProgressLine(console, 'grep')
  vi.advanceTimersByTime(450)
  line.update({ done: 1, total: 2, unit: 'files' })
  line.end()
  expect(console.written.err).toBe('')
})

it('then shows counts and seconds, and clears its line at the end', () => {
  const console = fakeConsole([], { isErrTerminal: true })
  const line = new ProgressLine(console, 'grep')
  line.update({ done: 1234, total: 7256, unit: 'files' })
  vi.advanceTimersByTime(1050)
  line.end()
  const drawn = console.written.err.split('\r')
  expect(drawn.at(-2)?.slice(1)).toBe(' grep 1,234/7,256 files 1s\u001b[K')
  expect(drawn.at(-1)).toBe('\u001b[K')
  vi.advanceTimersByTime(1000)
  expect(console.written.err.split('\r')).toEqual(drawn)
})

it('counts one file as one', () => {
  const console = fakeConsole([], { isErrTerminal: true })
  const line = new ProgressLine(console, 'apply')
  vi.advanceTimersByTime(600)
  line.update({ done: 1, total: 1, unit: 'files applied' })
  vi.advanceTimersByTime(200)
  line.end()
  expect(console.written.err).toContain('apply 1/1 file applied 0s')
})

it('keeps within the width of the terminal, so that it can be drawn over', () => {
  const console = fakeConsole([], { isErrTerminal: true, errColumns: 20, errStyle: COLOURED })
  const line = new ProgressLine(console, '表'.repeat(5))
  line.update({ done: 1234, total: 7256, unit: 'files' })
  vi.advanceTimersByTime(700)
  line.end()
  expect(console.written.err.split('\r').at(-2)?.slice(1)).toBe(' 表表表表表 1,234/\u001b[2m\u001b[22m\u001b[K')
})

it('draws also when no timer gets its turn', () => {
  const console = fakeConsole([], { isErrTerminal: true })
  const line = new ProgressLine(console, 'grep')
  vi.clearAllTimers()
  vi.advanceTimersByTime(600)
  expect(console.written.err).toBe('')
  line.update({ done: 5, total: undefined, unit: 'files' })
  expect(console.written.err).toMatch(/grep 5 files 0s/)
  line.end()
})

it('draws nothing where there is no terminal', () => {
  const console = fakeConsole()
  const line = new ProgressLine(console, 'grep')
  vi.advanceTimersByTime(5000)
  line.update({ done: 1, total: 2, unit: 'files' })
  line.end()
  expect(console.written.err).toBe('')
})
