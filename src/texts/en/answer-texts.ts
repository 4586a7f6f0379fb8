import { countOf } from '../../base/text/wording.ts'

/** The merge can come later, after others have merged something. */
const DIFF_ONLY = 'Sous promises this diff, not the resulting files: other changes can be merged first.'

/**
 * What Sous answers to commands, and what it says about a plan afterwards: strings, and functions of what goes into them. Names that
 * come from outside are Markdown already when they get here.
 */
export const ANSWER_TEXTS = {
  help: {
    title: '### Sous · commands',
    commands: [
      ['/sous run <recipe> <name>=<value> …', 'Preview what a recipe would change here.'],
      ['/sous apply <digest>', 'Approve a plan and apply exactly that.'],
      ['/sous cancel [<digest>]', 'Cancel one plan, or all plans of this pull request.'],
      ['/sous list', 'List the recipes.'],
      ['/sous help [<recipe>]', 'Explain the commands, or one recipe.'],
    ],
    rules: (example: string) =>
      `Put the command on the first line of a new comment, and nothing else on that line. Quote values that have spaces: ${example}.`,
  },
  recipes: {
    title: '### Sous · recipes',
    none: (folder: string, other: string) => `The default branch has no recipes in ${folder} or ${other}.`,
    shipped: (count: number) => `${countOf(count, 'recipe')} that ${count === 1 ? 'comes' : 'come'} with Sous`,
    more: (command: string) => `Comment ${command} to see the inputs of a recipe.`,
  },
  recipe: {
    title: (name: string) => `### Sous · ${name}`,
    inputs: '**Inputs**',
    noInputs: 'This recipe has no inputs.',
    runWithValues: (call: string) => `To run it, comment ${call} with your values.`,
    runLead: 'To run it, comment:',
    runDoes: 'runs it',
  },
  applied: {
    title: (subject: string) => `### ✅ Sous · ${subject} · applied`,
    said: (commit: string) => `Applied as ${commit}, exactly as previewed.`,
    titleBefore: (subject: string) => `### Sous · ${subject} · nothing to apply`,
    // Anyone with write access can push such a commit, so this does not say that Sous applied the plan.
    saidBefore: (commit: string) =>
      `Commit ${commit} is already on the branch. It names this plan and has exactly its files. Sous did not check who pushed it.`,
    people: (requestedBy: string, approvedBy: readonly string[]) => `Requested by ${requestedBy}, approved by ${approvedBy.join(', ')}.`,
  },
  plan: {
    kinds: { create: 'new', update: 'changed', delete: 'deleted', create_directory: 'new folder' },
    more: (count: number) => `and ${count} more`,
    details: (files: number) => `Details: ${countOf(files, 'file')} · full digest`,
    facts: (digest: string, recipe: string, reason: string) => `Digest ${digest}\n\nrecipe ${recipe} · ${reason}`,
  },
  past: {
    title: (subject: string, past: string) => `### Sous · ${subject} · ${past}`,
    reasons: {
      stale: 'The pull request has changed since this preview, so this plan can no longer be applied.',
      expired: 'This plan has expired and can no longer be applied.',
      cancelled: 'This plan was cancelled and can no longer be applied.',
      outdated: 'The recipe, the configuration or Sous itself has changed since this preview, so this plan can no longer be applied.',
    },
    madeOn: (head: string) => `<sub>made on ${head}</sub>`,
    againLead: 'To run it again, comment:',
    againDoes: 'runs it again',
  },
  updated: {
    line: (title: string, said: string, url: string) => `**Sous · ${title}**: ${said}. [See the updated comment.](${url})`,
    applied: (commit: string) => `applied as ${commit}`,
    appliedBefore: (commit: string) => `nothing to apply, see ${commit}`,
    failed: 'the recipe failed',
    previewed: 'the preview is up to date',
  },
  cancelled: {
    title: '### Sous · cancelled',
    said: 'These plans can no longer be applied:',
    plan: (subject: string, digest: string) => `${subject} (${digest})`,
    titleNone: '### Sous · nothing to cancel',
    none: 'This pull request has no plan to cancel.',
  },
  refusal: {
    title: '### Sous · not done',
    titleWaits: '### Sous · waits for another approval',
    titleUnknown: '### Sous · please check',
    nothingChanged: 'Nothing was changed. ',
    leads: {
      list: 'To see all recipes, comment:',
      help: 'For help, comment:',
      run: 'To run that, comment:',
      apply: 'They can approve it with this comment:',
    },
    lead: 'Comment:',
    does: 'helps',
  },
  merge: {
    queued: {
      title: '### Sous · added to the merge queue',
      said: (commit: string, branch: string) =>
        `GitHub merges ${commit} into ${branch} when its turn comes and the checks of the queue pass.`,
      promise: `${DIFF_ONLY} The queue also chooses the merge method and the commit message. A push to this branch removes it from the queue.`,
    },
    auto: {
      title: '### Sous · auto-merge is on',
      merges: (commit: string, branch: string) => `GitHub merges ${commit} into ${branch} when its required checks pass.`,
      queues: (commit: string, branch: string) => `GitHub adds ${commit} to the merge queue of ${branch} when its required checks pass.`,
      waitsFor: (what: string) => ` It waits for: ${what}`,
      promise: `${DIFF_ONLY} Anyone with write access can still push to this branch, and GitHub would merge that too. To stop it, disable auto-merge on this pull request.`,
    },
    // What GitHub does because of this token starts no workflows.
    token: (token: string) => `Sous used ${token}, so the merge starts no workflows. With a GitHub App token, they start.`,
    queueToken: (token: string) =>
      `Sous used ${token}, so the queue starts no workflows for it. If the queue waits for a workflow, remove this pull request from the queue and click 'Merge when ready' yourself. With a GitHub App token, workflows start.`,
    movedBase: {
      title: '### ⚠️ Sous · merged on a moved base',
      said: (commit: string, base: string) =>
        `This pull request was merged as ${commit}. Someone changed ${base} at the same moment, so the merged files are not exactly the reviewed ones.`,
      next: 'Look at that commit, and revert it if you do not want it.',
    },
  },
  workflows: {
    start: 'Workflows start by themselves.',
    afterPush:
      "Sous pushed with GITHUB_TOKEN, so workflows on `push` do not start, and those on `pull_request` wait until you click 'Approve workflows to run'. With a GitHub App token, all of them start.",
    onProposal:
      "Sous pushed with GITHUB_TOKEN, so workflows on `pull_request` wait until you click 'Approve workflows to run'. No workflow on `push` starts, not even after Sous merges this. With a GitHub App token, all of them start.",
    afterMerge: 'Sous merged with GITHUB_TOKEN, so no workflow starts on the merged commit. With a GitHub App token, they start.',
  },
  proposal: {
    stopped:
      'Someone else has pushed to this branch, so Sous no longer updates it. Merge or close this pull request, or delete the branch, and Sous will propose again.',
    closed: (base: string) => `The recipe has nothing left to change on ${base}, so this pull request is closed.`,
    canClose: (base: string) => `The recipe has nothing left to change on ${base}, so you can close this pull request.`,
  },
  drift: {
    said: (recipe: string, files: number) =>
      `Recipe ${recipe} would change ${countOf(files, 'file')}. To fix it, run this in a clone and commit the result:`,
    whole: 'That command shows every diff before it asks.',
    end: 'Sous updates this issue and closes it when there is nothing left to change.',
  },
} as const
