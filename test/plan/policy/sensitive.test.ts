import { expect, it } from 'vitest'
import type { FileChange } from '../../../src/base/change.ts'
import type { PlannedStep, StepOutcome } from '../../../src/base/plan.ts'
import { isSensitive, MAX_QUIET_DELETES, whySensitive } from '../../../src/plan/permissions.ts'
import { create, remove, update } from '../../support/changes.ts'
import { planOf } from '../../support/plans.ts'
import { repoPath } from '../../support/workspace.ts'

const config = { protectedPaths: ['infra/**'] }
const at = { file: 'recipes/x.yml', line: 3, column: 5, endLine: 4, endColumn: 1 }
const ran: StepOutcome = { kind: 'ran', output: '', warnings: [], filesAffected: [] }
const step = (tool: string, outcome: StepOutcome = ran): PlannedStep => ({
  label: '1',
  tool,
  args: {},
  decision: { kind: 'allow', rule: 'r' },
  outcome,
  at,
})
const stored = (changes: readonly FileChange[], steps: readonly PlannedStep[] = []) => ({ changes, plan: planOf(changes, { steps }) })

it('[C14] a plan that only edits plain files is not sensitive', () => {
  const plan = stored([update('src/a.ts', 'x', 'y'), create('b.md', 'x'), remove('c.md', 'x')], [step('grep'), step('replace_in_file')])
  expect(whySensitive(plan, config)).toEqual([])
  expect(isSensitive(plan, config)).toBe(false)
})

it('[C14] a plan that touches protected paths is sensitive, by Sous or by the configuration', () => {
  expect(whySensitive(stored([update('CODEOWNERS', 'x', 'y'), create('infra/a.tf', 'x')]), config)).toEqual([
    'it changes CODEOWNERS, which decides who must approve',
    'it changes infra/a.tf, which is protected by .github/sous.yml',
  ])
  expect(whySensitive(stored([create('infra/a.tf', 'x')]), { protectedPaths: [] })).toEqual([])
})

it('[C14] looks at paths from the root of the repository', () => {
  const changes = [create('a.tf', 'x')]
  const plan = { changes, plan: planOf(changes, { base: { directory: repoPath('infra') } }) }
  expect(isSensitive(plan, config)).toBe(true)
})

it.each<[what: string, outcome: StepOutcome, expected: boolean]>([
  ['ran', ran, true],
  ['failed, and the recipe went on', { kind: 'failed', code: 'command_failed', message: 'm', suggestion: 's' }, true],
  ['waits for approval', { kind: 'deferred', because: 'external' }, true],
  ['was skipped', { kind: 'skipped', condition: 'false' }, false],
])('[C14] a plan with a command or a fetch that %s', (_what, outcome, expected) => {
  expect(isSensitive(stored([], [step('run_in_terminal', outcome)]), config)).toBe(expected)
  expect(isSensitive(stored([], [step('fetch_webpage', outcome)]), config)).toBe(expected)
})

it('[C14] names each tool that acts outside once', () => {
  expect(whySensitive(stored([], [step('run_in_terminal'), step('run_in_terminal')]), config)).toEqual(['it runs a command'])
})

it('[C14] a plan that deletes many files is sensitive', () => {
  const removals = Array.from({ length: MAX_QUIET_DELETES + 1 }, (_, i) => remove(`old/${i}.md`, 'x'))
  expect(whySensitive(stored(removals), config)).toEqual(['it deletes 21 files'])
  expect(whySensitive(stored(removals.slice(1)), config)).toEqual([])
})
