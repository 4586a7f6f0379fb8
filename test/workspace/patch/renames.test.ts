import { describe, expect, it } from 'vitest'
import type { FileChange } from '../../../src/base/change.ts'
import { diffChanges, recordChanges, summarizeChanges } from '../../../src/report/hunk-lines.ts'
import { PLAIN } from '../../../src/report/terminal/style.ts'
import { renderDiff, renderStat } from '../../../src/report/terminal/terminal-diff.ts'
import { pairRenames } from '../../../src/workspace/patch/renames.ts'
import { renderPatch } from '../../../src/workspace/patch/render-patch.ts'
import { create, remove, update } from '../../support/changes.ts'

const LINES = Array.from({ length: 10 }, (_, i) => `line ${i + 1}\n`).join('')

/** `old → new 100`, or the kind and the path. */
function shown(...changes: readonly FileChange[]): readonly string[] {
  return pairRenames(changes).map((change) =>
    change.kind === 'rename' ? `${change.from} → ${change.path} ${change.similarity}` : `${change.kind} ${change.path}`,
  )
}

describe('pairRenames', () => {
  it('makes a rename of a deleted and a created file with the same content', () => {
    expect(shown(remove('a.png', '\0'), update('b', '1', '2'), create('c.png', '\0'))).toEqual(['update b', 'a.png → c.png 100'])
  })

  it('finds files that were changed after they were moved, down to half of the content', () => {
    expect(shown(remove('a', LINES), create('b', LINES.replace('line 5\n', 'five\n')))).toEqual(['a → b 90'])
    expect(shown(remove('a', 'x\ny\n'), create('b', 'x\nz\n'))).toEqual(['a → b 50'])
    expect(shown(remove('a', 'x\ny\n'), create('b', 'x\nz\nz\n'))).toEqual(['delete a', 'create b'])
    expect(shown(remove('a', 'x\ny\n'), create('b', 'y\nx\n'))).toEqual(['a → b 99'])
  })

  it('prefers identical content, then the most similar, then the same name', () => {
    const changes = [remove('1/x', LINES), remove('1/y', LINES), create('2/y', LINES), create('2/z', `${LINES}more\n`)]
    expect(shown(...changes)).toEqual(['1/y → 2/y 100', '1/x → 2/z 93'])
    expect(shown(remove('1/x', LINES), remove('1/y', LINES), create('2/y', `${LINES}more\n`))).toEqual(['delete 1/x', '1/y → 2/y 93'])
  })

  it('uses each file once', () => {
    expect(shown(remove('a', 'x\n'), create('b', 'x\n'), create('c', 'x\n'))).toEqual(['a → b 100', 'create c'])
    expect(shown(remove('a', 'x\n'), remove('b', 'x\n'), create('c', 'x\n'))).toEqual(['delete b', 'a → c 100'])
    expect(shown(remove('a', LINES), create('b', `${LINES}1`), create('c', `${LINES}2`))).toEqual(['a → b 98', 'create c'])
  })

  it('compares no binary files, no empty ones, and not too many', () => {
    expect(shown(remove('a', `\0${LINES}`), create('b', `\0${LINES}x`))).toEqual(['delete a', 'create b'])
    expect(shown(remove('a', ''), create('b', ''))).toEqual(['delete a', 'create b'])
    expect(shown(remove('a', ''), create('b', 'x'))).toEqual(['delete a', 'create b'])
    const many = Array.from({ length: 101 }, (_, i) => [remove(`a${i}`, `${LINES}${i}`), create(`b${i}`, `${LINES}x${i}`)]).flat()
    expect(shown(...many).filter((text) => text.includes('→'))).toEqual([])
  })

  it('leaves changes without a pair alone', () => {
    const changes = [create('a', 'x'), update('b', 'x', 'y')]
    expect(pairRenames(changes)).toBe(changes)
  })
})

describe('a rename in reports', () => {
  const changes: readonly FileChange[] = [
    create('docs/two words.txt', LINES.replace('line 5', 'five')),
    remove('logo.png', '\0'),
    remove('old.txt', LINES),
    create('pictures/logo.png', '\0', '100755'),
  ]

  it('is written as git writes it', async () => {
    expect(Buffer.from(await renderPatch(changes)).toString()).toMatchInlineSnapshot(`
      "diff --git a/old.txt b/docs/two words.txt
      similarity index 90%
      rename from old.txt
      rename to docs/two words.txt
      index fa2da6e55caa540725b55c04d13f1e42b4c725ce..c83005c9d5de40d557dcb82f52e93db6cc57ff5e 100644
      --- a/old.txt
      +++ b/docs/two words.txt	
      @@ -2,7 +2,7 @@
       line 2
       line 3
       line 4
      -line 5
      +five
       line 6
       line 7
       line 8
      diff --git a/logo.png b/pictures/logo.png
      old mode 100644
      new mode 100755
      similarity index 100%
      rename from logo.png
      rename to pictures/logo.png
      "
    `)
  })

  it('names both paths in a diff and in a list of files', async () => {
    const diffs = await diffChanges(changes)
    expect(renderDiff({ changes, diffs }, PLAIN)).toMatchInlineSnapshot(`
      "docs/two words.txt  renamed from old.txt  +1 −1
      @@ -2,7 +2,7 @@
      2 2   line 2
      3 3   line 3
      4 4   line 4
      5   - line 5
        5 + five
      6 6   line 6
      7 7   line 7
      8 8   line 8

      pictures/logo.png  renamed from logo.png  mode 100644 → 100755
      "
    `)
    expect(renderStat({ changes, diffs }, PLAIN)).toMatchInlineSnapshot(`
      "docs/two words.txt  renamed from old.txt  +1 −1
      pictures/logo.png  renamed from logo.png  mode 100644 → 100755
      "
    `)
  })

  it('is one file in totals, and two changes in records that name each other', async () => {
    const records = recordChanges(changes, await diffChanges(changes))
    expect(summarizeChanges(records)).toBe('2 files changed, 1 insertion(+), 1 deletion(-)')
    expect(records).toEqual([
      { path: 'docs/two words.txt', kind: 'create', from: 'old.txt', additions: 1, deletions: 1 },
      { path: 'logo.png', kind: 'delete', to: 'pictures/logo.png', additions: 0, deletions: 0 },
      { path: 'old.txt', kind: 'delete', to: 'docs/two words.txt', additions: 0, deletions: 0 },
      { path: 'pictures/logo.png', kind: 'create', from: 'logo.png', additions: 0, deletions: 0 },
    ])
  })
})
