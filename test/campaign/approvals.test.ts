import { expect, it } from 'vitest'
import type { Digest } from '../../src/base/recipe.ts'
import { ApprovedPlans, callGroups, leavesOf } from '../../src/campaign/approvals.ts'
import { CampaignTree } from '../../src/campaign/campaign-digest.ts'
import { groupRows } from '../../src/campaign/patch-groups.ts'
import type { Row } from '../../src/campaign/rows.ts'

const hash = (index: number) => index.toString(16).padStart(64, '0') as Digest

function rowOf(index: number, more: Partial<Row> = {}): Row {
  return {
    id: String(index),
    name: `acme/r${index}`,
    state: 'gated',
    plan: hash(index),
    patch: hash(index),
    wave: 'all',
    calls: ['x {}'],
    ...more,
  }
}

function groupsOf(rows: readonly Row[]) {
  const samples = rows.flatMap(({ id, patch }) =>
    patch === undefined ? [] : [[patch, { repository: id, text: '', isCut: false }] as const],
  )
  return groupRows(rows, [], new Map(samples))
}

it('only calls that an issue has room to show can be approved', () => {
  const rows = Array.from({ length: 30 }, (_, index) => rowOf(index))
  const groups = groupsOf(rows)
  expect(callGroups(rows, groups)).toHaveLength(20)
  expect(leavesOf(rows, groups)).toHaveLength(20)
  // The others follow when these are done.
  const later = rows.map((row) => (Number(row.id) < 20 ? { ...row, state: 'planned' as const } : row))
  expect(leavesOf(later, groups)).toHaveLength(30)
})

it('calls that nobody was shown cannot be approved', () => {
  const { patch: _, ...hidden } = rowOf(1)
  const rows = [hidden, rowOf(2)]
  expect(leavesOf(rows, groupsOf(rows)).map(({ repository }) => repository)).toEqual(['2'])
})

it('plans with commands need two people, each counted once', () => {
  const leaves = leavesOf([rowOf(1)], groupsOf([rowOf(1)]))
  const [leaf] = leaves
  if (leaf === undefined) throw new Error('There is no leaf.')
  const { digest } = new CampaignTree(leaves)
  const by = (...people: readonly string[]) =>
    new ApprovedPlans(
      people.map((login) => ({ digest, by: login })),
      [leaves],
    )
  expect(by('boss').of(leaf)).toHaveLength(1)
  expect(by('boss').of(leaf, 2)).toEqual([])
  expect(by('boss', 'boss').of(leaf, 2)).toEqual([])
  expect(by('boss', 'second').of(leaf, 2)).toHaveLength(2)
  expect(by('boss', 'second').of({ ...leaf, head: 'b'.repeat(40) }, 2)).toEqual([])
})
