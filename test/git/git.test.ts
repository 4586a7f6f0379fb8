import { execFile, execFileSync } from 'node:child_process'
import * as fs from 'node:fs'
import * as path from 'node:path'
import { describe, expect, it } from 'vitest'
import { realGit } from '../../src/git/git.ts'
import { httpServer } from '../support/http-server.ts'
import { GIT_ENV, type TempRepo, tempFolder, tempRepo } from '../support/temp-folder.ts'
import { testGit } from '../support/workspace.ts'

async function run(repo: TempRepo, ...args: readonly string[]) {
  const found = await testGit.locate(repo.path)
  if (found === undefined) throw new Error('no repository')
  return testGit.run({ ...found, args })
}

/** Runs git as anyone would, to show that the trap is one. */
function runNaively(repo: TempRepo, ...args: readonly string[]): void {
  try {
    execFileSync('git', args, { cwd: repo.path, env: GIT_ENV, stdio: 'ignore' })
  } catch {
    // A trap may make git fail after it has sprung.
  }
}

function writeProgram(file: string, text: string): void {
  fs.mkdirSync(path.dirname(file), { recursive: true })
  fs.writeFileSync(file, `#!/bin/sh\n${text}\n`, { mode: 0o755 })
}

describe('realGit', () => {
  it('gives what git prints, as bytes', async () => {
    await using repo = await tempRepo({ 'a.txt': 'a' })
    const listed = await run(repo, 'ls-files', '-z')
    expect(listed.ok && Buffer.from(listed.value).toString()).toBe('a.txt\0')
  })

  it('gives the exit code and what git complained about', async () => {
    await using repo = await tempRepo()
    const result = await run(repo, 'cat-file', '-p', 'nothing')
    expect(result).toEqual({ ok: false, error: { exitCode: 128, message: 'fatal: Not a valid object name nothing' } })
  })

  it('gives the same without a time limit, also where the program has a space in its path', async () => {
    await using repo = await tempRepo({ 'a.txt': 'a' })
    const found = await testGit.locate(repo.path)
    const ask = (...args: readonly string[]) => testGit.run({ ...found!, args, timeoutMs: 'none' })
    const listed = await ask('ls-files', '-z')
    expect(listed.ok && Buffer.from(listed.value).toString()).toBe('a.txt\0')
    expect(await ask('cat-file', '-p', 'nothing')).toEqual({
      ok: false,
      error: { exitCode: 128, message: 'fatal: Not a valid object name nothing' },
    })
    const own = path.join(repo.path, 'a "b\\c" d/git')
    writeProgram(own, 'printf %s "$3"')
    const said = await realGit({ find: () => own, path: '/usr/bin:/bin' }).run({ ...found!, args: [], timeoutMs: 'none' })
    expect(said.ok && Buffer.from(said.value).toString()).toBe(`--work-tree=${found!.workTree}`)
    const broken = await realGit({ find: () => path.join(repo.path, 'no-such-git'), path: '' }).run({
      ...found!,
      args: ['status'],
      timeoutMs: 'none',
    })
    expect(broken).toMatchObject({ ok: false, error: { exitCode: undefined } })
  })

  it('hands input to git', async () => {
    await using repo = await tempRepo()
    const found = await testGit.locate(repo.path)
    const hashed = await testGit.run({ ...found!, args: ['hash-object', '--stdin'], input: Buffer.from('a\n') })
    expect(hashed.ok && Buffer.from(hashed.value).toString()).toBe('78981922613b2afb6025042ff6bd878ac1994e85\n')
  })

  it('says so when git is not installed, or cannot be started', async () => {
    await using repo = await tempRepo()
    const found = await testGit.locate(repo.path)
    const missing = await realGit({ find: () => undefined, path: '' }).run({ ...found!, args: ['status'] })
    expect(missing).toEqual({ ok: false, error: { exitCode: undefined, message: 'git is not installed' } })
    const broken = await realGit({ find: () => path.join(repo.path, 'no-such-git'), path: '' }).run({ ...found!, args: ['status'] })
    expect(broken).toMatchObject({ ok: false, error: { exitCode: undefined } })
  })

  it('ends git when the call is cancelled', async () => {
    await using repo = await tempRepo()
    const found = await testGit.locate(repo.path)
    const result = await testGit.run({ ...found!, args: ['version'], signal: AbortSignal.abort() })
    expect(result).toMatchObject({ ok: false, error: { exitCode: undefined } })
  })

  it('[D12] is not held up for ever by a FIFO that git reads', async () => {
    await using repo = await tempRepo({ 'sub/a': 'a' })
    execFileSync('mkfifo', [path.join(repo.path, 'sub/.gitignore'), path.join(repo.path, 'settings')])
    const found = await testGit.locate(repo.path)
    const listing = { ...found!, args: ['ls-files', '--others', '--exclude-standard'], timeoutMs: 300 }
    const killed = { ok: false, error: { exitCode: undefined, message: 'git was killed, at the latest after 0.3s' } }
    expect(await testGit.run(listing)).toEqual(killed)
    fs.rmSync(path.join(repo.path, 'sub/.gitignore'))
    expect(await testGit.run({ ...listing, timeoutMs: 20_000 })).toMatchObject({ ok: true })
    repo.git('config', 'include.path', '../settings')
    expect(await testGit.run(listing)).toEqual(killed)
  })

  it('[D9] [D12] does not take a pointer that leads to no git directory for one, nor look above it', async () => {
    await using repo = await tempRepo({ 'sub/a': 'a', 'fifo/a': 'a', 'huge/a': 'a' })
    await using elsewhere = await tempFolder({ 'etc/passwd': '' })
    repo.write({ 'sub/.git': `gitdir: ${elsewhere.path}/etc\n`, 'huge/.git': 'gitdir: x' })
    fs.truncateSync(path.join(repo.path, 'huge/.git'), 100_000_000_000)
    execFileSync('mkfifo', [path.join(repo.path, 'fifo/.git')])
    for (const folder of ['sub', 'fifo', 'huge']) expect(await testGit.locate(path.join(repo.path, folder))).toBeUndefined()
    repo.write({ 'sub/.git': 'gitdir: ../.git\n' })
    expect(await testGit.locate(path.join(repo.path, 'sub'))).toEqual({
      gitDirectory: path.join(repo.path, '.git'),
      workTree: path.join(repo.path, 'sub'),
    })
  })

  it('[D12] reads no more of a pointer than a path can need, however much there is', async () => {
    await using repo = await tempRepo({ 'sub/a': 'a' })
    const found = { gitDirectory: path.join(repo.path, '.git'), workTree: path.join(repo.path, 'sub') }
    for (const length of [100, 10_000_000]) {
      // Without that limit the whole file would be looked at, and the end would show that it is no pointer.
      repo.write({ 'sub/.git': `gitdir: ../.git\n${'\n'.repeat(length)}and more` })
      expect(await testGit.locate(found.workTree)).toEqual(length > 8 * 1024 ? found : undefined)
    }
  })

  it('takes pathspecs as they are', async () => {
    await using repo = await tempRepo({ 'a.txt': '', '*.txt': '' })
    const listed = await run(repo, 'ls-files', '-z', '--', '*.txt')
    expect(listed.ok && Buffer.from(listed.value).toString()).toBe('*.txt\0')
  })

  it("ignores the user's configuration", async () => {
    await using repo = await tempRepo()
    const name = await run(repo, 'config', '--show-scope', '--list')
    const scopes = name.ok
      ? new Set(
          Buffer.from(name.value)
            .toString()
            .match(/^\w+(?=\t)/gm),
        )
      : undefined
    expect(scopes).toEqual(new Set(['local', 'command']))
  })

  it.each([
    ['of the system', 'GIT_CONFIG_SYSTEM', 'gitconfig'],
    ['in the home of the user', 'HOME', '.gitconfig'],
    ['beside other configuration of the user', 'XDG_CONFIG_HOME', 'git/config'],
  ])('[G3] reads no configuration %s, though a program around git says where it is', async (_name, variable, file) => {
    await using repo = await tempRepo()
    await using home = await tempFolder({ [file]: `[alias]\n\ttrap = "!touch '${repo.path}/sprung'"\n` })
    const program = path.join(home.path, 'bin/git')
    const place = variable === 'GIT_CONFIG_SYSTEM' ? path.join(home.path, file) : home.path
    writeProgram(program, `${variable}='${place}' exec git "$@"`)
    const found = await testGit.locate(repo.path)
    const { GIT_CONFIG_GLOBAL: _global, GIT_CONFIG_NOSYSTEM: _system, ...env } = GIT_ENV
    execFileSync(program, ['trap'], { cwd: repo.path, env })
    expect(repo.exists('sprung')).toBe(true)
    fs.rmSync(path.join(repo.path, 'sprung'))
    const result = await realGit({ find: () => program, path: process.env['PATH'] ?? '' }).run({ ...found!, args: ['trap'] })
    expect(repo.exists('sprung')).toBe(false)
    expect(result).toMatchObject({ ok: false, error: { message: expect.stringContaining("'trap' is not a git command") } })
  })
})

describe('locate', () => {
  it('finds the repository that a folder lies in', async () => {
    await using repo = await tempRepo({ 'a/b/c.txt': '' })
    const expected = { gitDirectory: path.join(repo.path, '.git'), workTree: repo.path }
    expect(await testGit.locate(repo.path)).toEqual(expected)
    expect(await testGit.locate(path.join(repo.path, 'a/b'))).toEqual(expected)
  })

  it('follows the file that a worktree has instead of a directory', async () => {
    await using repo = await tempRepo({ 'a.txt': '' })
    await using other = await tempFolder()
    const tree = path.join(other.path, 'tree')
    repo.git('worktree', 'add', '--quiet', tree)
    expect(await testGit.locate(tree)).toEqual({ gitDirectory: path.join(repo.path, '.git/worktrees/tree'), workTree: tree })
  })

  it('finds nothing where there is no repository, and passes by a `.git` that is none', async () => {
    await using folder = await tempFolder({ '.git/config': '', 'a/.git': 'not a pointer', 'a/b/x': '' })
    fs.symlinkSync('loop', path.join(folder.path, 'a/b/.git'))
    fs.symlinkSync('.git', path.join(folder.path, 'a/b/loop'))
    expect(await testGit.locate(path.join(folder.path, 'a/b'))).toBeUndefined()
  })

  it('[D9] does not take an embedded bare repository for one', async () => {
    await using repo = await tempRepo({ 'a.txt': '' })
    const bare = path.join(repo.path, 'vendor/x')
    execFileSync('git', ['init', '--quiet', '--bare', bare], { env: GIT_ENV })
    expect(await testGit.locate(bare)).toEqual({ gitDirectory: path.join(repo.path, '.git'), workTree: repo.path })
  })
})

describe('what a repository holds runs no program', () => {
  it('[G3] not core.fsmonitor', async () => {
    await using repo = await tempRepo({ 'a.txt': 'a' })
    writeProgram(path.join(repo.path, '.git/trap'), `touch '${repo.path}/sprung'`)
    repo.git('config', 'core.fsmonitor', '.git/trap')
    runNaively(repo, 'status')
    expect(repo.exists('sprung')).toBe(true)
    fs.rmSync(path.join(repo.path, 'sprung'))
    expect(await run(repo, 'status', '--porcelain')).toMatchObject({ ok: true })
    expect(repo.exists('sprung')).toBe(false)
  })

  it('[G3] not a hook, wherever the configuration says hooks are', async () => {
    await using repo = await tempRepo({ 'a.txt': 'a' })
    writeProgram(path.join(repo.path, '.git/traps/post-index-change'), `touch '${repo.path}/sprung'`)
    writeProgram(path.join(repo.path, '.git/hooks/post-index-change'), `touch '${repo.path}/sprung'`)
    repo.git('config', 'core.hooksPath', '.git/traps')
    repo.write({ 'b.txt': 'b' })
    runNaively(repo, 'update-index', '--add', 'b.txt')
    expect(repo.exists('sprung')).toBe(true)
    fs.rmSync(path.join(repo.path, 'sprung'))
    expect(await run(repo, 'update-index', '--force-remove', 'b.txt')).toMatchObject({ ok: true })
    repo.git('config', '--unset', 'core.hooksPath')
    expect(await run(repo, 'update-index', '--add', 'b.txt')).toMatchObject({ ok: true })
    expect(repo.exists('sprung')).toBe(false)
  })

  it.each([
    ['an external transport', (marker: string) => `ext::touch ${marker}`],
    ['core.sshCommand', () => 'ssh://example.invalid/x'],
    ['an upload-pack of its own', (_marker: string, folder: string) => folder],
  ])('[G3] not %s, asked for an object that a partial clone lacks', async (_name, urlOf) => {
    await using repo = await tempRepo({ 'a.txt': 'a' })
    const marker = path.join(repo.path, 'sprung')
    writeProgram(path.join(repo.path, '.git/trap'), `touch '${marker}'`)
    repo.git('config', 'core.repositoryFormatVersion', '1')
    repo.git('config', 'extensions.partialClone', 'origin')
    repo.git('config', 'remote.origin.promisor', 'true')
    repo.git('config', 'remote.origin.url', urlOf(marker, repo.path))
    repo.git('config', 'remote.origin.uploadpack', path.join(repo.path, '.git/trap'))
    repo.git('config', 'core.sshCommand', path.join(repo.path, '.git/trap'))
    for (const protocol of ['ext', 'ssh', 'file']) repo.git('config', `protocol.${protocol}.allow`, 'always')
    const lacking = '1234567890123456789012345678901234567890'
    runNaively(repo, 'cat-file', '-p', lacking)
    expect(repo.exists('sprung')).toBe(true)
    fs.rmSync(marker)
    expect(await run(repo, 'cat-file', '-p', lacking)).toMatchObject({ ok: false })
    expect(repo.exists('sprung')).toBe(false)
  })

  it.each([
    ['an external transport', (marker: string) => `ext::touch ${marker}`],
    ['core.sshCommand', () => 'ssh://example.invalid/x'],
    ['an upload-pack of its own', () => 'origin'],
  ])('[G3] not %s, told to fetch from there', async (_name, urlOf) => {
    await using repo = await tempRepo({ 'a.txt': 'a' })
    const [marker, trap] = ['sprung', '.git/trap'].map((name) => path.join(repo.path, name)) as [string, string]
    writeProgram(trap, `touch '${marker}'`)
    repo.git('config', 'core.sshCommand', trap)
    repo.git('config', 'remote.origin.url', repo.path)
    repo.git('config', 'remote.origin.uploadpack', trap)
    for (const protocol of ['ext', 'ssh', 'file']) repo.git('config', `protocol.${protocol}.allow`, 'always')
    runNaively(repo, 'fetch', urlOf(marker))
    expect(repo.exists('sprung')).toBe(true)
    fs.rmSync(marker)
    // Nothing is lacking that could be kept from being fetched: that no protocol is allowed has to do.
    expect(await run(repo, 'fetch', urlOf(marker))).toMatchObject({ ok: false, error: { message: expect.stringContaining('not allowed') } })
    expect(repo.exists('sprung')).toBe(false)
  })

  it('[G3] nor makes it ask the one server that a call may reach for an object that a partial clone lacks', async () => {
    await using server = await httpServer((_request, response) => response.writeHead(404).end())
    await using repo = await tempRepo()
    repo.git('config', 'core.repositoryFormatVersion', '1')
    repo.git('config', 'extensions.partialClone', 'origin')
    repo.git('config', 'remote.origin.promisor', 'true')
    repo.git('config', 'remote.origin.url', `${server.origin}/x.git`)
    const args = ['cat-file', '-p', '1234567890123456789012345678901234567890']
    await new Promise<void>((resolve) => execFile('git', args, { cwd: repo.path, env: GIT_ENV }, () => resolve()))
    const naively = server.requests.length
    expect(naively).toBeGreaterThan(0)
    const found = await testGit.locate(repo.path)
    const remote = { origin: server.origin, token: 'token' }
    expect(await testGit.run({ ...found!, args, remote })).toMatchObject({ ok: false })
    expect(server.requests).toHaveLength(naively)
  })

  it('[G3] nor does it move the work tree, or put another object in place of one', async () => {
    await using repo = await tempRepo({ 'a.txt': 'a' })
    await using other = await tempFolder({ 'secret.txt': '' })
    const [mine, fake] = ['a', 'fake'].map((text) => execFileSync('git', ['hash-object', '-w', '--stdin'], { cwd: repo.path, input: text }))
    repo.git('replace', String(mine).trim(), String(fake).trim())
    repo.git('config', 'core.worktree', other.path)
    const others = await run(repo, 'ls-files', '--others')
    expect(others.ok && Buffer.from(others.value).toString()).toBe('')
    const content = await run(repo, 'cat-file', '-p', ':a.txt')
    expect(content.ok && Buffer.from(content.value).toString()).toBe('a')
  })
})
