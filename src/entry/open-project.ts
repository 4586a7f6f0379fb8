import type { Project, ProjectSource } from '../model/project.ts'
import { type Result, success } from '../model/result.ts'
import type { ToolError } from '../model/tool-error.ts'
import type { BaseTree } from '../workspace/base-tree.ts'

type Tree = Pick<BaseTree, 'read' | 'entry'>

/** What the configuration of an open folder says of content, read when first asked for. */
export function projectOf(tree: Tree): ProjectSource {
  let reading: ReturnType<ProjectSource> | undefined
  return () => {
    reading ??= readProject(tree)
    return reading
  }
}

async function readProject(tree: Tree): Promise<Result<Project | undefined, ToolError>> {
  const { loadConfig, readConfigFile } = await import('./read-config.ts')
  const now = new Date()
  const file = await readConfigFile(tree, now)
  if (file === undefined) return success(undefined)
  if (file.config !== undefined) return success(file.config)
  const loaded = await loadConfig(tree, now)
  return loaded.ok ? success(loaded.value.config) : loaded
}
