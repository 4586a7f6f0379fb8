import { expect, it } from 'vitest'
import type { RepoPath } from '../../../src/base/path.ts'
import { TrustedTree } from '../../../src/github/api/trusted-tree.ts'
import { must } from '../../support/apply.ts'
import { gitHubWorld } from '../../support/github/world.ts'
import { scriptedGitHub } from '../../support/scripted-github.ts'
import { strictClient } from '../../support/strict-client.ts'

const FILES = {
  'recipes/a.yml': 'name: A\n',
  'recipes/b.yml': 'name: Bé 😀\r\n',
  'recipes/c.yml': 'c\0\n',
  'recipes/d.yml': 'd'.repeat(70_000),
  'README.md': 'Hello\n',
}
const isLikelyRead = (path: string) => path.startsWith('recipes/')

it('brings files that are likely to be read along with the first of them, byte for byte', async () => {
  await using place = await gitHubWorld({ files: FILES })
  const tree = must(await TrustedTree.open(strictClient(place).github, place.head('main'), { isLikelyRead }))
  const read = async (path: string) => Buffer.from(must(await tree.read(path as RepoPath)).bytes)
  const made = () => place.github.calls.map(({ method, path }) => `${method} ${path.replace(/[0-9a-f]{40}/, '…')}`)
  for (const path of Object.keys(FILES)) expect(await read(path)).toEqual(Buffer.from(FILES[path as keyof typeof FILES]))
  const one = 'GET /repos/owner/demo/git/blobs/…'
  // What is no text, what is long and what nobody expected comes by itself.
  expect(made()).toEqual(['GET /repos/owner/demo/git/trees/…', 'POST /graphql', one, one, one])
  expect(place.github.violations).toEqual([])
})

const COMMIT = 'c'.repeat(40)
it.each([
  ['says that it knows no such thing', { status: 404, body: { message: 'Not Found' } }],
  ['gives other texts', { status: 200, body: { data: { repository: { b0: { text: 'evil' }, b1: { text: 'evil' } } } } }],
  ['gives errors', { status: 200, body: { errors: [{ message: 'no' }] } }],
])('[A10] asks for each by itself where GitHub %s', async (_, answer) => {
  const texts = new Map([
    ['78981922613b2afb6025042ff6bd878ac1994e85', 'a\n'],
    ['61780798228d17af2d34fce4cfbdf35556832472', 'b\n'],
  ])
  const [a, b] = texts.keys()
  const tree = [
    { path: 'recipes', mode: '040000', sha: 'd'.repeat(40) },
    { path: 'recipes/a.yml', mode: '100644', sha: a, size: 2 },
    { path: 'recipes/b.yml', mode: '100644', sha: b, size: 2 },
  ]
  await using scripted = await scriptedGitHub(({ url }) => {
    if (url.includes('/git/trees/')) return { body: { sha: COMMIT, truncated: false, tree } }
    if (url.includes('graphql')) return answer
    const id = url.slice(url.lastIndexOf('/') + 1)
    return { body: { sha: id, encoding: 'base64', content: Buffer.from(texts.get(id) ?? '').toString('base64') } }
  })
  const trusted = must(await TrustedTree.open(scripted.github, COMMIT, { isLikelyRead }))
  const read = async (path: string) => Buffer.from(must(await trusted.read(path as RepoPath)).bytes).toString()
  expect([await read('recipes/a.yml'), await read('recipes/b.yml')]).toEqual(['a\n', 'b\n'])
  expect(scripted.asked).toHaveLength(4)
})
