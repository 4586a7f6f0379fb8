import type { FileChange } from '../base/change.ts'
import { type ToolError, toolError } from '../base/errors/tool-errors.ts'
import { ROOT_DIRECTORY } from '../base/path.ts'
import type { Plan } from '../base/plan.ts'
import { failure, type Result, success } from '../base/result.ts'
import { nameSome } from '../base/text/wording.ts'
import { withoutFilters } from '../git/attributes.ts'
import { gitFailed } from '../git/clean-repository.ts'
import { decodeOutput, type Git, type RepositoryPlace } from '../git/git.ts'
import type { StoredForms } from '../git/line-endings.ts'
import { commitText, PLAN_TRAILER } from '../git/seal-git.ts'
import { blobId } from '../git/trees.ts'
import type { SealedCommit } from '../plan/seal.ts'

/** How far below the tip of a branch to look for the commit of a plan. */
const MAX_COMMITS = 100
/** How many commits to check for any plan. */
const MAX_LISTED = 1000
const MAX_NAMED = 10

/** What git stores while people resolve conflicts. */
const UNDER_WAY = [
  ['MERGE_HEAD', 'A merge'],
  ['CHERRY_PICK_HEAD', 'A cherry-pick'],
  ['REVERT_HEAD', 'A revert'],
] as const

/** Who commits, and when. */
export interface Signature {
  /** `Name <address>`. */
  readonly person: string
  /** Seconds and zone, as git writes them. */
  readonly time: string
}

/** Mode and object id by path from the top of the repository. */
type Entries = ReadonlyMap<string, string>

/** The user's repository, as far as an apply may change it: new objects, the index of touched paths, one branch. */
export class ApplyRepository {
  readonly #git: Git
  readonly #place: RepositoryPlace

  constructor(git: Git, { gitDirectory, workTree }: RepositoryPlace) {
    this.#git = git
    this.#place = { gitDirectory, workTree }
  }

  async run(args: readonly string[], action: string, input?: Uint8Array): Promise<Result<Uint8Array, ToolError>> {
    const output = await this.#git.run({ ...this.#place, args, timeoutMs: 'none', ...(input && { input }) })
    return output.ok ? output : failure(gitFailed(action, output.error))
  }

  async resolve(ref: string): Promise<string | undefined> {
    const found = await this.run(['rev-parse', '--verify', '--quiet', `${ref}^{commit}`], 'look for the branch')
    return found.ok ? decodeOutput(found.value).trim() : undefined
  }

  /** The commit of exactly this plan at the tip of a branch, or a little below it. */
  async findCommit(ref: string, plan: Plan): Promise<string | undefined> {
    const form = '--format=%H%n%T%n%P%n%B%x00'
    const listed = await this.run(['rev-list', '--first-parent', `--max-count=${MAX_COMMITS}`, form, ref, '--'], 'look for the commit')
    for (const entry of listed.ok ? decodeOutput(listed.value).split('\0') : []) {
      const [, commit, tree, parents, ...message] = entry.trimStart().split('\n')
      const isOfPlan = message.includes(`${PLAN_TRAILER}: ${plan.digest}`)
      if (isOfPlan && tree === plan.tree && parents === (plan.base.commit ?? '')) return commit
    }
    return undefined
  }

  /** The commits of plans on branches, by digest. Only recent ones are checked. */
  async appliedPlans(): Promise<ReadonlyMap<string, string>> {
    const form = `--format=%H %(trailers:key=${PLAN_TRAILER},valueonly,separator=%x20)`
    const listed = await this.run(['rev-list', `--max-count=${MAX_LISTED}`, form, '--branches', '--'], 'look for commits of plans')
    const lines = listed.ok ? decodeOutput(listed.value).split('\n') : []
    return new Map(
      lines.flatMap((line) => {
        const [, commit, digests = ''] = /^([0-9a-f]{40,64}) ([0-9a-f ]+)$/.exec(line) ?? []
        return commit === undefined ? [] : digests.split(' ').map((digest) => [digest, commit] as const)
      }),
    )
  }

  /** Whether a commit is in the history of HEAD. */
  async isInHistory(commit: string): Promise<boolean> {
    return (await this.run(['merge-base', '--is-ancestor', commit, 'HEAD'], 'look for the commit')).ok
  }

  /** A branch that contains a commit, if HEAD does not. */
  async branchElsewhere(commit: string): Promise<string | undefined> {
    if (await this.isInHistory(commit)) return undefined
    const listed = await this.run(
      ['for-each-ref', `--contains=${commit}`, '--format=%(refname:lstrip=2)', 'refs/heads/'],
      'look for the branch',
    )
    return listed.ok ? decodeOutput(listed.value).split('\n', 1)[0] || undefined : undefined
  }

  /** Copies the new objects, and makes the commit in the name of the person who applies it. */
  async writeCommit(plan: Plan, sealed: SealedCommit, signature: Signature): Promise<Result<string, ToolError>> {
    const { base } = plan
    const stored = await sealed.store()
    if (!stored.ok) return stored
    const revisions = [sealed.tree, ...(base.commit === undefined ? [] : [`^${base.commit}`]), '']
    const packed = await this.#git.run({
      gitDirectory: stored.value,
      workTree: this.#place.workTree,
      args: ['pack-objects', '--quiet', '--stdout', '--revs', '--missing=allow-any'],
      input: Buffer.from(revisions.join('\n')),
    })
    if (!packed.ok) return failure(gitFailed('pack the plan', packed.error))
    const unpacked = await this.run(['unpack-objects', '-q'], 'bring the plan into the repository', packed.value)
    if (!unpacked.ok) return unpacked
    const text = commitText({ ...plan, ...signature, tree: sealed.tree, parent: base.commit })
    const written = await this.run(['hash-object', '-w', '-t', 'commit', '--stdin'], 'write the commit', Buffer.from(text))
    return written.ok ? success(decodeOutput(written.value).trim()) : written
  }

  /** Whether a commit of the plan would contain nothing new: a directory, or line endings that git does not store. */
  async isNothingNew({ base: { commit } }: Plan, { tree }: SealedCommit): Promise<boolean> {
    const found = commit === undefined ? undefined : await this.run(['rev-parse', '--verify', `${commit}^{tree}`], 'read the base')
    return found?.ok === true && decodeOutput(found.value).trim() === tree
  }

  /** Only if the branch does not exist yet. */
  makeBranch(plan: Plan, ref: string, commit: string): Promise<Result<unknown, ToolError>> {
    return this.run(['update-ref', '-m', reason(plan), ref, commit, nothing(plan)], 'make the branch')
  }

  /** A commit of the touched paths must not include uncommitted changes in them. Staged changes count if the index follows the commit. */
  async refuseUncommitted(plan: Plan, { changes, kept }: CommittedChanges, ref: string): Promise<ToolError | undefined> {
    const committed = await this.#entriesOf(plan.base.commit)
    const staged = ref === 'HEAD' ? await this.#entries(['ls-files', '-z', '--stage', '--full-name']) : committed
    if (!committed.ok) return committed.error
    if (!staged.ok) return staged.error
    const dirty = changes.filter((change) => {
      if (change.kind === 'create_directory') return false
      const at = directoryPrefix(plan) + change.path
      const [inCommit, inIndex] = [committed.value.get(at), staged.value.get(at)]
      const { before, after } = versionsOf(change, kept, nothing(plan).length)
      // An interrupted apply may have reached the index.
      return inCommit !== before || (inIndex !== before && inIndex !== after)
    })
    return dirty.length === 0 ? undefined : APPLY_REPOSITORY_ERRORS.uncommitted(dirty)
  }

  /** A commit in the middle of a merge would become part of it, and git itself refuses to commit only some files there. */
  async refuseUnderWay(): Promise<ToolError | undefined> {
    const found = await Promise.all(UNDER_WAY.map(async ([head, what]) => ((await this.resolve(head)) === undefined ? [] : [what])))
    const [what] = found.flat()
    return what === undefined ? undefined : APPLY_REPOSITORY_ERRORS.underWay(what)
  }

  /** The index, then the branch, each only from its expected state. */
  async record(plan: Plan, changes: CommittedChanges, commit: string): Promise<Result<void, ToolError>> {
    const indexed = await this.#index(plan, changes, 'after')
    if (!indexed.ok) return indexed
    const moved = await this.run(['update-ref', '-m', reason(plan), 'HEAD', commit, plan.base.commit ?? nothing(plan)], 'move the branch')
    if (moved.ok) return success(undefined)
    await this.#index(plan, changes, 'before')
    return moved
  }

  async #index(plan: Plan, { changes, kept }: CommittedChanges, side: 'before' | 'after'): Promise<Result<unknown, ToolError>> {
    const settings = await withoutFilters(this.#git, this.#place)
    if (!settings.ok) return settings
    const none = `0 ${nothing(plan)}`
    const lines = changes.flatMap((change) => {
      if (change.kind === 'create_directory') return []
      return [`${versionsOf(change, kept, nothing(plan).length)[side] ?? none}\t${directoryPrefix(plan)}${change.path}\0`]
    })
    // Removals first: a directory may replace a file.
    const sorted = lines.toSorted((a, b) => Number(!a.startsWith('0 ')) - Number(!b.startsWith('0 ')))
    const input = Buffer.from(sorted.join(''))
    const args = ['update-index', '-z', '--index-info']
    const updated = await this.#git.run({ ...this.#place, args, input, settings: settings.value })
    return updated.ok ? updated : failure(gitFailed('update the index', updated.error))
  }

  #entriesOf(commit: string | undefined): Promise<Result<Entries, ToolError>> {
    return commit === undefined ? Promise.resolve(success(new Map())) : this.#entries(['ls-tree', '-r', '-z', '--full-tree', commit])
  }

  async #entries(args: readonly string[]): Promise<Result<Entries, ToolError>> {
    const listed = await this.#git.run({ ...this.#place, args })
    if (!listed.ok) return failure(gitFailed('compare with what is committed', listed.error))
    const entries = decodeOutput(listed.value)
      .split('\0')
      .flatMap((line) => {
        const [, mode, id, path] = /^(\d+) (?:blob |commit )?([0-9a-f]+)(?: \d)?\t(.*)$/s.exec(line) ?? []
        return path === undefined ? [] : [[path, `${mode} ${id}`] as const]
      })
    return success(new Map(entries))
  }
}

function reason({ message }: Plan): string {
  return `sous: ${message.split('\n', 1)[0]}`
}

function namesOf(changes: readonly FileChange[]): string {
  return nameSome(
    changes.map(({ path }) => path),
    MAX_NAMED,
  )
}

/** Changes, and how git stores them. */
export interface CommittedChanges {
  readonly changes: readonly FileChange[]
  readonly kept: StoredForms
}

/** What a change finds and leaves, as git would name it. */
export function versionsOf(
  change: Exclude<FileChange, { kind: 'create_directory' }>,
  kept: StoredForms,
  idLength: number,
): { readonly before: string | undefined; readonly after: string | undefined } {
  const format = idLength === 64 ? 'sha256' : 'sha1'
  const { before, after } = kept.get(change.path) ?? {}
  return {
    before: change.kind === 'create' ? undefined : `${change.modeBefore} ${before ?? blobId(change.before, format)}`,
    after: change.kind === 'delete' ? undefined : `${change.mode} ${after ?? blobId(change.after, format)}`,
  }
}

/** The null object id. */
export function nothing({ tree }: Plan): string {
  return '0'.repeat(tree?.length ?? 40)
}

export function directoryPrefix({ base: { directory } }: Plan): string {
  return directory === ROOT_DIRECTORY ? '' : `${directory}/`
}

export const APPLY_REPOSITORY_ERRORS = {
  underWay: (what: string) =>
    toolError('stale', `${what} is in progress`, 'Nothing was written. Finish it first, or apply without --commit.'),
  uncommitted: (changes: readonly FileChange[]) =>
    toolError(
      'stale',
      `Uncommitted changes in ${namesOf(changes)}`,
      'Nothing was written. Commit or stash them and preview again, or apply without --commit and --branch.',
    ),
}
