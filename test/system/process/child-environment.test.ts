import { describe, expect, it } from 'vitest'
import { checkVariable, childEnvironment } from '../../../src/system/process/child-environment.ts'

describe('refuseVariable', () => {
  it.each([
    'LD_PRELOAD',
    'DYLD_INSERT_LIBRARIES',
    'NODE_OPTIONS',
    'BASH_ENV',
    'ENV',
    'PATH',
    'IFS',
    'PS4',
    'PROMPT_COMMAND',
    'SHELLOPTS',
    'BASHOPTS',
    'PYTHONSTARTUP',
    'PYTHONPATH',
    'PERL5OPT',
    'PERL5LIB',
    'RUBYOPT',
    'RUBYLIB',
    'GIT_SSH_COMMAND',
    'GIT_CONFIG_COUNT',
    'JAVA_TOOL_OPTIONS',
    'CLASSPATH',
    'HOME',
    'SHELL',
    'SOUS_RUN',
    'GITHUB_ENV',
    'ACTIONS_RUNTIME_TOKEN',
    'RUNNER_TEMP',
    'INPUT_TOKEN',
    'NPM_CONFIG_SCRIPT_SHELL',
    'ZDOTDIR',
    'MAKEFLAGS',
    'XDG_CONFIG_HOME',
    'OPENSSL_CONF',
    'TAR_OPTIONS',
    'RIPGREP_CONFIG_PATH',
    'LESSOPEN',
    'GOFLAGS',
    'DOTNET_STARTUP_HOOKS',
    'CORECLR_PROFILER_PATH',
    'ERL_FLAGS',
    'BUNDLE_GEMFILE',
    'SSL_CERT_FILE',
    'RSYNC_RSH',
    'VIMINIT',
    'LUA_INIT_5_4',
    'COMPILER_PATH',
    'CMAKE_TOOLCHAIN_FILE',
    'MAVEN_ARGS',
    'GOTOOLCHAIN',
    'R_LIBS_USER',
    'TS_NODE_PROJECT',
    'SSLKEYLOGFILE',
  ])('[E8] refuses %s', (name) => {
    expect(checkVariable(name, 'x')).toBe('it can change which programs run, or is reserved')
  })

  it.each(['', 'lower', 'npm_config_prefix', '1A', '_JAVA_OPTIONS', 'A-B', 'A=B', 'A B', 'A\n', 'É', 'A'.repeat(65), '{{ inputs.k }}'])(
    '[E8] refuses the name %j',
    (name) => {
      expect(checkVariable(name, 'x')).toBe('its name is not of the form [A-Z][A-Z0-9_]*, at most 64 characters')
    },
  )

  it('[E8] refuses a NUL or half of a surrogate pair in a value', () => {
    for (const value of ['x\0y', 'x\ud800'])
      expect(checkVariable('A', value)).toBe('its value contains a NUL character or half of a surrogate pair')
  })

  it.each(['A', 'VERSION', 'NODE_ENV', 'WANTED_2', 'LUNCH', 'CC', 'DEBUG', 'CFLAGS', 'PSEUDO', 'A'.repeat(64)])('takes %s', (name) => {
    expect(checkVariable(name, 'a\nb')).toBeUndefined()
  })
})

it('[E8] what Sous itself sets for a command holds, whatever was declared', () => {
  const surroundings = { inherited: { HOME: '/home/cook' }, searchPath: '/usr/bin:/bin', shell: '/bin/sh' }
  const own = childEnvironment(surroundings, {})
  const { TERM, HOME, ...fixed } = own
  expect([TERM, HOME, fixed['PATH'], fixed['SHELL']]).toEqual(['dumb', '/home/cook', '/usr/bin:/bin', '/bin/sh'])
  const declared = Object.fromEntries(Object.keys(fixed).map((name) => [name, 'evil']))
  expect(childEnvironment(surroundings, { ...declared, WANTED: 'yes' })).toEqual({ ...own, WANTED: 'yes' })
})
