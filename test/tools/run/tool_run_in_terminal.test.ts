import * as fs from 'node:fs'
import * as path from 'node:path'
import { describe, expect, it } from 'vitest'
import { DEFAULT_LIMITS } from '../../../src/base/config.ts'
import { failure, success, type ToolResult } from '../../../src/base/result.ts'
import { DISK_ERRORS } from '../../../src/system/disk/disk.ts'
import { type CommandExit, realShell } from '../../../src/system/process/shell.ts'
import type { ToolContext } from '../../../src/tools/kit/tool.ts'
import { runInTerminal } from '../../../src/tools/run/tool_run_in_terminal.ts'
import { StagedWorkspace } from '../../../src/workspace/staged-workspace.ts'
import type { BaseTree } from '../../../src/workspace/workspace.ts'
import { shellFor } from '../../support/real-shell.ts'
import { type TempFolder, tempFolder, tempRepo } from '../../support/temp-folder.ts'
import { callTool, toolContext } from '../../support/tool-context.ts'
import { repoPath } from '../../support/workspace.ts'

async function runIn(folder: TempFolder, args: unknown, overrides: Partial<ToolContext> = {}): Promise<ToolResult> {
  return callTool(runInTerminal, args, await toolContext(folder.path, { shell: shellFor(folder.path), ...overrides }))
}

function errorOf(result: ToolResult): { readonly code: string; readonly message: string } {
  if (result.ok) throw new Error(`Succeeded: ${result.output}`)
  return { code: result.error.code, message: result.error.message }
}

const COMMITTER = 'git -c user.name=a -c user.email=a@b.c -c commit.gpgsign=false commit --quiet --allow-empty -m x'

describe('a command', () => {
  it('[T-36] runs in the working directory, with exit code and line counts', async () => {
    await using repo = await tempRepo({ 'a.txt': 'one\n' })
    const result = await runIn(repo, { command: 'pwd; cat a.txt; echo careful >&2' })
    expect(result.ok && runInTerminal.outputs().safeParse(result.value).success).toBe(true)
    expect(result).toEqual({
      ok: true,
      output: `Command output:\n${repo.path}\none\n`,
      printed: { out: '', err: 'careful\n' },
      warnings: [],
      filesAffected: [],
      value: {
        stdout: `${repo.path}\none\n`,
        stderr: 'careful\n',
        exit_code: 0,
        stdout_lines: 2,
        stderr_lines: 1,
        changed_files: [],
      },
    })
    expect(runInTerminal.metadata).toEqual(['exit_code', 'stdout_lines', 'stderr_lines'])
  })

  it('runs in a folder that is no git repository too', async () => {
    await using folder = await tempFolder({ 'a.txt': 'one\n' })
    expect(await runIn(folder, { command: 'printf two > a.txt; printf done' })).toMatchObject({
      ok: true,
      output: 'Command output:\ndone\n',
      filesAffected: ['a.txt'],
    })
  })

  it('gets the values it was given as variables, which are never part of the command', async () => {
    await using repo = await tempRepo()
    const env = { NAME: '$(touch planted); `touch planted`' }
    expect(await runIn(repo, { command: 'printf %s "$NAME"', env })).toMatchObject({ ok: true, value: { stdout: env.NAME } })
    expect(repo.snapshot()).toEqual({})
  })

  it('says which files it wrote, made and removed', async () => {
    await using repo = await tempRepo({ 'a.txt': 'a', 'b.txt': 'b', 'c.txt': 'c', '.gitignore': 'build/\n' })
    const command = 'printf A > a.txt; rm b.txt; mkdir -p sub build; printf n > sub/new.txt; printf o > build/out'
    const files = ['a.txt', 'b.txt', 'sub/new.txt']
    expect(await runIn(repo, { command })).toMatchObject({ ok: true, filesAffected: files, value: { changed_files: files } })
  })

  it('leaves a workspace that sees what it did', async () => {
    await using repo = await tempRepo({ 'a.txt': 'a' })
    const context = await toolContext(repo.path, { shell: shellFor(repo.path) })
    expect((await context.workspace.files()).files).toEqual(['a.txt'])
    await callTool(runInTerminal, { command: 'printf b > b.txt' }, context)
    expect((await context.workspace.files()).files).toEqual(['a.txt', 'b.txt'])
    expect(await context.workspace.read(repoPath('b.txt'))).toMatchObject({ ok: true })
  })

  it('[E6] that prints more than a megabyte is shown by a megabyte of it', async () => {
    await using repo = await tempRepo()
    const result = await runIn(repo, { command: "head -c 3000000 /dev/zero | tr '\\0' a" })
    expect(result).toMatchObject({ ok: true, warnings: [`Output too large, ${3_000_000 - 1024 * 1024} bytes left out`] })
  })

  it('[E6] that prints too much is shown by its beginning and end, with a warning', async () => {
    await using repo = await tempRepo()
    const limits = { ...DEFAULT_LIMITS, commandOutputBytes: 10 }
    expect(await runIn(repo, { command: 'printf 0123456789abcdefghij' }, { limits })).toMatchObject({
      ok: true,
      output: 'Command output:\n01234\n[… 10 bytes left out …]\nfghij\n',
      warnings: ['Output too large, 10 bytes left out'],
    })
  })

  it('is remembered, also when it fails', async () => {
    await using repo = await tempRepo()
    const context = await toolContext(repo.path, { shell: shellFor(repo.path) })
    await callTool(runInTerminal, { command: 'echo out; echo err >&2; exit 4' }, context)
    expect(context.history.last()).toEqual({
      command: 'echo out; echo err >&2; exit 4',
      exitCode: 4,
      output: 'out\nerr\n',
      executedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    })
    await callTool(runInTerminal, { command: 'echo begun; sleep 60', timeout_seconds: 1 }, context)
    expect(context.history.last()).toMatchObject({ command: 'echo begun; sleep 60', exitCode: undefined, output: 'begun\n' })
  })
})

describe('a failure', () => {
  it.each(['/bin/sh', '/bin/bash'])('[T-37] is a command that %s does not find', async (program) => {
    await using repo = await tempRepo()
    const shell = shellFor(repo.path, { program })
    expect(errorOf(await runIn(repo, { command: 'cd . && invalid_cmd --flag' }, { shell }))).toEqual({
      code: 'command_not_found',
      message: "Command 'invalid_cmd' not found",
    })
  })

  it.each([
    ['dash', 'sh: 1: bad-cmd: not found\n'],
    ['bash', 'bash: line 1: bad-cmd: command not found\n'],
    ['ksh', 'ksh: bad-cmd: not found\n'],
    ['zsh', 'zsh:1: command not found: bad-cmd\n'],
    ['a script that said more', 'starting\n/x/run.sh: line 3: bad-cmd: command not found\nbye\n'],
  ])('[T-37] names the command as %s does', async (_shell, stderr) => {
    await using repo = await tempRepo()
    const exit: CommandExit = { kind: 'exited', code: 127, stdout: '', stderr, stdoutLines: 0, stderrLines: 1, droppedBytes: 0 }
    const result = await runIn(repo, { command: 'x' }, { shell: { program: 'sh', run: async () => exit } })
    expect(errorOf(result).message).toBe("Command 'bad-cmd' not found")
  })

  it('with exit code 127 for another reason is a plain one', async () => {
    await using repo = await tempRepo()
    expect(errorOf(await runIn(repo, { command: 'exit 127' }))).toEqual({
      code: 'command_failed',
      message: 'Command failed with exit code 127',
    })
  })

  it('[T-38] is a time-out, and nothing of the command goes on', async () => {
    await using repo = await tempRepo()
    expect(errorOf(await runIn(repo, { command: '(sleep 2; echo late > late.txt) & sleep 60', timeout_seconds: 1 }))).toEqual({
      code: 'timed_out',
      message: 'Command timed out after 1 second',
    })
    await new Promise((resolve) => setTimeout(resolve, 1500))
    expect(repo.exists('late.txt')).toBe(false)
  })

  it('[T-38] names the seconds of the call, 30 if it has none', async () => {
    await using repo = await tempRepo()
    const asked: number[] = []
    const run = async ({ timeoutMs }: { readonly timeoutMs: number }): Promise<CommandExit> => {
      asked.push(timeoutMs)
      return { kind: 'timed_out', stdout: '', stderr: '', stdoutLines: 0, stderrLines: 0, droppedBytes: 0 }
    }
    const result = await runIn(repo, { command: 'x' }, { shell: { program: 'sh', run } })
    expect({ asked, message: errorOf(result).message }).toEqual({ asked: [30_000], message: 'Command timed out after 30 seconds' })
  })

  it('[T-39] is an exit code other than 0, with what the command said', async () => {
    await using repo = await tempRepo()
    expect(errorOf(await runIn(repo, { command: 'echo out; echo "no such thing" >&2; exit 1' }))).toEqual({
      code: 'command_failed',
      message: 'Command failed with exit code 1:\nno such thing',
    })
    expect(errorOf(await runIn(repo, { command: 'echo "1 test failed"; exit 2' })).message).toBe(
      'Command failed with exit code 2:\n1 test failed',
    )
  })

  it('shows the end of what the command said when that is long', async () => {
    await using repo = await tempRepo()
    const { message } = errorOf(await runIn(repo, { command: 'yes warning | head -n 10000 >&2; echo "the reason" >&2; exit 1' }))
    expect(message.length).toBeLessThan(8_100)
    expect(message.endsWith('warning\nthe reason')).toBe(true)
  })

  it('tells which files were changed before it', async () => {
    await using repo = await tempRepo({ 'a.txt': 'a' })
    const result = await runIn(repo, { command: 'printf A > a.txt; exit 1' })
    expect(!result.ok && result.error.suggestion).toMatch(/ It wrote or removed these files: a\.txt\.$/)
  })

  it('[T-39] has the exit code, both streams and the changed files, and tells people what its message does not', async () => {
    await using repo = await tempRepo({ 'a.txt': 'a' })
    expect(await runIn(repo, { command: 'echo out; echo err >&2; printf A > a.txt; exit 3' })).toMatchObject({
      ok: false,
      error: { message: 'Command failed with exit code 3:\nerr' },
      value: { exit_code: 3, stdout: 'out\n', stderr: 'err\n', stdout_lines: 1, stderr_lines: 1, changed_files: ['a.txt'] },
      printed: { out: 'out\n', err: '' },
      filesAffected: ['a.txt'],
    })
    expect(await runIn(repo, { command: 'echo out; exit 3' })).toMatchObject({ value: { stdout: 'out\n' }, printed: { out: '', err: '' } })
    expect(await runIn(repo, { command: 'echo out; no_such_cmd' })).toMatchObject({
      error: { code: 'command_not_found' },
      value: { exit_code: 127 },
      printed: { out: 'out\n', err: expect.stringContaining('no_such_cmd') },
    })
    expect(await runIn(repo, { command: 'echo out; echo err >&2; touch b.txt', writes: [] })).toMatchObject({
      error: { code: 'undeclared_write' },
      value: { exit_code: 0, changed_files: ['b.txt'] },
      printed: { out: 'out\n', err: 'err\n' },
      filesAffected: ['b.txt'],
    })
  })

  it('[T-38] has what was printed until then, and no exit code', async () => {
    await using repo = await tempRepo()
    expect(await runIn(repo, { command: 'echo out; echo err >&2; sleep 60', timeout_seconds: 1 })).toMatchObject({
      ok: false,
      error: { code: 'timed_out' },
      value: { exit_code: null, stdout: 'out\n', stderr: 'err\n' },
      printed: { out: 'out\n', err: 'err\n' },
    })
  })

  it('is a command that was killed, cancelled, or could not start', async () => {
    await using repo = await tempRepo()
    expect(errorOf(await runIn(repo, { command: 'kill -KILL $$' }))).toEqual({
      code: 'command_failed',
      message: 'Command was killed by SIGKILL',
    })
    const controller = new AbortController()
    const running = runIn(repo, { command: 'touch started; sleep 60' }, { signal: controller.signal })
    while (!repo.exists('started')) await new Promise((resolve) => setTimeout(resolve, 10))
    controller.abort()
    expect(errorOf(await running).code).toBe('cancelled')
    const none = realShell({ program: undefined, inherited: {}, searchPath: '' })
    expect(errorOf(await runIn(repo, { command: 'true' }, { shell: none })).message).toMatch(
      /^Command could not be started: There is no POSIX/,
    )
  })

  it.each([0, 301, 1.5, '30', -1])('[T-40] is the time-out %j', async (timeout_seconds) => {
    await using repo = await tempRepo()
    expect(errorOf(await runIn(repo, { command: 'touch f', timeout_seconds })).code).toBe('invalid_arguments')
    expect(repo.exists('f')).toBe(false)
  })

  it.each(['', ' ', '\n\t', 'a\0b', ': \ud800', `: ${'x'.repeat(100_000)}`])(
    '[T-41] is an empty or impossible command',
    async (command) => {
      await using repo = await tempRepo()
      expect(errorOf(await runIn(repo, { command })).code).toBe('invalid_arguments')
    },
  )

  it('[T-41] is told once', async () => {
    await using repo = await tempRepo()
    expect(errorOf(await runIn(repo, { command: '' })).message).toBe('command: must not be empty')
    expect(errorOf(await runIn(repo, { command: ' ' })).message).toBe('command: must not be empty')
  })

  it('[E8] is a value that no variable can have, with what to do about the value', async () => {
    await using repo = await tempRepo()
    const result = await runIn(repo, { command: 'touch f', env: { A: 'x\0y' } })
    expect(result).toMatchObject({ ok: false, error: { code: 'invalid_arguments', suggestion: 'Remove that character from the value.' } })
    const named = await runIn(repo, { command: 'touch f', env: { PATH: 'x' } })
    expect(named).toMatchObject({ ok: false, error: { suggestion: 'Use another name, such as WANTED_VERSION.' } })
    expect(repo.exists('f')).toBe(false)
  })

  it.each(['BASH_ENV', 'LD_PRELOAD', 'PATH', 'NODE_OPTIONS', 'GIT_SSH_COMMAND', 'lower', '{{ inputs.k }}'])(
    '[E8] is the variable %s',
    async (name) => {
      await using repo = await tempRepo()
      const error = errorOf(await runIn(repo, { command: 'touch f', env: { [name]: 'x' } }))
      expect(error.code).toBe('invalid_arguments')
      expect(error.message.startsWith(`env: variable '${name}' is not allowed: `)).toBe(true)
      expect(repo.exists('f')).toBe(false)
    },
  )

  it('is a command over changes that are not written yet', async () => {
    await using repo = await tempRepo({ 'a.txt': 'a' })
    const context = await toolContext(repo.path, { shell: shellFor(repo.path) })
    await context.workspace.stage(repoPath('a.txt'), Buffer.from('b'))
    expect(errorOf(await callTool(runInTerminal, { command: 'touch f' }, context))).toEqual({
      code: 'stale',
      message: 'Cannot run a command while changes are not written yet: a.txt',
    })
    expect(repo.exists('f')).toBe(false)
  })

  it('is a workspace that lies on no disk', async () => {
    await using repo = await tempRepo()
    const nowhere: BaseTree = {
      folder: undefined,
      dropsEmptied: false,
      files: async () => ({ files: [], warnings: [] }),
      async *batches() {},
      entry: async () => success({ kind: 'missing', size: 0 }),
      read: async (path) => failure(DISK_ERRORS.fileNotFound(path)),
      directory: async () => success([]),
      isWritable: () => true,
    }
    expect(errorOf(await runIn(repo, { command: 'true' }, { workspace: new StagedWorkspace(nowhere) })).code).toBe('not_a_directory')
  })
})

describe('the repository', () => {
  it.each([
    ['a commit', COMMITTER, 'refs/heads/main'],
    ['a branch', 'git branch other', 'refs/heads/other'],
    ['a checkout', 'git checkout --quiet --detach', 'HEAD'],
    ['a tag', 'git tag v1', 'refs/tags/v1'],
    ['its configuration', 'git config core.fsmonitor ./planted', 'config'],
    ['a hook', 'printf "#!/bin/sh" > .git/hooks/pre-push', 'hooks/pre-push'],
    ['the mode of a hook', 'chmod +x .git/hooks/quiet', 'hooks/quiet'],
    ['what is excluded', 'echo secret.txt >> .git/info/exclude', 'info/exclude'],
    ['a merge that is left to be finished', 'git rev-parse HEAD > .git/MERGE_HEAD', 'MERGE_HEAD'],
    ['an alternate object store', 'echo /tmp/objects > .git/objects/info/alternates', 'objects/info/alternates'],
  ])('[E10] may not be changed: %s', async (_what, command, part) => {
    await using repo = await tempRepo({ 'a.txt': 'a' })
    repo.write({ '.git/hooks/quiet': '#!/bin/sh\n' })
    const result = await runIn(repo, { command })
    expect(errorOf(result)).toEqual({
      code: 'git_state_tampered',
      message: `The command changed the state of the git repository: ${part}`,
    })
  })

  it('[E10] may not be changed by a command that then fails', async () => {
    await using repo = await tempRepo()
    expect(errorOf(await runIn(repo, { command: 'git tag v1; exit 1' })).code).toBe('git_state_tampered')
  })

  it('[E10] may not be made, replaced or removed', async () => {
    await using folder = await tempFolder()
    expect(errorOf(await runIn(folder, { command: 'git init --quiet' })).message).toBe(
      'The command changed the state of the git repository: .git',
    )
    await using repo = await tempRepo()
    expect(errorOf(await runIn(repo, { command: 'mv .git ../moved-$$ && rm -rf ../moved-$$' })).code).toBe('git_state_tampered')
    await using outer = await tempRepo({ 'sub/a.txt': 'a' })
    const sub = { ...outer, path: path.join(outer.path, 'sub') }
    expect(errorOf(await runIn(sub, { command: 'git init --quiet' })).code).toBe('git_state_tampered')
  })

  it('[E10] of a submodule, and other worktrees, are watched too', async () => {
    await using inner = await tempRepo({ 'b.txt': 'b' })
    await using repo = await tempRepo({ 'a.txt': 'a' })
    await using other = await tempFolder()
    repo.git('-c', 'protocol.file.allow=always', 'submodule', '--quiet', 'add', inner.path, 'libs/inner')
    repo.commitAll()
    expect(await runIn(repo, { command: 'git -C libs/inner status --short && git status --short' })).toMatchObject({ ok: true })
    const tampering = {
      'git -C libs/inner config core.fsmonitor ./evil': 'modules/libs/inner/config',
      'git -C libs/inner checkout --quiet --detach': 'modules/libs/inner/HEAD',
      'git -C libs/inner tag v1': 'modules/libs/inner/refs/tags/v1',
      'touch .git/modules/libs/inner/hooks/post-checkout': 'modules/libs/inner/hooks/post-checkout',
      [`git worktree add --quiet --detach ${other.path}/tree`]: 'worktrees/tree, worktrees/tree/HEAD, worktrees/tree/commondir',
    }
    for (const [command, part] of Object.entries(tampering))
      expect(errorOf(await runIn(repo, { command })).message).toBe(`The command changed the state of the git repository: ${part}`)
  })

  it('[E10] of a linked worktree is watched too', async () => {
    await using repo = await tempRepo({ 'a.txt': 'a' })
    await using other = await tempFolder()
    repo.git('worktree', 'add', '--quiet', '-b', 'linked', path.join(other.path, 'tree'))
    const tree = { ...other, path: path.join(other.path, 'tree') }
    expect(await runIn(tree, { command: 'git status --short' })).toMatchObject({ ok: true })
    expect(errorOf(await runIn(tree, { command: COMMITTER })).message).toMatch(/: refs\/heads\/linked$/)
    expect(errorOf(await runIn(tree, { command: 'git config a.b c' })).message).toMatch(/: config$/)
    expect(errorOf(await runIn(tree, { command: 'git checkout --quiet --detach' })).message).toMatch(/: HEAD$/)
    expect(errorOf(await runIn(repo, { command: `git -C ${tree.path} checkout --quiet linked` })).message).toMatch(
      /: worktrees\/tree\/HEAD$/,
    )
  })

  it('may be looked at, its files staged, its refs packed and its objects tidied', async () => {
    await using repo = await tempRepo({ 'a.txt': 'a' })
    repo.git('tag', 'v1')
    const command = 'git status; git log --oneline; printf b > a.txt; git add a.txt; git pack-refs --all; git gc --quiet'
    expect(await runIn(repo, { command })).toMatchObject({ ok: true, filesAffected: ['a.txt'] })
  })
})

describe('declared writes', () => {
  it('[E10] a change outside of them is an error that names the file', async () => {
    await using repo = await tempRepo({ 'a.txt': 'a', 'b.txt': 'b' })
    expect(errorOf(await runIn(repo, { command: 'printf A > a.txt; printf B > b.txt', writes: ['a.txt'] }))).toEqual({
      code: 'undeclared_write',
      message: "The command wrote or removed files outside 'writes': b.txt",
    })
  })

  it('[E10] a file that was written with what it held is named too, and not called changed', async () => {
    await using repo = await tempRepo({ 'a.txt': 'a' })
    expect(errorOf(await runIn(repo, { command: 'printf a > a.txt', writes: [] }))).toEqual({
      code: 'undeclared_write',
      message: "The command wrote or removed files outside 'writes': a.txt",
    })
  })

  it('[E10] names only some of very many', async () => {
    await using repo = await tempRepo()
    const command = 'for i in 1 2 3 4 5 6 7 8 9 a b c; do touch f$i; done'
    expect(errorOf(await runIn(repo, { command, writes: [] })).message).toMatch(/: f1, f2, .*, fa and 2 more$/)
  })

  it('[E10] hiding a file from git does not hide that it changed', async () => {
    await using repo = await tempRepo({ 'a.txt': 'a', 'b.txt': 'b' })
    repo.write({ 'c.txt': 'c' })
    const result = await runIn(repo, { command: 'printf "c.txt\\n" > .gitignore; printf C > c.txt', writes: ['.gitignore'] })
    expect(errorOf(result)).toEqual({ code: 'undeclared_write', message: "The command wrote or removed files outside 'writes': c.txt" })
  })

  it('[E10] a file that keeps its size and time counts as changed', async () => {
    await using repo = await tempRepo({ 'a.txt': 'a' })
    fs.utimesSync(path.join(repo.path, 'a.txt'), 1000, 1000)
    const result = await runIn(repo, { command: 'printf b > a.txt; touch -d @1000 a.txt', writes: [] })
    expect(errorOf(result).code).toBe('undeclared_write')
  })

  it('[E10] count for links that are made, changed or removed', async () => {
    await using repo = await tempRepo({ 'a.txt': 'a' })
    for (const name of ['etc', 'dangling', 'kept']) fs.symlinkSync(`/${name}`, path.join(repo.path, name))
    repo.git('add', 'etc')
    const command = 'ln -s /etc newlink; ln -sfn /usr etc; rm dangling; mkdir sub; ln -s /etc sub/inner'
    expect(errorOf(await runIn(repo, { command, writes: ['src/**'] }))).toEqual({
      code: 'undeclared_write',
      message: "The command wrote or removed files outside 'writes': dangling, etc, newlink, sub/inner",
    })
    const files = ['more', 'newlink']
    const declared = await runIn(repo, { command: 'rm newlink; ln -s /x more', writes: ['*'] })
    expect(declared).toMatchObject({ ok: true, filesAffected: files, value: { changed_files: files } })
  })

  it('[E10] count for a file in the place of a link, and for a link in the place of a directory', async () => {
    await using repo = await tempRepo({ 'a.txt': 'a', 'dir/b.txt': 'b' })
    fs.symlinkSync('dir', path.join(repo.path, 'link'))
    expect(await runIn(repo, { command: 'printf B > link/b.txt' })).toMatchObject({ ok: true, filesAffected: ['dir/b.txt'] })
    expect(await runIn(repo, { command: 'rm link; printf x > link' })).toMatchObject({ ok: true, filesAffected: ['link'] })
    expect(await runIn(repo, { command: 'mv dir real; ln -s real dir' })).toMatchObject({
      ok: true,
      filesAffected: ['dir', 'dir/b.txt', 'real/b.txt'],
    })
  })

  it('[E10] count for names that are no paths, which are shown by escapes', async () => {
    await using repo = await tempRepo({ 'a.txt': 'a' })
    repo.write({ 'odd\tname': 'x', 'kept\tname': 'x' })
    const command = `printf y > 'odd\tname'; printf z > 'new\nname'; printf z > con; printf x > "$(printf 'latin\\351')"`
    expect(errorOf(await runIn(repo, { command, writes: ['a.txt'] }))).toEqual({
      code: 'undeclared_write',
      message: "The command wrote or removed files outside 'writes': con, latin\ufffd, new\\u000aname, odd\\u0009name",
    })
    const result = await runIn(repo, { command: "rm 'new\nname'", writes: ['new*'] })
    expect(result).toMatchObject({ ok: true, filesAffected: ['new\\u000aname'], value: { changed_files: ['new\\u000aname'] } })
  })

  it('[E10] count for pipes, wherever they are, unless git ignores them', async () => {
    await using repo = await tempRepo({ '.gitignore': '*.o\n', 'src/a.txt': 'a' })
    const command = 'mkfifo ff src/ff; mkdir new mixed; mkfifo new/ff new/x.o mixed/ff; touch mixed/y.o'
    expect(errorOf(await runIn(repo, { command, writes: [] })).message).toMatch(/: ff, mixed\/ff, new\/ff, src\/ff$/)
    expect(await runIn(repo, { command: '(printf x > ff &); cat ff' })).toMatchObject({
      ok: true,
      value: { stdout: 'x' },
      filesAffected: [],
    })
    expect(errorOf(await runIn(repo, { command: 'rm ff', writes: [] })).message).toMatch(/: ff$/)
  })

  it('[E10] count for another repository that is made or removed, by its .git', async () => {
    await using repo = await tempRepo({ 'a.txt': 'a', 'sub/b.txt': 'b' })
    const make = 'git init --quiet deep/nested; touch deep/nested/file; git init --quiet sub'
    expect(errorOf(await runIn(repo, { command: make, writes: ['src/**'] })).message).toMatch(/: deep\/nested\/\.git, sub\/\.git$/)
    const work = 'git -C deep/nested add file; printf B > sub/b.txt'
    expect(await runIn(repo, { command: work })).toMatchObject({ ok: true, filesAffected: ['sub/b.txt'] })
    expect(errorOf(await runIn(repo, { command: 'rm -rf deep', writes: [] })).message).toMatch(/: deep\/nested\/\.git$/)
  })

  it('count for nothing that git ignores', async () => {
    await using repo = await tempRepo({ '.gitignore': 'build/\n*.o\nresult\n', 'a.txt': 'a', 'src/a.txt': 'a' })
    repo.write({ 'build/kept': 'k' })
    repo.git('add', '--force', 'build/kept')
    const command = 'mkdir build/x objects; touch build/x/y src/b.o objects/c.o; ln -s /x result; ln -s /x src/result'
    expect(await runIn(repo, { command, writes: [] })).toMatchObject({ ok: true, filesAffected: [] })
    expect(errorOf(await runIn(repo, { command: 'touch objects/seen; printf K > build/kept', writes: [] })).message).toMatch(
      /: build\/kept, objects\/seen$/,
    )
  })

  it('[E10] count in a part of a repository, in a folder that it ignores, and in none', async () => {
    const command = 'ln -s /etc link; mkfifo pipe; mkfifo pipe.o; printf A > a.txt'
    await using repo = await tempRepo({ '.gitignore': '*.o\nout/\n', 'sub/a.txt': 'a' })
    repo.write({ 'out/deep/a.txt': 'a' })
    const part = { ...repo, path: path.join(repo.path, 'sub') }
    expect(await runIn(part, { command })).toMatchObject({ ok: true, filesAffected: ['a.txt', 'link', 'pipe'] })
    for (const ignored of ['out', 'out/deep'])
      expect(
        await runIn({ ...repo, path: path.join(repo.path, ignored) }, { command: 'touch x.o; mkfifo pipe; ln -s /etc link' }),
      ).toMatchObject({
        ok: true,
        filesAffected: ['link', 'pipe', 'x.o'],
      })
    await using folder = await tempFolder({ 'a.txt': 'a' })
    expect(await runIn(folder, { command: `${command}; mkdir node_modules; touch node_modules/x` })).toMatchObject({
      ok: true,
      filesAffected: ['a.txt', 'link', 'pipe', 'pipe.o'],
    })
  })

  it('allow what they fit', async () => {
    await using repo = await tempRepo({ 'src/a.ts': 'a' })
    const result = await runIn(repo, { command: 'printf A > src/a.ts; printf n > src/b.ts', writes: ['src/**/*.ts'] })
    expect(result).toMatchObject({ ok: true, filesAffected: ['src/a.ts', 'src/b.ts'] })
  })

  it('must be globs', async () => {
    await using repo = await tempRepo()
    expect(errorOf(await runIn(repo, { command: 'touch f', writes: ['[a'] })).code).toBe('invalid_pattern')
    expect(repo.exists('f')).toBe(false)
  })
})

it('is dangerous and runs only when allowed', () => {
  const { category, effect, risk, permissions } = runInTerminal
  expect({ category, effect, risk, permissions }).toEqual({
    category: 'Terminal',
    effect: 'external',
    risk: 'dangerous',
    permissions: ['RunCommands'],
  })
})

it('says what to do where its variables are too long for the system', async () => {
  await using folder = await tempFolder()
  const result = await runIn(folder, { command: 'true', env: { LONG: 'x'.repeat(200_000) } })
  expect(!result.ok && result.error).toMatchObject({ code: 'command_failed', suggestion: expect.stringContaining('in a file') })
})
