import { CONFIG_FILE } from '../model/config.ts'
import { parseRepoPath } from '../model/path.ts'
import type { Project, ProjectSource } from '../model/project.ts'
import { failure, type Result, success } from '../model/result.ts'
import { type ToolError, toolError } from '../model/tool-error.ts'
import type { BaseTree } from '../workspace/base-tree.ts'

type Tree = Pick<BaseTree, 'read'>

/** What the configuration of an open folder says of content, read when first asked for. */
export function projectOf(tree: Tree): ProjectSource {
  let reading: ReturnType<ProjectSource> | undefined
  return () => {
    reading ??= readProject(tree)
    return reading
  }
}

async function readProject(tree: Tree): Promise<Result<Project | undefined, ToolError>> {
  const [{ readConfig }, { CONFIG_TOOLS }, { MAX_YAML_BYTES }] = await Promise.all([
    import('../recipe/config/read-config.ts'),
    import('../tools/config-tools.ts'),
    import('../recipe/read-yaml.ts'),
  ])
  const path = parseRepoPath(CONFIG_FILE)
  if (!path.ok) return path
  const content = await tree.read(path.value, MAX_YAML_BYTES + 1)
  if (!content.ok) {
    const { code, message, suggestion } = content.error
    return code === 'not_found' ? success(undefined) : failure(toolError('io_error', message, suggestion))
  }
  const text = Buffer.from(content.value.bytes).toString('utf8')
  const { config, diagnostics } = readConfig(text, CONFIG_FILE, { tools: CONFIG_TOOLS, now: new Date() })
  if (config !== undefined) return success(config)
  const [first] = diagnostics.filter(({ severity }) => severity === 'error')
  const where = first === undefined ? CONFIG_FILE : `${first.at.file}:${first.at.line}:${first.at.column}: ${first.message}`
  return failure(toolError('io_error', `The configuration cannot be used: ${where}`, "See 'sous validate' for everything that is wrong."))
}
