import * as z from 'zod/mini'
import { type Refusal, refusal } from '../../model/reason.ts'
import { failure, type Result, success } from '../../model/result.ts'

/** What an answer must look like. Fields that it does not name are dropped. */
export type Schema<T> = z.core.$ZodType<T>

/** Takes an answer only as what was expected; the refusal names the field that is not. */
export function checkAnswer<T>(route: string, data: unknown, schema: Schema<T>): Result<T, Refusal> {
  const checked = z.safeParse(schema, data)
  if (checked.success) return success(checked.data)
  const [issue] = checked.error.issues
  const expected = issue?.code === 'invalid_type' ? ` (expected ${issue.expected})` : ''
  return failure(refusal('api_invalid', `GitHub's answer to '${route}' is not as expected at ${showPath(issue?.path ?? [])}${expected}`))
}

function showPath(path: readonly PropertyKey[]): string {
  return path.length === 0 ? 'its top level' : `'${path.map(String).join('.')}'`
}
