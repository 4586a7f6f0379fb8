// biome-ignore-all lint/suspicious/noTemplateCurlyInString: this is how expressions are written
import { describe, expect, it } from 'vitest'
import type { PlanOutcome } from '../../src/plan/plan-outcome.ts'
import { plan } from '../support/planning.ts'
import { tempRepo } from '../support/temp-folder.ts'

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, ...Array.from({ length: 40 }, (_, i) => i)])

async function run(...steps: readonly string[]): Promise<PlanOutcome> {
  await using repo = await tempRepo({ 'logo.png': PNG, 'a.txt': 'one\n' })
  const read = '{ id: image, tool: read_file, with: { path: logo.png } }\n  - { id: text, tool: read_file, with: { path: a.txt } }'
  const recipe = `name: T\npermissions: { write: ['**'] }\nsteps:\n  - ${[read, ...steps].join('\n  - ')}\n`
  return (await plan(repo, { recipe })).outcome
}

describe('the hex display of a binary file', () => {
  it.each([
    ['as it is', "{ tool: write_file, with: { path: copy.png, content: '${{ steps.image.outputs.content }}' } }"],
    ['within other text', "{ tool: append_file, with: { path: a.txt, content: 'logo: ${{ steps.image.outputs.content }}' } }"],
    ['as JSON', "{ tool: create_file, with: { path: b.json, content: '${{ toJSON(steps.image.outputs) }}' } }"],
    ['in capitals', "{ tool: append_file, with: { path: a.txt, content: '${{ upper(steps.image.outputs.content) }}' } }"],
    ['line by line', '{ tool: ensure_lines, with: { path: a.txt, content: "${{ split(steps.image.outputs.content, \'\\n\')[1] }}" } }'],
    [
      'in a list',
      "{ tool: edit_data, with: { path: a.json, edits: [{ set: $.x, to: '${{ steps.image.outputs.content }}', when: always }] } }",
    ],
  ])('cannot be written %s', async (_, step) => {
    const outcome = await run(step)
    expect(outcome).toMatchObject({
      kind: 'failed',
      failure: {
        at: { line: 6 },
        error: {
          code: 'expression_failed',
          message: expect.stringMatching(
            /^Argument '(?:content|edits)' contains the hex display of a binary file from step 'image', which/,
          ),
          suggestion: 'To copy or move a binary file, use copy_file or move_file.',
        },
      },
    })
  })

  it('may be looked at, and text may be written', async () => {
    const outcome = await run(
      '{ if: "${{ startsWith(steps.image.outputs.content, \'00000000  89 50 4e 47\') }}", tool: copy_file, with: { from: logo.png, to: copy.png } }',
      "{ tool: write_file, with: { path: copy.txt, content: '${{ steps.text.outputs.content }}00000000  89 50\\n' } }",
    )
    expect(outcome).toMatchObject({ kind: 'complete', changes: [{ path: 'copy.png', after: PNG }, { path: 'copy.txt' }] })
  })
})
