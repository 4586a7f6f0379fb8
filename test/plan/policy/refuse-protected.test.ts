import { expect, it } from 'vitest'
import { DEFAULT_CONFIG } from '../../../src/base/config.ts'
import { checkProtected } from '../../../src/plan/permissions.ts'
import { create, remove, update } from '../../support/changes.ts'
import { repoPath } from '../../support/workspace.ts'

const permissive = { approval: { ...DEFAULT_CONFIG.approval, allowWorkflows: true } }

it('[D7] refuses a workflow by default, and says how to allow it', () => {
  expect(checkProtected([create('a.txt', 'x'), create('.github/workflows/a.yml', 'x')], DEFAULT_CONFIG)).toEqual({
    code: 'path_protected',
    message: "The recipe may not change '.github/workflows/a.yml' here: it is a workflow",
    suggestion: "Run the recipe on the command line, or set 'approval: { allow-workflows: true }' in .github/sous.yml.",
  })
})

it.each([
  ['a change', update('.github/workflows/a.yml', 'x', 'y')],
  ['a removal', remove('.github/workflows/a.yml', 'x')],
  ['another spelling', create('.GitHub/WORKFLOWS/a.yml', 'x')],
  ['a file of another kind', create('.github/workflows/a.sh', 'x')],
  ['the folder itself', { kind: 'create_directory', path: repoPath('.github/workflows') } as const],
])('[D7] refuses %s of a workflow unless the configuration allows it', (_what, change) => {
  expect(checkProtected([change], DEFAULT_CONFIG)?.code).toBe('path_protected')
  expect(checkProtected([change], permissive)).toBeUndefined()
})

it('[D7] finds a workflow also when paths begin below the root', () => {
  expect(checkProtected([create('workflows/a.yml', 'x')], DEFAULT_CONFIG, repoPath('.github'))?.code).toBe('path_protected')
  expect(checkProtected([create('.github/workflows/a.yml', 'x')], DEFAULT_CONFIG, repoPath('packages/a'))).toBeUndefined()
})

it.each(['.github/sous.yml', '.github/SOUS.yaml', '.github/sous/x', '.sous/plans/x'])(
  '[D7] refuses %s whatever the configuration says',
  (path) => {
    expect(checkProtected([update(path, 'x', 'y')], permissive)).toMatchObject({
      code: 'path_protected',
      message: `The recipe may not change '${path}' here: it decides what Sous may do`,
    })
  },
)

it('[D7] leaves the rest to whoever approves', () => {
  const changes = [
    'CODEOWNERS',
    'package-lock.json',
    '.github/actions/a/action.yml',
    'docs/.github/workflows/a.yml',
    '.github/workflows.md',
  ]
  expect(
    checkProtected(
      changes.map((path) => create(path, 'x')),
      DEFAULT_CONFIG,
    ),
  ).toBeUndefined()
})
