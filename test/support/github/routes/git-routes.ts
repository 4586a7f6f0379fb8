import { GitFailure, type Signature } from '../bare-repository.ts'
import { created, invalid, list, noContent, notFound, ok, Refusal, type RepositoryCall, type RepositoryRoutes, text } from '../call.ts'
import type { Json } from '../present.ts'

/** Objects and refs of git: all answers come from the bare repository. */
export const gitRoutes: RepositoryRoutes = {
  'git/get-blob': (call) => {
    const { repository, params, accept, show } = call
    const sha = objectOf(call, params['file_sha'] ?? '', 'blob')
    const bytes = repository.bare.blob(sha)
    if (accept.includes('raw')) return { status: 200, raw: bytes }
    return ok({
      sha,
      node_id: show.nodeId('Blob', sha),
      size: bytes.length,
      url: `${show.url(repository)}/git/blobs/${sha}`,
      content: base64(bytes),
      encoding: 'base64',
    })
  },
  'git/create-blob': ({ repository, body, show }) => {
    const content = text(body, 'content') ?? ''
    const sha = repository.bare.writeBlob(text(body, 'encoding') === 'base64' ? Buffer.from(content, 'base64') : content)
    return created({ url: `${show.url(repository)}/git/blobs/${sha}`, sha })
  },
  'git/get-tree': ({ repository, params, query, show }) => {
    const name = params['tree_sha'] ?? ''
    const sha = repository.bare.resolve(`${repository.bare.commitOf(name) ?? name}^{tree}`)
    if (sha === undefined) throw notFound()
    return ok(treeBody(repository.bare.tree(sha, 'recursive' in query), { sha, url: show.url(repository) }))
  },
  'git/create-tree': (call) => {
    const { repository, body, show } = call
    const sha = writeTree(call, body)
    return created(treeBody(repository.bare.tree(sha), { sha, url: show.url(repository) }))
  },
  'git/get-commit': (call) => {
    const sha = objectOf(call, call.params['commit_sha'] ?? '', 'commit')
    return ok(call.show.gitCommit(call.repository, call.repository.bare.commit(sha)))
  },
  'git/create-commit': (call) => {
    const { repository, body, show, state, actor } = call
    const tree = text(body, 'tree') ?? ''
    if (repository.bare.typeOf(tree) !== 'tree') throw invalid('Tree SHA does not exist')
    const parents = (body['parents'] as readonly string[] | undefined) ?? []
    if (parents.some((parent) => repository.bare.typeOf(parent) !== 'commit'))
      throw invalid('Parent SHA does not exist or is not a commit object')
    const { login = 'nobody', id = 0 } = actor.account ?? {}
    const self: Signature = { name: login, email: `${id}+${login}@users.noreply.${new URL(state.origin).hostname}`, date: state.time() }
    // GitHub signs what a bot makes, unless it names somebody.
    const isPlain = body['author'] === undefined && body['committer'] === undefined && body['signature'] === undefined
    if (actor.permissions !== undefined && isPlain) {
      const signed = repository.bare.writeSignedCommit({ tree, parents, message: text(body, 'message') ?? '', author: self })
      return created(show.gitCommit(repository, repository.bare.commit(signed)))
    }
    const author = { ...self, ...(body['author'] as Partial<Signature> | undefined) }
    const committer = { ...author, ...(body['committer'] as Partial<Signature> | undefined) }
    const sha = repository.bare.writeCommit({ tree, parents, message: text(body, 'message') ?? '', author, committer })
    return created(show.gitCommit(repository, repository.bare.commit(sha)))
  },
  'git/get-ref': ({ repository, params, show }) => {
    const name = `refs/${params['ref']}`
    const sha = repository.bare.refs().get(name)
    if (sha === undefined) throw notFound()
    return ok(show.ref(repository, name, sha))
  },
  'git/list-matching-refs': ({ repository, params, show }) => {
    const found = repository.bare.refs(`refs/${params['ref']}`)
    return list([...found].map(([name, sha]) => show.ref(repository, name, sha)))
  },
  'git/create-ref': (call) => {
    const { repository, body, show } = call
    const name = text(body, 'ref') ?? ''
    const sha = text(body, 'sha') ?? ''
    if (!/^refs\/[^/]+\/.+/.test(name)) throw invalid("Reference name must start with 'refs/' and contain at least two slashes.")
    if (name.startsWith('refs/pull/')) throw invalid('Reference cannot be created')
    if (repository.bare.typeOf(sha) === undefined) throw invalid('Object does not exist')
    guardWorkflows(call, name, sha)
    if (repository.bare.refs().has(name)) throw invalid('Reference already exists')
    update(call, ['update-ref', name, sha, '0'.repeat(40)], 'Reference already exists')
    return created(show.ref(repository, name, sha))
  },
  'git/update-ref': (call) => {
    const { repository, body, params, show } = call
    const name = `refs/${params['ref']}`
    const sha = text(body, 'sha') ?? ''
    const old = repository.bare.refs().get(name)
    if (old === undefined) throw invalid('Reference does not exist')
    if (repository.bare.typeOf(sha) === undefined) throw invalid('Object does not exist')
    if (repository.protectedBranches.has(name.replace('refs/heads/', ''))) throw invalid(`Cannot update this protected ref.`)
    if (body['force'] !== true && repository.bare.mergeBase(old, sha) !== old) throw invalid('Update is not a fast forward')
    guardWorkflows(call, name, sha)
    update(call, ['update-ref', name, sha, old], 'Update is not a fast forward')
    return ok(show.ref(repository, name, sha))
  },
  'git/delete-ref': (call) => {
    const { repository, params } = call
    const name = `refs/${params['ref']}`
    if (!repository.bare.refs().has(name) || name.startsWith('refs/pull/')) throw invalid('Reference does not exist')
    update(call, ['update-ref', '-d', name], 'Reference does not exist')
    return noContent()
  },
}

/** An app without the permission for workflows brings no commit to a branch that changes a workflow file. */
function guardWorkflows({ repository, actor }: RepositoryCall, name: string, to: string): void {
  const { bare } = repository
  if (actor.permissions === undefined || actor.permissions.workflows === 'write') return
  if (!name.startsWith('refs/heads/') || bare.typeOf(to) !== 'commit') return
  for (const commit of bare.text(['rev-list', to, '--not', '--branches', '--tags']).split('\n').filter(Boolean)) {
    const touched = bare.text(['diff-tree', '-r', '--root', '--no-commit-id', '--name-only', commit, '--', '.github/workflows'])
    if (touched !== '') throw new Refusal(403, 'Resource not accessible by integration')
  }
}

function update({ repository }: RepositoryCall, args: readonly string[], message: string): void {
  try {
    repository.bare.git(args)
  } catch (error) {
    if (error instanceof GitFailure) throw invalid(message)
    throw error
  }
}

function objectOf({ repository }: RepositoryCall, sha: string, type: string): string {
  if (!/^[0-9a-f]{40}$/.test(sha)) throw invalid(`The sha parameter must be exactly 40 characters and contain only [0-9a-f].`)
  if (repository.bare.typeOf(sha) !== type) throw notFound()
  return sha
}

function treeBody(
  entries: ReturnType<RepositoryCall['repository']['bare']['tree']>,
  { sha, url }: { readonly sha: string; readonly url: string },
): Json {
  const tree = entries.map(({ path, mode, type, sha: id, size }) => ({
    path,
    mode,
    type,
    sha: id,
    ...(size !== undefined && { size }),
    ...(type !== 'commit' && { url: `${url}/git/${type}s/${id}` }),
  }))
  return { sha, url: `${url}/git/trees/${sha}`, tree, truncated: false }
}

interface TreeItem {
  readonly path?: string
  readonly mode?: string
  readonly sha?: string | null
  readonly content?: string
}

function writeTree({ repository }: RepositoryCall, body: Json): string {
  const { bare } = repository
  const env = { GIT_INDEX_FILE: `${bare.folder}/index-${process.hrtime.bigint()}` }
  const base = text(body, 'base_tree')
  if (base !== undefined && bare.resolve(`${base}^{tree}`) === undefined) throw invalid('base_tree is not a valid tree oid')
  bare.git(base === undefined ? ['read-tree', '--empty'] : ['read-tree', base], undefined, env)
  const records = (body['tree'] as readonly TreeItem[]).map(({ path = '', mode = '100644', sha, content }) => {
    if (sha === null) return `0 ${'0'.repeat(40)}\t${path}`
    const object = sha ?? bare.writeBlob(content ?? '')
    if (bare.typeOf(object) === undefined && mode !== '160000') throw invalid(`tree.sha ${object} is not a valid blob`)
    return `${mode} ${object}\t${path}`
  })
  try {
    if (records.length > 0) bare.git(['update-index', '-z', '--index-info'], `${records.join('\0')}\0`, env)
    return bare.git(['write-tree'], undefined, env).toString('utf8').trim()
  } catch (error) {
    if (error instanceof GitFailure) throw invalid('tree.path contains a malformed path component')
    throw error
  }
}

/** As GitHub writes it: in lines of sixty. */
export function base64(bytes: Buffer): string {
  return bytes.toString('base64').replace(/.{1,60}/g, '$&\n')
}
