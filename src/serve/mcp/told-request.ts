import { ErrorCode, McpError } from '@modelcontextprotocol/sdk/types.js'
import * as z from 'zod/mini'
import { describeIssue, PLAINLY } from '../../tools/argument-errors.ts'

/** A schema of a request, as the SDK has one for each method. */
type RequestSchema<Method extends string, Params extends z.core.$ZodType> = z.core.$ZodObject<{
  readonly method: z.core.$ZodLiteral<Method>
  readonly params: Params
}>

/**
 * The same request, but one whose parameters are wrong is answered as such, in a sentence: the SDK would call it an internal
 * error, and answer with what its schema says of it.
 */
export function toldRequest<Method extends string, Params extends z.core.$ZodType>(request: RequestSchema<Method, Params>) {
  const { method, params } = request._zod.def.shape
  return z.object({ method, params: z.transform((given: unknown) => checkParameters(params, given)) })
}

function checkParameters<Params extends z.core.$ZodType>(schema: Params, given: unknown): z.output<Params> {
  const parsed = z.safeParse(schema, given, PLAINLY)
  if (parsed.success) return parsed.data
  const problems = parsed.error.issues.map((issue) => describeIssue(issue, { schema, given, whole: 'params' }))
  throw new McpError(ErrorCode.InvalidParams, `${problems.join('; ')}.`)
}
