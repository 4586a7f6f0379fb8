import type { Recipe } from '../../model/recipe.ts'
import type { ToolFacts } from '../../model/tool-facts.ts'

export interface Annotations {
  readonly title: string
  readonly readOnlyHint: boolean
  readonly destructiveHint: boolean
  readonly idempotentHint: boolean
  readonly openWorldHint: boolean
}

/** Tools that change something, of which a second call with the same arguments changes nothing more. */
const IDEMPOTENT: ReadonlySet<string> = new Set(['create_file', 'update_file', 'create_directory', 'delete_file', 'fetch_webpage'])

/** What a client may tell its user of a tool before it is called. */
export function annotationsOf({ name, effect, permissions }: ToolFacts): Annotations {
  return {
    title: titleOf(name),
    readOnlyHint: effect === 'read',
    destructiveHint: permissions.some((permission) => ['WriteFiles', 'DeleteFiles', 'RunCommands'].includes(permission)),
    idempotentHint: effect === 'read' || IDEMPOTENT.has(name),
    openWorldHint: permissions.some((permission) => ['RunCommands', 'Network'].includes(permission)),
  }
}

export function recipeAnnotations({ name, permissions }: Recipe): Annotations {
  const isOpen = permissions.run.length > 0 || permissions.fetch.length > 0
  const isReading = permissions.write.length === 0 && !isOpen
  return { title: name, readOnlyHint: isReading, destructiveHint: !isReading, idempotentHint: isReading, openWorldHint: isOpen }
}

function titleOf(name: string): string {
  const words = name.replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
