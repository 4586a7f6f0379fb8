import { briefText, depthOf, isDotGit, parseRepoPath } from '../../model/path.ts'
import { failure, type Result, success } from '../../model/result.ts'
import type { ToolError } from '../../model/tool-error.ts'
import type { Disk } from '../../system/disk.ts'
import type { Git, RepositoryPlace } from '../../system/git.ts'
import type { ScratchDisk } from '../../system/scratch-disk.ts'
import { decode } from './clean-repository.ts'
import { gitFailed } from './scratch-errors.ts'

export interface LinkRequest {
  readonly repository: RepositoryPlace
  /** Files that are known to be regular ones. */
  readonly files: ReadonlySet<string>
  readonly git: Git
  readonly disk: Disk
  readonly scratchDisk: ScratchDisk
}

export interface TreeLink {
  readonly path: string
  readonly target: string
}

export interface TreeLinks {
  readonly links: readonly TreeLink[]
  readonly warnings: readonly string[]
}

/** The symbolic links of a work tree that are not ignored and cannot lead out of it. */
export async function findLinks(request: LinkRequest): Promise<Result<TreeLinks, ToolError>> {
  const { repository, files, git, disk, scratchDisk } = request
  const listed = await git.run({ ...repository, args: ['ls-files', '-z', '--cached', '--others', '--exclude-standard'] })
  if (!listed.ok) return failure(gitFailed('list the files', listed.error))
  const links: TreeLink[] = []
  const warnings: string[] = []
  for (const name of new Set(decode(listed.value).split('\0'))) {
    if (name === '' || files.has(name) || name.endsWith('/') || !parseRepoPath(name).ok) continue
    const onDisk = `${repository.workTree}/${name}`
    const entry = disk.entry(onDisk)
    if (!entry.ok || entry.value?.kind !== 'symlink') continue
    const target = scratchDisk.readLink(onDisk)
    if (target.ok && staysInside(name, target.value)) links.push({ path: name, target: target.value })
    else warnings.push(`Left out the link '${briefText(name)}' where commands run: it leads out of the repository`)
  }
  return success({ links, warnings })
}

/**
 * Whether a link cannot lead out of the tree. Climbing is allowed at the beginning only, where every directory is known to
 * be a real one: after a name that is itself a link, `..` means something else than it says.
 */
function staysInside(path: string, target: string): boolean {
  if (target === '' || target.startsWith('/') || target.includes('\0')) return false
  const segments = target.split('/').filter((segment) => segment !== '' && segment !== '.')
  const climbs = segments.findIndex((segment) => segment !== '..')
  const [up, down] = climbs < 0 ? [segments.length, []] : [climbs, segments.slice(climbs)]
  return up <= depthOf(path) && !down.includes('..') && !down.some(isDotGit)
}
