import { execFileSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import type { Edit, FileChange } from '../../../src/base/change.ts'
import { hunkDiffLines } from '../../../src/workspace/patch/file-diff.ts'
import { diffChange, renderPatch, renderTextPatch } from '../../../src/workspace/patch/render-patch.ts'
import { create, remove, update } from '../../support/changes.ts'
import { tempRepo } from '../../support/temp-folder.ts'
import { repoPath } from '../../support/workspace.ts'

async function patchOf(...changes: readonly FileChange[]): Promise<string> {
  return Buffer.from(await renderPatch(changes)).toString('utf8')
}

function withEdits(path: string, before: string, ...edits: readonly (readonly [find: string, replacement: string])[]): FileChange {
  const known: Edit[] = edits.map(([find, replacement]) => {
    const start = Buffer.from(before).indexOf(find)
    return { start, end: start + Buffer.byteLength(find), replacement: Buffer.from(replacement) }
  })
  const after = edits.reduce((text, [find, replacement]) => text.replace(find, () => replacement), before)
  return {
    kind: 'update',
    path: repoPath(path),
    before: Buffer.from(before),
    after: Buffer.from(after),
    modeBefore: '100644',
    mode: '100644',
    edits: known,
  }
}

const NUMBERS = Array.from({ length: 30 }, (_, i) => `line ${i + 1}\n`).join('')

describe('renderPatch', () => {
  it('writes new, deleted and changed files as git does', async () => {
    const changes = [create('new.sh', 'a\nb\n', '100755'), remove('old.txt', 'gone'), update('same.txt', 'a\nb\nc\n', 'a\nB\nc')]
    expect(await patchOf(...changes)).toMatchInlineSnapshot(`
      "diff --git a/new.sh b/new.sh
      new file mode 100755
      index 0000000000000000000000000000000000000000..422c2b7ab3b3c668038da977e4e93a5fc623169c
      --- /dev/null
      +++ b/new.sh
      @@ -0,0 +1,2 @@
      +a
      +b
      diff --git a/old.txt b/old.txt
      deleted file mode 100644
      index bc99ab0395bd95dcc9bd3ba97c0342049586208d..0000000000000000000000000000000000000000
      --- a/old.txt
      +++ /dev/null
      @@ -1 +0,0 @@
      -gone
      \\ No newline at end of file
      diff --git a/same.txt b/same.txt
      index de980441c3ab03a8c07dda1ad27b8a11f39deb1e..36ef1ba5a79cdfa8b05036e0aa1aab5b21eb0639 100644
      --- a/same.txt
      +++ b/same.txt
      @@ -1,3 +1,3 @@
       a
      -b
      -c
      +B
      +c
      \\ No newline at end of file
      "
    `)
  })

  it('writes modes, empty files and names with quotes, spaces and accents', async () => {
    const mode: FileChange = {
      kind: 'update',
      path: repoPath('run'),
      before: Buffer.from('x'),
      after: Buffer.from('x'),
      modeBefore: '100644',
      mode: '100755',
    }
    const both: FileChange = { ...mode, path: repoPath('both'), after: Buffer.from('y') }
    const changes = [mode, both, create('empty', ''), remove('void', ''), create('two words', 'x\n'), create('"é"', 'x\n')]
    expect(await patchOf(...changes)).toMatchInlineSnapshot(`
      "diff --git a/run b/run
      old mode 100644
      new mode 100755
      diff --git a/both b/both
      old mode 100644
      new mode 100755
      index c1b0730e0133447badcfd47fd144e254807b06e1..e25f1814e51579d5f55c0f1fe0135ddb28a47f4a
      --- a/both
      +++ b/both
      @@ -1 +1 @@
      -x
      \\ No newline at end of file
      +y
      \\ No newline at end of file
      diff --git a/empty b/empty
      new file mode 100644
      index 0000000000000000000000000000000000000000..e69de29bb2d1d6434b8b29ae775ad8c2e48c5391
      diff --git a/void b/void
      deleted file mode 100644
      index e69de29bb2d1d6434b8b29ae775ad8c2e48c5391..0000000000000000000000000000000000000000
      diff --git a/two words b/two words
      new file mode 100644
      index 0000000000000000000000000000000000000000..587be6b4c3f93f93c489c0111bba5596147a26cb
      --- /dev/null
      +++ b/two words	
      @@ -0,0 +1 @@
      +x
      diff --git "a/\\"é\\"" "b/\\"é\\""
      new file mode 100644
      index 0000000000000000000000000000000000000000..587be6b4c3f93f93c489c0111bba5596147a26cb
      --- /dev/null
      +++ "b/\\"é\\""
      @@ -0,0 +1 @@
      +x
      "
    `)
  })

  it('writes binary files whole, both ways', async () => {
    expect(await patchOf(update('image', '\0old', '\0new'))).toMatchInlineSnapshot(`
      "diff --git a/image b/image
      index e7be1ea5722fddec13dbce5018dc1056c0dd3fdb..f9e371ff2657e5d2bd4389e3b323fe0550e3a860 100644
      GIT binary patch
      literal 4
      Lc\${O%ODzWg0*?Vp

      literal 4
      Lc\${O%&q)CQ0*wJc

      "
    `)
  })

  it('leaves directories out', async () => {
    expect(await patchOf({ kind: 'create_directory', path: repoPath('d') })).toBe('')
    expect(await diffChange({ kind: 'create_directory', path: repoPath('d') })).toBeUndefined()
  })

  it('joins changes that lie close together and keeps those apart that do not', async () => {
    const change = withEdits('n.txt', NUMBERS, ['line 2\n', 'LINE 2\n'], ['line 9\n', 'LINE 9\nand more\n'], ['line 25\n', ''])
    expect(await patchOf(change)).toMatchInlineSnapshot(`
      "diff --git a/n.txt b/n.txt
      index ac9837cd58bc91b0837922be433d758edb362434..1f365db3048e3451ea3261eaaf2e32c4b9f3dc35 100644
      --- a/n.txt
      +++ b/n.txt
      @@ -1,12 +1,13 @@
       line 1
      -line 2
      +LINE 2
       line 3
       line 4
       line 5
       line 6
       line 7
       line 8
      -line 9
      +LINE 9
      +and more
       line 10
       line 11
       line 12
      @@ -22,7 +23,6 @@
       line 22
       line 23
       line 24
      -line 25
       line 26
       line 27
       line 28
      "
    `)
  })

  it('gives the same from known edits as from comparing', async () => {
    const known = [
      withEdits('n.txt', NUMBERS, ['line 2\n', 'LINE 2\n'], ['5', 'five'], ['line 25\n', '']),
      withEdits('n.txt', NUMBERS, ['line 10\nline 11\nline 12\n', 'line 10\nnew\nline 12\nextra\n']),
      withEdits('n.txt', NUMBERS, ['line 30\n', 'line 30']),
      withEdits('n.txt', 'a\nb', ['b', 'b\n'], ['a', 'a']),
    ]
    for (const change of known) {
      const { edits: _, ...compared } = change as FileChange & { edits: unknown }
      expect(await patchOf(change)).toBe(await patchOf(compared as FileChange))
    }
  })

  it('compares when the edits do not lead to the content', async () => {
    const wrong: FileChange = {
      ...update('a', 'one\n', 'two\n'),
      edits: [{ start: 0, end: 1, replacement: Buffer.from('x') }],
    } as FileChange
    expect(await patchOf(wrong)).toBe(await patchOf(update('a', 'one\n', 'two\n')))
  })
})

describe('diffChange', () => {
  it('counts lines and gives them one by one', async () => {
    const diff = await diffChange(update('a', 'one\ntwo\n', 'one\nTWO\nthree'))
    expect(diff).toMatchObject({ additions: 2, deletions: 1, isBinary: false, kind: 'update', modeBefore: '100644', mode: '100644' })
    expect(diff?.hunks.map((hunk) => [...hunkDiffLines(hunk)])).toEqual([
      [
        { kind: 'context', text: 'one', hasLineFeed: true },
        { kind: 'removed', text: 'two', hasLineFeed: true },
        { kind: 'added', text: 'TWO', hasLineFeed: true },
        { kind: 'added', text: 'three', hasLineFeed: false },
      ],
    ])
  })

  it('counts no lines of a binary file', async () => {
    expect(await diffChange(remove('a', '\0'))).toEqual({
      path: 'a',
      kind: 'delete',
      modeBefore: '100644',
      mode: undefined,
      isBinary: true,
      additions: 0,
      deletions: 0,
      hunks: [],
    })
  })

  it('shows only the lines that one edit over many really changed', async () => {
    const diff = await diffChange(withEdits('n.txt', NUMBERS, [NUMBERS, NUMBERS.replace('line 3\n', 'x\n').replace('line 28\n', 'y\n')]))
    expect(diff).toMatchObject({ additions: 2, deletions: 2, hunks: [{ oldStart: 1 }, { oldStart: 25 }] })
  })
})

describe('renderTextPatch', () => {
  it('is text that git applies also where the lines of a file are not UTF-8', async () => {
    const [before, after] = [Buffer.from('gr\u00fcn\ncolour\n', 'latin1'), Buffer.from('gr\u00fcn\nfarbe\n', 'latin1')]
    const legacy: FileChange = { kind: 'update', path: repoPath('b.txt'), before, after, modeBefore: '100644', mode: '100644' }
    await using repo = await tempRepo({ 'a.txt': 'colour\n', 'b.txt': before })
    const patch = await renderTextPatch([update('a.txt', 'colour\n', 'f\u00e4rbe\n'), legacy])
    expect(patch).not.toContain('\ufffd')
    execFileSync('git', ['apply'], { cwd: repo.path, input: patch })
    expect([repo.read('a.txt'), repo.bytes('b.txt')]).toEqual(['f\u00e4rbe\n', after])
  })

  it('shows such lines to people as latin-1', async () => {
    const change: FileChange = { kind: 'create', path: repoPath('b.txt'), after: Buffer.from('gr\u00fcn\n', 'latin1'), mode: '100644' }
    const diff = await diffChange(change)
    expect(diff?.hunks.flatMap((hunk) => [...hunkDiffLines(hunk)])).toEqual([{ kind: 'added', text: 'gr\u00fcn', hasLineFeed: true }])
  })
})
