import type { Actor } from './call.ts'
import type { Json } from './present.ts'

/** The one query that Sous asks, and that GitHub answers for every token there is. */
const VIEWER = 'query { viewer { databaseId login } }'

/** `undefined` for a query that the test server does not know. */
export function graphqlAnswer(body: unknown, { account }: Actor): { readonly status: number; readonly body: Json } | undefined {
  const { query, ...rest } = body as { readonly query?: unknown }
  if (query !== VIEWER || Object.keys(rest).length > 0) return undefined
  if (account === undefined) return { status: 401, body: { message: 'This endpoint requires you to be authenticated.', status: '401' } }
  return { status: 200, body: { data: { viewer: { databaseId: account.id, login: account.login } } } }
}
