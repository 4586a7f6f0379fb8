import * as fs from 'node:fs'
import * as path from 'node:path'
import { describe, expect, it } from 'vitest'
import type { ActionOutput } from '../../src/github/events/action-io.ts'
import { type ActionWorld, actionWorld, PROCESS } from '../support/action-world.ts'
import type { ActionRun } from '../support/github/action-run.ts'
import { hardenedWorld, READING, WRITING } from '../support/hardened-world.ts'

const RULE = "rules:\n  - { tool: run_in_terminal, parameters: '.*' }\n"

/** A recipe that runs one command, which the configuration allows. */
function running(command: string, writes = 'out.txt'): string {
  return [
    'name: Run',
    `permissions: { write: [${writes}], run: [${JSON.stringify(command)}] }`,
    'steps:',
    '  - tool: run_in_terminal',
    `    with: { command: ${JSON.stringify(command)} }`,
    '',
  ].join('\n')
}

/** The files through which the runs of a world talked to their runner. */
function runnerFiles(at: ActionWorld, name: string): readonly string[] {
  const runs = fs.readdirSync(at.folder).filter((folder) => folder.startsWith('run-'))
  return runs.map((folder) => fs.readFileSync(path.join(at.folder, folder, '_runner_file_commands', name), 'utf8'))
}

describe('commands of a recipe', () => {
  it('[E2] [E4] see none of the runner, and fail the job when they write to its files', async () => {
    await using at = await hardenedWorld({
      files: {
        '.github/sous.yml': RULE,
        '.github/recipes/env.yml': running('env > out.txt'),
        '.github/recipes/tamper.yml': running('echo LD_PRELOAD=/tmp/x.so >> "$HOME/_runner_file_commands/github_env"; echo > out.txt'),
      },
    })
    const seen = await at.plan(at.comment({ by: 'author', body: '/sous run env' }), {
      env: { ACTIONS_RUNTIME_TOKEN: 'runtime-token-value', MY_TOKEN: 'my-token-value' },
    })
    expect(seen).toMatchObject({ code: 0, outputs: { 'reason-code': 'previewed' } })
    expect(seen.summary).toContain('+PATH=')
    expect(seen.summary).not.toMatch(/^\+(?:INPUT_|ACTIONS_|GITHUB_|RUNNER_|\w*TOKEN)/m)

    const head = at.head('feature-1')
    const asks = at.comment({ by: 'author', body: '/sous run tamper' })
    const tampered = await at.plan(asks, { inputs: { mode: 'plan', 'fail-on': 'never' } })
    expect(tampered).toMatchObject({ code: 1, outputs: { decision: 'fail', 'reason-code': 'runner_file_tampered' } })
    expect(tampered.summary).toContain('runner_file_tampered')
    expect(runnerFiles(at, 'github_env').join('')).toBe('')
    expect(at.head('feature-1')).toBe(head)
    await at.publish(asks, { 'plan-path': tampered.outputs['plan-path'] ?? '' })
    expect(at.answers().at(-1)).toContain('GITHUB_ENV')
  })
})

describe('the outputs', () => {
  /** What each of them can be: words, numbers, names of objects, and addresses and paths of Sous's own making. */
  const FORMS: Readonly<Record<ActionOutput, RegExp>> = {
    decision: /^(?:pass|wait|refuse|fail)$/,
    'reason-code': /^[a-z_]+(?::[a-z_]+)?$/,
    changed: /^(?:true|false)$/,
    'files-changed': /^\d+$/,
    digest: /^(?:[0-9a-f]{64})?$/,
    'patch-path': /^(?:\/[\w./-]+)?$/,
    'pull-request-number': /^\d*$/,
    'pull-request-url': /^(?:http:\/\/127\.0\.0\.1:\d+\/[\w./-]+)?$/,
    'commit-sha': /^(?:[0-9a-f]{40})?$/,
    next: /^(?:plan|apply|answer)?$/,
    'plan-path': /^(?:\/[\w./-]+)?$/,
    campaign: /^[A-Za-z0-9_-]*$/,
    shards: /^(?:\[[\d,]*\])?$/,
    'campaign-path': /^(?:\/[\w./-]+)?$/,
    targets: /^(?:\[[\d,"]*\])?$/,
    'target-key': /^[\w-]*$/,
    'seal-key': /^[\w-]*$/,
    'open-key': /^[\w-]*$/,
    'target-result': /^[\da-z_]*$/,
    issue: /^\d*$/,
    continue: /^(?:true|false)?$/,
    result: /^(?:[{}[\],:]|"(?:[A-Za-z0-9 _./:@,=+-]|\\u[0-9a-f]{4})*"|-?\d+(?:\.\d+)?|true|false|null)+$/,
  }

  it('[H4] are no free text, whatever recipes, files and people are called and say', async () => {
    const evil = "$(touch pwned);`id`|&<x>'!"
    const step = `  - tool: create_file\n    with: { path: ${JSON.stringify(`${evil}.md`)}, content: ${JSON.stringify(evil)} }\n`
    const recipe = `name: ${JSON.stringify(evil)}\ndescription: ${JSON.stringify(evil)}\npermissions: { write: ['**'] }\nsteps:\n${step}`
    await using at = await actionWorld({ entry: PROCESS, files: { '.github/recipes/evil.yml': recipe } })
    const runs = [
      await at.says('author', '/sous run evil'),
      await at.says('author', `/sous run ${evil}`),
      await at.act(at.schedule(), { inputs: { mode: 'propose', recipe: 'evil' } }),
    ]
    for (const { outputs } of runs)
      for (const [name, form] of Object.entries(FORMS)) expect([name, outputs[name] ?? '']).toEqual([name, expect.stringMatching(form)])
    expect(runs.map(({ outputs }) => outputs['reason-code'])).toEqual(['previewed', 'command_mistake', 'proposed'])
    expect(JSON.parse(runs[0]?.outputs['result'] ?? '')).toMatchObject({ recipe: { name: evil } })
  })
})

describe('a secret of the run', () => {
  const SECRET = 'S3cr3t!!x-value'
  const FORMS = [SECRET, 'UzNjcjN0ISF4LXZhbHVl', encodeURIComponent(SECRET), Buffer.from(SECRET).toString('hex')]
  const env = { SOUS_SECRET_DEPLOY: SECRET, RUNNER_DEBUG: '1' }

  const everything = (at: ActionWorld, run: ActionRun) =>
    [run.stdout, run.stderr, run.summary, JSON.stringify(run.outputs), JSON.stringify(run.state), ...at.answers()].join('\n')

  it('[H5] [H11] is in no comment, output, summary or log, in whatever form a command writes or prints it', async () => {
    const half = "printf 'S3cr3t%s' '!!x-value'"
    await using at = await hardenedWorld({
      files: {
        '.github/sous.yml': RULE,
        '.github/recipes/leak.yml': running(`${half} | base64 > out.txt`),
        '.github/recipes/fail.yml': running(`${half}; ${half} >&2; exit 3`),
      },
    })
    /** The job that plans, and the one that shows what it left. */
    const run = async (body: string) => {
      const asks = at.comment({ by: 'author', body })
      const made = await at.plan(asks, { env })
      return [made, await at.publish(asks, { 'plan-path': made.outputs['plan-path'] ?? '' }, { env })] as const
    }
    const [leak, told] = await run('/sous run leak')
    expect(leak).toMatchObject({ code: 1, outputs: { decision: 'refuse', 'reason-code': 'secret_in_output' } })
    expect(at.answers()).toHaveLength(1)
    const [failed, answered] = await run('/sous run fail')
    expect(failed.code).toBe(1)
    const all = [leak, told, failed, answered]
    for (const one of all) for (const form of FORMS) expect(everything(at, one).includes(form), form).toBe(false)
    expect([...at.repository.bare.refs('refs/sous/plans/').keys()]).toEqual([])
    for (const token of [READING, WRITING])
      for (const one of all) expect(everything(at, one).replaceAll(`::add-mask::${token}`, '')).not.toContain(token)
  })
})

describe('what a search step reports', () => {
  it('becomes annotations, ten of a level, and the rest is counted in the summary', async () => {
    const recipe =
      "name: Look\nsteps:\n  - name: No debugging\n    tool: grep\n    with: { pattern: 'debugger', include: 'src/**' }\n    report: warning\n"
    await using at = await actionWorld({
      entry: PROCESS,
      files: { '.github/recipes/look.yml': recipe, 'src/a.js': 'debugger\n'.repeat(7), 'src/b,c.js': 'debugger\n'.repeat(6) },
      pulls: [],
    })
    const run = await at.act(at.pushEvent({ by: 'author' }), { inputs: { recipe: 'look' }, checkout: 'main' })
    expect(run).toMatchObject({ code: 0, outputs: { 'reason-code': 'clean', digest: '' } })
    const warnings = run.commands.filter(({ command }) => command === 'warning')
    expect(warnings).toHaveLength(10)
    expect(warnings[0]).toMatchObject({ properties: { line: '1', title: 'Sous' }, message: 'No debugging' })
    expect(new Set(warnings.map(({ properties }) => properties['file']))).toEqual(new Set(['src/a.js', 'src/b,c.js']))
    expect(run.summary).toMatch(/and 3 more warnings/)
  })
})
