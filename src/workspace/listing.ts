import type { Git } from '../system/git.ts'
import type { TreeListing } from './base-tree.ts'

export interface ListingRequest {
  readonly folder: string
  readonly repository: { readonly gitDirectory: string; readonly workTree: string } | undefined
  readonly git: Git
}

/** Every file below a folder, as git sees it where there is a repository, else by walking. */
export async function listFolder(_request: ListingRequest): Promise<TreeListing> {
  return { files: [], warnings: [] }
}
