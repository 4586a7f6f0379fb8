import '../support/spawner.ts'
import { describe, expect, it } from 'vitest'
import { DEFAULT_CONFIG, policyHash } from '../../src/base/config.ts'
import { type Planning, plan } from '../support/planning.ts'
import { type Files, tempFolder, tempRepo } from '../support/temp-folder.ts'

const FILES = { 'a.txt': 'old\n', 'fixtures/b.txt': 'old\n', 'vendor/c.txt': 'old\n', 'x/fixtures/d.txt': 'old\n' }

const REPLACE = `- { tool: replace_in_file, with: { include: '**', find: old, replace: new } }`

function recipe(steps: readonly string[], more = ''): string {
  return `name: T\n${more}permissions: { write: ['**'] }\nsteps:\n${steps.map((step) => `  ${step}\n`).join('')}`
}

async function walk(files: Files, planning: Planning) {
  await using repo = await tempRepo(files)
  const { outcome } = await plan(repo, planning)
  return {
    changed: outcome.kind === 'failed' ? outcome.failure.error.message : outcome.changes.map(({ path }) => path),
    notes: outcome.notes,
    outputs: outcome.kind === 'complete' ? outcome.outputs : undefined,
    outcome,
  }
}

describe('exclude of a recipe', () => {
  it('leaves files and directories out of an edit, and says so once for all steps', async () => {
    const found = await walk(FILES, { recipe: recipe([REPLACE, REPLACE], `exclude: [fixtures, 'vendor/**']\n`) })
    expect(found.changed).toEqual(['a.txt'])
    expect(found.notes).toEqual([
      'Left out 3 files that are excluded by the recipe or .github/sous.yml: fixtures/b.txt, vendor/c.txt, x/fixtures/d.txt',
    ])
  })

  it('can be one glob', async () => {
    const { changed } = await walk(FILES, { recipe: recipe([REPLACE], `exclude: '**/fixtures/**'\n`) })
    expect(changed).toEqual(['a.txt', 'vendor/c.txt'])
  })

  it('holds for every tool that goes through files', async () => {
    const steps = [
      `- { id: grep, tool: grep, with: { pattern: old } }`,
      `- { id: below, tool: grep, with: { pattern: old, path: fixtures } }`,
      `- { id: words, tool: grep_search, with: { pattern: old } }`,
      `- { id: search, tool: search, with: { query: old } }`,
      `- { id: glob, tool: glob, with: { pattern: '*.txt' } }`,
      `- { id: names, tool: file_search, with: { pattern: '*.txt' } }`,
      `- { id: list, tool: list_directory, with: { recursive: true } }`,
    ]
    const ids = ['grep', 'below', 'words', 'search', 'glob', 'names']
    const template = (id: string, output: string) => `  ${id}: \${{ steps.${id}.outputs.${output} }}\n`
    const outputs = `outputs:\n${ids.map((id) => template(id, 'files')).join('')}${template('list', 'entries')}`
    const found = await walk(FILES, { recipe: `${recipe(steps, 'exclude: [fixtures, vendor]\n')}${outputs}` })
    const lists = Object.fromEntries(ids.map((id) => [id, id === 'below' ? [] : ['a.txt']]))
    expect(found.outputs).toEqual({ ...lists, list: [{ path: 'a.txt', kind: 'file' }] })
  })

  it('does not hold for a file that is named by its path', async () => {
    const steps = [
      `- { id: find, tool: grep, with: { pattern: old, path: fixtures/b.txt }, expect: { count: '== 1' } }`,
      `- { tool: replace_in_file, with: { path: fixtures/b.txt, find: old, replace: new } }`,
    ]
    expect((await walk(FILES, { recipe: recipe(steps, 'exclude: [fixtures]\n') })).changed).toEqual(['fixtures/b.txt'])
  })

  it('also holds for the recipes that it calls, which can leave out more', async () => {
    const called = recipe([REPLACE], 'exclude: [vendor]\n')
    const { changed } = await walk(FILES, { recipe: recipe(['- { recipe: inner }'], 'exclude: [fixtures]\n'), others: { inner: called } })
    expect(changed).toEqual(['a.txt'])
  })

  it('comes on top of what the configuration leaves out', async () => {
    const { changed } = await walk(FILES, { recipe: recipe([REPLACE], 'exclude: [fixtures]\n'), exclude: ['vendor'] })
    expect(changed).toEqual(['a.txt'])
  })

  it('is part of the policy, if the configuration has it, so that a plan does not outlive a change of it', () => {
    const hash = (exclude: readonly string[]) => policyHash({ ...DEFAULT_CONFIG, exclude })
    expect(hash([])).toBe(policyHash(DEFAULT_CONFIG))
    expect(hash(['a', 'b'])).toBe(hash(['b', 'a', 'a']))
    expect(hash(['a'])).not.toBe(hash(['b']))
  })
})

describe('generated files', () => {
  const files = { '.gitattributes': 'dist/** linguist-generated\n', 'a.txt': 'old\n', 'dist/b.txt': 'old\n' }
  const verify = (more: string) => `verify:\n  - { tool: grep, with: { pattern: old${more} }, expect: { total_matches: '== 0' } }\n`

  it('are left out of edits, and verify steps do not find them', async () => {
    const found = await walk(files, { recipe: `${recipe([REPLACE])}${verify('')}` })
    expect(found.changed).toEqual(['a.txt'])
    expect(found.notes).toEqual([
      'Left out 1 generated or vendored file, as .gitattributes says; set include_generated to include them: dist/b.txt',
    ])
  })

  it('are searched in steps, and in verify steps on demand', async () => {
    const grep = `- { tool: grep, with: { pattern: old }, expect: { count: '== 2' } }`
    expect((await walk(files, { recipe: recipe([grep, REPLACE]) })).changed).toEqual(['a.txt'])
    const { changed } = await walk(files, { recipe: `${recipe([REPLACE])}${verify(', include_generated: true')}` })
    expect(changed).toBe('Expected total_matches == 0, but it is 1: dist/b.txt:1')
  })

  it('are left out in folders without git too', async () => {
    await using folder = await tempFolder({ '.gitattributes': 'made/** linguist-generated\n', 'a.txt': 'old\n', 'made/b.txt': 'old\n' })
    const { outcome } = await plan(folder, { recipe: recipe([REPLACE]) })
    expect(outcome).toMatchObject({ kind: 'complete', changes: [{ path: 'a.txt' }] })
  })

  it('do not depend on what git is configured to on this machine', async () => {
    const attributes = '*.txt linguist-generated\n'
    await using repo = await tempRepo({ 'a.txt': 'old\n' })
    repo.write({
      '.git/info/attributes': attributes,
      '.git/mine': attributes,
      '.git/config': `[core]\n\tattributesFile = ${repo.path}/.git/mine\n`,
    })
    const { outcome } = await plan(repo, { recipe: recipe([REPLACE]) })
    expect(outcome).toMatchObject({ kind: 'complete', changes: [{ path: 'a.txt' }] })
  })

  it('leave an edit that verify steps hold, also if a file cannot be decoded', async () => {
    const utf16 = Buffer.from([0x6f, 0x6c, 0x64, 0xff, 0xfe, 0x0a])
    const found = await walk({ 'a.txt': 'old\n', 'b.txt': utf16 }, { recipe: `${recipe([REPLACE])}${verify('')}` })
    expect(found.changed).toEqual(['a.txt'])
    expect(found.notes).toEqual(['Left out 1 file that cannot be read as text: b.txt'])
  })
})

it('edits of code leave out generated and excluded files of the language, and verify steps do not find them', async () => {
  const files = {
    '.gitattributes': '*.js linguist-generated\na.js -linguist-generated\n',
    'a.js': 'old()\n',
    'b.js': 'old()\n',
    'vendor/a.js': 'old()\n',
    'vendor/c.ts': 'old()\n',
  }
  const code = `language: javascript, pattern: 'old()'`
  const steps = [`- { tool: replace_code, with: { ${code}, replace: 'new1()', include: '**' } }`]
  const verify = `verify:\n  - { tool: find_code, with: { ${code} }, expect: { total_matches: '== 0' } }\n`
  const found = await walk(files, { recipe: `${recipe(steps, 'exclude: [vendor]\n')}${verify}` })
  expect(found.changed).toEqual(['a.js'])
  expect(found.notes).toEqual([
    'Left out 1 generated or vendored file, as .gitattributes says; set include_generated to include them: b.js',
    'Left out 1 file that is excluded by the recipe or .github/sous.yml: vendor/a.js',
  ])
})
