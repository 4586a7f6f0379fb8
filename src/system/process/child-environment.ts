/** Variables that a command inherits. Tokens, inputs and runner files are not among them. */
const INHERITED: readonly string[] = ['HOME', 'LANG', 'TZ', 'CI', 'TMPDIR', 'USER', 'LOGNAME']
const INHERITED_PATTERN =
  /^LC_(?:ADDRESS|ALL|COLLATE|CTYPE|IDENTIFICATION|MEASUREMENT|MESSAGES|MONETARY|NAME|NUMERIC|PAPER|TELEPHONE|TIME)$/

const NAME = /^[A-Z][A-Z0-9_]{0,63}$/

/** Variables that can make a loader, shell, interpreter or git run or read something unexpected. */
const REFUSED_NAMES: ReadonlySet<string> = new Set([
  ...['ANT_OPTS', 'BASHOPTS', 'BASH_ENV', 'BROWSER', 'CDPATH', 'CLASSPATH', 'COMPILER_PATH', 'COMSPEC', 'CPATH'],
  ...['CPLUS_INCLUDE_PATH', 'CURL_HOME', 'CVS_RSH', 'C_INCLUDE_PATH', 'GCC_EXEC_PREFIX', 'GOENV', 'GOTOOLCHAIN', 'LIBRARY_PATH'],
  ...['EDITOR', 'ENV', 'EXINIT', 'FPATH', 'GCONV_PATH', 'GLOBIGNORE', 'GMAKEFLAGS', 'GNUPGHOME', 'GOFLAGS', 'GOROOT'],
  ...['GRADLE_OPTS', 'GREP_OPTIONS', 'HGRCPATH', 'HOME', 'HOSTALIASES', 'IFS', 'INPUTRC', 'JAVA_HOME', 'JAVA_OPTS'],
  ...['JAVA_TOOL_OPTIONS', 'JDK_JAVA_OPTIONS', 'KUBECONFIG', 'LESSCLOSE', 'LESSOPEN', 'LOCPATH', 'LOGNAME'],
  ...['MAKEFILES', 'MAKEFLAGS', 'MANPAGER', 'MAVEN_ARGS', 'MAVEN_OPTS', 'MFLAGS', 'NLSPATH', 'PAGER', 'PATH', 'PATHEXT'],
  ...['PROMPT_COMMAND', 'PS4', 'PSQLRC', 'RIPGREP_CONFIG_PATH', 'RSYNC_RSH', 'RUBYLIB', 'RUBYOPT', 'RUSTC'],
  ...['RUSTC_WORKSPACE_WRAPPER', 'RUSTC_WRAPPER', 'RUSTDOC', 'RUSTDOCFLAGS', 'RUSTFLAGS', 'R_ENVIRON'],
  ...['R_ENVIRON_USER', 'R_PROFILE', 'R_PROFILE_USER', 'SBT_OPTS', 'SHELL', 'SHELLOPTS', 'SSLKEYLOGFILE', 'SVN_SSH', 'TAR_OPTIONS'],
  ...['TCLLIBPATH', 'TERMINFO', 'TMPDIR', 'UNZIP', 'USER', 'VIMINIT', 'VIRTUAL_ENV', 'VISUAL', 'WGETRC', 'ZDOTDIR'],
  ...['ZIPOPT'],
])
const REFUSED_PREFIXES: readonly string[] = [
  ...['ACTIONS_', 'ANSIBLE_', 'AWS_CONFIG_FILE', 'AWS_SHARED_CREDENTIALS_FILE', 'BASH_FUNC_', 'BUNDLE_', 'BUN_'],
  ...['CARGO_', 'CMAKE_', 'COMPLUS_', 'COMPOSER_', 'CORECLR_', 'COREPACK_', 'COR_', 'DENO_', 'DOCKER_', 'DOTNET_', 'DYLD_'],
  ...['ELIXIR_', 'ERL_', 'GEM_', 'GITHUB_', 'GIT_', 'GLIBC_', 'GUILE_', 'INPUT_', 'JULIA_', 'LD_', 'LUA_', 'MALLOC_'],
  ...['NIX_', 'NODE_', 'NPM_CONFIG_', 'OPENSSL_', 'PERL', 'PHP', 'PIP_', 'PNPM_', 'POETRY_', 'PSMODULEPATH', 'PYTHON'],
  ...['RUNNER_', 'R_LIBS', 'SOUS_', 'SSH_', 'SSL_CERT_', 'TF_CLI', 'TS_NODE_', 'UV_', 'XDG_', 'YARN_'],
]
const HARMLESS: ReadonlySet<string> = new Set([
  ...['NODE_ENV', 'PYTHONHASHSEED', 'PYTHONUNBUFFERED', 'PYTHONDONTWRITEBYTECODE'],
  ...['DOTNET_NOLOGO', 'DOTNET_CLI_TELEMETRY_OPTOUT', 'DOCKER_BUILDKIT'],
])

/** Why a call may not set this variable for its command; `undefined` when it may. */
export function checkVariable(name: string, value: string): string | undefined {
  if (!NAME.test(name)) return 'its name is not of the form [A-Z][A-Z0-9_]*, at most 64 characters'
  if (!isPossibleValue(value)) return 'its value contains a NUL character or half of a surrogate pair'
  if (HARMLESS.has(name)) return undefined
  if (REFUSED_NAMES.has(name) || REFUSED_PREFIXES.some((prefix) => name.startsWith(prefix)))
    return 'it can change which programs run, or is reserved'
  return undefined
}

/** Whether a variable can hold this value unchanged. */
export function isPossibleValue(value: string): boolean {
  return !value.includes('\0') && value.isWellFormed()
}

export interface ChildSurroundings {
  /** The environment that Sous itself was started with. */
  readonly inherited: Readonly<Record<string, string | undefined>>
  /** Already clean, see `programs.ts`. */
  readonly searchPath: string
  readonly shell: string
}

/** The environment of a command, by allow-list: what it needs, what was declared for it, and nothing else. */
export function childEnvironment(surroundings: ChildSurroundings, declared: Readonly<Record<string, string>>): Record<string, string> {
  const env: Record<string, string> = {}
  for (const [name, value] of Object.entries(surroundings.inherited))
    if (value !== undefined && (INHERITED.includes(name) || INHERITED_PATTERN.test(name))) env[name] = value
  return {
    ...env,
    TERM: 'dumb',
    ...declared,
    PATH: surroundings.searchPath,
    SHELL: surroundings.shell,
    GIT_TERMINAL_PROMPT: '0',
    // Otherwise a directory that only looks like a bare repository could bring its own configuration into effect.
    GIT_CONFIG_COUNT: '1',
    GIT_CONFIG_KEY_0: 'safe.bareRepository',
    GIT_CONFIG_VALUE_0: 'explicit',
  }
}
