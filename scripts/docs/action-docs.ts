import { exitCodeOf, type ReasonCode } from '../../src/base/errors/reasons.ts'
import { errorRows } from './error-rows.ts'
import { cell } from './key-table.ts'
import { GENERATED } from './tool-docs.ts'

/** What the action takes and gives, from its registry. */
export interface ActionFacts {
  readonly inputs: Readonly<Record<string, { readonly description: string; readonly default: string }>>
  readonly outputs: Readonly<Record<string, string>>
}

const BEGIN = '<!-- action: begin. Written by `npm run build` from src/github/events/action-io.ts. -->'
const END = '<!-- action: end -->'

/** The inputs and outputs of the action, as tables for the README. */
export function renderActionDocs({ inputs, outputs }: ActionFacts): string {
  const inputRows = Object.entries(inputs).map(
    ([name, facts]) => `| \`${name}\` | ${facts.default === '' ? '' : `\`${facts.default}\``} | ${cell(facts.description)} |`,
  )
  const outputRows = Object.entries(outputs).map(([name, description]) => `| \`${name}\` | ${cell(description)} |`)
  return [
    '| Input | Default | Meaning |',
    '| --- | --- | --- |',
    ...inputRows,
    '',
    '| Output | Meaning |',
    '| --- | --- |',
    ...outputRows,
  ].join('\n')
}

/** The README with the tables between its two marks; `undefined` when it has not both. */
export function withActionDocs(readme: string, facts: ActionFacts): string | undefined {
  const begin = readme.indexOf(BEGIN)
  const end = readme.indexOf(END)
  if (begin < 0 || end < begin) return undefined
  return `${readme.slice(0, begin + BEGIN.length)}\n\n${renderActionDocs(facts)}\n\n${readme.slice(end)}`
}

/** Every reason code of a run, what it means and what to do: `docs/reasons.md`. */
export function renderReasonDocs(): string {
  const outcomes = errorRows('run').map(
    ([code, { decision, meaning }]) => `| \`${code}\` | ${decision} | ${exitCodeOf(code as ReasonCode)} | ${cell(meaning)} |`,
  )
  const refusals = errorRows('github').map(
    ([code, { decision, meaning, advice = '' }]) => `| \`${code}\` | ${decision} | ${cell(meaning)} | ${cell(advice)} |`,
  )
  return [
    GENERATED,
    '',
    '# Reason codes',
    '',
    'Every run ends with one of these, in `reason-code` of the action and in `--json` of the command line. A code never changes',
    'its meaning. `failed:` with a code of [errors.md](errors.md) says that a step failed.',
    '',
    'A workflow or script can go by the decision: `pass` (it was done), `wait` (for an approval, or for GitHub to merge), `refuse`',
    '(it was not done, and nothing changed), `fail` (it could not be done, or a check failed). The exit code is that of the command',
    'line.',
    '',
    '| Code | Decision | Exit code | Meaning |',
    '| --- | --- | --- | --- |',
    ...outcomes,
    '',
    '## On GitHub',
    '',
    'Why the action did not do what was asked. Nothing was written, unless the message says otherwise.',
    '',
    '| Code | Decision | Meaning | What to do |',
    '| --- | --- | --- | --- |',
    ...refusals,
    '',
  ].join('\n')
}
