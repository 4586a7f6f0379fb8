import { success } from '../../base/result.ts'
import { FLAG, HELP, type OptionReader, readOptions, VALUE } from '../define-command.ts'

export interface RecipeOptions {
  /** Names and paths of recipes. */
  readonly words: readonly string[]
  /** Left out: see `homeFolder`. */
  readonly root: string | undefined
  readonly json: boolean
  readonly help: boolean
}

const TABLE = { root: VALUE, json: FLAG, help: HELP } as const

/** The options of a command that reads recipes, with at most so many names and paths. */
export function recipeOptions(command: string, maxWords?: number): OptionReader<RecipeOptions> {
  return readOptions({ command, table: TABLE, ...(maxWords !== undefined && { maxWords }) }, ({ values, positionals }) =>
    success({ words: positionals, ...values, root: values.root }),
  )
}
