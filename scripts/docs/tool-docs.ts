import { requiresApproval } from '../../src/base/result.ts'
import { byCategory, CATEGORIES } from '../../src/tools/catalogue.ts'
import { fieldsOf, schemaMarkdown, shortDescription } from '../../src/tools/kit/describe-tool.ts'
import { outputSchema } from '../../src/tools/kit/json-schema.ts'
import type { Tool } from '../../src/tools/kit/tool.ts'
import { ALIASES } from '../../src/tools/registry.ts'
import { errorRows } from './error-rows.ts'

export const GENERATED = '<!-- Written by `npm run build` from src/. Change the source, not this file. -->'

const EFFECTS = {
  read: 'only reads',
  stage: 'changes the staged workspace; applying needs approval',
  external: 'acts outside the workspace; needs approval before it runs',
} as const

const INTRODUCTION = [
  'Recipes call tools by name, `sous tool <name>` calls one from the command line, and assistants call them over MCP. Some come in pairs;',
  'their descriptions say which one to use in recipes.',
].join('\n')

/** The reference of all tools: `docs/tools.md`, and what `sous tools --format markdown` prints. */
export function renderToolDocs(tools: readonly Tool[]): string {
  const groups = byCategory(tools).map(({ category, tools: members }) =>
    [`## ${category}`, '', CATEGORIES[category], '', ...members.map(renderTool)].join('\n'),
  )
  return `${GENERATED}\n\n# Tools\n\n${INTRODUCTION}\n\n${renderOverview(tools)}\n${groups.join('\n')}`
}

/** Every error code, what it means and how to fix it: `docs/errors.md`. */
export function renderErrorDocs(): string {
  const rows = errorRows('call').map(
    ([code, { meaning, advice, exit = 1, status = 500 }]) => `| \`${code}\` | ${meaning} | ${advice} | ${exit} | ${status} |`,
  )
  return [
    GENERATED,
    '',
    '# Error codes',
    '',
    'Every error has a code, a message that names what is wrong, and a suggestion. The code is stable; the message is for people.',
    '',
    'Exit codes are those of the command line, statuses those of the REST API. The API responds with 200 when a call was made and failed.',
    '',
    '| Code | Meaning | How to fix it | Exit code | Status |',
    '| --- | --- | --- | --- | --- |',
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
