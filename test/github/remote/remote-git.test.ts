import { execFileSync } from 'node:child_process'
import * as fs from 'node:fs'
import * as path from 'node:path'
import { describe, expect, it } from 'vitest'
import { realGit } from '../../../src/git/git.ts'
import { checkOut, openRemote, type RemoteRepository } from '../../../src/github/remote/remote-git.ts'
import { realDisk } from '../../../src/system/disk/real-disk.ts'
import { FolderTree } from '../../../src/workspace/folder-tree.ts'
import { type ApplyWorld, applyWorld, must, remoteOptions, TOKEN } from '../../support/apply.ts'
import { httpServer, httpsServer } from '../../support/http-server.ts'
import { tempFolder } from '../../support/temp-folder.ts'
import { testGit } from '../../support/workspace.ts'

const NOWHERE = '1'.repeat(40)

/** A commit on top of another, made locally by one who has all of history: then nothing but the lease is in a push's way. */
async function newCommit({ repository }: ApplyWorld, remote: RemoteRepository, parent: string, message = 'New'): Promise<string> {
  const info = path.join(remote.place.gitDirectory, 'objects/info')
  fs.mkdirSync(info, { recursive: true })
  fs.writeFileSync(path.join(info, 'alternates'), `${path.join(repository.bare.folder, 'objects')}\n`)
  const tree = Buffer.from(must(await remote.run(['rev-parse', `${parent}^{tree}`])))
    .toString()
    .trim()
  const text = `tree ${tree}\nparent ${parent}\nauthor A <a@b> 0 +0000\ncommitter A <a@b> 0 +0000\n\n${message}\n`
  return Buffer.from(must(await remote.run(['hash-object', '-w', '-t', 'commit', '--stdin'], Buffer.from(text))))
    .toString()
    .trim()
}

describe('fetching', { timeout: 120_000 }, () => {
  it('brings one commit by its id, as a plain folder that can be planned on', async () => {
    await using world = await applyWorld({ fetchNeedsToken: true })
    const remote = await world.remote()
    const folder = must(await checkOut(remote, world.head()))
    const tree = must(await FolderTree.open(folder, realDisk, testGit))
    expect((await tree.files()).files).toEqual(['a.txt', 'b.txt', 'dir/c.txt'])
    expect(fs.readFileSync(path.join(folder, 'a.txt'), 'utf8')).toBe('two\n')
  })

  it('[D10] [G3] writes the very bytes, whatever attributes say, and leaves other repositories out', async () => {
    await using world = await applyWorld()
    const { bare } = world.repository
    const attributes =
      '* text eol=crlf\n*.id ident\n*.u working-tree-encoding=UTF-16\n*.f filter=evil\n[attr]odd text eol=crlf\nz.txt odd\n'
    const contents = { 'x.txt': 'a\nb\n', 'y.id': '$Id$\n', 'w.u': 'text\n', 'v.f': 'lower\n', 'z.txt': 'c\n' }
    bare.commitOn({ branch: 'odd', edits: { '.gitattributes': attributes, ...contents } })
    const gitlink = `160000 commit ${NOWHERE}\tsub\x00120000 blob ${bare.writeBlob('/etc/passwd')}\tlink\0`
    const tree = bare.text(['mktree', '-z'], `${bare.git(['ls-tree', '-z', 'odd'])}${gitlink}`)
    const commit = bare.writeCommit({ tree, parents: [], message: 'Odd' })
    bare.git(['update-ref', 'refs/heads/odd', commit])
    const remote = await world.remote()
    const folder = must(await checkOut(remote, commit))
    for (const [name, text] of Object.entries(contents)) expect(fs.readFileSync(path.join(folder, name), 'utf8')).toBe(text)
    expect(fs.readdirSync(path.join(folder, 'sub'))).toEqual([])
    const opened = must(await FolderTree.open(folder, realDisk, testGit))
    expect((await opened.files()).files).toEqual(['.gitattributes', 'a.txt', 'b.txt', 'dir/c.txt', ...Object.keys(contents).sort()])
  })

  it('[D10] [G3] stores the very bytes and runs no filter, even where a command got at its repository', async () => {
    await using world = await applyWorld()
    const remote = await world.remote()
    const { gitDirectory, workTree } = remote.place
    const sprung = path.join(workTree, 'sprung')
    fs.appendFileSync(path.join(gitDirectory, 'config'), `[filter "evil"]\n\tclean = touch '${sprung}'; tr a-z A-Z\n`)
    fs.writeFileSync(path.join(gitDirectory, 'info/attributes'), '* text filter=evil ident\n')
    const text = 'lower\r\n$Id: 1 $\n'
    fs.writeFileSync(path.join(workTree, 'x'), text)
    must(await remote.run(['hash-object', 'x']))
    expect(fs.existsSync(sprung)).toBe(true)
    fs.rmSync(sprung)
    const [id = ''] = must(await remote.storeContents([Buffer.from(text)]))
    expect(fs.existsSync(sprung)).toBe(false)
    expect(Buffer.from(must(await remote.run(['cat-file', 'blob', id]))).toString()).toBe(text)
  })

  it('[G12] spawns no command for submodules, whatever .gitmodules says', async () => {
    await using world = await applyWorld()
    const { bare } = world.repository
    const modules = '[submodule "sub"]\n\tpath = "sub\\r"\n\turl = https://example.com/sub.git\n\tfetchRecurseSubmodules = true\n'
    bare.commitOn({ branch: 'odd', edits: { '.gitmodules': modules } })
    const tree = bare.text(['mktree', '-z'], `${bare.git(['ls-tree', '-z', 'odd'])}160000 commit ${NOWHERE}\tsub\0`)
    bare.git(['update-ref', 'refs/heads/odd', bare.writeCommit({ tree, parents: [], message: 'Odd' })])
    const spawned: (readonly string[])[] = []
    const remote = await world.remote({
      git: {
        ...testGit,
        run(request) {
          spawned.push(request.args)
          return testGit.run(request)
        },
      },
    })
    const folder = must(await checkOut(remote, world.head('odd')))
    expect(fs.readdirSync(path.join(folder, 'sub'))).toEqual([])
    expect(fs.existsSync(path.join(remote.place.gitDirectory, 'modules'))).toBe(false)
    const recursing = spawned.filter(
      (args) => args.includes('submodule') || (args[0] === 'fetch' && !args.includes('--no-recurse-submodules')),
    )
    expect([recursing, spawned.some(([command]) => command === 'fetch')]).toEqual([[], true])
  })

  it('says which commit or ref is not there', async () => {
    await using world = await applyWorld()
    const remote = await world.remote()
    expect(await remote.fetchCommit(NOWHERE, { contents: true })).toMatchObject({ ok: false, error: { code: 'ref_missing' } })
    expect(await remote.fetchRef('refs/heads/none')).toEqual({ ok: true, value: undefined })
    expect(must(await remote.readRefs(['refs/heads/none', 'refs/heads/topic']))).toEqual(new Map([['refs/heads/topic', world.head()]]))
  })

  it('[R15] that is cancelled says so, and does not blame the server', async () => {
    await using world = await applyWorld()
    const stop = new AbortController()
    const remote = await world.remote({ signal: stop.signal })
    world.github.fault({ operation: 'git/upload-pack', run: () => stop.abort(), delayMs: 50 })
    expect(await remote.readRefs(['refs/heads/topic'])).toMatchObject({ ok: false, error: { code: 'cancelled' } })
    expect(await remote.fetchCommit(world.head(), { contents: true })).toMatchObject({ ok: false, error: { code: 'cancelled' } })
  })

  it('[R13] names a token that is not accepted, and never shows it', async () => {
    await using world = await applyWorld({ fetchNeedsToken: true })
    const token = 'ghs_wrongwrongwrongwrong'
    const remote = await world.remote({ token })
    const outcomes = [
      await remote.fetchCommit(world.head(), { contents: true }),
      await remote.readRefs(['refs/heads/topic']),
      await remote.push([{ ref: 'refs/heads/topic', from: world.head(), to: world.head() }]),
    ]
    for (const outcome of outcomes) expect(outcome).toMatchObject({ ok: false, error: { code: 'auth_expired' } })
    const shown = JSON.stringify(outcomes)
    expect(shown).not.toContain(token)
    expect(shown).not.toContain(Buffer.from(`x-access-token:${token}`).toString('base64'))
  })

  it('[R12] asks again when the server fails, and gives up after the third time', async () => {
    await using world = await applyWorld()
    const remote = await world.remote()
    world.github.fault({ operation: 'git/upload-pack', status: 503, times: 2 })
    expect(await remote.fetchCommit(world.head(), { contents: true })).toMatchObject({ ok: true })
    world.github.fault({ operation: 'git/upload-pack', status: 503, times: 99 })
    expect(await remote.readRefs(['refs/heads/topic'])).toMatchObject({ ok: false, error: { code: 'api_unavailable' } })
  })

  it('[G3] follows no redirect, and sends the token nowhere else', async () => {
    await using other = await httpServer((_, response) => response.writeHead(404).end())
    await using server = await httpServer((request, response) => {
      response.writeHead(302, { location: `${other.origin}${request.url}` }).end()
    })
    await using remote = must(await openRemote(remoteOptions(`${server.origin}/owner/demo.git`)))
    expect(await remote.readRefs(['refs/heads/topic'])).toMatchObject({ ok: false })
    expect(server.requests[0]?.headers.authorization).toMatch(/^Basic /)
    expect(other.requests).toEqual([])
  })

  it('[R13] hides a token that a server sends back', async () => {
    await using world = await applyWorld()
    await using server = await httpServer((request, response) => {
      const sent = request.headers.authorization ?? ''
      const token = Buffer.from(sent.slice('Basic '.length), 'base64').toString()
      response.writeHead(403, { 'content-type': 'text/plain' }).end(`${sent}\n${token}\n`)
    })
    const remote = await world.remote()
    const args = ['ls-remote', `${server.origin}/owner/demo.git`]
    const asked = await testGit.run({ ...remote.place, args, remote: { origin: server.origin, token: TOKEN } })
    expect(!asked.ok && asked.error.message.split('\n').slice(0, 2)).toEqual(['remote: Basic ***', 'remote: x-access-token:***'])
  })

  it('[G3] keeps the token out of arguments and off the disk', async () => {
    await using world = await applyWorld()
    await using folder = await tempFolder()
    const real = execFileSync('which', ['git'], { encoding: 'utf8' }).trim()
    const record = path.join(folder.path, 'arguments')
    const spy = path.join(folder.path, 'git')
    fs.writeFileSync(spy, `#!/bin/sh\nprintf '%s\\n' "$@" >> ${record}\nexec ${real} "$@"\n`, { mode: 0o755 })
    const remote = await world.remote({ git: realGit({ find: () => spy, path: process.env['PATH'] ?? '' }) })
    must(await remote.fetchCommit(world.head(), { contents: false }))
    expect(fs.readFileSync(record, 'utf8')).toContain(world.url)
    const home = path.dirname(remote.place.gitDirectory)
    const files = fs.readdirSync(home, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
    const texts = [record, ...files.map((entry) => path.join(entry.parentPath, entry.name))].map((file) => fs.readFileSync(file, 'latin1'))
    const secrets = [TOKEN, Buffer.from(`x-access-token:${TOKEN}`).toString('base64')]
    expect(texts.length).toBeGreaterThan(5)
    expect(texts.filter((text) => secrets.some((secret) => text.includes(secret)))).toEqual([])
  })

  it('goes through a proxy when it is told one, and trusts an authority when it is told that', async () => {
    await using proxy = await httpServer((_, response) => response.writeHead(404).end())
    await using world = await applyWorld()
    const through = await world.remote({ proxy: proxy.origin })
    expect(await through.readRefs(['refs/heads/topic'])).toMatchObject({ ok: false, error: { code: 'api_not_found' } })
    expect(proxy.requests[0]?.url).toBe(`${world.url}/info/refs?service=git-upload-pack`)
    await using secure = await httpsServer((_, response) => response.writeHead(404).end())
    await using folder = await tempFolder({ 'ca.pem': secure.certificate })
    const certificates = path.join(folder.path, 'ca.pem')
    const asked = async (more: object) =>
      (await world.remote({ url: `${secure.origin}/owner/demo.git`, ...more })).readRefs(['refs/heads/topic'])
    expect(await asked({})).toMatchObject({ ok: false, error: { code: 'api_unavailable' } })
    expect(secure.requests).toEqual([])
    expect(await asked({ certificates })).toMatchObject({ ok: false, error: { code: 'api_not_found' } })
  })

  it('[G3] speaks https only, but for this machine', async () => {
    for (const url of ['http://example.com/a/b.git', 'ssh://example.com/a/b.git', 'file:///tmp/a', 'ext::sh -c id'])
      await expect((async () => must(await openRemote(remoteOptions(url))).readRefs(['refs/heads/main']))()).rejects.toThrow(
        /https only|Invalid URL|origin/,
      )
    await expect(openRemote(remoteOptions(`https://x:${TOKEN}@example.com/a/b.git`))).rejects.toThrow('A token never goes into a URL.')
  })

  it('[G1] takes nothing for a ref or commit that could be an option or a pattern', async () => {
    await using world = await applyWorld()
    const remote = await world.remote()
    for (const ref of [
      '--upload-pack=x',
      'refs/heads/a b',
      'refs/heads/a..b',
      'refs/heads/*',
      'refs/tags/v1',
      'refs/heads/a:refs/heads/b',
      'topic',
    ])
      await expect(remote.fetchRef(ref)).rejects.toThrow('Not a ref that Sous touches')
    for (const commit of ['--output=x', 'HEAD', 'abc', ''])
      await expect(remote.fetchCommit(commit, { contents: true })).rejects.toThrow('Not an object id')
    world.repository.bare.git(['update-ref', 'refs/heads/--output=zz', world.head()])
    expect(await remote.fetchRef('refs/heads/--output=zz')).toEqual({ ok: true, value: world.head() })
  })
})

describe('pushing', { timeout: 120_000 }, () => {
  const ref = 'refs/heads/topic'

  it('moves a branch from exactly where it was, once', async () => {
    await using world = await applyWorld()
    const remote = await world.remote()
    const from = world.head()
    const to = await newCommit(world, remote, from)
    expect(await remote.push([{ ref, from, to }])).toEqual({ ok: true, value: undefined })
    expect(world.head()).toBe(to)
    expect(await remote.push([{ ref, from, to }])).toEqual({ ok: true, value: undefined })
    const other = await newCommit(world, remote, from, 'Other')
    expect(await remote.push([{ ref, from, to: other }])).toMatchObject({ ok: false, error: { code: 'ref_moved' } })
    expect(world.head()).toBe(to)
  })

  it('[R5] [C1] writes nothing when the branch moves while it is pushed', async () => {
    await using world = await applyWorld()
    const remote = await world.remote()
    const from = world.head()
    const to = await newCommit(world, remote, from)
    let moved = ''
    world.github.fault({
      operation: 'git/receive-pack',
      method: 'POST',
      run: () => {
        moved = world.repository.bare.commitOn({ branch: 'topic', edits: { 'x.txt': 'x\n' } })
      },
    })
    const pushed = await remote.push([{ ref, from, to }])
    expect(pushed).toMatchObject({
      ok: false,
      error: { code: 'ref_moved', message: `'${ref}' moved from ${from} to ${moved}` },
    })
    expect(world.head()).toBe(moved)
  })

  it('[G4] [R6] does not bring back what the author dropped, nor a branch that is gone', async () => {
    await using world = await applyWorld()
    const remote = await world.remote()
    const from = world.head()
    const to = await newCommit(world, remote, from)
    // To the server, the new commit is a fast-forward of the branch as it was rewound to.
    world.repository.bare.git(['update-ref', ref, `${from}^`])
    expect(await remote.push([{ ref, from, to }])).toMatchObject({ ok: false, error: { code: 'ref_moved' } })
    expect(world.head()).not.toBe(to)
    world.repository.bare.git(['update-ref', '-d', ref])
    expect(await remote.push([{ ref, from, to }])).toMatchObject({ ok: false, error: { code: 'ref_missing' } })
    expect(world.head()).toBe('')
  })

  it('[R12] finds out what became of a push whose answer was lost', async () => {
    await using world = await applyWorld()
    const remote = await world.remote()
    const from = world.head()
    const to = await newCommit(world, remote, from)
    world.github.fault({ operation: 'git/receive-pack', method: 'POST', drop: true, after: 'effect' })
    expect(await remote.push([{ ref, from, to }])).toEqual({ ok: true, value: undefined })
    expect(world.head()).toBe(to)
    const next = await newCommit(world, remote, to)
    world.github.fault({ operation: 'git/receive-pack', method: 'POST', status: 502 })
    expect(await remote.push([{ ref, from: to, to: next }])).toEqual({ ok: true, value: undefined })
    expect(world.head()).toBe(next)
    const posts = world.github.count({ operation: 'git/receive-pack', method: 'POST' })
    const second = await newCommit(world, remote, next)
    world.github.fault({ operation: 'git/receive-pack', method: 'POST', status: 502, after: 'effect' })
    expect(await remote.push([{ ref, from: next, to: second }])).toEqual({ ok: true, value: undefined })
    expect(world.github.count({ operation: 'git/receive-pack', method: 'POST' })).toBe(posts + 1)
    const third = await newCommit(world, remote, second)
    world.github.fault({ operation: 'git/receive-pack', method: 'POST', drop: true, times: 9 })
    expect(await remote.push([{ ref, from: second, to: third }])).toMatchObject({ ok: false, error: { code: 'api_unavailable' } })
    expect(world.head()).toBe(second)
  })

  it('[R12] says so when nobody can tell', async () => {
    await using world = await applyWorld()
    const remote = await world.remote()
    const from = world.head()
    const to = await newCommit(world, remote, from)
    world.github.fault({
      operation: 'git/receive-pack',
      method: 'POST',
      drop: true,
      after: 'effect',
      run: () => world.github.fault({ operation: 'git/upload-pack', status: 503, times: 99 }),
    })
    const pushed = await remote.push([{ ref, from, to }])
    expect(pushed).toMatchObject({ ok: false, error: { code: 'api_unavailable', isUnknown: true } })
    expect(!pushed.ok && pushed.error.message).toContain('it is unknown whether the push before it happened')
  })

  it('changes several refs all at once or none of them', async () => {
    await using world = await applyWorld()
    const remote = await world.remote()
    const from = world.head()
    const to = await newCommit(world, remote, from)
    const lock = 'refs/sous/locks/pr-1'
    world.repository.bare.git(['update-ref', lock, from])
    expect(
      await remote.push([
        { ref: lock, from: undefined, to },
        { ref, from, to },
      ]),
    ).toMatchObject({
      ok: false,
      error: { code: 'ref_moved', message: `'${lock}' already exists, at ${from}` },
    })
    expect(world.head()).toBe(from)
    expect(
      await remote.push([
        { ref: lock, from, to: undefined },
        { ref, from, to },
      ]),
    ).toMatchObject({ ok: true })
    expect([...world.repository.bare.refs('refs/sous/').keys()]).toEqual([])
  })

  it('[G7] names a protected branch, and a token that may not change workflows', async () => {
    await using world = await applyWorld()
    const remote = await world.remote()
    const from = world.head()
    world.repository.protectedBranches.add('topic')
    const to = await newCommit(world, remote, from)
    expect(await remote.push([{ ref, from, to }])).toMatchObject({ ok: false, error: { code: 'protected_branch' } })
    world.repository.protectedBranches.delete('topic')
    const { bare } = world.repository
    const flow = bare.commitOn({ branch: 'flow', edits: { '.github/workflows/a.yml': 'on: push\n' } })
    bare.git(['update-ref', '-d', 'refs/heads/flow'])
    const main = world.head('main')
    expect(await remote.push([{ ref: 'refs/heads/main', from: main, to: flow }])).toMatchObject({ error: { code: 'workflows_permission' } })
    expect([world.head(), world.head('main')]).toEqual([from, main])
  })

  it("[G7] says why a rule refuses a push, in GitHub's words", async () => {
    await using world = await applyWorld()
    const remote = await world.remote()
    const from = world.head()
    const to = await newCommit(world, remote, from)
    const { rules, protectedBranches } = world.repository
    const push = async (more: Parameters<typeof remote.push>[0] = []) => {
      const pushed = await remote.push([{ ref, from, to }, ...more])
      return pushed.ok ? 'taken' : `${pushed.error.code}: ${pushed.error.message}`
    }
    protectedBranches.add('topic')
    expect(await push()).toBe(`protected_branch: GitHub protects '${ref}': Changes must be made through a pull request.`)
    protectedBranches.clear()
    rules.needsSignatures = true
    expect(await push()).toBe(`signatures_required: GitHub refused the push to '${ref}': Commits must have verified signatures.`)
    rules.maxRefs = 1
    expect(await push([{ ref: 'refs/sous/x', from: undefined, to: from }])).toBe(
      `protected_branch: GitHub protects '${ref}': Pushes can not update more than 1 branches or tags. Commits must have verified signatures.`,
    )
    rules.needsSignatures = false
    delete rules.maxRefs
    rules.secret = 'two'
    expect(await push()).toBe(`push_protection: GitHub refused the push to '${ref}': Push cannot contain secrets (a.txt:1)`)
    expect(world.head()).toBe(from)
  })

  it('[R14] [R24] names an archived repository, and a token that may only read', async () => {
    await using world = await applyWorld()
    const remote = await world.remote()
    const from = world.head()
    const to = await newCommit(world, remote, from)
    world.repository.archived = true
    expect(await remote.push([{ ref, from, to }])).toMatchObject({ ok: false, error: { code: 'repo_archived' } })
    world.repository.archived = false
    world.github.addToken(TOKEN, { login: 'github-actions[bot]', permissions: { contents: 'read' } })
    expect(await remote.push([{ ref, from, to }])).toMatchObject({ ok: false, error: { code: 'token_not_permitted' } })
    expect(world.head()).toBe(from)
  })
})
