export interface ActionInputFacts {
  readonly description: string
  /** As in `action.yml`; empty means that it may be left out. */
  readonly default: string
}

/** Typed into a workflow by whoever takes the responsibility for calls that nobody looked at. */
export const APPLY_CONSENT = 'APPLY_WITHOUT_REVIEW'

/** Every input of the action. `action.yml` and the README are held against this list. */
export const ACTION_INPUTS = {
  recipe: {
    description: 'The recipe to run, by the name of its file without extension. Comments and reviews name their own.',
    default: '',
  },
  inputs: { description: 'Values for the inputs of the recipe, as YAML or JSON, such as `version: 24`.', default: '' },
  mode: {
    description:
      '`preview` shows what would change, `check` fails if anything would or if Sous could not check, `propose` opens or refreshes a pull request, `apply` writes into the checked-out files. `auto` obeys comments and reviews, and is `preview` otherwise. `gate`, `plan` and `publish` do a part of what `auto` does each, for workflows whose jobs have rights of their own.',
    default: 'auto',
  },
  token: {
    description: 'What Sous speaks to GitHub with. The token of a GitHub App instead has CI run on what Sous pushes.',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: GitHub's own syntax
    default: '${{ github.token }}',
  },
  'working-directory': { description: 'The folder that the recipe works on.', default: '.' },
  config: {
    description:
      'The configuration: `.github/sous.yml`, or a file in `.github/sous/`. Read from the default branch, or from the base commit in a check or preview of a pull request.',
    default: '.github/sous.yml',
  },
  consent: {
    description: `For \`mode: apply\` where approval rules do not allow every call: the literal \`${APPLY_CONSENT}\`.`,
    default: '',
  },
  branch: { description: 'For `mode: propose`: the branch to propose from, instead of `sous/<recipe>`.', default: '' },
  base: { description: 'For `mode: propose`: the branch to propose to, instead of the default branch.', default: '' },
  title: { description: "For `mode: propose`: the title of the pull request, instead of the recipe's name.", default: '' },
  labels: { description: 'For `mode: propose`: labels of the pull request, separated by commas.', default: '' },
  'commit-message': { description: "The first line of the commit, instead of the recipe's name.", default: '' },
  comment: { description: '`on` shows plans as a comment on the pull request, `off` in the job summary only.', default: 'on' },
  'fail-on': {
    description:
      'When the job fails: on `problems`, also on `changes` that were found, or `never` but for faults of Sous itself. With `never`, a failed check shows in `reason-code` only.',
    default: 'problems',
  },
  report: {
    description:
      'For `mode: check`: `job` fails the job when anything would change. `issue` keeps one issue for each recipe and `working-directory` up to date instead. That needs `issues: write`, and is for the default branch only.',
    default: 'job',
  },
  gate: {
    description:
      'For `mode: plan`: the output `next` of the `mode: gate` job, which has checked who asks. Without it, this job needs a token that sees the teams of `approvers` and `runners`.',
    default: '',
  },
  'gate-digest': {
    description:
      'For `mode: plan` and `mode: publish`: the output `digest` of the `mode: gate` job, which has looked up the plan that `/sous apply` names. Without it, these jobs take whole digests only.',
    default: '',
  },
  'plan-path': { description: 'For `mode: publish`: the folder that `mode: plan` left, as the artifact of that job.', default: '' },
  'derived-digest': {
    description: 'For `mode: publish`: the output `digest` of the `mode: plan` job that made the plan again before it is applied.',
    default: '',
  },
} as const satisfies Readonly<Record<string, ActionInputFacts>>

export type ActionInput = keyof typeof ACTION_INPUTS

/** Every output of the action, with what it says. None is free text; of what strangers wrote, `result` holds only what no shell acts on. */
export const ACTION_OUTPUTS = {
  decision: 'How the run ended, in one word: `pass`, `wait`, `refuse` or `fail`.',
  'reason-code': 'Why it ended so; stable, and explained in docs/reasons.md.',
  changed: '`true` when the recipe would change, or changed, anything.',
  'files-changed': 'How many files that is.',
  digest: 'The digest of the plan: what is to be approved. Empty when there is nothing to change.',
  'patch-path': 'A file on the runner with the whole change, for `git apply`.',
  'pull-request-number': 'The pull request that the plan is for, or that was proposed.',
  'pull-request-url': 'Its address.',
  'commit-sha': 'The commit that was made.',
  next: 'For `mode: gate`: the job that is to go on, `plan`, `apply` or `answer`; empty when there is nothing to do.',
  'plan-path': 'For `mode: plan`: a folder on the runner with the plan, for `mode: publish`.',
  result: 'Everything about the run, as versioned JSON.',
} as const satisfies Readonly<Record<string, string>>

export type ActionOutput = keyof typeof ACTION_OUTPUTS
