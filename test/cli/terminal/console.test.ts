import { execFileSync, spawnSync } from 'node:child_process'
import * as fs from 'node:fs'
import * as path from 'node:path'
import { expect, it } from 'vitest'

const MODULE = path.join(import.meta.dirname, '../../../src/cli/terminal/console.ts')
const CLI = path.join(import.meta.dirname, '../../../src/cli/main.ts')
const EVIL = 'ok\n  ::set-output name=applied::true\r::add-mask::x\ntext ##[group]\n'

/** What a real process writes when it prints a text through its console. */
function print(text: string, env: Readonly<Record<string, string>>): string {
  const program = `import { processConsole } from ${JSON.stringify(MODULE)}
processConsole(process.env, { isColourAllowed: true, isPagerAllowed: true }).out(${JSON.stringify(text)})`
  return execFileSync(process.execPath, ['--input-type=module', '--eval', program], { env, encoding: 'utf8' })
}

it('[H1] [H2] prints nothing in a workflow that the runner takes for a command', () => {
  expect(print(EVIL, { GITHUB_ACTIONS: 'true' })).toBe('ok\n  │ ::set-output name=applied::true\r│ ::add-mask::x\ntext ##\\[group]\n')
})

it('ends without a stack trace when its output cannot be written, whatever was asked for', () => {
  for (const argv of [['--version'], ['tools', '--json']]) {
    const full = fs.openSync('/dev/full', 'w')
    const ended = spawnSync(process.execPath, [CLI, ...argv], { stdio: ['ignore', full, 'pipe'], encoding: 'utf8' })
    fs.closeSync(full)
    expect([ended.status, ended.stderr]).toEqual([
      1,
      '✗ Error: Cannot write the output: ENOSPC\n  → What was done stays done. Write the output somewhere else. (io_error)\n',
    ])
  }
})

it('ends as usual when nobody reads its output any more', () => {
  const command = `"${process.execPath}" "${CLI}" --help >&-; echo $?; { "${process.execPath}" "${CLI}" tools; echo $? >&2; } | true`
  const ended = spawnSync('sh', ['-c', command], { encoding: 'utf8' })
  expect([ended.stdout, ended.stderr]).toEqual(['0\n', '0\n'])
})

it('prints text as it is elsewhere', () => {
  expect(print(EVIL, {})).toBe(EVIL)
})

it.each(['C', 'POSIX', 'en_US.ISO-8859-1', 'de_DE'])('prints plain signs in the locale %s', (locale) => {
  expect(print('✓ done … −4 │\n', { LC_ALL: locale })).toBe('ok done ... -4 |\n')
})

it.each([{ LC_ALL: 'C.UTF-8' }, { LANG: 'en_US.utf8' }, { LC_ALL: '', LANG: 'de_DE.UTF-8' }, {}])(
  'prints its own signs elsewhere: %j',
  (env) => {
    expect(print('✓ done …\n', env)).toBe('✓ done …\n')
  },
)

it('keeps JSON as it is in every locale', () => {
  const run = (env: Readonly<Record<string, string>>) =>
    execFileSync(process.execPath, [CLI, 'tools', '--json'], { env: { PATH: process.env['PATH'] ?? '', ...env }, encoding: 'utf8' })
  expect(run({ LC_ALL: 'C' })).toBe(run({ LC_ALL: 'C.UTF-8' }))
})

/** What a person sees on a terminal of this size. */
function onScreen(
  words: string,
  { columns, rows = 24, env = {} }: { columns: number; rows?: number; env?: Record<string, string> },
): string {
  const command = `stty cols ${columns} rows ${rows}; ${words}`
  const shown = spawnSync('script', ['--quiet', '--return', '--command', command, '/dev/null'], {
    env: { PATH: process.env['PATH'] ?? '', TERM: 'xterm', NO_COLOR: '1', ...env },
    encoding: 'utf8',
    input: '',
  })
  return shown.stdout.replaceAll('\r', '')
}

const HELP = `"${process.execPath}" "${CLI}" --help`
const TABLE = `"${process.execPath}" "${CLI}" tools`

it.each([20, 40, 60, 120])('has no line wider than a terminal of %i columns', (columns) => {
  for (const words of [HELP, TABLE]) {
    const lines = onScreen(words, { columns }).split('\n')
    expect(lines.filter((line) => [...line].length > columns)).toEqual([])
    expect(lines.length).toBeGreaterThan(10)
  }
})

it('breaks no word on a terminal of 60 columns', () => {
  const words = (text: string) => text.split(/\s+/).filter((word) => word !== '')
  expect(words(onScreen(TABLE, { columns: 60 }))).toEqual(words(onScreen(TABLE, { columns: 300 })))
})
