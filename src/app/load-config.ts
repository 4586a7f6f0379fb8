import { CONFIG_FILE, DEFAULT_CONFIG, type SousConfig } from '../base/config.ts'
import { type ToolError, toolError } from '../base/errors/tool-errors.ts'
import { briefText, parseRepoPath, type RepoPath } from '../base/path.ts'
import type { Diagnostic } from '../base/recipe.ts'
import { failure, type Result, success } from '../base/result.ts'
import type { BaseTree } from '../workspace/workspace.ts'

const OTHER_CONFIG = /^\.github\/sous\/[\w-]+\.ya?ml$/

type Tree = Pick<BaseTree, 'read' | 'entry'>

/** The configuration of a repository, with its diagnostics. */
export interface ConfigFile {
  readonly path: RepoPath
  /** Empty if the file cannot be read. */
  readonly text: string
  /** Missing if the diagnostics contain an error. */
  readonly config: SousConfig | undefined
  readonly diagnostics: readonly Diagnostic[]
}

/** Reads and checks `.github/sous.yml`, or another named file; `undefined` if it does not exist. */
export async function readConfigFile(tree: Tree, now: Date, named: string = CONFIG_FILE): Promise<ConfigFile | undefined> {
  const path = await findConfig(tree, named)
  if (path === undefined) return undefined
  const refuse = (diagnostic: Diagnostic) => ({ path, text: '', config: undefined, diagnostics: [diagnostic] })
  if (path !== named) {
    const message = `Sous does not read the configuration from here`
    return refuse(onFile(path, { code: 'invalid_name', message, suggestion: `Rename it to ${CONFIG_FILE}.` }))
  }
  const text = await readYamlText(path, tree)
  if (!text.ok) return refuse(text.error)
  const [{ readConfig }, { CONFIG_TOOLS }] = await Promise.all([
    import('../recipe/config/read-config.ts'),
    import('../tools/config-tools.ts'),
  ])
  // It comes from the default branch or the user's own disk, never from a fork.
  return { path, text: text.value, ...readConfig(text.value, path, { tools: CONFIG_TOOLS, now, trustsPatterns: true }) }
}

export interface LoadedConfig {
  readonly config: SousConfig
  /** For the user, such as that a rule has expired. */
  readonly warnings: readonly string[]
}

/** The configuration to use: the defaults if there is none, and an error if it is not valid. */
export async function loadConfig(tree: Tree, now: Date, named: string = CONFIG_FILE): Promise<Result<LoadedConfig, ToolError>> {
  // Elsewhere it would not be among the files that plans may not change.
  if (named !== CONFIG_FILE && !OTHER_CONFIG.test(named)) return failure(ERRORS.badPlace(named))
  const file = await readConfigFile(tree, now, named)
  if (file === undefined && named !== CONFIG_FILE) return failure(ERRORS.noFile(named))
  if (file === undefined) return success({ config: DEFAULT_CONFIG, warnings: [] })
  if (file.config !== undefined) return success({ config: file.config, warnings: file.diagnostics.map(placed) })
  const [first, ...others] = file.diagnostics.filter(({ severity }) => severity === 'error')
  const more = others.length === 0 ? '' : ` (and ${others.length} more)`
  return failure(ERRORS.invalid(first, file.path, more, first?.suggestion))
}

/** A configuration with an almost correct name must not be ignored: it may forbid something. */
async function findConfig(tree: Tree, named: string): Promise<RepoPath | undefined> {
  for (const name of named === CONFIG_FILE ? [CONFIG_FILE, '.github/sous.yaml'] : [named]) {
    const path = parseRepoPath(name)
    if (!path.ok) throw new Error(path.error.message)
    const entry = await tree.entry(path.value)
    const isMissing = entry.ok ? entry.value.kind === 'missing' : entry.error.code === 'not_a_directory'
    // An unreadable file does not count as missing: reading it reports why.
    if (!isMissing) return path.value
  }
  return undefined
}

function placed({ at, message }: Diagnostic): string {
  return `${at.file}:${at.line}:${at.column}: ${message}`
}

/** The text of a recipe or of the configuration. */
export async function readYamlText(path: RepoPath, tree: Tree): Promise<Result<string, Diagnostic>> {
  const limits = await yamlLimits()
  const content = await tree.read(path, limits.most + 1)
  if (!content.ok) return failure(onFile(path, content.error))
  const { bytes } = content.value
  const entry = bytes.length > limits.most ? await tree.entry(path) : undefined
  return decodeYaml(path, bytes, { ...limits, size: entry?.ok ? entry.value.size : bytes.length })
}

/** The text of a recipe outside the repository. Follows links, because the user named the file. */
export async function readYamlFile(file: string): Promise<Result<string, Diagnostic>> {
  const [{ realDisk }, { fromDiskFault }] = await Promise.all([import('../system/disk/real-disk.ts'), import('../system/disk/disk.ts')])
  const limits = await yamlLimits()
  const real = realDisk.realPath(file)
  const read = real.ok ? realDisk.readFile(real.value, limits.most + 1) : real
  if (!read.ok) return failure(onFile(file, fromDiskFault(read.error, file, 'read')))
  return decodeYaml(file, read.value.bytes, { ...limits, size: read.value.size })
}

interface YamlLimits {
  readonly bytes: number
  /** With a byte-order mark. */
  readonly most: number
}

async function yamlLimits(): Promise<YamlLimits> {
  const [{ MAX_YAML_BYTES }, { UTF8_MARK_BYTES }] = await Promise.all([
    import('../recipe/yaml/read-yaml.ts'),
    import('../workspace/text/text.ts'),
  ])
  return { bytes: MAX_YAML_BYTES, most: MAX_YAML_BYTES + UTF8_MARK_BYTES }
}

function decodeYaml(
  path: string,
  content: Uint8Array,
  { bytes, most, size }: YamlLimits & { readonly size: number },
): Result<string, Diagnostic> {
  if (content.length > most) {
    const message = `The file has ${size} bytes, more than ${bytes}`
    return failure(onFile(path, { code: 'file_too_large', message, suggestion: 'Make it shorter, or split it.' }))
  }
  try {
    return success(new TextDecoder('utf-8', { fatal: true }).decode(content))
  } catch {
    return failure(onFile(path, { code: 'yaml_syntax', message: 'The file is not UTF-8', suggestion: 'Save it as UTF-8.' }))
  }
}

/** A diagnostic about a whole file. */
export function onFile(path: string, { code, message, suggestion }: Omit<Diagnostic, 'at' | 'severity'>): Diagnostic {
  return { severity: 'error', code, message, suggestion, at: { file: path, line: 1, column: 1, endLine: 1, endColumn: 1 } }
}

const ERRORS = {
  badPlace: (named: string) =>
    toolError('invalid_config', `'${briefText(named)}' is not a valid place for a configuration`, 'Name a file in .github/sous/.'),
  noFile: (named: string) =>
    toolError('invalid_config', `File '${named}' does not exist`, 'Name a file that exists on the default branch.'),
  invalid: (first: Diagnostic | undefined, path: string, more: string, suggestion: string | undefined) =>
    toolError(
      'invalid_config',
      `The configuration is not valid: ${first === undefined ? path : placed(first)}${more}`,
      `${suggestion ?? ''} 'sous validate' shows all problems.`.trim(),
    ),
}
