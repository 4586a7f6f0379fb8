export interface ActionInputFacts {
  readonly description: string
  /** As in `action.yml`; empty means optional. */
  readonly default: string
}

/** A workflow must contain this literal to apply calls that no rule allows and no person has seen. */
export const APPLY_CONSENT = 'APPLY_WITHOUT_REVIEW'

/** Every input of the action. A test compares `action.yml` and `docs/action.md` with this list. */
export const ACTION_INPUTS = {
  recipe: {
    description:
      'The recipe to run: the name of its file without `.yml`, or `sous:<name>` for one that comes with Sous. Comments and reviews name their own.',
    default: '',
  },
  inputs: { description: "Values for the recipe's inputs, as YAML or JSON, such as `files: src/**`.", default: '' },
  mode: {
    description:
      '`preview` shows what would change. `check` also fails the job if anything would change, or if Sous could not check. `propose` opens or refreshes a pull request. `apply` writes into the checked-out files. `auto` answers comments and reviews, and is `preview` for other events. `gate`, `plan` and `publish` split `auto` into jobs with different permissions. `campaign-…` are the jobs of a campaign, see the guide.',
    default: 'auto',
  },
  token: {
    description: 'Token for the GitHub API. With a GitHub App token, CI runs on what Sous pushes.',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: GitHub's own syntax
    default: '${{ github.token }}',
  },
  'working-directory': { description: 'Folder that the recipe works in.', default: '.' },
  config: {
    description:
      'Path of the configuration: `.github/sous.yml`, or a file in `.github/sous/`. It is read from the default branch, or from the base commit in a check or preview of a pull request.',
    default: '.github/sous.yml',
  },
  consent: {
    description: `For \`mode: apply\` where approval rules do not allow every call: the literal \`${APPLY_CONSENT}\`.`,
    default: '',
  },
  branch: { description: 'For `mode: propose`: head branch of the pull request. Default: `sous/<recipe>`.', default: '' },
  base: { description: 'For `mode: propose`: base branch of the pull request. Default: the default branch.', default: '' },
  title: { description: "For `mode: propose`: the title of the pull request, instead of the recipe's name.", default: '' },
  labels: { description: 'For `mode: propose`: labels for the pull request, separated by commas.', default: '' },
  'commit-message': { description: "The first line of the commit, instead of the recipe's name.", default: '' },
  comment: { description: '`on` comments plans on the pull request, `off` shows them in the job summary only.', default: 'on' },
  'fail-on': {
    description:
      'When the job fails: on `problems`; also if the recipe would make `changes`; or `never`, unless Sous itself fails. With `never`, a failed check shows in `reason-code` only.',
    default: 'problems',
  },
  report: {
    description:
      'For `mode: check`: `job` fails the job if anything would change. `issue` keeps one issue for each recipe and `working-directory` up to date instead; it needs `issues: write` and works on the default branch only.',
    default: 'job',
  },
  gate: {
    description:
      'For `mode: plan`: output `next` of the `mode: gate` job, which checked who asks. Without it, this job needs a token that can see the teams in `approvers` and `runners`.',
    default: '',
  },
  'gate-digest': {
    description:
      'For `mode: plan` and `mode: publish`: output `digest` of the `mode: gate` job, which looked up the plan that `/sous apply` names. Without it, these jobs accept only whole digests.',
    default: '',
  },
  'plan-path': { description: 'For `mode: publish`: folder with the downloaded artifact of the `mode: plan` job.', default: '' },
  'derived-digest': {
    description: 'For `mode: publish`: output `digest` of the `mode: plan` job, which made the plan again before it is applied.',
    default: '',
  },
  campaign: { description: 'For `mode: campaign-…`: the name of a file in `.github/campaigns`. Default: the only one.', default: '' },
  'campaign-path': {
    description:
      'For `mode: campaign-plan`, `campaign-collect`, `campaign-run` and `campaign-gather`: folder with the downloaded artifacts.',
    default: '',
  },
  target: { description: 'For `mode: campaign-prepare` and `mode: campaign-run`: one of the output `targets`.', default: '' },
  'target-key': { description: 'For `mode: campaign-run`: the output `target-key` of the `mode: campaign-prepare` job.', default: '' },
  shard: { description: 'For `mode: campaign-plan`: one of the output `shards`.', default: '' },
  'seal-key': { description: 'For `mode: campaign-run`: the output `seal-key` of the `mode: campaign-choose` job.', default: '' },
  'open-key': { description: 'For `mode: campaign-gather`: the output `open-key` of the `mode: campaign-choose` job.', default: '' },
  'app-id': { description: 'For `mode: campaign-…`: client id of the GitHub App that reaches the repositories.', default: '' },
  'app-key': {
    description: 'For `mode: campaign-…`: private key of that App, from an environment limited to the default branch.',
    default: '',
  },
} as const satisfies Readonly<Record<string, ActionInputFacts>>

/** Every output of the action. None is free text; `result` escapes everything that a shell could act on. */
export const ACTION_OUTPUTS = {
  decision: 'Outcome of the run: `pass`, `wait`, `refuse` or `fail`.',
  'reason-code': 'Reason for the outcome. Codes are stable; docs/reasons.md explains them.',
  changed: '`true` if the recipe would change, or changed, anything.',
  'files-changed': 'Number of files that it would change, or changed.',
  digest: 'Digest of the plan, to approve it by. Empty if there is nothing to change.',
  'patch-path': 'Path of a file on the runner with the whole change, for `git apply`.',
  'pull-request-number': 'Number of the pull request that the plan is for, or that was proposed.',
  'pull-request-url': 'Its URL.',
  'commit-sha': 'Commit that Sous made.',
  next: 'For `mode: gate`: which job runs next, `plan`, `apply` or `answer`. Empty if there is nothing to do.',
  'plan-path': 'For `mode: plan`: folder on the runner with the plan, for `mode: publish`.',
  campaign: 'For `mode: campaign-…`: the campaign.',
  shards: 'For `mode: campaign-discover`: JSON list of the jobs that plan.',
  'campaign-path':
    'For `mode: campaign-discover`, `campaign-plan`, `campaign-prepare` and `campaign-run`: folder on the runner to upload as an artifact.',
  targets: 'For `mode: campaign-choose`: JSON list of the repositories whose approved calls run now.',
  'target-key': 'For `mode: campaign-prepare`: opens its artifact, and no other one.',
  'seal-key': 'For `mode: campaign-choose`: encrypts what the commands make.',
  'open-key': 'For `mode: campaign-choose`: opens what the commands make, for the job that gathers it.',
  'target-result': 'For `mode: campaign-prepare` and `mode: campaign-run`: one word for the name of a step, or the digest of the plan.',
  issue: 'For `mode: campaign-…`: number of the issue of the campaign.',
  continue: 'For `mode: campaign-deliver` and `mode: campaign-gather`: `true` if another run goes on with the rest.',
  result: 'Everything about the run, as versioned JSON.',
} as const satisfies Readonly<Record<string, string>>

export type ActionOutput = keyof typeof ACTION_OUTPUTS
