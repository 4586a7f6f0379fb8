import type { FileChange } from './change.ts'
import { CONFIG_FILE } from './config.ts'
import { foldPath, type RepoDirectory, ROOT_DIRECTORY } from './path.ts'

export interface ProtectedPlaces {
  /** The directory in the repository that the paths of changes start from. */
  readonly directory?: RepoDirectory
  /** Whether the configuration protects a path. */
  matches?(path: string): boolean
}

/** Why a change needs a second look, in words that follow the path; `undefined` for all others. */
export function whyProtected(change: FileChange, places: ProtectedPlaces = {}): string | undefined {
  const whole = pathInRepository(change.path, places.directory)
  const always = findProtected(change, whole)
  if (always !== undefined) return always.why
  // In a subfolder, the configuration's paths start there.
  return places.matches?.(whole) || places.matches?.(change.path) ? `is protected by ${CONFIG_FILE}` : undefined
}

/** Why a file must not be changed at all: it decides what runs or who approves. At a terminal it can be, and where it is allowed. */
export function whyDenied({ path }: FileChange, { directory, allowWorkflows }: DeniedPlaces): string | undefined {
  const folded = foldPath(pathInRepository(path, directory))
  if (/^\.GITHUB\/SOUS(?:\.(?:YA?ML|LOCK)$|\/)|^\.SOUS(?:\/|$)/.test(folded)) return 'it decides what Sous may do'
  return !allowWorkflows && /^\.GITHUB\/WORKFLOWS(?:\/|$)/.test(folded) ? 'it is a workflow' : undefined
}

export interface DeniedPlaces {
  readonly directory: RepoDirectory
  readonly allowWorkflows: boolean
}

function pathInRepository(path: string, directory: RepoDirectory = ROOT_DIRECTORY): string {
  return directory === ROOT_DIRECTORY ? path : `${directory}/${path}`
}

/** Files that need a second approver, whatever the configuration says. */
export interface ProtectedFiles {
  /**
   * As in `.gitignore`: a name matches in every directory, a leading `/` means the root of the repository, and a trailing one
   * everything in a directory. The only wildcards are `*` and `{a,b}`.
   */
  readonly files: readonly string[]
  /** In words that follow the path. */
  readonly why: string
  /** Only some changes of such files count: in words, and as a check. */
  readonly only?: { readonly which: string; applies(change: FileChange): boolean }
}

/**
 * Files that take effect just by existing: they run, choose what runs, or choose who approves, without being named. Files that you
 * have to start yourself (a Rakefile, noxfile.py, a Dockerfile) and manifests that change every day (pom.xml, build.gradle,
 * Gemfile, pyproject.toml) are not listed. The first match gives the reason.
 */
export const PROTECTED_FILES: readonly ProtectedFiles[] = [
  { files: ['/.github/workflows/', '/.github/actions/', 'action.{yml,yaml}'], why: 'runs in GitHub Actions' },
  { files: ['/{,.github/,docs/,.gitlab/,.gitea/,.forgejo/}CODEOWNERS'], why: 'decides who must approve' },
  {
    files: ['/.github/sous.{yml,yaml,lock}', '/.github/sous/', '/.github/recipes/', '/recipes/*.{yml,yaml}'],
    why: 'decides what Sous may do',
  },
  { files: ['/{,.github/}dependabot.{yml,yaml}'], why: 'decides what is updated' },
  {
    files: ['/{,.github/,.gitlab/}renovate.{json,json5}', '/.renovaterc', '/.renovaterc.{json,json5}'],
    why: 'decides what is updated',
  },
  {
    files: [
      '/{,.github/,.config/}{.mergify,mergify}.yml',
      '/.policy.yml',
      '/.bulldozer.yml',
      '/{,.github/}.kodiak.toml',
      '/.github/settings.yml',
    ],
    why: 'decides who must approve or what is merged',
  },
  {
    files: [
      '.gitlab-ci.yml',
      '*.gitlab-ci.yml',
      '/.gitlab-ci/',
      '/.gitlab/ci/',
      '/.circleci/',
      'Jenkinsfile',
      'Jenkinsfile.*',
      '*.jenkinsfile',
      'azure-pipelines*.{yml,yaml}',
      '/{.azure-pipelines,.azuredevops,.pipelines}/',
      '/.travis.yml',
      'bitbucket-pipelines.yml',
      '/.drone.{yml,yaml,jsonnet,star}',
      '/.woodpecker.{yml,yaml}',
      '/.woodpecker/',
      '/.buildkite/',
      '/{,.}appveyor.yml',
      'cloudbuild*.{yml,yaml,json}',
      'buildspec*.{yml,yaml}',
      '/.cirrus.{yml,star}',
      '/.semaphore/',
      '/.teamcity/',
      '/.tekton/',
      '/.harness/',
      '/.builds/',
      '/.build.yml',
      '/{.gitea,.forgejo}/{workflows,actions}/',
      '/codemagic.yaml',
      '/bitrise.yml',
      '/jitpack.yml',
      '/atlantis.{yml,yaml}',
    ],
    why: 'runs in CI',
  },
  {
    files: ['{,.}readthedocs.{yml,yaml}', 'netlify.toml', 'vercel.json', 'amplify.yml', 'render.yaml', 'railway.{json,toml}'],
    why: 'decides what a host builds and runs after a push',
  },
  // Some of them by the short names that NTFS may give them.
  {
    files: ['.gitmodules', '.gitattributes', '.lfsconfig', '{GITMOD,GITATT,GI7EBA,GI7D29}~*'],
    why: 'changes what git checks out',
  },
  {
    files: [
      '.npmrc',
      '.yarnrc',
      '.yarnrc.yml',
      '.pnpmfile.{js,cjs,mjs}',
      'pip.{conf,ini}',
      '.pypirc',
      'uv.toml',
      'poetry.toml',
      '.condarc',
      '.bundle/config',
      'NuGet.config',
      'settings.gradle',
      'settings.gradle.kts',
      '.swiftpm/configuration/',
      '.terraformrc',
    ],
    why: 'decides where packages come from',
  },
  {
    files: [
      'package-lock.json',
      'npm-shrinkwrap.json',
      'yarn.lock',
      'pnpm-lock.yaml',
      'bun.{lock,lockb}',
      'deno.lock',
      '{poetry,uv,pdm,pixi,Pipfile,Cargo,Gemfile,composer,flake,mix,rebar,Podfile,pubspec,paket}.lock',
      'pylock*.toml',
      'conda-lock.yml',
      'gems.locked',
      'go.sum',
      'go.work.sum',
      'gradle.lockfile',
      'gradle/verification-metadata.xml',
      'packages.lock.json',
      'Package.resolved',
      'stack.yaml.lock',
      'MODULE.bazel.lock',
      '.terraform.lock.hcl',
    ],
    why: 'decides what is installed',
  },
  { files: ['package.json', 'composer.json'], why: 'executes on install', only: { which: 'changed `scripts`', applies: changesScripts } },
  {
    files: ['pyproject.toml'],
    why: 'executes on install',
    only: { which: 'a changed `[build-system]`', applies: changesBuildSystem },
  },
  { files: ['setup.py', '*.gemspec'], why: 'executes on install' },
  { files: ['{,GNU}Makefile'], why: 'executes on make' },
  {
    files: [
      'build.rs',
      '.cargo/config',
      '.cargo/config.toml',
      'buildSrc/',
      'init.gradle',
      'init.gradle.kts',
      'gradle/wrapper/',
      'gradlew',
      'gradlew.bat',
      '.mvn/',
      'mvnw',
      'mvnw.cmd',
      '/project/{plugins.sbt,build.properties}',
      '{.jvmopts,.sbtopts}',
      'Directory.Build.{props,targets,rsp}',
      'Directory.Solution.{props,targets}',
      '.config/dotnet-tools.json',
      '.bazelrc',
      '.bazelversion',
      '.bazeliskrc',
      '/tools/bazel',
      '.buckconfig',
    ],
    why: 'executes in every build',
  },
  { files: ['conftest.py'], why: 'executes in every test run' },
  { files: ['sitecustomize.py', 'usercustomize.py', '*.pth'], why: 'executes whenever Python starts' },
  { files: ['.yarn/', '.pnp.{js,cjs}', '.pnp.loader.mjs', 'bunfig.toml'], why: 'executes whenever Node.js, Yarn or Bun starts' },
  {
    files: ['.{irbrc,pryrc,iex.exs,Rprofile,Renviron,ghci,octaverc,gdbinit,lldbinit}'],
    why: 'executes when a console or a debugger starts',
  },
  {
    files: [
      '.husky/',
      '.huskyrc*',
      '.pre-commit-config.{yml,yaml}',
      '.pre-commit-hooks.yaml',
      '{,.}lefthook{,-local}.{yml,yaml,toml,json}',
      '.lefthook/',
      '.overcommit.yml',
      '.lintstagedrc*',
      'lint-staged.config.*',
      '{,.}simple-git-hooks.{js,cjs,json}',
    ],
    why: 'executes on commit',
  },
  { files: ['HEAD', 'commondir'], why: 'may make git treat its directory as a repository' },
  {
    files: ['*hooks/*'],
    why: 'may execute as a git hook',
    only: { which: 'names of letters, digits and dashes', applies: ({ path }) => /(?:^|\/)[A-Z\d-]+$/.test(foldPath(path)) },
  },
  {
    files: ['config', 'config.worktree', '.gitconfig'],
    why: 'decides what git executes',
    only: { which: 'content with git config sections', applies: isGitConfig },
  },
  {
    files: [
      '.mcp.json',
      '.cursor/',
      '.cursorrules',
      '.claude/',
      'CLAUDE.md',
      'CLAUDE.local.md',
      'AGENTS.md',
      'AGENTS.override.md',
      'AGENT.md',
      'GEMINI.md',
      'QWEN.md',
      'WARP.md',
      '.gemini/',
      '.qwen/',
      '.codex/',
      '.opencode/',
      'opencode.{json,jsonc}',
      '.agent/',
      '.agents/',
      '/.github/{agents,chatmodes,instructions,prompts,skills,copilot}/',
      '/.github/copilot-instructions.md',
      '.windsurf/',
      '.windsurfrules',
      '.cline/',
      '.clinerules/',
      '.roo/',
      '.roorules*',
      '.roomodes',
      '.kilocode/',
      '.continue/',
      '.continuerc.json',
      '.aider.conf.yml',
      '.junie/',
      '.kiro/',
      '.amazonq/',
      '.augment/',
      '.augment-guidelines',
      '.goosehints',
      '.openhands/',
      '.trae/',
      '.vscode/mcp.json',
    ],
    why: 'tells coding agents what to do',
  },
  {
    files: [
      '.vscode/{tasks,launch,settings}.json',
      '*.code-workspace',
      '.devcontainer/',
      '.devcontainer.json',
      '.idea/',
      '.run/',
      '.fleet/',
      '.zed/',
      '.helix/',
      '.dir-locals.el',
      '.exrc',
      '.nvimrc',
      '.nvim.lua',
      '/.gitpod.{yml,Dockerfile}',
      '/.replit',
      '/.stackblitzrc',
      '/.codesandbox/',
      '/.idx/',
    ],
    why: 'executes when the folder is opened',
  },
  { files: ['.envrc', '{,.}mise{,.*}.toml', '{,.}mise/', '.config/mise/'], why: 'executes when a shell enters the folder' },
]

const MATCHERS = PROTECTED_FILES.map((row) => ({
  ...row,
  pattern: new RegExp(row.files.map((glob) => patternOf(foldPath(glob))).join('|')),
}))

/** The first entry that matches a change of the file at a path, from the root of the repository. */
export function findProtected(change: FileChange, path: string): ProtectedFiles | undefined {
  const folded = foldPath(path)
  return MATCHERS.find(({ pattern, only }) => pattern.test(folded) && (only?.applies(change) ?? true))
}

/** The directory itself matches too: a link may replace it. */
function patternOf(glob: string): string {
  const body = glob
    .replace(/^\/|\/$/g, '')
    .replace(/[.+^$()|[\]\\]/g, '\\$&')
    .replace(/\{([^}]*)\}/g, (_, names: string) => `(?:${names.replaceAll(',', '|')})`)
    .replaceAll('*', '[^/]*')
  return `^${glob.startsWith('/') ? '' : '(?:.*/)?'}${body}${glob.endsWith('/') ? '(?:/|$)' : '$'}`
}

/** A manifest that cannot be parsed counts as changed. */
function changesScripts(change: FileChange): boolean {
  return changesPart(change, scriptsOf, '{}')
}

function changesBuildSystem(change: FileChange): boolean {
  return changesPart(change, buildSystemOf, '')
}

function changesPart(change: FileChange, partOf: (bytes: Uint8Array) => string | undefined, none: string): boolean {
  if (change.kind === 'delete' || change.kind === 'create_directory') return false
  const before = change.kind === 'update' ? partOf(change.before) : none
  const after = partOf(change.after)
  return before === undefined || before !== after
}

function scriptsOf(bytes: Uint8Array): string | undefined {
  try {
    const manifest: unknown = JSON.parse(Buffer.from(bytes).toString('utf8'))
    return JSON.stringify((manifest as { readonly scripts?: unknown }).scripts ?? {})
  } catch {
    return undefined
  }
}

/** Every line about the build system, in any form that TOML allows. */
function buildSystemOf(bytes: Uint8Array): string {
  let isWithin = false
  const lines: string[] = []
  for (const line of Buffer.from(bytes).toString('utf8').split('\n')) {
    const text = line.trim()
    // A name with escapes may be any name.
    if (/^\[?\s*(?:["']?build-system\b|"[^"]*\\)/.test(text)) isWithin = true
    else if (/^\[{1,2}[^\],]*\]{1,2}(?:\s*#.*)?$/.test(text)) isWithin = false
    if (isWithin && text !== '' && !text.startsWith('#')) lines.push(text)
  }
  return lines.join('\n')
}

/** Recognised by its sections: many other files are called `config`. */
function isGitConfig(change: FileChange): boolean {
  if (change.kind === 'delete' || change.kind === 'create_directory') return false
  // Anywhere: a section may start right after another, and a search for line starts would begin again at every carriage return.
  const sections =
    /\[\s{0,64}(?:core|include|includeif|alias|filter|diff|difftool|merge|mergetool|pager|interactive|uploadpack|credential|gpg|remote|extensions)\b/i
  return sections.test(Buffer.from(change.after).toString('latin1'))
}
