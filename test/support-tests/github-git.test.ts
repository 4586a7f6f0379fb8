import { spawn } from 'node:child_process'
import * as path from 'node:path'
import { describe, expect, it } from 'vitest'
import { type GitHubWorld, gitHubWorld, type WorldOptions } from '../support/github/world.ts'
import { GIT_ENV, type TempFolder, tempFolder } from '../support/temp-folder.ts'

interface Ended {
  readonly code: number | null
  readonly text: string
}

function git(folder: TempFolder, ...args: readonly string[]): Promise<Ended> {
  return new Promise((resolve) => {
    const child = spawn('git', args, { cwd: folder.path, env: GIT_ENV, stdio: ['ignore', 'pipe', 'pipe'] })
    const chunks: Buffer[] = []
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => chunks.push(chunk))
    child.on('close', (code) => resolve({ code, text: Buffer.concat(chunks).toString('utf8') }))
  })
}

/** `-c http.extraheader=…`, as actions/checkout gives a token to git. */
function auth(token: string): readonly string[] {
  return ['-c', `http.extraheader=AUTHORIZATION: basic ${Buffer.from(`x-access-token:${token}`).toString('base64')}`]
}

interface Clone extends AsyncDisposable {
  readonly world: GitHubWorld
  readonly folder: TempFolder
  /** Pushes one more commit with a lease on the head as it was fetched. */
  push(options?: { readonly token?: string; readonly file?: string }): Promise<Ended>
}

async function cloned(options: WorldOptions = {}): Promise<Clone> {
  const world = await gitHubWorld({
    users: { writer: 'write', reader: 'read' },
    pulls: [{ by: 'writer', edits: { 'a.txt': 'a\n' } }],
    ...options,
  })
  const folder = await tempFolder()
  const done = await git(folder, ...auth(world.token), 'clone', '--quiet', '--branch=feature-1', world.cloneUrl, '.')
  if (done.code !== 0) throw new Error(done.text)
  const head = world.head('feature-1')
  return {
    world,
    folder,
    async push({ token, file = 'new.txt' } = {}) {
      folder.write({ [file]: 'new\n' })
      await git(folder, 'add', '--all')
      await git(folder, 'commit', '--quiet', '--message=New')
      const credentials = token === undefined ? [] : auth(token)
      return git(folder, ...credentials, 'push', `--force-with-lease=refs/heads/feature-1:${head}`, 'origin', 'HEAD:refs/heads/feature-1')
    },
    async [Symbol.asyncDispose]() {
      await folder[Symbol.asyncDispose]()
      await world[Symbol.asyncDispose]()
    },
  }
}

describe('git over HTTP', () => {
  it('fetches and pushes with a token, which moves the pull request and is recorded', async () => {
    await using clone = await cloned()
    const { world } = clone
    expect((await clone.push({ token: world.token })).code).toBe(0)
    expect(world.repository.bare.files('feature-1')).toEqual({ 'README.md': '# Demo\n', 'a.txt': 'a\n', 'new.txt': 'new\n' })
    expect(world.pull().pull.headSha).toBe(world.head('feature-1'))
    expect(
      world.github.calls
        .filter(({ operation }) => operation === 'git/receive-pack')
        .map(({ method, status, token }) => [method, status, token]),
    ).toEqual([
      ['GET', 200, world.token],
      ['POST', 200, world.token],
    ])
  })

  it('takes a push from nobody without a token, with a wrong one or without the permission', async () => {
    await using clone = await cloned()
    const { world } = clone
    const before = world.head('feature-1')
    world.github.addToken('ghs_reads', { login: 'github-actions[bot]', permissions: { contents: 'read' } })
    const ends = [await clone.push(), await clone.push({ token: 'ghs_wrong' }), await clone.push({ token: 'ghs_reads' })]
    expect(ends.map(({ code }) => code)).toEqual([128, 128, 128])
    expect(ends[2]?.text).toMatch(/Permission to owner\/demo\.git denied to github-actions\[bot\]|403/)
    expect((await clone.push({ token: world.tokenOf('reader') })).code).toBe(128)
    expect(world.head('feature-1')).toBe(before)
  })

  it('can ask for a token to fetch', async () => {
    await using world = await gitHubWorld({ fetchNeedsToken: true })
    await using folder = await tempFolder()
    expect((await git(folder, 'ls-remote', world.cloneUrl)).code).toBe(128)
    expect((await git(folder, ...auth(world.token), 'ls-remote', world.cloneUrl)).code).toBe(0)
  })

  it('lets a branch move inside of a push, which then fails and changes nothing', async () => {
    await using clone = await cloned()
    const { world } = clone
    let moved = ''
    world.github.fault({
      operation: 'git/receive-pack',
      method: 'POST',
      run: () => {
        moved = world.push({ 'other.txt': 'other\n' })
      },
    })
    const end = await clone.push({ token: world.token })
    expect([end.code, world.head('feature-1')]).toEqual([1, moved])
  })

  it('loses the answer to a push that had its effect', async () => {
    await using clone = await cloned()
    const { world } = clone
    const before = world.head('feature-1')
    world.github.fault({ operation: 'git/receive-pack', method: 'POST', after: 'effect', drop: true })
    const end = await clone.push({ token: world.token })
    expect(end.code).not.toBe(0)
    expect(world.repository.bare.commit(world.head('feature-1')).parents).toEqual([before])
  })

  it('takes no push to refs of pull requests, to protected branches and of workflow files by a token that may not', async () => {
    await using clone = await cloned()
    const { world, folder } = clone
    const refused = await git(folder, ...auth(world.token), 'push', 'origin', 'HEAD:refs/pull/1/head')
    expect(refused.text).toMatch(/deny updating a hidden ref/)
    const workflow = await clone.push({ token: world.token, file: path.join('.github/workflows/x.yml') })
    expect(workflow.text).toMatch(
      /refusing to allow a GitHub App to create or update workflow `\.github\/workflows\/x\.yml` without `workflows` permission/,
    )
    expect((await git(folder, ...auth(world.token), 'push', 'origin', 'HEAD:refs/sous/plans/1')).code).toBe(0)
    const branch = await git(folder, ...auth(world.token), 'push', 'origin', 'HEAD:refs/heads/sous/new')
    expect(branch.text).toMatch(/without `workflows` permission/)
    world.repository.protectedBranches.add('feature-1')
    expect((await clone.push({ token: world.tokenOf('writer') })).text).toMatch(
      /GH006: Protected branch update failed for refs\/heads\/feature-1/,
    )
    world.repository.protectedBranches.clear()
    expect((await clone.push({ token: world.tokenOf('writer') })).code).toBe(0)
  })

  it('refuses by the rules of the repository, and says why as GitHub does', async () => {
    await using clone = await cloned()
    const { world, folder } = clone
    const { rules, bare } = world.repository
    const push = (...refs: readonly string[]) => git(folder, ...auth(world.token), 'push', 'origin', ...refs)
    rules.needsSignatures = true
    const unsigned = (await clone.push({ token: world.token })).text
    expect(unsigned).toMatch(/remote: error: GH013: Repository rule violations found for refs\/heads\/feature-1\./)
    expect(unsigned).toMatch(/^remote: - Commits must have verified signatures\. *\nremote: {3}Found 1 violation:/m)
    expect((await push('HEAD:refs/sous/objects/1')).code).toBe(0)
    rules.needsSignatures = false
    rules.secret = bare
      .blob(bare.resolve(`${world.head('feature-1')}:a.txt`) ?? '')
      .toString()
      .trim()
    expect((await push('HEAD:refs/sous/objects/2')).text).toMatch(
      /^remote: - GITHUB PUSH PROTECTION *$[\s\S]*^remote: {5}- Push cannot contain secrets *$[\s\S]*^remote: +path: a\.txt:1 *$/m,
    )
    delete rules.secret
    rules.maxRefs = 2
    expect((await push('HEAD:refs/sous/objects/3', 'HEAD:refs/sous/objects/4', 'HEAD:refs/sous/objects/5')).text).toMatch(
      /^remote: - Pushes can not update more than 2 branches or tags\. *$/m,
    )
    expect((await push('HEAD:refs/sous/objects/3', 'HEAD:refs/sous/objects/4')).code).toBe(0)
  })
})
