import * as fs from 'node:fs'
import { hider, knownSecrets } from '../github/remote/secret-guard.ts'
import { inertForRunner } from '../report/printable.ts'

type Env = Readonly<Record<string, string | undefined>>

/**
 * What an action may say to the runner that started it. Spoken here without the toolkit: that loads an HTTP client for it,
 * which takes longer than all the rest of a run that has nothing to do.
 */
export interface Runner {
  /** An input by its name in `action.yml`, trimmed; empty when it was not given. */
  input(name: string): string
  setOutput(name: string, value: string): void
  /** Adds to the job summary. */
  addSummary(markdown: string): void
  /** Has the value shown as `***` in every log from now on. */
  mask(value: string): void
  /** Text for the log, in which nothing is taken for a command. */
  say(text: string): void
  /** Commands for the runner, each a line of its own. */
  command(lines: string): void
}

/** No secret of the run leaves by any of these ways, but for the one that has it masked. */
export function processRunner(env: Env, out: (text: string) => void): Runner {
  const hide = hider(knownSecrets(env))
  return {
    input: (name) => (env[`INPUT_${name.replaceAll(' ', '_').toUpperCase()}`] ?? '').trim(),
    setOutput: (name, value) => appendTo(env['GITHUB_OUTPUT'], fileCommand(name, hide(value))),
    addSummary: (markdown) => appendTo(env['GITHUB_STEP_SUMMARY'], hide(markdown.endsWith('\n') ? markdown : `${markdown}\n`)),
    mask: (value) => out(`::add-mask::${escapeData(value)}\n`),
    say: (text) => out(inertForRunner(hide(text))),
    command: (lines) => out(hide(lines)),
  }
}

/** A runner makes these files. Without one (a local try) there is nobody to tell. */
function appendTo(file: string | undefined, text: string): void {
  if (file !== undefined && file !== '') fs.appendFileSync(file, text)
}

/** With a delimiter that nobody can guess, so that a value cannot end itself and begin another output. */
function fileCommand(name: string, value: string): string {
  const delimiter = `sous_${process.getBuiltinModule('node:crypto').randomUUID()}`
  return `${name}<<${delimiter}\n${value}\n${delimiter}\n`
}

function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
}
