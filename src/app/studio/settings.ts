import type { ToolError } from '../../base/errors/tool-errors.ts'
import { type Result, success } from '../../base/result.ts'
import { VERSION } from '../../base/version.ts'
import { referenceOf } from '../../bundles/bundle.ts'
import type { BundleStore } from '../../bundles/bundle-store.ts'
import { referenceText } from '../../bundles/labels.ts'
import { isOn } from '../../bundles/list-bundles.ts'
import type { Usage } from '../../bundles/tool-usage.ts'
import { readBase } from '../../plan/seal.ts'
import { printableLine } from '../../report/printable.ts'
import { readConfigFile } from '../load-config.ts'
import { openFolder } from '../open-folder.ts'
import type { StudioFolder } from './open-draft.ts'
import { listRecipes } from './recipe-documents.ts'
import { listPlans } from './saved-plans.ts'

/** What a page shows around everything else. */
export interface StudioSettings {
  readonly version: string
  readonly folder: string
  readonly isRepository: boolean
  readonly branch?: string
  readonly language?: string
}

export async function readSettings({ surroundings, root }: StudioFolder): Promise<Result<StudioSettings, ToolError>> {
  const opened = await openFolder(surroundings, root)
  if (!opened.ok) return opened
  const { tree, git } = opened.value
  const [base, file] = await Promise.all([readBase(git, tree.repository, tree.folder), readConfigFile(tree, new Date())])
  const branch = base.ok ? base.value.ref?.replace(/^refs\/heads\//, '') : undefined
  return success({
    version: VERSION,
    folder: root,
    isRepository: tree.repository !== undefined,
    ...(branch !== undefined && { branch }),
    ...(file?.config !== undefined && /^language:/m.test(file.text) && { language: file.config.language }),
  })
}

/** Something that a palette finds. */
export interface PaletteItem {
  readonly kind: 'recipe' | 'tool' | 'plan'
  /** A path of a recipe, the name of a tool as steps write it, or the digest of a plan. */
  readonly id: string
  readonly title: string
  readonly detail: string
  /** Other words to find it by. */
  readonly keywords: readonly string[]
  readonly usedAt?: string
}

export interface PaletteSources {
  readonly store: BundleStore
  usageOf(toolID: string): Usage | undefined
}

/** Everything that can be opened: the page ranks it while someone types, together with its own commands. */
export async function listPalette(
  folder: StudioFolder,
  { store, usageOf }: PaletteSources,
): Promise<Result<{ readonly items: readonly PaletteItem[] }, ToolError>> {
  const [recipes, plans, views] = await Promise.all([listRecipes(folder), listPlans(folder), store.views()])
  if (!recipes.ok) return recipes
  const tools = views.tools.filter((tool) => tool.recipe === undefined && isOn(tool, views))
  return success({
    items: [
      ...recipes.value.recipes.map(
        (recipe): PaletteItem => ({
          kind: 'recipe',
          id: recipe.path,
          title: printableLine(recipe.title === '' ? recipe.name : recipe.title),
          detail: firstLine(recipe.description),
          keywords: [recipe.name],
        }),
      ),
      ...tools.map((tool): PaletteItem => {
        const usedAt = usageOf(tool.id)?.lastCalledAt
        return {
          kind: 'tool',
          id: tool.isBuiltIn ? (tool.local?.function ?? tool.slug) : referenceText(referenceOf(tool)),
          title: printableLine(tool.displayName),
          detail: firstLine(tool.description),
          keywords: [tool.slug, tool.slug.replaceAll('-', '_'), tool.bundleSlug, ...tool.tags],
          ...(usedAt !== undefined && { usedAt }),
        }
      }),
      ...(plans.ok ? plans.value.plans : []).map(
        (plan): PaletteItem => ({
          kind: 'plan',
          id: plan.digest,
          title: plan.title,
          detail: plan.state,
          keywords: [plan.digest.slice(0, 12), plan.recipe],
          usedAt: plan.savedAt,
        }),
      ),
    ],
  })
}

function firstLine(text: string): string {
  return printableLine(text.split('\n', 1)[0] ?? '')
}
