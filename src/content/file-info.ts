import type { RepoPath } from '../model/path.ts'

/** A file of a category, before it is read. */
export interface FileInfo {
  readonly category: string
  readonly path: RepoPath
  /** Relative to the category's directory. */
  readonly filename: string
  /** The filename without the extension that marks a template. */
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

/** One file for each basename: a template makes way for the file that it would become. */
export function withoutShadowedTemplates(files: readonly FileInfo[]): readonly FileInfo[] {
  const plain = new Set(files.filter((file) => !file.isTemplate).map((file) => file.basename))
  return files.filter((file) => !file.isTemplate || !plain.has(file.basename))
}

/** Where a document is, for people and clients: `guide://category/docs/guides/intro.md`. */
export function locationOf({ category, filename }: Pick<FileInfo, 'category' | 'filename'>): string {
  return `guide://category/${encodeURIComponent(category)}/${filename.split('/').map(encodeURIComponent).join('/')}`
}
