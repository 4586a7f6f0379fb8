import type { ContentCategory } from '../model/config.ts'
import type { Project } from '../model/project.ts'
import { failure, type Result, success } from '../model/result.ts'
import type { ToolError } from '../model/tool-error.ts'
import { type ContentKind, contentNotFound } from './content-errors.ts'

/** Categories with the patterns that choose among their files. */
export interface FoundContent {
  /** For messages: `category 'docs'`. */
  readonly what: string
  readonly parts: readonly { readonly category: ContentCategory; readonly patterns: readonly string[] }[]
}

/** Finds what a name means: the first of these kinds that there is one of. */
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

/** Whoever read the configuration has made sure that a collection's categories exist. */
function findCollection(name: string, { categories, collections }: Project): FoundContent | undefined {
  const collection = collections.find((candidate) => candidate.name === name)
  const parts = collection?.categories.flatMap((member) => {
    const category = categories.find((candidate) => candidate.name === member.category)
    return category === undefined ? [] : [{ category, patterns: member.patterns ?? category.patterns }]
  })
  return parts && { what: `collection '${name}'`, parts }
}
