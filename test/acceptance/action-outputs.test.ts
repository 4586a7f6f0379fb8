import * as fs from 'node:fs'
import * as path from 'node:path'
import { describe, expect, it } from 'vitest'
import { type ActionWorld, actionWorld } from '../support/action-world.ts'
import type { ActionRun } from '../support/github/action-run.ts'

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
    await using at = await actionWorld({
      files: {
        '.github/sous.yml': RULE,
        '.github/recipes/env.yml': running('env > out.txt'),
        '.github/recipes/tamper.yml': running('echo LD_PRELOAD=/tmp/x.so >> "$HOME/_runner_file_commands/github_env"; echo > out.txt'),
      },
    })
    const seen = await at.says('author', '/sous run env', {
      env: { ACTIONS_RUNTIME_TOKEN: 'runtime-token-value', MY_TOKEN: 'my-token-value' },
    })
    expect(seen).toMatchObject({ code: 0, outputs: { 'reason-code': 'previewed' } })
    expect(seen.summary).toContain('+PATH=')
    expect(seen.summary).not.toMatch(/^\+(?:INPUT_|ACTIONS_|GITHUB_|RUNNER_|\w*TOKEN)/m)

    const head = at.head('feature-1')
    const tampered = await at.says('author', '/sous run tamper', { inputs: { 'fail-on': 'never' } })
    expect(tampered).toMatchObject({ code: 1, outputs: { decision: 'fail', 'reason-code': 'runner_file_tampered' } })
    expect(tampered.summary).toContain('runner_file_tampered')
    expect(runnerFiles(at, 'github_env').join('')).toBe('')
    expect(at.head('feature-1')).toBe(head)
    expect(at.answers().at(-1)).toContain('GITHUB_ENV')
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
    await using at = await actionWorld({
      files: {
        '.github/sous.yml': RULE,
        '.github/recipes/leak.yml': running(`${half} | base64 > out.txt`),
        '.github/recipes/fail.yml': running(`${half}; ${half} >&2; exit 3`),
      },
    })
    const leak = await at.says('author', '/sous run leak', { env })
    expect(leak).toMatchObject({ code: 1, outputs: { decision: 'refuse', 'reason-code': 'secret_in_output' } })
    expect(at.answers()).toHaveLength(1)
    const failed = await at.says('author', '/sous run fail', { env })
    expect(failed.code).toBe(1)
    for (const run of [leak, failed]) for (const form of FORMS) expect(everything(at, run).includes(form), form).toBe(false)
    expect([...at.repository.bare.refs('refs/sous/plans/').keys()]).toEqual([])
    for (const run of [leak, failed]) expect(everything(at, run).replaceAll(`::add-mask::${at.token}`, '')).not.toContain(at.token)
  })
})

describe('what a search step reports', () => {
  it('becomes annotations, ten of a level, and the rest is counted in the summary', async () => {
    const recipe =
      "name: Look\nsteps:\n  - name: No debugging\n    tool: grep\n    with: { pattern: 'debugger', include: 'src/**' }\n    report: warning\n"
    await using at = await actionWorld({
      files: { '.github/recipes/look.yml': recipe, 'src/a.js': 'debugger\n'.repeat(7), 'src/b,c.js': 'debugger\n'.repeat(6) },
      pulls: [],
    })
    const run = await at.act(at.pushEvent({ by: 'author' }), { inputs: { recipe: 'look' }, checkout: 'main' })
    expect(run).toMatchObject({ code: 0, outputs: { 'reason-code': 'clean' } })
    const warnings = run.commands.filter(({ command }) => command === 'warning')
    expect(warnings).toHaveLength(10)
    expect(warnings[0]).toMatchObject({ properties: { line: '1', title: 'Sous' }, message: 'No debugging' })
    expect(new Set(warnings.map(({ properties }) => properties['file']))).toEqual(new Set(['src/a.js', 'src/b,c.js']))
    expect(run.summary).toMatch(/and 3 more warnings/)
  })
})
