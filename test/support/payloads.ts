import * as fs from 'node:fs'
import { createRequire } from 'node:module'
import { Ajv } from 'ajv'

type Fields = Readonly<Record<string, unknown>>

export interface Person {
  readonly id: number
  readonly login: string
  readonly type?: 'User' | 'Bot'
}

const require = createRequire(import.meta.url)
const webhooks = require('@octokit/webhooks-examples/api.github.com/index.json') as readonly {
  readonly name: string
  readonly examples: readonly Fields[]
}[]

export const WRITER: Person = { id: 501, login: 'writer' }
export const DIGEST = '0123456789abcdef'.repeat(4)

/** A real payload of GitHub, by the name of its event; the first of each event is out of date. */
export function examplePayload(event: string, fits: (example: Fields) => boolean = () => true): Fields {
  const found = webhooks
    .find(({ name }) => name === event)
    ?.examples.slice(1)
    .find(fits)
  if (found === undefined) throw new Error(`There is no example of '${event}' like that.`)
  return structuredClone(found)
}

export interface CommentChoices {
  readonly body: string
  readonly author?: Person
  readonly sender?: Person
  readonly action?: string
  readonly pull?: number | undefined
  readonly issueState?: 'open' | 'closed'
  readonly app?: Fields | null
  readonly association?: string
}

/** A comment on a pull request, made from GitHub's example of one on an issue. */
export function commentPayload(choices: CommentChoices): Fields {
  const { body, author = WRITER, sender = author, action = 'created', issueState = 'open', app = null, association = 'NONE' } = choices
  const base = examplePayload('issue_comment', (example) => example['action'] === 'created')
  const pull = 'pull' in choices ? choices.pull : 7
  const url = `https://api.github.com/repos/octo/demo/pulls/${pull}`
  const link = { url, html_url: url, diff_url: url, patch_url: url }
  return {
    ...base,
    action,
    sender: person(base['sender'], sender),
    issue: {
      ...(base['issue'] as Fields),
      number: pull ?? 7,
      state: issueState,
      ...(pull === undefined ? {} : { pull_request: link }),
    },
    comment: {
      ...(base['comment'] as Fields),
      id: 9001,
      body,
      user: person((base['comment'] as Fields)['user'], author),
      performed_via_github_app: app,
      author_association: association,
    },
    ...(action === 'edited' ? { changes: { body: { from: 'before' } } } : {}),
  }
}

export interface ReviewChoices {
  readonly body?: string | null
  readonly author?: Person
  readonly sender?: Person
  readonly action?: string
  readonly state?: string
  readonly commit?: string
}

export function reviewPayload(choices: ReviewChoices = {}): Fields {
  const { body = null, author = WRITER, sender = author, action = 'submitted', state = 'approved', commit = 'c'.repeat(40) } = choices
  const base = examplePayload('pull_request_review', (example) => example['action'] === 'submitted')
  return {
    ...base,
    action,
    sender: person(base['sender'], sender),
    pull_request: { ...(base['pull_request'] as Fields), number: 7 },
    review: { ...(base['review'] as Fields), body, state, commit_id: commit, user: person((base['review'] as Fields)['user'], author) },
  }
}

let schemas: Ajv | undefined

/** What GitHub's own description of an event says is wrong with a payload. */
export function payloadProblems(event: string, payload: Fields): readonly string[] {
  if (schemas === undefined) {
    const schema = JSON.parse(fs.readFileSync(require.resolve('@octokit/webhooks-schemas/schema.json'), 'utf8'))
    schemas = new Ajv({ strict: false, validateFormats: false, logger: false, inlineRefs: false }).addSchema(schema, 'webhooks')
  }
  const validate = schemas.getSchema(`webhooks#/definitions/${event}_event`)
  if (validate === undefined) throw new Error(`GitHub describes no event '${event}'.`)
  return validate(payload) ? [] : (validate.errors ?? []).map((error) => `${error.instancePath} ${error.message}`)
}

function person(base: unknown, { id, login, type = 'User' }: Person): Fields {
  return { ...(base as Fields), id, login, type }
}
