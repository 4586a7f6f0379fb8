import { REASON_CODES, REASONS } from '../../src/base/errors/reasons.ts'
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
  const endings = Object.entries(REASON_CODES).map(([code, [decision, meaning]]) => `| \`${code}\` | ${decision} | ${cell(meaning)} |`)
  const refusals = Object.entries(REASONS).map(([code, [meaning, next]]) => `| \`${code}\` | ${cell(meaning)} | ${cell(next)} |`)
  return [
    GENERATED,
    '',
    '# Reason codes',
    '',
    'Every run ends with one of these, in `reason-code` of the action and in `--json` of the command line. A code never changes',
    'its meaning. `failed:` with a code of [errors.md](errors.md) says that a step failed.',
    '',
    '| Code | Decision | Meaning |',
    '| --- | --- | --- |',
    ...endings,
    '',
    '## On GitHub',
    '',
    'Why the action did not do what was asked. Nothing was written, unless the message says otherwise.',
    '',
    '| Code | Meaning | What to do |',
    '| --- | --- | --- |',
    ...refusals,
    '',
  ].join('\n')
}
