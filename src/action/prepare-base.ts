import * as path from 'node:path'
import type { OpenFolder } from '../app/open-folder.ts'
import { isRecipePath } from '../app/recipe-files.ts'
import { CONFIG_FILE, LOCK_FILE } from '../base/config.ts'
import { type Refusal, refusal } from '../base/errors/reasons.ts'
import { parseRepoDirectory, type RepoDirectory, ROOT_DIRECTORY } from '../base/path.ts'
import { failure, type Result, success } from '../base/result.ts'
import { nameSome } from '../base/text/wording.ts'
import { decodeOutput } from '../git/git.ts'
import { CheckoutObjects, checkoutFirst, gitHubObjects } from '../github/api/git-tree.ts'
import { findBaseCommit, readTrustedText, TRUSTED_TREE_ERRORS, TrustedTree } from '../github/api/trusted-tree.ts'
import type { PullCommits } from '../github/events/requests.ts'
import { compareRules } from '../github/pulls/changed-rules.ts'
import { REMOTE_GIT_ERRORS } from '../github/remote/remote-git.ts'
import { TreeBelow } from '../workspace/narrowed-tree.ts'
import { askOnce, type OpenRepository } from './open-github.ts'
import type { ActionContext } from './runner.ts'

/** The rules for a pull request: the files of its base commit. */
export interface BaseFiles {
  /** Relative to the working directory. */
  readonly tree: TreeBelow
  /** GitHub's refusal, if that is why a recipe cannot run. */
  refusal(): Refusal | undefined
  /** Names the rules that the pull request changes, if any. */
  noteChanges(recipe: string): Promise<Result<string | undefined, Refusal>>
  /** Why the checked-out files differ from what the pull request would merge, if they do. */
  whyOtherBytes(): Promise<Result<string | undefined, Refusal>>
}

export interface BaseRequest {
  readonly context: ActionContext
  readonly repo: OpenRepository
  readonly mode: string
  readonly commits: PullCommits
  readonly opened: OpenFolder
}

export async function openBaseFiles({ context, repo, mode, commits, opened }: BaseRequest): Promise<Result<BaseFiles, Refusal>> {
  const { github } = repo
  const { tree: folder, git } = opened
  const { repository } = folder
  const checkout = repository && new CheckoutObjects(git, repository)
  const base = await findBaseCommit({ github, checkout, sha: context.sha, eventBase: commits.base })
  if (!base.ok) return base
  const source = checkout === undefined ? gitHubObjects(github) : checkoutFirst(checkout, gitHubObjects(github))
  const directory = directoryOf(path.relative(repository?.workTree ?? context.workspace, folder.folder))
  if (!directory.ok) return directory
  const prefix = directory.value === ROOT_DIRECTORY ? '' : `${directory.value}/`
  const config = context.runner.input('config') || CONFIG_FILE
  // Recipes can call each other.
  const isLikelyRead = (file: string) =>
    file === prefix + config || file === prefix + LOCK_FILE || (file.startsWith(prefix) && isRecipePath(file.slice(prefix.length)))
  const tree = await TrustedTree.openFrom(source, base.value, { isLikelyRead })
  if (!tree.ok) return failure(TRUSTED_TREE_ERRORS.unavailable(base.value, tree.error))
  const openHead = askOnce(() => TrustedTree.openFrom(source, context.sha))
  return success({
    tree: new TreeBelow(tree.value, directory.value),
    refusal: () => tree.value.refusal && TRUSTED_TREE_ERRORS.unavailable(base.value, tree.value.refusal),
    async noteChanges(recipe) {
      const head = await openHead()
      if (!head.ok) return failure(TRUSTED_TREE_ERRORS.unavailable(context.sha, head.error))
      const changed = await compareRules({ base: tree.value, head: head.value, directory: directory.value, recipe })
      if (!changed.ok) return failure(TRUSTED_TREE_ERRORS.unavailable(context.sha, changed.error))
      return success(changed.value.length === 0 ? undefined : noteOf(changed.value, mode, baseName(context, base.value)))
    },
    async whyOtherBytes() {
      const listed = repository && (await git.run({ ...repository, args: ['ls-files', '-z'] }))
      if (listed?.ok === false) return failure(REMOTE_GIT_ERRORS.localRefusal('list the files', listed.error))
      const paths = decodeOutput(listed?.value ?? new Uint8Array())
        .split('\0')
        .filter((file) => /(?:^|\/)\.gitattributes$/.test(file))
      if (paths.length === 0) return success(undefined)
      const head = await openHead()
      return head.ok
        ? findConverting({ base: tree.value, head: head.value, paths })
        : failure(TRUSTED_TREE_ERRORS.unavailable(context.sha, head.error))
    },
  })
}

interface Attributes {
  readonly base: TrustedTree
  readonly head: TrustedTree
  readonly paths: readonly string[]
}

/**
 * Attributes in a pull request can make git check out text in an encoding that no recipe reads, so that a check would find nothing,
 * while the merge has the original text.
 */
async function findConverting({ base, head, paths }: Attributes): Promise<Result<string | undefined, Refusal>> {
  for (const path of paths) {
    const before = await readTrustedText(base, path)
    if (!before.ok) return before
    const after = await readTrustedText(head, path)
    if (!after.ok) return after
    if (before.value !== after.value && after.value?.includes('working-tree-encoding'))
      return success(`The pull request changes '${path}', which decides how git converts files. Merge that change by itself first`)
  }
  return success(undefined)
}

function noteOf(changed: readonly string[], mode: string, base: string): string {
  const versions = changed.length === 1 ? 'the version' : 'the versions'
  return `This pull request changes ${nameSome(changed, 3)}. The ${mode} used ${versions} on ${base}.`
}

function baseName({ env }: ActionContext, commit: string): string {
  const branch = env['GITHUB_BASE_REF'] ?? ''
  const short = commit.slice(0, 10)
  return branch === '' ? short : `${branch} (${short})`
}

function directoryOf(relative: string): Result<RepoDirectory, Refusal> {
  const directory = parseRepoDirectory(relative.split(path.sep).join('/') || ROOT_DIRECTORY)
  return directory.ok ? directory : failure(refusal('input_invalid', directory.error.message, directory.error.suggestion))
}
