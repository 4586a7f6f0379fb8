import type * as z from 'zod/mini'
import { type ToolError, toolError } from '../../base/errors/tool-errors.ts'
import { failure, type Result, success } from '../../base/result.ts'
import { parseJson } from '../../base/text/json.ts'
import { didYouMean } from '../../base/text/wording.ts'
import { CALL_OPTIONS } from '../../report/call-options.ts'
import { type ArgumentKind, argumentKind, memberOf } from '../../tools/kit/check-arguments.ts'
import type { Tool } from '../../tools/kit/tool.ts'
import type { Console } from '../invocation.ts'
import { checkAllowedHosts } from './allowed-hosts.ts'

export interface ToolOptions {
  readonly args: Readonly<Record<string, unknown>>
  /** JSON text, or `-` for standard input. */
  readonly params: string | undefined
  readonly root: string | undefined
  readonly allowHosts: readonly string[]
  readonly apply: boolean
  readonly yes: boolean
  readonly json: boolean
  readonly verbose: boolean
}

/** What it takes to read the options of a tool. */
export type OptionsOwner = Pick<Tool, 'name' | 'args'>

interface Option {
  readonly kind: 'flag' | 'value' | 'list' | 'record'
  /** The tool's argument, or `undefined` for a common option. */
  readonly argument: string | undefined
  convert(text: string): unknown
}

const SHORT: Readonly<Record<string, string>> = { '-h': '--help', '-y': '--yes', '-v': '--verbose' }

/** Reads the words after `sous tool <name>`, with the types of the tool's schema, which checks the values later. */
export function readToolOptions(tool: OptionsOwner, words: readonly string[]): Result<ToolOptions, ToolError> {
  const options = optionsOf(tool)
  const args: Record<string, unknown> = {}
  const common: Record<string, unknown> = {}
  for (let i = 0; i < words.length; i++) {
    const word = SHORT[words[i] ?? ''] ?? words[i] ?? ''
    if (!word.startsWith('--') || word === '--') return failure(usage(`'${word}' is not an option`, hintForWord(tool)))
    const equals = word.indexOf('=')
    const name = (equals < 0 ? word.slice(2) : word.slice(2, equals)).replaceAll('_', '-')
    const negated = name.startsWith('no-') && options.get(name) === undefined ? options.get(name.slice(3)) : undefined
    const option = negated?.kind === 'flag' ? negated : options.get(name)
    if (option === undefined) return failure(unknownOption(tool, name, options))
    const shown = `--${name}`
    let text = equals < 0 ? undefined : word.slice(equals + 1)
    if (option.kind !== 'flag' && text === undefined) {
      const next = words[++i]
      if (next === undefined) return failure(usage(`${shown} needs a value`, `Use ${shown} VALUE.`))
      if (next.startsWith('--') && options.has(next.slice(2).split('=', 1)[0]?.replaceAll('_', '-') ?? ''))
        return failure(usage(`${shown} needs a value, but '${next}' follows`, `If that is the value, use ${shown}=${next}.`))
      text = next
    }
    const key = option.argument ?? name
    const problem = put(option.argument === undefined ? common : args, key, { option, text, shown, isNegated: negated !== undefined })
    if (problem !== undefined) return failure(problem)
  }
  const collected = collect(args, common)
  const notHost = checkAllowedHosts(collected.allowHosts)
  return notHost === undefined ? success(collected) : failure(notHost)
}

/** Adds the arguments of `--params` to those given one by one. */
export function mergeParams(args: ToolOptions['args'], text: string): Result<Readonly<Record<string, unknown>>, ToolError> {
  const parsed = parseJson(text)
  if (!parsed.ok) {
    const { line, column, message } = parsed.error
    return failure(
      usage(`--params is not JSON: line ${line}, column ${column}: ${message}`, 'Give one JSON object, such as \'{"path":"a.txt"}\'.'),
    )
  }
  if (typeof parsed.value !== 'object' || parsed.value === null || Array.isArray(parsed.value))
    return failure(usage('--params must be a JSON object', 'Give one JSON object, such as \'{"path":"a.txt"}\'.'))
  const both = Object.keys(parsed.value).filter((name) => Object.hasOwn(args, name))
  if (both.length > 0) return failure(usage(`${both.join(', ')}: given both in --params and as an option`, 'Give it once.'))
  return success({ ...parsed.value, ...args })
}

function optionsOf(tool: OptionsOwner): ReadonlyMap<string, Option> {
  const options = new Map<string, Option>()
  for (const [name, { kind }] of Object.entries(CALL_OPTIONS)) options.set(name, { kind, argument: undefined, convert: (text) => text })
  for (const [argument, schema] of Object.entries(tool.args().shape))
    options.set(argument.replaceAll('_', '-'), {
      kind: optionKind(argumentKind(schema)),
      argument,
      convert: (text) => convert(schema, text),
    })
  return options
}

function optionKind(kind: ArgumentKind): Option['kind'] {
  if (kind === 'boolean') return 'flag'
  return kind === 'list' || kind === 'record' ? kind : 'value'
}

interface Given {
  readonly option: Option
  readonly text: string | undefined
  readonly shown: string
  readonly isNegated: boolean
}

function put(into: Record<string, unknown>, key: string, { option, text, shown, isNegated }: Given): ToolError | undefined {
  if (option.kind === 'flag') {
    if (Object.hasOwn(into, key)) return usage(`${shown} is given twice`, 'Give it once.')
    if (text !== undefined && text !== 'true' && text !== 'false')
      return usage(`${shown} is on or off, not '${text}'`, `Use ${shown} or ${shown}=false.`)
    into[key] = (text !== 'false') !== isNegated
    return undefined
  }
  const value = text ?? ''
  if (option.kind === 'list') {
    into[key] = [...((into[key] as unknown[] | undefined) ?? []), ...(asJsonList(value) ?? [option.convert(value)])]
    return undefined
  }
  if (option.kind === 'record') {
    const equals = value.indexOf('=')
    if (equals < 1) return usage(`${shown} needs KEY=VALUE, not '${value}'`, `Use ${shown} NAME=value.`)
    into[key] = { ...(into[key] as object | undefined), [value.slice(0, equals)]: option.convert(value.slice(equals + 1)) }
    return undefined
  }
  if (Object.hasOwn(into, key)) return usage(`${shown} is given twice`, 'Give it once.')
  into[key] = option.convert(value)
  return undefined
}

/** Several texts or maps as a JSON list. A glob that looks like one would match a single letter. */
function asJsonList(text: string): readonly unknown[] | undefined {
  const [, start] = /^\s*\[\s*(["{])/.exec(text) ?? []
  const parsed = start === undefined ? undefined : parseJson(text)
  const items: readonly unknown[] | undefined = parsed?.ok === true && Array.isArray(parsed.value) ? parsed.value : undefined
  return items?.every((each) => typeof each === (start === '{' ? 'object' : 'string')) ? items : undefined
}

/** Text as the type of the schema. What does not fit stays text, and the schema reports it. */
function convert(schema: z.core.$ZodType, text: string): unknown {
  const kind = argumentKind(schema)
  if (kind === 'number') return /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(text) ? Number(text) : text
  if (kind === 'boolean') return text === 'true' || (text === 'false' ? false : text)
  if (kind === 'text') return text
  const member = memberOf(schema)
  if (member !== undefined) return convert(member, text)
  const parsed = parseJson(text)
  return parsed.ok ? parsed.value : text
}

function collect(args: Readonly<Record<string, unknown>>, common: Readonly<Record<string, unknown>>): ToolOptions {
  return {
    args,
    params: common['params'] as string | undefined,
    root: common['root'] as string | undefined,
    allowHosts: (common['allow-host'] as readonly string[] | undefined) ?? [],
    apply: common['apply'] === true,
    yes: common['yes'] === true,
    json: common['json'] === true,
    verbose: common['verbose'] === true,
  }
}

function unknownOption(tool: OptionsOwner, name: string, options: ReadonlyMap<string, Option>): ToolError {
  const meant = didYouMean(name, options.keys())
  const help = `See sous tool ${tool.name} --help.`
  return usage(`${tool.name} has no option '--${name}'`, meant === undefined ? help : `Did you mean '--${meant}'? ${help}`)
}

function hintForWord(tool: OptionsOwner): string {
  const [first] = Object.keys(tool.args().shape)
  const example = first === undefined ? '' : ` such as --${first.replaceAll('_', '-')} VALUE,`
  return `Give arguments by name,${example} and flags as --name=false. See sous tool ${tool.name} --help.`
}

function usage(message: string, suggestion: string): ToolError {
  return toolError('invalid_arguments', message, suggestion)
}

/** The arguments of a call: its options, and those of `--params`, also from standard input. */
export async function withParams(
  { args, params }: Pick<ToolOptions, 'args' | 'params'>,
  console: Console,
): Promise<Result<ToolOptions['args'], ToolError>> {
  const text = params === '-' ? await console.readInput() : success(params)
  if (!text.ok) return text
  return text.value === undefined ? success(args) : mergeParams(args, text.value)
}

/** The value of `--root`, before the tool's schema is there to read the options. */
export function peekRoot(words: readonly string[]): string | undefined {
  const at = words.findIndex((word) => word === '--root' || word.startsWith('--root='))
  return words[at] === '--root' ? words[at + 1] : words[at]?.slice('--root='.length)
}
