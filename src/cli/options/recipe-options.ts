import { parseArgs } from 'node:util'
import { type ToolError, toolError } from '../../base/errors/tool-errors.ts'
import { failure, type Result, success } from '../../base/result.ts'

export interface RecipeOptions {
  /** Names and paths of recipes. */
  readonly words: readonly string[]
  /** Left out: see `homeFolder`. */
  readonly root: string | undefined
  /** Also the recipes that come with Sous. */
  readonly all: boolean
  readonly json: boolean
  readonly help: boolean
}

export interface OptionsTaken {
  /** How many names and paths; any number when left out. */
  readonly maxWords?: number
  readonly hasAll?: boolean
}

/** Reads the words after a command that looks at recipes. */
export function readRecipeOptions(
  command: string,
  argv: readonly string[],
  { maxWords = Number.POSITIVE_INFINITY, hasAll = false }: OptionsTaken = {},
): Result<RecipeOptions, ToolError> {
  const wrong = (message: string) => failure(toolError('invalid_arguments', message, `See sous ${command} --help.`))
  const flag = { type: 'boolean', default: false } as const
  try {
    const { values, positionals } = parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: { root: { type: 'string' }, json: flag, all: flag, help: { ...flag, short: 'h' } },
    })
    const extra = positionals[maxWords]
    if (values.all && !hasAll) return wrong("Unknown option '--all'")
    if (extra !== undefined) return wrong(`Unexpected argument '${extra}'`)
    return success({ words: positionals, root: values.root, all: values.all, json: values.json, help: values.help })
  } catch (error) {
    const [message = 'Wrong options'] = (error as Error).message.split('. ', 1)
    return wrong(message)
  }
}
