import { expect, it } from 'vitest'
import { toolError } from '../../../src/base/errors/tool-errors.ts'
import { failure, succeeded, type ToolSuccess } from '../../../src/base/result.ts'
import { COLOURED, PLAIN } from '../../../src/report/terminal/style.ts'
import { renderError, renderFacts, renderOutput, renderWarnings } from '../../../src/report/terminal/terminal-result.ts'
import { repoPath } from '../../support/workspace.ts'

const created = succeeded({}, 'Created file: hello.py (125 bytes)', { filesAffected: [repoPath('hello.py')] }) as ToolSuccess<unknown>
const facts = { root: '/home/user/project', label: 'Location' as const, durationMs: 5.2, style: PLAIN }

it('[T-61] shows a success with its location and time', () => {
  expect(renderOutput(created, PLAIN) + renderFacts(created.filesAffected, facts)).toBe(
    '✓ Created file: hello.py (125 bytes)\n  Location: /home/user/project/hello.py\n  Time: 5ms\n',
  )
})

it('[T-61] shows an error with what to do next', () => {
  const { error } = failure(toolError('not_found', "File 'missing.txt' not found", 'Check the path.'))
  expect(renderError(error, PLAIN)).toBe("✗ Error: File 'missing.txt' not found\n  → Check the path. (not_found)\n")
})

it('marks warnings', () => {
  expect(renderWarnings(['Found 3 occurrences', 'Skipped 1 file'], PLAIN)).toBe(
    '! Warning: Found 3 occurrences\n! Warning: Skipped 1 file\n',
  )
})

it('shortens a long list of locations', () => {
  const many = Array.from({ length: 12 }, (_, i) => `f${i}`)
  expect(renderFacts(many, facts).split('\n').slice(9)).toEqual([
    '  Location: /home/user/project/f9',
    '  Location: … and 2 more',
    '  Time: 5ms',
    '',
  ])
})

it('shows long times in seconds', () => {
  expect(renderFacts([], { ...facts, durationMs: 12_340 })).toBe('  Time: 12.3s\n')
})

it('[H8] lets no escape sequence of an output, a warning or an error through', () => {
  const evil = '\u001b]52;c;ZXZpbA==\u0007\u001b[1A\u001b[2K\u009b31m'
  const shown =
    renderOutput({ ...created, output: evil }, PLAIN) +
    renderWarnings([evil], PLAIN) +
    renderError({ code: 'unknown', message: evil, suggestion: evil }, PLAIN)
  // biome-ignore lint/suspicious/noControlCharactersInRegex: looking for them
  expect(shown.match(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g)).toBeNull()
})

it('says nothing of the carriage returns at line ends, but shows all others', () => {
  expect(renderOutput({ ...created, output: 'Contents of a:\nx\r\ny\rz\r\n' }, PLAIN)).toBe('✓ Contents of a:\nx\ny⟨U+000D⟩z\n')
  expect(renderError({ code: 'unknown', message: 'a\r\nb', suggestion: 'c' }, PLAIN)).toBe('✗ Error: a\nb\n  → c (unknown)\n')
})

it('shows carriage returns in a patch where a hunk alters line ends, and only there', () => {
  const same = '@@ -1,2 +1,2 @@\n a\r\n-b\r\n+c\r\n\\ No newline at end of file\n'
  const altered = '@@ -9,2 +9,2 @@\n a\r\n-b\r\n+b\n'
  const shown = renderOutput({ ...created, output: `Done (preview only)\ndiff --git a/x b/x\n${same}${altered}` }, PLAIN)
  expect(shown.split('\n').slice(2, -1)).toEqual([
    '@@ -1,2 +1,2 @@',
    ' a',
    '-b',
    '+c',
    '\\ No newline at end of file',
    '@@ -9,2 +9,2 @@',
    ' a⟨U+000D⟩',
    '-b⟨U+000D⟩',
    '+b',
  ])
})

it('[D15] takes no longer for a text of newlines', () => {
  const output = `${'\n'.repeat(2_000_000)}x\n\n`
  expect(renderOutput({ ...created, output }, PLAIN)).toHaveLength(2_000_004)
})

it('colours only with its own sequences', () => {
  expect(renderError({ code: 'unknown', message: 'a\u001b[2Jb', suggestion: 'c' }, COLOURED)).toBe(
    '\u001b[31m✗ Error:\u001b[39m a⟨U+001B⟩[2Jb\n  \u001b[36m→\u001b[39m c \u001b[2m(unknown)\u001b[22m\n',
  )
})
