import type { ChildProcess } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { type ActionWorld, actionWorld, PROCESS } from '../support/action-world.ts'

/** A plan that waits for its apply, and how often it has been applied. */
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

describe('an apply', () => {
  it('[R30] in which a fault occurs that nobody waits for says so, gives its lock back, and can be asked for again', async () => {
    await using at = await actionWorld({ entry: PROCESS })
    const { digest, commits, locks } = await planned(at)
    let child: ChildProcess | undefined
    at.github.fault({ operation: 'git/receive-pack', skip: 1, run: () => child?.kill('SIGUSR2') })
    const code = "process.on('SIGUSR2',()=>void Promise.reject(new Error('Boom')))"
    const run = await at.says('colleague', `/sous apply ${digest}`, {
      env: { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(code)}` },
      onStart(started) {
        child = started
      },
    })
    expect(run).toMatchObject({ code: 1, outputs: { decision: 'fail', 'reason-code': 'internal_error' } })
    expect(run.commands.find(({ command }) => command === 'error')?.message).toContain('Boom')
    expect(locks()).toEqual([])
    await at.says('colleague', `/sous apply ${digest}`)
    expect(commits()).toBe(1)
  })

  it('in which one occurs after the branch was pushed names the commit, and nothing says that none was made', async () => {
    await using at = await actionWorld({ entry: PROCESS })
    const { digest, commits, locks } = await planned(at)
    let child: ChildProcess | undefined
    at.github.fault({ operation: 'git/receive-pack', method: 'POST', skip: 2, run: () => child?.kill('SIGUSR2') })
    const code = "process.on('SIGUSR2',()=>void Promise.reject(new Error('Boom')))"
    const run = await at.says('colleague', `/sous apply ${digest}`, {
      env: { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(code)}` },
      onStart(started) {
        child = started
      },
    })
    const commit = at.head('feature-1')
    expect(run).toMatchObject({ code: 1, outputs: { decision: 'fail', 'reason-code': 'internal_error', 'commit-sha': commit } })
    expect(run.commands.find(({ command }) => command === 'error')?.message).toContain(`Boom. Sous had already pushed commit ${commit}`)
    expect(run.stdout + run.summary).not.toMatch(/nothing was (?:written|changed|done)/i)
    expect([commits(), locks()]).toEqual([1, []])
  })

  it('[R15] whose runner reads no more comes to its end, and can be asked for again', async () => {
    await using at = await actionWorld({ entry: PROCESS })
    const { digest, commits, locks } = await planned(at)
    let child: ChildProcess | undefined
    at.github.fault({ operation: 'git/receive-pack', method: 'POST', skip: 1, run: () => child?.stdout?.destroy() })
    const run = await at.says('colleague', `/sous apply ${digest}`, {
      onStart(started) {
        child = started
      },
    })
    expect([run.signal, run.outputs['reason-code'], commits(), locks()]).toEqual([null, 'committed', 1, []])
    const again = await at.says('colleague', `/sous apply ${digest}`)
    expect([again.code, commits(), locks()]).toEqual([0, 1, []])
  })
})

describe('GitHub', () => {
  it('[R10] [R11] that asks for patience, or loses the answer to a comment, gets one comment', async () => {
    await using at = await actionWorld({ entry: PROCESS })
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
