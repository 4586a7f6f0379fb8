import { describe, expect, it } from 'vitest'
import type { FileChange } from '../../../src/base/change.ts'
import { DEFAULT_CONFIG, policyHash } from '../../../src/base/config.ts'
import type { PlanContent } from '../../../src/base/plan.ts'
import type { Digest } from '../../../src/base/recipe.ts'
import {
  checkContents,
  checkExpectedPlan,
  checkProposalPlan,
  checkPullPlace,
  type ExpectedRun,
  PROPOSAL_TARGET,
} from '../../../src/github/plans/check-plan.ts'
import type { PullState } from '../../../src/github/pulls/pull-state.ts'
import { type ApplyWorld, applyWorld, planOn } from '../../support/apply.ts'
import { create, remove, update } from '../../support/changes.ts'
import { recipeOf } from '../../support/planning.ts'
import { planOf } from '../../support/plans.ts'

const HEAD = 'a'.repeat(40)
const PULL: PullState = {
  number: 7,
  author: 501,
  isOpen: true,
  isDraft: false,
  repository: { id: 1, defaultBranch: 'main', isArchived: false },
  base: { ref: 'main', commit: 'b'.repeat(40) },
  head: { repository: 1, ref: 'topic', commit: HEAD },
  isFork: false,
  mergedAs: undefined,
}
const RECIPE = recipeOf("name: R\npermissions: { write: ['*.txt'] }\nsteps:\n  - tool: grep\n    with: { pattern: x }\n", 'recipes/r.yml')
const RUNS = recipeOf(
  "name: R\npermissions: { write: ['*.txt'], run: [make] }\nsteps:\n  - tool: terminal\n    with: { command: make }\n",
  'recipes/r.yml',
)
const EXPECTED: ExpectedRun = {
  checkPlace: (plan) => checkPullPlace(plan, PULL),
  isFork: false,
  recipe: RECIPE,
  inputs: { version: 22, name: null },
  config: DEFAULT_CONFIG,
  sousVersion: '0.1.0',
  message: 'Change files',
  isTrusted: async ({ path }) => path === 'recipes/known.yml',
}
const CONTENT: Partial<PlanContent> = {
  repository: { id: '1', pull: 7 },
  base: { commit: HEAD, ref: 'refs/heads/main', directory: '.' },
  head: { repository: '1', ref: 'refs/heads/topic', commit: HEAD },
  target: 'refs/heads/topic',
  recipe: { ...RECIPE.source, includes: [{ path: 'recipes/known.yml', digest: 'c'.repeat(64) as Digest }] },
  inputs: { version: 22 },
  policy: policyHash(DEFAULT_CONFIG),
}
const CHANGES = [update('a.txt', 'one\n', 'two\n')]

async function refused(
  content: Partial<PlanContent>,
  { changes = CHANGES, ...expected }: Partial<ExpectedRun> & { readonly changes?: readonly FileChange[] } = {},
): Promise<string | undefined> {
  const plan = planOf(changes, { ...CONTENT, ...content })
  const found = await checkExpectedPlan({ plan, changes }, { ...EXPECTED, ...expected })
  return found && `${found.code}: ${found.message.replace(`Plan ${plan.digest} is not the requested one: `, '')}`
}

describe('[C11] a plan that another job made', () => {
  it('is believed where all of it is as asked for', async () => {
    expect(await refused({})).toBeUndefined()
    expect(await refused({ inputs: {} }, { inputs: {} })).toBeUndefined()
  })

  it('is not believed where it is for another place', async () => {
    expect(await refused({ repository: { id: '2', pull: 7 } })).toBe('plan_tampered: it was not made for #7')
    expect(await refused({ repository: { id: '1', pull: 8 } })).toBe('plan_tampered: it was not made for #7')
    const other = { repository: '1', ref: 'refs/heads/main', commit: HEAD }
    expect(await refused({ head: other, target: other.ref })).toBe('plan_tampered: it was made on another branch')
    expect(await refused({ target: 'refs/heads/main' })).toBe('plan_tampered: it is for another place')
    expect(await refused({ base: { commit: HEAD, ref: 'refs/heads/next', directory: '.' } })).toMatch(/^stale_base: /)
    const moved = { head: { ...PULL.head, commit: 'd'.repeat(40) } }
    expect(await refused({}, { checkPlace: (plan) => checkPullPlace(plan, { ...PULL, ...moved }) })).toMatch(/^stale_head: /)
  })

  it('is not believed where it is of something else', async () => {
    expect(await refused({ sousVersion: '9.9.9' })).toMatch(/^plan_version: Another version of Sous made the plan/)
    expect(await refused({ recipe: { ...RECIPE.source, digest: 'e'.repeat(64) as Digest, includes: [] } })).toMatch(
      /^plan_outdated: On the default branch, recipes\/r\.yml has changed/,
    )
    expect(await refused({ recipe: { ...RECIPE.source, path: 'recipes/other.yml', includes: [] } })).toBe(
      'plan_tampered: it is for the recipe recipes/other.yml',
    )
    expect(await refused({ inputs: { version: 24 } })).toBe('plan_tampered: its inputs differ')
    expect(await refused({ policy: '0'.repeat(64) })).toMatch(/^plan_outdated: On the default branch, the configuration has changed/)
    expect(await refused({ message: 'Other' })).toBe('plan_tampered: its commit message differs')
    const includes = [{ path: 'recipes/evil.yml', digest: 'e'.repeat(64) as Digest }]
    expect(await refused({ recipe: { ...RECIPE.source, includes } })).toMatch(
      /^plan_outdated: On the default branch, recipes\/evil\.yml has changed/,
    )
  })

  it('is not believed where its commit would skip checks or speak for somebody', async () => {
    for (const message of ['Change [skip ci]', 'Change\n\nSous-Approved-By: boss (1)'])
      expect(await refused({ message }, { message })).toMatch(/^message_refused: /)
  })

  it('to propose is not believed where it is for another place', () => {
    const place = { commit: HEAD, ref: 'refs/heads/main', directory: '.' } as const
    const proposal: Partial<PlanContent> = { repository: { id: '1' }, base: place, target: PROPOSAL_TARGET }
    const check = (content: Partial<PlanContent>) => {
      const { head: _, ...plan } = planOf(CHANGES, { ...CONTENT, ...proposal, ...content })
      const made = content.head === undefined ? plan : { ...plan, head: content.head }
      return checkProposalPlan(made, { repository: 1, place })?.message.split(': ').at(-1)
    }
    expect(check({})).toBeUndefined()
    const other = 'it is not a proposal for this repository'
    expect(check({ repository: { id: '2' } })).toBe(other)
    expect(check({ repository: { id: '1', pull: 7 } })).toBe(other)
    expect(check({ target: 'refs/heads/main' })).toBe(other)
    expect(check({ head: { repository: '1', ref: 'refs/heads/topic', commit: HEAD } })).toBe(other)
    expect(check({ base: { ...place, ref: 'refs/heads/next' } })).toBe('it is for another place')
    expect(check({ base: { ...place, directory: 'app' as never } })).toBe('it is for another place')
    expect(check({ base: { ...place, commit: 'd'.repeat(40) } })).toContain("and 'refs/heads/main' is at aaaaaaaaaaaa now")
  })

  it('is not believed where it is larger than the configuration allows', async () => {
    const config = { ...DEFAULT_CONFIG, limits: { files: 1 } }
    const changes = [update('a.txt', 'one\n', 'two\n'), update('b.txt', 'one\n', 'two\n')]
    expect(await refused({ policy: policyHash(config) }, { config, changes })).toContain('More than 1 file would change')
  })

  it('is not believed where it does what its recipe may not do', async () => {
    expect(await refused({}, { changes: [create('src/evil.js', 'x')] })).toContain("has no permission to change 'src/evil.js'")
    const workflows = recipeOf("name: R\npermissions: { write: ['**'] }\nsteps: [{ tool: grep, with: { pattern: x } }]\n", 'recipes/r.yml')
    const content = { recipe: { ...workflows.source, includes: [] } }
    expect(await refused(content, { recipe: workflows, changes: [create('.github/workflows/x.yml', 'x')] })).toContain('it is a workflow')
  })

  it('[C14] is not believed where it leaves out a command that its recipe runs', async () => {
    const content = { recipe: { ...RUNS.source, includes: [] } }
    const [step] = RUNS.steps
    if (step === undefined) throw new Error('No step.')
    expect(await refused(content, { recipe: RUNS })).toBe('plan_tampered: it leaves out the call at recipes/r.yml:4')
    const told = {
      label: '1',
      tool: 'run_in_terminal',
      args: { command: 'make' },
      decision: { kind: 'allow', rule: 'r' },
      at: step.at,
    } as const
    const ran = { ...told, outcome: { kind: 'ran', output: '', warnings: [], filesAffected: [] } } as const
    expect(await refused({ ...content, steps: [ran] }, { recipe: RUNS })).toBeUndefined()
    const skipped = { ...told, outcome: { kind: 'skipped', condition: 'x' } } as const
    expect(await refused({ ...content, steps: [skipped] }, { recipe: RUNS })).toContain('it leaves out')
    expect(await refused({ ...content, steps: [ran] }, { recipe: RUNS, isFork: true })).toContain('a fork')
  })
})

describe('[C11] the contents of a plan that another job made', { timeout: 60_000 }, () => {
  const check = async (world: ApplyWorld, changes: readonly FileChange[], content: Partial<PlanContent> = {}) => {
    const stored = await planOn(world, changes)
    const plan = { ...stored.plan, ...content }
    return (await checkContents(await world.remote(), { plan, changes }))?.message.split(': ')[1]
  }

  it('are believed where they were so, and come to the tree of the plan', async () => {
    await using world = await applyWorld()
    expect(await check(world, [update('a.txt', 'two\n', 'three\n'), create('n.txt', 'n'), remove('dir/c.txt', 'c\n')])).toBeUndefined()
    expect(await check(world, [], { status: 'gated' })).toBeUndefined()
  })

  it('are not believed where a diff would show what is not there', async () => {
    await using world = await applyWorld()
    const other = (name: string) => `'${name}' is not what the plan says it was`
    expect(await check(world, [update('a.txt', 'almost three\n', 'three\n')])).toBe(other('a.txt'))
    expect(await check(world, [create('b.txt', 'b\n')])).toBe(other('b.txt'))
    expect(await check(world, [remove('dir/c.txt', 'nothing\n')])).toBe(other('dir/c.txt'))
    const mode = { ...update('a.txt', 'two\n', 'three\n'), modeBefore: '100755' } as FileChange
    expect(await check(world, [mode])).toBe(other('a.txt'))
    expect(await check(world, [update('a.txt', 'two\n', 'three\n')], { tree: 'f'.repeat(40) })).toMatch(/^it results in the tree /)
  })
})
