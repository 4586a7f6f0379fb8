// biome-ignore-all lint/suspicious/noTemplateCurlyInString: this is how expressions are written
import { describe, expect, it } from 'vitest'
import { checkRecipeCalls, type RecipeLibrary } from '../../src/recipe/check-recipe-calls.ts'
import { readRecipe } from '../../src/recipe/read-recipe.ts'
import { realCatalogue } from './real-catalogue.ts'

const catalogue = await realCatalogue()

function calling(...calls: readonly string[]): string {
  const steps = calls.map((call) => `  - recipe: ${call}\n`).join('')
  return `name: T\nsteps:\n  - { tool: glob, with: { pattern: x } }\n${steps}`
}

/** Checks the recipe `a` among recipes that go by the names of their files. */
function check(texts: Readonly<Record<string, string>>): readonly string[] {
  const recipes = new Map(Object.entries(texts).map(([name, text]) => [name, readRecipe(text, `${name}.yml`, catalogue).recipe!]))
  const library: RecipeLibrary = { names: [...recipes.keys()], find: (name) => recipes.get(name) }
  return checkRecipeCalls(recipes.get('a')!, library, catalogue).map(
    ({ at, code, message }) => `${at.line}:${at.column} ${code} ${message}`,
  )
}

describe('checkRecipeCalls', () => {
  it('has nothing to say about recipes that call recipes that end', () => {
    expect(check({ a: calling('b', 'c', 'b'), b: calling('c'), c: calling() })).toEqual([])
  })

  it('finds a recipe that is not there', () => {
    expect(check({ a: calling('headrs'), headers: calling() })).toEqual(["4:13 unknown_recipe Recipe 'headrs' does not exist"])
  })

  it.each([
    ['org/recipes/a@v1', 'is not pinned: a branch or tag can move'],
    ['org/recipes/a@0123456', 'is not pinned: a short commit is not unique'],
    ['org/recipes/a', 'is not pinned to a commit'],
    ['org/recipes@main', 'is not a recipe of another repository'],
    [`org/recipes/a.yml@${'a'.repeat(40)}`, 'is not a recipe of another repository'],
    [`org/recipes/../a@${'a'.repeat(40)}`, 'is not a recipe of another repository'],
    ['https://example.com/a.yml', 'is not a recipe of another repository'],
    ['git@github.com:org/recipes.git', 'is not a recipe of another repository'],
  ])('[B3] takes no recipe from elsewhere that is not pinned: %s', (name, why) => {
    expect(check({ a: calling(name), b: calling() })).toEqual([`4:13 unpinned_recipe '${name}' ${why}`])
  })

  it('resolves the plain names in a recipe of another repository at its own commit', () => {
    const commit = 'a'.repeat(40)
    const read = readRecipe(calling('b', 'sous:tidy', `org/more/c@${commit}`), `org/recipes/a@${commit}`, catalogue)
    expect(read.recipe?.steps.flatMap(({ call }) => (call.kind === 'recipe' ? [call.recipe] : []))).toEqual([
      `org/recipes/b@${commit}`,
      'sous:tidy',
      `org/more/c@${commit}`,
    ])
  })

  it('[B3] knows no step that uses what workflows use', () => {
    const read = readRecipe('name: T\nsteps:\n  - uses: org/recipes/a.yml@v1\n', 'a.yml', catalogue)
    expect(read.diagnostics.map(({ code, message }) => [code, message])).toContainEqual(['unknown_key', "A step has no key 'uses'"])
    expect(read.recipe).toBeUndefined()
  })

  it('[B11] finds recipes that call each other', () => {
    expect(check({ a: calling('b'), b: calling('a') })).toEqual([
      '4:13 recipe_cycle The recipes call each other in a cycle: a.yml → b.yml → a.yml',
    ])
    expect(check({ a: calling('a') })).toEqual(['4:13 recipe_cycle The recipes call each other in a cycle: a.yml → a.yml'])
    expect(check({ a: calling('b'), b: calling('c'), c: calling('b') })).toEqual([
      '4:13 recipe_cycle The recipes call each other in a cycle: a.yml → b.yml → c.yml → b.yml',
    ])
  })

  it('[B11] allows five recipes below each other, and not six', () => {
    const chain = { a: calling('b'), b: calling('c'), c: calling('d'), d: calling('e'), e: calling('f'), f: calling() }
    expect(check(chain)).toEqual([])
    expect(check({ ...chain, f: calling('g'), g: calling() })).toEqual([
      '4:13 recipes_too_deep Recipes call recipes more than 5 levels deep: a.yml → b.yml → c.yml → d.yml → e.yml → f.yml → g.yml',
    ])
  })

  it('[B11] ends soon when every recipe calls every other many times', () => {
    const names = ['b', 'c', 'd', 'e', 'f']
    const texts = names.map((name, i) => [name, calling(...Array.from({ length: 100 }, (_, n) => names[i + 1 + (n % (5 - i))] ?? 'end'))])
    expect(check({ a: calling('b'), ...Object.fromEntries(texts), end: calling() }).length).toBe(1)
  })

  it('checks what the recipe is given against its inputs', () => {
    const inner =
      'name: Inner\ninputs:\n  version: { type: number, min: 20, required: true }\n  level: { type: choice, options: [low, high] }\n  note: { required: true }\n'
    const b = `${inner}steps:\n  - { tool: glob, with: { pattern: x } }\n`
    const a =
      "name: T\nsteps:\n  - recipe: b\n    with: { vresion: 20, version: 18, level: [low] }\n  - recipe: b\n    with: { version: '${{ env.V }}', note: x }\n"
    expect(check({ a, b })).toEqual([
      "3:13 missing_input The recipe 'Inner' needs the input 'note'",
      "4:13 unknown_input The recipe 'Inner' has no input 'vresion'",
      "4:35 input_out_of_range Input 'version' cannot be 18",
      "4:46 input_type Input 'level' takes one value, not a list",
    ])
  })
})
