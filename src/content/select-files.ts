import { ROOT_DIRECTORY } from '../model/path.ts'
import { failure, type Result, success } from '../model/result.ts'
import type { ToolError } from '../model/tool-error.ts'
import { contentUnreadable, invalidPattern, noMatches } from './content-errors.ts'
import type { ContentFiles, ParseGlobs, PathMatcher } from './content-files.ts'
import { expandPattern } from './content-pattern.ts'
import { type FileInfo, fileInfo, withoutShadowedTemplates } from './file-info.ts'
import type { FoundContent } from './find-content.ts'

/** Which files of the categories are meant: by their own patterns, by another one, or exactly this document. */
export type Selection =
  | { readonly kind: 'defaults' }
  | { readonly kind: 'pattern'; readonly pattern: string }
  | { readonly kind: 'document'; readonly filename: string }

export interface FilesRequest {
  readonly found: FoundContent
  readonly selection: Selection
  readonly files: ContentFiles
  readonly parseGlobs: ParseGlobs
}

/** The files that are meant, category by category, each file once. There is at least one. */
export async function selectFiles({ found, selection, files, parseGlobs }: FilesRequest): Promise<Result<readonly FileInfo[], ToolError>> {
  const selected = new Map<string, FileInfo>()
  for (const { category, patterns } of found.parts) {
    const matcher = matcherOf(selection, patterns, parseGlobs)
    if (!matcher.ok) return matcher
    const listed = await files.list(category.directory)
    if (!listed.ok) return failure(contentUnreadable(`category '${category.name}'`, listed.error))
    const prefix = category.directory === ROOT_DIRECTORY ? 0 : category.directory.length + 1
    const matching: FileInfo[] = []
    for (const path of listed.value) {
      const filename = path.slice(prefix)
      if (matcher.value.matches(filename)) matching.push(fileInfo(category.name, path, filename))
    }
    for (const file of withoutShadowedTemplates(matching)) if (!selected.has(file.path)) selected.set(file.path, file)
  }
  if (selected.size === 0) return failure(noMatches(found.what, wantedOf(selection, found)))
  return success([...selected.values()])
}

function matcherOf(selection: Selection, patterns: readonly string[], parseGlobs: ParseGlobs): Result<PathMatcher, ToolError> {
  if (selection.kind === 'document') {
    const names = [selection.filename, `${selection.filename}.mustache`]
    return success({ matches: (filename) => names.includes(filename) })
  }
  const wanted = selection.kind === 'pattern' ? [selection.pattern] : patterns
  // As they were written first: an error is to name that.
  const written = parseGlobs(wanted)
  const globs = written.ok ? parseGlobs(wanted.flatMap(expandPattern)) : written
  return globs.ok ? globs : failure(invalidPattern(globs.error))
}

function wantedOf(selection: Selection, { parts }: FoundContent): readonly string[] {
  if (selection.kind === 'pattern') return [selection.pattern]
  return selection.kind === 'document' ? [selection.filename] : [...new Set(parts.flatMap(({ patterns }) => patterns))]
}
