import { expect, it } from 'vitest'
import type { FileChange } from '../../../src/base/change.ts'
import { diffChanges, recordChanges, summarizeChanges } from '../../../src/report/hunk-lines.ts'
import { fileWarnings } from '../../../src/report/plan-facts.ts'
import { COLOURED, PLAIN } from '../../../src/report/terminal/style.ts'
import { renderDiff } from '../../../src/report/terminal/terminal-diff.ts'
import { repoPath } from '../../support/workspace.ts'

const path = repoPath('src/a.ts')

function update(before: string, after: string): FileChange {
  return { kind: 'update', path, before: Buffer.from(before), after: Buffer.from(after), modeBefore: '100644', mode: '100644' }
}

function create(name: string, content: string | Uint8Array): FileChange {
  return { kind: 'create', path: repoPath(name), after: Buffer.from(content as string), mode: '100644' }
}

async function render(...changes: readonly FileChange[]): Promise<string> {
  return renderDiff({ changes, diffs: await diffChanges(changes) }, PLAIN)
}

it('shows files with counts, hunks, and the line numbers of both sides', async () => {
  const lines = Array.from({ length: 12 }, (_, i) => `line ${i + 1}`)
  const before = `${lines.join('\n')}\n`
  expect(await render(update(before, before.replace('line 10', 'line ten\nand more')), create('new.txt', 'x'))).toMatchInlineSnapshot(`
    "src/a.ts  modified  +2 −1
    @@ -7,6 +7,7 @@
     7  7   line 7
     8  8   line 8
     9  9   line 9
    10    - line 10
       10 + line ten
       11 + and more
    11 12   line 11
    12 13   line 12

    new.txt  new  +1 −0
    @@ -0,0 +1,1 @@
      1 + x
          no newline at end of file
    "
  `)
})

it('shows a deletion, a new directory, a mode and a binary file', async () => {
  expect(
    await render(
      { kind: 'delete', path: repoPath('old.txt'), before: Buffer.from('gone\n'), modeBefore: '100644' },
      { kind: 'create', path: repoPath('run.sh'), after: Buffer.from('#!/bin/sh\n'), mode: '100755' },
      { kind: 'update', path, before: Buffer.from('a\n'), after: Buffer.from('a\n'), modeBefore: '100644', mode: '100755' },
      create('image.png', Buffer.from([0, 1, 2])),
      { kind: 'create_directory', path: repoPath('docs') },
    ),
  ).toMatchInlineSnapshot(`
    "old.txt  deleted  +0 −1
    @@ -1,1 +0,0 @@
    1   - gone

    run.sh  new  +1 −0  executable
    @@ -0,0 +1,1 @@
      1 + #!/bin/sh

    src/a.ts  modified  +0 −0  mode 100644 → 100755

    image.png  new
      binary file, not shown

    docs/ new directory
    "
  `)
})

it('[H8] lets no control character of a file through', async () => {
  const shown = await render(update('safe\n', '\u001b]52;c;ZXZpbA==\u0007\u001b[1A\u001b[2K\rfake\n'))
  expect(shown.split('\n').at(-2)).toBe('  1 + ⟨U+001B⟩]52;c;ZXZpbA==⟨U+0007⟩⟨U+001B⟩[1A⟨U+001B⟩[2K⟨U+000D⟩fake')
})

it('[H9] shows characters that reorder or hide text, and flags the file', async () => {
  const shown = await render(update('x\n', 'if (isAdmin\u202e \u2066// check\u2069 \u2066) {\u200b\n'))
  expect(shown.split('\n')[0]).toBe('src/a.ts  modified  +1 −1  ⚠ hidden characters')
  expect(shown.split('\n').at(-2)).toBe('  1 + if (isAdmin⟨U+202E⟩ ⟨U+2066⟩// check⟨U+2069⟩ ⟨U+2066⟩) {⟨U+200B⟩')
})

it('does not flag accents, emoji and tabs', async () => {
  expect((await render(update('x\n', 'é\tñ 日本 🎉 ✔️\n'))).split('\n')[0]).toBe('src/a.ts  modified  +1 −1')
})

async function bodyOf(before: string, after: string): Promise<readonly string[]> {
  return (await render(update(before, after))).split('\n').slice(2, -1)
}

it('says nothing of carriage returns where they are the line end of the file', async () => {
  expect(await bodyOf('a\r\nb\r\nc\r\n', 'a\r\nB\r\nc\r\n')).toEqual(['1 1   a', '2   - b', '  2 + B', '3 3   c'])
  expect(await bodyOf('a\r\nb\r\n', 'a\r\nnew\r\nb\r\n')).toEqual(['1 1   a', '  2 + new', '2 3   b'])
  expect((await render(update('a\r\n', 'b\r\n'))).split('\n')[0]).toBe('src/a.ts  modified  +1 −1')
})

it('marks how changed lines end where a change alters that', async () => {
  expect(await bodyOf('a\r\nb\r\n', 'a\r\nc\n')).toEqual(['1 1   a', '2   - b␍', '  2 + c␊'])
  expect(await bodyOf('a\nb\n', 'a\r\nb\n')).toEqual(['1   - a␊', '  1 + a␍', '2 2   b'])
  expect(await bodyOf('a\r\nb\r\n', 'a\r\nnew\nb\r\n')).toEqual(['1 1   a', '  2 + new␊', '2 3   b'])
  expect(await bodyOf('a\nb\n', 'a\nnew\r\nb\n')).toEqual(['1 1   a', '  2 + new␍', '2 3   b'])
})

it('does not mark lines of a file with both line ends that keep theirs', async () => {
  expect(await bodyOf('a\r\nb\nc\r\n', 'a\r\nB\nc\r\n')).toEqual(['1 1   a', '2   - b', '  2 + B', '3 3   c'])
})

it('says of a new file that its lines end with a carriage return, and marks them where only some do', async () => {
  expect((await render(create('a', 'x\r\ny\r\n'))).split('\n')).toEqual([
    'a  new  +2 −0  CRLF line endings',
    '@@ -0,0 +1,2 @@',
    '  1 + x',
    '  2 + y',
    '',
  ])
  expect((await render(create('a', 'x\r\ny\n'))).split('\n').slice(2, -1)).toEqual(['  1 + x␍', '  2 + y␊'])
})

it('[H8] shows a carriage return that ends no line', async () => {
  expect(await bodyOf('a\n', 'a\rb\r')).toEqual(['1   - a', '  1 + a⟨U+000D⟩b⟨U+000D⟩', '      no newline at end of file'])
})

it('cuts endless lines and says how much is left out', async () => {
  const shown = await render(update(`${'c'.repeat(500)}\nx\n`, `${'c'.repeat(500)}\n${'y'.repeat(2100)}\n`))
  expect(shown.split('\n').slice(2, -1)).toEqual([
    `1 1   ${'c'.repeat(400)} ⟨100 more characters⟩`,
    '2   - x',
    `  2 + ${'y'.repeat(2000)} ⟨100 more characters⟩`,
  ])
})

it('shows where two long lines differ, however far to the right, and warns of what is not shown', async () => {
  const same = 's'.repeat(50_000)
  const shown = await render(update(`${same}old${'z'.repeat(5000)}\n`, `${same}new\n`))
  expect(shown.split('\n').slice(0, -1)).toEqual([
    'src/a.ts  modified  +1 −1  ⚠ long lines are cut',
    '@@ -1,1 +1,1 @@',
    `1   - ⟨49920 characters⟩ ${'s'.repeat(80)}old${'z'.repeat(1917)} ⟨3083 more characters⟩`,
    `  1 + ⟨49920 characters⟩ ${'s'.repeat(80)}new`,
  ])
})

it('marks blanks at the ends of changed lines, which nobody would see', async () => {
  expect(await bodyOf('a  \nb \t\nc \n', 'a\nb\nc \n')).toEqual(['1   - a␠␠', '2   - b␠␉', '  1 + a', '  2 + b', '3 3   c '])
  expect(await bodyOf('a\n', `a${' '.repeat(300)}\r\n`)).toEqual(['1   - a␊', '  1 + a⟨300 blanks⟩␍'])
  expect(await bodyOf('   \n', '\n')).toEqual(['1   - ␠␠␠', '  1 + '])
})

it('colours additions green and deletions red', async () => {
  const changes = [update('a\n', 'b\n')]
  expect(
    renderDiff({ changes, diffs: await diffChanges(changes) }, COLOURED)
      .split('\n')
      .slice(2, 4),
  ).toEqual(['\u001b[2m1  \u001b[22m \u001b[31m- a\u001b[39m', '\u001b[2m  1\u001b[22m \u001b[32m+ b\u001b[39m'])
})

it.each([
  [[], 'nothing changed'],
  [[update('a\n', 'b\n')], '1 file changed, 1 insertion(+), 1 deletion(-)'],
  [[create('b', '1\n2\n'), create('c', '1\n')], '2 files changed, 3 insertions(+)'],
  [[{ kind: 'create_directory', path } as const], '1 directory created'],
  [[create('b', ''), { kind: 'create_directory', path } as const], '1 file changed, 1 directory created'],
])('sums up %#', async (changes: readonly FileChange[], summary) => {
  expect(summarizeChanges(recordChanges(changes, await diffChanges(changes)))).toBe(summary)
})

it('[D7] names files that grant power later before all others', async () => {
  const changes = [create('.github/workflows/a.yml', 'on: push\n'), create('b.txt', 'b\n')]
  expect((await render(...changes)).split('\n')[0]).toBe('⚠ .github/workflows/a.yml runs in GitHub Actions')
  expect(recordChanges(changes, await diffChanges(changes)).map((record) => record.protected)).toEqual([
    'runs in GitHub Actions',
    undefined,
  ])
})

it('[D7] names files that the configuration protects too', async () => {
  const changes = [create('a.txt', 'a\n'), create('infra/a.tf', 'a\n')]
  const diffs = await diffChanges(changes)
  const places = { matches: (name: string) => name.startsWith('infra/') }
  expect(renderDiff({ changes, diffs, places }, PLAIN).split('\n')[0]).toBe('⚠ infra/a.tf is protected by .github/sous.yml')
  expect(recordChanges(changes, diffs, places).map((record) => record.protected)).toEqual([undefined, 'is protected by .github/sous.yml'])
  expect(fileWarnings({ changes, diffs, places })).toEqual([{ about: 'infra/a.tf', text: 'is protected by .github/sous.yml' }])
})
