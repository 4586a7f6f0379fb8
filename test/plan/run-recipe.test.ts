// biome-ignore-all lint/suspicious/noTemplateCurlyInString: this is how expressions are written
import '../support/spawner.ts'
import * as fs from 'node:fs'
import { describe, expect, it } from 'vitest'
import { DEFAULT_LIMITS } from '../../src/base/config.ts'
import { planContent } from '../../src/plan/make-plan.ts'
import { planDigest } from '../../src/plan/plan-digest.ts'
import type { RunLimits } from '../../src/plan/plan-limits.ts'
import type { PlanOutcome, RecipeEvent } from '../../src/plan/plan-outcome.ts'
import { readPlan, writePlan } from '../../src/plan/store/plan-record.ts'
import { realSandboxDisk } from '../../src/system/disk/sandbox-disk.ts'
import { realHttp } from '../../src/system/network/real-http.ts'
import type { Shell } from '../../src/system/process/shell.ts'
import { httpServer } from '../support/http-server.ts'
import { describePlan, type Planning, plan, recipeOf } from '../support/planning.ts'
import { planOf } from '../support/plans.ts'
import { photograph } from '../support/sandbox.ts'
import { tempFolder, tempRepo } from '../support/temp-folder.ts'
import { openWorkspace, repoPath } from '../support/workspace.ts'

const ALLOW_COMMANDS = [{ tool: 'run_in_terminal', pattern: '.*' }]

/** A recipe with these steps that may write texts, and run these commands. */
function recipe(steps: readonly string[], run: readonly string[] = ['true']): string {
  return `name: T\npermissions: { write: ['**/*.txt'], run: ${JSON.stringify(run)} }\nsteps:\n${steps.map((step) => `  - ${step}\n`).join('')}`
}

function running(command: string, more = ''): string {
  return `{ tool: run_in_terminal, with: { command: ${JSON.stringify(command)} }${more} }`
}

/** Plans commands, all of which are allowed, over a repository with one file. */
async function planCommands(steps: readonly string[], commands: readonly string[], more: Partial<Planning> = {}) {
  await using repo = await tempRepo({ 'a.txt': 'one\n' })
  const before = photograph(repo.path)
  const planned = await plan(repo, { recipe: recipe(steps, commands), rules: ALLOW_COMMANDS, ...more })
  expect(photograph(repo.path)).toEqual(before)
  return planned
}

function filesOf(outcome: PlanOutcome): Record<string, string | undefined> {
  if (outcome.kind === 'failed') throw new Error(`${outcome.failure.label}: ${outcome.failure.error.message}`)
  return Object.fromEntries(
    outcome.changes.map((change) => [change.path, 'after' in change ? Buffer.from(change.after).toString() : undefined]),
  )
}

function failureOf(outcome: PlanOutcome): string {
  if (outcome.kind !== 'failed') throw new Error(`The plan is ${outcome.kind}`)
  return `${outcome.failure.error.code}: ${outcome.failure.error.message}`
}

const create = (path: string, content = 'x') => `{ tool: create_file, with: { path: ${path}, content: ${JSON.stringify(content)} } }`

describe('the date', () => {
  const dated = recipe([create('a.txt', "${{ date('yyyy-MM-dd') }}")])
  const facts = { sousVersion: '1', base: { directory: '.' }, policy: 'a'.repeat(64), message: 'T', target: 'working-tree' } as const

  async function contentOn(time: Date, text = dated) {
    await using repo = await tempRepo()
    const { outcome } = await plan(repo, { recipe: text, time })
    if (outcome.kind === 'failed') throw new Error(outcome.failure.error.message)
    const named = recipeOf(text, 'recipes/r.yml')
    return { files: filesOf(outcome), content: planContent({ recipe: named, inputs: {}, outcome }, facts as never) }
  }

  it('is that of the request, in UTC, and the plan records it', async () => {
    const { files, content } = await contentOn(new Date('2026-03-01T00:30:00+02:00'))
    expect(files).toEqual({ 'a.txt': '2026-02-28' })
    expect(content.date).toBe('2026-02-28')
  })

  it('is only recorded if the recipe asks for it, be it in a recipe that it calls', async () => {
    expect((await contentOn(new Date(), recipe([create('a.txt')]))).content).not.toHaveProperty('date')
    await using repo = await tempRepo()
    const { outcome } = await plan(repo, { recipe: recipe(['{ recipe: inner }']), others: { inner: dated }, time: new Date('2025-06-07') })
    expect([filesOf(outcome), outcome.date]).toEqual([{ 'a.txt': '2025-06-07' }, '2025-06-07'])
  })

  it('changes the digest only where it changes the result', async () => {
    const yearly = recipe([create('a.txt', "${{ date('yyyy') }}")])
    const on = async (day: string) => planDigest((await contentOn(new Date(day), yearly)).content)
    expect(await on('2026-01-01')).toBe(await on('2026-12-31'))
    expect(await on('2026-01-01')).not.toBe(await on('2027-01-01'))
  })
})

describe('events', () => {
  const line = (event: RecipeEvent) => {
    if (event.kind === 'step_finished') return `${event.kind} ${event.step.label} ${event.ending} ${event.calls.length}`
    if (event.kind === 'progress') return `${event.kind} ${event.step.label} ${event.progress.done}/${event.progress.total}`
    return 'step' in event ? `${event.kind} ${event.step.label}` : event.kind
  }

  it('tell every step as it begins and ends, with those of a called recipe in between', async () => {
    await using repo = await tempRepo()
    const inner = recipe(['{ for-each: [a, b], tool: create_file, with: { path: "${{ item }}.txt", content: "" } }'])
    const { events } = await plan(repo, { recipe: recipe(['{ id: call, recipe: inner }', create('c.txt')]), others: { inner } })
    expect(events.map(line)).toEqual([
      'run_started',
      'step_started call',
      'step_started call / 1',
      'progress call / 1 1/2',
      'progress call / 1 2/2',
      'step_finished call / 1 success 2',
      'step_finished call success 2',
      'step_started 2',
      'step_finished 2 success 1',
      'plan_ready',
    ])
    expect(events.map((event) => ('step' in event ? event.step.depth : undefined))).toContain(1)
  })

  it('tell of steps that are deferred, and of who was asked', async () => {
    const { events } = await planCommands([running('true'), create('b.txt')], ['true'], { rules: [] })
    expect(events.map(line)).toEqual([
      'run_started',
      'step_started 1',
      'approval_checked 1',
      'step_finished 1 deferred 1',
      'step_finished 2 deferred 1',
      'plan_ready',
    ])
  })

  it('end with the failure', async () => {
    await using repo = await tempRepo()
    const { events } = await plan(repo, { recipe: recipe(['{ tool: read_file, with: { path: none } }', create('b.txt')]) })
    expect(events.map(line)).toEqual(['run_started', 'step_started 1', 'step_finished 1 failure 1', 'run_failed'])
  })
})

describe('commands', () => {
  it('see what was staged, and what commands before them did', async () => {
    const commands = ['cat b.txt a.txt > c.txt', 'rm a.txt && cat c.txt >> d.txt']
    const { outcome } = await planCommands([create('b.txt', 'two\n'), ...commands.map((command) => running(command))], commands)
    expect(filesOf(outcome)).toEqual({ 'a.txt': undefined, 'b.txt': 'two\n', 'c.txt': 'two\none\n', 'd.txt': 'two\none\n' })
  })

  it('are followed by steps that see what they did', async () => {
    const replace = '{ tool: replace_in_file, with: { path: b.txt, find: soup, replace: stew } }'
    const { outcome } = await planCommands([running('echo soup > b.txt'), replace], ['echo soup > b.txt'])
    expect(filesOf(outcome)).toEqual({ 'b.txt': 'stew\n' })
    expect(outcome.calls.map(({ changes }) => changes.map(({ path }) => path))).toEqual([['b.txt'], ['b.txt']])
  })

  it('that fail leave nothing behind, neither in the plan nor for the next command', async () => {
    const commands = ['echo x > b.txt; exit 3', 'ls > c.txt']
    const { outcome } = await planCommands([running(commands[0] ?? '', ', continue-on-error: true'), running(commands[1] ?? '')], commands)
    expect(filesOf(outcome)).toEqual({ 'c.txt': 'a.txt\nc.txt\n' })
    expect(outcome.calls[0]?.planned.outcome).toMatchObject({ kind: 'failed', code: 'command_failed' })
  })

  it('that fail tell all they printed: many programs report to stdout', async () => {
    const linter = 'echo a.ts:3:1 no semicolon; echo npm warn >&2; exit 1'
    const { outcome } = await planCommands([running(linter)], [linter])
    expect(failureOf(outcome)).toBe('command_failed: Command failed with exit code 1:\nnpm warn\nIt printed:\na.ts:3:1 no semicolon')
    const slow = 'echo one; echo two >&2; sleep 30'
    const step = `{ tool: run_in_terminal, with: { command: ${JSON.stringify(slow)}, timeout_seconds: 1 } }`
    expect(failureOf((await planCommands([step], [slow])).outcome)).toBe(
      'timed_out: Command timed out after 1 second\nIt printed:\none\ntwo',
    )
    const long = 'yes | head -n 9999; exit 1'
    expect(failureOf((await planCommands([running(`${long} >&2`), running(long)], [`${long} >&2`, long])).outcome).length).toBeLessThan(
      8200,
    )
  })

  it('whose changes are refused leave nothing behind either', async () => {
    const refused = '{ tool: run_in_terminal, continue-on-error: true, with: { command: echo x > b.txt; echo y > a.txt, writes: [a.txt] } }'
    const { outcome } = await planCommands([refused, running('cat * > c.txt')], ['echo x > b.txt; echo y > a.txt', 'cat * > c.txt'])
    expect(outcome.calls[0]?.planned.outcome).toMatchObject({ kind: 'failed', code: 'undeclared_write' })
    expect(filesOf(outcome)).toEqual({ 'c.txt': 'one\n' })
  })

  it('in a recipe that may fail go with it', async () => {
    const inner = recipe([running('echo x > b.txt'), '{ tool: read_file, with: { path: none } }'], ['echo x > b.txt'])
    const steps = ['{ recipe: inner, continue-on-error: true }', running('ls > c.txt')]
    const { outcome } = await planCommands(steps, ['echo x > b.txt', 'ls > c.txt'], { others: { inner } })
    expect(filesOf(outcome)).toEqual({ 'c.txt': 'a.txt\nc.txt\n' })
  })

  it.each([
    ['ends well', 'pwd > b.txt'],
    ['fails', 'exit 1'],
  ])('run in a folder that is gone when the plan %s', async (_, command) => {
    await using home = await tempFolder()
    const { outcome } = await planCommands([running('true'), running(command)], ['true', command], {
      sandboxDisk: realSandboxDisk(home.path),
    })
    if (outcome.kind !== 'failed') expect(filesOf(outcome)['b.txt']).toContain(home.path)
    expect(fs.readdirSync(home.path)).toEqual([])
  })

  it('[E7] are not run while nobody allowed them, whatever the rest of the plan', async () => {
    const started: string[] = []
    const shell: Shell = {
      program: 'sh',
      async run({ command }) {
        started.push(command)
        return { kind: 'not_started', message: 'never' }
      },
    }
    for (const answer of ['unavailable', 'refused'] as const) {
      const { asked } = await planCommands([running('touch b.txt')], ['touch b.txt'], { rules: [], answer, context: { shell } })
      expect(asked.map(({ call }) => call.args)).toEqual([{ command: 'touch b.txt' }])
    }
    expect(started).toEqual([])
  })

  it('are run when a person approves them, and the plan says so', async () => {
    const { outcome } = await planCommands([running('echo x > b.txt')], ['echo x > b.txt'], { rules: [], answer: 'approved' })
    expect(outcome).toMatchObject({ kind: 'complete', calls: [{ planned: { decision: { kind: 'allow', rule: 'approved when asked' } } }] })
  })

  it('that a person refuses fail the plan, also where the step may fail', async () => {
    const step = running('echo x > b.txt', ', continue-on-error: true')
    const { outcome } = await planCommands([step], ['echo x > b.txt'], { rules: [], answer: 'refused' })
    expect(failureOf(outcome)).toBe('approval_refused: You declined the call of run_in_terminal')
  })

  it('[C12] are in the plan with what they said, and never run again', async () => {
    const { outcome } = await planCommands([running('date +%s%N | tee b.txt')], ['date +%s%N | tee b.txt'])
    expect(outcome.evidence).toEqual([
      { kind: 'command', command: 'date +%s%N | tee b.txt', exitCode: 0, sha256: expect.stringMatching(/^[0-9a-f]{64}$/) },
    ])
    expect(filesOf(outcome)['b.txt']).toBe(outcome.calls[0]?.outputs?.['stdout'])
  })

  it('[E1] get values as variables, which are data', async () => {
    const value = '$(touch evil.txt); `id`; "\' && ls'
    const step = "{ tool: run_in_terminal, with: { command: 'printf %s \"$NAME\" > b.txt', env: { NAME: '${{ inputs.name }}' } } }"
    const text = `${recipe([step], ['printf %s "$NAME" > b.txt'])}inputs: { name: { required: true } }\n`
    const { outcome } = await planCommands([], [], { recipe: text, inputs: { name: value } })
    expect(filesOf(outcome)).toEqual({ 'b.txt': value })
  })
})

describe('permissions', () => {
  /** Adds what the refusal of a plan says is missing, as it is written there, and plans again. */
  async function amend(text: string, more: Partial<Planning> = {}): Promise<PlanOutcome> {
    await using repo = await tempRepo()
    const { outcome } = await plan(repo, { recipe: text, rules: ALLOW_COMMANDS, ...more })
    const { error } = outcome.kind === 'failed' ? outcome.failure : { error: undefined }
    expect(error?.code).toBe('permission_missing')
    const [, value, key] = /^Add (.+) to '(\w+)' in its permissions/.exec(error?.suggestion ?? '') ?? []
    const amended = text.replace(`  ${key}:\n`, `  ${key}:\n    - ${value}\n`)
    return (await plan(repo, { recipe: amended, rules: ALLOW_COMMANDS, ...more })).outcome
  }
  const text = (step: string) =>
    `name: T\npermissions:\n  write:\n    - x\n  run:\n    - x\nsteps:\n  - ${step}\ninputs: { value: { default: a } }\n`

  it.each(['a.txt', "it's.txt", 'd/a[1]{b}.txt', '!a.txt'])('that are missing for %s are told as they are to be added', async (value) => {
    const step = "{ tool: create_file, with: { path: '${{ inputs.value }}', content: x } }"
    expect(filesOf(await amend(text(step), { inputs: { value } }))).toEqual({ [value]: 'x' })
  })

  it.each(["echo 'a'", 'echo a\necho b', `echo ${'a'.repeat(200)}`])(
    'that are missing for the command %j are told so too',
    async (command) => {
      const inner = `name: I\npermissions: { run: [${JSON.stringify(command)}] }\nsteps:\n  - ${running(command)}\n`
      expect((await amend(text('{ recipe: inner }'), { others: { inner } })).kind).toBe('complete')
    },
  )
})

describe('expectations', () => {
  it.each(['grep', 'grep_search'])('are not held for true where %s did not come to the end of a file', async (tool) => {
    await using repo = await tempRepo({ 'a.txt': `${'a'.repeat(40)}!\n`, 'b.txt': 'b\n' })
    const search = (pattern: string, more = '') =>
      `{ tool: ${tool}, with: { pattern: '${pattern}'${tool === 'grep' ? '' : ', is_regex: true'} }${more} }`
    const context = { limits: { ...DEFAULT_LIMITS, regexMsPerFile: 100 } }
    const run = async (step: string) => (await plan(repo, { recipe: recipe([step]), context })).outcome
    const expected = ", expect: { total_matches: '== 0' }"
    expect(await run(search('(a+)+$', expected))).toMatchObject({
      kind: 'failed',
      failure: {
        error: { code: 'timed_out', message: expect.stringContaining("cannot be checked: Pattern took longer than 0.1s on 'a.txt'") },
      },
    })
    expect(await run(search('(a+)+$'))).toMatchObject({ kind: 'complete' })
    expect(await run(search('(c+)+$', expected))).toMatchObject({ kind: 'complete' })
  })
})

describe('time', () => {
  it('a step that takes too long fails', async () => {
    const { outcome } = await planCommands([running('sleep 60', ', timeout-seconds: 1')], ['sleep 60'])
    expect(failureOf(outcome)).toBe("timed_out: Step '1' timed out after 1 second")
  })

  it('a step that takes too long and may fail lets the plan go on', async () => {
    const { outcome } = await planCommands(
      [running('sleep 60', ', timeout-seconds: 1, continue-on-error: true'), create('b.txt')],
      ['sleep 60'],
    )
    expect(filesOf(outcome)).toEqual({ 'b.txt': 'x' })
  })

  it('the time of a step is that of all its items, and of the recipe it calls', async () => {
    const inner = recipe([running('sleep 60')], ['sleep 60'])
    const steps = ['{ id: slow, recipe: inner, for-each: [1, 2, 3], timeout-seconds: 1, continue-on-error: true }', create('b.txt')]
    const { outcome } = await planCommands(steps, ['sleep 60'], { others: { inner } })
    expect(outcome.calls.map(({ planned }) => `${planned.label} ${planned.outcome.kind}`)).toEqual([
      'slow (1) / 1 failed',
      'slow (2) failed',
      'slow (3) failed',
      '2 ran',
    ])
  })

  it('the time of a step does not hold what a person took to answer', async () => {
    let now = 0
    const { outcome, events } = await planCommands([running('true')], ['true'], {
      rules: [],
      answer: 'approved',
      context: { clock: { now: () => new Date(), elapsed: () => now } },
      onAsk: () => {
        now += 3_600_000
      },
    })
    expect(outcome.kind).toBe('complete')
    expect(events.find((event) => event.kind === 'step_finished')).toMatchObject({ durationMs: 0 })
  })

  it('the time of a step is that of its command, unless the command has its own', async () => {
    const limits: number[] = []
    const shell: Shell = {
      program: 'none',
      async run({ timeoutMs }) {
        limits.push(timeoutMs)
        return { kind: 'exited', code: 0, stdout: '', stderr: '', stdoutLines: 0, stderrLines: 0, droppedBytes: 0 }
      },
    }
    const own = "{ tool: run_in_terminal, with: { command: 'true', timeout_seconds: 5 }, timeout-seconds: 120 }"
    const steps = [running('true'), running('true', ', timeout-seconds: 120'), own, running('true', ', timeout-seconds: 500')]
    const { outcome } = await planCommands(steps, ['true'], { context: { shell } })
    expect(limits).toEqual([30_000, 120_000, 5000, 300_000])
    // What rules look at stays what the recipe says.
    expect(outcome.calls[1]?.planned.args).toEqual({ command: 'true' })
  })

  it('a person who ends it instead of answering has not refused', async () => {
    const { outcome } = await planCommands([running('true')], ['true'], { rules: [], answer: 'cancelled' })
    expect(failureOf(outcome)).toBe('cancelled: The run was cancelled')
  })

  it('[B11] a plan that takes too long is refused as a whole', async () => {
    const steps = [create('b.txt'), running('sleep 60', ', continue-on-error: true')]
    const { outcome } = await planCommands(steps, ['sleep 60'], { limits: { wallMs: 1000 } })
    expect(failureOf(outcome)).toBe('limit_exceeded: The plan timed out after 1 second')
  })

  it('a run that is cancelled ends', async () => {
    const stop = new AbortController()
    setTimeout(() => stop.abort(), 500)
    const steps = [running('sleep 60', ', continue-on-error: true'), create('b.txt')]
    const { outcome } = await planCommands(steps, ['sleep 60'], { context: { signal: stop.signal } })
    expect(failureOf(outcome)).toBe('cancelled: The run was cancelled')
  })
})

describe('[B11] limits', () => {
  async function planWith(text: string, limits: Partial<RunLimits>, others: Planning['others'] = {}): Promise<string> {
    await using repo = await tempRepo({ 'a.txt': 'one\n' })
    return failureOf((await plan(repo, { recipe: text, others, limits })).outcome)
  }
  const each = (count: number) => {
    const names = Array.from({ length: count }, (_, i) => `f${i}`).join(', ')
    return `{ for-each: [${names}], tool: create_file, with: { path: "\${{ item }}.txt", content: '1234567890' } }`
  }

  it('count the steps of called recipes before anything runs', async () => {
    const others = { inner: recipe([create('b.txt'), create('c.txt')]) }
    const message = await planWith(recipe(['{ recipe: inner }', '{ recipe: inner }']), { steps: 5 }, others)
    expect(message).toBe('limit_exceeded: More than 5 steps, including the recipes that are called')
  })

  it('refuse 201 steps over two recipes', async () => {
    const others = { inner: recipe(Array.from({ length: 100 }, (_, i) => create(`b${i}.txt`))) }
    const message = await planWith(recipe([...Array.from({ length: 100 }, (_, i) => create(`c${i}.txt`)), '{ recipe: inner }']), {}, others)
    expect(message).toBe('limit_exceeded: More than 200 steps, including the recipes that are called')
  })

  it('allow five recipes below each other, and not six', async () => {
    await using repo = await tempRepo()
    const chain = (length: number) =>
      Object.fromEntries(Array.from({ length }, (_, i) => [`r${i}`, recipe([i + 1 < length ? `{ recipe: r${i + 1} }` : create('b.txt')])]))
    const five = await plan(repo, { recipe: recipe(['{ recipe: r0 }']), others: chain(5) })
    expect(five.outcome.calls.map(({ planned }) => planned.label)).toEqual(['1 / 1 / 1 / 1 / 1 / 1'])
    const six = await plan(repo, { recipe: recipe(['{ recipe: r0 }']), others: chain(6) })
    expect(failureOf(six.outcome)).toBe('limit_exceeded: Recipes call recipes more than 5 levels deep')
  })

  it('refuse a for-each that is too long, before its first item', async () => {
    const message = await planWith(recipe([each(4)]), { items: 3 })
    expect(message).toBe("limit_exceeded: 'for-each' has 4 items, more than 3")
  })

  it('refuse too many calls', async () => {
    expect(await planWith(recipe([each(3), each(1)]), { calls: 3 })).toBe('limit_exceeded: More than 3 tool calls')
  })

  it('refuse too many files, also where the step may fail', async () => {
    const step = each(4).replace('tool:', 'continue-on-error: true, tool:')
    expect(await planWith(recipe([step]), { files: 3 })).toBe('limit_exceeded: More than 3 files would change')
  })

  it('refuse too many bytes', async () => {
    expect(await planWith(recipe([each(4)]), { bytes: 39 })).toBe('limit_exceeded: More than 39 bytes would be written')
  })

  it('count a file once, with what it holds in the end', async () => {
    await using repo = await tempRepo({ 'a.txt': 'one\n' })
    const update = (content: string) => `{ tool: update_file, with: { path: a.txt, content: '${content}' } }`
    const text = recipe([update('1234567890'), update('1'), update('1234567890')])
    expect((await plan(repo, { recipe: text, limits: { bytes: 10, files: 1 } })).outcome.kind).toBe('complete')
  })

  it('let a plan that stays within them through', async () => {
    await using repo = await tempRepo()
    const limits = { bytes: 40, files: 4, items: 4, calls: 4, steps: 1 }
    expect((await plan(repo, { recipe: recipe([each(4)]), limits })).outcome.kind).toBe('complete')
  })
})

describe('the network', () => {
  const fetching = (origin: string) =>
    `name: T\npermissions: { fetch: [127.0.0.1] }\nsteps:\n  - { id: page, tool: fetch_webpage, with: { url: '${origin}/a' } }\noutputs: { page: '\${{ steps.page.outputs.content }}' }\n`
  const rules = [{ tool: 'fetch_webpage', pattern: '.*' }]

  it('[C12] is in the plan with what it said', async () => {
    await using server = await httpServer((_, response) => response.end('soup'))
    await using repo = await tempRepo()
    const context = { http: realHttp(), allowPrivateHosts: ['127.0.0.1'] }
    const { outcome } = await plan(repo, { recipe: fetching(server.origin), rules, context })
    expect(outcome).toMatchObject({ kind: 'complete', outputs: { page: 'soup' } })
    const sha256 = expect.stringMatching(/^[0-9a-f]{64}$/)
    expect(outcome.evidence).toEqual([{ kind: 'fetch', url: `${server.origin}/a`, finalUrl: `${server.origin}/a`, status: 200, sha256 }])
  })

  it('is not followed to a host that the recipe may not fetch from', async () => {
    await using other = await httpServer((_, response) => response.end('secret'))
    await using server = await httpServer((_, response) => response.writeHead(302, { location: `http://localhost:${other.port}/` }).end())
    await using repo = await tempRepo()
    const context = { http: realHttp(), allowPrivateHosts: ['127.0.0.1', 'localhost'] }
    const { outcome } = await plan(repo, { recipe: fetching(server.origin), rules, context })
    expect(failureOf(outcome)).toBe("network_denied: Not allowed to fetch - redirect hop 1: 'localhost' is not an allowed host")
    expect(other.connections).toBe(0)
  })

  it('is refused from a host that the configuration does not name, also to a recipe that is called', async () => {
    await using server = await httpServer((_, response) => response.end('page'))
    await using repo = await tempRepo()
    const context = { http: realHttp(), allowPrivateHosts: ['127.0.0.1'] }
    const recipe = fetching(server.origin)
    const outer = 'name: T\npermissions: { fetch: [127.0.0.1] }\nsteps:\n  - { recipe: inner }\n'
    const refusal = 'permission_missing: .github/sous.yml does not let recipes fetch from 127.0.0.1'
    for (const fetchHosts of [[], ['nodejs.org']]) {
      expect(failureOf((await plan(repo, { recipe, rules, context, fetchHosts })).outcome)).toBe(refusal)
      expect(failureOf((await plan(repo, { recipe: outer, others: { inner: recipe }, rules, context, fetchHosts })).outcome)).toBe(refusal)
    }
    expect(server.connections).toBe(0)
    expect((await plan(repo, { recipe, rules, context, fetchHosts: ['127.0.0.1'] })).outcome.kind).toBe('complete')
  })

  it('is not followed to a host that the configuration does not name', async () => {
    await using other = await httpServer((_, response) => response.end('secret'))
    await using server = await httpServer((_, response) => response.writeHead(302, { location: `http://localhost:${other.port}/` }).end())
    await using repo = await tempRepo()
    const recipe = fetching(server.origin).replace('[127.0.0.1]', '[127.0.0.1, localhost]')
    const context = { http: realHttp(), allowPrivateHosts: ['127.0.0.1', 'localhost'] }
    const { outcome } = await plan(repo, { recipe, rules, context, fetchHosts: ['127.0.0.1'] })
    expect(failureOf(outcome)).toBe("network_denied: Not allowed to fetch - redirect hop 1: 'localhost' is not an allowed host")
    expect(other.connections).toBe(0)
  })

  it('is not followed to a host that the caller of the recipe may not fetch from', async () => {
    await using other = await httpServer((_, response) => response.end('secret'))
    await using server = await httpServer((_, response) => response.writeHead(302, { location: `http://localhost:${other.port}/` }).end())
    await using repo = await tempRepo()
    const inner = fetching(server.origin).replace('[127.0.0.1]', '[127.0.0.1, localhost]')
    const outer = 'name: T\npermissions: { fetch: [127.0.0.1] }\nsteps:\n  - { recipe: inner }\n'
    const context = { http: realHttp(), allowPrivateHosts: ['127.0.0.1', 'localhost'] }
    const { outcome } = await plan(repo, { recipe: outer, others: { inner }, rules, context })
    expect(failureOf(outcome)).toBe("network_denied: Not allowed to fetch - redirect hop 1: 'localhost' is not an allowed host")
    expect(other.connections).toBe(0)
  })

  it('[E7] is not reached while nobody allowed it', async () => {
    await using server = await httpServer((_, response) => response.end('soup'))
    await using repo = await tempRepo()
    const context = { http: realHttp(), allowPrivateHosts: ['127.0.0.1'] }
    const { outcome } = await plan(repo, { recipe: fetching(server.origin), context })
    expect(outcome).toMatchObject({ kind: 'gated', gate: { label: 'page', call: { args: { url: `${server.origin}/a` } } } })
    expect(server.connections).toBe(0)
  })
})

describe('values', () => {
  it('of a for-each are joined: numbers added up, lists put together, and all items kept', async () => {
    await using repo = await tempRepo({ 'a.txt': 'one one\n', 'b.txt': 'one\n' })
    const step = '{ id: each, for-each: [a.txt, b.txt], tool: replace_in_file, with: { path: "${{ item }}", find: one, replace: two } }'
    const text = `${recipe([step])}outputs: { all: '\${{ toJSON(steps.each.outputs) }}' }\n`
    const { outcome } = await plan(repo, { recipe: text })
    expect(JSON.parse(outcome.kind === 'complete' ? String(outcome.outputs['all']) : '')).toEqual({
      replacements: 3,
      files_changed: 2,
      files: ['a.txt', 'b.txt'],
      items: [
        { replacements: 2, files_changed: 1, files: ['a.txt'] },
        { replacements: 1, files_changed: 1, files: ['b.txt'] },
      ],
    })
  })

  it('come from the environment and from GitHub as far as they were given', async () => {
    await using repo = await tempRepo()
    const text = `${recipe([create('a.txt')])}outputs: { env: '\${{ env.A }}', github: '\${{ github.actor }}' }\n`
    const { outcome } = await plan(repo, { recipe: text, contexts: { env: { A: 'b' }, github: { actor: 'cook' } } })
    expect(outcome).toMatchObject({ kind: 'complete', outputs: { env: 'b', github: 'cook' } })
    expect(failureOf((await plan(repo, { recipe: text })).outcome)).toBe("expression_failed: 'A' does not exist")
  })

  it('show in the label of a step, on one line', async () => {
    await using repo = await tempRepo()
    const step = '{ for-each: ["a\\nb", 7, [c]], tool: glob, with: { pattern: x } }'
    const { outcome } = await plan(repo, { recipe: recipe([step]) })
    expect(outcome.calls.map(({ planned }) => planned.label)).toEqual(['1 (a\\u000ab)', '1 (7)', '1 (item 3)'])
  })

  it('of a called recipe are its own: neither steps nor inputs of the caller are seen', async () => {
    await using repo = await tempRepo()
    const inner =
      'name: I\nsteps:\n  - { id: own, tool: glob, with: { pattern: x } }\noutputs: { steps: "${{ toJSON(steps) }}", inputs: "${{ toJSON(inputs) }}" }\n'
    const text = `${recipe([`{ id: first, tool: glob, with: { pattern: y } }`, '{ id: call, recipe: inner }'])}inputs: { secret: { default: s } }\noutputs: { seen: '\${{ toJSON(steps.call.outputs) }}' }\n`
    const { outcome } = await plan(repo, { recipe: text, others: { inner } })
    const seen = JSON.parse(outcome.kind === 'complete' ? String(outcome.outputs['seen']) : '')
    expect([Object.keys(JSON.parse(seen.steps)), JSON.parse(seen.inputs)]).toEqual([['own'], {}])
  })
})

describe('the outcome', () => {
  it('is the same every time', async () => {
    const make = async () => {
      await using repo = await tempRepo({ 'a.txt': 'one\n', 'b.txt': 'one\n' })
      const steps = [
        '{ id: find, tool: grep, with: { pattern: one } }',
        '{ tool: replace_in_file, with: { include: "*.txt", find: one, replace: two } }',
      ]
      return describePlan((await plan(repo, { recipe: recipe(steps) })).outcome)
    }
    expect(await make()).toEqual(await make())
  })

  it('seals the workspace', async () => {
    await using repo = await tempRepo()
    const workspace = await openWorkspace(repo.path)
    await plan(repo, { recipe: recipe([create('b.txt')]), context: { workspace } })
    await expect(async () => workspace.remove(repoPath('b.txt'))).rejects.toThrow('sealed')
  })

  it('names the recipes that were called, each once', async () => {
    await using repo = await tempRepo()
    const others = { b: recipe(['{ tool: glob, with: { pattern: x } }']), a: recipe(['{ recipe: b }']) }
    const { outcome } = await plan(repo, { recipe: recipe(['{ recipe: a }', '{ recipe: b }']), others })
    expect(outcome.includes.map(({ path }) => path)).toEqual(['recipes/a.yml', 'recipes/b.yml'])
  })

  it.each([
    ['complete', ALLOW_COMMANDS],
    ['gated', []],
  ] as const)('is recorded when %s, with a digest that is the same every time, and can be read again', async (kind, rules) => {
    const make = async () => {
      const text = `${recipe([running('echo x > b.txt'), create('c.txt')], ['echo x > b.txt'])}inputs: { a: { default: b }, none: {} }\n`
      const { outcome, events } = await planCommands([], [], { recipe: text, rules })
      const [started] = events
      if (outcome.kind === 'failed' || started?.kind !== 'run_started') throw new Error('There is no plan.')
      const content = planContent({ ...started, outcome }, { ...planOf([]), sousVersion: '1.2.3' })
      return { ...content, digest: planDigest(content) }
    }
    const [first, second] = [await make(), await make()]
    expect(first).toMatchObject({ status: kind, inputs: { a: 'b' }, sousVersion: '1.2.3', recipe: { path: 'recipes/r.yml' } })
    expect(first.changes.map(({ path }) => path)).toEqual(kind === 'complete' ? ['b.txt', 'c.txt'] : [])
    expect(second.digest).toBe(first.digest)
    expect(readPlan(writePlan(first))).toMatchObject({ ok: true, value: { digest: first.digest } })
  })
})
