/** What a command gets of the surroundings when they have it. Tokens, inputs and runner files are not among them. */
const INHERITED: readonly string[] = ['HOME', 'LANG', 'TZ', 'CI', 'TMPDIR', 'USER', 'LOGNAME']
const INHERITED_PATTERN = /^LC_[A-Z]{1,32}$/

const NAME = /^[A-Z][A-Z0-9_]{0,63}$/

/** Variables that make a loader, a shell, an interpreter or git run or read something else than asked for. */
const REFUSED_NAMES: ReadonlySet<string> = new Set([
  'BASHOPTS',
  'BASH_ENV',
  'CDPATH',
  'CLASSPATH',
  'EDITOR',
  'ENV',
  'FPATH',
  'GCONV_PATH',
  'GLOBIGNORE',
  'HOME',
  'HOSTALIASES',
  'IFS',
  'JAVA_OPTS',
  'JAVA_TOOL_OPTIONS',
  'JDK_JAVA_OPTIONS',
  'LOCPATH',
  'LOGNAME',
  'MAKEFILES',
  'MAKEFLAGS',
  'NLSPATH',
  'PAGER',
  'PATH',
  'PROMPT_COMMAND',
  'PS4',
  'RUBYLIB',
  'RUBYOPT',
  'RUSTC_WRAPPER',
  'RUSTFLAGS',
  'SHELL',
  'SHELLOPTS',
  'TMPDIR',
  'USER',
  'VISUAL',
  'ZDOTDIR',
])
const REFUSED_PREFIXES: readonly string[] = [
  'ACTIONS_',
  'BASH_FUNC_',
  'CARGO_',
  'DOTNET_STARTUP_HOOKS',
  'DYLD_',
  'GITHUB_',
  'GIT_',
  'GLIBC_',
  'INPUT_',
  'LD_',
  'LUA_',
  'MALLOC_',
  'NODE_',
  'NPM_CONFIG_',
  'PERL',
  'PHP',
  'PIP_',
  'PYTHON',
  'RUNNER_',
  'SOUS_',
  'SSH_',
  'YARN_',
]
const HARMLESS: ReadonlySet<string> = new Set(['NODE_ENV', 'PYTHONHASHSEED', 'PYTHONUNBUFFERED', 'PYTHONDONTWRITEBYTECODE'])

/** Why a call may not set that variable for its command; `undefined` when it may. */
export function refuseVariable(name: string, value: string): string | undefined {
  if (!NAME.test(name)) return 'its name is not of the form [A-Z][A-Z0-9_]*, at most 64 characters'
  if (value.includes('\0')) return 'its value has a NUL character'
  if (HARMLESS.has(name)) return undefined
  if (REFUSED_NAMES.has(name) || REFUSED_PREFIXES.some((prefix) => name.startsWith(prefix)))
    return 'it can change which programs run, or is reserved'
  return undefined
}

export interface ChildSurroundings {
  /** The environment that Sous itself was started with. */
  readonly inherited: Readonly<Record<string, string | undefined>>
  /** Already clean, see `programs.ts`. */
  readonly searchPath: string
  readonly shell: string
}

/** The environment of a command, by allow-list: what it needs to work, what it was declared, and nothing else. */
export function childEnvironment(surroundings: ChildSurroundings, declared: Readonly<Record<string, string>>): Record<string, string> {
  const env: Record<string, string> = {}
  for (const [name, value] of Object.entries(surroundings.inherited))
    if (value !== undefined && (INHERITED.includes(name) || INHERITED_PATTERN.test(name))) env[name] = value
  return {
    ...env,
    ...declared,
    PATH: surroundings.searchPath,
    SHELL: surroundings.shell,
    TERM: 'dumb',
    GIT_TERMINAL_PROMPT: '0',
    // A directory that only looks like a bare repository would otherwise bring its own configuration into effect.
    GIT_CONFIG_COUNT: '1',
    GIT_CONFIG_KEY_0: 'safe.bareRepository',
    GIT_CONFIG_VALUE_0: 'explicit',
  }
}
