import { expect, it } from 'vitest'
import { unpreparedText } from '../../src/action/unprepared-text.ts'
import { resolveInputs } from '../../src/recipe/input-values.ts'
import { recipeOf } from '../support/planning.ts'

it('says behind each mistake in the inputs what to do about it', () => {
  const text = 'name: Bump\ninputs: { version: { type: number, required: true } }\nsteps: [{ tool: list_directory, with: { path: . } }]\n'
  const inputs = resolveInputs(recipeOf(text, 'recipes/bump.yml'), ['vresion=24'])
  const diagnostics = inputs.ok ? [] : inputs.error
  expect(unpreparedText({ kind: 'invalid_inputs', recipe: 'bump', diagnostics })).toEqual({
    message: "The inputs do not fit recipe 'bump'. Input 'vresion' does not exist. Did you mean 'version'? Input 'version' is required",
    suggestion: 'Add version=VALUE.',
  })
})
