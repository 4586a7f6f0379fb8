import { expect, it } from 'vitest'
import { saveRecipe } from '../../../src/app/studio/recipe-documents.ts'
import { sha256 } from '../../../src/base/digest.ts'
import { tempFolder } from '../../support/temp-folder.ts'

it('saves one of two texts that are saved over the same file at once, and shows it to the other', async () => {
  const path = '.github/recipes/a.yml'
  const before = 'name: A\n'
  await using folder = await tempFolder({ [path]: before })
  const surroundings = {
    env: { PATH: process.env['PATH'] },
    folder: folder.path,
    program: { folder: import.meta.dirname, extension: '.ts' },
    notice: () => undefined,
    signal: new AbortController().signal,
  }
  const save = (text: string) => saveRecipe({ surroundings, root: folder.path }, { path, text, expected: sha256(Buffer.from(before)) })
  const saved = await Promise.all(['name: B\n', 'name: C\n'].map(save))
  const kinds = saved.map((each) => (each.ok ? each.value.kind : each.error.code))
  expect(kinds.toSorted()).toEqual(['changed', 'saved'])
  expect(folder.read(path)).toBe(kinds[0] === 'saved' ? 'name: B\n' : 'name: C\n')
})
