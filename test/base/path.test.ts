import * as nodePath from 'node:path'
import { describe, expect, it } from 'vitest'
import {
  ancestorsOf,
  briefText,
  depthOf,
  foldPath,
  isDotGit,
  isInSousDirectory,
  joinPath,
  parentOf,
  parseRepoDirectory,
  parseRepoPath,
} from '../../src/base/path.ts'
import { fc, runs } from '../support/property.ts'
import { repoPath } from '../support/workspace.ts'

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
    '[T-66] [D1] says that %j is outside',
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
    ...['\u200f', '\u202a', '\u202e', '\u2060', '\u2064', '\u206a', '\u206f'].map((ignored) => `.gi${ignored}t/config`),
    'git~1/config',
    'GIT~2',
    '.git::$INDEX_ALLOCATION/x',
    '.git. /x',
    '.git ',
    '.g\u2060it/x',
    '.\u202egit',
    'sub/.GIT. . /x',
    'GIT~1.',
    '.git:x',
    'a/\u0085b',
    'COM¹.txt',
    'conin$',
    'x'.repeat(256),
    'é'.repeat(128),
  ])('[T-66] [D1] [D6] refuses %j', (text) => {
    expect(codeOf(text)).toBe('path_denied')
  })

  it('[D1] refuses a path of more than 4096 bytes', () => {
    expect(codeOf(`${'a/'.repeat(2100)}b`)).toBe('path_denied')
  })

  it('tells how to write a path plainly', () => {
    expect(parseRepoPath('./src//a.ts')).toMatchObject({ error: { suggestion: "Use 'src/a.ts'." } })
    expect(parseRepoPath('src\\a.ts')).toMatchObject({ error: { suggestion: "Separate directories with '/': 'src/a.ts'." } })
  })

  it.each(['.', './', 'src/..'])('says that %j is no file, but the folder itself', (text) => {
    expect(parseRepoPath(text)).toMatchObject({
      error: {
        code: 'path_denied',
        message: `Path '${text}' is not allowed: it is the working directory itself`,
        suggestion: "Name a file or directory in it, such as 'src/main.ts'.",
      },
    })
  })

  it('tells half a character from a control character', () => {
    expect(parseRepoPath('a\ud800b')).toMatchObject({
      error: { message: "Path 'a\\ud800b' is not allowed: it contains half of a character (a lone surrogate)" },
    })
  })

  it('shows control characters as escapes, never raw', () => {
    expect(parseRepoPath('a\u001b[2Jb')).toMatchObject({
      error: { message: "Path 'a\\u001b[2Jb' is not allowed: it contains a control character" },
    })
  })
})

describe('parseRepoDirectory and joinPath', () => {
  it('takes the working directory itself as well', () => {
    expect(parseRepoDirectory('.')).toEqual({ ok: true, value: '.' })
    expect(parseRepoDirectory('src')).toEqual({ ok: true, value: 'src' })
    expect(parseRepoDirectory('..').ok).toBe(false)
  })

  it('joins a directory and a name, and refuses a name that is none', () => {
    expect(joinPath('.', 'a')).toEqual({ ok: true, value: 'a' })
    expect(joinPath(repoPath('src'), 'a')).toEqual({ ok: true, value: 'src/a' })
    expect(joinPath(repoPath('src'), '..').ok).toBe(false)
  })
})

describe('parts of a path', () => {
  it('knows the directories above', () => {
    expect(parentOf(repoPath('a'))).toBe('.')
    expect(parentOf(repoPath('a/b/c'))).toBe('a/b')
    expect(ancestorsOf(repoPath('a/b/c'))).toEqual(['a', 'a/b'])
    expect([depthOf('a'), depthOf('a/b/c')]).toEqual([0, 2])
  })

  it("[D6] knows git's directory by any spelling", () => {
    const spellings = ['.git', '.GIT', 'git~1', '.git.', '.git ', '.git::$INDEX_ALLOCATION', '.g\u200cit']
    expect(spellings.filter((name) => !isDotGit(name))).toEqual([])
    expect(['.github', '.gitignore', 'git', '.gitx', 'git~x'].filter(isDotGit)).toEqual([])
  })

  it('[D6] [D18] folds case, composed accents and ignored characters', () => {
    expect(foldPath('Caf\u0065\u0301/A\u200d')).toBe(foldPath('caf\u00e9/a'))
    const same = ['STRASSE', 'straße', 'ſtraſſe', 'straẞe']
    expect(new Set(same.map(foldPath)).size).toBe(1)
    expect(foldPath('ΟΔΟΣ')).toBe(foldPath('οδος'))
    expect(foldPath('\u212aelvin')).toBe(foldPath('Kelvin'))
    expect(foldPath('a')).not.toBe(foldPath('á'))
  })

  it("[D6] [D7] knows Sous's own directory by any spelling", () => {
    const spellings = ['.sous', '.sous/apply', '.SOUS/x', '.ſous/x', '.s\u200cous/x', 'sous~1/x']
    expect(spellings.filter((path) => !isInSousDirectory(repoPath(path)))).toEqual([])
    expect(['sous', '.souse/x', 'a/.sous/x', '.sous.yml'].filter((path) => isInSousDirectory(repoPath(path)))).toEqual([])
  })

  it('shortens text for messages', () => {
    expect(briefText('x'.repeat(200))).toBe(`${'x'.repeat(117)}…`)
  })
})

describe('properties of parseRepoPath', () => {
  const anyText = fc.oneof(
    fc.string({ unit: fc.constantFrom(...'abcCOngit~1.:/\\ \u0000\u200c\u00e9'), maxLength: 12 }),
    fc.string({ unit: 'binary', maxLength: 12 }),
    fc.array(fc.constantFrom('..', '.', '.git', 'a', 'con', '', 'b.txt'), { maxLength: 5 }).map((names) => names.join('/')),
  )

  it('[T-66] [D1] [D6] takes only paths that stay where they are, in plain form, on Unix and Windows', async () => {
    await fc.assert(
      fc.property(anyText, (text) => {
        const path = parseRepoPath(text)
        if (!path.ok) return
        expect(nodePath.posix.normalize(text)).toBe(text)
        expect(nodePath.posix.resolve('/root', text)).toBe(`/root/${text}`)
        expect(nodePath.win32.resolve('C:\\root', text)).toBe(`C:\\root\\${text.replaceAll('/', '\\')}`)
        expect(text.split('/').filter(isDotGit)).toEqual([])
        expect(text).not.toMatch(/[\p{Cc}\p{Surrogate}\\:]/u)
      }),
      { numRuns: runs(5000) },
    )
  })

  it('takes every part of a path that it takes', async () => {
    await fc.assert(
      fc.property(anyText, (text) => {
        const path = parseRepoPath(text)
        if (!path.ok) return
        for (const part of [...ancestorsOf(path.value), ...path.value.split('/')]) expect(parseRepoPath(part).ok).toBe(true)
        expect(ancestorsOf(path.value)).toHaveLength(depthOf(path.value))
      }),
      { numRuns: runs(2000) },
    )
  })

  it('never throws, and says what to do about a path that it refuses', async () => {
    await fc.assert(
      fc.property(anyText, (text) => {
        const path = parseRepoPath(text)
        if (path.ok) return
        expect(path.error.suggestion).not.toBe('')
        expect(path.error.message).not.toMatch(/[\p{Cc}\p{Surrogate}]/u)
      }),
      { numRuns: runs(2000) },
    )
  })
})
