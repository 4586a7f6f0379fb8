import { expect, it } from 'vitest'
import type { FileChange } from '../../src/base/change.ts'
import { PLAIN } from '../../src/report/terminal/style.ts'
import { renderDiff } from '../../src/report/terminal/terminal-diff.ts'
import { create, remove, update } from '../support/changes.ts'
import { type MadeCall, makeReport } from '../support/plan-reports.ts'
import { fc } from '../support/property.ts'

const BASE = Array.from({ length: 30 }, (_, i) => `line ${i + 1}\n`)

type Versions = readonly (readonly [label: string, content: string | undefined])[]

async function headers(versions: Versions, base?: string | null): Promise<readonly string[]> {
  return (await diffOf(versions, base)).split('\n').filter((line) => line.startsWith('@@'))
}

/** The diff in the end, where each step left the file with one of these contents. */
async function diffOf(versions: Versions, base: string | null = BASE.join('')): Promise<string> {
  let before: string | undefined = base ?? undefined
  const calls: MadeCall[] = []
  for (const [label, after] of versions) {
    const change = changeOf(before, after)
    calls.push({ label, changes: change === undefined ? [] : [change] })
    before = after
  }
  const net = changeOf(base ?? undefined, before)
  const report = await makeReport({ changes: net === undefined ? [] : [net], calls })
  return renderDiff(report, PLAIN)
}

function changeOf(before: string | undefined, after: string | undefined): FileChange | undefined {
  if (before === undefined) return after === undefined ? undefined : create('f.txt', after)
  return after === undefined ? remove('f.txt', before) : update('f.txt', before, after)
}

function edit(content: string, line: number, ...lines: readonly string[]): string {
  return content
    .split('\n')
    .flatMap((text, i) => (i === line - 1 ? lines : [text]))
    .join('\n')
}

it('names the step that made each hunk of a file', async () => {
  const first = edit(BASE.join(''), 2, 'two')
  const second = edit(first, 28, 'twenty-eight')
  expect(
    await headers([
      ['early', first],
      ['late', second],
    ]),
  ).toEqual(['@@ -1,5 +1,5 @@ early', '@@ -25,6 +25,6 @@ late'])
})

it('follows the lines of a step that a later step moves', async () => {
  const first = edit(BASE.join(''), 20, 'TWENTY')
  const second = `${'new\n'.repeat(15)}${first}`
  expect(
    await headers([
      ['shout', first],
      ['prepend', second],
    ]),
  ).toEqual(['@@ -1,3 +1,18 @@ prepend', '@@ -17,7 +32,7 @@ shout'])
})

it('follows lines that move up, and those that are taken away', async () => {
  const first = edit(BASE.join(''), 25, 'TWENTY-FIVE')
  const second = first.replace(/line 2\n[\s\S]*?line 8\n/, '')
  expect(
    await headers([
      ['shout', first],
      ['shorten', second],
    ]),
  ).toEqual(['@@ -1,11 +1,4 @@ shorten', '@@ -22,7 +15,7 @@ shout'])
})

it('names both steps of a line that one took away and the other wrote', async () => {
  const first = edit(BASE.join(''), 5, 'five')
  expect(
    await headers([
      ['one', first],
      ['two', edit(first, 5, 'FIVE')],
    ]),
  ).toEqual(['@@ -2,7 +2,7 @@ one, two'])
})

it('does not name a step whose work another put back', async () => {
  const first = edit(BASE.join(''), 2, 'two')
  const second = edit(first, 2, 'line 2')
  expect(
    await headers([
      ['one', first],
      ['back', second],
      ['last', edit(second, 20, 'TWENTY')],
    ]),
  ).toEqual(['@@ -17,7 +17,7 @@ last'])
})

it('follows a file that is deleted and made again, and one that is new', async () => {
  expect(
    await headers([
      ['remove', undefined],
      ['make', 'line 1\nmade\n'],
    ]),
  ).toEqual(['@@ -1,30 +1,2 @@ remove, make'])
  expect(
    await headers(
      [
        ['make', 'a\nb\n'],
        ['add', 'a\nb\nc\n'],
      ],
      null,
    ),
  ).toEqual(['@@ -0,0 +1,3 @@ make, add'])
})

it('takes a binary file for rewritten by the step that made text of it', async () => {
  expect(
    await headers([
      ['pack', '\u0000'],
      ['unpack', edit(BASE.join(''), 30, 'thirty')],
    ]),
  ).toEqual(['@@ -27,4 +27,4 @@ unpack'])
})

it('names steps, not the items that they were called for', async () => {
  const change = update('f.txt', 'a\n', 'b\n')
  const report = await makeReport({ changes: [change], calls: [{ label: 'a step', changes: [change] }] })
  const [call] = report.outcome.calls
  expect(call).toBe(report.steps[0]?.calls[0])
  expect([...report.authors.values()]).toEqual([['a step']])
})

it('names at a hunk every step that wrote one of its lines, whatever the steps did', async () => {
  const edits = fc.array(fc.record({ at: fc.nat(40), remove: fc.nat(4), add: fc.nat(4) }), { minLength: 1, maxLength: 6 })
  await fc.assert(
    fc.asyncProperty(edits, async (steps) => {
      const lines = BASE.map((line) => line.trimEnd())
      const versions = steps.map(({ at, remove: count, add }, i) => {
        lines.splice(at, count, ...Array.from({ length: add }, (_, n) => `of step-${i}, ${n}`))
        return [`step-${i}`, lines.map((line) => `${line}\n`).join('')] as const
      })
      const diff = await diffOf(versions)
      for (const hunk of diff.split(/^(?=@@)/m).slice(1)) {
        const [header = ''] = hunk.split('\n', 1)
        const written = [...hunk.matchAll(/^[ \d]+\+ of (step-\d)/gm)].map(([, label]) => label ?? '')
        for (const label of written) expect(header).toContain(label)
        expect(header).toMatch(/@@ step-/)
      }
    }),
  )
})

it('follows the lines of a file that a step moved', async () => {
  const [before, moved, edited] = [BASE.join(''), edit(BASE.join(''), 5, 'five'), edit(edit(BASE.join(''), 5, 'five'), 25, 'later')]
  const report = await makeReport({
    changes: [remove('f.txt', before), create('g.txt', edited)],
    calls: [
      { label: 'early', changes: [update('f.txt', before, moved)] },
      { label: 'move', changes: [remove('f.txt', moved), create('g.txt', moved)] },
      { label: 'late', changes: [update('g.txt', moved, edited)] },
    ],
  })
  const headers = renderDiff(report, PLAIN)
    .split('\n')
    .filter((line) => line.startsWith('@@'))
  expect(headers).toEqual(['@@ -2,7 +2,7 @@ early', '@@ -22,7 +22,7 @@ late'])
})
