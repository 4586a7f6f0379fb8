import { describe, expect, it } from 'vitest'
import { TrustedTree } from '../../../src/github/api/trusted-tree.ts'
import { checkOwned, parseCodeowners, readCodeowners, showOwner } from '../../../src/github/people/codeowners.ts'
import { type GitHubWorld, gitHubWorld } from '../../support/github/world.ts'
import { scriptedGitHub } from '../../support/scripted-github.ts'
import { strictClient } from '../../support/strict-client.ts'

function ownersOf(text: string, path: string): string | undefined {
  const parsed = parseCodeowners(text)
  if (!parsed.ok) throw new Error(parsed.error)
  return parsed.value.ruleFor(path)?.owners.map(showOwner).join(' ')
}

function fits(pattern: string, path: string): boolean {
  return ownersOf(`${pattern} @x`, path) === '@x'
}

describe('a pattern of CODEOWNERS', () => {
  it.each([
    ['*', ['a', 'a/b/c.js'], []],
    ['*.js', ['a.js', 'a/b.js'], ['a.jsx']],
    ['/build/logs/', ['build/logs/a', 'build/logs/a/b'], ['x/build/logs/a', 'build/log', 'build/logs']],
    ['docs/*', ['docs/a.md'], ['docs/a/b.md', 'x/docs/a.md']],
    ['docs/**', ['docs/a.md', 'docs/a/b.md'], ['x/docs/a.md']],
    ['apps/', ['apps/a', 'x/apps/a/b'], ['apps', 'myapps/a']],
    ['/docs/', ['docs/a', 'docs/a/b'], ['x/docs/a']],
    ['/scripts/', ['scripts/a'], ['scripts']],
    ['**/logs', ['logs', 'build/logs', 'a/b/logs/c', 'logs/a'], ['mylogs/a']],
    ['/apps/github', ['apps/github', 'apps/github/a'], ['apps/githubs', 'x/apps/github']],
    ['src/a', ['src/a', 'src/a/b'], ['x/src/a']],
    ['README', ['README', 'a/README', 'README/x'], ['README.md']],
    ['a/**/z', ['a/z', 'a/b/z', 'a/b/c/z', 'a/b/z/y'], ['b/a/z', 'az']],
    ['/a?c.txt', ['abc.txt'], ['ac.txt', 'a/c.txt']],
    ['my\\ file', ['my file', 'x/my file'], ['my', 'file']],
    ['/a{b,c}', ['a{b,c}'], ['ab', 'ac']],
    ['.github/', ['.github/x', 'a/.github/x'], ['.githubx']],
    ['/*', ['a', '.x'], ['a/b']],
  ])('%s fits what it fits on GitHub', (pattern, yes, no) => {
    expect([...yes, ...no].filter((path) => fits(pattern, path))).toEqual(yes)
  })

  it('[C15] tells cases apart', () => {
    expect(fits('/CI/', 'ci/x')).toBe(false)
    expect(fits('/ci/', 'ci/x')).toBe(true)
  })
})

describe('the lines of CODEOWNERS', () => {
  it('[C15] count from the last one that fits, also when it names nobody', () => {
    const text = '# All\n* @all\r\n\n/ci/ @sec @org/ops  # who else\n/ci/free\n  /ci/mail/ a@b.example\n'
    expect(['a', 'ci/x', 'ci/free', 'ci/mail/x'].map((path) => ownersOf(text, path))).toEqual(['@all', '@sec @org/ops', '', 'a@b.example'])
    expect(ownersOf('/a @x', 'b')).toBeUndefined()
  })

  it.each([
    ['!a @x', "line 1: '!a' starts with '!', which CODEOWNERS does not support"],
    ['* @x\na[bc] @x', "line 2: 'a[bc]' has '[' or ']', which CODEOWNERS does not support"],
    ['[Section]\n* @x', "line 1: '[Section]' has '[' or ']', which CODEOWNERS does not support"],
    ['\\#a @x', "line 1: '\\#a' starts with '\\#', which CODEOWNERS does not support"],
    ['/ @x', "line 1: '/' is not a path"],
    ['a//b @x', "line 1: 'a//b' is not a path"],
    ['* x', "line 1: 'x' is not @person, @organization/team or an email address"],
    ['* @x @', "line 1: '@' is not @person, @organization/team or an email address"],
    ['* @a/b/c', "line 1: '@a/b/c' is not @person, @organization/team or an email address"],
    [`* ${'@x '.repeat(2000)}`, "line 1: '*' is too long"],
  ])('[C15] are refused as a whole for %j', (text, problem) => {
    expect(parseCodeowners(text)).toEqual({ ok: false, error: problem })
  })
})

async function codeownersOf(place: GitHubWorld, commit = place.head('main')) {
  const tree = await TrustedTree.open(strictClient(place).github, commit)
  if (!tree.ok) throw new Error(tree.error.message)
  return readCodeowners(tree.value)
}

describe('CODEOWNERS', () => {
  it('[C15] is the one of the default branch, not of the pull request', async () => {
    await using place = await gitHubWorld({
      files: { CODEOWNERS: '/ci/ @sec\n' },
      users: { writer: 'write', sec: 'write' },
      pulls: [{ by: 'writer', edits: { CODEOWNERS: '' } }],
    })
    const codeowners = await codeownersOf(place)
    if (!codeowners.ok) throw new Error(codeowners.error.message)
    const { github } = strictClient(place)
    const ask = (login: string, paths: readonly string[]) =>
      checkOwned({ github, codeowners: codeowners.value, approvers: [{ id: 1, login }], paths })
    expect(await ask('writer', ['a.txt', 'ci/x', 'ci/y'])).toEqual({
      code: 'approval_missing',
      message: 'writer is not a code owner of ci/x, ci/y',
      suggestion: 'Ask one of @sec to approve.',
    })
    expect(await ask('Sec', ['ci/x'])).toBeUndefined()
    expect(await ask('writer', ['a.txt'])).toBeUndefined()
    expect(github.calls).toBe(0)
  })

  it('[C15] is looked for where GitHub looks, in its order', async () => {
    const ownerAt = async (files: Record<string, string>) => {
      await using place = await gitHubWorld({ files })
      const codeowners = await codeownersOf(place)
      return codeowners.ok ? codeowners.value.ruleFor('x')?.owners.map(showOwner) : codeowners.error.code
    }
    const [github, top, docs] = ['.github/CODEOWNERS', 'CODEOWNERS', 'docs/CODEOWNERS'] as const
    expect(await ownerAt({ [github]: '* @a', [top]: '* @b', [docs]: '* @c' })).toEqual(['@a'])
    expect(await ownerAt({ [top]: '* @b', [docs]: '* @c' })).toEqual(['@b'])
    expect(await ownerAt({ [docs]: '* @c' })).toEqual(['@c'])
    expect(await ownerAt({ codeowners: '* @d' })).toBe('policy_error')
  })

  it('[C15] that cannot be used is an error and never "no owners"', async () => {
    await using place = await gitHubWorld({ files: { a: 'a' } })
    const commit = (text: string | Uint8Array) => place.repository.bare.commitOn({ branch: 'main', edits: { CODEOWNERS: text } })
    const line = '# filling\n'
    const full = `${line.repeat(314_572)}# 345678`
    expect(Buffer.byteLength(full)).toBe(3 * 1024 * 1024)
    expect(await codeownersOf(place, commit(full))).toMatchObject({ ok: true })
    expect(await codeownersOf(place, commit(`${full}9`))).toMatchObject({
      error: { code: 'policy_error', message: 'CODEOWNERS has 3145729 bytes, more than the 3145728 that GitHub reads' },
    })
    expect(await codeownersOf(place, commit('* nobody\n'))).toMatchObject({
      error: { code: 'policy_error', message: "CODEOWNERS, line 1: 'nobody' is not @person, @organization/team or an email address" },
    })
    expect(await codeownersOf(place, commit(Buffer.from([0xff, 0xfe])))).toMatchObject({ error: { code: 'policy_error' } })
  })
})

describe('the members of a team', () => {
  async function ask(text: string, answer: (url: string) => { readonly status?: number; readonly body?: unknown }, paths = ['a']) {
    const parsed = parseCodeowners(text)
    if (!parsed.ok) throw new Error(parsed.error)
    await using api = await scriptedGitHub(({ url }) => answer(url))
    const refused = await checkOwned({ github: api.github, codeowners: parsed.value, approvers: [{ id: 1, login: 'boss' }], paths })
    return { code: refused?.code, message: refused?.message, asked: api.asked }
  }

  it('[C15] may approve, each team being looked up once', async () => {
    const { code, asked } = await ask(
      '* @octo/one @octo/two\nb @octo/two',
      (url) => ({ ...(url.includes('/one/') ? { status: 404 } : {}), body: { state: 'active' } }),
      ['a', 'b'],
    )
    expect(code).toBeUndefined()
    expect(asked).toEqual(['GET /orgs/octo/teams/one/memberships/boss', 'GET /orgs/octo/teams/two/memberships/boss'])
  })

  it('[C15] are not those who were only invited, or who cannot be seen', async () => {
    expect((await ask('* @octo/one', () => ({ body: { state: 'pending' } }))).code).toBe('approval_missing')
    const isMembership = (url: string) => url.includes('/memberships/')
    expect(await ask('* @octo/one', (url) => (isMembership(url) ? { status: 404 } : { body: { slug: 'one' } }))).toMatchObject({
      code: 'approval_missing',
      asked: ['GET /orgs/octo/teams/one/memberships/boss', 'GET /orgs/octo/teams/one'],
    })
    expect(await ask('* @octo/one', () => ({ status: 404 }))).toMatchObject({
      code: 'policy_error',
      message: 'Team @octo/one does not exist, or the token cannot see it',
    })
    expect(await ask('* @octo/one', () => ({ status: 403 }))).toMatchObject({
      code: 'policy_error',
      message: 'The token cannot see who is in @octo/one',
    })
    expect((await ask('* @octo/one', () => ({ status: 500 }))).code).toBe('api_unavailable')
    expect((await ask('* @octo/one', () => ({ body: {} }))).code).toBe('api_invalid')
  })

  it('[C15] are not guessed from an address', async () => {
    expect(await ask('* boss@octo.example', () => ({}))).toMatchObject({ code: 'policy_error', asked: [] })
    expect((await ask('* x@octo.example @boss', () => ({}))).code).toBeUndefined()
  })

  it('[A14] are looked up for so many teams only', async () => {
    const paths = Array.from({ length: 30 }, (_, i) => `f${i}`)
    const text = paths.map((path) => `${path} @octo/${path}`).join('\n')
    const { code, asked } = await ask(text, () => ({ body: { state: 'active' } }), paths)
    expect([code, asked.length]).toEqual(['policy_error', 20])
  })
})
