import { type Result, success } from '../model/result.ts'
import type { ToolError } from '../model/tool-error.ts'
import type { Console } from './console.ts'
import { mergeParams, type ToolOptions } from './tool-options.ts'

/** The arguments of a call: those given one by one, and those of `--params`, be they on standard input. */
export async function withParams(
  { args, params }: Pick<ToolOptions, 'args' | 'params'>,
  console: Console,
): Promise<Result<ToolOptions['args'], ToolError>> {
  const text = params === '-' ? await console.readInput() : success(params)
  if (!text.ok) return text
  return text.value === undefined ? success(args) : mergeParams(args, text.value)
}
