import * as path from 'node:path'
import { failure, type Result, success } from '../model/result.ts'
import { type ToolError, toolError } from '../model/tool-error.ts'
import { cleanPath, findProgram, type ProgramPlaces } from '../system/programs.ts'
import { realDisk } from '../system/real-disk.ts'
import { locateRepository, realGit } from '../system/real-git.ts'
import type { BaseTree } from '../workspace/base-tree.ts'
import { FolderTree } from '../workspace/folder-tree.ts'
import type { Invocation } from './console.ts'

export interface OpenFolder {
  readonly tree: FolderTree
  /** What tools see of the tree; all of it when left out. */
  readonly view?: BaseTree
  /** Where programs may be found: nowhere in the repository, also not above the folder. */
  readonly programs: ProgramPlaces
}

/** Opens the folder that a command works in. */
export async function openFolder(
  { env, folder }: Pick<Invocation, 'env' | 'folder'>,
  root: string,
): Promise<Result<OpenFolder, ToolError>> {
  if (root === '') return failure(toolError('invalid_arguments', '--root is empty', 'Name the folder to work in, or leave the option out.'))
  const named = path.resolve(folder, root)
  const real = realDisk.realPath(named)
  const repository = real.ok ? locateRepository(real.value) : undefined
  const forbiddenRoot = repository?.workTree ?? named
  const programs = { path: cleanPath({ path: env['PATH'] ?? '', forbiddenRoot }), forbiddenRoot }
  const tree = await FolderTree.open(named, realDisk, realGit(findProgram('git', programs), programs.path))
  if (tree.ok) return success({ tree: tree.value, programs })
  return failure(tree.error.code === 'not_found' && named === folder ? goneFolder(folder) : badRoot(root, tree.error))
}

function goneFolder(folder: string): ToolError {
  return toolError('not_found', `The current folder '${folder}' is gone`, 'Go to another folder, or name one by --root.')
}

function badRoot(root: string, { code, message, suggestion }: ToolError): ToolError {
  if (code === 'not_found') return toolError('invalid_arguments', `--root: There is no folder '${root}'`, 'Check the path.')
  return toolError('invalid_arguments', `--root: ${message}`, suggestion)
}

/**
 * Opens the folder and begins to list its files, for a tool that is still being loaded: git works meanwhile. What goes
 * wrong is told when the listing is asked for.
 */
export function openEarly(invocation: Invocation, root: string, inBatches: boolean): Promise<Result<OpenFolder, ToolError>> {
  const opening = openFolder(invocation, root)
  opening.then((opened) => (opened.ok ? opened.value.tree.beginListing(inBatches) : undefined)).catch(() => undefined)
  return opening
}
