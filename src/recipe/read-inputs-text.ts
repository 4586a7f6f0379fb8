import { failure, type Result, success } from '../model/result.ts'
import { type ToolError, toolError } from '../model/tool-error.ts'
import { Diagnostics } from './diagnostics.ts'
import { parseYaml } from './read-yaml.ts'
import type { YamlNode } from './yaml-node.ts'

/** Inputs of a run as a map in YAML or JSON. They are data: nothing in them is evaluated. */
export function readInputsText(text: string, file: string): Result<Readonly<Record<string, unknown>>, ToolError> {
  const diagnostics = new Diagnostics()
  const { root } = parseYaml(text, file, diagnostics)
  const [problem] = diagnostics.list()
  if (problem !== undefined) {
    const { at, message, suggestion } = problem
    return failure(toolError('invalid_arguments', `${at.file}:${at.line}:${at.column}: ${message}`, suggestion))
  }
  if (root === undefined || (root.kind === 'scalar' && root.value === null)) return success({})
  if (root.kind !== 'map')
    return failure(
      toolError('invalid_arguments', `${file}: The inputs are not a map of names and values`, "Write 'name: value' on each line."),
    )
  const values: Record<string, unknown> = Object.create(null)
  for (const { key, value } of root.entries) values[key] = plainValue(value)
  return success(values)
}

/** Lists and maps are left for the recipe's own check to refuse, with the name of the input. */
function plainValue(node: YamlNode): unknown {
  return node.kind === 'scalar' ? node.value : node.kind === 'map' ? {} : []
}
