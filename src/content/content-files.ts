import type { Project } from '../base/config.ts'
import { type ToolError, toolError } from '../base/errors/tool-errors.ts'
import { briefText, type RepoDirectory, type RepoPath } from '../base/path.ts'
import type { Result } from '../base/result.ts'
import { didYouMean, nameSome } from '../base/text/wording.ts'

/** Access to a project's files. Implementations refuse links and everything outside the root. */
export interface ContentFiles {
  /** Every file below a directory. Fails if the directory itself cannot be listed. */
  list(directory: RepoDirectory): Promise<Result<ContentListing, ToolError>>
  /** A text file; `undefined` for one that is not text. */
  read(path: RepoPath): Promise<Result<string | undefined, ToolError>>
}

export interface ContentListing {
  /** In byte order. */
  readonly files: readonly RepoPath[]
  /** Directories that could not be listed and may contain more. */
  readonly unreadable: readonly string[]
}

export interface PathMatcher {
  matches(path: string): boolean
}

/** Parses globs into one matcher that matches if any of them does. */
export type ParseGlobs = (patterns: readonly string[]) => Result<PathMatcher, ToolError>

/** A file of a category, before it is read. */
export interface FileInfo {
  readonly category: string
  readonly path: RepoPath
  /** Relative to the category's directory. */
  readonly filename: string
  /** The filename without the template extension. */
  readonly basename: string
  readonly isTemplate: boolean
}

/** A file of a category with its text. */
export interface Document extends FileInfo {
  readonly contentType: string
  readonly text: string
  /** Bytes of the text in UTF-8. */
  readonly size: number
}

export const TEMPLATE_EXTENSION = '.mustache'

export function fileInfo(category: string, path: RepoPath, filename: string): FileInfo {
  const isTemplate = filename.endsWith(TEMPLATE_EXTENSION) && !/(?:^|\/)\.mustache$/.test(filename)
  const basename = isTemplate ? filename.slice(0, -TEMPLATE_EXTENSION.length) : filename
  return { category, path, filename, basename, isTemplate }
}

/** One file per basename: a template is hidden by the file that it would become. */
export function withoutShadowedTemplates(files: readonly FileInfo[]): readonly FileInfo[] {
  const plain = new Set(files.filter((file) => !file.isTemplate).map((file) => file.basename))
  return files.filter((file) => !file.isTemplate || !plain.has(file.basename))
}

/** Where a document is, for people and clients: `guide://category/docs/guides/intro.md`. */
export function locationOf({ category, filename }: Pick<FileInfo, 'category' | 'filename'>): string {
  return `guide://category/${encodeURIComponent(category)}/${filename.split('/').map(encodeURIComponent).join('/')}`
}

const TYPES: Readonly<Record<string, string>> = {
  md: 'text/markdown',
  markdown: 'text/markdown',
  mdx: 'text/markdown',
  txt: 'text/plain',
  text: 'text/plain',
  html: 'text/html',
  htm: 'text/html',
  css: 'text/css',
  csv: 'text/csv',
  xml: 'application/xml',
  svg: 'image/svg+xml',
  json: 'application/json',
  yml: 'application/yaml',
  yaml: 'application/yaml',
  toml: 'application/toml',
  js: 'text/javascript',
  mjs: 'text/javascript',
  ts: 'text/x-typescript',
  py: 'text/x-python',
  sh: 'text/x-shellscript',
}

/** The type of a text file by its extension; a template has the type of what it becomes. */
export function contentTypeOf(basename: string): string {
  const extension = /[^/]\.([^./]+)$/.exec(basename)?.[1]?.toLowerCase() ?? ''
  return Object.hasOwn(TYPES, extension) ? (TYPES[extension] ?? 'text/plain') : 'text/plain'
}

/** Whether `<` and `&` in a value would be markup. In Markdown they are text, and entities would show. */
export function isMarkup(contentType: string): boolean {
  return ['text/html', 'application/xml', 'image/svg+xml'].includes(contentType)
}

const MAX_NAMES = 10

export type ContentKind = 'category' | 'collection'

/** `kinds` are those that were searched. */
export function contentNotFound(name: string, kinds: readonly ContentKind[], project: Project): ToolError {
  const known = kinds.flatMap((kind) => namesOf(kind, project))
  const meant = didYouMean(name, known)
  const advice = meant === undefined ? '' : `Did you mean '${meant}'? `
  const all = known.length === 0 ? '.github/sous.yml defines none.' : `Use one of ${nameSome(known, MAX_NAMES)}.`
  return {
    ...CONTENT_ERRORS.unknownName(kinds, name, advice, all),
    instruction: 'Present this error to the user and take no further action.',
  }
}

export function noMatches(what: string, patterns: readonly string[]): ToolError {
  const shown = patterns.map((pattern) => `'${briefText(pattern)}'`)
  return {
    ...CONTENT_ERRORS.noMatches(what, shown),
    instruction: 'Present this error to the user so they can correct the pattern. Do NOT attempt corrective action.',
  }
}

/** A pattern that leads out of the directory, or is too large, is invalid too. */
export function invalidPattern({ message, suggestion, cause }: ToolError): ToolError {
  return toolError('invalid_pattern', message, suggestion, cause)
}

function namesOf(kind: ContentKind, { categories, collections }: Project): readonly string[] {
  return (kind === 'category' ? categories : collections).map(({ name }) => name)
}

export const CONTENT_ERRORS = {
  noSession: () =>
    toolError(
      'no_session',
      'There is no active project session: the project has no .github/sous.yml',
      "Create it with 'categories' (and 'collections'), then call again.",
    ),
  /** Links, missing permissions and the like are one kind of error here: the content could not be read. */
  contentUnreadable: (what: string, { message, suggestion, cause }: ToolError) =>
    toolError('io_error', `Cannot read ${what}: ${message}`, suggestion, cause),
  /** Nothing was found, but a directory could not be listed, so the pattern may be right. */
  notListed: ({ message }: ToolError, directories: readonly string[]) =>
    toolError(
      'io_error',
      `${message}, and Sous cannot list ${nameSome(directories, MAX_NAMES)}`,
      'Check the permissions of these directories, then try again.',
    ),
  noText: (what: string, path: string) =>
    toolError('io_error', `Cannot read ${what}: '${path}' is binary`, 'Use a pattern that matches text files.'),
  contentTooLarge: (what: string, limit: string) =>
    toolError('io_error', `The content of ${what} is larger than ${limit}`, 'Use a narrower pattern.'),
  unknownName: (kinds: readonly string[], name: string, advice: string, all: string) =>
    toolError('not_found', `No ${kinds.join(' or ')} is called '${briefText(name)}'`, `${advice}${all}`),
  noMatches: (what: string, patterns: readonly string[]) =>
    toolError(
      'no_matches',
      `No content of ${what} matches ${nameSome(patterns, MAX_NAMES)}`,
      "Patterns are relative to the category's directory: '*.md' matches only in it, '**/*.md' also below it.",
    ),
}
