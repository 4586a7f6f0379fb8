import {
  type Answer,
  actorOf,
  commitOr,
  created,
  invalid,
  list,
  notFound,
  ok,
  Refusal,
  type RepositoryCall,
  type RepositoryRoutes,
  text,
} from '../call.ts'
import type { Json } from '../present.ts'
import type { Role, Status } from '../state.ts'
import { base64 } from './git-routes.ts'

/** The two words GitHub has for what somebody may do: the old one knows no triage and no maintain. */
const OLD_PERMISSION: Readonly<Record<Role, string>> = {
  admin: 'admin',
  maintain: 'write',
  write: 'write',
  triage: 'read',
  read: 'read',
  none: 'none',
}

/** GitHub says so only when it refuses. */
const STATUS_LIMITS = { description: 140, context: 255 }

const RANK: Readonly<Record<Role, number>> = { none: 0, read: 1, triage: 2, write: 3, maintain: 4, admin: 5 }

export function atLeast(role: Role, wanted: Role): boolean {
  return RANK[role] >= RANK[wanted]
}

export const repositoryRoutes: RepositoryRoutes = {
  'repos/get': ({ show, repository, state, actor }) => {
    const body = show.fullRepository(repository)
    if (actor.account === undefined || actor.permissions !== undefined) return ok(body)
    return ok({ ...body, permissions: rights(state.role(repository, actor.account.login)) })
  },
  'repos/get-collaborator-permission-level': ({ show, repository, params, state }) => {
    const login = params['username'] ?? ''
    const account = state.accounts.get(login.toLowerCase())
    if (account === undefined) throw new Refusal(404, `${login} is not a user`)
    const role = state.role(repository, login)
    const user = { ...show.user(account), permissions: rights(role), role_name: role }
    return ok({ permission: OLD_PERMISSION[role], user, role_name: role })
  },
  'repos/get-branch': ({ show, repository, params }) => {
    const name = params['branch'] ?? ''
    const sha = repository.bare.resolve(`refs/heads/${name}`)
    if (sha === undefined) throw new Refusal(404, 'Branch not found')
    const url = `${show.url(repository)}/branches/${encodeURIComponent(name)}`
    const isProtected = repository.protectedBranches.has(name)
    return ok({
      name,
      commit: show.commit(repository, repository.bare.commit(sha)),
      _links: { self: url, html: `${show.html(repository)}/tree/${name}` },
      protected: isProtected,
      protection: { enabled: isProtected, required_status_checks: { enforcement_level: 'off', contexts: [], checks: [] } },
      protection_url: `${url}/protection`,
    })
  },
  'repos/get-content': getContent,
  'repos/create-or-update-file-contents': putContent,
  'repos/get-commit': ({ show, repository, params }) => {
    const name = params['ref'] ?? ''
    const sha = commitOr(repository, name, () => invalid(`No commit found for SHA: ${name}`))
    const facts = repository.bare.commit(sha)
    const parent = facts.parents[0] ?? repository.bare.text(['hash-object', '-t', 'tree', '/dev/null'])
    const files = repository.bare.changes(parent, sha)
    const [additions, deletions] = [sum(files.map((file) => file.additions)), sum(files.map((file) => file.deletions))]
    return ok({
      ...show.commit(repository, facts),
      stats: { total: additions + deletions, additions, deletions },
      files: files.map((file) => show.file(repository, sha, file)),
    })
  },
  'repos/list-commits': ({ show, repository, query }) => {
    const sha = commitOr(repository, query['sha'] ?? repository.defaultBranch, notFound)
    const range = query['path'] === undefined ? [sha] : [sha, '--', query['path']]
    const found = repository.bare
      .text(['rev-list', ...range])
      .split('\n')
      .filter(Boolean)
    return list(found.map((commit) => show.commit(repository, repository.bare.commit(commit))))
  },
  'repos/compare-commits-with-basehead': compare,
  'repos/create-commit-status': (call) => {
    const { repository, params, body, state, show } = call
    const sha = params['sha'] ?? ''
    if (repository.bare.typeOf(sha) !== 'commit') throw invalid(`No commit found for SHA: ${sha}`)
    for (const [field, most] of Object.entries(STATUS_LIMITS)) {
      if ((text(body, field) ?? '').length > most) {
        const message = `${field} is too long (maximum is ${most} characters)`
        throw invalid('Validation Failed', [{ resource: 'Status', code: 'custom', field, message }])
      }
    }
    const status: Status = {
      id: state.id(),
      sha,
      state: text(body, 'state') ?? '',
      context: text(body, 'context') ?? 'default',
      description: text(body, 'description') ?? null,
      targetUrl: text(body, 'target_url') ?? null,
      creator: actorOf(call),
      createdAt: state.time(),
    }
    repository.statuses.unshift(status)
    return created(show.status(repository, status))
  },
  'repos/list-commit-statuses-for-ref': ({ repository, params, show }) => {
    const sha = commitOr(repository, params['ref'] ?? '', notFound)
    return list(repository.statuses.filter((status) => status.sha === sha).map((status) => show.status(repository, status)))
  },
  'repos/get-combined-status-for-ref': ({ repository, params, show }) => {
    const sha = commitOr(repository, params['ref'] ?? '', notFound)
    const latest = new Map<string, Status>()
    for (const status of repository.statuses) if (status.sha === sha && !latest.has(status.context)) latest.set(status.context, status)
    const states = [...latest.values()].map(({ state }) => state)
    const failed = states.some((state) => state === 'failure' || state === 'error')
    const combined = failed ? 'failure' : states.length > 0 && states.every((state) => state === 'success') ? 'success' : 'pending'
    return ok({
      state: combined,
      statuses: [...latest.values()].map((status) => show.status(repository, status)),
      sha,
      total_count: latest.size,
      repository: show.repository(repository),
      commit_url: `${show.url(repository)}/commits/${sha}`,
      url: `${show.url(repository)}/commits/${sha}/status`,
    })
  },
}

function rights(role: Role): Json {
  return {
    admin: role === 'admin',
    maintain: atLeast(role, 'maintain'),
    push: atLeast(role, 'write'),
    triage: atLeast(role, 'triage'),
    pull: atLeast(role, 'read'),
  }
}

function getContent({ repository, params, query, accept, show }: RepositoryCall): Answer {
  const { bare } = repository
  const file = (params['path'] ?? '').replace(/^\/+|\/+$/g, '')
  const ref = query['ref'] ?? repository.defaultBranch
  const commit = commitOr(repository, ref, () => new Refusal(404, `No commit found for the ref ${ref}`))
  const sha = bare.resolve(file === '' ? `${commit}^{tree}` : `${commit}:${file}`)
  if (sha === undefined) throw notFound()
  if (bare.typeOf(sha) === 'tree') {
    const entries = bare
      .tree(sha)
      .map((entry) => contentEntry({ show, repository, ref, ...entry, path: file === '' ? entry.path : `${file}/${entry.path}` }))
    return ok(entries)
  }
  const bytes = bare.blob(sha)
  if (accept.includes('raw')) return { status: 200, raw: bytes }
  const mode = bare.text(['ls-tree', commit, '--', file]).split(' ')[0]
  const entry = contentEntry({ show, repository, ref, path: file, sha, type: 'blob', size: bytes.length })
  if (mode === '120000') return ok({ ...entry, type: 'symlink', target: bytes.toString('utf8') })
  // Above this size GitHub gives the object and not its content.
  const isBig = bytes.length > 1024 * 1024
  return ok({ ...entry, content: isBig ? '' : base64(bytes), encoding: isBig ? 'none' : 'base64' })
}

function contentEntry(request: {
  readonly show: RepositoryCall['show']
  readonly repository: RepositoryCall['repository']
  readonly ref: string
  readonly path: string
  readonly sha: string
  readonly type: string
  readonly size: number | undefined
}): Json {
  const { show, repository, ref, path: file, sha, type, size } = request
  const url = `${show.url(repository)}/contents/${encodeURI(file)}?ref=${encodeURIComponent(ref)}`
  const git = `${show.url(repository)}/git/${type}s/${sha}`
  const html = `${show.html(repository)}/${type}/${ref}/${encodeURI(file)}`
  return {
    name: file.split('/').at(-1),
    path: file,
    sha,
    size: size ?? 0,
    url,
    html_url: html,
    git_url: git,
    download_url: type === 'blob' ? `${show.html(repository)}/raw/${ref}/${encodeURI(file)}` : null,
    type: type === 'blob' ? 'file' : type === 'tree' ? 'dir' : 'submodule',
    _links: { self: url, git, html },
  }
}

function putContent(call: RepositoryCall): Answer {
  const { repository, params, body, show } = call
  const { bare } = repository
  const file = params['path'] ?? ''
  const branch = text(body, 'branch') ?? repository.defaultBranch
  const head = bare.resolve(`refs/heads/${branch}`)
  if (head === undefined) throw new Refusal(404, `Branch ${branch} not found`)
  const old = bare.resolve(`${head}:${file}`)
  const sha = text(body, 'sha')
  if (old !== undefined && sha === undefined) throw invalid(`Invalid request.\n\n"sha" wasn't supplied.`)
  if (sha !== undefined && sha !== old) throw new Refusal(409, `${file} does not match ${sha}`)
  const content = Buffer.from(text(body, 'content') ?? '', 'base64')
  const commit = bare.commitOn({ branch, edits: { [file]: content }, message: text(body, 'message') ?? '' })
  const blob = bare.resolve(`${commit}:${file}`) ?? ''
  const entry = contentEntry({ show, repository, ref: branch, path: file, sha: blob, type: 'blob', size: content.length })
  return { status: old === undefined ? 201 : 200, body: { content: entry, commit: show.gitCommit(repository, bare.commit(commit)) } }
}

function compare({ repository, params, query, show }: RepositoryCall): Answer {
  const { bare } = repository
  const [base = '', head = ''] = (params['basehead'] ?? '').split('...')
  const local = (name: string) => name.replace(new RegExp(`^${repository.owner.login}:`), '')
  const [from, to] = [commitOr(repository, local(base), notFound), commitOr(repository, local(head), notFound)]
  const merge = bare.mergeBase(from, to)
  if (merge === undefined) throw new Refusal(404, `No common ancestor between ${base} and ${head}.`)
  const ahead = bare.log(`${from}..${to}`)
  const behind = bare.log(`${to}..${from}`)
  const perPage = Number(query['per_page'] ?? 250)
  const page = Number(query['page'] ?? 1)
  const commits = [...ahead].reverse().slice((page - 1) * perPage, page * perPage)
  const status = ahead.length > 0 ? (behind.length > 0 ? 'diverged' : 'ahead') : behind.length > 0 ? 'behind' : 'identical'
  const url = `${show.url(repository)}/compare/${base}...${head}`
  const html = `${show.html(repository)}/compare/${base}...${head}`
  return ok({
    url,
    html_url: html,
    permalink_url: html,
    diff_url: `${html}.diff`,
    patch_url: `${html}.patch`,
    base_commit: show.commit(repository, bare.commit(from)),
    merge_base_commit: show.commit(repository, bare.commit(merge)),
    status,
    ahead_by: ahead.length,
    behind_by: behind.length,
    total_commits: ahead.length,
    commits: commits.map((sha) => show.commit(repository, bare.commit(sha))),
    files: bare
      .changes(merge, to)
      .slice(0, 300)
      .map((file) => show.file(repository, to, file)),
  })
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
