import { codeSpan, proseText } from './markdown-text.ts'

/** Why Sous cannot promise the files: by then, others may have merged something. */
const DIFF_ONLY = 'Sous promises this diff, not the resulting files: other changes can be merged first.'

export interface WaitingMerge {
  readonly reason: 'queued' | 'auto_merge_enabled'
  readonly head: string
  /** Short name. */
  readonly base: string
  readonly hasQueue: boolean
  /** In GitHub's words. */
  readonly waitsFor?: string | undefined
  /** Whether it was asked for with `GITHUB_TOKEN`. */
  readonly isWorkflowToken: boolean
}

/** What happens next to a proposal that GitHub merges by itself. */
export function renderWaitingMerge({ reason, head, base, hasQueue, waitsFor, isWorkflowToken }: WaitingMerge): string {
  const [commit, branch] = [codeSpan(head.slice(0, 12)), codeSpan(base)]
  const paragraphs =
    reason === 'queued'
      ? [
          '### Sous · added to the merge queue',
          `GitHub merges ${commit} into ${branch} when its turn comes and the checks of the queue pass.`,
          `${DIFF_ONLY} The queue also chooses the merge method and the commit message. A push to this branch removes it from the queue.`,
        ]
      : [
          '### Sous · auto-merge is on',
          `GitHub ${hasQueue ? 'adds' : 'merges'} ${commit} ${hasQueue ? `to the merge queue of ${branch}` : `into ${branch}`} when its required checks pass.${waitsFor === undefined ? '' : ` It waits for: ${proseText(waitsFor)}`}`,
          `${DIFF_ONLY} Anyone with write access can still push to this branch, and GitHub would merge that too. To stop it, disable auto-merge on this pull request.`,
        ]
  return `${[...paragraphs, ...(isWorkflowToken ? [tokenText(hasQueue)] : [])].join('\n\n')}\n\n<sub>(${codeSpan(reason)})</sub>\n`
}

/** What GitHub does because of `GITHUB_TOKEN` starts no workflows. */
function tokenText(hasQueue: boolean): string {
  return hasQueue
    ? `Sous used ${codeSpan('GITHUB_TOKEN')}, so the queue starts no workflows for it. If the queue waits for a workflow, remove this pull request from the queue and press 'Merge when ready' yourself. With a GitHub App token, workflows start.`
    : `Sous used ${codeSpan('GITHUB_TOKEN')}, so the merge starts no workflows. With a GitHub App token, they start.`
}

/** The merge happened, and is not what was reviewed. */
export function renderMovedBase({ commit, base }: { readonly commit: string; readonly base: string }): string {
  return [
    '### ⚠️ Sous · merged on a moved base',
    `This pull request was merged as ${commit}. Someone changed ${codeSpan(base)} at the same moment, so the merged files are not exactly the reviewed ones.`,
    'Look at that commit, and revert it if you do not want it.',
    `<sub>(${codeSpan('merged_on_moved_base')})</sub>`,
  ]
    .join('\n\n')
    .concat('\n')
}
