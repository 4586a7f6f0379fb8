import * as nodePath from 'node:path'
import { type ToolError, toolError } from '../base/errors/tool-errors.ts'
import { failure, once, type Result, success } from '../base/result.ts'
import type { SandboxDisk } from '../system/disk/sandbox-disk.ts'
import { type CleanRepository, fromSandboxFault, gitFailed } from './clean-repository.ts'
import { decodeOutput, type Git } from './git.ts'
import { type GitObject, packObjects } from './trees.ts'

/** A separate repository, and the throw-away folder that it lies in. */
export interface SealRepository extends CleanRepository {
  readonly home: string
}

/**
 * Git in a separate repository, with throw-away folders next to it for files that git has to read. The repository is created on
 * first use: most plans are only looked at.
 */
export class SealGit {
  readonly #git: Git
  readonly #scratchDisk: SandboxDisk
  /** Creates the repository if it does not exist yet. */
  readonly open: () => Promise<Result<SealRepository, ToolError>>

  constructor(git: Git, sandboxDisk: SandboxDisk, make: () => Promise<Result<SealRepository, ToolError>>) {
    this.#git = git
    this.#scratchDisk = sandboxDisk
    this.open = once(make)
  }

  run(args: readonly string[], action: string, input?: Uint8Array): Promise<Result<Uint8Array, ToolError>> {
    return this.runIn('.', args, action, input)
  }

  async ask(...args: readonly string[]): Promise<Result<string, ToolError>> {
    const output = await this.run(args, 'read the base')
    return output.ok ? success(decodeOutput(output.value)) : output
  }

  /** Runs git with the files below a folder as its work tree. */
  async runIn(folder: string, args: readonly string[], action: string, input?: Uint8Array): Promise<Result<Uint8Array, ToolError>> {
    const opened = await this.open()
    if (!opened.ok) return opened
    const { gitDirectory, home } = opened.value
    const output = await this.#git.run({ gitDirectory, workTree: nodePath.join(home, folder), args, ...(input && { input }) })
    return output.ok ? output : failure(gitFailed(action, output.error))
  }

  async write(path: string, bytes: Uint8Array): Promise<Result<void, ToolError>> {
    const opened = await this.open()
    if (!opened.ok) return opened
    const put = this.#scratchDisk.write(opened.value.home, path, { bytes, mode: '100644' })
    return put.ok ? put : failure(fromSandboxFault(put.error))
  }

  /** Writes objects to the repository, and returns its git directory. */
  async store(objects: readonly GitObject[]): Promise<Result<string, ToolError>> {
    const opened = await this.open()
    if (!opened.ok) return opened
    const { gitDirectory, objectFormat } = opened.value
    if (objects.length === 0) return success(gitDirectory)
    const stored = await this.run(['index-pack', '--stdin'], 'store the plan', packObjects(objects, objectFormat))
    return stored.ok ? success(gitDirectory) : stored
  }
}

export const PLAN_TRAILER = 'Sous-Plan'

/** Applying the plan sets the author. Until then it has none. */
const SOUS_ITSELF = 'Sous <sous@localhost>'
const EPOCH = '0 +0000'

export interface CommitFields {
  readonly tree: string
  readonly parent: string | undefined
  readonly message: string
  readonly digest: string
  /** Seconds and zone, as git writes them. */
  readonly time: string
  /** `Name <address>` of the person who applies it; Sous itself while it is a plan. */
  readonly person?: string
}

/** The text of a commit object, written by hand so that no clock, configured name or encoding gets in. */
export function commitText({ tree, parent, message, digest, time, person = SOUS_ITSELF }: CommitFields): string {
  const header = [
    `tree ${tree}`,
    ...(parent === undefined ? [] : [`parent ${parent}`]),
    `author ${person} ${time}`,
    `committer ${person} ${time}`,
  ]
  return `${header.join('\n')}\n\n${message.trim()}\n\n${PLAN_TRAILER}: ${digest}\n`
}

/** The time of the base commit, so that the same plan always gives the same commit. */
export function signatureTime(baseText: string | undefined): string {
  const header = baseText?.split('\n\n', 1)[0] ?? ''
  return /^committer .*> (\d{1,12} [+-]\d{4})$/m.exec(header)?.[1] ?? EPOCH
}

/** The trailer must be unique, and git must keep the text unchanged. */
export function checkMessage(message: string): ToolError | undefined {
  const why =
    message.trim() === ''
      ? 'is empty'
      : message.includes('\0') || !message.isWellFormed()
        ? 'contains a character that git cannot store'
        : new RegExp(`^${PLAN_TRAILER}\\s*:`, 'im').test(message)
          ? `already contains a line '${PLAN_TRAILER}:'`
          : undefined
  return why && SEAL_GIT_ERRORS.badMessage(why)
}

/** Names that git uses next to branches. Case-insensitive, because some file systems are. */
const GITS_OWN = /^(?:@|HEAD|[A-Z_]+_HEAD|AUTO_MERGE|BISECT_EXPECTED_REV|MERGE_AUTOSTASH|NOTES_MERGE_(?:PARTIAL|REF))$/i

/** Names that git allows below `refs/heads/` but that it or a person would misread. */
export function checkBranchName(branch: string): ToolError | undefined {
  if (branch.startsWith('-')) return SEAL_GIT_ERRORS.invalidBranch(branch, 'Git would read it as an option. Start it with a letter.')
  if (GITS_OWN.test(branch)) return SEAL_GIT_ERRORS.invalidBranch(branch, 'Git uses that name itself. Choose another name.')
  if (/^refs\//i.test(branch)) return SEAL_GIT_ERRORS.invalidBranch(branch, "Write the name without 'refs/heads/'.")
  return undefined
}

export const SEAL_GIT_ERRORS = {
  invalidBranch: (branch: string, suggestion: string) =>
    toolError('invalid_arguments', `'${branch}' is not a valid branch name`, suggestion),
  badMessage: (why: string) => toolError('invalid_arguments', `The commit message ${why}`, 'Correct the message.'),
}
