import { spawnSync } from 'node:child_process'
import * as fs from 'node:fs'
import * as path from 'node:path'
import { describe, expect, it } from 'vitest'
import { type ActionWorld, actionWorld, BUMP, STAMP } from '../support/action-world.ts'
import type { ActionEvent } from '../support/github/world.ts'
import { hardenedWorld, READING } from '../support/hardened-world.ts'
import { GIT_ENV } from '../support/temp-folder.ts'

const RULE = { '.github/sous.yml': "rules:\n  - { tool: run_in_terminal, parameters: '.*' }\n" }
const check = { recipe: 'bump-node', inputs: 'version: 24', mode: 'check' }
const stamp = { recipe: 'stamp', mode: 'check' }
/** A recipe by which nothing is wrong. */
const HARMLESS = BUMP.replace('FROM node:\\d+', 'FROM nothing')
const ON_PULL = { 'README.md': 'Hello there\n' }

const errorOf = (run: { commands: readonly { command: string; message: string }[] }) =>
  run.commands.find(({ command }) => command === 'error')?.message

/** The pull request's event, as it is once the base branch has moved on without it. */
function onMovedBase(at: ActionWorld, event: ActionEvent, pull = 1): ActionEvent {
  const { bare } = at.repository
  const [base, head] = [at.head('main'), at.pull(pull).pull.headSha]
  const tree = bare.text(['merge-tree', '--write-tree', base, head])
  const sha = bare.writeCommit({ tree, parents: [base, head], message: 'Merge' })
  bare.git(['update-ref', event.ref, sha])
  return { ...event, sha }
}

describe('mode check', { timeout: 60_000 }, () => {
  it('fails when a call waits for approval, says which, and only fail-on: never keeps the job green', async () => {
    await using at = await hardenedWorld()
    const event = at.pushEvent({ by: 'author' })
    const run = await at.act(event, { inputs: stamp, checkout: 'main', token: READING })
    expect(run).toMatchObject({ code: 1, outputs: { decision: 'fail', 'reason-code': 'check_gated' } })
    expect(errorOf(run)).toMatch(/^Check failed: .*Step 'stamp' calls run_in_terminal\. Allow it with a rule in \.github\/sous\.yml/)
    expect(run.summary).toContain('Step `stamp` calls')
    const never = await at.act(event, { inputs: { ...stamp, 'fail-on': 'never' }, checkout: 'main', token: READING })
    expect(never).toMatchObject({ code: 0, outputs: { decision: 'fail', 'reason-code': 'check_gated' } })
    const preview = await at.act(event, { inputs: { ...stamp, mode: 'preview' }, checkout: 'main', token: READING })
    expect(preview).toMatchObject({ code: 0, outputs: { decision: 'wait', 'reason-code': 'gated' } })
  })

  it('fails when a search ran out of time', async () => {
    const recipe = "name: Find\nsteps:\n  - tool: grep\n    with: { pattern: '(a+)+$' }\n"
    await using at = await actionWorld({ files: { '.github/recipes/find.yml': recipe, 'a.txt': `${'a'.repeat(60)}!\n` } })
    const run = await at.act(at.pushEvent({ by: 'author' }), { inputs: { recipe: 'find', mode: 'check' }, checkout: 'main' })
    expect(run).toMatchObject({ code: 1, outputs: { decision: 'fail', 'reason-code': 'check_incomplete' } })
    expect(errorOf(run)).toContain("on 'a.txt'")
  })

  it.each(['check', 'preview'])('refuses an empty workspace with mode %s: nothing is wrong where nothing is', async (mode) => {
    await using at = await actionWorld()
    const inputs = { recipe: 'sous:trailing-whitespace', mode }
    for (const event of [at.pushEvent({ by: 'author' }), at.pullRequestEvent()]) {
      const run = await at.act(event, { inputs, checkout: 'none' })
      expect(run).toMatchObject({ code: 1, outputs: { 'reason-code': 'input_invalid' } })
      expect(errorOf(run)).toContain('actions/checkout')
    }
  })
})

describe('on a pull request', { timeout: 60_000 }, () => {
  it.each([
    ['in the way', '* working-tree-encoding=UTF-16\n', 'check_incomplete'],
    ['that hide themselves', '* working-tree-encoding=IBM037\n', 'check_incomplete'],
    ['that change nothing', '*.bat eol=crlf\n', 'changes_found'],
  ])('mode check does not pass by attributes %s, by which git writes other bytes than it merges', async (_, attributes, reason) => {
    const edits = { '.gitattributes': attributes, Dockerfile: 'FROM node:20\n' }
    await using at = await actionWorld({ pulls: [{ by: 'reader', fork: 'reader', edits }] })
    const event = at.pullRequestEvent()
    const run = await at.act(event, { inputs: check, checkout: event.sha })
    expect(run).toMatchObject({ code: 1, outputs: { 'reason-code': reason } })
  })

  it.each(['check', 'preview'])(
    'mode %s uses the recipe of the base commit, and names the one that the pull request changes',
    async (mode) => {
      await using at = await actionWorld({ pulls: [{ by: 'author', edits: { '.github/recipes/bump-node.yml': HARMLESS } }] })
      const event = at.pullRequestEvent()
      const run = await at.act(event, { inputs: { ...check, mode }, checkout: event.sha })
      const reason = mode === 'check' ? 'changes_found' : 'previewed'
      expect(run).toMatchObject({ code: mode === 'check' ? 1 : 0, outputs: { 'reason-code': reason, 'files-changed': '1' } })
      const note = `This pull request changes .github/recipes/bump-node.yml. The ${mode} used the version on main (${at.head('main').slice(0, 10)}).`
      const plain = (text: string) => text.replaceAll(/[\\\u200b`]/g, '')
      expect(run.stdout).toContain(note)
      expect(plain(run.summary)).toContain(note)
      expect(plain(at.answers()[0] ?? '')).toContain(note)
      expect(JSON.parse(run.outputs['result'] ?? '').message).toContain(note)
    },
  )

  it('says nothing of recipes that it leaves alone', async () => {
    await using at = await actionWorld()
    const event = at.pullRequestEvent()
    const run = await at.act(event, { inputs: check, checkout: event.sha })
    expect(run.stdout + run.summary).not.toContain('This pull request changes')
  })

  it('commands run by the rules of the base branch, never by those of the pull request, and not for forks', async () => {
    await using at = await hardenedWorld({ pulls: [{ by: 'author', edits: RULE }] })
    const own = at.pullRequestEvent()
    const gated = await at.act(own, { inputs: stamp, token: READING, checkout: own.sha })
    expect(gated).toMatchObject({ code: 1, outputs: { 'reason-code': 'check_gated' } })
    expect(gated.stdout).toContain('This pull request changes .github/sous.yml. The check used the version on main')
    at.merge(1)
    at.openPull({ by: 'author', edits: ON_PULL })
    const allowed = at.pullRequestEvent({ on: 2 })
    expect(await at.act(allowed, { inputs: stamp, token: READING, checkout: allowed.sha })).toMatchObject({
      outputs: { 'reason-code': 'changes_found' },
    })
    at.openPull({ by: 'stranger', fork: 'stranger', edits: ON_PULL })
    const fork = at.pullRequestEvent({ on: 3 })
    const stranger = await at.act(fork, { inputs: stamp, token: READING, checkout: fork.sha })
    expect(stranger).toMatchObject({ code: 1, outputs: { 'reason-code': 'check_gated' } })
    expect(errorOf(stranger)).toContain('Sous does not run such calls on pull requests from forks.')
  })

  it('a recipe that only the pull request has is refused, with what to do', async () => {
    await using at = await actionWorld({ pulls: [{ by: 'author', edits: { '.github/recipes/fresh.yml': STAMP } }] })
    const event = at.pullRequestEvent()
    for (const recipe of ['fresh', '.github/recipes/fresh.yml']) {
      const run = await at.act(event, { inputs: { recipe, mode: 'check' }, checkout: event.sha })
      expect(run).toMatchObject({ code: 1, outputs: { decision: 'refuse', 'reason-code': 'recipe_not_on_base' } })
      expect(errorOf(run)).toMatch(/'\.github\/recipes\/fresh\.yml' is not on the base branch.*Merge the recipe first/)
    }
    const none = await at.act(event, { inputs: { recipe: 'none', mode: 'check' }, checkout: event.sha })
    expect(none).toMatchObject({ code: 1, outputs: { 'reason-code': 'input_invalid' } })
  })

  it('the base is that of the merge commit, not the one that the event remembers', async () => {
    await using at = await actionWorld()
    const old = at.pullRequestEvent()
    const { bare } = at.repository
    bare.commitOn({ branch: 'main', edits: { '.github/recipes/bump-node.yml': HARMLESS }, message: 'Harmless now' })
    const moved = onMovedBase(at, old)
    const now = await at.act(moved, { inputs: check, checkout: moved.sha })
    expect(now).toMatchObject({ code: 0, outputs: { 'reason-code': 'clean' } })
    expect(now.stdout).not.toContain('This pull request changes')
  })

  it('recipes are those of the working directory, there as well', async () => {
    const files = { 'app/recipes/local.yml': BUMP, 'app/Dockerfile': 'FROM node:18\n' }
    await using at = await actionWorld({ files, pulls: [{ by: 'author', edits: { 'app/recipes/local.yml': HARMLESS } }] })
    const event = at.pullRequestEvent()
    const inputs = { ...check, recipe: 'local', 'working-directory': 'app' }
    const run = await at.act(event, { inputs, checkout: event.sha })
    expect(run).toMatchObject({ code: 1, outputs: { 'reason-code': 'changes_found', 'files-changed': '1' } })
    expect(run.stdout).toContain('This pull request changes recipes/local.yml.')
  })
})

describe('the base commit', { timeout: 60_000 }, () => {
  const evil = [{ by: 'author', edits: { '.github/recipes/bump-node.yml': HARMLESS } }]

  it('is read through the API with a shallow checkout, and from the checkout where it is there', async () => {
    await using at = await actionWorld({ pulls: evil })
    const event = at.pullRequestEvent()
    const trees = () => at.github.calls.filter(({ operation }) => operation?.startsWith('git/')).length
    const quiet = { ...check, comment: 'off' }
    expect(await at.act(event, { inputs: quiet, checkout: event.sha })).toMatchObject({ outputs: { 'reason-code': 'changes_found' } })
    const asked = trees()
    expect(asked).toBeGreaterThan(0)
    const whole = await at.act(event, { inputs: quiet, checkout: event.sha, before: (workspace) => deepen(at, workspace) })
    expect(whole).toMatchObject({ outputs: { 'reason-code': 'changes_found' } })
    expect(whole.stdout).toContain('This pull request changes')
    expect(trees()).toBe(asked)
  })

  it('counts only as GitHub has it, whatever a step before wrote into the repository', async () => {
    await using at = await actionWorld({ pulls: evil })
    const event = at.pullRequestEvent()
    const id = at.repository.bare.text(['rev-parse', 'main:.github/recipes/bump-node.yml'])
    const before = (workspace: string) => {
      deepen(at, workspace)
      forgeObject(workspace, id, HARMLESS)
      expect(git(workspace, 'cat-file', 'blob', id)).toBe(HARMLESS)
    }
    const run = await at.act(event, { inputs: check, checkout: event.sha, before })
    expect(run).toMatchObject({ code: 1, outputs: { 'reason-code': 'changes_found' } })
  })

  it('that neither has is a refusal that says what to do', async () => {
    await using at = await actionWorld({ pulls: evil })
    const event = at.pullRequestEvent()
    at.github.fault({ operation: 'git/get-tree', times: 10, status: 404, body: { message: 'Not Found' } })
    const run = await at.act(event, { inputs: check, checkout: event.sha })
    expect(run).toMatchObject({ code: 1, outputs: { decision: 'fail', 'reason-code': 'base_unavailable' } })
    expect(errorOf(run)).toMatch(/'contents: read'.*'fetch-depth: 0'/)
  })
})

function git(workspace: string, ...args: readonly string[]): string {
  const done = spawnSync('git', args, { cwd: workspace, env: GIT_ENV, encoding: 'utf8' })
  if (done.status !== 0) throw new Error(done.stderr)
  return done.stdout
}

/** As `fetch-depth: 0` does. */
function deepen(at: ActionWorld, workspace: string): void {
  git(workspace, 'fetch', '--quiet', '--unshallow', `file://${at.repository.bare.folder}`, 'refs/pull/1/merge')
}

/** Puts another content under the name of an object, which git itself does not notice. */
function forgeObject(workspace: string, id: string, content: string): void {
  const other = spawnSync('git', ['hash-object', '-w', '--stdin'], { cwd: workspace, env: GIT_ENV, input: content, encoding: 'utf8' })
  const place = (name: string) => path.join(workspace, '.git/objects', name.slice(0, 2), name.slice(2))
  const objects = path.join(workspace, '.git/objects')
  for (const pack of fs.readdirSync(path.join(objects, 'pack')).filter((name) => name.endsWith('.pack'))) {
    const bytes = fs.readFileSync(path.join(objects, 'pack', pack))
    for (const name of fs.readdirSync(path.join(objects, 'pack'))) fs.rmSync(path.join(objects, 'pack', name), { force: true })
    spawnSync('git', ['unpack-objects', '-q'], { cwd: workspace, env: GIT_ENV, input: bytes })
  }
  fs.mkdirSync(path.dirname(place(id)), { recursive: true })
  fs.rmSync(place(id), { force: true })
  fs.copyFileSync(place(other.stdout.trim()), place(id))
}

describe('mode check with report: issue', { timeout: 120_000 }, () => {
  const drift = { ...check, report: 'issue' }

  it('keeps an issue instead of failing, and closes it with a comment when there is nothing to change', async () => {
    await using at = await actionWorld()
    const run = () => at.act(at.pushEvent({ by: 'author' }), { inputs: drift, checkout: 'main' })
    const found = await run()
    expect(found).toMatchObject({ code: 0, outputs: { decision: 'pass', 'reason-code': 'drift_reported', changed: 'true' } })
    expect(found.stdout).toContain('#2 is opened: ')
    const issue = at.issue(2)
    expect(issue).toMatchObject({ title: 'Drift: Bump Node', state: 'open', user: { login: 'github-actions[bot]' } })
    expect(issue.body).toContain('sous run bump-node version=24\n')
    expect(issue.body).toContain('+FROM node:24')
    // Another commit, the same drift: nothing is written.
    at.repository.bare.commitOn({ branch: 'main', edits: { 'README.md': 'Other\n' }, message: 'Other' })
    const { writes } = at.github
    expect((await run()).stdout).toContain('#2 is unchanged')
    expect(at.github.writes).toBe(writes)
    at.repository.bare.commitOn({ branch: 'main', edits: { Dockerfile: 'FROM node:24\n' }, message: 'Fix' })
    expect(await run()).toMatchObject({ code: 0, outputs: { 'reason-code': 'clean' } })
    expect(issue.state).toBe('closed')
    expect(issue.comments.map(({ body }) => body)).toEqual([expect.stringMatching(/^`bump-node` has nothing left to change/)])
  })

  it('is refused on pull requests, other branches and other modes, fails where no issue can be written, and runs no command', async () => {
    await using at = await actionWorld({ files: RULE, permissions: { contents: 'read' } })
    const push = at.pushEvent({ by: 'author' })
    const pull = at.pullRequestEvent()
    const branch = at.pushEvent({ by: 'author', branch: at.pull().pull.headRef })
    const refused = async (event: ActionEvent, inputs: Record<string, string>) => {
      const run = await at.act(event, { inputs, checkout: event.sha })
      expect(run.code).toBe(1)
      return [run.outputs['reason-code'], errorOf(run)]
    }
    expect(await refused(pull, drift)).toEqual(['input_invalid', expect.stringContaining("'report: issue' is not for pull requests")])
    expect(await refused(branch, drift)).toEqual(['workflow_ref_not_default', expect.stringContaining('the default branch')])
    expect(await refused(push, { ...drift, mode: 'preview' })).toEqual(['input_invalid', expect.stringContaining("for 'mode: check'")])
    expect(await refused(push, { ...check, report: 'isue' })).toEqual(['input_invalid', expect.stringContaining('Use job or issue.')])
    expect(await refused(push, drift)).toEqual(['token_not_permitted', expect.stringContaining('Could not write the issue')])
    expect(await refused(push, { ...stamp, report: 'issue' })).toEqual([
      'check_gated',
      expect.stringContaining("Leave 'report: issue' out"),
    ])
    expect(at.repository.issues.size).toBe(1)
  })
})
