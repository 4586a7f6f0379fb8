import { requiresApproval } from '../base/result.ts'
import { shellWord } from '../base/text/wording.ts'
import { byCategory, CATEGORIES } from '../tools/catalogue.ts'
import { argumentKind } from '../tools/kit/check-arguments.ts'
import { type ArgumentField, fieldsOf, guidanceOf, schemaMarkdown, shortDescription } from '../tools/kit/describe-tool.ts'
import { argumentSchema } from '../tools/kit/json-schema.ts'
import type { Tool } from '../tools/kit/tool.ts'
import { describeCallOptions } from './call-options.ts'
import type { Style } from './terminal/style.ts'

/** The help of one tool on the command line. */
export function renderToolHelp(tool: Tool, style: Style): string {
  const fields = fieldsOf(argumentSchema(tool))
  const required = fields.filter((field) => field.required).map((field) => ` ${optionForm(field)}`)
  return [
    `${style.bold(tool.name)}: ${shortDescription(tool)}`,
    `${tool.category}, ${tool.risk}, ${requiresApproval(tool) ? 'needs approval' : 'needs no approval'}`,
    ...(tool.when === undefined ? [] : [tool.when]),
    '',
    style.bold('Usage'),
    `  sous tool ${tool.name}${required.join('')}${fields.length > required.length ? ' [options]' : ''}`,
    ...(fields.length === 0 ? [] : ['', style.bold('Arguments'), ...renderFields(fields, style)]),
    '',
    style.bold('Options'),
    ...describeCallOptions(tool),
    '',
    ...(tool.examples.length === 0
      ? []
      : [
          style.bold('Examples'),
          ...tool.examples.flatMap((example) => [`  ${style.dim(`# ${example.description}`)}`, `  ${exampleCommand(tool, example.args)}`]),
          '',
        ]),
  ].join('\n')
}

/** A call as you type it in a POSIX shell. */
export function exampleCommand(tool: Pick<Tool, 'name'> & Partial<Pick<Tool, 'args'>>, args: Readonly<Record<string, unknown>>): string {
  const shape = tool.args?.().shape ?? {}
  // Only a map is written entry by entry.
  const isJson = (name: string) => shape[name] !== undefined && argumentKind(shape[name]) === 'object'
  const options = Object.entries(args).flatMap(([name, value]) =>
    optionsFor(name.replaceAll('_', '-'), isJson(name) ? JSON.stringify(value) : value),
  )
  return ['sous', 'tool', tool.name, ...options].join(' ')
}

function optionsFor(option: string, value: unknown): readonly string[] {
  if (value === true) return [`--${option}`]
  if (value === false) return [`--no-${option}`]
  if (Array.isArray(value)) return value.flatMap((item) => optionsFor(option, typeof item === 'object' ? JSON.stringify(item) : item))
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).map(([key, item]) => `--${option} ${shellWord(`${key}=${String(item)}`)}`)
  const word = shellWord(String(value))
  return [word.startsWith('-') ? `--${option}=${word}` : `--${option} ${word}`]
}

function renderFields(fields: readonly ArgumentField[], style: Style): readonly string[] {
  const forms = fields.map(optionForm)
  const width = Math.min(36, Math.max(...forms.map((form) => form.length)))
  return fields.map((field, i) => {
    const form = forms[i] ?? ''
    const facts = field.required
      ? style.yellow(' (required)')
      : field.default === undefined || field.description.includes('(default: ')
        ? ''
        : style.dim(` (default: ${JSON.stringify(field.default)})`)
    const gap = form.length > width ? `\n  ${' '.repeat(width)}` : ''
    return `  ${form.padEnd(width)}${gap}  ${field.description}${facts}`
  })
}

function optionForm(field: ArgumentField): string {
  const option = `--${field.name.replaceAll('_', '-')}`
  // Both forms, because the description is about the positive one.
  if (field.type === 'boolean') return field.default === true ? `--[no-]${option.slice(2)}` : option
  if (field.type.startsWith('"')) return `${option} ${field.type.replaceAll('"', '').replaceAll(' | ', '|')}`
  if (field.type.startsWith('map')) return `${option} KEY=VALUE…`
  if (field.type === 'object' || field.type.startsWith('{')) return `${option} JSON`
  if (field.type.includes('list of')) return `${option} VALUE…`
  return `${option} ${field.type === 'integer' || field.type === 'number' ? 'N' : 'TEXT'}`
}

/** The tools as a table for a terminal. */
export function renderToolsTable(tools: readonly Tool[], style: Style): string {
  const width = Math.max(...tools.map((tool) => tool.name.length))
  const groups = byCategory(tools).map(({ category, tools: members }) => {
    const rows = members.map((tool) => {
      const approval = requiresApproval(tool) ? style.yellow(tool.risk.padEnd(10)) : style.green(tool.risk.padEnd(10))
      return `  ${tool.name.padEnd(width)}  ${approval}  ${firstSentence(tool.summary)}\n`
    })
    return `${style.bold(category)}\n${rows.join('')}`
  })
  return `${groups.join('\n')}\nMore: sous tool <name> --help\n`
}

function firstSentence(text: string): string {
  return /^.*?\.(?= [A-Z]|$)/.exec(text)?.[0] ?? text
}

/** The tools for a system prompt: by category, with guidance and examples. */
export function renderPrompt(tools: readonly Tool[]): string {
  const groups = byCategory(tools).map(({ category, tools: members }) =>
    [`## ${category}`, '', CATEGORIES[category], '', ...members.map(renderPromptEntry)].join('\n'),
  )
  return `# Tools\n\n${groups.join('\n')}`
}

function renderPromptEntry(tool: Tool): string {
  return [
    `### ${tool.name}`,
    '',
    shortDescription(tool),
    ...(tool.when === undefined ? [] : ['', tool.when]),
    '',
    `Requires approval: ${requiresApproval(tool) ? 'yes' : 'no'}. Risk level: ${tool.risk}. Permissions: ${tool.permissions.join(', ') || 'none'}.`,
    '',
    schemaMarkdown(tool),
    ...guidanceOf(tool),
    '',
  ].join('\n')
}
