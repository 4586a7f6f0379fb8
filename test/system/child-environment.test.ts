import { describe, expect, it } from 'vitest'
import { refuseVariable } from '../../src/system/child-environment.ts'

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
  ])('[E8] refuses %s', (name) => {
    expect(refuseVariable(name, 'x')).toBe('it can change which programs run, or is reserved')
  })

  it.each(['', 'lower', 'npm_config_prefix', '1A', '_JAVA_OPTIONS', 'A-B', 'A=B', 'A B', 'A\n', 'É', 'A'.repeat(65), '{{ inputs.k }}'])(
    '[E8] refuses the name %j',
    (name) => {
      expect(refuseVariable(name, 'x')).toBe('its name is not of the form [A-Z][A-Z0-9_]*, at most 64 characters')
    },
  )

  it('refuses a NUL in a value', () => {
    expect(refuseVariable('A', 'x\0y')).toBe('its value has a NUL character')
  })

  it.each(['A', 'VERSION', 'NODE_ENV', 'WANTED_2', 'A'.repeat(64)])('takes %s', (name) => {
    expect(refuseVariable(name, 'a\nb')).toBeUndefined()
  })
})
