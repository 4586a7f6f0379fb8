/** With `on-push: replan`, a push has the same request planned again on the new head. Whoever pushed gains nothing by it. */
import * as fs from 'node:fs'
import * as path from 'node:path'
import { describe, expect, it } from 'vitest'
import { digestIn } from '../support/action-world.ts'
import { BOTH, itInTurn } from '../support/both-workflows.ts'
import { hardenedWorld } from '../support/hardened-world.ts'
import { MaliciousWriter } from '../support/malicious-writer.ts'
import { requestWatch } from '../support/world-moment.ts'

const REPLAN = { '.github/sous.yml': 'on-push: replan\n' }
const GUARD = `name: Guard
permissions: { write: [docs/CODEOWNERS] }
steps:
  - tool: create_file
    with: { path: docs/CODEOWNERS, content: 'x' }
`
const HOUR_MS = 60 * 60 * 1000

const reason = ({ outputs }: { readonly outputs: Readonly<Record<string, string>> }) => outputs['reason-code']

describe.each(BOTH)('in the %s workflow', { timeout: 240_000 }, (workflow, open) => {
  const it = itInTurn(workflow)
  it('[A11] a push has the latest request of each recipe planned again, and the new plan can be applied', async () => {
    const CASE =
      'name: Loud\npermissions: { write: [README.md] }\nsteps:\n  - { tool: replace_in_file, with: { include: README.md, find: Hello, replace: HELLO } }\n'
    await using world = await open({ files: { ...REPLAN, '.github/recipes/loud.yml': CASE } })
    const { at, say, push } = world
    await say('author', '/sous run bump-node version=22')
    await say('author', '/sous run bump-node version=24')
    await say('colleague', '/sous run loud')
    const old = at.answers().map(digestIn)
    const count = at.answers().length
    const run = await push('author', { Dockerfile: 'FROM node:20\n', 'README.md': 'Hello again\n' })
    expect(run).toMatchObject({ code: 0, outputs: { 'reason-code': 'answered' } })
    expect(at.answers()).toHaveLength(count)
    const head = at.head('feature-1')
    const [bump = '', ...others] = at.answers()
    const loud = others.find((text) => text.includes('Sous · Loud')) ?? ''
    for (const text of [bump, loud]) {
      expect(text).toContain(`made on ${head.slice(0, 7)}, after a push by \`author\``)
      expect(text).toContain('good until')
      expect(text).toContain('anyone with write access can approve')
      expect(text).toContain(`/actions/runs/${run.runId})`)
    }
    expect(bump).toContain('+FROM node:24')
    expect(bump).toContain('-FROM node:20')
    expect(old).not.toContain(digestIn(bump))
    expect(reason(await say('colleague', `/sous apply ${digestIn(bump)}`))).toBe('committed')
    expect(at.repository.bare.files('feature-1')['Dockerfile']).toBe('FROM node:24\n')
    // What was applied is not planned again; what was not is.
    await push('author', { 'README.md': 'Hello once more\n' })
    expect(at.answers()[0]).toContain('· applied\n')
    expect(at.answers().find((text) => text.includes('Sous · Loud'))).toContain(`made on ${at.head('feature-1').slice(0, 7)}`)
  })

  it('[A11] without the setting a push only marks the preview as stale, also where the pull request switches it on', async () => {
    await using world = await open()
    const { at, say, push } = world
    await say('author', '/sous run bump-node version=24')
    expect(reason(await push('author', { '.github/sous.yml': 'on-push: replan\n' }))).toBe('answered')
    expect(at.answers()[0]).toContain('· stale\n')
    expect(at.answers()[0]).toContain('/sous run bump-node version=24')
    expect(digestIn(at.answers()[0] ?? '')).toBe('')
  })

  it('a request that was cancelled, edited or has expired, or whose author lost access, is not planned again', async () => {
    await using world = await open({ files: REPLAN })
    const { at, say, push } = world
    let pushes = 0
    const shown = async () => {
      expect(await push('boss', { 'README.md': `Push ${++pushes}\n` })).toMatchObject({ code: 0 })
      const [text = ''] = at.answers()
      return /· (stale|cancelled|expired)\n/.exec(text)?.[1] ?? (digestIn(text) === '' ? text : 'planned')
    }
    const ask = async () => {
      await say('author', '/sous run bump-node version=24')
      return at.issue().comments.findLast(({ body }) => body === '/sous run bump-node version=24')
    }
    await ask()
    expect(await shown()).toBe('planned')
    await say('colleague', `/sous cancel ${digestIn(at.answers()[0] ?? '').slice(0, 16)}`)
    expect(await shown()).toBe('cancelled')
    const edited = await ask()
    if (edited !== undefined) for (const text of ['/sous run bump-node version=99', edited.body]) at.edit(edited, text, { by: 'mallory' })
    expect(await shown()).toBe('stale')
    await ask()
    // An unanswered cancel counts too, whatever the ledger says. One of a stranger does not.
    at.comment({ by: 'reader', body: '/sous cancel' })
    expect(await shown()).toBe('planned')
    at.comment({ by: 'colleague', body: '/sous cancel' })
    expect(await shown()).toBe('stale')
    await ask()
    at.repository.roles.set('author', 'read')
    expect(await shown()).toBe('stale')
    at.repository.roles.set('author', 'write')
    await ask()
    // The request of somebody who may not ask neither counts nor stands in the way.
    at.comment({ by: 'reader', body: '/sous run bump-node version=99' })
    expect(await shown()).toBe('planned')
    expect(at.answers()[0]).toContain('+FROM node:24')
    at.github.state.now += 25 * HOUR_MS
    expect(await shown()).not.toBe('planned')
  })

  it('whoever pushed counts as having asked, and a borrowed old comment changes nothing about that', async () => {
    await using world = await open({ files: { ...REPLAN, '.github/recipes/guard.yml': GUARD } })
    const { at, say, push } = world
    await say('colleague', '/sous run guard')
    const asked = at.issue().comments.find(({ body }) => body === '/sous run guard')?.id ?? 0
    await push('mallory', { 'README.md': 'Mine\n' })
    const [preview = ''] = at.answers()
    const digest = digestIn(preview)
    expect(preview).toContain('after a push by `mallory`')
    expect(preview).toContain('needs a second person')
    const head = at.head('feature-1')
    for (const by of ['mallory', 'colleague'])
      expect(await say(by, `/sous apply ${digest}`)).toMatchObject({ code: 0, outputs: { 'reason-code': 'approval_missing' } })
    expect(at.answers().some((text) => text.includes('mallory pushed the commit'))).toBe(true)
    // The ledger can name any comment. The request is still older than the push.
    await new MaliciousWriter(at).rewriteLedger(digest, (state) => ({ ...state, origin: { ...state.origin, comment: asked } }))
    expect(reason(await say('mallory', `/sous apply ${digest}`))).toBe('approval_missing')
    expect(at.head('feature-1')).toBe(head)
    expect(reason(await say('boss', `/sous apply ${digest}`))).toBe('committed')
  })

  it('a push by somebody who may not run recipes, or by a bot, plans nothing', async () => {
    const config = 'on-push: replan\napproval: { runners: [author, colleague] }\n'
    await using world = await open({ files: { '.github/sous.yml': config } })
    const { at, say, push } = world
    for (const by of ['mallory', 'github-actions[bot]', 'reader']) {
      await say('author', '/sous run bump-node version=24')
      const run = await push(by, { 'README.md': `By ${by}\n` })
      expect(run).toMatchObject({ code: 0, outputs: { 'reason-code': 'answered' } })
      expect(at.answers()[0], by).toContain('· stale\n')
    }
    await say('author', '/sous run bump-node version=24')
    await push('colleague', { 'README.md': 'By a colleague\n' })
    expect(at.answers()[0]).toContain('after a push by `colleague`')
  })

  it('the ledger cannot have an older request planned again, nor revive a cancelled one', async () => {
    await using world = await open({ files: REPLAN })
    const { at, say, push } = world
    await say('boss', '/sous run bump-node version=22')
    const old = digestIn(at.answers()[0] ?? '')
    await say('author', '/sous run bump-node version=24')
    const mallory = new MaliciousWriter(at)
    await mallory.rewriteLedger(old, ({ supersededBy: _, ...state }) => ({ ...state, state: 'planned' }))
    await mallory.pointAt(old)
    await push('mallory', { 'README.md': 'Mine\n' })
    expect(at.answers()[0]).toContain('+FROM node:24')
    const current = digestIn(at.answers()[0] ?? '')
    await say('author', '/sous cancel')
    await mallory.rewriteLedger(current, ({ supersededBy: _, ...state }) => ({ ...state, state: 'planned' }))
    await mallory.pointAt(current)
    await push('mallory', { 'README.md': 'Mine again\n' })
    expect(digestIn(at.answers()[0] ?? '')).toBe('')
  })

  it('plans no more than five recipes again, the latest ones, and marks the others as stale', async () => {
    const names = ['one', 'two', 'three', 'four', 'five', 'six']
    const makes = (name: string) =>
      `name: Makes ${name}\npermissions: { write: [${name}.txt] }\nsteps:\n  - { tool: create_file, with: { path: ${name}.txt, content: x } }\n`
    const recipes = Object.fromEntries(names.map((name) => [`.github/recipes/${name}.yml`, makes(name)]))
    await using world = await open({ files: { ...REPLAN, ...recipes } })
    const { at, push } = world
    for (const recipe of names) await at.says('author', `/sous run ${recipe}`)
    await push('author', { 'README.md': 'Hello again\n' })
    const on = `made on ${at.head('feature-1').slice(0, 7)}`
    const shown = names.map((name) => at.answers().find((text) => text.includes(`Sous · Makes ${name}`)) ?? '')
    expect(shown.map((text) => text.includes(on))).toEqual([false, true, true, true, true, true])
    expect(shown.map((text) => text.includes('· stale\n'))).toEqual([true, false, false, false, false, false])
  })

  it('a plan on a head that somebody pushed over meanwhile is not shown', async () => {
    await using world = await open({ files: REPLAN })
    const { at, say, push } = world
    await say('author', '/sous run bump-node version=24')
    // The job that makes plans is the first that looks at the pull request in one workflow, and the second in the other.
    let reads = workflow === 'simple' ? 1 : 2
    const heads: string[] = []
    const watch = requestWatch(at)
    watch.watch(({ method, path: asked }, when) => {
      if (when !== 'effect' || method !== 'GET' || !/\/pulls\/1$/.test(asked) || --reads !== 0) return
      heads.push(at.head('feature-1'))
      at.push({ 'NOTES.md': 'Newer\n' }, 1, { by: 'author' })
    })
    const run = await push('author', { Dockerfile: 'FROM node:20\n' })
    watch.stop()
    expect(heads).toHaveLength(1)
    expect([run.code, run.outputs['digest']]).toEqual([0, ''])
    expect(at.answers()[0]).not.toContain(`made on ${heads[0]?.slice(0, 7)}`)
    expect(at.answers()[0]).toContain('· stale\n')
    await push('author', { 'NOTES.md': 'Newest\n' })
    expect(at.answers()[0]).toContain(`made on ${at.head('feature-1').slice(0, 7)}`)
  })

  it('nothing is planned for a fork, whose runs cannot write', async () => {
    const config = { '.github/sous.yml': 'on-push: replan\napproval: { forks: files-only }\n' }
    const pulls = [{ by: 'stranger', fork: 'stranger', edits: { 'README.md': 'Mine\n' } }]
    await using world = await open({ files: config, pulls })
    const { at, say, push } = world
    await say('author', '/sous run bump-node version=24')
    const before = at.answers()
    const refs = [...at.repository.bare.refs('refs/sous/').entries()]
    expect(reason(await push('stranger', { Dockerfile: 'FROM node:19\n' }))).toBe('event_action_ignored')
    expect(at.answers()).toEqual(before)
    expect([...at.repository.bare.refs('refs/sous/').entries()]).toEqual(refs)
  })
})

describe('a recipe with a command', { timeout: 240_000 }, () => {
  const BUILD = `name: Build
permissions: { write: [out.txt], run: ['sh build.sh'] }
steps:
  - { tool: run_in_terminal, with: { command: 'sh build.sh' } }
`
  const RULE = `on-push: replan\nrules:\n  - { tool: run_in_terminal, parameters: '\\{"command":"sh build\\.sh"\\}' }\n`

  it('waits again after a push, and whoever pushed cannot approve the call', async () => {
    const files = { ...REPLAN, '.github/recipes/build.yml': BUILD, 'build.sh': 'echo built > out.txt\n' }
    await using at = await hardenedWorld({ users: { author: 'write', colleague: 'write', boss: 'admin', mallory: 'write' }, files })
    await at.asks('author', '/sous run build')
    const before = at.pull().pull.headSha
    const stolen = path.join(at.folder, 'stolen')
    at.push({ 'build.sh': `echo mine > '${stolen}'\necho built > out.txt\n` }, 1, { by: 'mallory' })
    const jobs = await at.jobs(at.pullRequestEvent({ before, by: 'mallory' }))
    expect(reason(jobs.last)).toBe('gated')
    expect(at.answers()[0]).toContain('after a push by `mallory`')
    const gated = digestIn(at.answers()[0] ?? '')
    for (const by of ['mallory', 'author']) expect(reason((await at.asks(by, `/sous apply ${gated}`)).last)).toBe('approval_missing')
    expect(fs.existsSync(stolen)).toBe(false)
    // Somebody else has seen the head, and approves.
    expect(reason((await at.asks('colleague', `/sous apply ${gated}`)).last)).toBe('previewed')
    expect(fs.existsSync(stolen)).toBe(true)
    expect(reason((await at.asks('boss', `/sous apply ${digestIn(at.answers()[0] ?? '')}`)).last)).toBe('committed')
  })

  it('never runs because of a push, even if a rule allows the call', async () => {
    const files = { '.github/sous.yml': RULE, '.github/recipes/build.yml': BUILD, 'build.sh': 'echo built > out.txt\n' }
    await using at = await hardenedWorld({ users: { author: 'write', colleague: 'write', mallory: 'write' }, files })
    expect(reason((await at.asks('author', '/sous run build')).last)).toBe('previewed')
    const before = at.pull().pull.headSha
    const stolen = path.join(at.folder, 'stolen')
    at.push({ 'build.sh': `echo mine > '${stolen}'\n` }, 1, { by: 'mallory' })
    const event = at.pullRequestEvent({ before, by: 'mallory' })
    await at.jobs(event)
    // Nor in the job that makes plans, had the ledger no word of what ran before.
    at.repository.bare.git(['update-ref', '-d', `refs/sous/plans/${digestIn(at.answers()[0] ?? '') || 'none'}`])
    for (const ref of at.repository.bare.refs('refs/sous/current/').keys()) at.repository.bare.git(['update-ref', '-d', ref])
    await at.plan(event)
    expect(fs.existsSync(stolen)).toBe(false)
    expect(at.answers()[0]).toContain('· stale\n')
    expect(at.answers()[0]).toContain('/sous run build')
  })

  it('a plan that claims to have run one is not published after a push', async () => {
    await using at = await hardenedWorld({ files: REPLAN })
    const asked = at.comment({ by: 'author', body: '/sous run stamp' })
    await at.jobs(asked)
    const before = at.pull().pull.headSha
    at.push({ 'README.md': 'Moved\n' })
    const event = at.pullRequestEvent({ before })
    expect(reason((await at.jobs(event)).last)).toBe('gated')
    const gated = digestIn(at.answers()[0] ?? '')
    const ran = await at.plan(at.comment({ by: 'colleague', body: `/sous apply ${gated}` }))
    const home = path.join(at.folder, 'forged')
    fs.cpSync(ran.outputs['plan-path'] ?? '', path.join(home, String(asked.comment.id)), { recursive: true })
    const refs = [...at.repository.bare.refs('refs/sous/').entries()]
    const run = await at.publish(event, { 'plan-path': home })
    expect([...at.repository.bare.refs('refs/sous/').entries()]).toEqual(refs)
    expect(digestIn(at.answers()[0] ?? '')).toBe(gated)
    expect(run.stdout).toContain('ran a call')
  })
})
