import * as z from 'zod/mini'
import { failure, type Result, success } from '../model/result.ts'
import { type ToolError, toolError } from '../model/tool-error.ts'
import { describeArgumentErrors, PLAINLY } from './argument-errors.ts'
import type { Tool } from './tool.ts'

// Compiling a checker pays off after thousands of calls; a run makes one, or a few.
z.config({ jitless: true })

export interface CheckedArguments {
  /** What the caller gave, in the order of the schema: what policy looks at and people are shown. */
  readonly given: Readonly<Record<string, unknown>>
  /** With defaults filled in: what the tool runs on. */
  readonly complete: Readonly<Record<string, unknown>>
}

/** Checks a call's arguments against the tool's schema, and says everything that is wrong with them at once. */
export function checkArguments(tool: Tool, args: unknown): Result<CheckedArguments, ToolError> {
  const schema = tool.args()
  const parsed = schema.safeParse(args, PLAINLY)
  if (parsed.success) {
    const known = args as Readonly<Record<string, unknown>>
    const given = Object.keys(schema.shape).filter((name) => known[name] !== undefined)
    return success({ given: Object.fromEntries(given.map((name) => [name, known[name]])), complete: parsed.data })
  }
  return failure(
    toolError(
      'invalid_arguments',
      describeArgumentErrors(tool, parsed.error.issues, args).join('; '),
      `See the arguments of ${tool.name}: sous tool ${tool.name} --help`,
    ),
  )
}
