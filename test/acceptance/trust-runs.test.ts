/** What commands made cannot be made again: it counts only by the run that made it, as GitHub attests it. */
import * as fs from 'node:fs'
import * as path from 'node:path'
import { describe, expect, it } from 'vitest'
import { digestIn, PROCESS } from '../support/action-world.ts'
import { update } from '../support/changes.ts'
import { type HardenedWorld, hardenedWorld, READING } from '../support/hardened-world.ts'
import { MaliciousWriter } from '../support/malicious-writer.ts'

const USERS = { author: 'write', colleague: 'write', boss: 'admin', mallory: 'write', reader: 'read' } as const
const RULE = { '.github/sous.yml': "rules:\n  - { tool: run_in_terminal, parameters: '.*' }\n" }

/** A plan of a command that a rule allows, with the run that made it. */
async function planned(at: HardenedWorld): Promise<{ readonly digest: string; readonly run: number }> {
  const { gate } = await at.asks('author', '/sous run stamp')
  return { digest: digestIn(at.answers()[0] ?? ''), run: gate.runId }
}

const reason = async (at: HardenedWorld, by: string, digest: string) =>
  (await at.asks(by, `/sous apply ${digest}`)).last.outputs['reason-code']

describe('a plan with the result of a command', { timeout: 480_000 }, () => {
  it('is applied when the run of the workflow vouches for it', async () => {
    await using at = await hardenedWorld({ users: USERS, files: RULE })
    const { digest } = await planned(at)
    expect(await reason(at, 'author', digest)).toBe('approval_missing')
    expect(await reason(at, 'colleague', digest)).toBe('committed')
  })

  it('is not applied when that run is missing, foreign, re-run, running, renamed or of another workflow', async () => {
    const tests = { '.github/workflows/tests.yml': 'on: issue_comment\njobs: {}\n' }
    await using at = await hardenedWorld({ users: USERS, files: { ...RULE, ...tests } })
    const { digest, run } = await planned(at)
    const head = at.head('feature-1')
    const known = at.repository.workflowRuns.get(run)
    if (known === undefined) throw new Error('No run.')
    const { bare } = at.repository
    const other = bare.writeCommit({ tree: bare.text(['rev-parse', 'main^{tree}']), parents: [], message: 'Not on main' })
    bare.git(['update-ref', 'refs/tags/main', other])
    const fork = at.github.addRepository({ name: 'mallory/demo', parent: at.repository })
    const mallory = at.github.state.account('mallory')
    const wrong: readonly Partial<typeof known>[] = [
      { event: 'push' },
      { attempt: 2 },
      { triggeringActor: mallory },
      { status: 'in_progress' },
      { displayTitle: 'Change' },
      { displayTitle: 'Sous 1' },
      { actor: mallory, triggeringActor: mallory },
      { path: '.github/workflows/mine.yml' },
      // Is on the default branch, but is not this one.
      { path: '.github/workflows/tests.yml' },
      // A tag, or a branch of a fork, can be called like the default branch.
      { headBranch: 'main', headSha: other },
      { headBranch: 'main', headRepository: fork },
      { referencedWorkflows: [{ path: 'mallory/demo/.github/workflows/sous.yml@main', sha: other }] },
    ]
    for (const change of wrong) {
      at.repository.workflowRuns.set(run, { ...known, ...change })
      expect([change, await reason(at, 'colleague', digest)]).toEqual([change, 'plan_unproven'])
    }
    at.repository.workflowRuns.delete(run)
    expect(await reason(at, 'colleague', digest)).toBe('plan_unproven')
    expect(at.head('feature-1')).toBe(head)
    at.repository.workflowRuns.set(run, known)
    expect(await reason(at, 'colleague', digest)).toBe('committed')
  })

  it('is not applied by an artifact of another run, nor by a run that somebody else repeated', async () => {
    await using at = await hardenedWorld({ users: USERS, files: RULE })
    const { digest, run } = await planned(at)
    const known = at.repository.workflowRuns.get(run)
    if (known === undefined) throw new Error('No run.')
    const artifacts = known.artifacts.splice(0)
    // Mallory's own run has an artifact of that name, but is another run.
    const own = await at.gate(at.comment({ by: 'mallory', body: '/sous list' }))
    at.upload({ run: own.runId, name: `sous-plan-${digest}` })
    expect(await reason(at, 'colleague', digest)).toBe('plan_unproven')
    await new MaliciousWriter(at).rewriteLedger(digest, (state) => ({
      ...state,
      origin: { ...state.origin, run: { id: own.runId, attempt: 1 } },
    }))
    expect(await reason(at, 'colleague', digest)).toBe('comment_changed')
    known.artifacts.push(...artifacts)
    await new MaliciousWriter(at).rewriteLedger(digest, (state) => ({
      ...state,
      origin: { ...state.origin, run: { id: run, attempt: 1 } },
    }))
    await at.rerun({ runId: run }, { by: 'mallory' })
    expect(await reason(at, 'colleague', digest)).toBe('plan_unproven')
  })

  it('is not applied when the workflow has changed since on the default branch', async () => {
    await using at = await hardenedWorld({ users: USERS, files: RULE })
    const { digest } = await planned(at)
    const text = at.repository.bare.text(['show', 'main:.github/workflows/sous.yml'])
    at.repository.bare.commitOn({ branch: 'main', edits: { '.github/workflows/sous.yml': `${text}\n# Stricter now\n` } })
    expect(await reason(at, 'colleague', digest)).toBe('plan_unproven')
    await planned(at)
    expect(await reason(at, 'colleague', digestIn(at.answers()[0] ?? ''))).toBe('committed')
  })

  it('is its own alone: a command that uploads another digest gets nothing else applied', async () => {
    const files = {
      ...RULE,
      '.github/recipes/other.yml': "name: Other\npermissions: { write: ['**'] }\nsteps:\n  - { tool: glob, with: { pattern: '*' } }\n",
    }
    await using at = await hardenedWorld({ users: USERS, files })
    const { digest, run } = await planned(at)
    const head = at.head('feature-1')
    const mallory = new MaliciousWriter(at)
    const changes = [update('Dockerfile', 'FROM node:18\n', 'FROM evil\n')]
    const outside = await mallory.forgePlan(digest, { changes })
    const source = { path: '.github/recipes/other.yml', digest: '0'.repeat(64) as never, includes: [] }
    const another = await mallory.forgePlan(digest, { changes, content: { recipe: source } })
    for (const forged of [outside, another]) at.upload({ run, name: `sous-plan-${forged}` })
    expect(await reason(at, 'colleague', outside)).toBe('plan_tampered')
    expect(await reason(at, 'colleague', another)).toBe('plan_unproven')
    expect(at.head('feature-1')).toBe(head)
  })

  it('expires by the time of the run that made it, whatever the ledger says', async () => {
    await using at = await hardenedWorld({ users: USERS, files: RULE })
    const { digest } = await planned(at)
    at.github.state.now += 25 * 3_600_000
    const plannedAt = new Date(at.github.state.now).toISOString()
    await new MaliciousWriter(at).rewriteLedger(digest, (state) => ({ ...state, plannedAt }))
    expect(await reason(at, 'colleague', digest)).toBe('plan_expired')
    await planned(at)
    expect(await reason(at, 'colleague', digestIn(at.answers()[0] ?? ''))).toBe('committed')
  })

  it('that was made by approving a call has that call, and does no more than its recipe may', async () => {
    await using at = await hardenedWorld({ users: USERS })
    await at.asks('author', '/sous run stamp')
    const { gate } = await at.asks('colleague', `/sous apply ${digestIn(at.answers()[0] ?? '')}`)
    const digest = digestIn(at.answers()[0] ?? '')
    const head = at.head('feature-1')
    const mallory = new MaliciousWriter(at)
    const outside = await mallory.forgePlan(digest, { changes: [update('Dockerfile', 'FROM node:18\n', 'FROM evil\n')] })
    const other = await mallory.forgePlan(digest, { steps: (step) => ({ ...step, args: { command: 'date' } }) })
    // The approved command itself can upload these.
    for (const forged of [outside, other]) at.upload({ run: gate.runId, name: `sous-plan-${forged}` })
    for (const [forged, why] of [
      [outside, 'plan_tampered'],
      [other, 'plan_unproven'],
    ] as const)
      expect(await at.asks('boss', `/sous apply ${forged}`)).toMatchObject({
        plan: { outputs: { 'reason-code': why } },
        apply: { outputs: { 'commit-sha': '' } },
      })
    expect(at.head('feature-1')).toBe(head)
    expect(await reason(at, 'boss', digest)).toBe('committed')
  })

  it('[E3] finds no token that can write in the environment of any process above it', async () => {
    const command = [
      'pid=$$; while [ "$pid" -gt 1 ]; do',
      'tr "\\0" "\\n" < /proc/$pid/environ 2>/dev/null;',
      'pid=$(cut -d" " -f4 /proc/$pid/stat 2>/dev/null || echo 0); done | grep -a -o "gh[ps]_[A-Za-z0-9]*" | sort -u | rev > found.txt',
    ].join(' ')
    const recipe = `name: Looks\npermissions: { write: [found.txt], run: [${JSON.stringify(command)}] }\nsteps:\n  - tool: run_in_terminal\n    with: { command: ${JSON.stringify(command)} }\n`
    await using at = await hardenedWorld({ users: USERS, files: { ...RULE, '.github/recipes/looks.yml': recipe }, entry: PROCESS })
    await at.asks('author', '/sous run looks')
    await at.asks('colleague', `/sous apply ${digestIn(at.answers()[0] ?? '')}`)
    const found = at.repository.bare
      .text(['show', 'feature-1:found.txt'])
      .split('\n')
      .map((line) => [...line].toReversed().join(''))
    expect(found).toEqual([READING])
  })
})

describe('making a plan again', { timeout: 240_000 }, () => {
  /** Its command leaves a trace outside of the files. */
  const traced = (at: HardenedWorld) => path.join(at.folder, 'trace')
  const recipe = (trace: string) => {
    const command = JSON.stringify(`touch ${trace} stamp.txt`)
    return `name: Trace\npermissions: { write: [stamp.txt], run: [${command}] }\nsteps:\n  - tool: run_in_terminal\n    with: { command: ${command} }\n`
  }
  const open = async (options: Parameters<typeof hardenedWorld>[0] = {}) => {
    const at = await hardenedWorld({ users: USERS, ...options, files: { ...RULE, ...options.files } })
    at.repository.bare.commitOn({ branch: 'main', edits: { '.github/recipes/trace.yml': recipe(traced(at)) } })
    return at
  }

  it('[E3] runs no command, also where a rule allows it; an approval does', async () => {
    await using at = await open()
    // A job that can write runs none, so there the plan waits.
    const { outputs } = await at.says('mallory', '/sous run trace')
    const { digest = '' } = outputs
    const own = await at.asks('mallory', `/sous apply ${digest}`)
    expect(own).toMatchObject({ plan: { outputs: { 'reason-code': 'approval_missing', digest: '' } } })
    expect(fs.existsSync(traced(at))).toBe(false)
    expect(await at.asks('colleague', `/sous apply ${digest}`)).toMatchObject({ plan: { outputs: { 'reason-code': 'previewed' } } })
    expect(fs.existsSync(traced(at))).toBe(true)
  })

  it('[E3] runs none for a proposal that is made to look as if its command had not run', async () => {
    const file = '.github/workflows/propose.yml'
    await using at = await open({ pulls: [], files: { [file]: 'on: schedule\njobs: {} # uploads sous-plan-<digest>\n' } })
    const event = at.schedule()
    const plan = await at.plan(event, { inputs: { mode: 'plan', recipe: 'trace' }, run: { path: file } })
    const inputs = { recipe: 'trace', 'plan-path': plan.outputs['plan-path'] ?? '' }
    const { outputs } = await at.publish(event, inputs, { run: { id: plan.runId } })
    expect(outputs['reason-code']).toBe('proposed')
    at.uploadPlan(plan)
    const honest = outputs['digest'] ?? ''
    fs.rmSync(traced(at))
    const forged = await new MaliciousWriter(at).forgePlan(honest, {
      steps: (step) => ({ ...step, outcome: { kind: 'deferred', because: 'external' } }),
    })
    // With a token that can write.
    expect((await at.says('mallory', `/sous apply ${forged}`)).outputs['reason-code']).toBe('plan_not_reproduced')
    expect((await at.asks('mallory', `/sous apply ${forged}`)).last.outputs['reason-code']).toBe('plan_not_reproduced')
    expect(fs.existsSync(traced(at))).toBe(false)
    expect((await at.asks('colleague', `/sous apply ${honest}`)).last.outputs['reason-code']).toBe('committed')
  })
})

describe('the simple workflow', { timeout: 240_000 }, () => {
  it('[E3] runs no command, by rule or by approval, and says where they run', async () => {
    await using at = await hardenedWorld({ users: USERS, files: RULE })
    const shown = await at.says('author', '/sous run stamp')
    expect(shown).toMatchObject({ code: 0, outputs: { 'reason-code': 'gated' } })
    expect(digestIn(at.answers()[0] ?? '')).toBe('')
    expect(at.answers()[0]).toContain('sous init')
    const approved = await at.says('colleague', `/sous apply ${shown.outputs['digest']}`)
    expect(approved).toMatchObject({ code: 0, outputs: { 'reason-code': 'commands_not_here' } })
    expect(at.head('feature-1')).toBe(at.pull().pull.headSha)
  })
})
