import { expect, it } from 'vitest'
import { annotationsOf, matchAnnotations, moreText, renderAnnotations, runnerAnnotations } from '../../src/report/annotations.ts'
import { PLAIN } from '../../src/report/terminal/style.ts'
import { create, update } from '../support/changes.ts'
import { makeReport } from '../support/plan-reports.ts'
import { sampleRun } from './sample-run.ts'

function found(path: string, count: number, total = count) {
  const shown = Array.from({ length: count }, (_, i) => ({ path, line: i + 1, column: 2, text: `  text ${i}  ` }))
  return { shown, total }
}

it('reports the matches of a search step with the name of the step, or with the line itself', async () => {
  const { report } = await sampleRun('complete')
  expect(annotationsOf(report)).toEqual({
    shown: [
      { level: 'warning', file: 'old.md', line: 1, column: 4, message: 'An old Node version' },
      { level: 'warning', file: 'old.md', line: 2, column: 1, message: 'An old Node version' },
    ],
    more: { error: 0, warning: 0, notice: 0 },
  })
  const unnamed = await makeReport({ changes: [], calls: [{ label: 'find', report: 'notice', findings: found('a.txt', 1) }] })
  expect(annotationsOf(unnamed).shown).toEqual([{ level: 'notice', file: 'a.txt', line: 1, column: 2, message: 'text 0' }])
})

it('reports nothing of a step that does not ask for it', async () => {
  const report = await makeReport({ changes: [], calls: [{ label: 'find', findings: found('a.txt', 3) }] })
  expect(annotationsOf(report)).toEqual({ shown: [], more: { error: 0, warning: 0, notice: 0 } })
  expect(renderAnnotations(annotationsOf(report), PLAIN)).toBe('')
})

it('shows ten of a level, errors first, and counts the others with those that the search did not give', async () => {
  const report = await makeReport({
    changes: [],
    calls: [
      { label: 'a', report: 'notice', findings: found('n.txt', 12) },
      { label: 'b', report: 'error', findings: found('e.txt', 11, 500) },
      { label: 'c', report: 'error', findings: found('f.txt', 1) },
    ],
  })
  const annotations = annotationsOf(report)
  expect(annotations.shown.map(({ level, file }) => `${level} ${file}`)).toEqual([
    ...Array.from({ length: 10 }, () => 'error e.txt'),
    ...Array.from({ length: 10 }, () => 'notice n.txt'),
  ])
  expect(annotations.more).toEqual({ error: 491, warning: 0, notice: 2 })
  expect(moreText(annotations)).toBe('and 491 more errors, 2 more notices')
})

it('names files from the root of the repository', async () => {
  const report = await makeReport({ changes: [], calls: [{ label: 'a', report: 'error', findings: found('n.txt', 1) }] })
  if (report.plan === undefined) throw new Error('There is no plan.')
  const plan = { ...report.plan, base: { directory: 'packages/web' as never } }
  expect(annotationsOf({ ...report, plan }).shown[0]?.file).toBe('packages/web/n.txt')
})

it('points at the place in the recipe where it failed, before all matches', async () => {
  const { report } = await sampleRun('failed')
  expect(annotationsOf(report).shown[0]).toEqual({
    level: 'error',
    file: 'recipes/r.yml',
    line: 37,
    column: 24,
    message: "Step 'none-left': Expected matches == 1, but it is 0 (Nothing was changed. Correct the step or its expectation.)",
  })
  expect(matchAnnotations(report).shown.map(({ level }) => level)).toEqual(['warning', 'warning'])
})

it('shows annotations on a terminal as compilers do', async () => {
  const report = await makeReport({ changes: [], calls: [{ label: 'a', report: 'error', findings: found('n.txt', 1, 3) }] })
  expect(renderAnnotations(annotationsOf(report), PLAIN)).toBe('n.txt:1:2: error: text 0\nand 2 more errors\n')
})

it('reports what a search says it found, and no output that only looks like it', async () => {
  const outputs = { matches: [{ path: 'a', line: 1, column: 1, text: 'x' }], total_matches: 1 }
  const report = await makeReport({ changes: [], calls: [{ label: 'a', report: 'error', outputs }] })
  expect(annotationsOf(report).shown).toEqual([])
})

it('marks the lines that a failed check would change, on GitHub only', async () => {
  const before = 'one\ntwo\nthree\nfour\n'
  const changes = [update('a.txt', before, before.replace('three', '3')), create('new.txt', 'x\n')]
  const report = await makeReport({ changes, ending: { reason: 'changes_found', next: [] } })
  expect(runnerAnnotations(report).shown.map(({ level, file, line }) => `${level} ${file}:${line}`)).toEqual([
    'error a.txt:3',
    'error new.txt:1',
  ])
  expect(annotationsOf(report).shown).toEqual([])
  expect(runnerAnnotations({ ...report, ending: { reason: 'previewed', next: [] } }).shown).toEqual([])
})
