import { type ParseArgsConfig, parseArgs } from 'node:util'
import { type ToolError, toolError } from '../base/errors/tool-errors.ts'
import { failure, type Result, success } from '../base/result.ts'
import type { USAGE_TEXTS } from '../texts/en/usage-texts.ts'
import { EXIT, type ExitCode, fail } from './fail.ts'
import type { Invocation } from './invocation.ts'

export type CliCommand = (invocation: Invocation) => Promise<ExitCode>

/** Reads the words after a command. */
export type OptionReader<Options> = (argv: readonly string[]) => Result<Options, ToolError>

export interface CommandDefinition<Options> {
  /** The help of the command. */
  usage(texts: typeof USAGE_TEXTS): string
  readonly options: OptionReader<Options>
  run(options: Options, invocation: Invocation): Promise<ExitCode>
  /** Reports wrong options, if not in the usual way. */
  refuse?(error: ToolError, invocation: Invocation): Promise<ExitCode>
}

/** Defines a command. Options and help work the same way for all of them. */
export function defineCommand<Options extends { readonly help: boolean }>(definition: CommandDefinition<Options>): CliCommand {
  const { usage, options: read, run, refuse } = definition
  return async (invocation) => {
    const options = read(invocation.argv)
    if (!options.ok) return refuse === undefined ? fail(options.error, invocation) : refuse(options.error, invocation)
    if (!options.value.help) return run(options.value, invocation)
    const { out, outStyle } = invocation.console
    const help = usage((await import('../texts/en/usage-texts.ts')).USAGE_TEXTS)
    out(outStyle.columns === undefined ? help : joinParagraphs(help))
    return EXIT.done
  }
}

/** A terminal breaks paragraphs at its own width. */
function joinParagraphs(help: string): string {
  return help.replace(/^(\S.{80,})\n(?=\S)/gm, '$1 ')
}

type OptionsTable = NonNullable<ParseArgsConfig['options']>
type Parsed<Table extends OptionsTable> = ReturnType<typeof parseArgs<{ options: Table; allowPositionals: true }>>

export const FLAG = { type: 'boolean', default: false } as const
export const VALUE = { type: 'string' } as const
export const HELP = { ...FLAG, short: 'h' } as const

export interface Words<Table extends OptionsTable> {
  /** The command, as it is typed after `sous`. */
  readonly command: string
  readonly table: Table
  /** How many words it takes besides its options; any number if left out. */
  readonly maxWords?: number
}

/** Reads options by a table. `take` turns them into the result, or says what is wrong. */
export function readOptions<Table extends OptionsTable, Options>(
  { command, table, maxWords = Number.POSITIVE_INFINITY }: Words<Table>,
  take: (parsed: Parsed<Table>, wrong: (message: string) => Result<never, ToolError>) => Result<Options, ToolError>,
): OptionReader<Options> {
  const wrong = (message: string) => failure(ERRORS.badUsage(message, command))
  return (argv) => {
    let parsed: Parsed<Table>
    try {
      parsed = parseArgs({ args: [...argv], allowPositionals: maxWords > 0, options: table }) as Parsed<Table>
    } catch (error) {
      return wrong((error as Error).message.split('. ', 1)[0] ?? 'Wrong options')
    }
    const extra = parsed.positionals[maxWords]
    return extra === undefined ? take(parsed, wrong) : wrong(`Unexpected argument '${extra}'`)
  }
}

/** For a command whose options depend on its first word, which can also ask for help. */
export const readWords: OptionReader<{ readonly words: readonly string[]; readonly help: boolean }> = (argv) =>
  success({ words: argv, help: argv[0] === '--help' || argv[0] === '-h' })

const ERRORS = {
  badUsage: (message: string, command: string) => toolError('invalid_arguments', message, `See sous ${command} --help.`),
}
