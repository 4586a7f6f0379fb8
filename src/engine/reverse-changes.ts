import type { FileChange } from '../model/change.ts'

/** What brings back the bytes that changes replaced. Directories stay: others may have put something into them. */
export function reverseChanges(changes: readonly FileChange[]): readonly FileChange[] {
  return changes.flatMap(reverse)
}

function reverse(change: FileChange): readonly FileChange[] {
  switch (change.kind) {
    case 'create':
      return [{ kind: 'delete', path: change.path, before: change.after, modeBefore: change.mode }]
    case 'update': {
      const { path, before, after, mode, modeBefore } = change
      return [{ kind: 'update', path, before: after, after: before, modeBefore: mode, mode: modeBefore }]
    }
    case 'delete':
      return [{ kind: 'create', path: change.path, after: change.before, mode: change.modeBefore }]
    case 'create_directory':
      return []
  }
}
