/** A file that `sous init` writes. */
export interface FirstFile {
  readonly path: string
  readonly what: string
  readonly text: string
}

export const FIRST_RECIPE: FirstFile = {
  path: '.github/recipes/tidy.yml',
  what: 'a first recipe',
  text: `# A first recipe. 'sous preview tidy' shows what it would change. 'sous run tidy' asks, then applies exactly that.
name: Tidy up text files
description: No spaces at the ends of lines, and one newline at the end of each file.
inputs:
  files: { description: Glob of the files to tidy up, default: '**/*.{css,go,html,java,js,json,py,rb,rs,sh,toml,ts,txt,yaml,yml}' }
# What the recipe may do. Every preview shows it, and Sous enforces it: without it a recipe can only read.
permissions:
  write: ['**']
  max-files: 200
steps:
  - id: spaces
    name: Spaces at the ends of lines
    tool: replace_in_file
    with: { include: '\${{ inputs.files }}', find: '[ \\t]+$', replace: '', is_regex: true }
  # A recipe that comes with Sous. 'sous list --all' lists them.
  - recipe: sous:final-newline
    with: { files: '\${{ inputs.files }}' }
# All of this must be true in the end, or nothing changes.
verify:
  - tool: grep
    with: { pattern: '[ \\t]+$', include: '\${{ inputs.files }}' }
    expect: { total_matches: '== 0' }
outputs:
  files: \${{ steps.spaces.outputs.files_changed }}
`,
}

const FIRST_CONFIG: FirstFile = {
  path: '.github/sous.yml',
  what: 'settings',
  text: `# Settings for Sous. On GitHub they are read from the default branch, never from a pull request.
# 'sous validate' checks them. The commented lines are examples.

approval:
  # Hours until a plan can no longer be approved.
  expires-after-hours: 24
  # With true, a code owner of every changed file must approve too.
  codeowners: false
  # Who can run recipes and who can approve plans. Default: everyone with write access.
  # runners: [octocat]
  # approvers: [octocat]
  # Pull requests from forks get no plans, unless you allow recipes that only use file tools.
  # forks: files-only

# After a push to the pull request, mark its previews as stale (mark-stale) or make them again (replan).
# on-push: replan

# Calls that need no approval. The regular expression must match all of the parameters, written as JSON.
# rules:
#   - tool: run_in_terminal
#     parameters: '\\{"command":"npm test"\\}'

# Files whose changes a second person must approve. Workflows, CODEOWNERS and Sous's own files always need that.
# protected: ['infra/**']

# Hosts that recipes can fetch from, if their own permissions allow it too.
# fetch: [nodejs.org]

# How large a plan can be.
# limits: { files: 200 }
`,
}

/** Also in the README. Commands run in a job that cannot write. */
export const FIRST_WORKFLOW: FirstFile = {
  path: '.github/workflows/sous.yml',
  what: 'the workflow that answers comments on pull requests',
  text: `# Answers commands on pull requests. The job that runs recipes cannot write, and the jobs that can write run no recipe.
name: Sous
# Names the comment that asked: before a plan with commands is applied, Sous looks up the run that made it by this.
run-name: Sous \${{ github.event.comment.id || github.run_id }}
on:
  issue_comment: # zizmor: ignore[dangerous-triggers] Sous checks who asks, and reads recipes and rules from the default branch
    types: [created]

permissions: {}

jobs:
  gate:
    name: Who asks for what
    if: github.event.issue.pull_request && github.event.comment.user.type != 'Bot' && startsWith(github.event.comment.body, '/sous')
    runs-on: ubuntu-latest
    timeout-minutes: 5
    permissions:
      contents: read # the configuration, and whether a plan waits for a call
      pull-requests: write # the reaction that says it was seen
    outputs:
      digest: \${{ steps.sous.outputs.digest }}
      next: \${{ steps.sous.outputs.next }}
    steps:
      - id: sous
        uses: OWNER/sous@v1
        with:
          mode: gate

  # Makes the plan that was asked for, or makes the approved one again, to compare.
  plan:
    name: Make the plan
    needs: gate
    if: needs.gate.outputs.next == 'plan' || needs.gate.outputs.next == 'apply'
    runs-on: ubuntu-latest
    timeout-minutes: 30
    permissions:
      actions: read # the run that made an earlier plan
      contents: read # the files, the recipe and the configuration
      pull-requests: read # the pull request
    outputs:
      artifact: \${{ steps.keep.outputs.artifact-id }}
      digest: \${{ steps.sous.outputs.digest }}
    steps:
      - id: sous
        uses: OWNER/sous@v1
        with:
          mode: plan
          gate: \${{ needs.gate.outputs.next }}
          gate-digest: \${{ needs.gate.outputs.digest }}
      - id: keep
        if: \${{ !cancelled() && steps.sous.outputs.plan-path != '' }}
        uses: actions/upload-artifact@bbbca2ddaa5d8feaa63e36b76fdaad77386f024f # v7.0.0
        with:
          name: sous-plan-\${{ steps.sous.outputs.digest || 'none' }}
          path: \${{ steps.sous.outputs.plan-path }}
          retention-days: 7 # at least as long as plans are good
          overwrite: true

  report:
    name: Show the plan
    needs: [gate, plan]
    if: \${{ !cancelled() && (needs.gate.outputs.next == 'plan' || needs.gate.outputs.next == 'answer') }}
    runs-on: ubuntu-latest
    timeout-minutes: 10
    permissions:
      contents: write # the plan, as refs/sous/plans/<digest>
      pull-requests: write # the comment that shows it
      statuses: write # the status 'Sous / <recipe>'; leave it out for none
    steps:
      - if: needs.gate.outputs.next == 'plan' && needs.plan.outputs.artifact != ''
        uses: actions/download-artifact@3e5f45b2cfb9172054b4087a40e8e0b5a5461e7c # v8.0.1
        with:
          artifact-ids: \${{ needs.plan.outputs.artifact }}
          path: \${{ runner.temp }}/sous-plan
      - id: sous
        uses: OWNER/sous@v1
        with:
          mode: publish
          gate-digest: \${{ needs.gate.outputs.digest }}
          plan-path: \${{ runner.temp }}/sous-plan

  apply:
    name: Apply the plan
    needs: [gate, plan]
    if: \${{ !cancelled() && needs.gate.outputs.next == 'apply' }}
    runs-on: ubuntu-latest
    timeout-minutes: 10
    permissions:
      actions: read # the run that made the plan
      contents: write # the commit
      pull-requests: write # the comment that reports it
      statuses: write # the status 'Sous / <recipe>'; leave it out for none
    concurrency:
      group: sous-apply-\${{ github.repository_id }}-\${{ github.event.issue.number }}
      cancel-in-progress: false
      queue: max
    steps:
      - id: sous
        uses: OWNER/sous@v1
        with:
          mode: publish
          gate-digest: \${{ needs.gate.outputs.digest }}
          derived-digest: \${{ needs.plan.outputs.digest }}
`,
}

export const FIRST_FILES: readonly FirstFile[] = [FIRST_RECIPE, FIRST_CONFIG, FIRST_WORKFLOW]

/** The placeholder in the workflow for the repository and commit of Sous. */
export const ACTION_PLACEHOLDER = 'OWNER/sous@v1'

/** The schemas of the files that have one, as they are called in the repository of Sous. */
export const SCHEMAS: Readonly<Record<string, string>> = {
  [FIRST_RECIPE.path]: 'recipe.schema.json',
  [FIRST_CONFIG.path]: 'sous.schema.json',
}

/** What `sous campaign init` writes: a campaign that works as it is, and shows what else there is. */
export const FIRST_CAMPAIGN = {
  name: 'tidy',
  text: `# One recipe over many repositories. 'sous campaign plan' shows what it would change in each, and writes nothing there.
name: Tidy up everywhere
recipe: sous:trailing-whitespace
# inputs: { files: '**/*.md' }

# Which repositories, on GitHub. On this machine, name local clones: sous campaign plan --targets '~/src/*'
targets:
  # query: 'org:acme archived:false'
  # include: [acme/api]
  # exclude: ['acme/legacy-*']
  # Only repositories with such a file.
  has: ['**/*.md']

# Each repository gets a pull request (on this machine a branch). 'commit' only works on this machine.
deliver: pull-request

# A few repositories first, then the rest.
# waves:
#   - { name: canary, size: 5, then: merged }
#   - { name: rest, rate: 6/minute, max-open: 50 }

# How many people must approve on GitHub.
approval: { count: 1 }
`,
} as const
