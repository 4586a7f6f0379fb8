/** What `sous campaign init --github` writes besides a campaign. The guide has them, too. */
export const CAMPAIGN_WORKFLOWS: readonly { readonly path: string; readonly text: string }[] = [
  {
    path: '.github/workflows/campaigns.yml',
    text: `# Starts campaigns, follows their pull requests every day, and answers comments on their issues.
# With more than one file in .github/campaigns, write the name of one instead of the '' below.
name: Campaigns
on:
  issue_comment: # zizmor: ignore[dangerous-triggers] Sous checks who asks, and reads campaigns and recipes from the default branch
    types: [created]
  schedule:
    - cron: '41 5 * * *'
  workflow_dispatch:
    inputs:
      campaign:
        description: The name of a file in .github/campaigns
        type: string
      job:
        description: Only deliver, sync or commands; everything if empty
        type: string

permissions: {}

jobs:
  campaign:
    name: Campaign
    if: >-
      github.event_name != 'issue_comment' || !github.event.issue.pull_request && github.event.comment.user.type != 'Bot'
      && startsWith(github.event.comment.body, '/sous ')
    permissions:
      actions: write # starts this workflow again when its time is over
      contents: write # the ledger, in refs/sous/campaigns of this repository
      issues: write # the issue of the campaign
    uses: ./.github/workflows/sous-campaign.yml
    with:
      campaign: \${{ inputs.campaign || '' }}
      job: \${{ inputs.job || '' }}
      app-id: \${{ vars.SOUS_APP_CLIENT_ID }}
    secrets:
      SOUS_APP_KEY: \${{ secrets.SOUS_APP_KEY }}
`,
  },
  {
    path: '.github/workflows/sous-campaign.yml',
    text: `# The jobs of a campaign: one recipe over many repositories. Another workflow calls it, with the events that start it.
# Recipes run no commands in any of these jobs, so that nothing runs beside the App's key: sous-campaign-commands.yml has the
# job for that. Each token is minted for the repositories of its job, with the permissions that the job needs, and never leaves
# its process.
name: Sous campaign
on:
  workflow_call:
    inputs:
      campaign:
        description: The name of a file in .github/campaigns
        type: string
        default: ''
      job:
        description: Only deliver, sync or commands; everything by default
        type: string
        default: ''
      app-id:
        description: Client id of the GitHub App
        type: string
        required: true
      environment:
        description: Environment with the secret SOUS_APP_KEY, limited to the default branch
        type: string
        default: sous-campaign
    secrets:
      SOUS_APP_KEY:
        description: Private key of the GitHub App; the environment has it
        required: false

permissions: {}

jobs:
  discover:
    name: Find the repositories
    if: github.event_name != 'issue_comment' && inputs.job == ''
    runs-on: ubuntu-latest
    timeout-minutes: 30
    environment: \${{ inputs.environment }}
    permissions:
      contents: read # the campaign, its recipe and the ledger
    outputs:
      shards: \${{ steps.sous.outputs.shards }}
      campaign: \${{ steps.sous.outputs.campaign }}
    steps:
      - id: sous
        uses: OWNER/sous@v1
        with:
          mode: campaign-discover
          campaign: \${{ inputs.campaign }}
          app-id: \${{ inputs.app-id }}
          app-key: \${{ secrets.SOUS_APP_KEY }}
      - uses: actions/upload-artifact@bbbca2ddaa5d8feaa63e36b76fdaad77386f024f # v7.0.0
        with:
          name: sous-campaign-discovered
          path: \${{ steps.sous.outputs.campaign-path }}
          retention-days: 7
          overwrite: true

  plan:
    name: Plan
    needs: discover
    if: needs.discover.outputs.shards != '[]'
    runs-on: ubuntu-latest
    timeout-minutes: 350
    environment: \${{ inputs.environment }}
    strategy:
      fail-fast: false
      max-parallel: 20
      matrix:
        shard: \${{ fromJSON(startsWith(needs.discover.outputs.shards, '[') && needs.discover.outputs.shards || '[]') }}
    permissions:
      contents: read # the campaign and its recipe
    steps:
      - uses: actions/download-artifact@3e5f45b2cfb9172054b4087a40e8e0b5a5461e7c # v8.0.1
        with:
          name: sous-campaign-discovered
          path: \${{ runner.temp }}/discovered
      - id: sous
        uses: OWNER/sous@v1
        with:
          mode: campaign-plan
          shard: \${{ matrix.shard }}
          campaign-path: \${{ runner.temp }}/discovered
          app-id: \${{ inputs.app-id }}
          app-key: \${{ secrets.SOUS_APP_KEY }}
      - uses: actions/upload-artifact@bbbca2ddaa5d8feaa63e36b76fdaad77386f024f # v7.0.0
        with:
          name: sous-campaign-plans-\${{ matrix.shard }}
          path: \${{ steps.sous.outputs.campaign-path }}
          retention-days: 7
          overwrite: true

  # It has no key: what it writes is the ledger and the issue of this repository.
  collect:
    name: Collect the plans
    needs: [discover, plan]
    if: \${{ !cancelled() && needs.discover.result == 'success' }}
    runs-on: ubuntu-latest
    timeout-minutes: 30
    permissions:
      contents: write # the ledger, as refs/sous/campaigns/<campaign>
      issues: write # the issue of the campaign
    steps:
      - uses: actions/download-artifact@3e5f45b2cfb9172054b4087a40e8e0b5a5461e7c # v8.0.1
        with:
          pattern: sous-campaign-*
          merge-multiple: true
          path: \${{ runner.temp }}/plans
      - uses: OWNER/sous@v1
        with:
          mode: campaign-collect
          campaign-path: \${{ runner.temp }}/plans

  approve:
    name: Answer on the issue
    if: >-
      github.event_name == 'issue_comment' && !github.event.issue.pull_request && github.event.comment.user.type != 'Bot'
      && startsWith(github.event.comment.body, '/sous ')
    runs-on: ubuntu-latest
    timeout-minutes: 10
    permissions:
      contents: write # the ledger
      issues: write # the issue and the answer
    outputs:
      campaign: \${{ steps.sous.outputs.campaign }}
    steps:
      - id: sous
        uses: OWNER/sous@v1
        with:
          mode: campaign-approve

  # Calls that act outside a repository run once two people have approved them.
  choose:
    name: Which calls are approved
    needs: [approve, sync]
    if: >-
      \${{ !cancelled() && (needs.approve.result == 'success' && needs.approve.outputs.campaign != ''
      || needs.sync.result == 'success' || inputs.job == 'commands') }}
    runs-on: ubuntu-latest
    timeout-minutes: 10
    permissions:
      contents: read # the campaign and the ledger
      issues: read # the approvals
    outputs:
      targets: \${{ steps.sous.outputs.targets }}
      seal-key: \${{ steps.sous.outputs.seal-key }}
      open-key: \${{ steps.sous.outputs.open-key }}
      campaign: \${{ steps.sous.outputs.campaign }}
    steps:
      - id: sous
        uses: OWNER/sous@v1
        with:
          mode: campaign-choose
          campaign: \${{ needs.approve.result == 'success' && needs.approve.outputs.campaign || inputs.campaign }}

  # Before it counts, Sous looks up by the names of these jobs which of them made a plan. So they stay as they are.
  commands:
    name: Repository \${{ matrix.target }}
    needs: choose
    if: \${{ !cancelled() && startsWith(needs.choose.outputs.targets, '["') }}
    strategy:
      fail-fast: false
      max-parallel: 20
      matrix:
        target: \${{ fromJSON(startsWith(needs.choose.outputs.targets, '["') && needs.choose.outputs.targets || '["0"]') }}
    permissions:
      actions: read # the run that made an earlier plan
      contents: read # the campaign, its recipe and the ledger
      issues: read # the approvals
    uses: ./.github/workflows/sous-campaign-commands.yml
    with:
      campaign: \${{ needs.choose.outputs.campaign }}
      target: \${{ matrix.target }}
      seal-key: \${{ needs.choose.outputs.seal-key }}
      app-id: \${{ inputs.app-id }}
      environment: \${{ inputs.environment }}
    secrets:
      SOUS_APP_KEY: \${{ secrets.SOUS_APP_KEY }}

  # It has no key, and what it takes in counts only once delivery has looked up this run.
  gather:
    name: Gather what the commands made
    needs: [choose, commands]
    if: \${{ !cancelled() && needs.choose.result == 'success' && startsWith(needs.choose.outputs.targets, '["') }}
    runs-on: ubuntu-latest
    timeout-minutes: 30
    permissions:
      actions: write # which job made which plan, and to start this workflow again for the rest
      contents: write # the ledger, and the plans as refs/sous/plans/<digest>
      issues: write # the issue
    steps:
      - uses: actions/download-artifact@3e5f45b2cfb9172054b4087a40e8e0b5a5461e7c # v8.0.1
        with:
          pattern: sous-plan-*
          path: \${{ runner.temp }}/plans
      - uses: OWNER/sous@v1
        with:
          mode: campaign-gather
          campaign: \${{ needs.choose.outputs.campaign }}
          open-key: \${{ needs.choose.outputs.open-key }}
          campaign-path: \${{ runner.temp }}/plans

  # After an approval, and on a schedule after the sync, when a wave may have made room for the next one.
  deliver:
    name: Deliver what is approved
    needs: [approve, sync]
    if: >-
      \${{ !cancelled() && (needs.approve.result == 'success' && needs.approve.outputs.campaign != ''
      || needs.sync.result == 'success' || inputs.job == 'deliver') }}
    runs-on: ubuntu-latest
    timeout-minutes: 358 # it stops by itself after five and a half hours
    environment: \${{ inputs.environment }}
    concurrency: # one at a time for all campaigns: GitHub's limits are for the App as a whole
      group: sous-campaign-deliver
      cancel-in-progress: false
    permissions:
      actions: write # the runs that made plans, and to start this workflow again when its time is over
      contents: write # the ledger
      issues: write # the issue
    steps:
      - uses: OWNER/sous@v1
        with:
          mode: campaign-deliver
          campaign: \${{ needs.approve.result == 'success' && needs.approve.outputs.campaign || inputs.campaign }}
          app-id: \${{ inputs.app-id }}
          app-key: \${{ secrets.SOUS_APP_KEY }}

  sync:
    name: Follow the pull requests
    needs: collect
    if: \${{ !cancelled() && github.event_name != 'issue_comment' && inputs.job != 'deliver' && (inputs.job == 'sync' || needs.collect.result == 'success') }}
    runs-on: ubuntu-latest
    timeout-minutes: 350
    environment: \${{ inputs.environment }}
    concurrency:
      group: sous-campaign-sync-\${{ inputs.campaign }}
      cancel-in-progress: false
    permissions:
      contents: write # the ledger
      issues: write # the issue
    steps:
      - uses: OWNER/sous@v1
        with:
          mode: campaign-sync
          campaign: \${{ inputs.campaign }}
          app-id: \${{ inputs.app-id }}
          app-key: \${{ secrets.SOUS_APP_KEY }}
`,
  },
  {
    path: '.github/workflows/sous-campaign-commands.yml',
    text: `# The commands of a campaign in one repository. sous-campaign.yml calls it, once two people have approved exactly these calls.
# The first job has the App's key and runs no command; the second has no token, no secret and no files of other repositories.
name: Sous campaign commands
on:
  workflow_call:
    inputs:
      campaign:
        description: The name of a file in .github/campaigns
        type: string
        required: true
      target:
        description: Id of the repository
        type: string
        required: true
      seal-key:
        description: Encrypts the plan for the job that gathers it
        type: string
        required: true
      app-id:
        description: Client id of the GitHub App
        type: string
        required: true
      environment:
        description: Environment with the secret SOUS_APP_KEY, limited to the default branch
        type: string
        required: true
    secrets:
      SOUS_APP_KEY:
        description: Private key of the GitHub App; the environment has it
        required: false

permissions: {}

jobs:
  prepare:
    name: Prepare
    runs-on: ubuntu-latest
    timeout-minutes: 30
    environment: \${{ inputs.environment }}
    permissions:
      actions: read # the run that made an earlier plan
      contents: read # the campaign, its recipe and the ledger
      issues: read # the approvals
    outputs:
      artifact: \${{ steps.keep.outputs.artifact-id }}
      key: \${{ steps.sous.outputs.target-key }}
    steps:
      - id: sous
        uses: OWNER/sous@v1
        with:
          mode: campaign-prepare
          campaign: \${{ inputs.campaign }}
          target: \${{ inputs.target }}
          app-id: \${{ inputs.app-id }}
          app-key: \${{ secrets.SOUS_APP_KEY }}
      - id: keep
        if: steps.sous.outputs.campaign-path != ''
        uses: actions/upload-artifact@bbbca2ddaa5d8feaa63e36b76fdaad77386f024f # v7.0.0
        with:
          name: sous-target-\${{ inputs.target }}
          path: \${{ steps.sous.outputs.campaign-path }}
          retention-days: 1
          overwrite: true
      - name: Result \${{ steps.sous.outputs.target-result || 'failed' }}
        if: \${{ !cancelled() }}
        run: 'true'

  # All jobs can read all artifacts of the run. So this one is encrypted with a key that only this job gets, and the plan for
  # the job that gathers it.
  run:
    name: Run
    needs: prepare
    if: needs.prepare.outputs.artifact != ''
    runs-on: ubuntu-latest
    timeout-minutes: 60
    permissions: {}
    steps:
      - uses: actions/download-artifact@3e5f45b2cfb9172054b4087a40e8e0b5a5461e7c # v8.0.1
        with:
          artifact-ids: \${{ needs.prepare.outputs.artifact }}
          path: \${{ runner.temp }}/target
      - id: sous
        uses: OWNER/sous@v1
        with:
          mode: campaign-run
          token: ''
          target: \${{ inputs.target }}
          target-key: \${{ needs.prepare.outputs.key }}
          seal-key: \${{ inputs.seal-key }}
          campaign-path: \${{ runner.temp }}/target
      - if: steps.sous.outputs.campaign-path != ''
        uses: actions/upload-artifact@bbbca2ddaa5d8feaa63e36b76fdaad77386f024f # v7.0.0
        with:
          name: sous-plan-\${{ steps.sous.outputs.digest }}
          path: \${{ steps.sous.outputs.campaign-path }}
          retention-days: 30 # as long as people may take to approve it
          overwrite: true
      - name: Result \${{ steps.sous.outputs.target-result || 'failed' }}
        if: \${{ !cancelled() }}
        run: 'true'
`,
  },
]
