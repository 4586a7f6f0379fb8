import { createRequire } from 'node:module'
import { Ajv } from 'ajv'
import { expect, it } from 'vitest'
import { gitHubWorld } from '../support/github/world.ts'

const schema = createRequire(import.meta.url)('@octokit/webhooks-schemas/schema.json')
const ajv = new Ajv({ strict: false, validateFormats: false, validateSchema: false, inlineRefs: false, allErrors: true }).addSchema(
  schema,
  'webhooks',
)

function problems(definition: string, payload: unknown): readonly string[] {
  const validate = ajv.compile({ $ref: `webhooks#/definitions/${definition}` })
  validate(payload)
  return (validate.errors ?? []).map(({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`)
}

it('makes payloads that GitHub could have delivered', async () => {
  await using world = await gitHubWorld({
    users: { writer: 'write', reader: 'read' },
    pulls: [
      { by: 'writer', edits: { 'README.md': '# New\n' } },
      { by: 'stranger', edits: { 'README.md': '# Fork\n' }, fork: 'stranger' },
    ],
  })
  const created = world.comment({ by: 'writer', body: '/sous list' })
  const edited = world.comment({ by: 'writer', body: '/sous list', previousBody: 'Hello' })
  const approved = world.review({ by: 'reader', state: 'APPROVED' })
  const refused = world.review({ by: 'reader', state: 'CHANGES_REQUESTED', body: 'No' })
  const opened = world.pullRequestEvent()
  const before = world.head('feature-1')
  world.push({ 'b.txt': 'b\n' })
  const moved = world.pullRequestEvent({ before })
  const fork = world.pullRequestEvent({ on: 2 })
  const dispatched = world.dispatch({ by: 'writer', inputs: { recipe: 'bump' } })
  const pushed = world.pushEvent({ by: 'writer' })
  const found = {
    created: problems('issue_comment$created', created.payload),
    edited: problems('issue_comment$edited', edited.payload),
    approved: problems('pull_request_review$submitted', approved.payload),
    refused: problems('pull_request_review$submitted', refused.payload),
    opened: problems('pull_request$opened', opened.payload),
    moved: problems('pull_request$synchronize', moved.payload),
    fork: problems('pull_request$opened', fork.payload),
    dispatched: problems('workflow_dispatch$event', dispatched.payload),
    pushed: problems('push$event', pushed.payload),
  }
  expect(Object.entries(found).filter(([, errors]) => errors.length > 0)).toEqual([])
})

it('tells a payload that GitHub would not deliver', async () => {
  await using world = await gitHubWorld({ users: { writer: 'write' }, pulls: [{ by: 'writer', edits: { 'a.txt': 'a\n' } }] })
  const { payload } = world.comment({ by: 'writer', body: '/sous list' })
  expect(payload).toMatchObject({
    action: 'created',
    issue: { number: 1, state: 'open', pull_request: { url: `${world.github.origin}/repos/owner/demo/pulls/1` } },
    comment: { body: '/sous list', user: { login: 'writer', id: world.github.state.account('writer').id } },
    repository: { full_name: 'owner/demo', id: world.repository.id },
    sender: { login: 'writer' },
  })
  expect(problems('issue_comment$created', { ...payload, comment: {} })).not.toEqual([])
  expect(JSON.stringify(payload)).not.toMatch(/octo|Codertocat|api\.github\.com/i)
})
