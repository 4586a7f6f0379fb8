import type { ToolError } from '../../base/errors/tool-errors.ts'
import { type Result, success } from '../../base/result.ts'
import { editRecipe, type RecipeEdit } from '../../recipe/editing/edit-recipe.ts'
import { checkDraft, type DraftReading } from './check-draft.ts'
import type { Draft, StudioFolder } from './open-draft.ts'

/** A draft after edits from a form, with its new reading. */
export interface EditedDraft {
  readonly text: string
  readonly reading: DraftReading
}

export async function editDraft(folder: StudioFolder, draft: Draft, edits: readonly RecipeEdit[]): Promise<Result<EditedDraft, ToolError>> {
  const text = await editRecipe(draft.text, edits)
  if (!text.ok) return text
  const reading = await checkDraft(folder, { ...draft, text: text.value })
  return reading.ok ? success({ text: text.value, reading: reading.value }) : reading
}
