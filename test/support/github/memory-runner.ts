import * as fs from 'node:fs'
import type { Runner } from '../../../src/action/runner.ts'
import { hider } from '../../../src/github/remote/secret-guard.ts'
import { inertForRunner, printableLine } from '../../../src/report/printable.ts'

/**
 * The runner of one run among many in the same process, where the toolkit, which knows only the process itself, cannot serve. What the
 * toolkit says is tested as a process: `test/action/runner.test.ts`, and all of the action with `SOUS_FULL=1`.
 */
export function memoryRunner(env: Readonly<Record<string, string>>, log: (text: string) => void): Runner {
  const hide = hider(env)
  const append = (variable: string, text: string) => fs.appendFileSync(env[variable] ?? '', text)
  const data = (text: string) => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
  const property = (value: string | number) => data(String(value)).replaceAll(':', '%3A').replaceAll(',', '%2C')
  const command = (name: string, properties: Readonly<Record<string, string | number | undefined>>, message: string) => {
    const given = Object.entries(properties).flatMap(([key, value]) => (value ? [`${key}=${property(value)}`] : []))
    log(`::${name}${given.length === 0 ? '' : ` ${given.join(',')}`}::${data(message)}\n`)
  }
  return {
    input: (name) => (env[`INPUT_${name.replaceAll(' ', '_').toUpperCase()}`] ?? '').trim(),
    setOutput: (name, value) => append('GITHUB_OUTPUT', `${name}<<end-of-${name}\n${hide(value)}\nend-of-${name}\n`),
    async addSummary(markdown) {
      append('GITHUB_STEP_SUMMARY', hide(markdown.endsWith('\n') ? markdown : `${markdown}\n`))
    },
    mask: (value) => command('add-mask', {}, value),
    say: (text) => log(inertForRunner(hide(text))),
    annotate: ({ level, file, line, column, message }) =>
      command(level, { title: 'Sous', file: hide(file), line, col: column }, hide(printableLine(message))),
    report: (level, message) => command(level, { title: 'Sous' }, hide(message)),
  }
}
