import { SLUG, SLUG_RULE, VERSION, VERSION_RULE } from './labels.ts'
import type { Problem } from './problems.ts'
import { isUuidV7 } from './uuid-v7.ts'

export interface ToolAddress {
  readonly bundleID: string
  readonly slug: string
  readonly version: string
}

export function idProblems(id: string): readonly Problem[] {
  return isUuidV7(id) ? [] : [{ field: 'bundleID', reason: 'must be a UUIDv7 in lower case' }]
}

/** Everything that is wrong with an address, each with the name that it has in requests. */
export function addressProblems({ bundleID, slug, version }: ToolAddress): readonly Problem[] {
  return [
    ...idProblems(bundleID),
    ...(SLUG.test(slug) ? [] : [{ field: 'toolSlug', reason: SLUG_RULE }]),
    ...(VERSION.test(version) ? [] : [{ field: 'version', reason: VERSION_RULE }]),
  ]
}
