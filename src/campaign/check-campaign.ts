import type { Diagnostic, Recipe } from '../base/recipe.ts'
import { didYouMean } from '../base/text/wording.ts'
import { resolveInputs } from '../recipe/input-values.ts'
import type { Campaign } from './campaign.ts'
import type { CampaignPlaces } from './read-campaign.ts'

/** Finds inputs that do not fit the recipe, each at its place in the campaign's own file. */
export function checkCampaignInputs(
  { inputs }: Pick<Campaign, 'inputs'>,
  places: CampaignPlaces,
  recipe: Pick<Recipe, 'inputs' | 'source'>,
): readonly Diagnostic[] {
  const resolved = resolveInputs(recipe, inputs, (name) => places.inputs.get(name) ?? places.recipe)
  return resolved.ok ? [] : resolved.error
}

/** The recipe that a campaign names does not exist. */
export function unknownRecipeOfCampaign(
  { recipe }: Pick<Campaign, 'recipe'>,
  places: CampaignPlaces,
  names: readonly string[],
): Diagnostic {
  const near = didYouMean(recipe, names)
  const suggestion = near === undefined ? "'sous list --all' lists the recipes." : `Did you mean '${near}'?`
  return { severity: 'error', code: 'unknown_recipe', message: `Recipe '${recipe}' does not exist`, suggestion, at: places.recipe }
}
