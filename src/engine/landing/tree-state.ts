import { asBuffer } from '../../model/bytes.ts'
import type { FileChange, FileMode } from '../../model/change.ts'
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
    if (!entry.ok) return entry
    const { kind } = entry.value
    if (change.kind === 'delete' ? kind !== 'missing' : change.kind === 'create_directory' ? kind !== 'directory' : kind !== 'file')
      return success('open')
    if (change.kind !== 'create' && change.kind !== 'update') continue
    const file = await tree.read(change.path)
    if (!file.ok) return file
    if (!isSame(file.value, change)) return success('open')
  }
  return success('landed')
}

function isSame(
  file: { readonly bytes: Uint8Array; readonly mode: FileMode },
  { after, mode }: Extract<FileChange, { after: Uint8Array }>,
): boolean {
  return file.mode === mode && asBuffer(file.bytes).equals(after)
}
