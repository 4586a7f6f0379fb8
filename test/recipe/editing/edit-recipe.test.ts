import { expect, it } from 'vitest'
import { editRecipe, type RecipeEdit } from '../../../src/recipe/editing/edit-recipe.ts'

async function edited(text: string, ...edits: RecipeEdit[]): Promise<string> {
  const result = await editRecipe(text, edits)
  if (!result.ok) throw new Error(`${result.error.code}: ${result.error.message}`)
  return result.value
}

const RECIPE = `# Ours
name: "Bump"   # shown in lists

steps:
  # All of them
  - tool: grep   # first
    with: { pattern: 'a' }

  # About the second
  # in two lines
  - id: two
    tool: replace_in_file
    with:
      find: 'x'  # why
      replace: |
        y
        z

  - tool: glob
    with: {pattern: b}
`

it('sets a value and keeps every other byte', async () => {
  expect(await edited(RECIPE, { set: ['steps', 1, 'with', 'find'], value: "it's" })).toBe(RECIPE.replace("'x'", "'it''s'"))
  expect(await edited(RECIPE, { set: ['name'], value: 'Bump it' })).toBe(RECIPE.replace('"Bump"', '"Bump it"'))
})

it('adds what is missing, with the maps around it', async () => {
  expect(await edited(RECIPE, { set: ['permissions', 'write'], value: ['**/*.md'] })).toBe(
    `${RECIPE}permissions:\n  write:\n    - '**/*.md'\n`,
  )
  expect(await edited('name: x\nsteps:\n  - tool: grep\n    with:\n', { set: ['steps', 0, 'with', 'pattern'], value: 'a' })).toBe(
    'name: x\nsteps:\n  - tool: grep\n    with:\n      pattern: a\n',
  )
})

it('removes and renames', async () => {
  expect(await edited(RECIPE, { remove: ['steps', 1, 'with', 'find'] })).toBe(
    RECIPE.replace("      find: 'x'  # why\n", '').replace('with:\n      replace', 'with:\n      replace'),
  )
  expect(await edited('inputs:\n  a: {} # one\nname: x\n', { rename: ['inputs', 'a'], to: 'b' })).toBe('inputs:\n  b: {} # one\nname: x\n')
})

it('moves a step with the comments above it, and leaves the blank lines where they are', async () => {
  const moved = await edited(RECIPE, { move: ['steps', 1], to: 2 })
  expect(moved).toBe(`# Ours
name: "Bump"   # shown in lists

steps:
  # All of them
  - tool: grep   # first
    with: { pattern: 'a' }

  - tool: glob
    with: {pattern: b}

  # About the second
  # in two lines
  - id: two
    tool: replace_in_file
    with:
      find: 'x'  # why
      replace: |
        y
        z
`)
  expect(await edited(moved, { move: ['steps', 2], to: 1 })).toBe(RECIPE)
})

it('duplicates a step behind it, with an id of its own', async () => {
  const copied = await edited(RECIPE, { duplicate: ['steps', 1] })
  expect(copied.match(/id: .*/g)).toEqual(['id: two', 'id: two-2'])
  expect(copied).toContain('z\n\n  # About the second\n  # in two lines\n  - id: two-2\n')
  expect(copied.startsWith(RECIPE.slice(0, RECIPE.indexOf('\n\n  - tool: glob')))).toBe(true)
})

it('inserts a step first, between and last', async () => {
  const value = { tool: 'glob', with: { pattern: '*' } }
  const step = "  - tool: glob\n    with:\n      pattern: '*'\n"
  expect(await edited(RECIPE, { insert: ['steps'], index: 0, value })).toBe(RECIPE.replace('  - tool: grep', `${step}\n  - tool: grep`))
  expect(await edited(RECIPE, { insert: ['steps'], index: 1, value })).toBe(RECIPE.replace("'a' }\n", `'a' }\n\n${step}`))
  expect(await edited(RECIPE, { insert: ['steps'], index: 3, value })).toBe(`${RECIPE}\n${step}`)
  expect(await edited('name: x\nsteps: []\n', { insert: ['steps'], index: 0, value })).toBe(`name: x\nsteps:\n${step}`)
  expect(await edited('name: x', { insert: ['steps'], index: 0, value })).toBe(`name: x\nsteps:\n${step.trimEnd()}`)
})

it('keeps a byte-order mark, CRLF and a missing newline at the end', async () => {
  const crlf = `\ufeff${RECIPE.trimEnd().replaceAll('\n', '\r\n')}`
  const both = [
    { move: ['steps', 2], to: 0 },
    { set: ['steps', 0, 'with', 'pattern'], value: 'c' },
  ] as const
  expect(await edited(crlf, ...both)).toBe(`\ufeff${(await edited(RECIPE, ...both)).trimEnd().replaceAll('\n', '\r\n')}`)
})

it('refuses what it cannot do without touching something else', async () => {
  const refused = async (text: string, edit: RecipeEdit) => {
    const result = await editRecipe(text, [edit])
    return result.ok ? result.value : result.error.code
  }
  expect(await refused('name: [', { set: ['name'], value: 'x' })).toBe('invalid_document')
  expect(await refused('name: x', { duplicate: ['steps', 0] })).toBe('edit_conflict')
  expect(await refused('name: x', { remove: ['steps', 0] })).toBe('name: x')
  expect(await refused('steps: &a [1, 2]\nverify: *a\n', { set: ['verify', 0], value: 3 })).toBe('edit_conflict')
  expect(await refused('steps: { a: 1 }\n', { move: ['steps', 'a'], to: 1 })).toBe('edit_conflict')
  expect(await refused('steps: [1, 2]\n', { move: ['steps', 0], to: 1 })).toBe('edit_conflict')
})
