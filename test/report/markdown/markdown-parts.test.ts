import { expect, it } from 'vitest'
import type { StepRecord } from '../../../src/plan/plan-outcome.ts'
import { renderTimeline } from '../../../src/report/markdown/markdown-parts.ts'
import { fc } from '../../support/property.ts'

function step(label: string, startMs: number, durationMs: number, ending: StepRecord['ending'] = 'success'): StepRecord {
  const at = { file: 'r.yml', line: 1, column: 1, endLine: 1, endColumn: 2 }
  return { place: { label, calls: 'grep', number: 1, total: 1, isVerify: false, depth: 0, at }, ending, calls: [], startMs, durationMs }
}

it('draws the steps that ran, and what failed in red', () => {
  const steps = [step('find', 0, 120.4), step('skip', 120.4, 0, 'skipped'), step('bump', 120.4, 0), step('end', 121, 61_000, 'failure')]
  expect(renderTimeline(steps)).toBe(
    [
      '```mermaid',
      'gantt',
      '  dateFormat x',
      '  axisFormat %M:%S min',
      '  1 find :0, 120ms',
      '  2 bump :120, 1ms',
      '  3 end :crit, 121, 61000ms',
      '```',
      '',
    ].join('\n'),
  )
})

it('draws nothing where there is nothing to compare, or nothing took long', () => {
  expect(renderTimeline([step('one', 0, 5000)])).toBe('')
  expect(renderTimeline([step('one', 0, 100), step('two', 100, 399)])).toBe('')
})

it('draws no more bars than can be read', () => {
  const chart = renderTimeline(Array.from({ length: 100 }, (_, i) => step(`s${i}`, 10 * i, 10)))
  expect(chart.match(/ms$/gm)).toHaveLength(60)
  expect(chart).toContain('\nThe first 60 of 100 steps.\n')
})

it('[H7] lets no label be anything but a label', () => {
  const nasty = fc.array(
    fc.oneof(
      fc.constantFrom(':', ';', '#', '%%', '\n', '```', '<img>', 'click a href "x"', 'section x', '{', '}', '\\', '"', '%%{init: {}}%%'),
      fc.string({ maxLength: 4 }),
    ),
    { maxLength: 10 },
  )
  fc.assert(
    fc.property(nasty, (pieces) => {
      const [, ...lines] = renderTimeline([step(pieces.join(''), 0, 1), step('b', 1, 1000)]).split('\n')
      expect(lines).toHaveLength(7)
      expect(lines[3]).toMatch(/^ {2}1 [\p{L}\p{N} ._/()…-]* ?:0, 1ms$/u)
    }),
  )
})
