import { describe, expect, it } from 'vitest'
import { parseRepoPath } from '../../src/model/path.ts'

function codeOf(text: string): string {
  const path = parseRepoPath(text)
  return path.ok ? 'ok' : path.error.code
}

describe('parseRepoPath', () => {
  it.each([
    'a',
    'src/main.ts',
    '..foo/x',
    '.github/workflows/ci.yml',
    '.gitignore',
    'a/...b',
    'com/acme/Con.java'.replace('Con', 'Conn'),
    'ünï/çödé 😀.md',
    '*',
    'git/x',
    'digit~1/x',
  ])('takes %j', (text) => {
    expect(parseRepoPath(text)).toEqual({ ok: true, value: text })
  })

  it.each(['../x', '/etc/passwd', 'a/../../x', 'C:x', 'C:\\Windows', 'c:/x', '\\\\server\\share', '..\\x', '..'])(
    '[T-66] says that %j is outside',
    (text) => {
      expect(codeOf(text)).toBe('path_outside_working_dir')
    },
  )

  it.each([
    '',
    'a//b',
    './a',
    'a/',
    'a/../b',
    '.',
    'a\\b',
    'a\\..\\b',
    'a\u0000b',
    'a\nb',
    'a\u007fb',
    'a\u2028b',
    '\ud800',
    'CON',
    'con.txt',
    'a/Nul/b',
    'LPT1',
    'aux .c',
    'a.',
    'a /b',
    'file:stream',
    '.git/config',
    '.GIT/config',
    'a/.Git',
    '.g\u200cit/config',
    '.git\ufeff/config',
    'git~1/config',
    'GIT~2',
    '.git::$INDEX_ALLOCATION/x',
    '.git. /x',
    '.git ',
    'x'.repeat(256),
    'é'.repeat(128),
  ])('[T-66] refuses %j', (text) => {
    expect(codeOf(text)).toBe('path_denied')
  })

  it('refuses a path of more than 4096 bytes', () => {
    expect(codeOf(`${'a/'.repeat(2100)}b`)).toBe('path_denied')
  })

  it('tells how to write a path plainly', () => {
    expect(parseRepoPath('./src//a.ts')).toMatchObject({ error: { suggestion: "Write it plainly: 'src/a.ts'." } })
    expect(parseRepoPath('src\\a.ts')).toMatchObject({ error: { suggestion: "Separate directories by '/': 'src/a.ts'." } })
  })

  it('shows control characters as escapes, never raw', () => {
    expect(parseRepoPath('a\u001b[2Jb')).toMatchObject({
      error: { message: "Path 'a\\u001b[2Jb' is not allowed: it has a control character" },
    })
  })
})
