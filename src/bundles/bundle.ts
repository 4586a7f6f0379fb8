import type { Problem } from '../base/errors/tool-errors.ts'
import type { Effect } from '../base/result.ts'
import { type BundleBody, isUuidV7, type ToolBody } from './bundle-schemas.ts'
import { SLUG, SLUG_RULE, type ToolReference, VERSION_PATTERN, VERSION_RULE } from './labels.ts'

/** A bundle as clients see it. */
export interface Bundle extends BundleBody {
  readonly id: string
  readonly isBuiltIn: boolean
  readonly createdAt: string
  readonly modifiedAt: string
}

/** - `recipe`: a recipe of the repository, as a multi-step tool. */
export type ToolType = ToolBody['type'] | 'recipe'

/** A bundle tool as clients see it. */
export interface BundleTool extends Omit<ToolBody, 'type'> {
  readonly id: string
  readonly bundleID: string
  readonly bundleSlug: string
  readonly slug: string
  readonly version: string
  readonly type: ToolType
  readonly isBuiltIn: boolean
  /** Whether it reads, changes files in the preview, or reaches outside. Missing for a recipe. */
  readonly effect?: Effect
  /** When to choose it over a similar tool. */
  readonly when?: string
  readonly examples?: readonly { readonly description: string; readonly args: Readonly<Record<string, unknown>> }[]
  /** What a tool of type `recipe` runs. */
  readonly recipe?: { readonly name: string }
  /** Why it cannot be called although it is switched on. */
  readonly disabledReason?: string
  readonly createdAt: string
  readonly modifiedAt: string
}

/** A bundle that is not stored in files: the tools of Sous, and the recipes. */
export interface ProvidedBundle {
  readonly bundle: Bundle
  readonly tools: readonly BundleTool[]
}

export function referenceOf({ bundleSlug, slug, version }: Pick<BundleTool, 'bundleSlug' | 'slug' | 'version'>): ToolReference {
  return { bundle: bundleSlug, slug, version }
}

export interface ToolAddress {
  readonly bundleID: string
  readonly slug: string
  readonly version: string
}

export function idProblems(id: string): readonly Problem[] {
  return isUuidV7(id) ? [] : [{ field: 'bundleID', reason: 'must be a UUIDv7 in lower case' }]
}

/** Everything that is wrong with an address, by the field names of requests. */
export function addressProblems({ bundleID, slug, version }: ToolAddress): readonly Problem[] {
  return [
    ...idProblems(bundleID),
    ...(SLUG.test(slug) ? [] : [{ field: 'toolSlug', reason: SLUG_RULE }]),
    ...(VERSION_PATTERN.test(version) ? [] : [{ field: 'version', reason: VERSION_RULE }]),
  ]
}
