import { Composer, type CST, Parser } from 'yaml'
import type { Diagnostic } from '../model/recipe.ts'
import { YamlConverter } from './convert-yaml.ts'
import { Diagnostics } from './diagnostics.ts'
import { checkCharacters } from './forbidden-characters.ts'
import { SourceText } from './source-text.ts'
import { reportYamlErrors } from './yaml-errors.ts'
import type { YamlNode } from './yaml-node.ts'
import { scanYaml } from './yaml-scan.ts'

export const MAX_YAML_BYTES = 256 * 1024

export interface YamlFile {
  readonly source: SourceText
  /** Also there when something was refused, but not when the text is no YAML: what can be made of it would mislead. */
  readonly root: YamlNode | undefined
}

/** Reads YAML that strangers may have written. Never throws; everything that is wrong is among the diagnostics. */
export function readYaml(text: string, file: string): YamlFile & { readonly diagnostics: readonly Diagnostic[] } {
  const diagnostics = new Diagnostics()
  const read = parseYaml(text, file, diagnostics)
  return { ...read, diagnostics: diagnostics.list() }
}

/** Like `readYaml`, for a reader that has more to say about the file. */
export function parseYaml(text: string, file: string, diagnostics: Diagnostics): YamlFile {
  const source = new SourceText(file, text.startsWith('\ufeff') ? text.slice(1) : text)
  const bytes = Buffer.byteLength(source.text)
  if (bytes > MAX_YAML_BYTES) {
    const message = `The file has ${bytes} bytes, more than ${MAX_YAML_BYTES}`
    diagnostics.error(source.range(0), 'file_too_large', message, 'Make it shorter, or split it.')
    return { source, root: undefined }
  }
  checkCharacters(source, diagnostics)
  if (diagnostics.hasErrors) return { source, root: undefined }
  try {
    return { source, root: parse(source, diagnostics) }
  } catch (error) {
    const message = `The YAML cannot be read: ${error instanceof Error ? error.message : String(error)}`
    diagnostics.error(source.range(0), 'yaml_syntax', message, 'Simplify the file.')
    return { source, root: undefined }
  }
}

function parse(source: SourceText, diagnostics: Diagnostics): YamlNode | undefined {
  const words = scanYaml(source, diagnostics)
  if (words === undefined) return undefined
  const [document] = new Composer(OPTIONS).compose(parseWords(words), true, source.text.length)
  const isSound = reportYamlErrors(document?.errors ?? [], source, diagnostics)
  const isEmpty = document === undefined || document.contents === null
  return isEmpty || !isSound ? undefined : new YamlConverter(source, diagnostics).convert(document.contents, 0)
}

const OPTIONS = {
  version: '1.2',
  schema: 'core',
  merge: false,
  resolveKnownTags: false,
  // The library compares every key with every other; the converter looks them up.
  uniqueKeys: false,
  prettyErrors: false,
  logLevel: 'silent',
} as const

function* parseWords(words: readonly string[]): Generator<CST.Token> {
  const parser = new Parser()
  for (const word of words) yield* parser.next(word)
  yield* parser.end()
}
