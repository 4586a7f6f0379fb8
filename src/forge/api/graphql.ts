import * as z from 'zod/mini'
import { type Refusal, refusal } from '../../model/reason.ts'
import { failure, type Result, success } from '../../model/result.ts'
import { checkAnswer, type Schema } from './check-answer.ts'
import type { GitHub } from './github-client.ts'

export interface GraphqlQuery {
  readonly query: string
  readonly variables?: Readonly<Record<string, string | number | readonly string[]>>
}

/** Some servers know no GraphQL, and some tokens may not use it. */
const UNTOLD: ReadonlySet<Refusal['code']> = new Set(['token_not_permitted', 'api_not_found', 'api_invalid', 'api_rejected'])

const ROUTE = 'POST /graphql'
const Errors = z.looseObject({ errors: z.optional(z.array(z.object({ type: z.optional(z.string()), message: z.string() }))) })

/**
 * What GitHub answers to a query; `undefined` where it does not, so that the caller has to ask in another way.
 * A field that failed is `null` in the data, as if there were nothing to tell, so data beside errors does not count. The one exception
 * is an object that is not there: `null` says just that.
 */
export async function askGraphql<T>(github: GitHub, query: GraphqlQuery, schema: Schema<T>): Promise<Result<T | undefined, Refusal>> {
  const asked = await github.request(ROUTE, { ...query }, Errors)
  if (!asked.ok) return UNTOLD.has(asked.error.code) ? success(undefined) : asked
  const { errors = [] } = asked.value
  const limited = errors.find(({ type }) => type === 'RATE_LIMITED')
  if (limited !== undefined) return failure(refusal('api_unavailable', `GitHub limits requests: '${ROUTE}': ${limited.message}`))
  if (errors.some(({ type }) => type !== 'NOT_FOUND')) return success(undefined)
  const checked = checkAnswer(ROUTE, asked.value, schema)
  return checked.ok ? checked : success(undefined)
}
