import { isUtf8 } from 'node:buffer'
import type { Actor } from './call.ts'
import type { Json } from './present.ts'
import type { State } from './state.ts'

/** Whose token it is, which GitHub answers for every token there is. */
const VIEWER = 'query { viewer { databaseId login } }'
/** Texts of a repository by what git calls them. */
const TEXTS =
  /^query\(\$owner: String!, \$name: String!\) \{ repository\(owner: \$owner, name: \$name\) \{ ((?:\w+: object\(oid: "[0-9a-f]+"\) \{ \.\.\. on Blob \{ text \} \} ?)+)\} \}$/

type Answer = { readonly status: number; readonly body: Json }

/** `undefined` for a query that the test server does not know. */
export function graphqlAnswer(body: unknown, actor: Actor, state: State): Answer | undefined {
  const { query, variables, ...rest } = body as { readonly query?: string; readonly variables?: Json }
  if (typeof query !== 'string' || Object.keys(rest).length > 0) return undefined
  if (actor.account === undefined)
    return { status: 401, body: { message: 'This endpoint requires you to be authenticated.', status: '401' } }
  if (query === VIEWER) return { status: 200, body: { data: { viewer: { databaseId: actor.account.id, login: actor.account.login } } } }
  const [, fields] = TEXTS.exec(query) ?? []
  if (fields === undefined) return undefined
  const { owner, name } = (variables ?? {}) as { readonly owner?: string; readonly name?: string }
  const repository = state.repository(owner ?? '', name ?? '')
  if (repository === undefined)
    return {
      status: 200,
      body: { data: { repository: null }, errors: [{ type: 'NOT_FOUND', message: 'Could not resolve to a Repository' }] },
    }
  const texts = [...fields.matchAll(/(\w+): object\(oid: "([0-9a-f]+)"\)/g)].map(([, key = '', id = '']) => {
    const text = repository.bare.blob(id)
    return [key, { text: isUtf8(text) && !text.includes(0) ? text.toString('utf8') : null }] as const
  })
  return { status: 200, body: { data: { repository: Object.fromEntries(texts) } } }
}
