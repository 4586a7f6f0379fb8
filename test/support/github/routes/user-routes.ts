import { type Answer, type Call, notFound, ok, Refusal } from '../call.ts'
import type { OperationName } from '../operations.ts'
import type { Account } from '../state.ts'

/** What belongs to no repository. */
export const userRoutes: Readonly<Partial<Record<OperationName, (call: Call) => Answer>>> = {
  'users/get-authenticated': ({ actor, show }) => {
    if (actor.account === undefined) throw new Refusal(401, 'Requires authentication')
    if (actor.permissions !== undefined) throw new Refusal(403, 'Resource not accessible by integration')
    return ok(show.publicUser(actor.account))
  },
  'users/get-by-username': ({ state, params, show }) => known(state.accounts.get((params['username'] ?? '').toLowerCase()), show),
  'users/get-by-id': ({ state, params, show }) => {
    const id = Number(params['account_id'])
    return known(
      [...state.accounts.values()].find((account) => account.id === id),
      show,
    )
  },
  'rate-limit/get': ({ state }) => {
    const rate = { limit: 5000, used: 1, remaining: 4999, reset: Math.floor(state.now / 1000) + 3600 }
    return ok({ resources: { core: rate, search: { ...rate, limit: 30, remaining: 30, used: 0 } }, rate })
  },
}

function known(account: Account | undefined, show: Call['show']): Answer {
  if (account === undefined) throw notFound()
  return ok(show.publicUser(account))
}
