import PostalMime from 'postal-mime'
import { expect, it } from 'vitest'
import { toJsonString } from '../../../src/report/json/wire-json.ts'
import { getContentTool } from '../../../src/tools/content/tool_get_content.ts'
import { behavesAsContentTool, contentOf, NOT_FOUND } from '../../support/content-tool.ts'
import { callOn } from '../../support/file-tool.ts'
import { category, collection, session } from '../../support/project.ts'
import { tempFolder } from '../../support/temp-folder.ts'
import { callTool, toolContext } from '../../support/tool-context.ts'

const FILES = {
  'docs/intro.md': '# Intro\n',
  'docs/guides/setup.md': '# Set-up\n',
  'docs/notes.txt': 'notes\n',
  'api/index.html': '<p>Zoë</p>',
}
const project = session({
  categories: [category('docs', 'docs', ['*.md']), category('api', 'api', ['*.html'])],
  collections: [collection('onboarding', { category: 'docs' }, { category: 'api' }), collection('docs', { category: 'api' })],
})
const get = (args: Readonly<Record<string, unknown>>, files: Readonly<Record<string, string>> = FILES, given = project) =>
  callOn(files, getContentTool, args, given)

behavesAsContentTool(getContentTool, { category_or_collection: 'docs' })

it('[C-01] gives the content of a category', async () => {
  const { result } = await get({ category_or_collection: 'api' })
  expect(contentOf(result)).toEqual({
    content: '<p>Zoë</p>',
    files: ['api/index.html'],
    documents: [
      {
        path: 'api/index.html',
        category: 'api',
        filename: 'index.html',
        basename: 'index.html',
        is_template: false,
        content_type: 'text/html',
        location: 'guide://category/api/index.html',
        size: 11,
        content: '<p>Zoë</p>',
      },
    ],
    count: 1,
  })
})

it('[C-01] takes a category first where a collection has the same name', async () => {
  const { result } = await get({ category_or_collection: 'docs' })
  expect(contentOf(result).files).toEqual(['docs/intro.md'])
})

it('[C-02] gives the content of a collection', async () => {
  const { result } = await get({ category_or_collection: 'onboarding' })
  expect(contentOf(result).files).toEqual(['docs/intro.md', 'api/index.html'])
})

it('[C-03] uses a pattern in place of the default ones', async () => {
  const { result } = await get({ category_or_collection: 'docs', pattern: '*.txt' })
  expect(contentOf(result)).toMatchObject({ files: ['docs/notes.txt'], content: 'notes\n' })
})

it('[C-04] [C-19] knows neither category nor collection, and tells an agent to stop there', async () => {
  const { result } = await get({ category_or_collection: 'dosc' })
  expect(JSON.parse(toJsonString(result))).toEqual({
    success: false,
    error: "No category or collection is called 'dosc'",
    error_type: 'not_found',
    message: "Did you mean 'docs'? Use one of docs, api, onboarding, docs.",
    instruction: NOT_FOUND,
  })
})

it('[C-04] takes names as they are: no path, no prototype', async () => {
  for (const name of ['', '.', '..', '__proto__', 'constructor', 'docs/', 'DOCS', '*']) {
    const { result } = await get({ category_or_collection: name })
    expect(result).toMatchObject({ ok: false, error: { code: 'not_found' } })
  }
})

it('[C-17] [C-21] answers with one document as it is', async () => {
  const { result } = await get({ category_or_collection: 'docs', pattern: 'intro.md' })
  expect(JSON.parse(toJsonString(result))).toEqual({
    success: true,
    value: '# Intro\n',
    message: "1 document of category 'docs':\n  docs/intro.md",
  })
})

it('[C-17] [C-22] answers with several documents as MIME multipart', async () => {
  const { result } = await get({ category_or_collection: 'onboarding' })
  expect(JSON.parse(toJsonString(result)).value.split('\r\n')).toEqual([
    'Content-Type: multipart/mixed; boundary="guide-boundary"',
    '',
    '--guide-boundary',
    'Content-Type: text/markdown',
    'Content-Location: guide://category/docs/intro.md',
    'Content-Length: 8',
    '',
    '# Intro\n',
    '--guide-boundary',
    'Content-Type: text/html; charset=utf-8',
    'Content-Location: guide://category/api/index.html',
    'Content-Length: 11',
    'Content-Transfer-Encoding: 8bit',
    '',
    '<p>Zoë</p>',
    '--guide-boundary--',
    '',
  ])
})

it('[C-18] fails in the form of the specification', async () => {
  const { result } = await get({ category_or_collection: 'docs', pattern: '*.rst' })
  expect(Object.keys(JSON.parse(toJsonString(result)))).toEqual(['success', 'error', 'error_type', 'message', 'instruction'])
})

it('[C-34] says in an error what was looked for, and where', async () => {
  const { result } = await get({ category_or_collection: 'onboarding', pattern: '*.rst' })
  expect(result).toMatchObject({ ok: false, error: { message: "No content of collection 'onboarding' matches '*.rst'" } })
})

it('[C-30] [C-32] asks its own session: two in one process do not see each other', async () => {
  await using first = await tempFolder({ 'docs/a.md': 'first\n' })
  await using second = await tempFolder({ 'other/a.md': 'second\n' })
  const open = async (folder: string, directory: string) => toolContext(folder, session({ categories: [category('docs', directory)] }))
  const contexts = [await open(first.path, 'docs'), await open(second.path, 'other')]
  const calls = Array.from({ length: 40 }, (_, i) => callTool(getContentTool, { category_or_collection: 'docs' }, contexts[i % 2]!))
  const texts = (await Promise.all(calls)).map((result) => contentOf(result).content)
  expect(texts).toEqual(Array.from({ length: 40 }, (_, i) => (i % 2 === 0 ? 'first\n' : 'second\n')))
})

it('[C-36] [C-38] finds templates with the pattern of what they become, and tells their basename', async () => {
  const { result } = await get({ category_or_collection: 'docs' }, { 'docs/hello.md.mustache': 'Hello {{name}}\n' })
  expect(contentOf(result).documents).toMatchObject([
    { filename: 'hello.md.mustache', basename: 'hello.md', is_template: true, content_type: 'text/markdown', content: 'Hello {{name}}\n' },
  ])
})

it('renders templates strictly when asked to', async () => {
  const files = { 'docs/a.md': '{{name}} stays\n', 'docs/hello.md.mustache': 'Hello {{name}}\n' }
  const args = { category_or_collection: 'docs', render: true }
  const { result } = await get({ ...args, variables: { name: 'A & B' } }, files)
  expect(contentOf(result).documents).toMatchObject([
    { filename: 'a.md', content: '{{name}} stays\n' },
    { filename: 'hello.md', location: 'guide://category/docs/hello.md', content: 'Hello A & B\n', size: 12 },
  ])
  const missing = await get({ ...args, variables: { nmae: 'x' } }, files)
  expect(missing.result).toMatchObject({
    ok: false,
    error: { code: 'template_error', message: "Template 'docs/hello.md.mustache', line 1: 'name' is not a known variable" },
  })
  expect((await get({ category_or_collection: 'docs', variables: {} }, files)).result).toMatchObject({
    ok: false,
    error: { code: 'invalid_arguments' },
  })
})

it('writes MIME that another parser reads, for 10,000 documents', async () => {
  const files = Object.fromEntries(Array.from({ length: 10_000 }, (_, i) => [`docs/${String(i).padStart(5, '0')}.md`, `text ${i}\n`]))
  const { result } = await get({ category_or_collection: 'docs' }, files)
  const { attachments } = await PostalMime.parse(contentOf(result).content)
  expect(attachments).toHaveLength(10_000)
  expect(attachments.at(-1)).toMatchObject({ mimeType: 'text/markdown' })
})
