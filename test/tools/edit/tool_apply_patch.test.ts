import '../../support/spawner.ts'
import * as fs from 'node:fs'
import * as path from 'node:path'
import { describe, expect, it } from 'vitest'
import { applyPatch } from '../../../src/tools/edit/tool_apply_patch.ts'
import { renderTextPatch } from '../../../src/workspace/patch/render-patch.ts'
import { callOn, type FileCall } from '../../support/file-tool.ts'
import { fc } from '../../support/property.ts'
import { type Files, tempFolder, tempRepo } from '../../support/temp-folder.ts'
import { callTool, toolContext } from '../../support/tool-context.ts'

const NUMBERS = '1\n2\n3\n4\n5\n6\n7\n8\n9\n'

function patchFor(name: string, ...lines: readonly string[]): string {
  return [`--- a/${name}`, `+++ b/${name}`, ...lines, ''].join('\n')
}

function patched(files: Files, patch: string): Promise<FileCall> {
  return callOn(files, applyPatch, { patch })
}

async function refused(files: Files, patch: string): Promise<unknown> {
  const { result, context } = await patched(files, patch)
  expect(await context.workspace.changes()).toEqual([])
  return result.ok ? result : result.error
}

describe('apply_patch', () => {
  it('patches the end of a file with many lines', async () => {
    const lines = (last: string) => `${'x\n'.repeat(300_000)}${last}\n`
    const { text } = await patched({ 'a.txt': lines('y') }, patchFor('a.txt', '@@ -300001 +300001 @@', '-y', '+z'))
    expect((await text('a.txt')) === lines('z')).toBe(true)
  })

  it('applies all hunks of several files', async () => {
    const patch = `${patchFor('a.txt', '@@ -1,2 +1,3 @@', '+0', ' 1', ' 2', '@@ -8,2 +9 @@', ' 8', '-9')}${patchFor('b.txt', '@@ -1 +1 @@', '-x', '+y')}`
    const { result, text } = await patched({ 'a.txt': NUMBERS, 'b.txt': 'x\n' }, `From: someone\n\n---\n a.txt | 2\n${patch}-- \n2.39\n`)
    expect(result).toEqual({
      ok: true,
      value: { files_changed: 2, files: ['a.txt', 'b.txt'], hunks: 3 },
      output: 'Applied the patch to 2 files:\n  a.txt changed\n  b.txt changed',
      warnings: [],
      filesAffected: ['a.txt', 'b.txt'],
    })
    expect([await text('a.txt'), await text('b.txt')]).toEqual([`0\n${NUMBERS.slice(0, -2)}`, 'y\n'])
  })

  it('creates and deletes files', async () => {
    const patch = '--- /dev/null\n+++ b/docs/new.txt\n@@ -0,0 +1,2 @@\n+one\n+two\n--- a/old.txt\n+++ /dev/null\n@@ -1 +0,0 @@\n-gone\n'
    const { result, context } = await patched({ 'old.txt': 'gone\n' }, patch)
    expect(result).toMatchObject({ ok: true, output: expect.stringContaining('docs/new.txt created\n  old.txt deleted') })
    expect(await context.workspace.changes()).toMatchObject([
      { kind: 'create', path: 'docs/new.txt', after: Buffer.from('one\ntwo\n') },
      { kind: 'delete', path: 'old.txt' },
    ])
  })

  it('renames, copies and changes modes, also of binary files', async () => {
    const patch = [
      'diff --git a/logo.png b/docs/logo.png',
      'similarity index 100%',
      'rename from logo.png',
      'rename to docs/logo.png',
      'diff --git a/a.txt b/b.txt',
      'copy from a.txt',
      'copy to b.txt',
      '--- a/a.txt',
      '+++ b/b.txt',
      '@@ -1 +1 @@',
      '-x',
      '+y',
      'diff --git a/run me.sh b/run me.sh',
      'old mode 100644',
      'new mode 100755',
      '',
    ].join('\n')
    const png = Buffer.from([1, 0, 2])
    const { result, context } = await patched({ 'logo.png': png, 'a.txt': 'x\n', 'run me.sh': '#!\n' }, patch)
    expect(result).toMatchObject({
      ok: true,
      output: expect.stringContaining('logo.png → docs/logo.png renamed'),
      value: { files_changed: 3 },
    })
    expect(await context.workspace.changes()).toMatchObject([
      { kind: 'create', path: 'b.txt', after: Buffer.from('y\n') },
      { kind: 'create', path: 'docs/logo.png', after: png },
      { kind: 'delete', path: 'logo.png' },
      { kind: 'update', path: 'run me.sh', mode: '100755' },
    ])
  })

  it('says which line of the patch and of the file do not fit', async () => {
    const patch = patchFor('a.txt', '@@ -1,2 +1 @@', ' 1', '-2', '@@ -7,2 +6 @@', ' 7', '-nine')
    expect(await refused({ 'a.txt': NUMBERS }, patch)).toMatchObject({
      code: 'edit_conflict',
      message: "patch:8: hunk 2 (line 6 of the patch) does not fit a.txt:8: the patch has 'nine', the file '8'",
      suggestion: 'Nothing was changed. Make the patch again from the file as it is now.',
    })
  })

  it('stages nothing when the last of several files is refused', async () => {
    const good = patchFor('a.txt', '@@ -1 +1 @@', '-x', '+y')
    const created = '--- /dev/null\n+++ b/taken.txt\n@@ -0,0 +1 @@\n+new\n'
    expect(await refused({ 'a.txt': 'x\n', 'taken.txt': 'old\n' }, good + created)).toMatchObject({
      code: 'already_exists',
      message: "patch:6: File 'taken.txt' already exists",
    })
    const moved = 'diff --git a/b.txt b/taken.txt\nrename from b.txt\nrename to taken.txt\n'
    expect(await refused({ 'a.txt': 'x\n', 'b.txt': 'b\n', 'taken.txt': 'old\n' }, good + moved)).toMatchObject({ code: 'already_exists' })
  })

  it.each([
    ['the end of the file', NUMBERS, ['@@ -9,2 +9,2 @@', ' 9', '-10', '+x'], "the patch has '10', and the file ends before it"],
    ['a hunk behind the end', '1\n', ['@@ -5 +5 @@', '-5', '+x'], 'the file has only 1 lines'],
    ['hunks out of order', NUMBERS, ['@@ -5 +5 @@', '-5', '+x', '@@ -1 +1 @@', '-1', '+x'], 'it begins before the hunk above it ends'],
    ['a missing newline', '1', ['@@ -1 +1 @@', '-1', '+x'], 'the patch says that the line ends with a newline'],
    ['a newline', '1\n', ['@@ -1 +1 @@', '-1', '\\ No newline at end of file', '+x'], 'the line does not end with a newline'],
    ['something behind a line without a newline', '1', ['@@ -1,0 +2 @@', '+2'], 'a line without a newline is not the last one'],
    ['other line endings', '1\r\n2\n', ['@@ -1 +1 @@', '-1', '+x'], 'the line endings differ'],
  ])('refuses %s', async (_, before, lines, message) => {
    const error = await refused({ 'a.txt': before }, patchFor('a.txt', ...lines))
    expect(error).toMatchObject({ code: 'edit_conflict', message: expect.stringContaining(message) })
  })

  it.each([
    ['no patch at all', 'hello\n', 'patch:1: there is no unified diff in it'],
    ['a hunk without a file', '@@ -1 +1 @@\n-a\n+b\n', 'patch:1: this hunk has no file'],
    ['a file without a hunk', '--- a/a.txt\n+++ b/a.txt\n', 'patch:3: a hunk must follow'],
    ['a broken hunk', patchFor('a.txt', '@@ -1 @@', '-x'), 'patch:3: this is not the beginning of a hunk'],
    ['a hunk that is too short', patchFor('a.txt', '@@ -1,2 +1 @@', '-x'), 'patch:4: the hunk at line 3 is shorter than it says'],
    ['a line that is no part of a hunk', patchFor('a.txt', '@@ -1,2 +1 @@', '-x', '*y'), 'patch:5: the hunk at line 3 is shorter'],
    [
      'a hunk with too many lines',
      patchFor('a.txt', '@@ -1 +1 @@', '-x', '+y', '+z'),
      'patch:6: the hunk at line 3 has more lines than it says',
    ],
    [
      'a hunk with too many old lines',
      patchFor('a.txt', '@@ -1 +1,2 @@', '-x', '-y'),
      'patch:5: the hunk at line 3 does not have as many lines',
    ],
    ['a mark without a line', patchFor('a.txt', '@@ -1 +1 @@', '\\ No newline at end of file'), 'patch:4: this line has no line before it'],
    ['two names', '--- a/a.txt\n+++ b/b.txt\n@@ -1 +1 @@\n-x\n+y\n', "patch:1: 'a.txt' and 'b.txt' are not the same file"],
    ['no name', '--- /dev/null\n+++ /dev/null\n@@ -1 +1 @@\n-x\n+y\n', 'patch:1: the name of the file is missing'],
    ['a name that cannot be known', 'diff --git a/x b/yy\nnew mode 100755\n', 'patch:1: the name of the file is missing'],
    ['half a rename', 'diff --git a/a.txt b/b.txt\nrename from a.txt\n', "patch:1: the 'from' and 'to' lines are not complete"],
    ['a link', 'diff --git a/l b/l\nnew file mode 120000\n', 'patch:2: mode 120000 is not that of a regular file'],
    ['a binary file', 'diff --git a/l b/l\nindex 1..2 100644\nGIT binary patch\nliteral 0\n', 'patch:3: binary files cannot be patched'],
  ])('refuses a patch with %s', async (_, patch, message) => {
    const error = await refused({ 'a.txt': 'x\n' }, patch)
    expect(error).toMatchObject({ code: 'invalid_arguments', message: expect.stringContaining(message) })
  })

  it('[T-66] refuses paths outside the working directory and those of git, with the line of the patch', async () => {
    for (const [name, code] of [
      ['../a.txt', 'path_outside_working_dir'],
      ['.git/config', 'path_denied'],
      ['.sous/x', 'path_denied'],
    ] as const) {
      const error = await refused({}, `--- /dev/null\n+++ b/${name}\n@@ -0,0 +1 @@\n+x\n`)
      expect(error).toMatchObject({ code, message: expect.stringMatching(/^patch:1: /) })
    }
    const moved = 'diff --git a/a.txt b/a.txt\nrename from a.txt\nrename to ../b.txt\n'
    expect(await refused({ 'a.txt': 'a\n' }, moved)).toMatchObject({ code: 'path_outside_working_dir' })
  })

  it('refuses symbolic links, in the last part of a path and before', async () => {
    await using folder = await tempFolder({ 'real/a.txt': 'x\n' })
    fs.symlinkSync('real/a.txt', path.join(folder.path, 'link.txt'))
    fs.symlinkSync('real', path.join(folder.path, 'linked'))
    for (const name of ['link.txt', 'linked/a.txt']) {
      const result = await callTool(applyPatch, { patch: patchFor(name, '@@ -1 +1 @@', '-x', '+y') }, await toolContext(folder.path))
      expect(result).toMatchObject({ ok: false, error: { code: 'symlink_denied' } })
    }
  })

  it('[T-09] names a file that does not exist, a binary one, and one that is too large', async () => {
    const patch = patchFor('a.txt', '@@ -1 +1 @@', '-x', '+y')
    expect(await refused({}, patch)).toMatchObject({ code: 'not_found', message: "patch:1: File 'a.txt' not found" })
    expect(await refused({ 'a.txt': 'x\0\n' }, patch)).toMatchObject({ code: 'encoding_unsupported' })
    expect(await refused({ 'a.txt': Buffer.alloc(10 * 1024 * 1024 + 1, 'a') }, patch)).toMatchObject({ code: 'too_large' })
    const full = { 'a.txt': `x\n${'a'.repeat(10 * 1024 * 1024 - 2)}` }
    expect(await refused(full, patchFor('a.txt', '@@ -1 +1 @@', '-x', '+yyy'))).toMatchObject({ code: 'too_large' })
  })

  it('refuses to delete a file of which lines are left, and to take a file twice', async () => {
    const half = '--- a/a.txt\n+++ /dev/null\n@@ -1 +0,0 @@\n-x\n'
    expect(await refused({ 'a.txt': 'x\ny\n' }, half)).toMatchObject({
      message: "patch:1: The patch deletes 'a.txt', but leaves some of its lines",
    })
    const twice = patchFor('a.txt', '@@ -1 +1 @@', '-x', '+y')
    expect(await refused({ 'a.txt': 'x\n' }, twice + twice)).toMatchObject({ message: "patch:6: 'a.txt' is in the patch a second time" })
  })

  it('takes the line endings of a file that uses CRLF, and of a patch that was sent with CRLF', async () => {
    const patch = patchFor('a.txt', '@@ -1,2 +1,2 @@', ' 1', '-2', '+x')
    for (const sent of [patch, patch.replaceAll('\n', '\r\n')]) {
      expect(await (await patched({ 'a.txt': '1\r\n2\r\n3\r\n' }, sent)).text('a.txt')).toBe('1\r\nx\r\n3\r\n')
      expect(await (await patched({ 'a.txt': '1\n2\n' }, sent)).text('a.txt')).toBe('1\nx\n')
    }
    const mixed = patchFor('a.txt', '@@ -1,2 +1,2 @@', ' 1\r', '-2', '+x')
    expect(await (await patched({ 'a.txt': '1\r\n2\n' }, mixed)).text('a.txt')).toBe('1\r\nx\n')
    expect(
      await (await patched({ 'a.txt': '1\r\n2' }, patchFor('a.txt', '@@ -2 +2 @@', '-2', '\\ No newline at end of file', '+x'))).text(
        'a.txt',
      ),
    ).toBe('1\r\nx\r\n')
  })

  it('keeps a byte-order mark and other encodings, and takes blank context lines without their space', async () => {
    const mark = patchFor('a.txt', '@@ -1,3 +1,3 @@', ' \ufeff1', '', '-3', '+x')
    expect(await (await patched({ 'a.txt': '\ufeff1\n\n3\n' }, mark)).text('a.txt')).toBe('\ufeff1\n\nx\n')
    const latin1 = Buffer.from('\u00e9\nx\n', 'latin1')
    const { bytes } = await patched({ 'a.txt': latin1 }, patchFor('a.txt', '@@ -2 +2 @@', '-x', '+y'))
    expect(await bytes('a.txt')).toEqual(Buffer.from('\u00e9\ny\n', 'latin1'))
    expect(await refused({ 'a.txt': latin1 }, patchFor('a.txt', '@@ -2 +2 @@', '-x', '+é'))).toMatchObject({ code: 'encoding_unsupported' })
  })

  it('reads names with dates, quotes and letters outside ASCII', async () => {
    const dated = '--- a.txt\t2024-01-01 00:00:00\n+++ a.txt\t2024-01-02 00:00:00\n@@ -1 +1 @@\n-x\n+y\n'
    expect(await (await patched({ 'a.txt': 'x\n' }, dated)).text('a.txt')).toBe('y\n')
    const quoted = 'diff --git "a/\\303\\274 \\"q\\".txt" "b/\\303\\274 \\"q\\".txt"\nold mode 100644\nnew mode 100755\n'
    const { context } = await patched({ 'ü "q".txt': 'x\n' }, quoted)
    expect(await context.workspace.changes()).toMatchObject([{ path: 'ü "q".txt', mode: '100755' }])
  })

  it('swaps two files, and puts a file in the place of a directory', async () => {
    const swap = 'diff --git a/a b/b\nrename from a\nrename to b\ndiff --git a/b b/a\nrename from b\nrename to a\n'
    const swapped = await patched({ a: '1\n', b: '2\n' }, swap)
    expect([await swapped.text('a'), await swapped.text('b')]).toEqual(['2\n', '1\n'])
  })

  it('names only some of many files', async () => {
    const names = Array.from({ length: 22 }, (_, i) => `${i}.txt`)
    const { result } = await patched({}, names.map((name) => `--- /dev/null\n+++ b/${name}\n@@ -0,0 +1 @@\n+x\n`).join(''))
    expect(result).toMatchObject({ ok: true, output: expect.stringMatching(/ {2}19\.txt created\n {2}… and 2 more$/) })
  })
})

describe('apply_patch on any two trees', () => {
  const line = fc.constantFrom('a', 'b', 'c', '', ' ', '-- a', '++ b', '\\ x', '@@ -1 +1 @@', 'é🦊', 'x\r', '\ufeff', 'diff --git a/a b/a')
  const text = fc
    .tuple(fc.array(line, { maxLength: 12 }), fc.boolean())
    .map(([lines, isEnded]) => lines.join('\n') + (isEnded && lines.length > 0 ? '\n' : ''))
  const name = fc.constantFrom('a', 'two words', 'über/ü', 'quo"te', 'dir/b', 'dir/c.txt', 'b b/b', "it's")
  const tree = fc.dictionary(name, text, { minKeys: 1 })

  /** Every file with its content. */
  function contents(files: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
    return Object.fromEntries(Object.entries(files).sort(([a], [b]) => (a < b ? -1 : 1)))
  }

  it('gives the second tree from the first one and what git says is different', async () => {
    await using repo = await tempRepo()
    let renames = 0
    await fc.assert(
      fc.asyncProperty(tree, tree, fc.boolean(), fc.constantFrom('-M', '--no-renames', '-C'), async (first, others, isMoved, detection) => {
        const moved = Object.fromEntries(Object.entries(first).map(([file, content]) => [`moved/${file}`, content]))
        const second = { ...others, ...(isMoved && moved) }
        const write = (files: Readonly<Record<string, string>>) => {
          for (const file of fs.readdirSync(repo.path)) if (file !== '.git') fs.rmSync(path.join(repo.path, file), { recursive: true })
          repo.write(files)
          repo.git('add', '--all')
          return repo.git('write-tree').trim()
        }
        const [after, before] = [write(second), write(first)]
        const patch = repo.git('diff', '--no-color', '--no-ext-diff', '--text', detection, '--find-copies-harder', before, after)
        if (patch === '') return
        if (patch.includes('\nrename from ')) renames++
        const context = await toolContext(repo.path)
        const result = await callTool(applyPatch, { patch }, context)
        expect(result.ok ? '' : result.error.message).toBe('')
        const made: Record<string, string> = { ...first }
        for (const change of await context.workspace.changes()) {
          if (change.kind === 'delete') delete made[change.path]
          else if (change.kind !== 'create_directory') made[change.path] = Buffer.from(change.after).toString()
        }
        expect(contents(made)).toEqual(contents(second))
        // What Sous writes, it reads again.
        const again = await toolContext(repo.path)
        const ours = await renderTextPatch(await context.workspace.changes())
        expect(await callTool(applyPatch, { patch: ours }, again)).toMatchObject({ ok: true })
        expect(await again.workspace.changes()).toEqual(await context.workspace.changes())
      }),
      { numRuns: 60 },
    )
    expect(renames).toBeGreaterThan(5)
  })
})
