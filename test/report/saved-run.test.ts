import { expect, it } from 'vitest'
import type { FileChange } from '../../src/base/change.ts'
import { planContent } from '../../src/plan/make-plan.ts'
import { planDigest } from '../../src/plan/plan-digest.ts'
import { renderPlanMarkdown, SUMMARY_BUDGET } from '../../src/report/markdown/plan-markdown.ts'
import { makePlanReport, type RunOutcome } from '../../src/report/plan-report.ts'
import { storedRun } from '../../src/report/saved-run.ts'
import { findTool } from '../../src/tools/registry.ts'
import { plan, recipeOf } from '../support/planning.ts'
import { tempFolder } from '../support/temp-folder.ts'

const FACTS = { sousVersion: '0.1.0', base: { directory: '.' }, policy: '0'.repeat(64), message: 'Change', target: 'working-tree' } as const

/** Makes a plan, keeps its record only, and shows that. */
async function shown(text: string, ending: RunOutcome, find: typeof findTool = findTool): Promise<string> {
  await using folder = await tempFolder({ 'a.txt': 'old\n', 'b.txt': 'old\n' })
  const { outcome } = await plan(folder, { recipe: text, answer: 'unavailable' })
  if (outcome.kind === 'failed') throw new Error(outcome.failure.error.message)
  const recipe = recipeOf(text, 'recipes/r.yml')
  const content = planContent({ recipe, inputs: {}, outcome }, FACTS)
  const kept = JSON.parse(JSON.stringify({ ...content, digest: planDigest(content) })) as typeof content & { digest: never }
  const changes: readonly FileChange[] = outcome.changes
  const waiting = outcome.kind === 'gated' ? await find(outcome.gate.call.tool.name) : undefined
  const run = storedRun({ stored: { plan: kept, changes }, recipe, places: { directory: '.', matches: () => false }, waiting })
  return renderPlanMarkdown(await makePlanReport({ ...run, ending }), SUMMARY_BUDGET).text
}

it('shows a saved plan like one that was made just now, with its steps and diffs', async () => {
  const text = await shown(
    `name: R
permissions: { write: ['**'] }
steps:
  - id: find
    tool: grep
    with: { pattern: old }
  - id: change
    for-each: \${{ steps.find.outputs.files }}
    tool: replace_in_file
    with: { path: '\${{ item }}', find: old, replace: new }
  - if: \${{ false }}
    tool: grep
    with: { pattern: x }
verify:
  - name: Nothing is left
    tool: grep
    with: { pattern: old }
`,
    { reason: 'previewed', next: [] },
  )
  expect(text).toContain('-old\n+new')
  expect(text.slice(text.indexOf('#### Steps'))).toMatchInlineSnapshot(`
    "#### Steps

    | Step | Result |
    | --- | --- |
    | ✅ find · \`grep\` | Found 2 matches in 2 files for \`old\` |
    | ✅ change · \`replace_in_file\` | 2 items |
    | ➖ 3 · \`grep\` | skipped (\`false\`) |
    | ✅ verify: Nothing is left · \`grep\` | No matches found for \`old\` |

    Digest \`38da94577cbfc7c4c1c3b0df33fb4ca88aec573f362b754811669bc5687eeac6\`\\
    in groups \`38da94577cbfc7c4 c1c3b0df33fb4ca8 8aec573f362b7548 11669bc5687eeac6\`

    recipe \`recipes/r.yml\` · \`previewed\`

    </details>

    "
  `)
})

const WAITING = `name: R
permissions: { write: ['**'], run: ['echo hello'] }
steps:
  - tool: run_in_terminal
    with: { command: echo hello }
  - id: after
    tool: grep
    with: { pattern: old }
`

it('shows the call that a saved plan waits for, and what comes after it', async () => {
  const text = await shown(WAITING, { reason: 'gated', next: [] })
  expect(text).toContain('waits for approval')
  expect(text).toContain('echo hello')
  expect(text).toContain('Steps that run once it is approved: after')
})

it('shows that a plan waits also when there is no such tool any more', async () => {
  const text = await shown(WAITING, { reason: 'gated', next: [] }, async () => undefined)
  expect(text).toContain('waits for approval')
  expect(text).toContain('echo hello')
})
