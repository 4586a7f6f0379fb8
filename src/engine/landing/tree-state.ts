import { asBuffer } from '../../model/bytes.ts'
import type { FileChange, FileMode } from '../../model/change.ts'
import type { RepoPath } from '../../model/path.ts'
import type { Result } from '../../model/result.ts'
import { success } from '../../model/result.ts'
import type { ToolError } from '../../model/tool-error.ts'
import type { BaseTree } from '../../workspace/base-tree.ts'

/**
 * - `landed`: every path is as the changes would leave it, so that there is nothing to do;
 * - `open`: at least one is not.
 */
export type TreeState = 'landed' | 'open'

/** Whether changes are in a tree already. */
export async function findTreeState(
  tree: Pick<BaseTree, 'entry' | 'read'>,
  changes: readonly FileChange[],
): Promise<Result<TreeState, ToolError>> {
  for (const change of changes) {
    const entry = await tree.entry(change.path)
    // Below a file there is nothing.
    if (!entry.ok && entry.error.code !== 'not_a_directory') return entry
    const kind = entry.ok ? entry.value.kind : 'missing'
    const isGone = kind === 'missing' || (kind === 'directory' && makesDirectory(changes, change.path))
    if (change.kind === 'delete' ? !isGone : change.kind === 'create_directory' ? kind !== 'directory' : kind !== 'file')
      return success('open')
    if (change.kind !== 'create' && change.kind !== 'update') continue
    const file = await tree.read(change.path)
    if (!file.ok) return file
    if (!isSame(file.value, change)) return success('open')
  }
  return success('landed')
}

/** Whether changes put something below a path: where a file was deleted, there is a directory then. */
export function makesDirectory(changes: readonly { readonly path: RepoPath; readonly kind: string }[], path: RepoPath): boolean {
  return changes.some((change) => change.kind !== 'delete' && change.path.startsWith(`${path}/`))
}

function isSame(
  file: { readonly bytes: Uint8Array; readonly mode: FileMode },
  { after, mode }: Extract<FileChange, { after: Uint8Array }>,
): boolean {
  return file.mode === mode && asBuffer(file.bytes).equals(after)
}
