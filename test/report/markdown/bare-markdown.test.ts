import { expect, it } from 'vitest'
import { toolError } from '../../../src/base/errors/tool-errors.ts'
import { COMMENT_BUDGET, renderBareMarkdown } from '../../../src/report/markdown/plan-markdown.ts'
import { create } from '../../support/changes.ts'
import { outsideCode } from '../../support/markdown.ts'
import { planOf } from '../../support/plans.ts'

const at = { file: 'recipes/r.yml', line: 3, column: 5, endLine: 3, endColumn: 9 }

function mistake(message: string, suggestion = 'Correct it.') {
  return { severity: 'error', code: 'unknown_key', message, suggestion, at } as const
}

it('lists the mistakes of a recipe', () => {
  const report = {
    recipe: 'recipes/r.yml',
    diagnostics: [mistake("There is no key 'stpes'", "Did you mean 'steps'?")],
    ending: { reason: 'invalid_recipe', next: [{ command: 'sous validate', does: 'checks it again' }] },
  } as const
  expect(renderBareMarkdown(report, COMMENT_BUDGET)).toMatchInlineSnapshot(`
    {
      "isIncomplete": false,
      "text": "### ❌ Sous · \`recipes/r.yml\`

    The recipe is not valid. No step ran.

    \`\`\`text
    recipes/r.yml:3:5: error unknown_key: There is no key 'stpes'
      → Did you mean 'steps'?
    \`\`\`

    This command checks it again:

    \`\`\`
    sous validate
    \`\`\`

    recipe \`recipes/r.yml\` · \`invalid_recipe\`

    ",
    }
  `)
})

it('tells what was applied, and why something did not', () => {
  const plan = planOf([create('a.txt', 'x\n')])
  const applied = renderBareMarkdown({ plan, ending: { reason: 'committed', commit: '1'.repeat(40), next: [] } }, COMMENT_BUDGET)
  expect(applied.text).toMatchInlineSnapshot(`
    "### ✅ Sous · Change files · applied

    The plan was applied as one commit. Commit \`1111111111111111111111111111111111111111\`.

    Digest \`9d4c3c8ff45645eb45cd2145d236cebc288fe600f418f2ded4ee20c1db7dbf69\`\\
    in groups \`9d4c3c8ff45645eb 45cd2145d236cebc 288fe600f418f2de d4ee20c1db7dbf69\`

    recipe \`recipes/x.yml\` · \`committed\`

    "
  `)
  const error = toolError('stale', "'a.txt' changed", 'Make the plan anew.')
  expect(renderBareMarkdown({ error, ending: { reason: 'stale', next: [] } }, COMMENT_BUDGET).text).toMatchInlineSnapshot(`
    "### 🚫 Sous · nothing was run

    The base or a file changed since Sous read it. Nothing was written.

    \`\`\`text
    ✗ Error: 'a.txt' changed
      → Make the plan anew. (stale)
    \`\`\`

    \`stale\`

    "
  `)
})

it('[H7] [H10] stays within its budget, and lets nothing from outside act', () => {
  const evil = '```\n</details><img src=x> @octocat\n'
  const diagnostics = Array.from({ length: 150 }, () => mistake(evil, evil))
  const report = { recipe: evil, diagnostics, ending: { reason: 'invalid_recipe', detail: evil, next: [] } } as const
  const { text, isIncomplete } = renderBareMarkdown(report, COMMENT_BUDGET)
  expect(isIncomplete).toBe(false)
  expect(text).toContain('… and 50 more')
  expect(outsideCode(text)).not.toMatch(/[<@]/)
  const small = renderBareMarkdown(report, { bytes: 3_000, units: 3_000 })
  expect(small.isIncomplete).toBe(true)
  expect(Buffer.byteLength(small.text)).toBeLessThanOrEqual(3_000)
  expect(small.text).toContain('too long to show here')
})
