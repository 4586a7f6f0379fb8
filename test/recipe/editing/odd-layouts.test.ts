import * as fs from 'node:fs'
import * as path from 'node:path'
import { expect, it } from 'vitest'
import { editRecipe, type RecipeEdit } from '../../../src/recipe/editing/edit-recipe.ts'
import { RecipeText } from '../../../src/recipe/editing/outline.ts'

const folder = path.resolve(import.meta.dirname, '../../../recipes')
const SHIPPED = fs.readdirSync(folder).filter((name) => name.endsWith('.yml'))

/** Layouts that people write and that mean the same. */
const LAYOUTS: Readonly<Record<string, (text: string) => string>> = {
  plain: (text) => text,
  crlf: (text) => `\ufeff${text.replaceAll('\n', '\r\n')}`,
  remarks: (text) =>
    text.replaceAll(/^(name|inputs|steps|permissions)(:.*)$/gm, (line, _key, rest: string) =>
      /[|>]$/.test(rest) ? line : `# about it\n${line}  # ${'odd   remark'}`,
    ),
  blank: (text) => `\n\n# first\n\n${text.replaceAll(/^( {2}- )/gm, '\n  # a step\n$1')}\n\n# the end`,
}

it('a change of one value by a form keeps every other byte, in over 100 recipes with odd comments and layouts', async () => {
  let recipes = 0
  let edits = 0
  for (const name of SHIPPED)
    for (const [layout, lay] of Object.entries(LAYOUTS)) {
      const text = lay(fs.readFileSync(path.join(folder, name), 'utf8'))
      const { outline } = new RecipeText(text)
      expect(outline, `${name} ${layout}`).toBeDefined()
      recipes++
      for (const step of (outline?.steps ?? []).slice(0, 3)) {
        const [key] = Object.entries(step.with).find(([, value]) => typeof value === 'string' && !value.includes('\n')) ?? []
        if (key === undefined) continue
        const at = [...step.path, 'with', key]
        const edited = await change(text, { set: at, value: 'zzz-new-zzz' })
        // What is before and behind the value is the same to the byte.
        const [start, end] = commonEnds(text, edited)
        const before = text.slice(start, text.length - end)
        expect(edited.slice(start, edited.length - end), `${name} ${layout} ${at}`).toContain('new')
        expect(before, `${name} ${layout} ${at}`).not.toMatch(/\n/)
        // And back again.
        const value = String(step.with[key])
        const back = await change(edited, { set: at, value })
        expect(new RecipeText(back).outline?.steps[Number(step.path[1])]?.with[key]).toBe(value)
        edits++
      }
    }
  expect(recipes).toBeGreaterThanOrEqual(100)
  expect(edits).toBeGreaterThan(150)
})

it('a step that is moved away and back leaves the recipe as it was, wherever its lines can be moved', async () => {
  let moved = 0
  for (const name of SHIPPED)
    for (const [layout, lay] of Object.entries(LAYOUTS)) {
      const text = lay(fs.readFileSync(path.join(folder, name), 'utf8'))
      const count = new RecipeText(text).outline?.steps.length ?? 0
      if (count < 3) continue
      // Not the first, whose comments may be about the whole list.
      const away = await change(text, { move: ['steps', 1], to: count - 1 })
      expect(away.length).toBe(text.length)
      expect(await change(away, { move: ['steps', count - 1], to: 1 }), `${name} ${layout}`).toBe(text)
      moved++
    }
  expect(moved).toBeGreaterThan(30)
})

async function change(text: string, edit: RecipeEdit): Promise<string> {
  const edited = await editRecipe(text, [edit])
  if (!edited.ok) throw new Error(`${edited.error.message}\n${text}`)
  return edited.value
}

function commonEnds(a: string, b: string): readonly [start: number, end: number] {
  const most = Math.min(a.length, b.length)
  let start = 0
  while (start < most && a[start] === b[start]) start++
  let end = 0
  while (end < most - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end++
  return [start, end]
}
