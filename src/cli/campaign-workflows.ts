/** What `sous campaign init --github` writes besides a campaign. The guide has both, too. */
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
        description: Only deliver or only sync; everything if empty
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
# Recipes run no commands in any of these jobs, so that nothing runs beside the App's key. Each token is minted for the
# repositories of its job, with the permissions that the job needs, and never leaves its process.
name: Sous campaign
on:
  workflow_call:
    inputs:
      campaign:
        description: The name of a file in .github/campaigns
        type: string
        default: ''
      job:
        description: Only deliver, or only sync; everything by default
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
      actions: write # starts this workflow again when its time is over
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
]
