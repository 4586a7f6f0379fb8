import type { ContentCategory, ContentCollection, Project, ProjectSource } from '../../src/base/config.ts'
import { parseRepoDirectory } from '../../src/base/path.ts'
import { success } from '../../src/base/result.ts'

export function category(name: string, directory: string, patterns: readonly string[] = ['**/*.md']): ContentCategory {
  const parsed = parseRepoDirectory(directory)
  if (!parsed.ok) throw new Error(parsed.error.message)
  return { name, directory: parsed.value, patterns, description: `About ${name}` }
}

export function collection(name: string, ...categories: ContentCollection['categories']): ContentCollection {
  return { name, description: `All of ${name}`, categories }
}

/** The configuration of a session, as a tool gets it. */
export function session(project: Partial<Project>): { readonly project: ProjectSource } {
  return { project: async () => success({ categories: [], collections: [], ...project }) }
}
