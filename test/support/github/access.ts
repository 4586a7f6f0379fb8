import { reaches } from './apps.ts'
import { type Actor, notFound, Refusal } from './call.ts'
import type { OperationName } from './operations.ts'
import { atLeast } from './routes/repository-routes.ts'
import type { Repository, Role, Scope, State } from './state.ts'

interface Access {
  /** Any of these permissions of an app is enough. */
  readonly scopes: readonly Scope[]
  readonly level: 'read' | 'write'
  /** The least that a person must be. */
  readonly role: Role
}

const WRITES: Readonly<Partial<Record<OperationName, Role>>> = {
  'repos/create-or-update-file-contents': 'write',
  'repos/create-commit-status': 'write',
  'git/create-blob': 'write',
  'git/create-tree': 'write',
  'git/create-commit': 'write',
  'git/create-ref': 'write',
  'git/update-ref': 'write',
  'git/delete-ref': 'write',
  'pulls/create': 'read',
  'pulls/update': 'write',
  'pulls/merge': 'write',
  'pulls/create-review': 'read',
  'pulls/dismiss-review': 'write',
  'pulls/create-review-comment': 'read',
  'pulls/update-review-comment': 'read',
  'pulls/delete-review-comment': 'read',
  'pulls/request-reviewers': 'write',
  'issues/create': 'read',
  'issues/update': 'triage',
  'issues/create-comment': 'read',
  'issues/update-comment': 'read',
  'issues/delete-comment': 'read',
  'issues/add-labels': 'triage',
  'issues/set-labels': 'triage',
  'issues/remove-label': 'triage',
  'issues/create-label': 'write',
  'issues/add-assignees': 'triage',
  'reactions/create-for-issue-comment': 'read',
  'actions/create-workflow-dispatch': 'write',
  'checks/create': 'admin',
  'checks/update': 'admin',
}

export function isWrite(operation: OperationName): boolean {
  return operation in WRITES
}

export function accessOf(operation: OperationName): Access {
  return { scopes: scopesOf(operation), level: isWrite(operation) ? 'write' : 'read', role: WRITES[operation] ?? 'read' }
}

function scopesOf(operation: OperationName): readonly Scope[] {
  const [group, name] = operation.split('/')
  if (operation === 'repos/get' || operation === 'repos/get-collaborator-permission-level') return ['metadata']
  if (operation === 'repos/list-pull-requests-associated-with-commit') return ['pull_requests']
  if (operation === 'pulls/merge') return ['contents']
  if (operation === 'issues/create' || operation === 'issues/list-for-repo') return ['issues']
  if (name?.includes('status')) return ['statuses']
  if (group === 'repos' || group === 'git') return ['contents']
  if (group === 'pulls') return ['pull_requests']
  if (group === 'checks' || group === 'actions') return [group]
  return ['issues', 'pull_requests']
}

/** Refuses as GitHub does: an app by its permissions, a person by the role, and what is private is not there. */
export function checkAccess(request: {
  readonly state: State
  readonly repository: Repository
  readonly operation: OperationName
  readonly actor: Actor
}): void {
  const { state, repository, operation, actor } = request
  const { scopes, level, role } = accessOf(operation)
  if (!reaches(actor, repository)) {
    if (repository.private) throw notFound()
    if (level === 'write') throw new Refusal(403, 'Resource not accessible by integration')
  }
  if (actor.permissions !== undefined) {
    const has = (scope: Scope) => scope === 'metadata' || actor.permissions?.[scope] === 'write' || actor.permissions?.[scope] === level
    // What is public can be read with any token.
    if (!scopes.some(has) && (level === 'write' || repository.private)) throw new Refusal(403, 'Resource not accessible by integration')
  } else if (actor.account === undefined) {
    if (repository.private) throw notFound()
    if (level === 'write' || operation === 'repos/get-collaborator-permission-level') throw new Refusal(401, 'Requires authentication')
  } else {
    const has = state.role(repository, actor.account.login)
    if (has === 'none') throw notFound()
    if (operation === 'checks/create' || operation === 'checks/update') throw new Refusal(403, 'You must authenticate via a GitHub App.')
    if (!atLeast(has, role)) throw new Refusal(403, 'Must have push access to repository')
    if (operation === 'repos/get-collaborator-permission-level' && !atLeast(has, 'write')) {
      throw new Refusal(403, 'Must have push access to view collaborator permission.')
    }
  }
  if (level === 'write' && repository.archived) throw new Refusal(403, 'Repository was archived so is read-only.')
}
