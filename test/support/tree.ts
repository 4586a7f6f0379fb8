import * as fs from 'node:fs'
import * as path from 'node:path'

/** Every file and directory below a folder with its permissions, and a file's content; git's own files left out. */
export function treeOf(root: string): Record<string, string> {
  const tree: Record<string, string> = {}
  const visit = (directory: string) => {
    for (const name of fs.readdirSync(path.join(root, directory)).sort()) {
      const at = path.join(directory, name)
      if (at === '.git') continue
      const stats = fs.lstatSync(path.join(root, at))
      const permissions = (stats.mode & 0o777).toString(8)
      tree[at] = stats.isFile() ? `${permissions} ${fs.readFileSync(path.join(root, at), 'latin1')}` : permissions
      if (stats.isDirectory()) visit(at)
    }
  }
  visit('')
  return tree
}
