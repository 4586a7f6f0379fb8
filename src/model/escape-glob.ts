/** A path as a glob that matches nothing else. */
export function escapeGlob(path: string): string {
  return path.replace(/[*?[\]{}]|^!/g, '\\$&')
}
