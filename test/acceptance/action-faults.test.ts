import type { ChildProcess } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { type ActionWorld, actionWorld } from '../support/action-world.ts'

const MINUTE = 60_000

/** A plan that waits for its landing, and how often it has landed. */
async function planned(at: ActionWorld) {
  const { outputs } = await at.says('author', '/sous run bump-node version=24')
  const head = at.head('feature-1')
  const { bare } = at.repository
  return {
    digest: outputs['digest'] ?? '',
    commits: () => bare.log(`${head}..feature-1`).length,
    locks: () => [...bare.refs('refs/sous/locks/').keys()],
  }
}

let runs = 100

/** Runs have numbers, and GitHub knows which of them have ended. */
function nextRun(at: ActionWorld): Readonly<Record<string, string>> {
  const id = ++runs
  const run = { id, event: 'issue_comment', headBranch: 'main', headSha: at.head('main'), attempt: 1 }
  at.repository.workflowRuns.set(id, { ...run, status: 'completed', conclusion: 'cancelled' })
  return { GITHUB_RUN_ID: String(id) }
}

describe('a landing', () => {
  it('[R13] with a token that is revoked after some requests leaves one commit or none, and is ended by the next', {
    timeout: 3 * MINUTE,
  }, async () => {
    await using at = await actionWorld({ fetchNeedsToken: true })
    const { digest, commits, locks } = await planned(at)
    const holder = at.github.state.tokens.get(at.token)
    if (holder === undefined) throw new Error('There is no such token.')
    const endings: (string | undefined)[] = []
    for (const requests of [0, 2, 6, 10, 14, 18]) {
      at.github.fault({ skip: requests, run: () => void at.github.state.tokens.delete(at.token) })
      const run = await at.says('colleague', `/sous apply ${digest}`, { env: nextRun(at) })
      at.github.addToken(at.token, holder)
      endings.push(run.outputs['reason-code'])
      expect([run.code, run.outputs['reason-code']]).toEqual(
        commits() === 0 ? [1, 'auth_expired'] : [expect.any(Number), expect.any(String)],
      )
      expect([run.stdout.replace(`::add-mask::${at.token}`, ''), run.stderr, run.summary].join('\n')).not.toContain(at.token)
      expect(commits()).toBeLessThanOrEqual(1)
    }
    expect(endings.filter((ending) => ending === 'auth_expired').length).toBeGreaterThanOrEqual(4)
    const last = await at.says('colleague', `/sous apply ${digest}`, { env: nextRun(at) })
    expect(last).toMatchObject({ code: 0, outputs: { 'reason-code': expect.stringMatching(/^(?:committed|already_applied)$/) } })
    expect([commits(), locks()]).toEqual([1, []])
  })

  it('[R1] [R2] [R15] that is cancelled or killed leaves the old head or that and one commit, and is ended by the next', {
    timeout: 3 * MINUTE,
  }, async () => {
    await using at = await actionWorld()
    const { digest, commits, locks } = await planned(at)
    const cases = [
      ['SIGINT', 4],
      ['SIGTERM', 9],
      ['SIGKILL', 12],
      ['SIGTERM', 16],
      ['SIGKILL', 19],
    ] as const
    for (const [signal, requests] of cases) {
      let child: ChildProcess | undefined
      at.github.fault({ skip: requests, run: () => child?.kill(signal) })
      const run = await at.says('colleague', `/sous apply ${digest}`, {
        env: nextRun(at),
        onStart(started) {
          child = started
        },
      })
      // A later one may find that an earlier one had landed it, and ends before it is killed.
      if (run.signal === null) expect(run.code === 0).toBe(/^(?:committed|already_applied)$/.test(run.outputs['reason-code'] ?? ''))
      else expect(run).toMatchObject({ signal: 'SIGKILL', outputs: {} })
      expect(commits()).toBeLessThanOrEqual(1)
    }
    const last = await at.says('colleague', `/sous apply ${digest}`, { env: nextRun(at) })
    expect(last).toMatchObject({ code: 0, outputs: { 'reason-code': expect.stringMatching(/^(?:committed|already_applied)$/) } })
    expect([commits(), locks()]).toEqual([1, []])
  })

  it('[R30] in which a fault occurs that nobody waits for says so, gives its lock back, and can be asked for again', async () => {
    await using at = await actionWorld()
    const { digest, commits, locks } = await planned(at)
    let child: ChildProcess | undefined
    at.github.fault({ operation: 'git/receive-pack', skip: 1, run: () => child?.kill('SIGUSR2') })
    const code = "process.on('SIGUSR2',()=>void Promise.reject(new Error('Boom')))"
    const run = await at.says('colleague', `/sous apply ${digest}`, {
      env: { ...nextRun(at), NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(code)}` },
      onStart(started) {
        child = started
      },
    })
    expect(run).toMatchObject({ code: 1, outputs: { decision: 'fail', 'reason-code': 'internal_error' } })
    expect(run.commands.find(({ command }) => command === 'error')?.message).toContain('Boom')
    expect(locks()).toEqual([])
    await at.says('colleague', `/sous apply ${digest}`, { env: nextRun(at) })
    expect(commits()).toBe(1)
  })

  it('[R3] that two people ask for at once is one commit, and the other is told', { timeout: 2 * MINUTE }, async () => {
    await using at = await actionWorld()
    const { digest, commits, locks } = await planned(at)
    const both = await Promise.all(['colleague', 'boss'].map((by) => at.says(by, `/sous apply ${digest}`, { env: nextRun(at) })))
    const codes = both.map((run) => run.outputs['reason-code'] ?? '').toSorted()
    expect(['already_applied committed', 'committed lock_held']).toContain(codes.join(' '))
    expect([commits(), locks()]).toEqual([1, []])
  })
})

describe('a token without', () => {
  const ALL = { actions: 'read', contents: 'write', issues: 'write', pull_requests: 'write' } as const

  it("[R24] 'contents: write' keeps no plan, and says which right is missing", async () => {
    await using at = await actionWorld({ permissions: { ...ALL, contents: 'read' } })
    const run = await at.says('author', '/sous run bump-node version=24')
    expect(run).toMatchObject({ code: 1, outputs: { decision: 'fail', 'reason-code': 'token_not_permitted' } })
    expect(run.summary).toContain('contents: write')
    expect([...at.repository.bare.refs('refs/sous/').keys()]).toEqual([])
  })

  it("[R24] 'pull-requests: write' fails a preview; what landed has landed, and the job is red", async () => {
    await using at = await actionWorld()
    const { digest, commits } = await planned(at)
    at.github.addToken(at.token, { login: 'github-actions[bot]', permissions: { ...ALL, issues: 'read', pull_requests: 'read' } })
    const landed = await at.says('colleague', `/sous apply ${digest}`)
    expect(landed).toMatchObject({
      code: 1,
      outputs: { 'reason-code': 'committed', 'commit-sha': at.head('feature-1'), 'files-changed': '1' },
    })
    expect(commits()).toBe(1)
    expect(landed.summary).toContain('could not be told')
    const preview = await at.says('author', '/sous run bump-node version=25')
    expect(preview).toMatchObject({ code: 1, outputs: { 'reason-code': 'token_not_permitted' } })
    expect(preview.summary).toContain('FROM node:25')
  })
})

describe('GitHub', () => {
  it('[R10] [R11] that asks for patience, or loses the answer to a comment, gets one comment', async () => {
    await using at = await actionWorld()
    at.github.fault({
      operation: 'issues/create-comment',
      status: 403,
      retryAfter: 2,
      body: { message: 'You have exceeded a secondary rate limit' },
    })
    at.github.fault({ operation: 'issues/create-comment', skip: 1, after: 'effect', status: 502 })
    const run = await at.says('author', '/sous run bump-node version=24')
    expect(run).toMatchObject({ code: 0, outputs: { 'reason-code': 'previewed' } })
    expect(at.answers()).toHaveLength(1)
  })
})
