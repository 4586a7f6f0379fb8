import * as fs from 'node:fs'
import * as path from 'node:path'
import { expect, it } from 'vitest'
import { homeFolder } from '../../../src/app/recipe-files.ts'
import { COLOUR, digestIn, recipeHome } from '../../support/recipe-home.ts'
import { tempFolder, tempRepo } from '../../support/temp-folder.ts'

it('works on the whole repository from anywhere in it, and says so', async () => {
  await using at = await recipeHome()
  const below = await at.sous(['preview', 'colour'], { folder: 'b' })
  expect(below.code).toBe(0)
  expect(below.err).toContain(`Working in ${at.repo.path}, the top of the repository. Use --root . for this folder only`)
  const above = await at.sous(['preview', 'colour'])
  expect(digestIn(below.out)).toBe(digestIn(above.out))
  expect(above.err).not.toContain('top of the repository')
  expect((await at.sous(['apply', digestIn(below.out)], { folder: 'b' })).code).toBe(0)
  expect(at.repo.read('a.txt')).toBe('one color\n')
  expect((await at.sous(['undo', digestIn(below.out), '--yes'], { folder: 'b' })).code).toBe(0)
  expect(at.repo.read('a.txt')).toBe('one colour\n')
})

it('takes the path of a recipe as it is typed there', async () => {
  await using at = await recipeHome()
  expect((await at.sous(['preview', '../.github/recipes/colour.yml'], { folder: 'b' })).code).toBe(0)
  expect((await at.sous(['validate', 'colour.yml'], { folder: '.github/recipes' })).out).toBe('✓ 1 recipe is valid\n')
  expect((await at.sous(['explain', 'colour'], { folder: '.github' })).code).toBe(0)
  // A folder of the same name does not hide a recipe.
  fs.mkdirSync(path.join(at.repo.path, 'b/colour'))
  expect((await at.sous(['preview', 'colour'], { folder: 'b' })).code).toBe(0)
})

it('obeys the configuration at the top', async () => {
  await using at = await recipeHome()
  at.repo.write({ '.github/sous.yml': 'limits: { files: 1 }\n' })
  const { code, out } = await at.sous(['preview', 'colour', '--json'], { folder: 'b' })
  expect([code, JSON.parse(out)]).toMatchObject([1, { reason_code: 'limit_exceeded' }])
})

it('stays in a folder that is named, or that has recipes of its own', async () => {
  await using at = await recipeHome()
  const named = await at.sous(['preview', 'colour', '--root', '.'], { folder: 'b' })
  expect([named.code, named.err]).toEqual([3, expect.stringContaining("Recipe 'colour' does not exist")])
  at.repo.write({ 'b/recipes/own.yml': COLOUR })
  const own = await at.sous(['run', 'own', '--yes'], { folder: 'b' })
  expect(own.code).toBe(0)
  expect([at.repo.read('a.txt'), at.repo.read('b/c.txt')]).toEqual(['one colour\n', 'two colors\n'])
  const again = await at.sous(['run', 'colour', '--root', '..', '--json'], { folder: 'b' })
  expect(JSON.parse(again.out).next[0].command).toContain('--root ..')
})

it('says that the folder of a plan has to be named, as the list of plans does, and touches no file of that name elsewhere', async () => {
  await using at = await recipeHome({}, { 'my b/c.txt': 'two  \n', 'c.txt': 'two\n' })
  const digest = digestIn((await at.sous(['preview', 'sous:trailing-whitespace', '--root', '.'], { folder: 'my b' })).out)
  const message = "The plan is for the directory 'my b' of the repository, but this is '.'"
  for (const command of ['apply', 'undo']) {
    const { code, err } = await at.sous([command, digest, '--yes'], { folder: 'my b' })
    expect([code, err]).toEqual([1, expect.stringContaining(message)])
    expect(err).toContain("Name that directory with --root, as 'sous plans' shows it.")
  }
  const named = `${digest} --root '${at.repo.path}/my b'`
  for (const folder of ['.', 'my b']) expect((await at.sous(['plans'], { folder })).out).toContain(`  ${named}\n`)
  const there = await at.sous(['plans', '--root', '.'], { folder: 'my b' })
  expect(there.out).toContain(`  ${digest} --root .\n`)
  expect((await at.sous(['apply', digest, '--root', `${at.repo.path}/my b`])).code).toBe(0)
  expect((await at.sous(['plans', digest, '--root', '.'], { folder: 'my b' })).out).toContain(`sous undo ${digest.slice(0, 16)} --root .`)
  expect((await at.sous(['undo', digest, '--yes', '--root', '.'], { folder: 'my b' })).code).toBe(0)
  expect([at.repo.read('my b/c.txt'), at.repo.read('c.txt')]).toEqual(['two  \n', 'two\n'])
})

it('is the folder itself outside of a repository', async () => {
  await using folder = await tempFolder({ 'a/b.txt': 'x' })
  expect(homeFolder(path.join(folder.path, 'a'))).toBe(path.join(folder.path, 'a'))
  expect(homeFolder(path.join(folder.path, 'gone'))).toBe(path.join(folder.path, 'gone'))
  await using repo = await tempRepo({ 'a/b.txt': 'x' })
  expect(homeFolder(repo.path)).toBe(repo.path)
})
