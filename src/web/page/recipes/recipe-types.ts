import type * as z from 'zod/mini'
import type { preview } from '../../../rest/plan-schemas.ts'
import type { outlineStep, reading, recipeDocument, recipesAnswer } from '../../../rest/recipe-schemas.ts'
import type { FieldSchema, FormPath } from '../ui/schema-form.tsx'

export type DraftAnswer = z.output<ReturnType<typeof reading>>
export type Outline = NonNullable<DraftAnswer['outline']>
export type DraftMistake = DraftAnswer['diagnostics'][number]
type StepOutline = z.output<ReturnType<typeof outlineStep>>
/** A step of a group cannot contain steps. The schema is looser than that. */
export type AnyStep = Omit<StepOutline, 'steps'>
export type Input = Outline['inputs'][number]
export type OpenedRecipe = z.output<ReturnType<typeof recipeDocument>>
export type RecipeListing = z.output<ReturnType<typeof recipesAnswer>>
export type RecipeCard = RecipeListing['recipes'][number]
export type Preview = z.output<ReturnType<typeof preview>>
export type PreviewStep = Preview['steps'][number]

export type FormEdit =
  | { readonly set: FormPath; readonly value: unknown }
  | { readonly remove: FormPath }
  | { readonly rename: FormPath; readonly to: string }
  | { readonly insert: FormPath; readonly index: number; readonly value: unknown }
  | { readonly move: FormPath; readonly to: number }
  | { readonly duplicate: FormPath }

/** A tool as steps call it. */
export interface StepTool {
  readonly name: string
  readonly summary: string
  readonly when: string
  readonly effect: string
  readonly tags: readonly string[]
  readonly schema: FieldSchema
  readonly examples: readonly { readonly description: string; readonly args: Readonly<Record<string, unknown>> }[]
}

export function isSamePath(a: FormPath, b: FormPath): boolean {
  return a.length === b.length && a.every((part, index) => part === b[index])
}

export function startsWith(path: FormPath, start: FormPath): boolean {
  return path.length >= start.length && start.every((part, index) => part === path[index])
}
