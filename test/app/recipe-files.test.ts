import * as path from 'node:path'
import { describe, expect, it } from 'vitest'
import { findShipped } from '../../src/app/recipe-files.ts'
import { runMain } from '../support/run-main.ts'
import { tempFolder, tempRepo } from '../support/temp-folder.ts'

const SHA = '3d3c42e5aac5ba805825da76410c181273ba90b1'
const MINE = `name: Mine
permissions: { write: ['.github/workflows/*.yml'] }
steps:
  - recipe: sous:pin-action
    with: { action: actions/checkout, ref: v4, sha: ${SHA} }
`
const OTHER = 'name: Not the one\nsteps:\n  - { tool: glob, with: { pattern: "*" } }\n'

describe('a name that begins with sous:', () => {
  it('means a recipe that comes with Sous, in any folder', async () => {
    await using folder = await tempFolder({ 'a.txt': 'a\n' })
    const { code, out } = await runMain(['explain', 'sous:final-newline', '--json'], folder.path)
    expect(code).toBe(0)
    expect(JSON.parse(out)).toMatchObject({ name: 'sous:final-newline', path: 'sous:final-newline', title: 'End files with one newline' })
  })

  it('is known to validate, and to steps that call it', async () => {
    await using repo = await tempRepo({ 'recipes/mine.yml': MINE })
    expect(await runMain(['validate', 'mine', 'sous:pin-actions'], repo.path)).toMatchObject({ code: 0, out: '✓ 2 recipes are valid\n' })
  })

  it('runs, alone and as a step', async () => {
    await using repo = await tempRepo({ 'recipes/mine.yml': MINE, '.github/workflows/ci.yml': '      - uses: actions/checkout@v4\n' })
    const mine = await runMain(['preview', 'mine', '--json'], repo.path)
    const inputs = ['action=actions/checkout', 'ref=v4', `sha=${SHA}`].flatMap((input) => ['-i', input])
    const direct = await runMain(['preview', 'sous:pin-action', ...inputs, '--json'], repo.path)
    for (const { out } of [mine, direct])
      expect(JSON.parse(out)).toMatchObject({ changes: [{ kind: 'update', path: '.github/workflows/ci.yml' }] })
  })

  it('is never that of a file in the repository', async () => {
    await using repo = await tempRepo({ 'recipes/final-newline.yml': OTHER })
    const own = await runMain(['explain', 'final-newline', '--json'], repo.path)
    const shipped = await runMain(['explain', 'sous:final-newline', '--json'], repo.path)
    expect([JSON.parse(own.out).title, JSON.parse(shipped.out).title]).toEqual(['Not the one', 'End files with one newline'])
    repo.write({ 'recipes/sous:final-newline.yml': OTHER })
    const { code, err } = await runMain(['validate'], repo.path)
    expect(code).toBe(1)
    expect(err).toMatchInlineSnapshot(`
      "✗ Error: Path 'recipes/sous:final-newline.yml' is not allowed: ':' means a drive or an alternate stream on Windows
        → Use a name without a colon. (path_denied)
      "
    `)
  })

  it('is a mistake that is explained when there is no such recipe', async () => {
    await using repo = await tempRepo()
    const { code, err } = await runMain(['explain', 'sous:final-newlin'], repo.path)
    expect(code).toBe(3)
    expect(err).toMatchInlineSnapshot(`
      "✗ Error: Recipe 'sous:final-newlin' does not exist
        → Did you mean 'sous:final-newline'? See 'sous list --all' for all of them. (unknown_recipe)
      "
    `)
  })

  it('is suggested to whoever left out what stands before its name', async () => {
    await using repo = await tempRepo({
      'recipes/final-newlin.yml': OTHER,
      'recipes/a.yml': 'name: A\nsteps:\n  - recipe: final-newline\n',
    })
    expect((await runMain(['preview', 'final-newline'], repo.path)).err).toMatchInlineSnapshot(`
      "✗ Error: Recipe 'final-newline' does not exist
        → Did you mean 'sous:final-newline'? See 'sous list --all' for all of them. (unknown_recipe)
      "
    `)
    expect((await runMain(['validate', 'a'], repo.path)).out).toContain("→ Did you mean 'sous:final-newline'?")
    repo.write({ 'recipes/a.yml': 'name: A\nsteps:\n  - recipe: sous:nope\n' })
    expect((await runMain(['validate', 'a'], repo.path)).out).toContain("→ See 'sous list --all' for all of them.")
  })
})

it('list shows the recipes that come with Sous when asked to', async () => {
  await using repo = await tempRepo({ 'recipes/mine.yml': MINE })
  const names = async (...options: readonly string[]) =>
    JSON.parse((await runMain(['list', '--json', ...options], repo.path)).out).recipes.map(({ name }: { readonly name: string }) => name)
  expect(await names()).toEqual(['mine'])
  expect(await names('--all')).toEqual(['mine', ...findShipped({ folder: import.meta.dirname, extension: '.ts' }).map(({ name }) => name)])
  expect((await runMain(['validate', '--all'], repo.path)).code).toBe(3)
})

describe('findShipped', () => {
  it('looks beside a bundle and nowhere else', async () => {
    await using folder = await tempFolder({
      'recipes/evil.yml': OTHER,
      'tools/sous/recipes/good.yml': OTHER,
      'tools/sous/recipes/notes.txt': '',
      'tools/bare/index.js': '',
    })
    expect(findShipped({ folder: path.join(folder.path, 'tools/sous'), extension: '.js' })).toEqual([
      {
        name: 'sous:good',
        path: 'sous:good',
        origin: { kind: 'shipped', file: path.join(folder.path, 'tools/sous/recipes/good.yml') },
      },
    ])
    expect(findShipped({ folder: path.join(folder.path, 'tools/bare'), extension: '.js' })).toEqual([])
  })
})
