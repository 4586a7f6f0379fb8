import type { Refusal } from '../../model/reason.ts'
import { type Result, success } from '../../model/result.ts'
import type { Schema } from './check-answer.ts'
import type { GitHub } from './github-client.ts'

export interface GraphqlQuery {
  readonly query: string
  readonly variables?: Readonly<Record<string, string | number | readonly string[]>>
}

/** Some servers know no GraphQL, and some tokens may not use it. */
const UNTOLD: ReadonlySet<Refusal['code']> = new Set(['token_not_permitted', 'api_not_found', 'api_invalid', 'api_rejected'])

/** What GitHub answers to a query; `undefined` where it does not, so that somebody must do without or ask in another way. */
export async function askGraphql<T>(github: GitHub, query: GraphqlQuery, schema: Schema<T>): Promise<Result<T | undefined, Refusal>> {
  const asked = await github.request('POST /graphql', { ...query }, schema)
  return !asked.ok && UNTOLD.has(asked.error.code) ? success(undefined) : asked
}
