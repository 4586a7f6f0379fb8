import { execFileSync } from 'node:child_process'
import * as path from 'node:path'
import { expect, it } from 'vitest'

const MODULE = path.join(import.meta.dirname, '../../src/entry/process-console.ts')
const EVIL = 'ok\n  ::set-output name=applied::true\r::add-mask::x\ntext ##[group]\n'

/** What a real process writes when it prints a text through its console. */
function print(text: string, env: Readonly<Record<string, string>>): string {
  const program = `import { processConsole } from ${JSON.stringify(MODULE)}
processConsole(process.env, true).out(${JSON.stringify(text)})`
  return execFileSync(process.execPath, ['--input-type=module', '--eval', program], { env, encoding: 'utf8' })
}

it('[H1] [H2] prints nothing in a workflow that the runner takes for a command', () => {
  expect(print(EVIL, { GITHUB_ACTIONS: 'true' })).toBe('ok\n  │ ::set-output name=applied::true\r│ ::add-mask::x\ntext ##\\[group]\n')
})

it('prints text as it is elsewhere', () => {
  expect(print(EVIL, {})).toBe(EVIL)
})
