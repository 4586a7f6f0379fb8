import * as path from 'node:path'
import { failure, type Result, success } from '../model/result.ts'
import { type ToolError, toolError } from '../model/tool-error.ts'
import { cleanPath, findProgram } from '../system/programs.ts'
import { realDisk } from '../system/real-disk.ts'
import { realGit } from '../system/real-git.ts'
import { FolderTree } from '../workspace/folder-tree.ts'
import type { Invocation } from './console.ts'

export interface OpenFolder {
  readonly tree: FolderTree
  /** Without folders of the repository. */
  readonly searchPath: string
}

/** Opens the folder that a command works in. */
export async function openFolder({ env, folder }: Invocation, root: string): Promise<Result<OpenFolder, ToolError>> {
  const places = { path: env['PATH'] ?? '', forbiddenRoot: path.resolve(folder, root) }
  const searchPath = cleanPath(places)
  const tree = await FolderTree.open(places.forbiddenRoot, realDisk, realGit(findProgram('git', places), searchPath))
  if (!tree.ok) return failure(toolError('invalid_arguments', `--root: ${tree.error.message}`, tree.error.suggestion))
  return success({ tree: tree.value, searchPath })
}

/**
 * Opens the folder and begins to list its files, for a tool that is still being loaded: git works meanwhile. What goes
 * wrong is told when the listing is asked for.
 */
export function openEarly(invocation: Invocation, root: string): Promise<Result<OpenFolder, ToolError>> {
  const opening = openFolder(invocation, root)
  opening.then((opened) => (opened.ok ? opened.value.tree.beginListing() : undefined)).catch(() => undefined)
  return opening
}
