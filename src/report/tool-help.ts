import { shellWord } from '../model/shell-word.ts'
import { requiresApproval } from '../model/tool-facts.ts'
import { type Field, fieldsOf, shortDescription } from '../tools/describe.ts'
import { argumentSchema } from '../tools/json-schema.ts'
import type { Tool } from '../tools/tool.ts'
import { describeCallOptions } from './call-options.ts'
import type { Style } from './style.ts'

/** The help of one tool on the command line. */
export function renderToolHelp(tool: Tool, style: Style): string {
  const fields = fieldsOf(argumentSchema(tool))
  const required = fields.filter((field) => field.required).map((field) => ` ${optionForm(field)}`)
  return [
    `${style.bold(tool.name)}: ${shortDescription(tool)}`,
    `${tool.category}, ${tool.risk}, ${requiresApproval(tool) ? 'needs approval' : 'needs no approval'}`,
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

/** A call as it is typed in a POSIX shell. */
export function exampleCommand(tool: Pick<Tool, 'name'>, args: Readonly<Record<string, unknown>>): string {
  const options = Object.entries(args).flatMap(([name, value]) => optionsFor(name.replaceAll('_', '-'), value))
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

function renderFields(fields: readonly Field[], style: Style): readonly string[] {
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

function optionForm(field: Field): string {
  const option = `--${field.name.replaceAll('_', '-')}`
  // Both forms, since what is said beside them is true of the plain one.
  if (field.type === 'boolean') return field.default === true ? `--[no-]${option.slice(2)}` : option
  if (field.type.startsWith('"')) return `${option} ${field.type.replaceAll('"', '').replaceAll(' | ', '|')}`
  if (field.type.startsWith('map')) return `${option} KEY=VALUE…`
  if (field.type.includes('list of')) return `${option} VALUE…`
  return `${option} ${field.type === 'integer' || field.type === 'number' ? 'N' : 'TEXT'}`
}
