import { requiresApproval } from '../../src/base/result.ts'
import { byCategory, CATEGORIES } from '../../src/tools/catalogue.ts'
import { fieldsOf, schemaMarkdown, shortDescription } from '../../src/tools/kit/describe-tool.ts'
import { outputSchema } from '../../src/tools/kit/json-schema.ts'
import type { Tool } from '../../src/tools/kit/tool.ts'
import { ALIASES } from '../../src/tools/registry.ts'
import { errorRows } from './error-rows.ts'

export const GENERATED = '<!-- Written by `npm run build` from src/. Change the source, not this file. -->'

const EFFECTS = {
  read: 'reads only',
  stage: 'changes the staged workspace; applying needs approval',
  external: 'acts outside the workspace; needs approval before it runs',
} as const

/** The reference of all tools: `docs/tools.md`, and what `sous tools --format markdown` prints. */
export function renderToolDocs(tools: readonly Tool[]): string {
  const groups = byCategory(tools).map(({ category, tools: members }) =>
    [`## ${category}`, '', CATEGORIES[category], '', ...members.map(renderTool)].join('\n'),
  )
  return `${GENERATED}\n\n# Tools\n\n${renderOverview(tools)}\n${groups.join('\n')}`
}

/** Every error code and what it means: `docs/errors.md`. What to do depends on the case, so it is in the suggestion of each error. */
export function renderErrorDocs(): string {
  const rows = errorRows('call').map(([code, { meaning, exit = 1, status = 500 }]) => `| \`${code}\` | ${meaning} | ${exit} | ${status} |`)
  return [
    GENERATED,
    '',
    '# Error codes',
    '',
    'Every error has a code, a message that says what is wrong, and a suggestion that says what to do. Codes are stable; messages can change.',
    '',
    'The exit code is that of the command line, the status that of the REST API. The API answers 200 if the call was made and failed.',
    '',
    '| Code | Meaning | Exit code | Status |',
    '| --- | --- | --- | --- |',
    ...rows,
    '',
  ].join('\n')
}

function renderOverview(tools: readonly Tool[]): string {
  const rows = tools.map((tool) => {
    const short = Object.keys(ALIASES).filter((alias) => ALIASES[alias] === tool.name)
    return `| [\`${tool.name}\`](#${tool.name}) | ${short.map((alias) => `\`${alias}\``).join(', ')} | ${tool.effect} | ${tool.risk} | ${requiresApproval(tool) ? 'yes' : 'no'} |`
  })
  return ['| Tool | Short name | Effect | Risk | Needs approval |', '| --- | --- | --- | --- | --- |', ...rows, ''].join('\n')
}

function renderTool(tool: Tool): string {
  const outputs = fieldsOf(outputSchema(tool)).map(
    (field) => `| \`${field.name}\` | \`${field.type.replaceAll('|', '\\|')}\` | ${field.description.replaceAll('|', '\\|')} |`,
  )
  const examples = tool.examples.flatMap((example) => [`${example.description}:`, '', '```json', JSON.stringify(example.args), '```', ''])
  return [
    `### ${tool.name}`,
    '',
    shortDescription(tool),
    ...(tool.when === undefined ? [] : ['', tool.when]),
    '',
    `Effect: ${tool.effect} (${EFFECTS[tool.effect]}). Risk: ${tool.risk}. Permissions: ${tool.permissions.join(', ') || 'none'}.`,
    '',
    schemaMarkdown(tool),
    '| Output | Type | Description |',
    '| --- | --- | --- |',
    ...outputs,
    '',
    ...examples,
  ].join('\n')
}
