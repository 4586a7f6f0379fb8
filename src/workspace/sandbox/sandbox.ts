import type { FileChange } from '../../base/change.ts'
import { type ToolError, toolError } from '../../base/errors/tool-errors.ts'
import type { RepoPath } from '../../base/path.ts'
import { failure, type Result, success } from '../../base/result.ts'
import { CLEAN_REPOSITORY_ERRORS, fromSandboxFault, nameFiles } from '../../git/clean-repository.ts'
import { differences, type GitState, readGitState } from '../../git/state.ts'
import type { SandboxDisk, Scan } from '../../system/disk/sandbox-disk.ts'
import { type Checkout, type CheckoutRequest, makeCheckout } from './checkout.ts'
import { untilAborted } from './fill.ts'
import { compareTree, stageDifference } from './read-back.ts'

export type SandboxRequest = CheckoutRequest

export interface PreparedSandbox {
  /** Absolute path of the directory to run a command in. */
  readonly folder: string
  /** Such as links that were left out. */
  readonly warnings: readonly string[]
}

export interface ReadBack {
  /** Files that are now staged because a command wrote, created or removed them. In byte order. */
  readonly changed: readonly RepoPath[]
  readonly warnings: readonly string[]
}

/** The checkout before a command. */
interface Baseline {
  readonly scan: Scan
  readonly git: GitState
  /** Marks of the linked dependency folders, which belong to the user. */
  readonly dependencies: ReadonlyMap<string, string | undefined>
}

/** A sandbox over a workspace. Nothing is created before `prepare`. */
export function openSandbox(request: SandboxRequest): Sandbox {
  return new Sandbox(request)
}

/**
 * A throw-away checkout with the workspace's files, for commands. It is reused from command to command and removed at the end. The
 * user's folder and git directory are only ever read.
 */
export class Sandbox implements AsyncDisposable {
  readonly #request: SandboxRequest
  #checkout: Checkout | undefined
  #baseline: Baseline | undefined
  /** What differs between the checkout and the base. */
  #written: ReadonlyMap<RepoPath, FileChange> = new Map()
  /** A command may have run since the checkout and the workspace were last in sync. */
  #isDirty = false
  #isDisposed = false

  constructor(request: SandboxRequest) {
    this.#request = request
  }

  /** Creates the checkout, or updates it from the workspace, for one command. */
  async prepare(signal?: AbortSignal): Promise<Result<PreparedSandbox, ToolError>> {
    if (this.#isDisposed) throw new Error('The sandbox was disposed of, so a new checkout would never be removed.')
    // Changes that were not read back must not be visible to the next command.
    if (this.#isDirty) await this.discard()
    const changes = new Map((await this.#request.workspace.changes()).map((change) => [change.path, change]))
    const warnings: string[] = []
    if (this.#checkout === undefined) {
      const made = await makeCheckout(this.#request, signal)
      if (!made.ok) return made
      this.#checkout = made.value
      warnings.push(...made.value.warnings)
    } else {
      const updated = await this.#update(this.#checkout, changes, signal)
      if (!updated.ok) return updated
    }
    this.#written = changes
    this.#isDirty = true
    const taken = await this.#takeBaseline(this.#checkout)
    return taken.ok ? success({ folder: this.#checkout.folder, warnings }) : taken
  }

  /** Stages what the command did: all of it, or nothing and an error. */
  async readBack(): Promise<Result<ReadBack, ToolError>> {
    const [checkout, baseline] = [this.#checkout, this.#baseline]
    if (checkout === undefined || baseline === undefined) throw new Error('Nothing to read back: call prepare first.')
    const tampered = differences(baseline.git, this.#readGit(checkout))
    if (tampered.length > 0) return failure(ERRORS.gitTampered(tampered))
    const { workspace, disk, sandboxDisk } = this.#request
    const { tree, prefix, skipped, isIgnored } = checkout
    const difference = await compareTree({ tree, baseline: baseline.scan, skipped, sandboxDisk, isIgnored })
    if (!difference.ok) return difference
    const staged = await stageDifference({ difference: difference.value, workspace, prefix, tree, disk })
    if (!staged.ok) return staged
    this.#written = new Map((await workspace.changes()).map((change) => [change.path, change]))
    this.#isDirty = false
    const touched = [...baseline.dependencies].filter(([path, mark]) => mark !== this.#markOf(path)).map(([path]) => path)
    const warnings = touched.length === 0 ? [] : [`The command changed your own ${nameFiles(touched)}: it is linked, not copied`]
    return success({ changed: staged.value, warnings })
  }

  /** Throws the checkout away, with everything a command did in it. The next one starts fresh. */
  async discard(): Promise<void> {
    const home = this.#checkout?.home
    this.#checkout = undefined
    this.#baseline = undefined
    this.#isDirty = false
    if (home !== undefined) await this.#request.sandboxDisk.removeFolder(home)
  }

  [Symbol.asyncDispose](): Promise<void> {
    this.#isDisposed = true
    return this.discard()
  }

  async #takeBaseline(checkout: Checkout): Promise<Result<void, ToolError>> {
    const { sandboxDisk } = this.#request
    const scan = sandboxDisk.scan(checkout.tree, { from: [''], skipped: checkout.skipped, mayEnter: () => true })
    if (!scan.ok) return failure(fromSandboxFault(scan.error, 'look at'))
    await waitForTick(sandboxDisk, checkout.home, scan.value)
    const dependencies = new Map(checkout.dependencies.map((path) => [path, this.#markOf(path)]))
    this.#baseline = { scan: scan.value, git: this.#readGit(checkout), dependencies }
    return success(undefined)
  }

  /** Writes what was staged, removed or reverted since. Removals first: a file may have become a directory. */
  async #update(
    { tree, prefix }: Checkout,
    changes: ReadonlyMap<RepoPath, FileChange>,
    signal: AbortSignal | undefined,
  ): Promise<Result<void, ToolError>> {
    const { workspace, sandboxDisk } = this.#request
    const paths = new Set([...this.#written.keys(), ...changes.keys()])
    const differing = [...paths].filter((path) => !isSameContent(this.#written.get(path), changes.get(path)))
    // An interruption would leave half of them written.
    this.#isDirty = true
    for await (const path of untilAborted(differing, signal)) {
      const removed = sandboxDisk.removeEntry(tree, prefix + path)
      if (!removed.ok) return failure(fromSandboxFault(removed.error, 'remove'))
    }
    for await (const path of untilAborted(differing, signal)) {
      const isDirectory = changes.get(path)?.kind === 'create_directory'
      const content = isDirectory ? undefined : await workspace.read(path)
      if (content?.ok === false && isNothing(content.error)) continue
      if (content?.ok === false) return content
      const written =
        content === undefined ? sandboxDisk.makeDirectory(tree, prefix + path) : sandboxDisk.write(tree, prefix + path, content.value)
      if (!written.ok) return failure(fromSandboxFault(written.error))
    }
    return signal?.aborted ? failure(CLEAN_REPOSITORY_ERRORS.sandboxCancelled()) : success(undefined)
  }

  #readGit({ tree, gitDirectory }: Checkout): GitState {
    return readGitState(this.#request.disk, tree, gitDirectory === undefined ? undefined : { gitDirectory, workTree: tree })
  }

  #markOf(dependency: string): string | undefined {
    const entry = this.#request.disk.entry(`${this.#checkout?.source}/${dependency}`)
    return entry.ok ? entry.value?.fingerprint : undefined
  }
}

function isSameContent(a: FileChange | undefined, b: FileChange | undefined): boolean {
  if (a === undefined || b === undefined) return false
  if (a.kind === 'delete' || a.kind === 'create_directory') return a.kind === b.kind
  if (b.kind === 'delete' || b.kind === 'create_directory') return false
  return a.mode === b.mode && Buffer.compare(a.after, b.after) === 0
}

/** `not_a_file`: the path is now a directory with other files. */
function isNothing({ code }: ToolError): boolean {
  return code === 'not_found' || code === 'not_a_file' || code === 'not_a_directory'
}

/** Longer than a tick of the coarsest file-system clock in use. */
const MAX_WAIT_MS = 2_500
const POLL_MS = 2

/**
 * Waits until the file-system clock has moved past the newest file of a scan. A file written twice within one tick, with the same
 * length, would otherwise have the same mark.
 */
export async function waitForTick(disk: SandboxDisk, home: string, scan: Scan): Promise<void> {
  let newest = 0n
  for (const { changedAt } of scan.entries.values()) if (changedAt > newest) newest = changedAt
  for (let waited = 0; waited < MAX_WAIT_MS; waited += POLL_MS) {
    const now = disk.now(home)
    if (!now.ok || now.value > newest) return
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  }
}

const ERRORS = {
  gitTampered: (parts: readonly string[]) =>
    toolError(
      'git_state_tampered',
      `The command changed the state of the git repository: ${nameFiles(parts)}`,
      'Let Sous commit, and use a command that only changes files. Your own repository was not changed.',
    ),
}
