import type { FileChange } from '../model/change.ts'
import { failure, type Result, success } from '../model/result.ts'
import type { ToolError } from '../model/tool-error.ts'
import type { Git, RepositoryPlace } from '../system/git.ts'
import type { ScratchDisk } from '../system/scratch-disk.ts'
import { type CleanRepository, decode } from '../workspace/scratch/clean-repository.ts'
import { fromScratchFault, gitFailed } from '../workspace/scratch/scratch-errors.ts'

/** Git in a repository of Sous's own, with throw-away folders beside it for what git is to read. */
export class SealGit {
  readonly #git: Git
  readonly #place: RepositoryPlace
  readonly #home: string
  readonly #scratchDisk: ScratchDisk

  constructor(
    git: Git,
    { gitDirectory }: CleanRepository,
    { home, scratchDisk }: { readonly home: string; readonly scratchDisk: ScratchDisk },
  ) {
    this.#git = git
    this.#place = { gitDirectory, workTree: home }
    this.#home = home
    this.#scratchDisk = scratchDisk
  }

  async run(args: readonly string[], action: string, input?: Uint8Array): Promise<Result<Uint8Array, ToolError>> {
    return this.#run(this.#place, args, action, input)
  }

  async ask(...args: readonly string[]): Promise<Result<string, ToolError>> {
    const output = await this.run(args, 'read the base')
    return output.ok ? success(decode(output.value)) : output
  }

  /** With the files that were written below a folder as its work tree. */
  async runIn(folder: string, args: readonly string[], action: string, input: Uint8Array): Promise<Result<Uint8Array, ToolError>> {
    return this.#run({ ...this.#place, workTree: `${this.#home}/${folder}` }, args, action, input)
  }

  write(path: string, bytes: Uint8Array): Result<void, ToolError> {
    const put = this.#scratchDisk.write(this.#home, path, { bytes, mode: '100644' })
    return put.ok ? put : failure(fromScratchFault(put.error))
  }

  /** Writes each new content as a blob. */
  async storeContents(changes: readonly FileChange[]): Promise<Result<void, ToolError>> {
    const written = changes.filter((change) => change.kind === 'create' || change.kind === 'update')
    const names = written.map((_, index) => `contents/${index}`)
    for (const [index, { after }] of written.entries()) {
      const put = this.write(`contents/${index}`, after)
      if (!put.ok) return put
    }
    const input = Buffer.from(names.map((name) => `${name}\n`).join(''))
    const hashed = await this.run(['hash-object', '-w', '--no-filters', '--stdin-paths'], 'store the contents', input)
    return hashed.ok ? success(undefined) : hashed
  }

  async #run(place: RepositoryPlace, args: readonly string[], action: string, input?: Uint8Array): Promise<Result<Uint8Array, ToolError>> {
    const output = await this.#git.run({ ...place, args, ...(input && { input }) })
    return output.ok ? output : failure(gitFailed(action, output.error))
  }
}
