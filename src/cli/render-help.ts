import { GLOBAL_OPTIONS, HELP_GROUPS, HELP_TEXTS } from '../texts/en/help-texts.ts'
import { USAGE_TEXTS } from '../texts/en/usage-texts.ts'
import { describeRunOptions } from './options/run-options.ts'

const FORM_WIDTH = 38

const EXAMPLES = [
  'sous preview sous:trailing-whitespace',
  'sous run sous:node-version version=24',
  "sous tool grep --pattern 'TODO|FIXME' --file-type ts",
]

/** `sous --help` */
export function renderHelp(): string {
  const { lead, runOptions, allCommands, exitCodes, examples } = HELP_TEXTS
  const groups = HELP_GROUPS.map(
    ({ title, rows }) => `${title}\n${rows.map(({ command, form, does }) => row(`sous ${command} ${form}`.trimEnd(), does)).join('')}`,
  )
  return `${lead}

${groups.join('\n')}
${runOptions}
${describeRunOptions('run', USAGE_TEXTS.options, ['no-pager', 'help'])}
${allCommands}
${GLOBAL_OPTIONS.map(([option, does]) => `  ${option.padEnd(22)}  ${does}\n`).join('')}
${exitCodes}

${examples}
${EXAMPLES.map((example) => `  ${example}\n`).join('')}`
}

function row(form: string, does: string): string {
  return `  ${form.padEnd(FORM_WIDTH)}  ${does}\n`
}
