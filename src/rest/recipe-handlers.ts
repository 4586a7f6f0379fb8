import { checkDraft } from '../app/studio/check-draft.ts'
import { editDraft } from '../app/studio/edit-draft.ts'
import { completeDraft, hoverDraft } from '../app/studio/help-draft.ts'
import { listRecipes, openRecipe, saveRecipe } from '../app/studio/recipe-documents.ts'
import type { RecipeEdit } from '../recipe/editing/edit-recipe.ts'
import { joined, readBody, readQuery } from './read-request.ts'
import type { RECIPE_ROUTES } from './recipe-routes.ts'
import {
  changedAnswer,
  checkBody,
  completeAnswer,
  editAnswer,
  editBody,
  fileQuery,
  hoverAnswer,
  offsetBody,
  reading,
  recipeDocument,
  recipesAnswer,
  saveBody,
} from './recipe-schemas.ts'
import { answer, answerWith, refuse, restRefusal } from './rest-answers.ts'
import type { Handlers, RestHost } from './rest-host.ts'

/** Recipes and drafts of recipes. */
export function recipeHandlers({ studio }: RestHost): Handlers<typeof RECIPE_ROUTES> {
  return {
    async listRecipes(context) {
      return answer(context, recipesAnswer, await listRecipes(studio))
    },

    async openRecipe(context) {
      const query = readQuery(context.req.url, fileQuery())
      return query.ok ? answer(context, recipeDocument, await openRecipe(studio, query.value.path)) : refuse(context, query.error)
    },

    async saveRecipe(context) {
      const query = readQuery(context.req.url, fileQuery())
      const body = await readBody(context, saveBody())
      if (!query.ok || !body.ok) return refuse(context, joined(query, body))
      const saved = await saveRecipe(studio, { ...query.value, ...body.value })
      if (!saved.ok) return refuse(context, saved.error)
      if (saved.value.kind === 'saved') return answerWith(context, recipeDocument, saved.value.document, saved.value.isNew ? 201 : 200)
      return answerWith(context, changedAnswer, { ...restRefusal(saved.value.error), document: saved.value.document }, 409)
    },

    async checkRecipe(context) {
      const body = await readBody(context, checkBody())
      return body.ok ? answer(context, reading, await checkDraft(studio, body.value)) : refuse(context, body.error)
    },

    async editRecipe(context) {
      const body = await readBody(context, editBody())
      if (!body.ok) return refuse(context, body.error)
      // Their values came as JSON.
      const { edits, ...draft } = body.value
      return answer(context, editAnswer, await editDraft(studio, draft, edits as readonly RecipeEdit[]))
    },

    async completeRecipe(context) {
      const body = await readBody(context, offsetBody())
      return body.ok ? answer(context, completeAnswer, await completeDraft(studio, body.value)) : refuse(context, body.error)
    },

    async hoverRecipe(context) {
      const body = await readBody(context, offsetBody())
      return body.ok ? answerWith(context, hoverAnswer, await hoverDraft(body.value)) : refuse(context, body.error)
    },
  }
}
