import * as fs from 'node:fs'
import * as path from 'node:path'
import { expect, it } from 'vitest'
import { renderConfigDocs } from '../../scripts/docs/config-docs.ts'
import { configJsonSchema, recipeJsonSchema } from '../../scripts/docs/editor-schemas.ts'
import { renderRecipeDocs } from '../../scripts/docs/recipe-docs.ts'
import { renderResultDocs } from '../../scripts/docs/result-docs.ts'
import { readScenarios, renderScenarioDocs } from '../../scripts/docs/scenario-docs.ts'
import { renderShippedRecipeDocs } from '../../scripts/docs/shipped-recipe-docs.ts'
import { renderErrorDocs, renderToolDocs } from '../../scripts/docs/tool-docs.ts'
import { VERSION } from '../../src/base/version.ts'
import { readConfig } from '../../src/recipe/config/read-config.ts'
import { readRecipe } from '../../src/recipe/read-recipe.ts'
import { planResultJsonSchema } from '../../src/report/json/plan-result-schema.ts'
import { CONFIG_TOOLS } from '../../src/tools/config-tools.ts'
import { wholeCatalogue } from '../../src/tools/recipe-catalogue.ts'
import { allTools, TOOL_NAMES } from '../../src/tools/registry.ts'

const root = path.resolve(import.meta.dirname, '../..')
const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8')

it('docs/tools.md is what the tools say of themselves', async () => {
  expect(
    read('docs/tools.md') === renderToolDocs(await allTools()),
    "docs/tools.md is out of date: run 'npm run build' and commit it",
  ).toBe(true)
})

it('docs/errors.md is the table of errors', () => {
  expect(read('docs/errors.md') === renderErrorDocs(), "docs/errors.md is out of date: run 'npm run build' and commit it").toBe(true)
})

it('docs/result.md and docs/result.schema.json are the form of result.json', () => {
  expect(read('docs/result.md') === renderResultDocs(), "docs/result.md is out of date: run 'npm run build' and commit it").toBe(true)
  expect(JSON.parse(read('docs/result.schema.json'))).toEqual(planResultJsonSchema())
})

it('docs/recipes.md is what the reader of recipes knows', async () => {
  const isCurrent = read('docs/recipes.md') === renderRecipeDocs(await wholeCatalogue())
  expect(isCurrent, "docs/recipes.md is out of date: run 'npm run build' and commit it").toBe(true)
})

function shippedTexts() {
  const names = fs.readdirSync(path.join(root, 'recipes')).toSorted()
  return names.map((name) => ({ name: `sous:${path.basename(name, '.yml')}`, text: read(`recipes/${name}`) }))
}

it('docs/shipped-recipes.md is what the recipes that come with Sous say of themselves', async () => {
  const texts = shippedTexts()
  const isCurrent = read('docs/shipped-recipes.md') === renderShippedRecipeDocs(texts, await wholeCatalogue())
  expect(isCurrent, "docs/shipped-recipes.md is out of date: run 'npm run build' and commit it").toBe(true)
})

it('recipe.schema.json is what the reader of recipes knows', async () => {
  const schema = JSON.parse(JSON.stringify(recipeJsonSchema(await wholeCatalogue(), shippedTexts())))
  expect(JSON.parse(read('recipe.schema.json')), "recipe.schema.json is out of date: run 'npm run build' and commit it").toEqual(schema)
})

it('docs/configuration.md is what the reader of the configuration knows', () => {
  const isCurrent = read('docs/configuration.md') === renderConfigDocs(CONFIG_TOOLS)
  expect(isCurrent, "docs/configuration.md is out of date: run 'npm run build' and commit it").toBe(true)
})

it('sous.schema.json is what the reader of the configuration knows', () => {
  const schema = JSON.parse(JSON.stringify(configJsonSchema(CONFIG_TOOLS)))
  expect(JSON.parse(read('sous.schema.json')), "sous.schema.json is out of date: run 'npm run build' and commit it").toEqual(schema)
})

it('the configuration in the documentation is valid', () => {
  const [, example = ''] = /```yaml\n(.*?)```/s.exec(renderConfigDocs(CONFIG_TOOLS)) ?? []
  expect(readConfig(example, 'sous.yml', { tools: CONFIG_TOOLS, now: new Date('2026-11-16') }).diagnostics).toEqual([])
})

it('the recipe in the documentation is valid', async () => {
  const [, example = ''] = /```yaml\n(.*?)```/s.exec(read('docs/recipes.md')) ?? []
  expect(readRecipe(example, 'recipe.yml', await wholeCatalogue()).diagnostics).toEqual([])
})

it('[I-26] the documentation calls tools by their plain names', async () => {
  const headings = [...renderToolDocs(await allTools()).matchAll(/^### (.+)$/gm)].map((match) => match[1])
  expect(headings).toEqual(TOOL_NAMES)
})

it('the version is that of the package', () => {
  expect(VERSION).toBe(JSON.parse(read('package.json')).version)
})

it('action.yml starts the bundle', () => {
  expect(read('action.yml')).toMatch(/using: node24\n {2}main: dist\/action\/index\.js\n/)
})

it('docs/scenarios.md explains every id in the titles of tests, and no other', () => {
  const table = read('test/scenarios.tsv')
  expect(
    read('docs/scenarios.md') === renderScenarioDocs(table),
    "docs/scenarios.md is out of date: run 'npm run build' and commit it",
  ).toBe(true)
  const texts = fs.globSync('test/**/*.{ts,txt}', { cwd: root }).map(read)
  // Some titles get their id from a helper that several tools share.
  const used = texts.flatMap((text) => [...text.matchAll(/\[([A-Z]-?\d+)\]|'([A-Z]-\d\d)'/g)].map(([, id, given]) => id ?? given))
  const scenarios = readScenarios(table)
  expect(scenarios.map(([id]) => id).toSorted()).toEqual([...new Set(used)].toSorted())
  expect(scenarios.filter(([, sentence]) => !/^\S.*\.$/.test(sentence))).toEqual([])
  const shown = [...renderScenarioDocs(table).matchAll(/^\| (\S+) \| .*\.(?: \|)$/gm)].map(([, id]) => id)
  expect(shown).toHaveLength(scenarios.length)
})

it('the files that the pages for contributors name exist', () => {
  const pages = ['docs/architecture.md', 'docs/decisions.md', 'CONTRIBUTING.md']
  const named = pages.flatMap((page) =>
    [...read(page).matchAll(/`((?!build\/)(?:[\w.-]+\/)+[\w-]+\.(?:ts|md|yml|json|txt|tsv))`/g)].map(([, file = '']) => ({ page, file })),
  )
  expect(named.length).toBeGreaterThan(60)
  const isThere = (file: string) => ['', 'src'].some((folder) => fs.existsSync(path.join(root, folder, file)))
  expect(named.filter(({ file }) => !isThere(file))).toEqual([])
})

const PAGES = fs.globSync(['*.md', 'docs/**/*.md'], { cwd: root })

/** A page without its code. */
function proseOf(page: string): string {
  return read(page)
    .replace(/^ *```.*?^ *```/gms, '')
    .replace(/`[^`\n]+`/g, '`code`')
}

/** The anchors that GitHub gives the headings of a page. */
function anchorsOf(page: string): readonly string[] {
  const text = read(page).replace(/^ *```.*?^ *```/gms, '')
  return [...text.matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replace(/[^\p{L}\p{N}_ -]/gu, '')
      .replaceAll(' ', '-'),
  )
}

it('links and pictures on the pages lead to a file, and to a heading in it', () => {
  const links = PAGES.flatMap((page) => {
    const found = proseOf(page).matchAll(/\]\((?!https?:)([^)\s]+)\)|\b(?:src|srcset)="([^"]+)"/g)
    return [...found].map(([, link, picture]) => ({ page, link: link ?? picture ?? '' }))
  })
  expect(links.length).toBeGreaterThan(100)
  const broken = links.filter(({ page, link }) => {
    const [file = '', anchor] = link.split('#')
    const target = file === '' ? page : path.join(path.dirname(page), file)
    return !fs.existsSync(path.join(root, target)) || (anchor !== undefined && !anchorsOf(target).includes(anchor))
  })
  expect(broken).toEqual([])
})

it('the index of the documentation names every page', () => {
  const index = read('docs/README.md')
  const pages = PAGES.filter((page) => page.startsWith('docs/') && page !== 'docs/README.md')
  expect(pages.filter((page) => !index.includes(`](${page.slice('docs/'.length)})`))).toEqual([])
})

it('every recipe on the pages is valid', async () => {
  const catalogue = await wholeCatalogue()
  const recipes = PAGES.flatMap((page) =>
    [...read(page).matchAll(/^```yaml\n(.*?)^```/gms)]
      .map(([, text = '']) => ({ page, text }))
      // The one with a tool of a bundle has a test of its own, which adds the bundle first.
      .filter(({ text }) => /^steps:/m.test(text) && !text.includes('releases/latest@1')),
  )
  expect(recipes.length).toBeGreaterThan(8)
  expect(recipes.flatMap(({ page, text }) => readRecipe(text, page, catalogue).diagnostics)).toEqual([])
})

it('the pictures come in light and dark, are used, and are no taller than 600 pixels', () => {
  const pictures = fs.readdirSync(path.join(root, 'docs/images')).toSorted()
  const used = new Set(PAGES.flatMap((page) => [...read(page).matchAll(/images\/([\w-]+\.png)/g)].map(([, name]) => name)))
  expect(pictures).toEqual([...used].toSorted())
  expect(pictures.filter((name) => name.includes('light')).map((name) => name.replace('light', 'dark'))).toEqual(
    pictures.filter((name) => name.includes('dark')),
  )
  // The height is at byte 20 of a PNG; there are two pixels for one of the page.
  const heightOf = (name: string) => fs.readFileSync(path.join(root, 'docs/images', name)).readUInt32BE(20) / 2
  expect(pictures.filter((name) => heightOf(name) > 600)).toEqual([])
})

it('the README is short enough to read', () => {
  expect(read('README.md').split('\n').length).toBeLessThanOrEqual(220)
})
