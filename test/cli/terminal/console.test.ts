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
      '✗ Error: The output cannot be written: ENOSPC\n  → What was done stays done. Send the output elsewhere. (io_error)\n',
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
