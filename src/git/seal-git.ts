import type { ToolError } from '../base/errors/tool-errors.ts'
import { failure, once, type Result, success } from '../base/result.ts'
import type { SandboxDisk } from '../system/disk/sandbox-disk.ts'
import { type CleanRepository, decodeOutput, fromSandboxFault, gitFailed } from './clean-repository.ts'
import type { Git, RepositoryPlace } from './git.ts'
import { type GitObject, packObjects } from './objects.ts'

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
