import { expect, it } from 'vitest'
import { toJsonString } from '../../../src/report/json/wire-json.ts'
import { getCollectionContent } from '../../../src/tools/content/tool_get_collection_content.ts'
import { behavesAsContentTool, contentOf, NO_MATCHES, NOT_FOUND } from '../../support/content-tool.ts'
import { callOn } from '../../support/file-tool.ts'
import { category, collection, session } from '../../support/project.ts'

const FILES = { 'docs/a.md': 'A\n', 'docs/b.txt': 'B\n', 'api/c.md': 'C\n', 'api/d.yml': 'd: 1\n' }
const project = session({
  categories: [category('docs', 'docs', ['*.md']), category('api', 'api', ['*.yml']), category('again', 'docs', ['**'])],
  collections: [
    collection('both', { category: 'docs' }, { category: 'api' }),
    collection('own', { category: 'api', patterns: ['*.md'] }, { category: 'docs' }),
    collection('overlapping', { category: 'docs' }, { category: 'again' }),
    collection('empty'),
  ],
})
const get = (args: Readonly<Record<string, unknown>>) => callOn(FILES, getCollectionContent, args, project)
const filesOf = async (args: Readonly<Record<string, unknown>>) => contentOf((await get(args)).result).files

behavesAsContentTool(getCollectionContent, { collection: 'all' })

it('[C-09] uses the patterns of the categories', async () => {
  expect(await filesOf({ collection: 'both' })).toEqual(['docs/a.md', 'api/d.yml'])
})

it('[C-09] uses the patterns that the collection gives a category, in the order of the collection', async () => {
  expect(await filesOf({ collection: 'own' })).toEqual(['api/c.md', 'docs/a.md'])
})

it('[C-10] uses a pattern across all categories', async () => {
  expect(await filesOf({ collection: 'both', pattern: '*.md' })).toEqual(['docs/a.md', 'api/c.md'])
})

it('[C-10] finds what only one category has', async () => {
  expect(await filesOf({ collection: 'both', pattern: 'b' })).toEqual(['docs/b.txt'])
})

it('[C-11] does not know a collection, and takes no category for one', async () => {
  for (const name of ['nope', 'docs']) {
    const { result } = await get({ collection: name })
    expect(JSON.parse(toJsonString(result))).toMatchObject({
      error: `No collection is called '${name}'`,
      error_type: 'not_found',
      instruction: NOT_FOUND,
    })
  }
})

it('[C-12] finds nothing that fits', async () => {
  for (const args of [{ collection: 'both', pattern: '*.rst' }, { collection: 'empty' }]) {
    const { result } = await get(args)
    expect(JSON.parse(toJsonString(result))).toMatchObject({ error_type: 'no_matches', instruction: NO_MATCHES })
  }
})

it('gives a file of two categories once, under the first', async () => {
  const { result } = await get({ collection: 'overlapping' })
  expect(contentOf(result).documents).toMatchObject([
    { path: 'docs/a.md', category: 'docs' },
    { path: 'docs/b.txt', category: 'again' },
  ])
})

it('[C-26] locates a document by its category', async () => {
  const { result } = await get({ collection: 'both' })
  expect(contentOf(result).documents.map((document) => document['location'])).toEqual([
    'guide://category/docs/a.md',
    'guide://category/api/d.yml',
  ])
})

it('[C-33] classifies every error by its type', async () => {
  const types = await Promise.all(
    [{ collection: 'nope' }, { collection: 'both', pattern: '*.rst' }, { collection: 'both', pattern: '[' }].map(async (args) => {
      const { result } = await get(args)
      return JSON.parse(toJsonString(result)).error_type
    }),
  )
  expect(types).toEqual(['not_found', 'no_matches', 'invalid_pattern'])
})

it('says how many documents there are, and names the first ones', async () => {
  const { result } = await get({ collection: 'both' })
  expect(result).toMatchObject({ ok: true, output: "2 documents of collection 'both':\n  docs/a.md\n  api/d.yml" })
})
