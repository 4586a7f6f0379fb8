import { expect, it } from 'vitest'
import { mcpClient, SOURCE_PROGRAM } from '../support/mcp-client.ts'
import { tempFolder, tempRepo } from '../support/temp-folder.ts'

const CONFIG = `
categories:
  docs: { dir: docs, description: All documents }
  'my notes': { dir: notes, patterns: ['*.txt'] }
  gone: { dir: gone }
collections:
  onboarding: { description: For newcomers, categories: [docs, 'my notes'] }
`
const FILES = {
  '.github/sous.yml': CONFIG.replaceAll("'my notes'", 'my-notes'),
  'docs/intro.md': '# Intro\n',
  'docs/a b/ü#1.md': 'odd\n',
  'docs/hello.md.mustache': 'Hello {{name}}\n',
  'docs/data.json': '{}\n',
  'notes/n.txt': 'note\n',
  'secret.md': 'secret\n',
}

it('lists categories, collections and the documents of categories', async () => {
  await using repo = await tempRepo(FILES)
  await using mcp = await mcpClient(repo.path)
  const { resources } = await mcp.client.listResources()
  expect(resources).toEqual([
    { uri: 'guide://category/docs', name: 'docs', description: 'All documents', mimeType: 'multipart/mixed' },
    { uri: 'guide://category/my-notes', name: 'my-notes', mimeType: 'multipart/mixed' },
    { uri: 'guide://category/gone', name: 'gone', mimeType: 'multipart/mixed' },
    { uri: 'guide://collection/onboarding', name: 'onboarding', description: 'For newcomers', mimeType: 'multipart/mixed' },
    { uri: 'guide://category/docs/a%20b/%C3%BC%231.md', name: 'a b/ü#1.md', mimeType: 'text/markdown' },
    { uri: 'guide://category/docs/hello.md.mustache', name: 'hello.md.mustache', mimeType: 'text/markdown' },
    { uri: 'guide://category/docs/intro.md', name: 'intro.md', mimeType: 'text/markdown' },
    { uri: 'guide://category/my-notes/n.txt', name: 'n.txt', mimeType: 'text/plain' },
  ])
})

it('says which addresses there are', async () => {
  await using repo = await tempRepo(FILES)
  await using mcp = await mcpClient(repo.path)
  const { resourceTemplates } = await mcp.client.listResourceTemplates()
  expect(resourceTemplates.map(({ uriTemplate }) => uriTemplate)).toEqual([
    'guide://category/{name}/{+filename}',
    'guide://category/{name}',
    'guide://collection/{name}',
  ])
})

it('[C-26] [C-35] reads exactly the document of an address, also beyond the default patterns', async () => {
  await using repo = await tempRepo(FILES)
  await using mcp = await mcpClient(repo.path)
  const read = async (uri: string) => (await mcp.client.readResource({ uri })).contents
  expect(await read('guide://category/docs/intro.md')).toEqual([
    { uri: 'guide://category/docs/intro.md', mimeType: 'text/markdown', text: '# Intro\n' },
  ])
  expect(await read('guide://category/docs/a%20b/%C3%BC%231.md')).toMatchObject([{ text: 'odd\n' }])
  expect(await read('guide://category/docs/hello.md')).toMatchObject([{ uri: 'guide://category/docs/hello.md', text: 'Hello {{name}}\n' }])
  expect(await read('guide://category/docs/data.json')).toMatchObject([{ mimeType: 'application/json', text: '{}\n' }])
})

it('reads all documents of a category or collection, each by its own address', async () => {
  await using repo = await tempRepo(FILES)
  await using mcp = await mcpClient(repo.path)
  const uris = async (uri: string) => (await mcp.client.readResource({ uri })).contents.map((content) => content.uri)
  expect(await uris('guide://category/my-notes')).toEqual(['guide://category/my-notes/n.txt'])
  expect(await uris('guide://collection/onboarding')).toHaveLength(4)
})

it.each([
  'guide://category/nope',
  'guide://category/docs/missing.md',
  'guide://category/docs/../secret.md',
  'guide://category/docs/%2e%2e/secret.md',
  'guide://category/docs/..%2fsecret.md',
  'guide://category/docs/*.md',
  'guide://category/docs/a b/%ZZ',
  'guide://category/',
  'guide://category/gone',
  'guide://collection/docs/intro.md',
  'guide://other/docs',
  'file:///etc/passwd',
  '',
])('[I6] finds nothing by %j', async (uri) => {
  await using repo = await tempRepo(FILES)
  await using mcp = await mcpClient(repo.path)
  await expect(mcp.client.readResource({ uri })).rejects.toThrow('Resource not found')
})

it('gives a large category page by page', async () => {
  const documents = Object.fromEntries(Array.from({ length: 1_200 }, (_, i) => [`docs/${String(i).padStart(4, '0')}.md`, '']))
  await using folder = await tempFolder({ '.github/sous.yml': 'categories: { docs: { dir: docs } }\n', ...documents })
  await using mcp = await mcpClient(folder.path)
  const sizes: number[] = []
  const names = new Set<string>()
  for (let cursor: string | undefined; ; ) {
    const page = await mcp.client.listResources(cursor === undefined ? {} : { cursor })
    sizes.push(page.resources.length)
    for (const { uri } of page.resources) names.add(uri)
    cursor = page.nextCursor
    if (cursor === undefined) break
  }
  expect([sizes, names.size]).toEqual([[500, 500, 201], 1_201])
  await expect(mcp.client.listResources({ cursor: 'x' })).rejects.toThrow('The cursor is not valid')
})

it('[C-31] has no resources without a configuration, and says what is wrong with a broken one', async () => {
  await using folder = await tempFolder({ 'a.md': '' })
  await using mcp = await mcpClient(folder.path)
  expect((await mcp.client.listResources()).resources).toEqual([])
  expect((await mcp.call('guide_get_content', { category_or_collection: 'docs' })).form).toMatchObject({ error_type: 'no_session' })
  folder.write({ '.github/sous.yml': 'categories: { docs: { dir: ../elsewhere } }\n' })
  await expect(mcp.client.listResources()).rejects.toThrow('.github/sous.yml:1:')
  expect((await mcp.call('guide_get_content', { category_or_collection: 'docs' })).isError).toBe(true)
})

it('[C-40] logs what it left out of a resource, for which the protocol has no place', async () => {
  await using repo = await tempRepo({
    '.github/sous.yml': CONFIG.replaceAll("'my notes'", 'my-notes'),
    'docs/a.md': 'A\n',
    'docs/b.md': Buffer.from([1, 0]),
  })
  await using mcp = await mcpClient(repo.path)
  expect((await mcp.client.readResource({ uri: 'guide://category/docs' })).contents).toMatchObject([{ text: 'A\n' }])
  expect(mcp.log()).toContain("guide://category/docs: Left out 1 binary: 'docs/b.md'")
})

it('answers with an error what is larger than clients take, and goes on', async () => {
  const text = `${'x'.repeat(99)}\n`.repeat(50_000)
  await using folder = await tempFolder({
    '.github/sous.yml': 'categories: { docs: { dir: docs } }\n',
    'docs/a.md': text,
    'docs/b.md': text,
  })
  await using mcp = await mcpClient(folder.path, { program: SOURCE_PROGRAM })
  const { isError, form } = await mcp.call('guide_get_content', { category_or_collection: 'docs' })
  expect([isError, form['error_type'], form['error']]).toEqual([
    true,
    'too_large',
    expect.stringContaining('clients accept no more than 8 MB'),
  ])
  await expect(mcp.client.readResource({ uri: 'guide://category/docs' })).rejects.toThrow('clients accept no more')
  const { contents } = await mcp.client.readResource({ uri: 'guide://category/docs/a.md' })
  expect(contents).toMatchObject([{ text }])
})
