import { type ToolError, toolError } from '../../base/errors/tool-errors.ts'
import { failure, type Result, success } from '../../base/result.ts'
import type { DataAdapter } from './data-tree.ts'

export const DATA_FORMATS = ['json', 'jsonc', 'yaml', 'toml'] as const
export type DataFormat = (typeof DATA_FORMATS)[number]

const BY_EXTENSION: Readonly<Record<string, DataFormat>> = {
  json: 'json',
  webmanifest: 'json',
  geojson: 'json',
  jsonc: 'jsonc',
  'code-workspace': 'jsonc',
  'code-snippets': 'jsonc',
  yaml: 'yaml',
  yml: 'yaml',
  toml: 'toml',
}

/** Files that are called JSON, but whose programs all take comments. */
const COMMENTED =
  /(?:^|\/)(?:[tj]sconfig(?:\.[^/]*)?\.json|\.?devcontainer\.json|\.vscode\/[^/]+\.json|tslint\.json|api-extractor\.json|\.(?:eslintrc|babelrc|swcrc|jshintrc|jscsrc|markdownlint)(?:\.json)?|(?:deno|biome|turbo|nx|project)\.json)$/

/** The format of a file by its name. */
export function dataFormatOf(path: string): Result<DataFormat, ToolError> {
  if (COMMENTED.test(path)) return success('jsonc')
  const extension = /\.([^./]+)$/.exec(path)?.[1]?.toLowerCase() ?? ''
  const format = Object.hasOwn(BY_EXTENSION, extension) ? BY_EXTENSION[extension] : undefined
  if (format !== undefined) return success(format)
  return failure(ERRORS.unknownFormat(path))
}

const adapters = new Map<DataFormat, Promise<DataAdapter>>()

/** What reads and writes a format. Loaded with the first file of that format: most runs edit one format, or none. */
export function loadAdapter(format: DataFormat): Promise<DataAdapter> {
  const adapter = adapters.get(format) ?? makeAdapter(format)
  adapters.set(format, adapter)
  return adapter
}

async function makeAdapter(format: DataFormat): Promise<DataAdapter> {
  switch (format) {
    case 'json':
    case 'jsonc':
      return (await import('./json-data.ts')).jsonAdapter(format === 'jsonc')
    case 'yaml':
      return (await import('./yaml-data.ts')).yamlAdapter()
    case 'toml':
      return (await import('./toml-data.ts')).tomlAdapter()
  }
}

const ERRORS = {
  unknownFormat: (path: string) =>
    toolError(
      'invalid_arguments',
      `The name of '${path}' does not say whether it is JSON, YAML or TOML`,
      `Set format to one of ${DATA_FORMATS.join(', ')}.`,
    ),
}
