import type { ReadText } from '../bundles/resolve-tool.ts'
import { parseRepoPath } from '../model/path.ts'
import { failure, success } from '../model/result.ts'
import type { FindMore } from '../tools/recipe-catalogue.ts'
import { findTool } from '../tools/registry.ts'
import type { Tool } from '../tools/tool.ts'
import type { BaseTree } from '../workspace/base-tree.ts'

type Tree = Pick<BaseTree, 'read' | 'entry'>

const MAX_BYTES = 1024 * 1024

/** The tools of the bundles of a tree. Each is read once: what a recipe was checked with is what it runs with. */
export function bundleToolsIn(tree: Tree): FindMore {
  const known = new Map<string, ReturnType<FindMore>>()
  return (name) => {
    const found = known.get(name) ?? load(name, tree)
    known.set(name, found)
    return found
  }
}

export async function findAnyTool(name: string, findMore: FindMore): Promise<Tool | undefined> {
  if (!name.includes('/')) return findTool(name)
  const found = await findMore(name)
  return found.ok ? found.value : undefined
}

async function load(name: string, tree: Tree): ReturnType<FindMore> {
  const { findBundleTool } = await import('../tools/bundle-registry.ts')
  return findBundleTool(name, textsOf(tree))
}

/** The text of a file of a tree, if there is one. */
export function textsOf(tree: Tree): ReadText {
  return async (text) => {
    const path = parseRepoPath(text)
    if (!path.ok) return path
    const entry = await tree.entry(path.value)
    if (!entry.ok) return entry.error.code === 'not_a_directory' ? success(undefined) : entry
    if (entry.value.kind === 'missing') return success(undefined)
    const read = await tree.read(path.value, MAX_BYTES)
    return read.ok ? success(Buffer.from(read.value.bytes).toString('utf8')) : failure(read.error)
  }
}
