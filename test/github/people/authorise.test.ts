import { describe, expect, it } from 'vitest'
import { type ApprovalPolicy, DEFAULT_APPROVAL } from '../../../src/base/config.ts'
import { success } from '../../../src/base/result.ts'
import type { CommentSource, ReviewSource } from '../../../src/github/events/requests.ts'
import { authoriseApproval, authoriseRun, checkSecondPerson, type RunFacts } from '../../../src/github/people/authorise.ts'
import { checkUnedited, readRunComment } from '../../../src/github/people/request-comments.ts'
import { readComments } from '../../../src/github/pulls/comments.ts'
import { type GitHubWorld, gitHubWorld } from '../../support/github/world.ts'
import { DIGEST } from '../../support/payloads.ts'
import { strictClient } from '../../support/strict-client.ts'

const FIRST: RunFacts = { attempt: 1, triggeringActor: 'writer', isAppToken: true }
const APPLY = `/sous apply ${DIGEST}`

function world(): Promise<GitHubWorld> {
  return gitHubWorld({
    users: { writer: 'write', keeper: 'maintain', boss: 'admin', helper: 'triage', reader: 'read' },
    pulls: [{ by: 'writer', edits: { 'a.txt': 'b' } }],
  })
}

function authorOf(place: GitHubWorld, login: string) {
  const { id, type } = place.github.state.account(login)
  return { id, login, isBot: type !== 'User' }
}

interface RunChoices {
  readonly run?: RunFacts
  readonly policy?: Partial<ApprovalPolicy>
  readonly id?: number
  readonly token?: string
}

function askRun(place: GitHubWorld, login: string, { run = FIRST, policy = {}, id, token }: RunChoices = {}) {
  const { github } = strictClient(place, token)
  const author = { ...authorOf(place, login), ...(id !== undefined && { id }) }
  return authoriseRun({ github, author, run, policy: async () => success({ ...DEFAULT_APPROVAL, ...policy }) })
}

function commentBy(place: GitHubWorld, login: string, body = APPLY): CommentSource {
  const { comment } = place.comment({ by: login, body })
  return { kind: 'comment', id: comment.id, body, author: authorOf(place, login), at: new Date(0), pull: 1 }
}

function reviewBy(place: GitHubWorld, login: string, body = APPLY): ReviewSource {
  const { review } = place.review({ by: login, state: 'APPROVED', body })
  return { kind: 'review', id: review.id, body, author: authorOf(place, login), at: new Date(0), pull: 1, commit: review.commitId }
}

interface ApprovalChoices {
  readonly run?: RunFacts
  readonly policy?: Partial<ApprovalPolicy>
}

function askApproval(place: GitHubWorld, from: CommentSource | ReviewSource, { run = FIRST, policy = {} }: ApprovalChoices = {}) {
  const read = async () => success({ ...DEFAULT_APPROVAL, ...policy })
  return authoriseApproval({ github: strictClient(place).github, from, run, policy: read })
}

describe('asking for a plan', () => {
  it('is for those who may write', async () => {
    await using place = await world()
    for (const login of ['writer', 'keeper', 'boss'])
      expect(await askRun(place, login)).toEqual({ ok: true, value: { id: authorOf(place, login).id, login } })
    expect(place.github.calls).toHaveLength(3)
  })

  it('[A2] is for nobody else, who costs one request and no write', async () => {
    await using place = await world()
    let asked = false
    const policy = async () => {
      asked = true
      return success(DEFAULT_APPROVAL)
    }
    for (const login of ['helper', 'reader', 'stranger']) {
      const { github } = strictClient(place)
      expect(await authoriseRun({ github, author: authorOf(place, login), run: FIRST, policy })).toMatchObject({
        ok: false,
        error: { code: 'not_permitted', message: `${login} does not have write access to this repository` },
      })
    }
    expect([place.github.calls.length, place.github.writes, asked]).toEqual([3, 0, false])
  })

  it('[A14] 200 times by strangers costs at most 400 requests and no write', async () => {
    await using place = await gitHubWorld({ users: { reader: 'read' } })
    for (let i = 0; i < 200; i++) expect((await askRun(place, i % 2 === 0 ? 'reader' : `stranger${i % 7}`)).ok).toBe(false)
    expect(place.github.calls.length).toBeLessThanOrEqual(400)
    expect(place.github.writes).toBe(0)
  })

  it('[A7] goes by the permission, whatever else an answer says of somebody', async () => {
    await using place = await world()
    const claims = {
      author_association: 'MEMBER',
      user: { ...place.github.show.user(place.github.state.account('reader')), site_admin: true },
    }
    place.github.fault({ operation: 'repos/get-collaborator-permission-level', change: (body) => ({ ...(body as object), ...claims }) })
    expect(await askRun(place, 'reader')).toMatchObject({ error: { code: 'not_permitted' } })
  })

  it('[A6] is refused to somebody who took over the login', async () => {
    await using place = await world()
    expect(await askRun(place, 'writer', { id: 4711 })).toMatchObject({
      error: { code: 'not_permitted', message: 'writer is not the account that sent the event' },
    })
  })

  it('[A8] is refused when the look-up fails, in whichever way', async () => {
    await using place = await world()
    const withBody = (more: object) => ({ change: (body: unknown) => ({ ...(body as object), ...more }) })
    const faults = [
      [{ status: 500, times: 3 }, 'api_unavailable'],
      [{ drop: true, times: 3 }, 'api_unavailable'],
      [{ status: 403 }, 'token_not_permitted'],
      [{ status: 401 }, 'auth_expired'],
      [{ status: 404 }, 'not_permitted'],
      [{ html: '<h1>Log in</h1>' }, 'api_invalid'],
      [{ change: () => ({}) }, 'api_invalid'],
      [withBody({ permission: null }), 'api_invalid'],
      [withBody({ permission: 'owner' }), 'not_permitted'],
      [withBody({ permission: 'read', role_name: 'triage' }), 'not_permitted'],
      [withBody({ permission: 'none', role_name: 'admin' }), 'not_permitted'],
      [withBody({ user: null }), 'not_permitted'],
    ] as const
    for (const [fault, code] of faults) {
      place.github.fault({ operation: 'repos/get-collaborator-permission-level', ...fault })
      expect(await askRun(place, 'boss')).toMatchObject({ ok: false, error: { code } })
    }
    place.github.takeViolations()
    expect(place.github.writes).toBe(0)
    expect(await askRun(place, 'boss')).toMatchObject({ ok: true })
  })

  it('[A8] is for somebody with a custom role whose base is write', async () => {
    await using place = await world()
    place.github.fault({
      operation: 'repos/get-collaborator-permission-level',
      change: (body) => ({ ...(body as object), role_name: 'custom-x' }),
    })
    expect(await askRun(place, 'writer')).toMatchObject({ ok: true })
  })

  it('[A4] goes by the login where a server does not say what an account is', async () => {
    await using place = await world()
    place.repository.roles.set('renovate[bot]', 'write')
    const { github } = strictClient(place)
    const ask = (login: string, type: unknown) => {
      place.github.fault({
        operation: 'repos/get-collaborator-permission-level',
        change: (body) => ({ ...(body as object), user: { ...(body as { readonly user: object }).user, type } }),
      })
      const author = { id: authorOf(place, login).id, login, isBot: false }
      return authoriseRun({ github, author, run: { ...FIRST, triggeringActor: login }, policy: async () => success(DEFAULT_APPROVAL) })
    }
    expect(await ask('writer', undefined)).toMatchObject({ ok: true })
    expect(await ask('renovate[bot]', undefined)).toMatchObject({ error: { code: 'bot_actor' } })
    expect(await ask('reader', undefined)).toMatchObject({ error: { code: 'not_permitted' } })
    for (const type of ['Bot', 'Organization', '', 'user'])
      expect(await ask('writer', type)).toMatchObject({ error: { code: 'bot_actor' } })
    for (const type of [null, 1, {}]) expect(await ask('writer', type)).toMatchObject({ error: { code: 'api_invalid' } })
    place.github.takeViolations()
  })

  it('is for the owner of a repository on Gitea, and the word alone is worth nothing on GitHub', async () => {
    await using place = await world()
    const ask = (permission: string, type: string | undefined) => {
      place.github.fault({
        operation: 'repos/get-collaborator-permission-level',
        change: (body) => ({ permission, user: { ...(body as { readonly user: object }).user, type } }),
      })
      return askRun(place, 'reader')
    }
    expect(await ask('owner', undefined)).toMatchObject({ ok: true })
    expect(await ask('owner', 'User')).toMatchObject({ error: { code: 'not_permitted' } })
    expect(await ask('none', undefined)).toMatchObject({ error: { code: 'not_permitted' } })
    place.github.takeViolations()
  })

  it('is only for those whom the configuration lists, if it lists any', async () => {
    await using place = await world()
    expect(await askRun(place, 'writer', { policy: { runners: ['Writer'] } })).toMatchObject({ ok: true })
    expect(await askRun(place, 'writer', { policy: { runners: ['boss'] } })).toMatchObject({
      error: { code: 'not_listed', message: 'writer is not listed as someone who may run recipes' },
    })
    expect(await askRun(place, 'reader', { policy: { runners: ['reader'] } })).toMatchObject({ error: { code: 'not_permitted' } })
  })

  it('[A6] is judged by the login that GitHub knows now', async () => {
    await using place = await world()
    const { id } = place.github.state.account('writer')
    const user = { ...place.github.show.user(place.github.state.account('writer')), login: 'renamed', permissions: {}, id }
    place.github.fault({ operation: 'repos/get-collaborator-permission-level', change: (body) => ({ ...(body as object), user }) })
    expect(await askRun(place, 'writer', { policy: { runners: ['writer'] } })).toMatchObject({ error: { code: 'not_listed' } })
    place.github.takeViolations()
  })

  it('[A6] goes by the id alone where the configuration has one, so that a freed login is worth nothing', async () => {
    await using place = await world()
    const { id } = authorOf(place, 'writer')
    const listing = async (entry: string) => {
      const asked = await askRun(place, 'writer', { policy: { runners: ['boss', entry] } })
      const approved = await askApproval(place, commentBy(place, 'writer'), { policy: { approvers: ['boss', entry] } })
      return [asked, approved].map((answer) => (answer.ok ? 'listed' : answer.error.code))
    }
    expect(await listing(`writer#${id}`)).toEqual(['listed', 'listed'])
    expect(await listing(`former-name#${id}`)).toEqual(['listed', 'listed'])
    expect(await listing(`writer#${id + 1}`)).toEqual(['not_listed', 'not_listed'])
    expect(await listing(`writer#${id}0`)).toEqual(['not_listed', 'not_listed'])
  })

  it('[A4] is for a bot only when the configuration has its id', async () => {
    await using place = await world()
    const bot = place.github.state.account('renovate[bot]')
    expect(await askRun(place, bot.login)).toMatchObject({ error: { code: 'bot_actor' } })
    expect(await askRun(place, bot.login, { policy: { allowBots: [bot.id + 1] } })).toMatchObject({ error: { code: 'bot_actor' } })
    expect(await askRun(place, bot.login, { policy: { allowBots: [bot.id] } })).toEqual({
      ok: true,
      value: { id: bot.id, login: bot.login },
    })
    expect(await askRun(place, bot.login, { policy: { allowBots: [bot.id] }, run: { ...FIRST, attempt: 2 } })).toMatchObject({
      error: { code: 'bot_actor' },
    })
    expect(place.github.calls).toEqual([])
  })

  it('[A4] is not for a bot with the right to write, also when it repeats the run of a person', async () => {
    await using place = await world()
    const { id, login } = place.github.state.account('renovate[bot]')
    place.repository.roles.set(login, 'write')
    const { github } = strictClient(place)
    const policy = async () => success(DEFAULT_APPROVAL)
    const bot = { ok: false, error: { code: 'bot_actor' } }
    expect(await authoriseRun({ github, author: { id, login, isBot: false }, run: FIRST, policy })).toMatchObject(bot)
    expect(await askRun(place, 'writer', { run: { ...FIRST, attempt: 2, triggeringActor: login } })).toMatchObject(bot)
  })

  it('[A6] is not for a person who has the id of an allowed bot, unless they may write', async () => {
    await using place = await world()
    const { id } = place.github.state.account('reader')
    expect(await askRun(place, 'reader', { policy: { allowBots: [id] } })).toMatchObject({ error: { code: 'not_permitted' } })
    const throughApp = { id, login: 'reader', isBot: true }
    const policy = async () => success({ ...DEFAULT_APPROVAL, allowBots: [id] })
    const { github } = strictClient(place)
    expect(await authoriseRun({ github, author: throughApp, run: FIRST, policy })).toMatchObject({ error: { code: 'bot_actor' } })
  })

  it("[A4] is refused to the owner of Sous's own token, whose comments may be Sous's", async () => {
    await using place = await world()
    const run = { ...FIRST, isAppToken: false }
    expect(await askRun(place, 'boss', { run, token: place.tokenOf('boss') })).toMatchObject({
      error: { code: 'bot_actor', message: 'Sous runs with the token of boss, so it cannot tell their comments from its own' },
    })
    expect(place.github.calls).toHaveLength(2)
    expect(await askRun(place, 'writer', { run, token: place.tokenOf('boss') })).toMatchObject({ ok: true })
    // The token of an app, which does not look like one.
    expect(await askRun(place, 'writer', { run })).toMatchObject({ ok: true })
    place.github.fault({ operation: 'users/get-authenticated', status: 500, times: 3 })
    expect(await askRun(place, 'writer', { run })).toMatchObject({ error: { code: 'api_unavailable' } })
  })

  it('[A9] again is only for those who may write themselves', async () => {
    await using place = await world()
    const again = (triggeringActor: string) => ({ attempt: 2, triggeringActor, isAppToken: true })
    expect(await askRun(place, 'writer', { run: again('reader') })).toMatchObject({ error: { code: 'not_permitted' } })
    expect(await askRun(place, 'writer', { run: again('nobody-at-all') })).toMatchObject({ error: { code: 'not_permitted' } })
    expect(await askRun(place, 'writer', { run: again('') })).toMatchObject({ ok: false })
    expect(await askRun(place, 'writer', { run: again('boss') })).toMatchObject({ ok: true, value: { login: 'writer' } })
    expect(await askRun(place, 'writer', { run: again('boss'), policy: { runners: ['writer'] } })).toMatchObject({
      error: { code: 'not_listed' },
    })
    const before = place.github.calls.length
    expect(await askRun(place, 'writer', { run: again('Writer') })).toMatchObject({ ok: true })
    expect(place.github.calls.length - before).toBe(1)
    place.github.takeViolations()
  })
})

describe('approving', () => {
  it('counts by a comment or a review of somebody who may write', async () => {
    await using place = await world()
    const value = { id: authorOf(place, 'boss').id, login: 'boss' }
    expect(await askApproval(place, commentBy(place, 'boss'))).toEqual({ ok: true, value })
    expect(await askApproval(place, reviewBy(place, 'boss'))).toEqual({ ok: true, value })
    expect(await askApproval(place, reviewBy(place, 'boss', ''))).toEqual({ ok: true, value })
    expect(place.github.writes).toBe(0)
  })

  it('[C5] does not count by a reader, though GitHub lets readers approve', async () => {
    await using place = await world()
    expect(await askApproval(place, reviewBy(place, 'reader'))).toMatchObject({ error: { code: 'not_permitted' } })
    expect(await askApproval(place, commentBy(place, 'helper'))).toMatchObject({ error: { code: 'not_permitted' } })
    expect(place.github.calls).toHaveLength(2)
  })

  it('[A4] never counts by a bot, listed or not', async () => {
    await using place = await world()
    const bot = place.github.state.account('renovate[bot]')
    const policy = { allowBots: [bot.id], approvers: [bot.login] }
    expect(await askApproval(place, commentBy(place, bot.login), { policy })).toMatchObject({ error: { code: 'bot_actor' } })
    expect(place.github.calls).toEqual([])
  })

  it('is only for those whom the configuration lists, if it lists any', async () => {
    await using place = await world()
    expect(await askApproval(place, commentBy(place, 'writer'), { policy: { approvers: ['boss'] } })).toMatchObject({
      error: { code: 'not_listed', message: 'writer is not listed as someone who may approve plans' },
    })
  })

  it('[A3] does not count when the comment was edited, also back to what it was', async () => {
    await using place = await world()
    const from = commentBy(place, 'boss')
    const [comment] = place.issue().comments
    if (comment === undefined) throw new Error('No comment.')
    const edited = { error: { code: 'comment_changed', message: `Comment ${from.id} was edited after it was posted` } }
    place.edit(comment, 'Never mind', { by: 'writer' })
    expect(await askApproval(place, from)).toMatchObject(edited)
    place.edit(comment, APPLY, { by: 'writer' })
    expect(await askApproval(place, from)).toMatchObject(edited)
  })

  it("[A3] does not count when somebody made it of an admin's old comment", async () => {
    await using place = await world()
    const from = commentBy(place, 'boss', 'Good work')
    const [comment] = place.issue().comments
    if (comment === undefined) throw new Error('No comment.')
    place.edit(comment, APPLY, { by: 'writer' })
    expect(await askApproval(place, { ...from, body: APPLY })).toMatchObject({ error: { code: 'comment_changed' } })
  })

  it('[A3] does not count when the comment is gone, or somewhere else, or of somebody else', async () => {
    await using place = await world()
    const from = commentBy(place, 'boss')
    expect(await askApproval(place, { ...from, pull: 2 })).toMatchObject({ error: { code: 'comment_changed' } })
    expect(await askApproval(place, { ...from, author: authorOf(place, 'writer') })).toMatchObject({ error: { code: 'comment_changed' } })
    place.issue().comments.length = 0
    expect(await askApproval(place, from)).toMatchObject({ error: { code: 'comment_changed', message: `Comment ${from.id} was deleted` } })
    place.github.fault({ operation: 'issues/get-comment', status: 500, times: 3 })
    expect(await askApproval(place, from)).toMatchObject({ error: { code: 'api_unavailable' } })
  })

  it('[A3] counts on Gitea, which names the pull request of a comment elsewhere', async () => {
    await using place = await world()
    const from = commentBy(place, 'boss')
    const ask = (number: number) => {
      const urls = { issue_url: '', pull_request_url: `${place.github.origin}/owner/demo/pulls/${number}` }
      place.github.fault({ operation: 'issues/get-comment', change: (body) => ({ ...(body as object), ...urls }) })
      return askApproval(place, from)
    }
    expect(await ask(1)).toMatchObject({ ok: true })
    expect(await ask(11)).toMatchObject({ error: { message: `Comment ${from.id} is on another pull request` } })
    place.github.takeViolations()
  })

  it('[C6] does not count when the review was dismissed on Gitea, which leaves its state', async () => {
    await using place = await world()
    const from = reviewBy(place, 'boss')
    const ask = (dismissed: boolean) => {
      place.github.fault({ operation: 'pulls/get-review', change: (body) => ({ ...(body as object), dismissed }) })
      return askApproval(place, from)
    }
    expect(await ask(false)).toMatchObject({ ok: true })
    expect(await ask(true)).toMatchObject({ error: { message: 'The review of boss no longer approves' } })
    place.github.takeViolations()
  })

  it('[C6] does not count when the review was dismissed or is gone', async () => {
    await using place = await world()
    const from = reviewBy(place, 'boss')
    expect(await askApproval(place, { ...from, commit: 'd'.repeat(40) })).toMatchObject({ error: { code: 'comment_changed' } })
    expect(await askApproval(place, { ...from, body: '' })).toMatchObject({ error: { code: 'comment_changed' } })
    const [review] = place.pull().pull.reviews
    Object.assign(review ?? {}, { state: 'DISMISSED' })
    expect(await askApproval(place, from)).toMatchObject({ error: { message: 'The review of boss no longer approves' } })
    place.pull().pull.reviews.length = 0
    expect(await askApproval(place, from)).toMatchObject({
      error: { message: 'The review of boss was deleted', suggestion: 'Review again.' },
    })
  })

  it('[A9] again is only for those who may write themselves', async () => {
    await using place = await world()
    const run = { attempt: 3, triggeringActor: 'reader', isAppToken: true }
    expect(await askApproval(place, commentBy(place, 'boss'), { run })).toMatchObject({ error: { code: 'not_permitted' } })
  })
})

describe('a sensitive plan', () => {
  const boss = { id: 1, login: 'boss' }
  const writer = { id: 2, login: 'writer' }
  const sensitive = ['runs a command', 'touches .github/workflows/ci.yml']

  it('[C14] is not approved by anyone who asked for it', () => {
    expect(checkSecondPerson({ approver: boss, requesters: [boss], sensitive })).toEqual({
      code: 'approval_missing',
      message: 'boss requested this plan, and it needs a second person: runs a command',
      suggestion: 'Ask someone else to approve it.',
    })
    expect(checkSecondPerson({ approver: { ...boss, login: 'renamed' }, requesters: [boss], sensitive })?.code).toBe('approval_missing')
    expect(checkSecondPerson({ approver: boss, requesters: [writer, boss], sensitive })?.message).toContain('boss pushed the commit')
    expect(checkSecondPerson({ approver: boss, requesters: [writer], sensitive })).toBeUndefined()
    expect(checkSecondPerson({ approver: boss, requesters: [], sensitive })).toBeUndefined()
  })

  it('and no other needs a second person', () => {
    expect(checkSecondPerson({ approver: boss, requesters: [boss], sensitive: [] })).toBeUndefined()
  })

  it('[C14] was asked for by whoever wrote the comment, and by nobody else', async () => {
    await using place = await world()
    const { github } = strictClient(place)
    const { id } = commentBy(place, 'writer', '/sous run bump version=24')
    const ask = async (comment: number) => {
      const comments = await readComments(github, 1)
      return comments.ok ? readRunComment(comments.value, comment) : comments
    }
    const author = { id: authorOf(place, 'writer').id, login: 'writer' }
    const asked = await ask(id)
    expect(asked).toMatchObject({ ok: true, value: { author, recipe: 'bump', inputs: ['version=24'] } })
    const changed = { ok: false, error: { code: 'comment_changed' } }
    expect(await ask(commentBy(place, 'boss').id)).toMatchObject(changed)
    expect(await ask(commentBy(place, 'boss', 'Hello').id)).toMatchObject(changed)
    expect(await ask(commentBy(place, 'boss', '/sous help bump').id)).toMatchObject(changed)
    expect(await ask(1)).toMatchObject(changed)
    if (!asked.ok) throw new Error('No request.')
    expect(await checkUnedited(github, [asked.value.comment])).toBeUndefined()
    const [comment] = place.issue().comments
    if (comment === undefined) throw new Error('No comment.')
    place.edit(comment, '/sous run bump version=25', { by: 'boss' })
    place.edit(comment, '/sous run bump version=24', { by: 'boss' })
    expect(await checkUnedited(github, [asked.value.comment])).toMatchObject({ code: 'comment_changed' })
    place.deleteComment(comment)
    expect(await checkUnedited(github, [asked.value.comment])).toMatchObject({ message: `Comment ${id} was deleted` })
    place.deleteAccount('boss')
    expect(await ask(id + 1)).toMatchObject(changed)
  })

  it('[A3] was asked for in a comment that nobody edited, also on a server without GraphQL', async () => {
    await using place = await world()
    const { github } = strictClient(place)
    const { id } = commentBy(place, 'writer', '/sous run bump version=24')
    const comment = { id, node_id: '' }
    expect(await checkUnedited(github, [comment])).toBeUndefined()
    const [written] = place.issue().comments
    if (written === undefined) throw new Error('No comment.')
    place.edit(written, '/sous run bump version=25', { by: 'boss' })
    expect(await checkUnedited(github, [comment])).toMatchObject({ message: `Comment ${id} was edited after it was posted` })
    place.deleteComment(written)
    expect(await checkUnedited(github, [comment])).toMatchObject({ message: `Comment ${id} was deleted` })
  })
})
