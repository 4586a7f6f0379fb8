const MARKS = /(<!-- workflow: (?<name>\S+) -->\n)(?:\n```yaml\n.*?\n```\n\n)?(?=<!-- workflow: end -->)/gs
const CHECKOUT = / {6}- uses: actions\/checkout@.*\n {8}with:\n {10}persist-credentials: false\n/g

/**
 * A workflow of this repository as others copy it: Sous as it is published instead of the one that was checked out. Where
 * the files are not looked at, the checkout goes with it.
 */
export function publishedWorkflow(text: string): string {
  const isOverFiles = /^ {10}mode: (?:check|preview|apply)$/m.test(text)
  return (isOverFiles ? text : text.replace(CHECKOUT, ''))
    .replaceAll('uses: ./\n', 'uses: OWNER/sous@v1\n')
    .replace(/^# docs\/guide\/github\.md has this to copy\.\n/m, '')
}

const APP_STEP = `      - id: app
        uses: actions/create-github-app-token@1b10c78c7865c340bc4f6099eb2f838309f1e8c3 # v3.1.1
        with:
          client-id: \${{ vars.SOUS_APP_CLIENT_ID }}
          private-key: \${{ secrets.SOUS_APP_KEY }}
`
const PERMISSIONS = /^ {4}permissions:\n((?: {6}\S.*\n)+)/m

/** Not granted to an App of a person, and asking for what is not granted fails. */
const TEAM_PERMISSION = "          # permission-members: read # if 'approvers', 'runners' or CODEOWNERS name teams\n"

/** The same workflow with a GitHub App token in the jobs that check who asks and that write. Those that run recipes must never see one. */
export function withAppToken(workflow: string): string {
  const jobs = workflow.split(/^(?= {2}(?:# .*\n {2})?[\w-]+:$)/m)
  return jobs.map((job) => (/^ {10}mode: (?:gate|publish)$/m.test(job) ? jobWithAppToken(job) : job)).join('')
}

function jobWithAppToken(job: string): string {
  const [, permissions = ''] = PERMISSIONS.exec(job) ?? []
  return job
    .replace(PERMISSIONS, '    environment: sous # has the key of the App, for the default branch only\n    permissions: {}\n')
    .replace('    steps:\n', `    steps:\n${APP_STEP}${permissions.replace(/^ {6}/gm, '          permission-')}${TEAM_PERMISSION}`)
    .replace(/^ {10}mode: (?:gate|publish)\n/m, `$&          token: \${{ steps.app.outputs.token }}\n`)
}

/** A page with each workflow between its marks. */
export function withWorkflowDocs(page: string, texts: Readonly<Record<string, string>>): string {
  return page.replace(MARKS, (_, mark: string, name: string) => {
    const text = texts[name]
    if (text === undefined) throw new Error(`There is no workflow '${name}'.`)
    return `${mark}\n\`\`\`yaml\n${text.trimEnd()}\n\`\`\`\n\n`
  })
}

/** For recipes of file tools: one job does everything, and everything that it applies can be made again. */
export const SIMPLE_WORKFLOW = `# Answers comments on pull requests: /sous help, /sous list, /sous run <recipe> name=value, /sous apply <digest>.
# Replace OWNER/sous@v1 with the repository and full commit of Sous. For recipes that run commands: 'sous init'.
name: Sous
on:
  issue_comment: # zizmor: ignore[dangerous-triggers] Sous checks who asks, and reads recipes and rules from the default branch
    types: [created]
  pull_request_review:
    types: [submitted]

permissions: {}

jobs:
  sous:
    name: Answer a command
    if: >-
      github.event.issue.pull_request && github.event.comment.user.type != 'Bot' && startsWith(github.event.comment.body, '/sous') ||
      github.event.review.state == 'approved' && github.event.pull_request.head.repo.full_name == github.repository && (
      startsWith(github.event.pull_request.head.ref, 'sous/') || startsWith(github.event.review.body, '/sous') ||
      contains(github.event.review.body, 'sous:'))
    runs-on: ubuntu-latest
    timeout-minutes: 15
    permissions:
      actions: read # the runs that Sous looks up before it applies something
      contents: write # to save plans and apply approved ones
      pull-requests: write # to answer
      statuses: write # the status 'Sous / <recipe>'; leave it out for none
    steps:
      - uses: OWNER/sous@v1
`

/** Proposes what commands make: they run in the first job, which cannot write. */
export const PROPOSE_COMMANDS_WORKFLOW = `# Proposes what a recipe with commands changes. The job that runs them cannot write, and the job that writes runs none.
name: Sous proposals
on:
  schedule:
    - cron: '17 3 * * 1'
  workflow_dispatch:

permissions: {}

jobs:
  plan:
    name: Make the plan
    runs-on: ubuntu-latest
    timeout-minutes: 30
    permissions:
      contents: read # the files, the recipe and the configuration
    outputs:
      artifact: \${{ steps.keep.outputs.artifact-id }}
    steps:
      - id: sous
        uses: OWNER/sous@v1
        with:
          mode: plan
          recipe: update-lockfile
      - id: keep
        uses: actions/upload-artifact@bbbca2ddaa5d8feaa63e36b76fdaad77386f024f # v7.0.0
        with:
          name: sous-plan-\${{ steps.sous.outputs.digest }}
          path: \${{ steps.sous.outputs.plan-path }}
          retention-days: 30
          overwrite: true

  propose:
    name: Propose it
    needs: plan
    runs-on: ubuntu-latest
    timeout-minutes: 10
    permissions:
      contents: write # the branch sous/<recipe>
      pull-requests: write # its pull request
    steps:
      - uses: actions/download-artifact@3e5f45b2cfb9172054b4087a40e8e0b5a5461e7c # v8.0.1
        with:
          artifact-ids: \${{ needs.plan.outputs.artifact }}
          path: \${{ runner.temp }}/sous-plan
      - id: sous
        uses: OWNER/sous@v1
        with:
          mode: publish
          recipe: update-lockfile
          plan-path: \${{ runner.temp }}/sous-plan
`

/** For pushes: no command ever runs then, so that one job is enough beside either workflow. */
export const PUSH_WORKFLOW = `# After a push to a pull request: marks the previews of Sous as stale, or with 'on-push: replan' makes them again.
name: Sous after a push
on:
  pull_request:
    types: [synchronize]

permissions: {}

jobs:
  sous:
    name: Update the previews
    if: github.event.pull_request.head.repo.full_name == github.repository # runs for forks cannot write
    runs-on: ubuntu-latest
    timeout-minutes: 15
    permissions:
      contents: write # to save plans; 'read' is enough to mark them as stale
      pull-requests: write # to edit the previews
      statuses: write # the status 'Sous / <recipe>'; leave it out for none
    steps:
      - uses: OWNER/sous@v1
`
