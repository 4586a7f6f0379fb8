import { expect, it } from 'vitest'
import { type RecipeEvent, type StepPlace, StepRecorder } from '../../../src/plan/plan-outcome.ts'
import { durationText } from '../../../src/report/plan-facts.ts'
import { StepTicker } from '../../../src/report/terminal/step-ticker.ts'
import { COLOURED, PLAIN } from '../../../src/report/terminal/style.ts'
import { reportPlan } from '../../support/plan-reports.ts'
import { tempFolder } from '../../support/temp-folder.ts'
import { sampleRun } from '../sample-run.ts'

function tick(events: readonly RecipeEvent[]): string {
  const ticker = new StepTicker(PLAIN)
  return events.map((event) => ticker.take(event)).join('')
}

it('leaves a line for every step, with what it found and how long it took', async () => {
  const { events } = await sampleRun('complete')
  expect(tick(events)).toMatchInlineSnapshot(`
    "✓ find  grep  2 matches in 2 files  0.1s
    ✓ bump  replace_in_file  2 replacements in 2 files, 2 items  0.2s
    ✓ Note it at the top  edit_lines  Inserted 1 line after line 0 in Dockerfile (3 lines now)  0.1s
    ▸ docs  recipe docs
      ✓ readme  replace_in_file  1 replacement in 1 file  0.1s
      ✓ workflow  replace_in_file  1 replacement in 1 file  0.1s
    ✓ docs  recipe docs  2 calls, 2 files changed  0.2s
    ✓ leftovers  grep  2 matches in 1 file  0.1s
    – 6  create_file  skipped (inputs.version < 20)
    ✓ verify none-left  grep  0 matches in 0 files  0.1s
    "
  `)
})

it('tells what waits for approval and what depends on it', async () => {
  const { events } = await sampleRun('gated')
  expect(tick(events).split('\n').slice(-5)).toMatchInlineSnapshot(`
    [
      "– 6  create_file  skipped (inputs.version < 20)",
      "… install  run_in_terminal  waits for approval",
      "… after  grep  known after approval",
      "… verify none-left  grep  known after approval",
      "",
    ]
  `)
})

it('tells what failed, and where the run went on', async () => {
  await using folder = await tempFolder({ 'a.txt': 'a\n' })
  const recipe = `name: R
permissions: { write: ['**'] }
steps:
  - id: missing
    continue-on-error: true
    for-each: [one.txt, a.txt, two.txt]
    tool: append_file
    with: { path: '\${{ item }}', content: b }
  - id: none
    for-each: []
    tool: read_file
    with: { path: a.txt }
  - id: inner
    recipe: inner
`
  const inner = 'name: Inner\nsteps:\n  - tool: read_file\n    with: { path: gone.txt }\n'
  const { events } = await reportPlan(folder, { recipe, others: { inner } })
  expect(tick(events)).toMatchInlineSnapshot(`
    "✗ missing  append_file  failed: File 'one.txt' not found (and 1 more)  0.4s
    – none  read_file  skipped (for-each has no items)
    ▸ inner  recipe inner
      ✗ 1  read_file  failed: File 'gone.txt' not found  0.1s
    ✗ inner  recipe inner  failed: File 'gone.txt' not found  0.1s
    "
  `)
})

const place: StepPlace = {
  label: 'find',
  calls: 'grep',
  number: 1,
  total: 2,
  isVerify: false,
  depth: 0,
  at: { file: 'r.yml', line: 1, column: 1, endLine: 1, endColumn: 2 },
}

it('has a line that lives while a step runs', () => {
  const ticker = new StepTicker(PLAIN)
  expect(ticker.live(0, 0)).toBeUndefined()
  ticker.take({ kind: 'step_started', step: place })
  expect(ticker.live(0, 40)).toBe('⠋ find  grep  0.0s')
  ticker.take({ kind: 'progress', step: place, progress: { done: 1200, total: 5000, unit: 'files' } })
  expect(ticker.live(11, 1260)).toBe('⠙ find  grep  1,200/5,000 files  1.3s')
  ticker.take({ kind: 'progress', step: place, progress: { done: 0, total: 1, unit: 'files' } })
  expect(ticker.live(11, 1260)).toBe('⠙ find  grep  0/1 file  1.3s')
  ticker.take({ kind: 'step_finished', step: place, ending: 'success', calls: [], durationMs: 1300 })
  expect(ticker.live(12, 1300)).toBeUndefined()
})

it('[H8] lets nothing of a recipe move the cursor, and keeps a line shorter than a terminal', () => {
  const evil = { ...place, label: `\u001b[2K\r${'x'.repeat(500)}`, calls: 'recipe:a\nb' }
  const ticker = new StepTicker(COLOURED)
  ticker.take({ kind: 'step_started', step: evil })
  const live = ticker.live(0, 0) ?? ''
  const done = ticker.take({ kind: 'step_finished', step: evil, ending: 'failure', calls: [], durationMs: 0 })
  for (const line of [live, done.slice(0, -1)]) {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: colours of ours are fine
    expect(line.replace(/\u001b\[\d+m/g, '')).toMatch(/^[^\p{Cc}]{1,120}$/u)
  }
})

it.each([
  [0, '0.0s'],
  [149, '0.1s'],
  [59_940, '59.9s'],
  [65_000, '1m 05s'],
  [3_600_000, '60m 00s'],
])('says %d ms as %s', (ms, text) => {
  expect(durationText(ms)).toBe(text)
})

it('records the steps with when they began, a recipe before its own steps', async () => {
  const { events } = await sampleRun('gated')
  const recorder = new StepRecorder()
  for (const event of events) recorder.record(event)
  const lines = recorder.steps.map(
    ({ place: { label, depth }, ending, startMs, durationMs, calls }) =>
      `${'  '.repeat(depth)}${label}: ${ending}, ${startMs}+${durationMs}, ${calls.length}`,
  )
  expect(lines.join('\n')).toMatchInlineSnapshot(`
    "find: success, 0+120, 1
    bump: success, 120+240, 2
    Note it at the top: success, 360+120, 1
    docs: success, 480+240, 2
      docs / readme: success, 480+120, 1
      docs / workflow: success, 600+120, 1
    leftovers: success, 720+120, 1
    6: skipped, 840+0, 1
    install: deferred, 840+0, 1
    after: deferred, 840+0, 1
    none-left: deferred, 840+0, 1"
  `)
})

it('keeps a step that never finished', () => {
  const recorder = new StepRecorder()
  recorder.record({ kind: 'step_started', step: place })
  expect(recorder.steps).toEqual([{ place, ending: 'unfinished', calls: [], startMs: 0, durationMs: 0 }])
})
