import type { ToolError } from '../../base/errors/tool-errors.ts'
import { depthOf, type RepoPath, ROOT_DIRECTORY } from '../../base/path.ts'
import { type LeftOut, type Result, success } from '../../base/result.ts'
import { countOf } from '../../base/text/wording.ts'
import { parseExcludes, parseGlob } from '../../workspace/glob/glob.ts'
import { LeftOutFiles } from '../../workspace/left-out.ts'
import { findDirectory } from '../kit/path-arguments.ts'
import type { ToolContext } from '../kit/tool.ts'
import { searchTimedOut } from '../search/search-output.ts'

/** How many files to test between two looks at the clock. */
const CLOCK_INTERVAL = 64

export interface FindRequest {
  readonly pattern: string
  /** The directory that the pattern, exclusions and depth are relative to. */
  readonly base: string
  readonly exclude: readonly string[]
  readonly maxDepth: number
  readonly maxFiles: number
}

export interface Found {
  /** The first files found, as paths from the working directory, in byte order. */
  readonly files: readonly RepoPath[]
  readonly total: number
  /** How many files match the pattern but are deeper than `maxDepth`. */
  readonly tooDeep: number
  readonly warnings: readonly string[]
  readonly leftOut?: LeftOut
  /** Why not all files were tested, if so. */
  readonly unfinished: string | undefined
}

/** Finds files by name, for glob and file_search. */
export async function findFiles(request: FindRequest, context: ToolContext): Promise<Result<Found, ToolError>> {
  const glob = parseGlob(request.pattern)
  if (!glob.ok) return glob
  const excludes = parseExcludes(request.exclude)
  if (!excludes.ok) return excludes
  const base = await findDirectory(request.base, context.workspace)
  if (!base.ok) return base

  const listing = await context.workspace.files()
  const warnings = [...listing.warnings]
  const leftOut = new LeftOutFiles()
  const prefix = base.value === ROOT_DIRECTORY ? '' : `${base.value}/`
  const deadline = context.clock.elapsed() + context.limits.searchMs
  const maxDepth = request.maxDepth + depthOf(prefix)
  const files: RepoPath[] = []
  let tried = 0
  let total = 0
  let tooDeep = 0
  let unfinished: string | undefined
  for (const path of listing.files) {
    if (tried++ % CLOCK_INTERVAL === 0 && context.clock.elapsed() > deadline) {
      unfinished = searchTimedOut(context.limits)
      warnings.push(unfinished)
      break
    }
    const name = prefix === '' ? path : path.slice(prefix.length)
    if (!path.startsWith(prefix) || !glob.value.matches(name) || excludes.value.matches(name)) continue
    if (context.walk?.excludes?.matches(path)) leftOut.add('excluded', [path])
    else if (depthOf(path) > maxDepth) tooDeep++
    else if (total++ < request.maxFiles) files.push(path)
  }
  return success({ files, total, tooDeep, warnings, unfinished, ...leftOut.found })
}

/** A headline and the files below it. */
export function renderFound(pattern: string, { files, total }: Found): string {
  if (total === 0) return `No files found matching '${pattern}'`
  return [`Found ${countOf(total, 'file')} matching '${pattern}':`, ...files.map((file) => `  ${file}`)].join('\n')
}
