import { expect, it } from 'vitest'
import { renderRecipeHelp, renderRefusal } from '../../../src/report/markdown/command-answers.ts'
import { recipeOf } from '../../support/planning.ts'

it('a refusal says that nothing was changed, unless something may have been', () => {
  const refused = { code: 'api_unavailable', message: 'Lost', suggestion: 'Run it again.' }
  expect(renderRefusal(refused)).toContain('Nothing was changed.')
  expect(renderRefusal({ ...refused, isUnknown: true })).not.toContain('Nothing was')
})

it('a refusal is one paragraph, with names as people write them and one line to copy', () => {
  const [digest, commit] = ['ab'.repeat(32), 'cd'.repeat(20)]
  const message = `The plan ${digest} was made on ${commit}, and 'refs/heads/topic' moved.`
  const refused = { code: 'stale_head', message, suggestion: 'Run the recipe again.' }
  const short = 'The plan `abababababababab` was made on `cdcdcdcdcdcd`, and `topic` moved.'
  const small = '<sub>Nothing was changed. (`stale_head`)</sub>'
  expect(renderRefusal(refused)).toBe(`### Sous · not done\n\n${short} Run the recipe again.\n\n${small}\n`)
  const again = `${short}\n\nTo run it again, comment:\n\n\`\`\`\n/sous run x\n\`\`\`\n\n${small}\n`
  expect(renderRefusal({ ...refused, again: '/sous run x' })).toBe(`### Sous · not done\n\n${again}`)
  expect(renderRefusal({ ...refused, command: '/sous list' })).toContain('To see all recipes, comment:\n\n```\n/sous list\n```\n')
  // Here both digests are needed whole.
  expect(renderRefusal({ ...refused, code: 'digest_ambiguous' })).toContain(digest)
})

it('the help of a recipe joins the lines that its author wrapped, and keeps paragraphs and lists', () => {
  const text = `name: Tidy
description: |
  Removes what nobody needs, such as .tmp and
  build_output folders.
  - Keeps .git
    and node_modules

  Run it weekly.
inputs:
  days: { description: Age, type: number, default: 7, min: 1 }
  glob: { description: Where, pattern: '[a-z*]+', required: true }
steps:
  - { tool: list_directory, with: { path: . } }
`
  expect(renderRecipeHelp({ name: 'tidy', recipe: recipeOf(text, 'tidy.yml') })).toMatchInlineSnapshot(`
    "### Sous · Tidy

    Removes what nobody needs, such as \`.tmp\` and \`build_output\` folders.

    - Keeps \`.git\` and \`node_modules\`

    Run it weekly.

    **Inputs**

    - \`days\` (number, at least 1, default \`7\`): Age
    - \`glob\` (string, required, matches \`/[a-z*]+/\`): Where

    To run it, comment \`/sous run tidy glob=…\` with your values.
    "
  `)
})
