import * as fs from 'node:fs'
import * as path from 'node:path'
import { describe, expect, it } from 'vitest'
import { leavesOf } from '../../src/campaign/approvals.ts'
import { CampaignTree } from '../../src/campaign/campaign-digest.ts'
import { type LedgerState, readLedger, writeLedger } from '../../src/campaign/ledger-format.ts'
import type { Row } from '../../src/campaign/rows.ts'
import { PROCESS } from '../support/action-world.ts'
import { type CommandWorld, commandRecipe, commandWorld } from '../support/campaign-commands.ts'
import type { WorkflowRun } from '../support/github/state.ts'

const LEDGER = 'refs/sous/campaigns/two'
const FILES = { 'version.txt': 'version one\n', 'make.sh': 'cp version.txt made.txt\n' }

describe('a campaign whose recipe runs commands', () => {
  it('shows the calls, runs exactly these without a token, shows what they made, and delivers that', async () => {
    await using test = await commandWorld({ targets: { a: FILES, b: FILES } })
    await test.plan()
    const body = test.issue().body ?? ''
    expect(body).toContain('### Calls to approve')
    expect(body).toContain('run_in_terminal {"command":"sh make.sh"}')
    expect(body).toContain('| a call needs approval | 2 |')
    const first = test.shownDigest()

    await test.says('boss', `/sous approve ${first}`)
    expect((await test.commands()).targets).toEqual([])
    await test.says('second', `/sous approve ${first}`)
    const jobs = await test.commands()
    expect(jobs.ran.map(({ code, stdout }) => [code, /Plan [0-9a-f]{64}/.test(stdout)])).toEqual([
      [0, true],
      [0, true],
    ])
    expect(jobs.gathered?.stdout).toContain('2 repositories gathered')
    expect(test.issue().body).toContain('| planned | 2 |')
    expect(test.issue().body).toContain('+version two')
    expect(test.shownDigest()).not.toBe(first)
    expect((await test.run('campaign-deliver')).stdout).toContain('There is nothing approved left to deliver')

    await test.approveBoth()
    expect((await test.run('campaign-deliver')).stdout).toContain('2 pull requests opened')
    for (const name of ['a', 'b']) {
      const [pull, ...others] = test.pulls(name)
      expect(others).toEqual([])
      expect(test.target(name).bare.blob(`${pull?.pull.headSha}:made.txt`).toString()).toBe('version two\n')
    }

    // Commands do not run again to see whether it is done.
    const [pull] = test.pulls('a')
    test.target('a').bare.git(['update-ref', 'refs/heads/main', pull?.pull.headSha ?? ''])
    Object.assign(pull?.pull ?? {}, { mergedAt: '2026-02-03T12:00:00Z' })
    Object.assign(pull ?? {}, { state: 'closed' })
    await test.run('campaign-sync')
    expect(test.issue().body).toContain('| merged | 1 |')
  }, 120_000)

  it('[E3] runs beside no token: commands find none in the environment of any process above them', async () => {
    const look =
      'p=$$; while [ "$p" -gt 1 ]; do tr "\\0" "\\n" < /proc/$p/environ; p=$(cut -d" " -f4 /proc/$p/stat); done > made.txt 2>&1; true'
    await using test = await commandWorld({ recipe: commandRecipe(look), targets: { a: FILES, b: { ...FILES, 'secret.txt': 'of b' } } })
    await test.plan()
    await test.approveBoth()
    const { run, ran, prepared } = await test.commands({ entry: PROCESS })
    expect(ran.map(({ code }) => code)).toEqual([0, 0])
    expect(test.issue().body).toContain('| planned | 2 |')
    const { bare } = test.world.repository
    const plans = bare.text(['for-each-ref', '--format=%(refname)', 'refs/sous/plans']).trim().split('\n')
    const saved = plans.flatMap((ref) => {
      const files = bare.text(['ls-tree', '-r', '--name-only', ref]).trim().split('\n')
      return files.map((file) => bare.blob(`${ref}:${file}`).toString('latin1'))
    })
    expect(saved.filter((text) => text.includes('INPUT_MODE=campaign-run')).length).toBeGreaterThanOrEqual(2)
    const secrets = [...test.world.github.state.tokens.keys(), test.app.privateKey.slice(100, 160)]
    expect(secrets.filter((secret) => saved.some((text) => text.includes(secret)))).toEqual([])
    // What a job of another repository could download is encrypted.
    const uploaded = run.artifacts.map(({ content }) => content.toString('latin1'))
    expect([uploaded.length, uploaded.filter((text) => /version one|of b|make\.sh|INPUT_MODE/.test(text))]).toEqual([4, []])
    expect(prepared.map(({ outputs }) => outputs['target-result'])).toEqual(['ready', 'ready'])
  }, 120_000)

  it('hands nothing on that is not approved at that moment, and runs nothing beside a token', async () => {
    await using test = await commandWorld({ targets: { a: FILES } })
    await test.plan()
    const target = String(test.target('a').id)
    const prepare = async () => (await test.run('campaign-prepare', { inputs: { target } })).outputs
    expect(await prepare()).toMatchObject({ 'target-result': 'unapproved', 'target-key': '', 'campaign-path': '' })
    await test.approveBoth()
    expect((await test.run('campaign-choose')).outputs['targets']).toBe(JSON.stringify([target]))
    const words = test.issue().comments.at(-1)
    if (words !== undefined) test.world.edit(words, '/sous pause', { by: 'second' })
    expect(await prepare()).toMatchObject({ 'target-result': 'unapproved', 'campaign-path': '' })
    expect(await test.run('campaign-run', { inputs: { target } })).toMatchObject({
      code: 1,
      outputs: { 'reason-code': 'commands_not_here' },
    })
    // A row that says less than it is counts for what its plan is.
    forge(test, ({ rows }) => [...rows.values()].map((row) => ({ ...row, state: 'planned' })))
    expect(await prepare()).toMatchObject({ 'target-result': 'moved', 'campaign-path': '' })
  }, 120_000)

  it('takes from a job the result of its own repository only', async () => {
    await using test = await commandWorld({ targets: { a: FILES, b: FILES } })
    await test.plan()
    await test.approveBoth()
    const ids = Object.fromEntries(['a', 'b'].map((name) => [name, String(test.target(name).id)]))
    const jobs = await test.commands({
      meddle({ run, folder }) {
        // Commands of `a` put their own plan in the place of the other.
        const digestOf = (id = '') =>
          run.jobs.find(({ name }) => name.endsWith(`Repository ${id} / Run`))?.steps[1]?.slice('Result '.length) ?? ''
        const [own, other] = [digestOf(ids['a']), digestOf(ids['b'])]
        fs.rmSync(path.join(folder, `sous-plan-${other}`), { recursive: true })
        fs.cpSync(path.join(folder, `sous-plan-${own}`), path.join(folder, `sous-plan-${other}`), { recursive: true })
      },
    })
    expect(jobs.gathered?.stdout).toContain('acme/b: failed: What its commands left is not a plan for it: it is not among the artifacts')
    expect(test.issue().body).toContain('| planned | 1 |')
  }, 120_000)

  it('delivers no plan without a run of the trusted workflow that made it', async () => {
    await using test = await commandWorld({ targets: { a: FILES } })
    await test.plan()
    await test.approveBoth()
    const { run } = await test.commands()
    await test.approveBoth()
    const { bare } = test.world.repository
    const ledger = bare.resolve(LEDGER) ?? ''
    const other = bare.commitOn({ branch: 'evil', edits: { 'x.txt': 'x\n' }, message: 'Evil' })
    const { jobs } = run
    const cases: readonly [Partial<WorkflowRun>, string][] = [
      [{ attempt: 2 }, 'was re-run'],
      [{ triggeringActor: test.world.github.state.account('reader') }, 'by a different person'],
      [{ event: 'pull_request' }, "was started by 'pull_request'"],
      [{ path: '.github/workflows/other.yml' }, 'belongs to another workflow'],
      [{ headSha: other, referencedWorkflows: [] }, 'not on the default branch'],
      [{ referencedWorkflows: [{ path: 'owner/demo/.github/workflows/x.yml', sha: other }] }, 'not pinned'],
      [{ referencedWorkflows: [{ path: 'acme/sous/.github/workflows/x.yml@v1', sha: other }] }, 'not pinned'],
      [{ referencedWorkflows: [{ path: 'owner/demo/.github/workflows/x.yml', sha: run.headSha }] }, 'x.yml has changed since run'],
      [{ artifacts: [] }, 'has no artifact'],
      [{ artifacts: run.artifacts.map((one) => ({ ...one, expired: true })) }, 'has expired'],
      [{ jobs: jobs.map((job) => ({ ...job, name: job.name.replace(/\d+/, '1') })) }, 'no job of run'],
      [{ jobs: jobs.map((job) => ({ ...job, attempt: 2 })) }, 'no job of run'],
      [{ jobs: [...jobs, ...jobs] }, 'no job of run'],
      [{ jobs: jobs.map((job) => ({ ...job, steps: [...job.steps, `Result ${'0'.repeat(64)}`] })) }, 'no job of run'],
    ]
    const genuine = { ...run }
    for (const [broken, why] of cases) {
      Object.assign(run, genuine, broken)
      bare.git(['update-ref', LEDGER, ledger])
      const { stdout } = await test.run('campaign-deliver')
      expect(stdout).toContain('acme/a: unproven')
      expect(stdout).toContain(why)
    }
    expect([test.pulls('a'), test.issue().body?.includes('| plan without proof | 1 |')]).toEqual([[], true])
    // One that is not over yet is tried again.
    bare.git(['update-ref', LEDGER, ledger])
    Object.assign(run, genuine, { status: 'in_progress' })
    expect((await test.run('campaign-deliver')).stdout).toContain('still has other jobs to do')
    Object.assign(run, genuine)
    expect((await test.run('campaign-deliver')).stdout).toContain('1 pull request opened')
  }, 180_000)

  it('delivers nothing that a forged ledger makes of approved plans', async () => {
    await using test = await commandWorld({ targets: { a: FILES, b: FILES } })
    const [a, b] = [String(test.target('a').id), String(test.target('b').id)]
    await test.plan()
    await test.approveBoth()
    const { bare } = test.world.repository
    const approved = bare.resolve(LEDGER) ?? ''
    // What is known before a call ran is not the plan, whatever the ledger calls it.
    forge(test, ({ rows }) => [...rows.values()].map(({ calls: _, ...row }) => ({ ...row, state: 'planned' })))
    expect((await test.run('campaign-deliver')).stdout).toContain('acme/a: moved')
    bare.git(['update-ref', LEDGER, approved])
    await test.commands()
    // A writer puts the plan of `b` under `a`, and two people approve what the issue shows then.
    const digest = forge(test, ({ rows }) => {
      const theirs = rows.get(b)
      return [...rows.values()].map((row) => (row.id === a && theirs ? { ...theirs, id: a, name: row.name } : row))
    })
    for (const by of ['boss', 'second']) await test.says(by, `/sous approve ${digest}`)
    const delivered = await test.run('campaign-deliver')
    expect(delivered.stdout).toMatch(/acme\/a: unproven: .*no job of run \d+ made it for this repository/)
    expect([test.pulls('a').length, test.pulls('b').length]).toEqual([0, 1])
  }, 180_000)

  it('leaves what does not fit into a run to the next one', async () => {
    const permissions = { actions: 'write', contents: 'write', issues: 'write' } as const
    await using test = await commandWorld({ permissions, targets: { a: FILES, b: FILES } })
    await test.plan()
    await test.approveBoth()
    const b = String(test.target('b').id)
    const jobs = await test.commands({
      meddle: ({ run }) => Object.assign(run, { jobs: run.jobs.filter(({ name }) => !name.includes(b)) }),
    })
    expect(jobs.gathered?.stdout).toContain('1 repository gathered. The next run goes on with the rest')
    expect(test.world.repository.dispatches.map(({ inputs }) => inputs)).toEqual([{ campaign: 'two', job: 'commands' }])
    expect((await test.commands()).targets).toEqual([b])
    expect(test.issue().body).toContain('| planned | 2 |')
    const digest = forge(test, ({ rows }) => {
      const one = rows.get(b)
      const more = (_: unknown, index: number): Row => ({ ...(one as Row), id: String(index + 1), name: `acme/r${index}`, state: 'gated' })
      return [...rows.values(), ...Array.from({ length: 300 }, more)]
    })
    for (const by of ['boss', 'second']) await test.says(by, `/sous approve ${digest}`)
    const chosen = await test.run('campaign-choose')
    expect([JSON.parse(chosen.outputs['targets'] ?? '').length, chosen.stdout.includes('44 in the next run')]).toEqual([256, true])
  }, 180_000)

  it('runs nothing in a repository that moved, and delivers nothing to one that moved afterwards', async () => {
    await using test = await commandWorld({ targets: { a: FILES, b: FILES } })
    await test.plan()
    await test.approveBoth()
    test.target('a').bare.commitOn({ branch: 'main', edits: { 'more.txt': 'more\n' }, message: 'More' })
    const jobs = await test.commands()
    expect(jobs.prepared.map(({ outputs }) => outputs['target-result']).toSorted()).toEqual(['moved', 'ready'])
    expect(jobs.ran).toHaveLength(1)
    expect(jobs.gathered?.stdout).toContain('acme/a: moved')
    await test.approveBoth()
    test.target('b').bare.commitOn({ branch: 'main', edits: { 'more.txt': 'more\n' }, message: 'More' })
    expect((await test.run('campaign-deliver')).stdout).toContain('acme/b: moved')
    expect([test.pulls('a'), test.pulls('b')]).toEqual([[], []])
  }, 120_000)

  it('stops where the command fails, with the log to look at', async () => {
    await using test = await commandWorld({ targets: { a: { ...FILES, 'make.sh': 'echo broken >&2; exit 3\n' } } })
    await test.plan()
    await test.approveBoth()
    const jobs = await test.commands()
    expect(jobs.ran.map(({ code }) => code)).toEqual([1])
    expect(jobs.gathered?.stdout).toContain('acme/a: failed: Its calls failed')
    expect(test.issue().body).toContain(`/actions/runs/${jobs.run.id}`)
  }, 120_000)

  it('does not put a private repository where everyone can read it', async () => {
    await using test = await commandWorld({ targets: { a: FILES } })
    test.world.repository.private = false
    await test.plan()
    await test.approveBoth()
    const jobs = await test.commands()
    expect([jobs.prepared[0]?.outputs['target-result'], jobs.ran, jobs.run.artifacts]).toEqual(['visible', [], []])
    expect(test.issue().body).toContain('| no access | 1 |')
  }, 120_000)

  it('asks again for a call that follows from the first', async () => {
    const recipe =
      commandRecipe('sh make.sh').replace('run: [', 'run: ["sh more.sh", ') +
      "  - tool: run_in_terminal\n    with: { command: 'sh more.sh' }\n"
    await using test = await commandWorld({ recipe, targets: { a: { ...FILES, 'more.sh': 'echo more > more.txt\n' } } })
    await test.plan()
    await test.approveBoth()
    await test.commands()
    expect(test.issue().body).toContain('| a call needs approval | 1 |')
    expect(test.issue().body).toContain('sh more.sh')
    await test.approveBoth()
    await test.commands()
    expect(test.issue().body).toContain('| planned | 1 |')
    await test.approveBoth()
    expect((await test.run('campaign-deliver')).stdout).toContain('1 pull request opened')
    expect(
      test
        .target('a')
        .bare.blob(`${test.pulls('a')[0]?.pull.headSha}:more.txt`)
        .toString(),
    ).toBe('more\n')
  }, 120_000)
})

/** A writer pushes another ledger, with the digest that goes with it. */
function forge(test: CommandWorld, change: (state: LedgerState) => readonly Row[]): string {
  const { bare } = test.world.repository
  const names = bare.text(['ls-tree', '-r', '--name-only', LEDGER]).trim().split('\n')
  const read = readLedger('two', new Map(names.map((name) => [name, bare.blob(`${LEDGER}:${name}`)])))
  if (!read.ok) throw new Error(read.error.message)
  const rows = change(read.value)
  const { digest } = new CampaignTree(leavesOf(rows, read.value.groups))
  const head = { ...read.value.head, digest }
  const files = writeLedger({ ...read.value, head, rows: new Map(rows.map((row) => [row.id, row])) })
  bare.git(['update-ref', 'refs/heads/forged', LEDGER])
  const edits = Object.fromEntries([...files].map(([name, bytes]) => [name, Buffer.from(bytes).toString('utf8')]))
  bare.git(['update-ref', LEDGER, bare.commitOn({ branch: 'forged', edits, message: 'plan: some' })])
  bare.git(['update-ref', '-d', 'refs/heads/forged'])
  return digest
}
