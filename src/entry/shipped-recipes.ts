import * as fs from 'node:fs'
import * as path from 'node:path'
import type { Invocation } from './console.ts'
import type { RecipeFile } from './recipe-files.ts'

/** Before the name of a recipe that comes with Sous. No file of a repository can have such a name. */
export const SHIPPED_PREFIX = 'sous:'

/**
 * The recipes that come with Sous. A bundle has them beside it and looks nowhere else: a repository that it happens to lie
 * in must not put others in their place.
 */
export function findShipped({ folder, extension }: Invocation['program']): readonly RecipeFile[] {
  const isSource = extension === '.ts'
  const directory = isSource ? path.resolve(folder, '../../recipes') : path.join(folder, 'recipes')
  return namesIn(directory).map((name) => {
    const callName = `${SHIPPED_PREFIX}${path.basename(name, '.yml')}`
    return { name: callName, path: callName, origin: { kind: 'shipped', file: path.join(directory, name) } }
  })
}

function namesIn(directory: string): readonly string[] {
  try {
    return fs
      .readdirSync(directory)
      .filter((name) => name.endsWith('.yml'))
      .toSorted()
  } catch {
    // A bundle that was copied without them has none.
    return []
  }
}
