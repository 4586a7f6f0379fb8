import * as path from 'node:path'
import type { SousConfig } from '../model/config.ts'
import { parseRepoDirectory } from '../model/path.ts'
import type { ProtectedPlaces } from '../model/protected-paths.ts'
import type { OpenFolder } from './open-folder.ts'

/** What a person is to look at twice in a folder, beside what always is. Reads the configuration if it is not known yet. */
export async function protectedPlaces({ tree }: OpenFolder, known?: SousConfig): Promise<ProtectedPlaces> {
  const [{ readConfigFile }, { matchProtected }] = await Promise.all([import('./read-config.ts'), import('../engine/protected-globs.ts')])
  const { repository, folder } = tree
  const relative = repository === undefined ? '' : path.relative(repository.workTree, folder).split(path.sep).join('/')
  const directory = parseRepoDirectory(relative || '.')
  // One that is not valid protects nothing, and is told of by whatever reads it for more than a mark.
  const config = known ?? (await readConfigFile(tree, new Date()))?.config
  return { ...(directory.ok && { directory: directory.value }), ...(config && { matches: matchProtected(config.protectedPaths) }) }
}
