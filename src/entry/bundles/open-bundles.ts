import * as path from 'node:path'
import type { ProvidedBundle } from '../../bundles/bundle.ts'
import { BundleStore } from '../../bundles/bundle-store.ts'
import type { ToolUsage } from '../../bundles/tool-usage.ts'
import { type Result, success } from '../../model/result.ts'
import type { ToolError } from '../../model/tool-error.ts'
import { elapsedMs, realClock } from '../../system/clock.ts'
import { realRecordDisk } from '../../system/real-record-disk.ts'
import { realStoreLock } from '../../system/real-store-lock.ts'
import { builtInBundle } from '../../tools/built-in-bundle.ts'
import { recipeBundle } from '../../tools/recipe-bundle.ts'
import { TOOL_NAMES } from '../../tools/registry.ts'
import type { Invocation } from '../console.ts'
import { homeFolder } from '../home-folder.ts'
import { type OpenFolder, openFolder } from '../open-folder.ts'
import { openRecipes } from '../open-recipes.ts'
import { openUsage } from './open-usage.ts'

export interface OpenBundles {
  readonly store: BundleStore
  readonly usage: ToolUsage
  readonly opened: OpenFolder
  /** Absolute path of the folder. */
  readonly root: string
}

/** Recipes take long to read, and change seldom. */
const RECIPES_MS = 1_000

/** The bundles of a folder; without one, of that which recipes would be found in. The lock lies in its git directory, so that everybody who works there meets at it. */
export async function openBundles(invocation: Invocation, folder: string | undefined): Promise<Result<OpenBundles, ToolError>> {
  const opened = await openFolder(invocation, folder ?? homeFolder(invocation.folder))
  if (!opened.ok) return opened
  const { tree } = opened.value
  const root = tree.folder
  const lockFolder = tree.repository === undefined ? path.join(root, '.github/sous') : path.join(tree.repository.gitDirectory, 'sous')
  const store = new BundleStore({
    disk: realRecordDisk(root),
    lock: realStoreLock(path.join(lockFolder, 'bundles.lock')),
    clock: realClock,
    provided: providedBundles(invocation, root),
    functions: new Set(TOOL_NAMES),
  })
  return success({ store, usage: openUsage(invocation.env, root), opened: opened.value, root })
}

/** The same object as long as nothing changed, so that nobody has to compare. */
function providedBundles(invocation: Invocation, root: string): () => Promise<readonly ProvidedBundle[]> {
  let builtIn: ProvidedBundle | undefined
  let known: { readonly text: string; readonly bundles: readonly ProvidedBundle[]; readonly at: number } | undefined
  return async () => {
    if (known !== undefined && elapsedMs() - known.at < RECIPES_MS) return known.bundles
    builtIn ??= await builtInBundle()
    const recipes = await openRecipes(invocation, root)
    const read = recipes.ok ? await recipes.value.read([...recipes.value.all, ...recipes.value.shipped]) : []
    const bundles = [builtIn, recipeBundle(read.flatMap(({ name, recipe }) => (recipe === undefined ? [] : [{ name, recipe }])))]
    const text = JSON.stringify(bundles)
    known = { text, bundles: known?.text === text ? known.bundles : bundles, at: elapsedMs() }
    return known.bundles
  }
}
