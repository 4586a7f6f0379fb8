import * as path from 'node:path'
import { sha256 } from '../base/digest.ts'
import { type ToolError, toolError } from '../base/errors/tool-errors.ts'
import { failure, type Result, success } from '../base/result.ts'
import type { ProvidedBundle } from '../bundles/bundle.ts'
import { BundleStore } from '../bundles/bundle-store.ts'
import { FileUsage, type ToolUsage } from '../bundles/tool-usage.ts'
import { elapsedMs, realClock } from '../system/clock.ts'
import { realProcessLock } from '../system/disk/process-lock.ts'
import { realRecordDisk } from '../system/disk/record-disk.ts'
import { builtInBundle, recipeBundle } from '../tools/provided-bundles.ts'
import { SwitchedOff, TOOL_NAMES } from '../tools/registry.ts'
import { openRecipes } from './load-recipes.ts'
import { type OpenFolder, openFolder, type Surroundings } from './open-folder.ts'
import { homeFolder } from './recipe-files.ts'
import { stateFolder } from './user-files.ts'

export interface OpenBundles {
  readonly store: BundleStore
  readonly usage: ToolUsage
  readonly opened: OpenFolder
  /** Absolute path of the folder. */
  readonly root: string
}

/** Recipes take long to read, and change rarely. */
const RECIPES_MS = 1_000

/**
 * The bundles of a folder; without one, of the folder that recipes would be found in. The lock is in its git directory, so that
 * every process there shares it.
 */
export async function openBundles(surroundings: Surroundings, folder: string | undefined): Promise<Result<OpenBundles, ToolError>> {
  const opened = await openFolder(surroundings, folder ?? homeFolder(surroundings.folder))
  if (!opened.ok) return opened
  const { tree } = opened.value
  const root = tree.folder
  const lockFolder = tree.repository === undefined ? path.join(root, '.github/sous') : path.join(tree.repository.gitDirectory, 'sous')
  const store = new BundleStore({
    disk: realRecordDisk(root),
    lock: realProcessLock(path.join(lockFolder, 'bundles.lock')),
    clock: realClock,
    provided: providedBundles(surroundings, root),
    functions: new Set(TOOL_NAMES),
  })
  return success({ store, usage: openUsage(surroundings.env, root), opened: opened.value, root })
}

/** The same object as long as nothing changed, so that callers need not compare. */
function providedBundles(surroundings: Surroundings, root: string): () => Promise<readonly ProvidedBundle[]> {
  let builtIn: ProvidedBundle | undefined
  let known: { readonly text: string; readonly bundles: readonly ProvidedBundle[]; readonly at: number } | undefined
  return async () => {
    if (known !== undefined && elapsedMs() - known.at < RECIPES_MS) return known.bundles
    builtIn ??= await builtInBundle()
    const recipes = await openRecipes(surroundings, root, { isOffline: true })
    const read = recipes.ok ? await recipes.value.read([...recipes.value.all, ...recipes.value.shipped]) : []
    const bundles = [builtIn, recipeBundle(read.flatMap(({ name, recipe }) => (recipe === undefined ? [] : [{ name, recipe }])))]
    const text = JSON.stringify(bundles)
    known = { text, bundles: known?.text === text ? known.bundles : bundles, at: elapsedMs() }
    return known.bundles
  }
}

/** How often the bundle tools of a folder were called, saved in the user's own state. */
export function openUsage(env: Surroundings['env'], root: string): ToolUsage {
  const folder = path.join(stateFolder(env), 'bundles', sha256(Buffer.from(root)).slice(0, 16))
  return new FileUsage({ disk: realRecordDisk(folder), lock: realProcessLock(path.join(folder, 'usage.lock')), clock: realClock })
}

/** What is switched off in a folder right now. */
export function switchedOffIn(folder: string): SwitchedOff {
  const disk = realRecordDisk(folder)
  return new SwitchedOff(async (path) => {
    const text = disk.read(path)
    return text.ok ? text : failure(ERRORS.unreadable(path, text.error.message))
  })
}

const ERRORS = {
  unreadable: (path: string, why: string) => toolError('io_error', `${path} cannot be read: ${why}`, 'Check its permissions.'),
}
