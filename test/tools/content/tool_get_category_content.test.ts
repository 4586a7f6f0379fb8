import { expect, it } from 'vitest'
import { toJsonString } from '../../../src/report/json/wire-json.ts'
import { getCategoryContent } from '../../../src/tools/content/tool_get_category_content.ts'
import { behavesAsContentTool, contentOf, NO_MATCHES, NOT_FOUND } from '../../support/content-tool.ts'
import { callOn } from '../../support/file-tool.ts'
import { category, collection, session } from '../../support/project.ts'

const FILES = {
  'docs/intro.md': 'md\n',
  'docs/intro.txt': 'txt\n',
  'docs/intro.html': 'html\n',
  'docs/introduction.md': 'other\n',
  'docs/.hidden.md': 'hidden\n',
  'docs/src/a.py': 'a\n',
  'docs/src/deep/b.py': 'b\n',
  'docs/c.py': 'c\n',
  'elsewhere/intro.md': 'no\n',
}
const project = session({
  categories: [category('docs', 'docs', ['*.md']), category('all', '.', ['**/*.md', '*.md'])],
  collections: [collection('both', { category: 'docs' })],
})
const filesOf = async (args: Readonly<Record<string, unknown>>, files: Readonly<Record<string, string>> = FILES) =>
  contentOf((await callOn(files, getCategoryContent, { category: 'docs', ...args }, project)).result).files

behavesAsContentTool(getCategoryContent, { category: 'docs' })

it('[C-05] uses the patterns of the category', async () => {
  expect(await filesOf({})).toEqual(['docs/.hidden.md', 'docs/intro.md', 'docs/introduction.md'])
})

it('[C-06] uses a pattern that is given instead', async () => {
  expect(await filesOf({ pattern: 'c.py' })).toEqual(['docs/c.py'])
})

it('[C-07] does not know a category, and takes no collection for one', async () => {
  for (const name of ['nope', 'both']) {
    const { result } = await callOn(FILES, getCategoryContent, { category: name }, project)
    expect(JSON.parse(toJsonString(result))).toMatchObject({
      error: `No category is called '${name}'`,
      error_type: 'not_found',
      message: 'Use one of docs, all.',
      instruction: NOT_FOUND,
    })
  }
})

it('[C-08] finds nothing that fits', async () => {
  const { result } = await callOn(FILES, getCategoryContent, { category: 'docs', pattern: 'missing.md' }, project)
  expect(JSON.parse(toJsonString(result))).toMatchObject({
    error: "No content of category 'docs' matches 'missing.md'",
    error_type: 'no_matches',
    instruction: NO_MATCHES,
  })
})

it('[C-13] a star matches all Markdown files of the directory', async () => {
  expect(await filesOf({ pattern: '*.md' })).toEqual(['docs/.hidden.md', 'docs/intro.md', 'docs/introduction.md'])
})

it('[C-14] a name without extension matches all files of that root name', async () => {
  expect(await filesOf({ pattern: 'intro' })).toEqual(['docs/intro.html', 'docs/intro.md', 'docs/intro.txt'])
  expect(await filesOf({ pattern: '**/b' })).toEqual(['docs/src/deep/b.py'])
  expect(await filesOf({ pattern: '.hidden' })).toEqual(['docs/.hidden.md'])
})

it('[C-15] a name with its extension matches only that file', async () => {
  expect(await filesOf({ pattern: 'intro.md' })).toEqual(['docs/intro.md'])
})

it('[C-16] two stars match in all directories', async () => {
  expect(await filesOf({ pattern: '**/*.py' })).toEqual(['docs/c.py', 'docs/src/a.py', 'docs/src/deep/b.py'])
  expect(await filesOf({ pattern: '**' })).toHaveLength(8)
  expect(await filesOf({ pattern: 'src/' })).toEqual(['docs/src/a.py', 'docs/src/deep/b.py'])
})

it('a question mark matches one character, and a class one of some', async () => {
  expect(await filesOf({ pattern: '?.py' })).toEqual(['docs/c.py'])
  expect(await filesOf({ pattern: 'src/[ab].py' })).toEqual(['docs/src/a.py'])
  expect(await filesOf({ pattern: '[c.]' })).toEqual(['docs/c.py'])
})

it('[C-37] prefers a file to the template of the same basename, in the same directory only', async () => {
  const files = { 'docs/a.md': '', 'docs/a.md.mustache': '', 'docs/b.md.mustache': '', 'docs/x/a.md.mustache': '', 'docs/.mustache': '' }
  expect(await filesOf({ pattern: '**/*.md' }, files)).toEqual(['docs/a.md', 'docs/b.md.mustache', 'docs/x/a.md.mustache'])
  expect(await filesOf({ pattern: 'a' }, files)).toEqual(['docs/a.md'])
  expect(await filesOf({ pattern: '*' }, files)).toEqual(['docs/.mustache', 'docs/a.md', 'docs/b.md.mustache'])
})

it('[C-36] a pattern that names templates finds those', async () => {
  const files = { 'docs/a.md': '', 'docs/a.md.mustache': 'A', 'docs/c.mustache': '' }
  expect(await filesOf({ pattern: '*.mustache' }, files)).toEqual(['docs/a.md.mustache', 'docs/c.mustache'])
  expect(await filesOf({ pattern: 'c' }, files)).toEqual(['docs/c.mustache'])
})

it('a category can be the whole folder', async () => {
  expect(await filesOf({ category: 'all' })).toEqual(['docs/.hidden.md', 'docs/intro.md', 'docs/introduction.md', 'elsewhere/intro.md'])
})

it('a directory that is named like a file is no document', async () => {
  expect(await filesOf({}, { 'docs/a.md/b.md': '', 'docs/c.md': '' })).toEqual(['docs/c.md'])
})
