// biome-ignore-all lint/suspicious/noTemplateCurlyInString: this is how expressions are written
import '../support/spawner.ts'
import { describe, expect, it } from 'vitest'
import type { PlanOutcome, RecipeEvent } from '../../src/plan/plan-outcome.ts'
import { summarizeStep } from '../../src/report/plan-facts.ts'
import { describePlan, type Planning, plan } from '../support/planning.ts'
import { type TempFolder, tempRepo } from '../support/temp-folder.ts'

const FILES = { 'a.json': '{ "v": 1 }\n', 'b.json': '{ "v": 2 }\n', 'c.json': '{ "w": 3 }\n' }

/** Reads a value of each file, and writes it into a text beside it. */
const COPY = `name: T
permissions: { write: ['*.txt'] }
steps:
  - id: find
    tool: glob
    with: { pattern: '*.json' }
  - id: each
    for-each: \${{ steps.find.outputs.files }}
    steps:
      - id: read
        tool: read_data
        with: { include: '\${{ item }}', query: $.v }
      - id: write
        if: \${{ steps.read.outputs.count > 0 }}
        tool: create_file
        with: { path: "\${{ replace(item, '.json', '.txt') }}", content: "\${{ index }}: \${{ steps.read.outputs.values[0].value }}\\n" }
outputs:
  first: \${{ steps.each.outputs.items[0].read.values[0].value }}
  count: \${{ length(steps.each.outputs.items) }}
  paths: \${{ steps.each.outputs.items.*.read.count }}
`

const ALLOW_COMMANDS = [{ tool: 'run_in_terminal', pattern: '.*' }]

function filesOf(outcome: PlanOutcome): Record<string, string | undefined> {
  if (outcome.kind === 'failed') throw new Error(`${outcome.failure.label}: ${outcome.failure.error.message}`)
  return Object.fromEntries(
    outcome.changes.map((change) => [change.path, 'after' in change ? Buffer.from(change.after).toString() : undefined]),
  )
}

async function planIn(files: Readonly<Record<string, string>>, planning: Planning) {
  await using repo: TempFolder = await tempRepo(files)
  return await plan(repo, planning)
}

/** A recipe whose one step goes through these items. */
function eachOf(items: string, steps: readonly string[], more = ''): string {
  const lines = steps.map((step) => `      - ${step}\n`).join('')
  return `name: T\npermissions: { write: ['**'], run: ['sh do.sh', 'false'] }\nsteps:\n  - id: each\n    for-each: ${items}\n${more}    steps:\n${lines}`
}

describe('for-each with steps', () => {
  it('runs all steps for one item before the next, and gives the outputs of each item by id', async () => {
    const { outcome } = await planIn(FILES, { recipe: COPY })
    expect(filesOf(outcome)).toEqual({ 'a.txt': '0: 1\n', 'b.txt': '1: 2\n' })
    expect(outcome.kind === 'complete' && outcome.outputs).toEqual({ first: 1, count: 3, paths: [1, 1, 0] })
    expect((await describePlan(outcome)).filter((line) => line.startsWith('each')).map((line) => line.slice(0, line.indexOf(':')))).toEqual(
      [
        'each (a.json) / read',
        'each (a.json) / write',
        'each (b.json) / read',
        'each (b.json) / write',
        'each (c.json) / read',
        'each (c.json) / write',
      ],
    )
  })

  it('lets a later item see what an earlier one changed, and later steps what all of them did', async () => {
    const steps = [
      `{ tool: append_file, with: { path: log.txt, content: "\${{ item }}\\n" } }`,
      `{ id: seen, tool: read_file, with: { path: log.txt } }`,
    ]
    const after = `  - { tool: create_file, with: { path: all.txt, content: "\${{ steps.each.outputs.items[1].seen.content }}" } }\n`
    const { outcome } = await planIn({ 'log.txt': '' }, { recipe: eachOf('[a, b]', steps) + after })
    expect(filesOf(outcome)).toEqual({ 'log.txt': 'a\nb\n', 'all.txt': 'a\nb\n' })
  })

  it('leaves out an item whose condition is false, and has no outputs for it', async () => {
    const step = '{ id: make, tool: create_file, with: { path: "${{ item }}.txt", content: x } }'
    const { outcome } = await planIn(
      {},
      {
        recipe: `${eachOf('[a, b, c]', [step], "    if: ${{ item != 'b' }}\n")}outputs: { n: '\${{ length(steps.each.outputs.items) }}' }\n`,
      },
    )
    expect(Object.keys(filesOf(outcome))).toEqual(['a.txt', 'c.txt'])
    expect(outcome).toMatchObject({ outputs: { n: 2 } })
    expect(await describePlan(outcome)).toContain("each (b): steps:1 {} skipped: item != 'b'")
  })

  it('has no calls for no items', async () => {
    const { outcome } = await planIn({}, { recipe: eachOf('[]', ['{ tool: glob, with: { pattern: x } }']) })
    expect(await describePlan(outcome)).toContain('each: steps:1 {} skipped: for-each has no items')
  })

  it('stops at a step that fails, with nothing changed, and names the item', async () => {
    const steps = [
      '{ tool: create_file, with: { path: "${{ item }}.txt", content: x } }',
      "{ tool: replace_in_file, with: { path: a.txt, find: zzz, replace: y }, expect: { replacements: '>= 1' } }",
    ]
    const { outcome } = await planIn({}, { recipe: eachOf('[a, b]', steps) })
    expect((await describePlan(outcome)).slice(0, 1)).toEqual([
      "failed recipes/r.yml:8:104 in 'each (a) / 2': expectation_failed Expected replacements >= 1, but it is 0",
    ])
  })

  it('undoes what an item did if it may fail, and goes on with the next one', async () => {
    const steps = [
      '{ id: make, tool: create_file, with: { path: "${{ item }}.txt", content: x } }',
      `{ tool: create_file, with: { path: "\${{ item == 'a' && 'there.txt' || 'new.txt' }}", content: x } }`,
    ]
    const text = `${eachOf('[a, b]', steps, '    continue-on-error: true\n')}outputs: { n: '\${{ length(steps.each.outputs.items) }}', how: '\${{ steps.each.outcome }}' }\n`
    const { outcome } = await planIn({ 'there.txt': '' }, { recipe: text })
    expect(Object.keys(filesOf(outcome))).toEqual(['b.txt', 'new.txt'])
    expect(outcome).toMatchObject({ outputs: { n: 1, how: 'failure' } })
  })

  it('goes on with the same item if only one of its steps may fail', async () => {
    const steps = [
      '{ id: make, tool: create_file, with: { path: there.txt, content: x }, continue-on-error: true }',
      '{ tool: create_file, with: { path: "${{ item }}.txt", content: "${{ steps.make.outcome }}" } }',
    ]
    const { outcome } = await planIn({ 'there.txt': '' }, { recipe: eachOf('[a, b]', steps) })
    expect(filesOf(outcome)).toEqual({ 'a.txt': 'failure', 'b.txt': 'failure' })
  })

  it('calls recipes, which can go through lists themselves', async () => {
    const inner = `name: Inner
inputs: { name: { required: true } }
permissions: { write: ['*.txt'] }
steps:
  - for-each: [1, 2]
    tool: create_file
    with: { path: '\${{ inputs.name }}\${{ item }}.txt', content: x }
outputs: { done: '\${{ inputs.name }}' }
`
    const steps = [
      '{ id: call, recipe: inner, with: { name: "${{ item }}" } }',
      '{ tool: create_file, with: { path: "${{ steps.call.outputs.done }}.txt", content: y } }',
    ]
    const { outcome } = await planIn({}, { recipe: eachOf('[a, b]', steps), others: { inner } })
    expect(Object.keys(filesOf(outcome))).toEqual(['a.txt', 'a1.txt', 'a2.txt', 'b.txt', 'b1.txt', 'b2.txt'])
  })

  it('is one step in reports, with its progress and all of its calls', async () => {
    const { outcome, events } = await planIn(FILES, { recipe: COPY })
    const finished = events.flatMap((event) => (event.kind === 'step_finished' ? [event] : []))
    expect(finished.map(({ step, calls }) => [step.label, step.calls, calls.length])).toEqual([
      ['find', 'glob', 1],
      ['each', 'steps:2', 6],
    ])
    expect(summarizeStep({ ...finished[1]!, place: finished[1]!.step })).toEqual({ status: 'ran', text: '5 calls, 2 files changed' })
    const progress = events.flatMap((event: RecipeEvent) =>
      event.kind === 'progress' && event.step.label === 'each' ? [event.progress.done] : [],
    )
    expect(progress).toEqual([1, 2, 3])
    expect(outcome.calls).toHaveLength(7)
  })

  it('counts all of its calls against the limit', async () => {
    const { outcome } = await planIn(FILES, { recipe: COPY, limits: { calls: 3 } })
    expect(outcome).toMatchObject({ kind: 'failed', failure: { label: 'each (b.json) / read', error: { code: 'limit_exceeded' } } })
    const { outcome: steps } = await planIn(FILES, { recipe: COPY, limits: { steps: 3 } })
    expect(steps).toMatchObject({
      kind: 'failed',
      failure: { error: { code: 'limit_exceeded', message: 'More than 3 steps, including the recipes that are called' } },
    })
  })
})

describe('the commands of for-each with steps', () => {
  const COMMANDS = [
    "{ id: say, tool: run_in_terminal, with: { env: { NAME: '${{ item }}' }, command: 'sh do.sh' } }",
    "{ id: again, if: \"${{ steps.say.outputs.exit_code == 0 }}\", tool: run_in_terminal, with: { command: 'sh do.sh', env: { NAME: '${{ steps.say.outcome }}' } } }",
  ]
  const SCRIPT = { 'do.sh': '#!/bin/sh\necho "$NAME" >> log.txt\n' }

  it('are asked about once, with those of all items in a list; only what depends on another command is asked on its own', async () => {
    const { outcome, asked } = await planIn(SCRIPT, { recipe: eachOf('[a, b]', COMMANDS.slice(0, 1)), answer: 'approved' })
    expect(outcome.kind === 'failed' && outcome.failure.error).toBe(false)
    expect(asked.map(({ calls }) => calls?.map(({ args }) => args['env']))).toEqual([
      [{ NAME: 'a' }, { NAME: 'b' }],
      [{ NAME: 'a' }, { NAME: 'b' }],
    ])
    // The terminal knows the list again, and asks no second time.
    expect(asked[0]?.calls).toBe(asked[1]?.calls)
    const more = await planIn(SCRIPT, { recipe: eachOf('[a, b]', COMMANDS), answer: 'approved' })
    expect(more.asked.map(({ call, calls }) => [call.args['env'], calls?.length])).toEqual([
      [{ NAME: 'a' }, 2],
      [{ NAME: 'success' }, undefined],
      [{ NAME: 'b' }, 2],
      [{ NAME: 'success' }, undefined],
    ])
  })

  it('make a gated plan where nobody can be asked: the rest of the item and the other items wait', async () => {
    const { outcome } = await planIn(SCRIPT, { recipe: eachOf('[a, b, c]', COMMANDS) })
    expect((await describePlan(outcome)).map((line) => line.replace(/ \{.*\} /, ' '))).toEqual([
      "gated at 'each (a) / say': no rule allows this call of run_in_terminal",
      'each (a) / say: run_in_terminal deferred: external',
      'each (a) / again: run_in_terminal deferred: depends_on_deferred',
      'each (2 more): steps:2 deferred: depends_on_deferred',
    ])
  })

  it('run if a rule allows them', async () => {
    const { outcome } = await planIn(SCRIPT, { recipe: eachOf('[a, b]', COMMANDS), rules: ALLOW_COMMANDS })
    expect(filesOf(outcome)).toEqual({ 'log.txt': 'a\nsuccess\nb\nsuccess\n' })
  })
})
