import { expect, it } from 'vitest'
import { isBaseAllowed } from '../../../src/github/pulls/pull-state.ts'

const allowed = (branch: string, branches: readonly string[]) => isBaseAllowed({ branch, defaultBranch: 'main' }, { branches })

it('[A11] only the default branch may be changed unless others are named', () => {
  expect([allowed('main', []), allowed('release/1', []), allowed('Main', [])]).toEqual([true, false, false])
})

it('[A11] branches are named one by one or by globs, from their beginning', () => {
  const branches = ['stable', 'release/*']
  const names = ['stable', 'main', 'release/1', 'release/1/fix', 'somebody/stable', 'x/release/1', 'unstable']
  expect(names.filter((name) => allowed(name, branches))).toEqual(['stable', 'main', 'release/1'])
})
