import { expect, it } from 'vitest'
import type { FileChange } from '../../src/model/change.ts'
import { ROOT_DIRECTORY } from '../../src/model/path.ts'
import { whyDenied, whyProtected } from '../../src/model/protected-paths.ts'
import { create, remove, update } from '../support/changes.ts'
import { repoPath } from '../support/workspace.ts'

it.each([
  ['.github/workflows/a.yml', 'runs in GitHub Actions'],
  ['.GitHub/Workflows/x.yml', 'runs in GitHub Actions'],
  ['.github/actions/setup/action.yml', 'runs in GitHub Actions'],
  ['.github/actions/setup/index.js', 'runs in GitHub Actions'],
  ['action.yaml', 'runs in GitHub Actions'],
  ['CODEOWNERS', 'decides who must approve'],
  ['docs/CODEOWNERS', 'decides who must approve'],
  ['.github/sous.yml', 'decides what Sous may do'],
  ['.github/recipes/bump.yml', 'decides what Sous may do'],
  ['recipes/bump.yaml', 'decides what Sous may do'],
  ['.github/dependabot.yml', 'decides what is updated'],
  ['.gitmodules', 'changes what git checks out'],
  ['gitmod~1', 'changes what git checks out'],
  ['sub/GI7D29~2', 'changes what git checks out'],
  ['web/.gitattributes', 'changes what git checks out'],
  ['.npmrc', 'decides where packages come from'],
  ['.yarnrc.yml', 'decides where packages come from'],
  ['.pnpmfile.cjs', 'decides where packages come from'],
  ['web/.pnpmfile.js', 'decides where packages come from'],
  ['web/package-lock.json', 'decides what is installed'],
  ['npm-shrinkwrap.json', 'decides what is installed'],
  ['yarn.lock', 'decides what is installed'],
  ['pnpm-lock.yaml', 'decides what is installed'],
  ['bun.lock', 'decides what is installed'],
  ['bun.lockb', 'decides what is installed'],
  ['Cargo.lock', 'decides what is installed'],
  ['go.sum', 'decides what is installed'],
  ['tools/Makefile', 'executes on make'],
  ['GNUmakefile', 'executes on make'],
  ['.husky/pre-commit', 'executes on commit'],
  ['.pre-commit-config.yaml', 'executes on commit'],
  ['vendor/x/HEAD', 'may have git take its directory for a repository'],
  ['vendor/x/hooks/pre-push', 'may execute as a hook of git'],
  ['.githooks/commit-msg', 'may execute as a hook of git'],
  ['.vscode/tasks.json', 'executes when the folder is opened'],
  ['web/.vscode/launch.json', 'executes when the folder is opened'],
  ['.vscode/settings.json', 'executes when the folder is opened'],
  ['.devcontainer/devcontainer.json', 'executes when the folder is opened'],
])('[D7] protects %s', (path, why) => {
  expect([whyProtected(create(path, 'x')), whyProtected(update(path, 'x', 'y')), whyProtected(remove(path, 'x'))]).toEqual([why, why, why])
})

it.each([
  ['.github/workflows/a.yml', 'a long s', '.github/workflow\u017f/a.yml'],
  ['.github/workflows/a.yml', 'a character that HFS+ ignores', '.\u200cgithub/workflows/a.yml'],
  ['.github/workflows/a.yml', 'the sign of kelvin', '.github/wor\u212aflows/a.yml'],
  ['.github/sous.yml', 'a long s', '.github/\u017fous.yml'],
  ['.github/sous/x.yml', 'a character that HFS+ ignores', '.github/so\u206aus/x.yml'],
])('[D6] [D7] protects and denies %s also when it is written with %s, since it is one file on some systems', (meant, _what, path) => {
  expect(whyProtected(create(path, 'x'))).toBe(whyProtected(create(meant, 'x')))
  const places = { directory: ROOT_DIRECTORY, allowWorkflows: false } as const
  const why = whyDenied(create(meant, 'x'), places)
  expect(why).toMatch(/^it (?:is a workflow|decides what Sous may do)$/)
  expect(whyDenied(create(path, 'x'), places)).toBe(why)
})

it('[D7] denies what decides what runs, in any case of letters, and workflows unless they are allowed', () => {
  const denied = (path: string, allowWorkflows: boolean) => whyDenied(create(path, 'x'), { directory: ROOT_DIRECTORY, allowWorkflows })
  expect([denied('.GitHub/Workflows/a.yml', false), denied('.GitHub/Workflows/a.yml', true)]).toEqual(['it is a workflow', undefined])
  for (const path of ['.github/sous.yml', '.GITHUB/Sous.YAML', '.github/sous/a.yml', '.sous/x'])
    expect(denied(path, true)).toBe('it decides what Sous may do')
})

it.each([
  'src/action.ts',
  'docs/workflows/a.yml',
  'recipes/soup/tomato.yml',
  'docs/recipes/a.yml',
  'my-codeowners',
  'src/makefile.md',
  'package.json/x',
  'github/workflows/a.yml',
  'src/hooks/use-cart.ts',
  'src/HEAD.ts',
])('[D7] lets %s be', (path) => {
  expect(whyProtected(update(path, 'x', 'y'))).toBeUndefined()
})

const manifest = (scripts: object, version = '1.0.0') => JSON.stringify({ name: 'x', version, scripts })

it.each<[what: string, change: FileChange, why: string | undefined]>([
  [
    'a changed script',
    update('package.json', manifest({ test: 'a' }), manifest({ test: 'a', postinstall: 'curl evil' })),
    'executes on install',
  ],
  ['a changed version', update('package.json', manifest({ test: 'a' }), manifest({ test: 'a' }, '2.0.0')), undefined],
  ['a new manifest with scripts', create('web/package.json', manifest({ test: 'a' })), 'executes on install'],
  ['a new manifest without', create('web/package.json', manifest({})), undefined],
  ['a manifest that cannot be read', update('package.json', 'no json', '{}'), 'executes on install'],
  ['one that can be read neither before nor after', update('package.json', 'no json', 'still none'), 'executes on install'],
  ['a deleted manifest', remove('package.json', manifest({ test: 'a' })), undefined],
])('[D7] looks into package.json: %s', (_what, change, why) => {
  expect(whyProtected(change)).toBe(why)
})

it.each<[what: string, change: FileChange, why: string | undefined]>([
  ['of a repository within', create('vendor/x/config', '[core]\n\tfsmonitor = evil\n'), 'decides what git executes'],
  ['that takes in another', update('config', '', '; a\n [ Include ]\npath = x\n'), 'decides what git executes'],
  ['behind a byte-order mark', create('x/config.worktree', '\ufeff[alias]\nst = !evil\n'), 'decides what git executes'],
  ['behind another section', create('x/config', '[x] [core]\n\tfsmonitor = evil\n'), 'decides what git executes'],
  ['of a pager', create('x/config', '[pager]\n\tlog = evil\n'), 'decides what git executes'],
  ['of very many lines', create('x/config', `${'\r'.repeat(1_000_000)}${'['.repeat(100_000)}`), undefined],
  ['of something else', update('ssh/config', 'Host a\n', 'Host b\n'), undefined],
  ['that is deleted', remove('x/config', '[core]\n'), undefined],
])('[D9] looks into what may be configuration of git: %s', (_what, change, why) => {
  expect(whyProtected(change)).toBe(why)
})

it('[D7] knows where in the repository the paths begin', () => {
  expect(whyProtected(create('workflows/a.yml', 'x'), { directory: repoPath('.github') })).toBe('runs in GitHub Actions')
  expect(whyProtected(create('.github/workflows/a.yml', 'x'), { directory: repoPath('packages/a') })).toBeUndefined()
})

it('[D7] protects what the configuration says too', () => {
  const places = { directory: repoPath('deploy'), matches: (path: string) => path.startsWith('deploy/live/') }
  expect(whyProtected(create('live/a.tf', 'x'), places)).toBe('is protected by .github/sous.yml')
  expect(whyProtected(create('test/a.tf', 'x'), places)).toBeUndefined()
  expect(whyProtected(create('live/Makefile', 'x'), places)).toBe('executes on make')
})
