import type { BundleBody, ToolBody } from './bundle-schemas.ts'
import type { ToolReference } from './labels.ts'

/** A bundle as everybody sees it. */
export interface Bundle extends BundleBody {
  readonly id: string
  readonly isBuiltIn: boolean
  readonly createdAt: string
  readonly modifiedAt: string
}

/** - `recipe`: a recipe of the repository, which is a tool of several steps. */
export type ToolType = ToolBody['type'] | 'recipe'

/** A tool of a bundle as everybody sees it. */
export interface BundleTool extends Omit<ToolBody, 'type'> {
  readonly id: string
  readonly bundleID: string
  readonly bundleSlug: string
  readonly slug: string
  readonly version: string
  readonly type: ToolType
  readonly isBuiltIn: boolean
  /** What a tool of type `recipe` runs. */
  readonly recipe?: { readonly name: string }
  /** Why it cannot be called although nobody switched it off. */
  readonly disabledReason?: string
  readonly createdAt: string
  readonly modifiedAt: string
}

/** A bundle that is not kept in files of its own: the tools that come with Sous, and the recipes. */
export interface ProvidedBundle {
  readonly bundle: Bundle
  readonly tools: readonly BundleTool[]
}

/** A file of a bundle that is not what it should be. It is left alone, and nothing else suffers from it. */
export interface StoreFault {
  /** From the root of the repository. */
  readonly path: string
  readonly line: number
  readonly column: number
  readonly message: string
}

export function referenceOf({ bundleSlug, slug, version }: Pick<BundleTool, 'bundleSlug' | 'slug' | 'version'>): ToolReference {
  return { bundle: bundleSlug, slug, version }
}
