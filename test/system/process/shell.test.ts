import { execFileSync, spawn } from 'node:child_process'
import * as fs from 'node:fs'
import * as path from 'node:path'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { GRACE_MS, realShell } from '../../../src/system/process/shell.ts'
import { isRunning, run, shellFor } from '../../support/real-shell.ts'
import { tempFolder } from '../../support/temp-folder.ts'

const bin = path.join(import.meta.dirname, '../../fixtures/bin')

describe('what a command returns', () => {
  it('[R16] needs no folder for temporary files', async () => {
    vi.stubEnv('TMPDIR', '/nonexistent')
    onTestFinished(() => void vi.unstubAllEnvs())
    expect(await run(shellFor('/tmp'), 'echo out; echo err >&2')).toMatchObject({
      kind: 'exited',
      code: 0,
      stdout: 'out\n',
      stderr: 'err\n',
    })
  })

  it('has both outputs, the line counts and the exit code', async () => {
    expect(await run(shellFor('/nowhere'), 'echo out; echo err >&2; printf last; exit 3')).toEqual({
      kind: 'exited',
      code: 3,
      stdout: 'out\nlast',
      stderr: 'err\n',
      stdoutLines: 2,
      stderrLines: 1,
      droppedBytes: 0,
    })
  })

  it('runs in the folder, with standard input closed', async () => {
    await using folder = await tempFolder()
    expect(await run(shellFor(folder.path), 'pwd; cat', { folder: folder.path })).toMatchObject({
      code: 0,
      stdout: `${folder.path}\n`,
    })
  })

  it('runs a command that begins with a dash as a command', async () => {
    expect(await run(shellFor('/nowhere'), '-x; echo after')).toMatchObject({ kind: 'exited', code: 0, stdout: 'after\n' })
  })

  it.each(['/bin/sh', '/bin/bash'])('may open its outputs by their names in %s', async (program) => {
    const exit = await run(
      shellFor('/nowhere', { program }),
      'echo note > /dev/stderr; echo both | tee /dev/stderr; echo out > /dev/stdout',
    )
    expect(exit).toMatchObject({ code: 0, stdout: 'both\nout\n', stderr: 'note\nboth\n' })
  })

  it('leaves nothing in the folder for temporary files', async () => {
    await using temporary = await tempFolder()
    vi.stubEnv('TMPDIR', temporary.path)
    onTestFinished(() => void vi.unstubAllEnvs())
    const shell = shellFor('/nowhere')
    expect(await run(shell, 'readlink /proc/$$/fd/1')).toMatchObject({ stdout: expect.stringContaining(temporary.path) })
    await run(shell, 'true', { folder: '/nowhere' })
    expect(fs.readdirSync(temporary.path)).toEqual([])
  })

  it('works without a program that makes pipes', async () => {
    const shell = realShell({ program: '/bin/sh', inherited: {}, searchPath: '/nowhere' })
    expect(await run(shell, 'echo out; echo err >&2; exit 3')).toMatchObject({ code: 3, stdout: 'out\n', stderr: 'err\n' })
  })

  it('says which signal ended the shell', async () => {
    expect(await run(shellFor('/nowhere'), 'kill -KILL $$')).toMatchObject({ kind: 'killed', signal: 'SIGKILL' })
  })

  it('tells when the shell or the folder is not there', async () => {
    expect(await run(shellFor('/nowhere', { program: '/nowhere/sh' }), 'true')).toMatchObject({ kind: 'not_started' })
    expect(await run(shellFor('/nowhere'), 'true', { folder: '/nowhere' })).toMatchObject({ kind: 'not_started' })
    expect(await run(shellFor('/nowhere'), 'a\0b')).toMatchObject({ kind: 'not_started' })
    const none = realShell({ program: undefined, inherited: {}, searchPath: '' })
    expect(await run(none, 'true')).toMatchObject({ kind: 'not_started' })
  })
})

describe('output', () => {
  it('[E6] keeps the beginning and the end of a flood and drops what is between', async () => {
    const exit = await run(shellFor('/nowhere'), 'echo first; yes 0123456789 | head -c 50000000; echo; echo last', { outputBytes: 1000 })
    if (exit.kind !== 'exited') throw new Error(exit.kind)
    expect(exit.code).toBe(0)
    expect(exit.stdout.startsWith('first\n0123456789\n')).toBe(true)
    expect(exit.stdout.endsWith('\nlast\n')).toBe(true)
    expect(exit.droppedBytes).toBe(50_000_012 - 1000)
    expect(exit.stdout.length).toBeLessThan(1100)
    expect(exit.stdoutLines).toBe(4_545_454 + 3)
  })

  it('never cuts a character in two', async () => {
    for (const outputBytes of [100, 101, 102, 103, 104, 105]) {
      const exit = await run(shellFor('/nowhere'), 'for i in 1 2 3 4 5 6 7 8 9 10; do printf "€€€€€😀é"; done', { outputBytes })
      if (exit.kind !== 'exited') throw new Error(exit.kind)
      expect(exit.stdout).not.toContain('\ufffd')
      expect(exit.droppedBytes).toBeGreaterThan(0)
    }
  })
})

describe('the end of a command', () => {
  it('[E6] stops the whole process group at the time-out, and keeps what was printed', async () => {
    await using folder = await tempFolder()
    const exit = await run(shellFor(folder.path), 'echo $$ > shell; sleep 300 & echo $! > child; echo begun; wait', {
      folder: folder.path,
      timeoutMs: 1000,
    })
    expect(exit).toMatchObject({ kind: 'timed_out', stdout: 'begun\n' })
    expect([folder.read('shell'), folder.read('child')].map((pid) => isRunning(Number(pid)))).toEqual([false, false])
  })

  it('[E6] kills what does not listen to the request to end', async () => {
    await using folder = await tempFolder()
    const command = `${process.execPath} ${bin}/stubborn.mjs > pid & wait; sleep 300`
    const exit = await run(shellFor(folder.path), `trap '' TERM; ${command}`, { folder: folder.path, timeoutMs: 1000 })
    expect(exit).toMatchObject({ kind: 'timed_out' })
    expect(isRunning(Number(folder.read('pid')))).toBe(false)
  })

  it('gives a process that listens the time to clean up, also when its shell is gone already', async () => {
    await using folder = await tempFolder()
    const command = "(trap 'sleep 0.2; echo clean > state; exit' TERM; echo dirty > state; while :; do sleep 0.05; done) & wait"
    await run(shellFor(folder.path, { graceMs: 10_000 }), command, { folder: folder.path, timeoutMs: 1000 })
    expect(folder.read('state')).toBe('clean\n')
  })

  it('[E6] gives five seconds for that unless told otherwise', async () => {
    await using folder = await tempFolder()
    const shell = realShell({ program: '/bin/sh', inherited: {}, searchPath: process.env['PATH'] ?? '' })
    const command = "(trap 'sleep 0.3; echo clean > state; exit' TERM; echo dirty > state; while :; do sleep 0.05; done) & wait"
    await run(shell, command, { folder: folder.path, timeoutMs: 1000 })
    expect(folder.read('state')).toBe('clean\n')
    expect(GRACE_MS).toBe(5000)
  })

  it('[E5] ends what a command left running before it returns', async () => {
    await using folder = await tempFolder()
    const exit = await run(shellFor(folder.path), 'printf good > f.txt; (sleep 0.3; printf evil > f.txt) & echo $! > pid', {
      folder: folder.path,
    })
    expect(exit).toMatchObject({ kind: 'exited', code: 0 })
    expect(isRunning(Number(folder.read('pid')))).toBe(false)
    await new Promise((resolve) => setTimeout(resolve, 600))
    expect(folder.read('f.txt')).toBe('good')
  })

  it('[E5] ends a daemon that took a session of its own', async () => {
    await using folder = await tempFolder()
    const daemon = "setsid sh -c 'echo $$ > pid; sleep 0.3; printf evil > f.txt; sleep 300' > /dev/null 2>&1 &"
    await run(shellFor(folder.path), `printf good > f.txt; ${daemon} while [ ! -s pid ]; do sleep 0.01; done`, { folder: folder.path })
    expect(isRunning(Number(folder.read('pid')))).toBe(false)
    await new Promise((resolve) => setTimeout(resolve, 600))
    expect(folder.read('f.txt')).toBe('good')
  })

  it('[E5] ends a child that cleared its environment below a daemon', async () => {
    await using folder = await tempFolder()
    const daemon = "setsid sh -c 'env -i setsid sleep 300 & echo $! > pid; wait' > /dev/null 2>&1 &"
    await run(shellFor(folder.path), `${daemon} while [ ! -s pid ]; do sleep 0.01; done`, { folder: folder.path })
    expect(isRunning(Number(folder.read('pid')))).toBe(false)
  })

  it('[E5] ends a daemon that cleared all its marks but works on in the folder', async () => {
    await using folder = await tempFolder({ 'sub/x': '' })
    const daemon = "env -i setsid sh -c 'cd sub; echo $$ > ../pid; sleep 0.3; printf evil > ../f.txt; exec sleep 300' > /dev/null 2>&1 &"
    const command = `printf good > f.txt; (${daemon}); while [ ! -s pid ]; do sleep 0.01; done`
    await run(shellFor(folder.path), command, { folder: folder.path, isFolderOwn: true })
    expect(isRunning(Number(folder.read('pid')))).toBe(false)
    await new Promise((resolve) => setTimeout(resolve, 600))
    expect(folder.read('f.txt')).toBe('good')
  })

  it('[E5] leaves alone what somebody else runs in the folder', async () => {
    await using folder = await tempFolder()
    const other = spawn('sh', ['-c', 'while [ ! -e begun ]; do sleep 0.01; done; sleep 300 & echo $! > other; wait'], { cwd: folder.path })
    await run(shellFor(folder.path), 'touch begun; while [ ! -s other ]; do sleep 0.01; done', { folder: folder.path })
    expect(isRunning(Number(folder.read('other')))).toBe(true)
    process.kill(Number(folder.read('other')), 'SIGKILL')
    other.kill('SIGKILL')
  })

  it('[E5] leaves alone a daemon that somebody else starts in the folder', async () => {
    await using folder = await tempFolder()
    const daemon = '(setsid sleep 300 > /dev/null 2>&1 < /dev/null & echo $! > other)'
    spawn('sh', ['-c', `while [ ! -e begun ]; do sleep 0.01; done; ${daemon}`], { cwd: folder.path })
    await run(shellFor(folder.path), 'touch begun; while [ ! -s other ]; do sleep 0.01; done; sleep 0.2', { folder: folder.path })
    expect(isRunning(Number(folder.read('other')))).toBe(true)
    process.kill(Number(folder.read('other')), 'SIGKILL')
  })

  it('[E5] ends a daemon that cleared its environment but kept its output', async () => {
    await using folder = await tempFolder()
    await run(shellFor(folder.path), 'env -i setsid sleep 300 & echo $! > pid; sleep 0.1', { folder: folder.path })
    expect(isRunning(Number(folder.read('pid')))).toBe(false)
  })

  it('[E5] ends what left the group and cleared all its marks but the session', async () => {
    await using folder = await tempFolder()
    const shell = shellFor(folder.path, { program: '/bin/bash' })
    // With `set -m` each job is a group of its own. Until `env` is done, the variable would still tell.
    const job = 'set -m; env -i sleep 300 > /dev/null 2>&1 & echo $! > pid; while grep -q SOUS_RUN /proc/$!/environ; do sleep 0.01; done'
    expect(await run(shell, job, { folder: folder.path })).toMatchObject({ kind: 'exited', code: 0 })
    expect(isRunning(Number(folder.read('pid')))).toBe(false)
  })

  it('[E5] ends a child that cleared all its marks below a process of the group', async () => {
    await using folder = await tempFolder()
    const child = 'env -i setsid sh -c "echo \\$\\$ > pid; exec sleep 300" > /dev/null 2>&1'
    await run(shellFor(folder.path), `(${child}; true) & while [ ! -s pid ]; do sleep 0.01; done`, { folder: folder.path })
    expect(isRunning(Number(folder.read('pid')))).toBe(false)
  })

  it('does not wait for a process beyond reach that holds its output open', async () => {
    await using folder = await tempFolder()
    const exit = await run(shellFor(folder.path), `${process.execPath} ${bin}/escape.mjs; while [ ! -s pid ]; do sleep 0.01; done`, {
      folder: folder.path,
    })
    const pid = Number(folder.read('pid'))
    const wasRunning = isRunning(pid)
    if (wasRunning) process.kill(pid, 'SIGKILL')
    expect(exit).toMatchObject({ kind: 'exited', code: 0 })
    expect(wasRunning).toBe(true)
  })

  it('ends the command when it is cancelled', async () => {
    await using folder = await tempFolder()
    const controller = new AbortController()
    const running = run(shellFor(folder.path), 'echo $$ > pid; sleep 300', { folder: folder.path, signal: controller.signal })
    while (!folder.exists('pid') || folder.read('pid') === '') await new Promise((resolve) => setTimeout(resolve, 10))
    controller.abort()
    expect(await running).toMatchObject({ kind: 'cancelled' })
    expect(isRunning(Number(folder.read('pid')))).toBe(false)
  })

  it('starts nothing when it is cancelled before', async () => {
    await using folder = await tempFolder()
    expect(await run(shellFor(folder.path), 'touch f', { folder: folder.path, signal: AbortSignal.abort() })).toMatchObject({
      kind: 'cancelled',
    })
    expect(folder.exists('f')).toBe(false)
  })

  it('takes its process group along when Sous itself exits meanwhile', async () => {
    await using folder = await tempFolder()
    const script = path.join(bin, 'exit-while-running.ts')
    execFileSync(process.execPath, ['--disable-warning=ExperimentalWarning', script, folder.path], { stdio: 'ignore' })
    const pid = Number(fs.readFileSync(path.join(folder.path, 'pid'), 'utf8'))
    for (let i = 0; i < 100 && isRunning(pid); i++) await new Promise((resolve) => setTimeout(resolve, 10))
    expect(isRunning(pid)).toBe(false)
  })
})

describe('the environment', () => {
  it('[E2] is an allow-list: no token, no input, nothing of the runner', async () => {
    const inherited = {
      HOME: '/home/cook',
      LANG: 'C.UTF-8',
      LC_ALL: 'C',
      TZ: 'UTC',
      CI: 'true',
      USER: 'cook',
      'INPUT_GITHUB-TOKEN': 's1',
      GITHUB_TOKEN: 's2',
      NPM_TOKEN: 's3',
      ACTIONS_RUNTIME_TOKEN: 's4',
      GITHUB_ENV: '/tmp/env',
      GITHUB_PATH: '/tmp/path',
      RUNNER_TEMP: '/tmp',
      NODE_OPTIONS: '--require /tmp/x.js',
      LD_LIBRARY_PATH: '/tmp',
      BASH_ENV: '/tmp/x',
      LC_X_TOKEN: 's5',
      LC_TOKEN: 's6',
      OLDPWD: undefined,
    }
    const exit = await run(shellFor('/nowhere', { inherited }), 'env', { env: { WANTED: 'yes' } })
    if (exit.kind !== 'exited') throw new Error(exit.kind)
    const names = exit.stdout
      .trim()
      .split('\n')
      .map((line) => line.slice(0, line.indexOf('=')))
    expect(names.filter((name) => name !== '_' && name !== 'SHLVL').sort()).toEqual([
      'CI',
      'GIT_CONFIG_COUNT',
      'GIT_CONFIG_KEY_0',
      'GIT_CONFIG_VALUE_0',
      'GIT_TERMINAL_PROMPT',
      'HOME',
      'LANG',
      'LC_ALL',
      'PATH',
      'PWD',
      'SHELL',
      'SOUS_RUN',
      'TERM',
      'TZ',
      'USER',
      'WANTED',
    ])
  })

  it('[D9] git does not take a directory that looks like a bare repository for one', async () => {
    await using folder = await tempFolder()
    execFileSync('git', ['init', '--quiet', '--bare', path.join(folder.path, 'vendor/x')])
    const exit = await run(shellFor(folder.path), 'cd vendor/x && git rev-parse --git-dir', { folder: folder.path })
    expect(exit).toMatchObject({ kind: 'exited', code: 128 })
  })

  it('[E9] holds no folder of the repository in its path', async () => {
    await using folder = await tempFolder({ 'node_modules/.bin/planted': '#!/bin/sh\necho planted\n' })
    fs.chmodSync(path.join(folder.path, 'node_modules/.bin/planted'), 0o755)
    const before = process.env['PATH']
    process.env['PATH'] = `${folder.path}/node_modules/.bin:.::${before}`
    try {
      const exit = await run(shellFor(folder.path), 'cd node_modules/.bin; planted', { folder: folder.path })
      expect(exit).toMatchObject({ kind: 'exited', code: 127 })
    } finally {
      process.env['PATH'] = before
    }
  })
})
