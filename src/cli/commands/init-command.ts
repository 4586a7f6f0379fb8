import { type OpenRecipes, openRecipes } from '../../app/load-recipes.ts'
import type { FileChange } from '../../base/change.ts'
import type { ToolError } from '../../base/errors/tool-errors.ts'
import { parseRepoPath } from '../../base/path.ts'
import { type Result, success } from '../../base/result.ts'
import { printableJson } from '../../report/printable.ts'
import type { Style } from '../../report/terminal/style.ts'
import { defineCommand } from '../define-command.ts'
import { EXIT, type ExitCode, fail } from '../fail.ts'
import type { Invocation } from '../invocation.ts'
import { type RecipeOptions, recipeOptions } from '../options/recipe-options.ts'

/** A file that `sous init` makes. */
export interface FirstFile {
  readonly path: string
  readonly what: string
  readonly text: string
}

export const FIRST_RECIPE: FirstFile = {
  path: '.github/recipes/tidy.yml',
  what: 'a first recipe',
  text: `# A first recipe. 'sous preview tidy' shows what it would change, 'sous run tidy' asks and applies exactly that.
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

# What happens to previews after a push, if a workflow runs then: mark-stale, or replan to run the same request again.
# on-push: replan

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

/** Also in the README. Commands run in a job that cannot write. */
export const FIRST_WORKFLOW: FirstFile = {
  path: '.github/workflows/sous.yml',
  what: 'the workflow that answers comments',
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

const USAGE = `Usage: sous init [--root DIR] [--json]

Makes what a repository needs to begin with, all of it or nothing, and never overwrites a file:
${FIRST_FILES.map(({ path, what }) => `  ${path.padEnd(28)} ${what}`).join('\n')}
`

/** `sous init`: a first recipe, a configuration and a workflow. */
export const initCommand = defineCommand({ usage: USAGE, options: recipeOptions('init', 0), run: init })

async function init(options: RecipeOptions, invocation: Invocation): Promise<ExitCode> {
  const { console } = invocation
  const opened = await openRecipes(invocation, options.root)
  if (!opened.ok) return fail(opened.error, invocation)
  const sorted = await sortFiles(opened.value)
  if (!sorted.ok) return fail(sorted.error, invocation)
  const applied = await apply(sorted.value.missing, opened.value)
  if (!applied.ok) return fail(applied.error, invocation)
  if (options.json) console.data(renderJson(sorted.value))
  else console.out(renderText(sorted.value, console.outStyle))
  return EXIT.done
}

interface SortedFiles {
  readonly missing: readonly FirstFile[]
  /** Those that are left as they are, and why. */
  readonly left: readonly (FirstFile & { readonly because: string })[]
  /** What to type next. */
  readonly next: string
}

async function sortFiles({ all, opened }: OpenRecipes): Promise<Result<SortedFiles, ToolError>> {
  const missing: FirstFile[] = []
  const left: SortedFiles['left'][number][] = []
  for (const file of FIRST_FILES) {
    const path = parseRepoPath(file.path)
    if (!path.ok) return path
    const entry = await opened.tree.entry(path.value)
    if (!entry.ok) return entry
    // Whoever has recipes needs no first one, and may have one of that name elsewhere.
    if (entry.value.kind !== 'missing') left.push({ ...file, because: 'is there already' })
    else if (file === FIRST_RECIPE && all.length > 0) left.push({ ...file, because: 'is not needed: there are recipes already' })
    else missing.push(file)
  }
  return success({ missing, left, next: missing.includes(FIRST_RECIPE) ? 'sous preview tidy' : 'sous list' })
}

async function apply(files: readonly FirstFile[], { opened }: OpenRecipes): Promise<Result<unknown, ToolError>> {
  const changes: FileChange[] = []
  for (const { path, text } of files) {
    const parsed = parseRepoPath(path)
    if (!parsed.ok) return parsed
    changes.push({ kind: 'create', path: parsed.value, after: Buffer.from(text), mode: '100644' })
  }
  const [{ applyOnDisk }, { applyPlace }] = await Promise.all([
    import('../../apply/disk/apply-on-disk.ts'),
    import('../../app/plan-place.ts'),
  ])
  return applyOnDisk({ ...applyPlace(opened), changes })
}

function renderText({ missing, left, next }: SortedFiles, style: Style): string {
  const hasWorkflow = missing.some(({ text }) => text.includes('OWNER/sous'))
  return [
    ...missing.map(({ path, what }) => `${style.green('✓')} Made ${style.bold(path)}: ${what}`),
    ...left.map(({ path, because }) => `${style.dim('○')} ${path} ${because}`),
    '',
    ...(hasWorkflow ? ["In the workflow, put the repository of Sous in the place of 'OWNER/sous' before you commit it."] : []),
    `Next: ${style.cyan(next)}`,
    '',
  ].join('\n')
}

function renderJson({ missing, left, next }: SortedFiles): string {
  return `${printableJson({
    schema_version: 1,
    success: true,
    made: missing.map(({ path }) => path),
    left: left.map(({ path, because }) => ({ path, because })),
    next,
  })}\n`
}
