import { type Refusal, refusal } from '../../base/errors/reasons.ts'
import { failure, type Result, success } from '../../base/result.ts'
import type { GitHubTarget } from '../../campaign/discover-targets.ts'
import type { Row } from '../../campaign/rows.ts'
import { type AppPermissions, type InstallationTokens, MAX_TOKEN_REPOSITORIES } from '../../github/api/github-app.ts'
import type { Person } from '../../github/people/permission.ts'
import type { ActionContext } from '../runner.ts'
import { openApp } from './campaign-context.ts'

/** A repository that can be reached, with its current name. */
export interface ReachedTarget extends GitHubTarget {
  readonly tokens: InstallationTokens
  /** Whether everyone can read it. */
  readonly isPublic: boolean
}

export interface ReachedTargets {
  find(id: string): Result<ReachedTarget, Refusal>
  /** The next token for this repository is a new one. */
  forget(id: string): void
  /** The App's own account, looked up once. */
  self(ask: () => Promise<Result<Person, Refusal>>): Promise<Result<Person, Refusal>>
}

/** The repositories of some rows, with tokens for these and no others. */
export async function openTargets(
  context: ActionContext,
  rows: readonly Pick<Row, 'id' | 'name'>[],
  permissions: AppPermissions,
): Promise<Result<ReachedTargets, Refusal>> {
  const app = openApp(context)
  if (!app.ok) return app
  const installations = await app.value.installations()
  if (!installations.ok) return installations
  const wanted = new Set(rows.map(({ id }) => id))
  const targets = new Map<string, ReachedTarget>()
  const archived = new Set<string>()
  for (const { id: installation, suspended_at: suspended } of installations.value) {
    if (suspended !== null && suspended !== undefined) continue
    const repositories = await app.value.repositories(installation)
    if (!repositories.ok) return repositories
    const own = repositories.value.filter(({ id }) => wanted.has(String(id)))
    for (let from = 0; from < own.length; from += MAX_TOKEN_REPOSITORIES) {
      const part = own.slice(from, from + MAX_TOKEN_REPOSITORIES)
      const tokens = app.value.tokens({ installation, repositories: part.map(({ id }) => id), permissions })
      for (const { id, full_name: name, default_branch: branch, archived: isArchived, private: isPrivate = true } of part) {
        if (isArchived) archived.add(String(id))
        else targets.set(String(id), { id: String(id), name, branch, installation, tokens, isPublic: !isPrivate })
      }
    }
  }
  let self: Promise<Result<Person, Refusal>> | undefined
  return success({
    find(id) {
      const target = targets.get(id)
      return target === undefined ? failure(archived.has(id) ? ERRORS.archived() : ERRORS.gone()) : success(target)
    },
    forget: (id) => targets.get(id)?.tokens.forget(),
    self(ask) {
      self ??= ask()
      return self
    },
  })
}

const ERRORS = {
  archived: () => refusal('repo_archived', 'It is archived'),
  gone: () =>
    refusal(
      'api_not_found',
      'It no longer exists, or the GitHub App is no longer installed there',
      'Install the App there, or exclude it.',
    ),
}
