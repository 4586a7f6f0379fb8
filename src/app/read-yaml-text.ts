import type { RepoPath } from '../base/path.ts'
import type { Diagnostic } from '../base/recipe.ts'
import { failure, type Result, success } from '../base/result.ts'
import { MAX_YAML_BYTES } from '../recipe/yaml/read-yaml.ts'
import { UTF8_MARK_BYTES } from '../workspace/text/text.ts'
import type { BaseTree } from '../workspace/workspace.ts'

/** The text of a recipe or of the configuration. */
export async function readYamlText(path: RepoPath, tree: Pick<BaseTree, 'read' | 'entry'>): Promise<Result<string, Diagnostic>> {
  const most = MAX_YAML_BYTES + UTF8_MARK_BYTES
  const content = await tree.read(path, most + 1)
  if (!content.ok) return failure(onFile(path, content.error))
  if (content.value.bytes.length > most) {
    const entry = await tree.entry(path)
    const size = entry.ok ? entry.value.size : content.value.bytes.length
    const message = `The file has ${size} bytes, more than ${MAX_YAML_BYTES}`
    return failure(onFile(path, { code: 'file_too_large', message, suggestion: 'Make it shorter, or split it.' }))
  }
  try {
    return success(new TextDecoder('utf-8', { fatal: true }).decode(content.value.bytes))
  } catch {
    return failure(onFile(path, { code: 'yaml_syntax', message: 'The file is not UTF-8', suggestion: 'Save it as UTF-8.' }))
  }
}

/** A diagnostic about a file as a whole. */
export function onFile(path: string, { code, message, suggestion }: Omit<Diagnostic, 'at' | 'severity'>): Diagnostic {
  return { severity: 'error', code, message, suggestion, at: { file: path, line: 1, column: 1, endLine: 1, endColumn: 1 } }
}
