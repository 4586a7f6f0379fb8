import { describe, expect, it } from 'vitest'
import type { Digest } from '../../../src/base/recipe.ts'
import { type SuggestRequest, shownRanges, suggestChanges, suggestionsFor } from '../../../src/github/pulls/suggestions.ts'
import { must } from '../../support/apply.ts'
import { create, update } from '../../support/changes.ts'
import { type GitHubWorld, gitHubWorld } from '../../support/github/world.ts'
import { strictClient } from '../../support/strict-client.ts'

const DIGEST = 'd'.repeat(64) as Digest
const LINES = Array.from({ length: 60 }, (_, i) => `line ${i + 1}`)
const BASE = `${LINES.join('\n')}\n`
const HEAD = BASE.replace('line 10\n', 'line ten\n').replace('line 50\n', 'line fifty\n')

async function openWorld(fork?: string): Promise<GitHubWorld> {
  return gitHubWorld({
    files: { 'a.txt': BASE, 'sub/b.txt': BASE },
    users: { writer: 'write' },
    pulls: [{ by: fork ?? 'writer', edits: { 'a.txt': HEAD, 'sub/b.txt': HEAD }, ...(fork !== undefined && { fork }) }],
  })
}

function suggest(world: GitHubWorld, after: string, more: Partial<SuggestRequest> = {}) {
  return suggestChanges({
    github: strictClient(world).github,
    pull: 1,
    self: 41_898_282,
    head: world.pull().pull.headSha,
    recipe: 'recipes/x.yml',
    digest: DIGEST,
    changes: [update('a.txt', HEAD, after)],
    directory: '.',
    ...more,
  })
}

const shown = (world: GitHubWorld) =>
  world.pull().pull.reviewComments.map(({ path, line, startLine, body }) => ({ path, line, startLine, body }))

describe('suggestions', { timeout: 120_000 }, () => {
  it('stand where the pull request shows the lines, and nowhere else', async () => {
    await using world = await openWorld()
    const after = HEAD.replace('line ten\n', 'LINE TEN\nand more\n')
      .replace('line 30\n', 'line thirty\n')
      .replace('line 52\nline 53\n', 'joined\n')
    expect(must(await suggest(world, after))).toEqual({ posted: 2, heldBack: 0, isRepeated: false })
    expect(shown(world)).toEqual([
      { path: 'a.txt', line: 10, startLine: null, body: '```suggestion\nLINE TEN\nand more\n```' },
      { path: 'a.txt', line: 53, startLine: 52, body: '```suggestion\njoined\n```' },
    ])
  })

  it('[R11] are made once for each plan, also when the answer is lost', async () => {
    await using world = await openWorld()
    const after = HEAD.replace('line ten\n', 'LINE TEN\n')
    world.github.fault({ operation: 'pulls/create-review', status: 502, after: 'effect' })
    must(await suggest(world, after))
    expect(must(await suggest(world, after))).toEqual({ posted: 1, heldBack: 0, isRepeated: true })
    expect(shown(world)).toHaveLength(1)
    must(await suggest(world, after, { digest: 'e'.repeat(64) as Digest }))
    expect(shown(world)).toHaveLength(2)
  })

  it('[B2] reach the author of a fork too', async () => {
    await using world = await openWorld('stranger')
    expect(must(await suggest(world, HEAD.replace('line ten\n', 'LINE TEN\n')))).toMatchObject({ posted: 1 })
  })

  it('are found below the directory that the plan was made in', async () => {
    await using world = await openWorld()
    must(await suggest(world, '', { directory: 'sub' as never, changes: [update('b.txt', HEAD, HEAD.replace('line ten\n', 'x\n'))] }))
    expect(shown(world).map(({ path }) => path)).toEqual(['sub/b.txt'])
  })

  it('are no more than thirty', async () => {
    const many = (mark: string) => Array.from({ length: 100 }, (_, i) => `${i % 2 ? mark : 'same'} ${i}\n`).join('')
    await using world = await gitHubWorld({ users: { writer: 'write' }, pulls: [{ by: 'writer', edits: { 'new.txt': many('old') } }] })
    const changes = [update('new.txt', many('old'), many('new'))]
    expect(must(await suggest(world, '', { changes }))).toEqual({ posted: 30, heldBack: 20, isRepeated: false })
    expect(world.pull().pull.reviews[0]?.body).toContain('20 more places are shown in the preview only.')
  })

  it('[H7] cannot be ended by a line of backticks', async () => {
    await using world = await openWorld()
    must(await suggest(world, HEAD.replace('line ten\n', '````\n</details>\n````\n')))
    expect(shown(world)[0]?.body).toBe('`````suggestion\n````\n</details>\n````\n`````')
  })
})

describe('places for suggestions', { timeout: 120_000 }, () => {
  const all = [{ first: 1, last: 99 }]

  it('take a neighbour along where lines are only added', async () => {
    expect(await suggestionsFor(update('a', 'a\nb\n', 'a\nnew\nb\n'), all)).toEqual([{ firstLine: 1, lastLine: 1, lines: ['a', 'new'] }])
    expect(await suggestionsFor(update('a', 'a\nb\n', 'new\na\nb\n'), all)).toEqual([{ firstLine: 1, lastLine: 1, lines: ['new', 'a'] }])
  })

  it('are lines that go, too', async () => {
    expect(await suggestionsFor(update('a', 'a\nb\nc\n', 'a\nc\n'), all)).toEqual([{ firstLine: 2, lastLine: 2, lines: [] }])
  })

  it('are none where a suggestion would not give the same bytes', async () => {
    const changes = [
      update('a', 'a\nb', 'a\nc'),
      update('a', 'a\r\nb\r\n', 'a\r\nc\r\n'),
      create('a', 'new\n'),
      { ...update('a', 'x\n', 'y\n'), after: Buffer.from([0x66, 0xff, 0x0a]) },
    ]
    for (const change of changes) expect(await suggestionsFor(change as never, all)).toEqual([])
  })

  it('are read from the heads of the hunks only', () => {
    expect(shownRanges('@@ -1,3 +1,4 @@ x\n a\n+@@ -5 +700,9 @@\n@@ -9 +12 @@\n-a\n+b\n@@ -3,2 +0,0 @@\n-x')).toEqual([
      { first: 1, last: 4 },
      { first: 12, last: 12 },
    ])
  })
})
