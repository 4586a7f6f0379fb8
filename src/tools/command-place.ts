import type { RepoPath } from '../model/path.ts'
import { failure, type Result, success } from '../model/result.ts'
import { type ToolError, toolError } from '../model/tool-error.ts'
import { nameSome } from '../model/wording.ts'
import { compareFootprints } from '../workspace/footprint.ts'
import type { CommandScratch, ToolContext } from './tool.ts'

const MAX_NAMED = 10

export interface CommandChanges {
  /** By name; not all of them are paths. */
  readonly files: readonly string[]
  /** Parts of the repository's own state. */
  readonly git: readonly string[]
  readonly warnings: readonly string[]
}

/** Where a command runs, and how to find out what it changed there. */
export interface CommandPlace {
  readonly folder: string
  /** Whether it was made for this run, and nobody else works there. */
  readonly isOwn: boolean
  findChanges(hasSucceeded: boolean): Promise<Result<CommandChanges, ToolError>>
}

export async function openCommandPlace({ scratch, workspace, signal }: ToolContext): Promise<Result<CommandPlace, ToolError>> {
  return scratch === undefined ? inFolder(workspace) : inScratch(scratch, signal)
}

/** What a command that failed left behind in a scratch is thrown away with it. */
async function inScratch(scratch: CommandScratch, signal: AbortSignal): Promise<Result<CommandPlace, ToolError>> {
  const prepared = await scratch.prepare(signal)
  if (!prepared.ok) return prepared
  const { folder, warnings } = prepared.value
  return success({
    folder,
    isOwn: true,
    async findChanges(hasSucceeded) {
      if (!hasSucceeded) return success({ files: [], git: [], warnings })
      const read = await scratch.readBack()
      return read.ok ? success({ files: read.value.changed, git: [], warnings: [...warnings, ...read.value.warnings] }) : read
    },
  })
}

async function inFolder(workspace: ToolContext['workspace']): Promise<Result<CommandPlace, ToolError>> {
  const staged = (await workspace.changes()).map((change) => change.path)
  // The command would see the files without what was staged, and what it wrote would be mixed up with that.
  if (staged.length > 0) return failure(notWritten(staged))
  const { folder } = workspace
  const before = await workspace.footprint()
  if (folder === undefined || before === undefined) return failure(noFolder())
  return success({
    folder,
    isOwn: false,
    async findChanges() {
      const changed = compareFootprints(before, (await workspace.footprint()) ?? before)
      return success({ ...changed, warnings: [] })
    },
  })
}

function notWritten(paths: readonly RepoPath[]): ToolError {
  return toolError(
    'stale',
    `Cannot run a command over changes that are not written yet: ${nameSome(paths, MAX_NAMED)}`,
    'Land these changes first, or run the command before making them.',
  )
}

function noFolder(): ToolError {
  return toolError('not_a_directory', 'There is no folder on disk to run a command in', 'Run it in a checkout of the repository.')
}
