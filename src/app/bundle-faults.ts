import * as fs from 'node:fs'
import * as path from 'node:path'
import { SWITCHES_FILE } from '../base/config.ts'
import type { StoreFault } from '../bundles/bundle-errors.ts'
import { BUNDLES_FOLDER } from '../bundles/file-places.ts'
import type { Surroundings } from './open-folder.ts'

/** Everything that is wrong with the files of bundles; checked only if there are any. */
export async function findBundleFaults(surroundings: Surroundings, root: string): Promise<readonly StoreFault[]> {
  if ([BUNDLES_FOLDER, SWITCHES_FILE].every((place) => !fs.existsSync(path.join(root, place)))) return []
  const [{ openBundles }, { findToolProblems }, { toolFile }, { faultAt }] = await Promise.all([
    import('./open-bundles.ts'),
    import('../bundles/check-tool.ts'),
    import('../bundles/file-places.ts'),
    import('../bundles/read-record.ts'),
  ])
  const bundles = await openBundles(surroundings, root)
  if (!bundles.ok) return [{ path: BUNDLES_FOLDER, line: 1, column: 1, message: bundles.error.message }]
  const { tools, faults } = await bundles.value.store.views()
  const found: StoreFault[] = [...faults]
  for (const tool of tools) {
    if (tool.isBuiltIn || tool.type === 'recipe') continue
    const file = toolFile(tool.bundleSlug, tool.slug, tool.version)
    const problems = await findToolProblems({ ...tool, type: tool.type })
    if (problems.length === 0) continue
    const text = fs.readFileSync(path.join(root, file), 'utf8')
    for (const problem of problems) found.push(faultAt(problem, text, file))
  }
  return found
}
