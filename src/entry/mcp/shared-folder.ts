import type { Scope } from '../../serve/mcp/mcp-host.ts'
import { NarrowedTree } from '../../workspace/narrowed-tree.ts'
import type { OpenFolder } from '../open-folder.ts'

/** An open folder of which tools see only what the client shares. */
export function sharedFolder(opened: OpenFolder, shared: Scope['shared']): OpenFolder {
  return shared === undefined ? opened : { ...opened, view: new NarrowedTree(opened.tree, shared) }
}
