import { expect, it } from 'vitest'
import type { FileChange } from '../../src/base/change.ts'
import { ROOT_DIRECTORY } from '../../src/base/path.ts'
import { whyDenied, whyProtected } from '../../src/base/protected-files.ts'
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
  ['vendor/x/HEAD', 'may make git treat its directory as a repository'],
  ['vendor/x/hooks/pre-push', 'may execute as a git hook'],
  ['.githooks/commit-msg', 'may execute as a git hook'],
  ['.vscode/tasks.json', 'executes when the folder is opened'],
  ['web/.vscode/launch.json', 'executes when the folder is opened'],
  ['.vscode/settings.json', 'executes when the folder is opened'],
  ['.devcontainer/devcontainer.json', 'executes when the folder is opened'],
  ['.devcontainer.json', 'executes when the folder is opened'],
  ['.idea/runConfigurations/x.xml', 'executes when the folder is opened'],
  ['team.code-workspace', 'executes when the folder is opened'],
  ['.gitpod.yml', 'executes when the folder is opened'],
  ['.envrc', 'executes when a shell enters the folder'],
  ['web/.envrc', 'executes when a shell enters the folder'],
  ['mise.toml', 'executes when a shell enters the folder'],
  ['.mise.local.toml', 'executes when a shell enters the folder'],
  ['.gitlab-ci.yml', 'runs in CI'],
  ['ci/build.gitlab-ci.yml', 'runs in CI'],
  ['.gitlab/ci/test.yml', 'runs in CI'],
  ['.circleci/config.yml', 'runs in CI'],
  ['.CircleCI/Config.yml', 'runs in CI'],
  ['.circleci', 'runs in CI'],
  ['Jenkinsfile', 'runs in CI'],
  ['deploy/Jenkinsfile.release', 'runs in CI'],
  ['azure-pipelines.yml', 'runs in CI'],
  ['.travis.yml', 'runs in CI'],
  ['bitbucket-pipelines.yml', 'runs in CI'],
  ['.drone.yml', 'runs in CI'],
  ['.woodpecker/build.yaml', 'runs in CI'],
  ['.woodpecker.yml', 'runs in CI'],
  ['.buildkite/pipeline.yml', 'runs in CI'],
  ['appveyor.yml', 'runs in CI'],
  ['.appveyor.yml', 'runs in CI'],
  ['cloudbuild.yaml', 'runs in CI'],
  ['.forgejo/workflows/a.yml', 'runs in CI'],
  ['netlify.toml', 'decides what a host builds and runs after a push'],
  ['.readthedocs.yaml', 'decides what a host builds and runs after a push'],
  ['renovate.json', 'decides what is updated'],
  ['.github/renovate.json5', 'decides what is updated'],
  ['.github/settings.yml', 'decides who must approve or what is merged'],
  ['.gitlab/CODEOWNERS', 'decides who must approve'],
  ['.lfsconfig', 'changes what git checks out'],
  ['pip.conf', 'decides where packages come from'],
  ['.pypirc', 'decides where packages come from'],
  ['.bundle/config', 'decides where packages come from'],
  ['NuGet.Config', 'decides where packages come from'],
  ['settings.gradle.kts', 'decides where packages come from'],
  ['mix.lock', 'decides what is installed'],
  ['app/gradle.lockfile', 'decides what is installed'],
  ['.terraform.lock.hcl', 'decides what is installed'],
  ['setup.py', 'executes on install'],
  ['x.gemspec', 'executes on install'],
  ['crates/a/build.rs', 'executes in every build'],
  ['.cargo/config.toml', 'executes in every build'],
  ['.cargo/config', 'executes in every build'],
  ['.mvn/extensions.xml', 'executes in every build'],
  ['.mvn/wrapper/maven-wrapper.properties', 'executes in every build'],
  ['gradle/wrapper/gradle-wrapper.properties', 'executes in every build'],
  ['buildSrc/src/main/kotlin/x.kt', 'executes in every build'],
  ['Directory.Build.props', 'executes in every build'],
  ['src/Directory.Build.targets', 'executes in every build'],
  ['.bazelrc', 'executes in every build'],
  ['conftest.py', 'executes in every test run'],
  ['tests/unit/conftest.py', 'executes in every test run'],
  ['sitecustomize.py', 'executes whenever Python starts'],
  ['lib/x.pth', 'executes whenever Python starts'],
  ['.yarn/releases/yarn-4.cjs', 'executes whenever Node.js, Yarn or Bun starts'],
  ['.pnp.cjs', 'executes whenever Node.js, Yarn or Bun starts'],
  ['bunfig.toml', 'executes whenever Node.js, Yarn or Bun starts'],
  ['.Rprofile', 'executes when a console or a debugger starts'],
  ['lefthook.yml', 'executes on commit'],
  ['.lefthook-local.yaml', 'executes on commit'],
  ['.lintstagedrc.json', 'executes on commit'],
  ['.mcp.json', 'tells coding agents what to do'],
  ['.cursor/rules/a.mdc', 'tells coding agents what to do'],
  ['.cursorrules', 'tells coding agents what to do'],
  ['CLAUDE.md', 'tells coding agents what to do'],
  ['.claude/settings.json', 'tells coding agents what to do'],
  ['web/AGENTS.md', 'tells coding agents what to do'],
  ['.github/copilot-instructions.md', 'tells coding agents what to do'],
  ['.github/agents/x.agent.md', 'tells coding agents what to do'],
  ['.clinerules', 'tells coding agents what to do'],
  ['.clinerules/a.md', 'tells coding agents what to do'],
  ['.vscode/mcp.json', 'tells coding agents what to do'],
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
  'src/circleci/config.yml',
  'docs/Jenkinsfile-guide.md',
  'agents.ts',
  'docs/claude.html',
  'src/setup.py.md',
  'my_setup.py',
  'src/rebuild.rs',
  'cargo/config.toml',
  'Dockerfile',
  'pom.xml',
  'build.gradle',
  'Gemfile',
  'Cargo.toml',
  'go.mod',
  'Rakefile',
  'tox.ini',
  'noxfile.py',
  'justfile',
  '.nvmrc',
  '.python-version',
  '.tool-versions',
  '.github/ISSUE_TEMPLATE/bug.md',
  '.vscode/extensions.json',
  'yarn/index.js',
  'promise.toml',
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

const project = (buildSystem: string, version = '1.0.0') => `[build-system]\n${buildSystem}\n\n[project]\nversion = '${version}'\n`
const SETUPTOOLS = "requires = ['setuptools']"

it.each<[what: string, before: string, after: string, why: string | undefined]>([
  ['a changed version', project(SETUPTOOLS), project(SETUPTOOLS, '2.0.0'), undefined],
  ['a changed list', project(SETUPTOOLS), project("requires = ['setuptools', 'evil']"), 'executes on install'],
  ['more lines of a list', project('requires = [\n"a",\n]'), project('requires = [\n"a",\n"evil",\n]'), 'executes on install'],
  ['a comment in it', project(SETUPTOOLS), project(`# Why not?\n${SETUPTOOLS}`), undefined],
  ['one that is new', "[project]\nname = 'a'\n", `[project]\nname = 'a'\n\n${project('backend-path = ["."]')}`, 'executes on install'],
  ['one that is written in one line', '', 'build-system = { requires = ["evil"] }\n', 'executes on install'],
  ['one that is written with dots', '', '"build-system".requires = ["evil"]\n', 'executes on install'],
  ['one that is written with escapes', '', '["build\\u002dsystem"]\nrequires = ["evil"]\n', 'executes on install'],
  ['another table behind it', project(SETUPTOOLS), `${project(SETUPTOOLS)}[tool.x]\na = 1\n`, undefined],
])('[D7] looks into pyproject.toml: %s', (_what, before, after, why) => {
  expect(whyProtected(update('pyproject.toml', before, after))).toBe(why)
})

it('[D7] looks into composer.json as into package.json', () => {
  expect(whyProtected(update('composer.json', '{"require":{}}', '{"require":{"a/b":"1"}}'))).toBeUndefined()
  expect(whyProtected(update('composer.json', '{}', '{"scripts":{"post-install-cmd":"evil"}}'))).toBe('executes on install')
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
