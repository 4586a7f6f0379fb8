/** A file that `sous init` makes. */
export interface FirstFile {
  readonly path: string
  readonly what: string
  readonly text: string
}

export const FIRST_RECIPE: FirstFile = {
  path: '.github/recipes/tidy.yml',
  what: 'a first recipe',
  text: `# A first recipe. 'sous preview tidy' shows what it would change, 'sous run tidy' asks and lands exactly that.
name: Tidy up text files
description: No spaces at the ends of lines, and one newline at the end of each file.
inputs:
  files: { description: Glob of the files to tidy up, default: '**/*.{css,go,html,java,js,json,py,rb,rs,sh,toml,ts,txt,yaml,yml}' }
# What it may do. Shown first in every preview, and enforced: without it a recipe may only read.
permissions:
  write: ['**']
  max-files: 200
steps:
  - id: spaces
    name: Spaces at the ends of lines
    tool: replace_in_file
    with: { include: '\${{ inputs.files }}', find: '[ \\t]+$', replace: '', is_regex: true }
  # Recipes that come with Sous are called by sous: and their name; 'sous list --all' lists them.
  - recipe: sous:final-newline
    with: { files: '\${{ inputs.files }}' }
# All of this must hold in the end, or nothing changes.
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
  what: 'the configuration',
  text: `# How Sous works in this repository. On GitHub it is read from the default branch, never from a pull request.
# 'sous validate' checks it. What is commented out below is an example.

approval:
  # After so many hours a plan can no longer be approved.
  expires-after-hours: 24
  # Whether a code owner of every changed file must approve.
  codeowners: false
  # Who may ask for plans, and who may approve them. Left out: everybody who may write to the repository.
  # runners: [octocat]
  # approvers: [octocat]
  # Pull requests of forks get no plans, unless this says that file tools may make some.
  # forks: files-only

# Calls that need no approval. The regular expression must match the parameters as a whole, written as JSON.
# rules:
#   - tool: run_in_terminal
#     parameters: '\\{"command":"npm test"\\}'

# Files whose change needs a second person. Workflows, CODEOWNERS and the files of Sous always do.
# protected: ['infra/**']

# Hosts that recipes may fetch from, where their own permissions allow it too.
# fetch: [nodejs.org]

# What a plan may come to.
# limits: { files: 200 }
`,
}

/** Also in the README. */
export const FIRST_WORKFLOW: FirstFile = {
  path: '.github/workflows/sous.yml',
  what: 'the workflow that answers comments',
  text: `# Answers comments on pull requests: /sous help, /sous list, /sous run <recipe> name=value, /sous apply <digest>.
# Before you commit it: put the repository of Sous in the place of OWNER/sous, and better a full commit in that of v1.
name: Sous
on:
  issue_comment: # zizmor: ignore[dangerous-triggers] Sous looks up who asks, and takes what decides from the default branch
    types: [created]
  pull_request_review:
    types: [submitted]

permissions: {}

jobs:
  sous:
    name: Answer a command
    if: >-
      github.event.issue.pull_request && github.event.comment.user.type != 'Bot' && startsWith(github.event.comment.body, '/sous') ||
      github.event.review.state == 'approved' && github.event.pull_request.head.repo.full_name == github.repository
    runs-on: ubuntu-latest
    timeout-minutes: 15
    permissions:
      actions: read # to see whether another run that was landing has ended
      contents: write # to keep plans, and to land one that was approved
      pull-requests: write # to answer
    steps:
      - uses: OWNER/sous@v1
`,
}

export const FIRST_FILES: readonly FirstFile[] = [FIRST_RECIPE, FIRST_CONFIG, FIRST_WORKFLOW]
