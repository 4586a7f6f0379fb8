import { exitCodeOf, type ReasonCode } from '../../src/base/errors/reasons.ts'
import { errorRows } from './error-rows.ts'
import { cell } from './key-table.ts'
import { GENERATED } from './tool-docs.ts'

/** What the action takes and gives, from its registry. */
export interface ActionFacts {
  readonly inputs: Readonly<Record<string, { readonly description: string; readonly default: string }>>
  readonly outputs: Readonly<Record<string, string>>
}

/** The inputs and outputs of the action: `docs/action.md`. */
export function renderActionDocs({ inputs, outputs }: ActionFacts): string {
  const inputRows = Object.entries(inputs).map(
    ([name, facts]) => `| \`${name}\` | ${facts.default === '' ? '' : `\`${facts.default}\``} | ${cell(facts.description)} |`,
  )
  const outputRows = Object.entries(outputs).map(([name, description]) => `| \`${name}\` | ${cell(description)} |`)
  return [
    GENERATED,
    '',
    '# Inputs and outputs of the action',
    '',
    '[The GitHub guide](guide/github.md) has the workflows to copy. Most need only `mode` and `recipe`, and those that answer comments need',
    'neither.',
    '',
    '## Inputs',
    '',
    '| Input | Default | Meaning |',
    '| --- | --- | --- |',
    ...inputRows,
    '',
    '## Outputs',
    '',
    '[reasons.md](reasons.md) explains every `reason-code`, [result.md](result.md) the fields of `result`.',
    '',
    '| Output | Meaning |',
    '| --- | --- |',
    ...outputRows,
    '',
  ].join('\n')
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
    'Every run ends with one of these codes: in the output `reason-code` of the action, and in `--json` on the command line. A code never',
    'changes its meaning. `failed:` and a code of [errors.md](errors.md) means that a step failed.',
    '',
    'Workflows and scripts can use the decision: `pass` (done), `wait` (for an approval, or for GitHub to merge), `refuse` (not done, and',
    'nothing changed), `fail` (it could not be done, or a check failed). Exit codes are those of the command line.',
    '',
    '| Code | Decision | Exit code | Meaning |',
    '| --- | --- | --- | --- |',
    ...outcomes,
    '',
    '## On GitHub',
    '',
    'Why the action did not do what you asked. Nothing was written unless the message says so.',
    '',
    '| Code | Decision | Meaning | What to do |',
    '| --- | --- | --- | --- |',
    ...refusals,
    '',
  ].join('\n')
}
