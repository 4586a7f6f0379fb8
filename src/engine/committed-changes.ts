import type { FileChange } from '../model/change.ts'
import { blobId } from '../model/git-object.ts'
import { ROOT_DIRECTORY } from '../model/path.ts'
import type { Plan } from '../model/plan.ts'
import type { KeptForms } from './kept-forms.ts'

/** Changes, and how git keeps them. */
export interface CommittedChanges {
  readonly changes: readonly FileChange[]
  readonly kept: KeptForms
}

/** What a change finds and what it leaves, as git would name it. */
export function versionsOf(
  change: Exclude<FileChange, { kind: 'create_directory' }>,
  kept: KeptForms,
  idLength: number,
): { readonly before: string | undefined; readonly after: string | undefined } {
  const format = idLength === 64 ? 'sha256' : 'sha1'
  const { before, after } = kept.get(change.path) ?? {}
  return {
    before: change.kind === 'create' ? undefined : `${change.modeBefore} ${before ?? blobId(change.before, format)}`,
    after: change.kind === 'delete' ? undefined : `${change.mode} ${after ?? blobId(change.after, format)}`,
  }
}

/** The object id that stands for none. */
export function nothing({ tree }: Plan): string {
  return '0'.repeat(tree?.length ?? 40)
}

export function prefixOf({ base: { directory } }: Plan): string {
  return directory === ROOT_DIRECTORY ? '' : `${directory}/`
}
