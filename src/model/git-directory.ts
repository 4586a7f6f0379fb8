export type KindOnDisk = 'file' | 'directory' | 'symlink' | 'other'

/**
 * Whether git takes a directory for one of its own, whatever its name is: a `HEAD`, with the objects and refs beside it or
 * where `commondir` leads. `kindOf` tells what a name right in that directory is.
 */
export function isGitDirectory(kindOf: (name: string) => KindOnDisk | undefined): boolean {
  const isOneOf = (name: string, kinds: readonly KindOnDisk[]) => kinds.includes(kindOf(name) ?? 'other')
  // Git follows links here, and of the last two it only asks whether they can be entered or executed.
  if (!isOneOf('HEAD', ['file', 'symlink'])) return false
  return isOneOf('commondir', ['file', 'symlink']) || ['objects', 'refs'].every((name) => kindOf(name) !== undefined)
}
