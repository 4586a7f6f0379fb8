import { type ToolError, toolError } from '../base/errors/tool-errors.ts'
import { failure, once, type Result, success } from '../base/result.ts'
import type { SandboxDisk } from '../system/disk/sandbox-disk.ts'
import { type CleanRepository, decodeOutput, fromSandboxFault, gitFailed } from './clean-repository.ts'
import type { Git, RepositoryPlace } from './git.ts'
import { type GitObject, packObjects } from './trees.ts'

interface SealGitRequest {
  /** The folder that everything lies in. */
  readonly home: string
  readonly sandboxDisk: SandboxDisk
  readonly gitDirectory: string
  readonly make: () => Promise<Result<CleanRepository, ToolError>>
}

/**
 * Git in a repository of Sous's own, with throw-away folders beside it for what git is to read. The repository is made when
 * it is first needed: most plans are only looked at.
 */
export class SealGit {
  readonly #git: Git
  readonly #place: RepositoryPlace
  readonly #make: () => Promise<Result<CleanRepository, ToolError>>
  readonly #home: string
  readonly #scratchDisk: SandboxDisk

  constructor(git: Git, { home, sandboxDisk, gitDirectory, make }: SealGitRequest) {
    this.#git = git
    this.#place = { gitDirectory, workTree: home }
    this.#home = home
    this.#scratchDisk = sandboxDisk
    this.#make = once(make)
  }

  /** Makes the repository, if it is not there yet. */
  open(): Promise<Result<CleanRepository, ToolError>> {
    return this.#make()
  }

  async run(args: readonly string[], action: string, input?: Uint8Array): Promise<Result<Uint8Array, ToolError>> {
    return this.#run(this.#place, args, action, input)
  }

  async ask(...args: readonly string[]): Promise<Result<string, ToolError>> {
    const output = await this.run(args, 'read the base')
    return output.ok ? success(decodeOutput(output.value)) : output
  }

  /** With the files that were written below a folder as its work tree. */
  async runIn(folder: string, args: readonly string[], action: string, input: Uint8Array): Promise<Result<Uint8Array, ToolError>> {
    return this.#run({ ...this.#place, workTree: `${this.#home}/${folder}` }, args, action, input)
  }

  write(path: string, bytes: Uint8Array): Result<void, ToolError> {
    const put = this.#scratchDisk.write(this.#home, path, { bytes, mode: '100644' })
    return put.ok ? put : failure(fromSandboxFault(put.error))
  }

  /** Puts objects into the repository. */
  async store(objects: readonly GitObject[]): Promise<Result<void, ToolError>> {
    const opened = await this.open()
    if (!opened.ok) return opened
    if (objects.length === 0) return success(undefined)
    const pack = packObjects(objects, opened.value.objectFormat)
    const stored = await this.run(['index-pack', '--stdin'], 'store the plan', pack)
    return stored.ok ? success(undefined) : stored
  }

  async #run(place: RepositoryPlace, args: readonly string[], action: string, input?: Uint8Array): Promise<Result<Uint8Array, ToolError>> {
    const opened = await this.open()
    if (!opened.ok) return opened
    const output = await this.#git.run({ ...place, args, ...(input && { input }) })
    return output.ok ? output : failure(gitFailed(action, output.error))
  }
}

export const PLAN_TRAILER = 'Sous-Plan'

/** Whoever applies the plan is named by the apply. Until then it is nobody's. */
const NOBODY = 'Sous <sous@localhost>'
const EPOCH = '0 +0000'

export interface CommitFields {
  readonly tree: string
  readonly parent: string | undefined
  readonly message: string
  readonly digest: string
  /** Seconds and zone, as git writes them. */
  readonly time: string
  /** `Name <address>` of whoever applies it; nobody's while it is a plan. */
  readonly person?: string
}

/** A commit object's text, made by hand: neither a clock, a name in some configuration nor an encoding gets in. */
export function commitText({ tree, parent, message, digest, time, person = NOBODY }: CommitFields): string {
  const header = [
    `tree ${tree}`,
    ...(parent === undefined ? [] : [`parent ${parent}`]),
    `author ${person} ${time}`,
    `committer ${person} ${time}`,
  ]
  return `${header.join('\n')}\n\n${message.trim()}\n\n${PLAN_TRAILER}: ${digest}\n`
}

/** The moment of the base commit, so that the same plan is the same commit whenever it is sealed. */
export function signatureTime(baseText: string | undefined): string {
  const header = baseText?.split('\n\n', 1)[0] ?? ''
  return /^committer .*> (\d{1,12} [+-]\d{4})$/m.exec(header)?.[1] ?? EPOCH
}

/** The trailer must be the only one of its name, and git must keep the text as it is. */
export function checkMessage(message: string): ToolError | undefined {
  const why =
    message.trim() === ''
      ? 'is empty'
      : message.includes('\0') || !message.isWellFormed()
        ? 'has a character that git cannot keep'
        : new RegExp(`^${PLAN_TRAILER}\\s*:`, 'im').test(message)
          ? `has a line '${PLAN_TRAILER}:' of its own`
          : undefined
  return why && toolError('invalid_arguments', `The commit message ${why}`, 'Correct the message.')
}

/** What git keeps beside the branches, by names that it takes for no branch. Where case does not count, neither does it here. */
const GITS_OWN = /^(?:@|HEAD|[A-Z_]+_HEAD|AUTO_MERGE|BISECT_EXPECTED_REV|MERGE_AUTOSTASH|NOTES_MERGE_(?:PARTIAL|REF))$/i

/** Names that git allows below `refs/heads/`, and that it or a person would take for something else. */
export function checkBranchName(branch: string): ToolError | undefined {
  if (branch.startsWith('-')) return invalidBranch(branch, 'Git would read it as an option. Start it with a letter.')
  if (GITS_OWN.test(branch)) return invalidBranch(branch, 'Git uses it for itself. Choose another name.')
  if (/^refs\//i.test(branch)) return invalidBranch(branch, "Write the name without 'refs/heads/'.")
  return undefined
}

export function invalidBranch(branch: string, suggestion: string): ToolError {
  return toolError('invalid_arguments', `'${branch}' is not a valid branch name`, suggestion)
}
