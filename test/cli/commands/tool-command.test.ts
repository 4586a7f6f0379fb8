import * as fs from 'node:fs'
import * as path from 'node:path'
import { describe, expect, it } from 'vitest'
import { CALL_OPTIONS } from '../../../src/report/call-options.ts'
import { httpServer } from '../../support/http-server.ts'
import { runMain } from '../../support/run-main.ts'
import { tempFolder, tempRepo } from '../../support/temp-folder.ts'

const RUN = ['tool', 'run_in_terminal', '--yes', '--command']

it('shows a page below the line that says where it came from', async () => {
  await using folder = await tempFolder()
  await using server = await httpServer((_request, response) => response.end('Hello\n\u001b[2Kpage'))
  const call = ['tool', 'fetch_webpage', '--url', server.origin, '--allow-host', '127.0.0.1', '--yes']
  const { code, out, err } = await runMain(call, folder.path)
  expect([code, out]).toEqual([0, `✓ Fetched content from ${server.origin} (14 bytes)\nHello\n⟨U+001B⟩[2Kpage\n`])
  expect(err).toMatch(/^ {2}Time: \d+ms\n$/)
  const json = JSON.parse((await runMain([...call, '--json'], folder.path)).out)
  expect(json).toMatchObject({
    output: `Fetched content from ${server.origin} (14 bytes)`,
    value: { content: 'Hello\n\u001b[2Kpage' },
  })
})

it('shows what a command printed as errors, though it succeeded', async () => {
  await using folder = await tempFolder()
  const { code, out, err } = await runMain([...RUN, 'echo out; printf "err\\033[2K" >&2'], folder.path)
  expect([code, out]).toEqual([0, '✓ Command output:\nout\n'])
  expect(err).toMatch(/^! Error output:\nerr⟨U\+001B⟩\[2K\n {2}Time: \d+ms\n$/)
})

it('[T-39] shows both streams of a command that failed', async () => {
  await using folder = await tempFolder()
  const { code, out, err } = await runMain([...RUN, 'printf "out\\033[2K\\n"; echo err >&2; exit 3'], folder.path)
  expect([code, out]).toEqual([1, 'out⟨U+001B⟩[2K\n'])
  expect(err).toMatch(/^✗ Error: Command failed with exit code 3:\nerr\n {2}→ Read its output/)
  const quiet = await runMain([...RUN, 'echo out; exit 3'], folder.path)
  expect([quiet.out, quiet.err.split('\n').slice(0, 2)]).toEqual(['', ['✗ Error: Command failed with exit code 3:', 'out']])
  const missing = await runMain([...RUN, 'echo out; no_such_cmd'], folder.path)
  expect([missing.out, missing.err]).toEqual(['out\n', expect.stringMatching(/^! Error output:\n.*no_such_cmd.*\n✗ Error: /)])
})

it('[T-39] gives exit code, both streams and the changed files of a command that failed as JSON', async () => {
  await using repo = await tempRepo({ 'a.txt': 'a' })
  const { code, out } = await runMain([...RUN, 'echo out; echo err >&2; printf A > a.txt; exit 3', '--json'], repo.path)
  expect([code, JSON.parse(out)]).toMatchObject([
    1,
    {
      success: false,
      error: { code: 'command_failed', message: 'Command failed with exit code 3:\nerr' },
      files_affected: ['a.txt'],
      metadata: { exit_code: 3, stdout_lines: 1, stderr_lines: 1 },
      value: { exit_code: 3, stdout: 'out\n', stderr: 'err\n', changed_files: ['a.txt'] },
    },
  ])
})

it.each(['bad url', 'file:///etc/passwd', 'http://user:pw@example.com/'])('asks for no approval to fetch %s', async (url) => {
  await using folder = await tempFolder()
  const { code, err } = await runMain(['tool', 'fetch_webpage', '--url', url], folder.path)
  expect([code === 4, err.includes('--yes')]).toEqual([false, false])
})

it.each(['--help', '-h'])('sous tool %s explains the command', async (option) => {
  await using folder = await tempFolder()
  const { code, out, err } = await runMain(['tool', option], folder.path)
  expect([code, err, out.split('\n')[0]]).toEqual([0, '', 'Usage: sous tool <name> [--<argument> VALUE …] [options]'])
  expect(out.match(/^ {2}--[\w-]+/gm)).toEqual(Object.keys(CALL_OPTIONS).map((name) => `  --${name}`))
})

it.each([[[]], [['--json']]])('sous tool %j asks which', async (words) => {
  await using folder = await tempFolder()
  expect(await runMain(['tool', ...words], folder.path)).toMatchObject({ code: 3 })
})

describe('a path', () => {
  it.each(['./a.txt', 'src/../a.txt', 'src//../a.txt', '<root>/a.txt', '<root>/src/../a.txt'])('is understood as %s', async (typed) => {
    await using folder = await tempFolder({ 'a.txt': 'soup\n', 'src/b.txt': '' })
    const { code, out } = await runMain(['tool', 'read_file', '--path', typed.replace('<root>', folder.path)], folder.path)
    expect([code, out]).toEqual([0, expect.stringContaining('soup')])
  })

  it.each(['../a.txt', 'src/../../a.txt', '/etc/passwd', '<root>/../a.txt', '..\\a.txt'])('is refused as %s', async (typed) => {
    await using folder = await tempFolder({ 'a.txt': 'soup\n' })
    const { code, err } = await runMain(['tool', 'read_file', '--path', typed.replace('<root>', folder.path)], folder.path)
    expect([code, err]).toEqual([1, expect.stringContaining('is outside working directory')])
  })

  it('[D3] does not follow a link out of the folder, however it is written', async () => {
    await using other = await tempFolder({ 'secret.txt': 'secret\n', 'sub/x': '' })
    await using folder = await tempFolder({ 'secret.txt': 'mine\n' })
    fs.symlinkSync(path.join(other.path, 'sub'), path.join(folder.path, 'link'))
    const read = (typed: string) => runMain(['tool', 'read_file', '--path', typed], folder.path)
    // By name: the kernel would go to the folder that the target of the link is in.
    expect((await read('./link/../secret.txt')).out).toContain('mine')
    expect(await read('./link/x')).toMatchObject({ code: 1, err: expect.stringContaining('(symlink_denied)') })
    expect(await read(path.join(folder.path, 'link/x'))).toMatchObject({ code: 1, err: expect.stringContaining('(symlink_denied)') })
  })
})

describe('a warning', () => {
  it('[T-10] says that a file is binary', async () => {
    await using folder = await tempFolder({ 'a.bin': '\u0000\u0001' })
    const { err } = await runMain(['tool', 'read_file', '--path', 'a.bin'], folder.path)
    expect(err).toContain('! Warning: File appears to be binary, displaying first 1KB as hex\n')
  })

  it('[T-15] says that only the first occurrence was replaced', async () => {
    await using folder = await tempFolder({ 'a.txt': 'one\none\none\n' })
    const call = ['tool', 'replace_string_in_file', '--path', 'a.txt', '--old-string', 'one', '--new-string', 'two']
    expect((await runMain(call, folder.path)).err).toContain('! Warning: Found 3 occurrences, replaced only the first at line 1\n')
  })

  it('[T-25] says that there are more files', async () => {
    await using folder = await tempFolder(Object.fromEntries(Array.from({ length: 1001 }, (_, i) => [`${i}.txt`, ''])))
    const { err } = await runMain(['tool', 'file_search', '--pattern', '*.txt'], folder.path)
    expect(err).toContain('! Warning: Found 1001 matches, showing first 1000\n')
  })

  it('is a plain text in JSON', async () => {
    await using folder = await tempFolder({ 'a.bin': '\u0000\u0001' })
    const { out } = await runMain(['tool', 'read_file', '--path', 'a.bin', '--json'], folder.path)
    expect(JSON.parse(out)).toMatchObject({ warnings: ['File appears to be binary, displaying first 1KB as hex'] })
  })
})

describe('sous tool asks', () => {
  const REPLACE = ['tool', 'replace_in_file', '--include', '**', '--find', 'one', '--replace', 'two', '--apply']
  const FILES = { 'a.txt': 'one\n', 'b.bin': 'one\u0000' }
  const WARNING = '! Warning: Left out 1 binary file: b.bin\n'

  it('after it said what is left out, and does not say it again', async () => {
    await using folder = await tempFolder(FILES)
    const { code, out, err } = await runMain(REPLACE, folder.path, {}, { answers: ['y'] })
    expect([code, out.split('\n')[0]]).toEqual([0, '✓ Replaced 1 occurrence in a.txt'])
    expect(err.split(WARNING)).toEqual([expect.not.stringContaining('Approve?'), expect.stringMatching(/Approve\? \(y\/n\/always\): $/)])
  })

  it('nobody where approval was given beforehand, and says what was left out afterwards', async () => {
    await using folder = await tempFolder(FILES)
    expect(await runMain([...REPLACE, '--yes'], folder.path)).toMatchObject({ code: 0, err: WARNING })
  })

  it('nobody where nobody is, and says with the diff what is left out', async () => {
    await using folder = await tempFolder(FILES)
    const { code, err } = await runMain(REPLACE, folder.path, { isInteractive: false })
    expect([code, err.startsWith(`${WARNING}✗ Error: The call of replace_in_file needs approval`)]).toEqual([4, true])
  })
})
