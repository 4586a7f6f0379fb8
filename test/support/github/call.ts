import type { App, Installation } from './apps.ts'
import type { OperationName } from './operations.ts'
import type { Json, Presenter } from './present.ts'
import type { Account, Issue, Permissions, PullIssue, Repository, State } from './state.ts'

/** One request as a route sees it: known, permitted and valid by GitHub's description. */
export interface Call {
  readonly state: State
  readonly show: Presenter
  /** As it was asked for, without the query. */
  readonly path: string
  readonly params: Readonly<Record<string, string>>
  readonly query: Readonly<Record<string, string>>
  readonly body: Json
  readonly accept: string
  readonly actor: Actor
}

export interface Actor {
  /** `undefined` without a token. */
  readonly account: Account | undefined
  /** Of an app's token; a person's token has none. */
  readonly permissions: Permissions | undefined
  /** An app that speaks for itself, with a JWT. */
  readonly app?: App
  /** Of an app's token. */
  readonly installation?: Installation
  /** The only ones that its token is for, by id. */
  readonly repositories?: ReadonlySet<number>
}

export interface RepositoryCall extends Call {
  readonly repository: Repository
}

export type Answer =
  | { readonly status: number; readonly body?: unknown; readonly raw?: Buffer; readonly headers?: Readonly<Record<string, string>> }
  /** One page of these, with a `Link` header. */
  | { readonly status: 200; readonly items: readonly unknown[]; readonly envelope?: (page: readonly unknown[]) => Json }

export type RepositoryRoute = (call: RepositoryCall) => Answer
export type RepositoryRoutes = Readonly<Partial<Record<OperationName, RepositoryRoute>>>

/** An answer of GitHub's that is not what was asked for. */
export class Refusal extends Error {
  readonly status: number
  readonly errors: readonly unknown[] | undefined

  constructor(status: number, message: string, errors?: readonly unknown[]) {
    super(message)
    this.status = status
    this.errors = errors
  }
}

export function notFound(): Refusal {
  return new Refusal(404, 'Not Found')
}

export function invalid(message: string, errors?: readonly unknown[]): Refusal {
  return new Refusal(422, message, errors)
}

export function ok(body: unknown): Answer {
  return { status: 200, body }
}

export function created(body: unknown): Answer {
  return { status: 201, body }
}

export function noContent(): Answer {
  return { status: 204 }
}

export function list(items: readonly unknown[], envelope?: (page: readonly unknown[]) => Json): Answer {
  return { status: 200, items, ...(envelope && { envelope }) }
}

export function issueOf({ repository, params }: RepositoryCall): Issue {
  const issue = repository.issues.get(Number(params['issue_number'] ?? params['pull_number']))
  if (issue === undefined) throw notFound()
  return issue
}

export function pullOf(call: RepositoryCall): PullIssue {
  const issue = issueOf(call)
  if (issue.pull === undefined) throw notFound()
  return issue as PullIssue
}

export function actorOf({ actor }: Call): Account {
  if (actor.account === undefined) throw new Refusal(401, 'Requires authentication')
  return actor.account
}

export function text(body: Json, key: string): string | undefined {
  const value = body[key]
  return typeof value === 'string' ? value : undefined
}

export function commitOr(repository: Repository, name: string, refusal: () => Refusal): string {
  const sha = repository.bare.commitOf(name)
  if (sha === undefined) throw refusal()
  return sha
}
