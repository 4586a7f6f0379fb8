import { expect, it } from 'vitest'
import { codeSpan, fence, htmlCode, inlineText, proseText, table } from '../../../src/report/markdown/markdown-text.ts'
import { outsideCode } from '../../support/markdown.ts'
import { fc, runs } from '../../support/property.ts'

it.each([
  ['Move to one Node version', 'Move to one Node version'],
  ["Isn't it (really) fine? Yes: it is, 3 of 4.", "Isn't it (really) fine? Yes: it is, 3 of 4."],
  ['Größe → 日本', 'Größe → 日本'],
  ['docs / readme', 'docs / readme'],
  ['@octocat', '`@octocat`'],
  ['see #1', '`see #1`'],
  ['GH-1', '`GH-1`'],
  ['commit deadbeef1', '`commit deadbeef1`'],
  ['www.example.com', '`www.example.com`'],
  ['https://example.com', '`https://example.com`'],
  ['*bold* _it_', '`*bold* _it_`'],
  ['<img src=x>', '`<img src=x>`'],
  ['&lt;', '`&lt;`'],
  ['![x](y)', '`![x](y)`'],
  ['1. list', '`1. list`'],
  ['- list', '`- list`'],
  [':smile:', '`:smile:`'],
  ['a\nb', '`a⟨U+000A⟩b`'],
  ['a\u202eb', '`a⟨U+202E⟩b`'],
  ['', '(empty)'],
  ['  ', '(blank)'],
])('[H7] shows %j as %s', (text, shown) => {
  expect(inlineText(text)).toBe(shown)
})

it.each([
  ["Recipe 'bmp-node' does not exist. Did you mean 'bump-node'?", 'Recipe `bmp-node` does not exist. Did you mean `bump-node`?'],
  ['The plan was made on deadbeef1234, and #1 is at 12ab34cd now', 'The plan was made on `deadbeef1234`, and `#1` is at `12ab34cd` now'],
  ["@octocat isn't here", "`@octocat` isn't here"],
  ["x ('a b'), then <b>", 'x (`a b`), then `<b>`'],
  ['every .nvmrc, .node-version and a_b: <?xml, <x>.', 'every `.nvmrc`, `.node-version` and `a_b`: `<?xml`, `<x>`.'],
  ['.github/r.yml:5:23: delete_file needs a #! line', '`.github/r.yml:5:23`: `delete_file` needs a `#!` line'],
  ['renames C#, Go and 3 of 4. It was 0.', 'renames `C#`, Go and 3 of 4. It was 0.'],
  ["#('b')#", '`#(` `b` `)#`'],
  ['docs / readme (recipes/r.yml:2) has "a/b" or "c d", (a_b).', 'docs / readme (`recipes/r.yml:2`) has `a/b` or `c d`, (`a_b`).'],
  ['(a_b c_d (e_f))', '`(a_b c_d (e_f))`'],
])('[H7] keeps the words of %j', (text, shown) => {
  expect(proseText(text)).toBe(shown)
})

it('[H7] makes a code span that no backticks inside can end', () => {
  expect(codeSpan('a `b` c')).toBe('``a `b` c``')
  expect(codeSpan('`')).toBe('`` ` ``')
  expect(codeSpan('``x')).toBe('``` ``x ```')
  expect(codeSpan(' x ')).toBe('`  x  `')
})

it('[H7] lets no bar end a cell, with or without backslashes before it', () => {
  expect(table(['A', 'B:'], [[codeSpan('a|b'), inlineText('a\\|b')]])).toBe('| A | B |\n| --- | ---: |\n| `a\\|b` | `a\\⟨U+007C⟩b` |\n')
})

it('cuts a value that is endless, and not within a character', () => {
  expect(codeSpan(`${'x'.repeat(398)}🎉🎉`)).toBe(`\`${'x'.repeat(398)}…\``)
})

it('[H7] makes a fence longer than any run of backticks in it', () => {
  expect(fence('diff', ['+a', ' ```', '+````'])).toBe('`````diff\n+a\n ```\n+````\n`````\n')
})

it('[H7] escapes what HTML would understand', () => {
  expect(htmlCode('</summary><img src="x" onerror=\'y\'>&')).toBe(
    '<code>&lt;/summary&gt;&lt;img src=&quot;x&quot; onerror=&#39;y&#39;&gt;&amp;</code>',
  )
})

const nasty = fc.array(
  fc.oneof(
    fc.constantFrom(
      '`',
      '``',
      '```',
      '|',
      '\\',
      '\n',
      '\r',
      ' ',
      '@x',
      '#1',
      '<img>',
      '</details>',
      '[a](b)',
      '![',
      'http://x.y',
      '&amp;',
      '\u202e',
    ),
    fc.string({ unit: 'binary', maxLength: 3 }),
  ),
  { maxLength: 12 },
)

it('[H7] leaves of any text outside of code only letters and simple punctuation', () => {
  fc.assert(
    fc.property(nasty, (pieces) => {
      const text = pieces.join('')
      for (const shown of [inlineText(text), codeSpan(text)])
        expect(outsideCode(`x ${shown} y`)).toMatch(/^x (?:▒|\(empty\)|\(blank\)|[\p{L}\p{M}\p{N} ,'()!?…–→+=.:;/-]*) y$/u)
      expect(outsideCode(`x ${proseText(text)} y`)).toMatch(/^x (?:[▒\p{L}\p{M}\p{N} ,'()!?…–→+=.:;-]| \/(?= ))* y$/u)
    }),
    { numRuns: runs(2000) },
  )
})

it('[H7] keeps the cells of a table apart whatever is in them', () => {
  fc.assert(
    fc.property(nasty, nasty, (first, second) => {
      const row = table(['A', 'B'], [[codeSpan(first.join('')), inlineText(second.join(''))]]).split('\n')[2] ?? ''
      expect(row.replace(/\\\|/g, '').match(/\|/g)).toHaveLength(3)
      expect(row).not.toMatch(/\\\\\|/)
    }),
    { numRuns: runs(2000) },
  )
})
