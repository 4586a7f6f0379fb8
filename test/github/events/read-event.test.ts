import { spawnSync } from 'node:child_process'
import * as path from 'node:path'
import { describe, expect, it } from 'vitest'
import { readEvent } from '../../../src/github/events/read-event.ts'
import { MODES } from '../../../src/github/events/requests.ts'
import { commentPayload, DIGEST, examplePayload, payloadProblems, reviewPayload, WRITER } from '../../support/payloads.ts'

const DEFAULT_REF = 'Codertocat/Hello-World/.github/workflows/sous.yml@refs/heads/master'
const APPLY = `/sous apply ${DIGEST}`

function read(name: string, payload: unknown, { mode = 'auto', workflowRef = DEFAULT_REF } = {}) {
  return readEvent({ name, payload: typeof payload === 'string' ? payload : JSON.stringify(payload), workflowRef }, mode)
}

const { created_at: createdAt } = commentPayload({ body: '' })['comment'] as { readonly created_at: string }
const from = { kind: 'comment', id: 9001, author: { id: 501, login: 'writer', isBot: false }, at: new Date(createdAt), pull: 7 }
const bot = { id: 41898282, login: 'github-actions[bot]', type: 'Bot' } as const

describe('the payloads of these tests', () => {
  it('are as GitHub describes them', () => {
    expect(payloadProblems('issue_comment', commentPayload({ body: APPLY }))).toEqual([])
    expect(payloadProblems('issue_comment', commentPayload({ body: APPLY, action: 'edited' }))).toEqual([])
    expect(payloadProblems('issue_comment', commentPayload({ body: APPLY, author: bot }))).toEqual([])
    expect(payloadProblems('pull_request_review', reviewPayload({ body: APPLY }))).toEqual([])
    expect(payloadProblems('issue_comment', { ...commentPayload({ body: APPLY }), sender: {} })).not.toEqual([])
  })
})

describe('a comment', () => {
  it.each([
    ['/sous run bump-node version=24', { kind: 'run', recipe: 'bump-node', inputs: ['version=24'] }],
    [APPLY, { kind: 'apply', digest: DIGEST }],
    ['/sous cancel', { kind: 'cancel', digest: undefined }],
    ['/sous help', { kind: 'help', recipe: undefined }],
    ['/sous list', { kind: 'list' }],
  ])('asks for what it says: %s', async (body, command) => {
    expect(await read('issue_comment', commentPayload({ body }))).toEqual({ ...command, from: { ...from, body } })
  })

  it('that is none of our business is ignored', async () => {
    const example = examplePayload('issue_comment')
    expect(await read('issue_comment', example)).toEqual({
      kind: 'ignored',
      code: 'not_a_command',
      message: 'The comment is not a command',
    })
  })

  it('with a mistake is told so', async () => {
    expect(await read('issue_comment', commentPayload({ body: '/sous aply x' }))).toMatchObject({
      kind: 'mistake',
      mistake: { code: 'command_mistake', suggestion: "Did you mean '/sous apply <digest>'?" },
      from,
    })
  })

  it.each(['edited', 'deleted'])('[A3] that was %s counts for nothing', async (action) => {
    expect(await read('issue_comment', commentPayload({ body: APPLY, action }))).toMatchObject({
      kind: 'ignored',
      code: 'event_action_ignored',
    })
  })

  it('[A3] that somebody else sent is refused', async () => {
    const sender = { id: 502, login: 'other' }
    expect(await read('issue_comment', commentPayload({ body: APPLY, sender }))).toEqual({
      kind: 'refused',
      refusal: {
        code: 'sender_mismatch',
        message: 'The event was sent by someone other than writer, who wrote the comment',
        suggestion: 'Ask the author to write a new comment.',
      },
    })
  })

  it.each([
    ['a bot', { author: bot }],
    ['an app that acts for a person', { app: examplePayload('installation')['installation'] as Record<string, unknown> }],
  ])('[A4] of %s is no approval', async (_, choices) => {
    expect(await read('issue_comment', commentPayload({ body: APPLY, ...choices }))).toMatchObject({ kind: 'ignored', code: 'bot_actor' })
    expect(await read('issue_comment', commentPayload({ body: '/sous aply', ...choices }))).toMatchObject({
      kind: 'ignored',
      code: 'bot_actor',
    })
  })

  it('[A4] of a bot may ask for a plan, if the configuration says so later', async () => {
    const request = await read('issue_comment', commentPayload({ body: '/sous run x', author: bot }))
    expect(request).toMatchObject({ kind: 'run', from: { author: { id: bot.id, isBot: true } } })
  })

  it('[A11] on an issue is not for Sous', async () => {
    expect(await read('issue_comment', commentPayload({ body: APPLY, pull: undefined }))).toMatchObject({
      kind: 'ignored',
      code: 'not_a_pull_request',
    })
  })

  it('[A11] a push to a pull request is looked at where the workflow names no recipe, and never one to a fork', async () => {
    const { pull_request: pull, ...rest } = examplePayload('pull_request') as { pull_request: { base: { repo: object }; number: number } }
    const pushed = { ...rest, action: 'synchronize', pull_request: { ...pull, head: { ...pull.base } } }
    const by = (mode: string, payload: object, hasRecipe = false) =>
      readEvent({ name: 'pull_request', payload: JSON.stringify(payload), workflowRef: '', hasRecipe }, mode)
    for (const mode of ['', 'auto', 'gate', 'plan', 'publish'])
      expect(await by(mode, pushed)).toEqual({ kind: 'pushed', pull: pull.number })
    expect(await by('auto', pushed, true)).toMatchObject({ kind: 'workflow', mode: 'preview' })
    expect(await by('check', pushed)).toMatchObject({ kind: 'workflow', mode: 'check' })
    expect(await by('auto', { ...pushed, action: 'opened' })).toMatchObject({ kind: 'workflow' })
    const fork = { ...pushed, pull_request: { ...pushed.pull_request, head: { repo: { id: 1 } } } }
    expect(await by('auto', fork)).toMatchObject({ kind: 'ignored', code: 'event_action_ignored' })
  })

  it('[A11] on a closed pull request asks for nothing', async () => {
    expect(await read('issue_comment', commentPayload({ body: APPLY, issueState: 'closed' }))).toMatchObject({
      kind: 'ignored',
      code: 'pr_closed',
      message: 'Pull request #7 is closed',
    })
  })

  it('[R23] whose payload is not as expected in any field is refused, by the name of the field', async () => {
    const whole = commentPayload({ body: APPLY })
    const fields = [
      ['action'],
      ['sender', 'id'],
      ['issue', 'number'],
      ['issue', 'state'],
      ['comment', 'id'],
      ['comment', 'body'],
      ['comment', 'user'],
      ['comment', 'user', 'id'],
      ['comment', 'user', 'login'],
      ['comment', 'user', 'type'],
    ]
    for (const field of fields) {
      for (const value of [null, undefined, [], {}, -1, true]) {
        // A server other than GitHub may say nothing about that.
        if (value === undefined && field.at(-1) === 'type') continue
        const payload = structuredClone(whole)
        const [last = ''] = field.slice(-1)
        const owner = field
          .slice(0, -1)
          .reduce((object, name) => object[name] as Record<string, unknown>, payload as Record<string, unknown>)
        owner[last] = value
        const request = await read('issue_comment', payload)
        expect(request).toMatchObject({ kind: 'refused', refusal: { code: 'payload_invalid' } })
        expect(request.kind === 'refused' && request.refusal.message).toContain(`'${field.join('.')}`)
      }
    }
  })

  it('[A4] of an account without a type is a person, unless it has the login of a bot', async () => {
    const without = (login: string) => {
      const payload = commentPayload({ body: APPLY })
      const { comment } = payload as { readonly comment: { user: object } }
      comment.user = { ...comment.user, login, type: undefined }
      return read('issue_comment', payload)
    }
    expect(await without('boss')).toMatchObject({ kind: 'apply', from: { author: { login: 'boss', isBot: false } } })
    expect(await without('renovate[bot]')).toMatchObject({ kind: 'ignored', code: 'bot_actor' })
  })

  it.each(['', '[]', 'null', '"x"', '{', '3'])('[R23] whose payload is %j is refused', async (payload) => {
    expect(await read('issue_comment', payload)).toMatchObject({ kind: 'refused', refusal: { code: 'payload_invalid' } })
  })

  it('that is no command loads neither zod nor a client', () => {
    const script = `
      const { registerHooks } = await import('node:module')
      const loaded = []
      registerHooks({ load(url, context, next) { loaded.push(url); return next(url, context) } })
      const { readEvent } = await import(${JSON.stringify(path.resolve(import.meta.dirname, '../../../src/github/events/read-event.ts'))})
      const payload = JSON.stringify({ action: 'created', comment: { body: 'Looks good to me' } })
      const request = await readEvent({ name: 'issue_comment', payload, workflowRef: '' }, 'auto')
      console.log(JSON.stringify([request.code, loaded.filter((url) => url.includes('node_modules')), loaded.length]))`
    const { stdout } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], { encoding: 'utf8' })
    const [code, packages, files] = JSON.parse(stdout)
    expect([code, packages]).toEqual(['not_a_command', []])
    expect(files).toBeLessThan(20)
  })
})

describe('a review', () => {
  const author = { kind: 'review', author: { id: 501, login: 'writer', isBot: false }, pull: 7, commit: 'c'.repeat(40) }

  it('that approves names the plan, or none', async () => {
    expect(await read('pull_request_review', reviewPayload({ body: APPLY }))).toMatchObject({
      kind: 'review',
      digest: DIGEST,
      from: author,
    })
    expect(await read('pull_request_review', reviewPayload({ body: 'Fine!' }))).toMatchObject({
      kind: 'review',
      digest: undefined,
      from: author,
    })
    expect(await read('pull_request_review', reviewPayload({ body: null }))).toMatchObject({ kind: 'review', digest: undefined })
  })

  it.each(['commented', 'changes_requested', 'dismissed', 'COMMENTED'])('[C5] that is %s approves nothing', async (state) => {
    expect(await read('pull_request_review', reviewPayload({ body: APPLY, state }))).toMatchObject({
      kind: 'ignored',
      code: 'review_not_approving',
    })
  })

  it.each(['edited', 'dismissed'])('[A3] that was %s counts for nothing', async (action) => {
    expect(await read('pull_request_review', reviewPayload({ body: APPLY, action }))).toMatchObject({ code: 'event_action_ignored' })
  })

  it('[A3] that somebody else sent is refused', async () => {
    const sender = { id: 502, login: 'other' }
    expect(await read('pull_request_review', reviewPayload({ sender }))).toMatchObject({ refusal: { code: 'sender_mismatch' } })
  })

  it('[A4] of a bot approves nothing', async () => {
    expect(await read('pull_request_review', reviewPayload({ author: bot }))).toMatchObject({ kind: 'ignored', code: 'bot_actor' })
  })

  it('gives no other commands', async () => {
    expect(await read('pull_request_review', reviewPayload({ body: '/sous run x' }))).toMatchObject({
      kind: 'mistake',
      mistake: { message: "A review cannot run '/sous run'", suggestion: 'Write it as a comment.' },
    })
    expect(await read('pull_request_review', reviewPayload({ body: '/sous apply 12' }))).toMatchObject({
      kind: 'mistake',
      mistake: { code: 'digest_malformed' },
    })
  })

  it('[R23] without a commit is refused', async () => {
    const payload = reviewPayload({ commit: 'main' })
    expect(await read('pull_request_review', payload)).toMatchObject({
      refusal: { code: 'payload_invalid', message: "The event payload does not match its schema at 'review.commit_id'" },
    })
  })
})

describe('other events', () => {
  it.each(['push', 'schedule', 'workflow_dispatch', 'release', 'merge_group'])('%s runs the recipe of the workflow', async (name) => {
    for (const [mode, wanted] of [
      ['', 'preview'],
      ['auto', 'preview'],
      ['check', 'check'],
      ['propose', 'propose'],
    ])
      expect(await read(name, '{}', { mode: mode ?? '' })).toMatchObject({ kind: 'workflow', mode: wanted, event: name, pull: undefined })
  })

  it('pull_request says which one it is about', async () => {
    expect(await read('pull_request', examplePayload('pull_request'))).toEqual({
      kind: 'workflow',
      mode: 'preview',
      event: 'pull_request',
      pull: 2,
      isDefault: true,
      commits: { base: expect.stringMatching(/^[0-9a-f]{40}$/), isFork: false },
    })
    const { pull_request: pull } = examplePayload('pull_request') as { pull_request: { base: object; head: object } }
    const other = (changes: object) => read('pull_request', { pull_request: { ...pull, ...changes } })
    expect(await other({ head: { ...pull.head, repo: null } })).toMatchObject({ commits: { isFork: true } })
    expect(await other({ head: { ...pull.head, repo: { id: 1 } } })).toMatchObject({ commits: { isFork: true } })
    expect(await other({ base: { ...pull.base, sha: 'main' } })).toMatchObject({ refusal: { code: 'payload_invalid' } })
    expect(await read('pull_request', '{}')).toMatchObject({ refusal: { code: 'payload_invalid' } })
  })

  it('[A13] schedule never is applied on the branch of a person, whatever the mode', async () => {
    for (const mode of MODES) expect(await read('schedule', { schedule: '0 0 * * *' }, { mode })).toMatchObject({ kind: 'workflow', mode })
  })

  it.each(['pull_request_target', 'workflow_run'])('%s is refused', async (name) => {
    const example = name === 'workflow_run' ? examplePayload(name) : examplePayload('pull_request')
    expect(await read(name, example)).toMatchObject({ kind: 'refused', refusal: { code: 'event_not_trusted' } })
  })

  it.each(['pull_request', 'pull_request_review', 'pull_request_review_comment'])('[A1] %s cannot apply', async (name) => {
    const payload = name === 'pull_request_review' ? reviewPayload({ body: APPLY }) : examplePayload(name)
    expect(await read(name, payload, { mode: 'apply' })).toMatchObject({
      kind: 'refused',
      refusal: { code: 'event_not_trusted_for_apply' },
    })
  })

  it('[A10] workflow_dispatch applies from the default branch only', async () => {
    const payload = examplePayload('workflow_dispatch')
    const evil = 'o/r/.github/workflows/sous.yml@refs/heads/evil'
    const branch = (payload['repository'] as { default_branch: string }).default_branch
    const refused = { kind: 'refused', refusal: { code: 'workflow_ref_not_default' } }
    expect(await read('workflow_dispatch', payload, { mode: 'apply', workflowRef: evil })).toMatchObject(refused)
    expect(await read('workflow_dispatch', payload, { mode: 'apply', workflowRef: '' })).toMatchObject(refused)
    expect(await read('workflow_dispatch', payload, { mode: 'apply', workflowRef: `o/r/x.yml@refs/heads/evil/${branch}` })).toMatchObject(
      refused,
    )
    expect(await read('workflow_dispatch', '{}', { mode: 'apply', workflowRef: 'o/r/x.yml@refs/heads/undefined' })).toMatchObject(refused)
    const good = { mode: 'apply', workflowRef: `o/r/.github/workflows/sous.yml@refs/heads/${branch}` }
    expect(await read('workflow_dispatch', payload, good)).toMatchObject({ kind: 'workflow', mode: 'apply', isDefault: true })
    expect(await read('workflow_dispatch', payload, { workflowRef: evil })).toMatchObject({
      kind: 'workflow',
      mode: 'preview',
      isDefault: false,
    })
  })

  it('a mode that there is not is refused', async () => {
    expect(await read('push', '{}', { mode: 'aply' })).toEqual({
      kind: 'refused',
      refusal: { code: 'input_invalid', message: "Unknown mode 'aply'", suggestion: "Did you mean 'apply'?" },
    })
  })
})

it('[A6] the author is known by the number, not by the name', async () => {
  const request = await read('issue_comment', commentPayload({ body: APPLY, author: { ...WRITER, id: 77 } }))
  expect(request).toMatchObject({ kind: 'apply', from: { author: { id: 77, login: 'writer' } } })
})
