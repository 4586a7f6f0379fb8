import { type App, type Installation, isInstalledIn, type MintRequest, mint, reaches } from '../apps.ts'
import { type Answer, type Call, created, invalid, list, notFound, ok, Refusal } from '../call.ts'
import type { OperationName } from '../operations.ts'
import type { Json } from '../present.ts'
import { isoTime, type Repository } from '../state.ts'

/** What an app does as itself, with a JWT, and what its tokens can see everywhere. */
export const appRoutes: Readonly<Partial<Record<OperationName, (call: Call) => Answer>>> = {
  'apps/get-authenticated': (call) => {
    const { id, slug, clientId, bot, permissions } = itself(call)
    return ok({
      id,
      slug,
      node_id: call.show.nodeId('App', id),
      client_id: clientId,
      owner: call.show.user(bot),
      name: slug,
      description: null,
      external_url: 'https://example.com',
      html_url: `${call.state.origin}/apps/${slug}`,
      created_at: '2020-01-01T00:00:00Z',
      updated_at: '2020-01-01T00:00:00Z',
      permissions,
      events: [],
    })
  },
  'apps/list-installations': (call) => {
    const app = itself(call)
    return list(app.installations.map((installation) => shown(call, app, installation)))
  },
  'apps/get-repo-installation': (call) => {
    const app = itself(call)
    const repository = call.state.repository(call.params['owner'] ?? '', call.params['repo'] ?? '')
    const installation = repository && app.installations.find((one) => isInstalledIn(one, repository))
    if (installation === undefined) throw notFound()
    return ok(shown(call, app, installation))
  },
  'apps/create-installation-access-token': (call) => {
    const app = itself(call)
    const installation = app.installations.find(({ id }) => id === Number(call.params['installation_id']))
    if (installation === undefined) throw notFound()
    const { token, expiresAt, permissions, repositories } = mint(call.state, app, installation, call.body as MintRequest)
    return created({
      token,
      expires_at: isoTime(expiresAt),
      permissions,
      repository_selection: repositories === undefined && installation.repositories === 'all' ? 'all' : 'selected',
      ...(repositories && { repositories: repositories.map((repository) => call.show.repository(repository)) }),
    })
  },
  'apps/list-repos-accessible-to-installation': (call) => {
    const { installation, repositories } = call.actor
    if (installation === undefined) throw new Refusal(403, 'Resource not accessible by integration')
    const own = [...call.state.repositories.values()].filter((repository) => isInstalledIn(installation, repository))
    const seen = own.filter(({ id }) => repositories?.has(id) ?? true).map((repository) => call.show.repository(repository))
    return list(seen, (page) => ({
      total_count: seen.length,
      repository_selection: installation.repositories === 'all' ? 'all' : 'selected',
      repositories: page,
    }))
  },
  'search/repos': searchRepositories,
}

function itself({ actor }: Call): App {
  if (actor.app === undefined) throw new Refusal(401, 'A JSON web token could not be decoded')
  return actor.app
}

function shown({ show, state }: Call, app: App, { id, account, repositories, isSuspended, createdAt }: Installation): Json {
  const url = `${state.origin}/app/installations/${id}`
  return {
    id,
    account: show.user(account),
    repository_selection: repositories === 'all' ? 'all' : 'selected',
    access_tokens_url: `${url}/access_tokens`,
    repositories_url: `${state.origin}/installation/repositories`,
    html_url: url,
    app_id: app.id,
    client_id: app.clientId,
    app_slug: app.slug,
    target_id: account.id,
    target_type: account.type,
    permissions: app.permissions,
    events: [],
    single_file_name: null,
    created_at: createdAt,
    updated_at: createdAt,
    suspended_by: isSuspended ? show.user(account) : null,
    suspended_at: isSuspended ? createdAt : null,
  }
}

/** A search shows the first thousand of what it found. */
const MOST_RESULTS = 1000

type Test = (repository: Repository) => boolean

/** Of GitHub's search language what campaigns are tested with. Any other word makes it fail, so that no test means something else. */
const QUALIFIERS: Readonly<Record<string, (value: string) => Test>> = {
  org: sameOwner,
  user: sameOwner,
  archived: (value) => (repository) => repository.archived === (value === 'true'),
  created: (value) => {
    const [from = '*', to = '*'] = value.split('..')
    return ({ createdAt }) => (from === '*' || createdAt >= from) && (to === '*' || createdAt <= to)
  },
}

function sameOwner(login: string): Test {
  return ({ owner }) => owner.login.toLowerCase() === login.toLowerCase()
}

function searchRepositories({ state, show, query, actor }: Call): Answer {
  const tests = (query['q'] ?? '').split(/\s+/).map((word) => {
    const [, name = '', value = ''] = /^([\w.]+):(.+)$/.exec(word) ?? []
    const make = QUALIFIERS[name]
    if (make === undefined) throw invalid('Validation Failed', [{ resource: 'Search', field: 'q', code: 'invalid' }])
    return make(value)
  })
  const found = [...state.repositories.values()]
    .filter((repository) => !repository.private || reaches(actor, repository))
    .filter((repository) => tests.every((test) => test(repository)))
    .sort((a, b) => a.createdAt.localeCompare(b.createdAt) || a.id - b.id)
  const [size, page] = [Number(query['per_page'] ?? 30), Number(query['page'] ?? 1)]
  if ((page - 1) * size >= MOST_RESULTS) throw invalid('Only the first 1000 search results are available')
  return list(
    found.slice(0, MOST_RESULTS).map((repository) => ({ ...show.repository(repository), score: 1 })),
    (items) => ({ total_count: found.length, incomplete_results: false, items }),
  )
}
