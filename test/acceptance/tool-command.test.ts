import * as fs from 'node:fs'
import * as path from 'node:path'
import { describe, expect, it } from 'vitest'
import { sous } from '../support/sous.ts'
import { type TempFolder, tempFolder, tempRepo } from '../support/temp-folder.ts'
import { onTerminal } from '../support/terminal.ts'

const CREATE = ['tool', 'create_file', '--path', 'src/hello.py', '--content', 'print("hello")\n']

function run(folder: TempFolder, args: readonly string[], more: Partial<Parameters<typeof sous>[1]> = {}) {
  return sous(args, { cwd: folder.path, ...more })
}

describe('a tool that reads', () => {
  it('[T-61] prints its result for people', async () => {
    await using folder = await tempRepo({ 'a.txt': 'one\nTODO two\n' })
    const { code, stdout, stderr } = await run(folder, ['tool', 'grep', '--pattern', 'TODO', '--context-lines', '0'])
    expect([code, stdout]).toEqual([0, "✓ Found 1 match in 1 file for 'TODO':\n  a.txt:2: TODO two\n"])
    expect(stderr).toMatch(/^ {2}Time: \d+ms\n$/)
  })

  it('[T-62] prints one JSON document with --json', async () => {
    await using folder = await tempFolder({ 'a.txt': 'one\n' })
    const { code, stdout, stderr } = await run(folder, ['tool', 'read_file', '--path', 'a.txt', '--json'])
    expect([code, stderr]).toEqual([0, ''])
    expect(JSON.parse(stdout)).toMatchObject({
      tool: 'read_file',
      success: true,
      files_affected: [],
      warnings: [],
      metadata: { total_lines: 1 },
    })
  })

  it('[D17] takes no text that is not UTF-8, which would be damaged', async () => {
    await using folder = await tempFolder()
    // Node itself cannot pass on such an argument.
    const script = `exec "$0" "$@" --content "$(printf 'caf\\351')"`
    const args = ['tool', 'create_file', '--path', 'a', '--apply', '--yes']
    const asArgument = await run(folder, args, { wrapper: ['sh', '-c', script] })
    expect([asArgument.code, asArgument.stderr]).toEqual([3, expect.stringContaining('An argument is not UTF-8')])
    const piped = await run(folder, ['tool', 'create_file', '--params', '-', '--apply', '--yes'], {
      input: Buffer.from('{"path":"b","content":"caf\xe9"}', 'latin1'),
    })
    expect([piped.code, piped.stderr]).toEqual([3, expect.stringContaining('Standard input is not UTF-8')])
    expect(fs.readdirSync(folder.path)).toEqual([])
    expect((await run(folder, [...args, '--content', 'caf\ufffd'])).code).toBe(0)
    expect(folder.read('a')).toBe('caf\ufffd')
  })

  it('refuses an empty --root, which a variable without a value leaves', async () => {
    await using folder = await tempFolder({ 'a.txt': 'x\n' })
    const { code, stderr } = await run(folder, ['tool', 'list_dir', '--root', ''])
    expect([code, stderr]).toEqual([3, expect.stringContaining('--root is empty')])
  })

  it('works in another folder with --root', async () => {
    await using folder = await tempFolder({ 'in/a.txt': 'x\n' })
    const { stdout } = await run(folder, ['tool', 'list_dir', '--root', 'in', '--json'])
    expect(JSON.parse(stdout).metadata).toMatchObject({ files: 1 })
  })

  it('takes arguments as JSON, also from standard input', async () => {
    await using folder = await tempFolder({ 'a.txt': 'x\n' })
    const direct = await run(folder, ['tool', 'read_file', '--params', '{"path":"a.txt"}', '--json'])
    const piped = await run(folder, ['tool', 'read_file', '--params', '-', '--json'], { input: '{"path":"a.txt"}' })
    expect([direct.code, JSON.parse(direct.stdout).value]).toEqual([0, JSON.parse(piped.stdout).value])
  })
})

describe('a tool that changes files', () => {
  it('shows the diff and writes nothing', async () => {
    await using folder = await tempRepo({ 'a.txt': 'one\n' })
    const { code, stdout } = await run(folder, CREATE)
    expect(code).toBe(0)
    expect(stdout).toMatchInlineSnapshot(`
      "src/hello.py  new  +1 −0
      @@ -0,0 +1,1 @@
        1 + print("hello")

      ○ Created file: src/hello.py (15 bytes)

      1 file changed, 1 insertion(+)
      Nothing was written. Add --apply to apply it.
      "
    `)
    expect(folder.snapshot()).toEqual({ 'a.txt': 'one\n' })
  })

  it('is applied with --apply --yes, and leaves nothing else behind', async () => {
    await using folder = await tempRepo({ 'a.txt': 'one\n' })
    const { code, stdout } = await run(folder, [...CREATE, '--apply', '--yes'])
    expect(code).toBe(0)
    expect(stdout.replace(/\d+ms/, '5ms')).toBe(
      `✓ Created file: src/hello.py (15 bytes)\n  Location: ${folder.path}/src/hello.py\n  Time: 5ms\n`,
    )
    expect(folder.snapshot()).toEqual({ 'a.txt': 'one\n', 'src/hello.py': 'print("hello")\n' })
  })

  it('is applied in a folder without git as well', async () => {
    await using folder = await tempFolder()
    expect((await run(folder, [...CREATE, '--apply', '--yes'])).code).toBe(0)
    expect(folder.snapshot()).toEqual({ 'src/hello.py': 'print("hello")\n' })
  })

  it('needs approval, and says the exact command where nobody can be asked', async () => {
    await using folder = await tempFolder()
    const { code, stdout, stderr } = await run(folder, [...CREATE, '--apply'])
    expect(code).toBe(4)
    expect(stdout.split('\n')[0]).toBe('src/hello.py  new  +1 −0')
    expect(stderr).toBe(
      '✗ Error: The call of create_file needs approval, and there is no one to ask\n  → To approve it without a question: sous tool create_file --path src/hello.py --content \'print("hello")\n\' --apply --yes (approval_needed)\n',
    )
    expect(folder.snapshot()).toEqual({})
  })

  it('gives changes and diff with --json, applied or not', async () => {
    await using folder = await tempFolder({ 'a.txt': 'one\ntwo\n' })
    const edit = ['tool', 'replace_in_file', '--path', 'a.txt', '--find', 'two', '--replace', '2', '--json']
    const preview = JSON.parse((await run(folder, edit)).stdout)
    expect(preview).toMatchObject({
      success: true,
      applied: false,
      changes: [{ path: 'a.txt', kind: 'update', additions: 1, deletions: 1 }],
    })
    expect(preview.diff.split('\n').slice(2)).toEqual(['--- a/a.txt', '+++ b/a.txt', '@@ -1,2 +1,2 @@', ' one', '-two', '+2', ''])
    const refused = await run(folder, [...edit, '--apply'])
    expect([refused.code, refused.stderr]).toEqual([4, ''])
    expect(JSON.parse(refused.stdout)).toMatchObject({
      success: false,
      error: { code: 'approval_needed' },
      applied: false,
      diff: preview.diff,
    })
    const applied = JSON.parse((await run(folder, [...edit, '--apply', '--yes'])).stdout)
    expect(applied).toMatchObject({ success: true, applied: true, diff: preview.diff })
    expect(folder.read('a.txt')).toBe('one\n2\n')
  })

  it('is applied without asking when a rule of the user allows the call', async () => {
    await using folder = await tempFolder()
    await using config = await tempFolder({ 'sous/approvals.json': '{"rules":[{"tool":"create_file","pattern":".*hello.*"}]}' })
    const env = { XDG_CONFIG_HOME: config.path }
    expect((await run(folder, [...CREATE, '--apply'], { env })).code).toBe(0)
    expect(folder.exists('src/hello.py')).toBe(true)
  })

  it('takes no rules from the repository', async () => {
    await using folder = await tempFolder({ '.config/sous/approvals.json': '{"rules":[{"tool":"create_file","pattern":".*"}]}' })
    expect((await run(folder, [...CREATE, '--apply'], { env: { XDG_CONFIG_HOME: '.config' } })).code).toBe(4)
  })

  it('stops at rules that cannot be read, and says where', async () => {
    await using folder = await tempFolder()
    await using config = await tempFolder({ 'sous/approvals.json': '{"rules":[\n{"tool":}]}' })
    const { code, stderr } = await run(folder, [...CREATE, '--apply', '--yes'], { env: { XDG_CONFIG_HOME: config.path } })
    expect([code, stderr.split('\n')[0]]).toEqual([
      1,
      `✗ Error: Approval rules ${config.path}/sous/approvals.json:2:9: expected a value, found "}"`,
    ])
    expect(folder.snapshot()).toEqual({})
  })

  it('[H8] prints no escape sequence of a file', async () => {
    await using folder = await tempFolder({ 'a.txt': 'x\n' })
    const args = ['tool', 'update_file', '--path', 'a.txt', '--content', '\u001b]52;c;ZXZpbA==\u0007\u001b[1A\u001b[2K\n']
    const { stdout, stderr } = await run(folder, args, { env: { FORCE_COLOR: '1' } })
    // Nothing may be left when the colours of Sous are taken away.
    // biome-ignore lint/suspicious/noControlCharactersInRegex: looking for them
    const others = (stdout + stderr).replaceAll(/\u001b\[(?:1|2|22|31|32|33|36|39)m/g, '')
    expect(others.includes('\u001b')).toBe(false)
    expect(others.split('\n')).toContain('  1 + ⟨U+001B⟩]52;c;ZXZpbA==⟨U+0007⟩⟨U+001B⟩[1A⟨U+001B⟩[2K')
  })
})

describe('Ctrl-C', () => {
  /** As long as a search takes at most, were it left alone. */
  const never = `${'a'.repeat(60)}b\n`
  /** A part of what a file may take; all files together take longer than anybody waits. */
  const slow = `${' '.repeat(5_000)}b\n`.repeat(2)

  it.each([
    ['grep', never, ['--pattern', '(a+)+$']],
    ['replace_in_file', slow, ['--include', '*.txt', '--is-regex', '--find', ' +$', '--replace', 'b']],
  ])(
    '[D15] ends %s in the middle of files that take long',
    async (tool, text, args) => {
      // Left alone, both would go on for longer than a test may take.
      await using folder = await tempFolder(Object.fromEntries(Array.from({ length: 2_000 }, (_, i) => [`${i}.txt`, text])))
      const { code, stderr } = await run(folder, ['tool', tool, ...args], {
        onStart: (child) => void setTimeout(() => child.kill('SIGINT'), 1_500),
      })
      expect([code, stderr]).toEqual([130, expect.stringContaining('(cancelled)')])
    },
    120_000,
  )
})

describe('a signal to end', () => {
  it.each([
    ['SIGTERM', 143],
    ['SIGHUP', 129],
    ['SIGINT', 130],
  ] as const)('[R15] %s ends a command with all it started, and is told as cancelled', async (signal, exitCode) => {
    await using folder = await tempFolder()
    const { code, stderr } = await run(folder, ['tool', 'run_in_terminal', '--command', '(sleep 3; touch late) & sleep 20', '--yes'], {
      onStart: (child) => void setTimeout(() => child.kill(signal), 1_500),
    })
    expect([code, stderr]).toEqual([exitCode, expect.stringContaining('(cancelled)')])
    await new Promise((resolve) => setTimeout(resolve, 2_500))
    expect(folder.exists('late')).toBe(false)
  })
})

describe('hostile content', () => {
  const EVIL = '\u001b]52;c;ZXZpbA==\u0007\u001b[1A\u009b2K\u202ex\u2066\u200b\rfake'
  // biome-ignore lint/suspicious/noControlCharactersInRegex: looking for them
  const HIDDEN = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2066-\u2069]/u
  const quoted = `'${EVIL}'`

  it.each([
    ['read_file', '--path', 'a.txt'],
    ['grep', '--pattern', 'fake'],
    ['search', '--pattern', 'fake'],
    ['grep', '--pattern', `${EVIL}(`],
    ['glob', '--pattern', '**'],
    ['glob', '--pattern', EVIL],
    ['list_dir'],
    ['list_directory', '--recursive'],
    ['read_file', '--path', EVIL],
    ['read_file', `--${EVIL}`],
    ['read_file', '--path', 'a.txt', '--root', EVIL],
    [`read_file${EVIL}`],
    ['replace_in_file', '--path', 'a.txt', '--find', 'x', '--replace', EVIL],
    ['replace_in_file', '--path', 'a.txt', '--find', 'x', '--replace', EVIL, '--preview-only'],
    ['replace_in_file', '--path', 'a.txt', '--find', EVIL.toUpperCase(), '--replace', ''],
    ['delete_file', '--path', 'a.txt', '--consent', 'DELETE_FILE'],
    ['create_file', '--path', 'd/\u202egpj.exe', '--content', EVIL],
    ['run_in_terminal', '--command', `printf %s ${quoted}`, '--yes'],
    ['run_in_terminal', '--command', `printf %s ${quoted} >&2; exit 3`, '--yes'],
    ['run_in_terminal', '--command', `${quoted}`, '--yes'],
    ['run_in_terminal', '--command', `${quoted}`],
    ['fetch_webpage', '--url', `http://127.0.0.1/${EVIL}`, '--yes'],
  ])('[H8] [H9] reaches no terminal raw: %s %s %s', async (...args) => {
    await using folder = await tempFolder({ 'a.txt': `x ${EVIL}\n`, 'b\u202egpj.exe': 'fake\n', 'c\u001b[31m\nd': 'fake\n' })
    for (const more of [[], ['--json'], ['--verbose']]) {
      const { stdout, stderr } = await run(folder, ['tool', ...args, ...more])
      expect(HIDDEN.exec(stdout + stderr)).toBeNull()
      if (more[0] === '--json') expect(() => JSON.parse(stdout)).not.toThrow()
    }
  })

  it('[H8] of a command is not raw in what was the last command', async () => {
    await using folder = await tempFolder()
    const env = { HOME: folder.path }
    await run(folder, ['tool', 'run_in_terminal', '--command', `printf %s ${quoted}`, '--yes'], { env })
    const { stdout } = await run(folder, ['tool', 'terminal_last_command'], { env })
    expect(stdout).toContain('⟨U+001B⟩]52')
    expect(HIDDEN.exec(stdout)).toBeNull()
  })
})

describe('a tool that acts outside', () => {
  it('[E7] does not run without approval', async () => {
    await using folder = await tempFolder()
    const { code, stderr } = await run(folder, ['tool', 'run_in_terminal', '--command', 'touch made'])
    expect(code).toBe(4)
    expect(stderr.split('\n')[1]).toBe(
      "  → To approve it without a question: sous tool run_in_terminal --command 'touch made' --yes (approval_needed)",
    )
    expect(folder.exists('made')).toBe(false)
  })

  it('runs with --yes, and is remembered for terminal_last_command', async () => {
    await using folder = await tempFolder()
    await using home = await tempFolder()
    const env = { HOME: home.path }
    const ran = await run(folder, ['terminal', '--command', 'echo hi', '--yes', '--json'].toSpliced(0, 0, 'tool'), { env })
    expect([ran.code, JSON.parse(ran.stdout)]).toMatchObject([0, { tool: 'run_in_terminal', success: true, metadata: { exit_code: 0 } }])
    const last = await run(folder, ['tool', 'terminal_last_command', '--json'], { env })
    expect(JSON.parse(last.stdout)).toMatchObject({ success: true, metadata: { command: 'echo hi', exit_code: 0 } })
  })

  it('ends with the command and exit code 130 on Ctrl-C', async () => {
    await using folder = await tempFolder()
    const ended = await run(folder, ['tool', 'run_in_terminal', '--command', 'touch started; sleep 30; touch late', '--yes', '--json'], {
      onStart(child) {
        const timer = setInterval(() => {
          if (!fs.existsSync(path.join(folder.path, 'started'))) return
          clearInterval(timer)
          child.kill('SIGINT')
        }, 20)
      },
    })
    expect(ended.code).toBe(130)
    expect(JSON.parse(ended.stdout)).toMatchObject({ success: false, error: { code: 'cancelled' } })
    expect(folder.exists('late')).toBe(false)
  })
})

it('tells what a command changed, whatever it printed', async () => {
  await using folder = await tempRepo({ 'a.txt': 'a\n', 'b.txt': 'b\n' })
  const { code, stdout, stderr } = await run(folder, [
    'tool',
    'run_in_terminal',
    '--command',
    'rm a.txt; echo c > b.txt; echo done',
    '--yes',
  ])
  expect([code, stdout]).toEqual([0, '✓ Command output:\ndone\n'])
  const real = fs.realpathSync(folder.path)
  expect(stderr).toContain(`  Changed: ${real}/a.txt\n  Changed: ${real}/b.txt\n`)
})

describe('a person at a terminal', () => {
  const APPLY = ['tool', 'create_file', '--path', 'a.txt', '--content', 'x', '--apply']
  const QUESTION = 'Approve? (y/n/always): '

  it('can leave the question by Ctrl-Z, and answer it after fg', async () => {
    await using folder = await tempFolder()
    const screen = await onTerminal(APPLY, folder.path, [
      { seen: QUESTION, type: '\u001a' },
      { seen: 'shell> ', type: 'fg\n' },
      { seen: QUESTION, type: 'y\r' },
    ])
    expect(screen).toContain('ended with 0')
    expect(folder.read('a.txt')).toBe('x')
  })

  it('is asked also where the parameters were typed', async () => {
    await using folder = await tempFolder()
    const params = JSON.stringify({ path: 'a.txt', content: 'typed' })
    const screen = await onTerminal(['tool', 'create_file', '--params', '-', '--apply'], folder.path, [
      { seen: 'begun', type: `${params}\n\u0004` },
      { seen: QUESTION, type: 'n\r' },
    ])
    expect(screen).toContain('ended with 4')
    expect(folder.exists('a.txt')).toBe(false)
  })

  it('has not answered by what was typed before the question was there', async () => {
    await using folder = await tempFolder()
    const screen = await onTerminal(APPLY, folder.path, [
      { seen: 'begun', type: 'y\ny\n' },
      { seen: QUESTION, type: 'n\r' },
    ])
    expect(screen).toContain('ended with 4')
    expect(folder.exists('a.txt')).toBe(false)
  })
})

describe('what is wrong with a call', () => {
  it.each([
    [['tool', 'gerp'], 3, 'unknown_tool'],
    [['tool', 'grep'], 3, 'invalid_arguments'],
    [['tool', 'grep', '--patern', 'x'], 3, 'invalid_arguments'],
    [['tool', 'grep', '--pattern', '('], 3, 'invalid_pattern'],
    [['tool', 'grep', '--params', '{'], 3, 'invalid_arguments'],
    [['tool'], 3, 'invalid_arguments'],
    [['tool', 'read_file', '--path', 'a', '--root', 'nowhere'], 3, 'invalid_arguments'],
    [['tool', 'read_file', '--path', 'missing.txt'], 1, 'not_found'],
    [['tool', 'read_file', '--path', '../etc/passwd'], 1, 'path_outside_working_dir'],
    [['toll'], 3, 'invalid_arguments'],
    [['tools', '--format', 'xml'], 3, 'invalid_arguments'],
    [['recover', '--finish', '--discard'], 3, 'invalid_arguments'],
  ])('%j ends with %i and %s, in text and in JSON', async (args, code, error) => {
    await using folder = await tempFolder()
    const text = await run(folder, args)
    expect([text.code, text.stdout, text.stderr.trimEnd().endsWith(`(${error})`)]).toEqual([code, '', true])
    const json = await run(folder, [...args, '--json'])
    expect([json.code, json.stderr]).toEqual([code, ''])
    expect(JSON.parse(json.stdout)).toMatchObject({ success: false, error: { code: error } })
  })

  it('suggests what was meant', async () => {
    await using folder = await tempFolder()
    expect((await run(folder, ['tool', 'gerp'])).stderr).toBe(
      "✗ Error: Tool 'gerp' does not exist\n  → Did you mean 'grep'? 'sous tools' lists them all. (unknown_tool)\n",
    )
  })

  it('shows no stack trace for a fault of its own, unless asked', async () => {
    await using folder = await tempFolder()
    const bug = '--import=data:text/javascript,process.cwd=()=>{throw(TypeError(String()))}'
    const stumble = (env: Readonly<Record<string, string>>) => run(folder, ['tools'], { env: { ...env, NODE_OPTIONS: bug } })
    const fault = await stumble({})
    expect([fault.code, fault.stderr.split('\n')[1]]).toEqual([
      1,
      '  → Please report it. SOUS_DEBUG=1 shows where it happened. (internal_error)',
    ])
    expect(fault.stderr).toMatch(/^✗ Error: internal error: .*\n.+\n$/)
    expect((await stumble({ SOUS_DEBUG: '1' })).stderr).toMatch(/^ {4}at /m)
  })

  it('says that the current folder is gone, and does without where it is not needed', async () => {
    await using folder = await tempFolder({ 'a.txt': 'a\n' })
    const stray = (...args: readonly string[]) => run(folder, args, { inVanishedFolder: true })
    expect(await stray('--version')).toMatchObject({ code: 0 })
    expect(await stray('tool', 'read_file', '--path', 'a.txt', '--root', folder.path)).toMatchObject({ code: 0 })
    expect(await stray('tool', 'list_dir')).toMatchObject({ code: 1, stderr: expect.stringContaining("gone-soon' is gone") })
  })
})
