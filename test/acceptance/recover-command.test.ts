import { spawnSync } from 'node:child_process'
import * as path from 'node:path'
import { expect, it } from 'vitest'
import { sous } from '../support/sous.ts'
import { type TempFolder, tempFolder } from '../support/temp-folder.ts'

const FILES = { 'a.txt': 'old a', 'b.txt': 'old b', 'c.txt': 'old c' }
const KILLER = path.resolve(import.meta.dirname, '../fixtures/bin/apply-and-die.ts')

/** A folder in which an apply was killed after its first file. */
async function interrupted(): Promise<TempFolder> {
  const folder = await tempFolder(FILES)
  const killed = spawnSync(process.execPath, ['--no-warnings', KILLER, folder.path, '1'])
  if (killed.signal !== 'SIGKILL') throw new Error(killed.stderr.toString())
  return folder
}

it('tells of an interrupted apply, and changes nothing', async () => {
  await using folder = await interrupted()
  const before = folder.snapshot()
  expect(await sous(['recover'], { cwd: folder.path })).toEqual({
    code: 1,
    stdout: `! An apply of 3 files in ${folder.path} was interrupted. Choose how to end it:
  sous recover --finish    apply the rest
  sous recover --rollback  restore the files that were changed
  sous recover --discard   leave the files as they are and forget the apply
`,
    stderr: '',
  })
  expect(folder.snapshot()).toEqual(before)
})

it('tells programs of it as an error like any other', async () => {
  await using folder = await interrupted()
  const { code, stdout } = await sous(['recover', '--json'], { cwd: folder.path })
  expect([code, JSON.parse(stdout)]).toEqual([
    1,
    {
      success: false,
      unfinished: { id: expect.any(String), folder: folder.path, files: 3 },
      recovery: null,
      error: {
        code: 'apply_unfinished',
        message: `An earlier apply in '${folder.path}' was interrupted and is half done`,
        suggestion: 'Run sous recover with --finish, --rollback or --discard.',
      },
    },
  ])
})

it('does not apply anything else before that is settled', async () => {
  await using folder = await interrupted()
  const { code, stderr } = await sous(['tool', 'create_file', '--path', 'd.txt', '--content', 'd', '--apply', '--yes'], {
    cwd: folder.path,
  })
  expect(code).toBe(1)
  expect(stderr).toMatch(/sous recover/)
  expect(folder.exists('d.txt')).toBe(false)
})

it.each([
  ['--rollback', 'Rolled back the apply: 1 of 3 files', FILES],
  ['--finish', 'Finished the apply: 3 files', { 'a.txt': 'new a', 'b.txt': 'new b', 'c.txt': 'new c' }],
])('%s settles it', async (option, message, files) => {
  await using folder = await interrupted()
  const recovered = await sous(['recover', option], { cwd: folder.path })
  expect([recovered.code, recovered.stdout]).toEqual([0, `✓ ${message} in ${folder.path}\n`])
  expect(folder.snapshot()).toEqual(files)
  expect((await sous(['recover', '--json'], { cwd: folder.path })).stdout).toBe('{"success":true,"unfinished":null,"recovery":null}\n')
})

it('--discard says that the files stay, however many had been applied', async () => {
  await using folder = await interrupted()
  const { stdout } = await sous(['recover', '--discard'], { cwd: folder.path })
  expect(stdout).toBe(`✓ Discarded the apply of 3 files in ${folder.path}; they stay as they are\n`)
})

it('--discard leaves the files as they are, and works from another folder with --root', async () => {
  await using folder = await interrupted()
  await using elsewhere = await tempFolder()
  const { code, stdout } = await sous(['recover', '--discard', '--json', '--root', folder.path], { cwd: elsewhere.path })
  expect([code, JSON.parse(stdout)]).toMatchObject([0, { success: true, unfinished: { files: 3, settled: 0 }, recovery: 'discard' }])
  expect(Object.values(folder.snapshot()).sort()).toEqual(['new a', 'old b', 'old c'])
})
