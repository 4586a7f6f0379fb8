import type { ContentCategory, Project } from '../base/config.ts'
import type { ToolError } from '../base/errors/tool-errors.ts'
import { ROOT_DIRECTORY } from '../base/path.ts'
import { failure, type Result, success } from '../base/result.ts'
import { nameSome } from '../base/text/wording.ts'
import {
  CONTENT_ERRORS,
  type ContentFiles,
  type ContentKind,
  contentNotFound,
  type FileInfo,
  fileInfo,
  invalidPattern,
  noMatches,
  type ParseGlobs,
  type PathMatcher,
  TEMPLATE_EXTENSION,
  withoutShadowedTemplates,
} from './content-files.ts'

const MAX_NAMES = 5

/** Which files of the categories to select: by their own patterns, by another one, or exactly this document. */
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

export interface SelectedContent {
  /** Category by category, each file once. At least one. */
  readonly infos: readonly FileInfo[]
  readonly warnings: readonly string[]
}

/** The selected files, and the directories that could not be read. */
export async function selectContent({ found, selection, files, parseGlobs }: FilesRequest): Promise<Result<SelectedContent, ToolError>> {
  const selected = new Map<string, FileInfo>()
  const unreadable = new Set<string>()
  for (const { category, patterns } of found.parts) {
    const matcher = matcherOf(selection, patterns, parseGlobs)
    if (!matcher.ok) return matcher
    const listed = await files.list(category.directory)
    if (!listed.ok) return failure(CONTENT_ERRORS.contentUnreadable(`category '${category.name}'`, listed.error))
    const prefix = category.directory === ROOT_DIRECTORY ? 0 : category.directory.length + 1
    const matching: FileInfo[] = []
    for (const directory of listed.value.unreadable) unreadable.add(directory)
    for (const path of listed.value.files) {
      const filename = path.slice(prefix)
      if (matcher.value.matches(filename)) matching.push(fileInfo(category.name, path, filename))
    }
    for (const file of withoutShadowedTemplates(matching)) if (!selected.has(file.path)) selected.set(file.path, file)
  }
  const unread = [...unreadable].map((directory) => `'${directory}'`)
  if (selected.size === 0) {
    const error = noMatches(found.what, wantedOf(selection, found))
    return failure(unread.length === 0 ? error : CONTENT_ERRORS.notListed(error, unread))
  }
  const warnings = unread.length === 0 ? [] : [`Left out ${unread.length} unreadable: ${nameSome(unread, MAX_NAMES)}`]
  return success({ infos: [...selected.values()], warnings })
}

function matcherOf(selection: Selection, patterns: readonly string[], parseGlobs: ParseGlobs): Result<PathMatcher, ToolError> {
  if (selection.kind === 'document') {
    const names = [selection.filename, `${selection.filename}.mustache`]
    return success({ matches: (filename) => names.includes(filename) })
  }
  const wanted = selection.kind === 'pattern' ? [selection.pattern] : patterns
  // Parsed as written first, so that errors show the original.
  const written = parseGlobs(wanted)
  const globs = written.ok ? parseGlobs(wanted.flatMap(expandPattern)) : written
  return globs.ok ? globs : failure(invalidPattern(globs.error))
}

function wantedOf(selection: Selection, { parts }: FoundContent): readonly string[] {
  if (selection.kind === 'pattern') return [selection.pattern]
  return selection.kind === 'document' ? [selection.filename] : [...new Set(parts.flatMap(({ patterns }) => patterns))]
}

/**
 * The globs for a pattern. It is anchored at the category's directory: only a double star goes deeper. A last name without
 * extension matches all files with that base name, and every pattern also finds the templates of what it names.
 */
export function expandPattern(pattern: string): readonly string[] {
  const anchored = isAnchorable(pattern) ? `./${pattern}` : pattern
  const name = anchored.slice(anchored.lastIndexOf('/') + 1)
  // Everything below a directory includes templates.
  if (name === '' || name === '**') return [anchored]
  if (name.endsWith(TEMPLATE_EXTENSION)) return [anchored]
  return hasExtension(name) ? [anchored, `${anchored}${TEMPLATE_EXTENSION}`] : [anchored, `${anchored}.*`]
}

/** What is not a pattern is left as is, for its parser to refuse. */
function isAnchorable(pattern: string): boolean {
  return pattern !== '' && !/\/./.test(pattern) && !/^[!/]/.test(pattern)
}

/** A dot in a class is a choice, and one at the start makes a hidden file. */
function hasExtension(name: string): boolean {
  return name.replace(/\[[^\]]*\]/g, '?').indexOf('.', 1) > 0
}

/** Categories with the patterns that select their files. */
export interface FoundContent {
  /** For messages: `category 'docs'`. */
  readonly what: string
  readonly parts: readonly { readonly category: ContentCategory; readonly patterns: readonly string[] }[]
}

/** Finds what a name refers to: the first of these kinds that has it. */
export function findContent(name: string, kinds: readonly ContentKind[], project: Project): Result<FoundContent, ToolError> {
  for (const kind of kinds) {
    const found = kind === 'category' ? findCategory(name, project) : findCollection(name, project)
    if (found !== undefined) return success(found)
  }
  return failure(contentNotFound(name, kinds, project))
}

function findCategory(name: string, { categories }: Project): FoundContent | undefined {
  const category = categories.find((candidate) => candidate.name === name)
  return category && { what: `category '${name}'`, parts: [{ category, patterns: category.patterns }] }
}

/** The configuration reader has checked that a collection's categories exist. */
function findCollection(name: string, { categories, collections }: Project): FoundContent | undefined {
  const collection = collections.find((candidate) => candidate.name === name)
  const parts = collection?.categories.flatMap((member) => {
    const category = categories.find((candidate) => candidate.name === member.category)
    return category === undefined ? [] : [{ category, patterns: member.patterns ?? category.patterns }]
  })
  return parts && { what: `collection '${name}'`, parts }
}
