// biome-ignore-all lint/suspicious/noTemplateCurlyInString: this is how expressions are written
import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { Recipe } from '../../src/base/recipe.ts'
import { type ToolCatalogue, UNKNOWN } from '../../src/recipe/check-call.ts'
import { readRecipe } from '../../src/recipe/read-recipe.ts'
import { realCatalogue } from './real-catalogue.ts'

const catalogue = await realCatalogue()

const TEXT = `name: Move to one Node version
description: Every Dockerfile uses the same Node major.
inputs:
  version: { description: Node major, type: number, required: true, min: 20 }
permissions:
  write: ['**/Dockerfile']
  max-files: 200
steps:
  - id: find
    tool: grep
    with: { pattern: 'FROM node:\\d+', include: '**/Dockerfile' }
  - for-each: \${{ steps.find.outputs.files }}
    if: endsWith(item, 'Dockerfile')
    tool: replace
    with: { path: '\${{ item }}', find: 'FROM node:\\d+', replace: 'FROM node:\${{ inputs.version }}', is_regex: true }
    expect: { replacements: '>= 1' }
verify:
  - recipe: sous:no-old-node
    continue-on-error: true
    timeout-seconds: 30
outputs:
  files: \${{ steps.find.outputs.count }}
`

function read(text: string): Recipe {
  const { recipe, diagnostics } = readRecipe(text, 'r.yml', catalogue)
  expect(diagnostics).toEqual([])
  return recipe!
}

/** Without the places, which have tests of their own. */
function withoutPlaces(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value, (key, part) => (key === 'at' || key === 'keyAt' ? undefined : part)))
}

describe('readRecipe', () => {
  it('gives the recipe as the engine wants it', () => {
    expect(withoutPlaces(read(TEXT))).toEqual({
      name: 'Move to one Node version',
      description: 'Every Dockerfile uses the same Node major.',
      inputs: [{ name: 'version', description: 'Node major', type: 'number', required: true, options: [], min: 20 }],
      permissions: { write: ['**/Dockerfile'], run: [], fetch: [], maxFiles: 200 },
      exclude: [],
      steps: [
        {
          id: 'find',
          call: { kind: 'tool', tool: 'grep' },
          with: [
            { key: 'pattern', value: { kind: 'scalar', value: 'FROM node:\\d+' } },
            { key: 'include', value: { kind: 'scalar', value: '**/Dockerfile' } },
          ],
          expect: [],
          continueOnError: false,
        },
        {
          call: { kind: 'tool', tool: 'replace_in_file' },
          with: [
            { key: 'path', value: { kind: 'template', parts: [{ text: 'item' }] } },
            { key: 'find', value: { kind: 'scalar', value: 'FROM node:\\d+' } },
            { key: 'replace', value: { kind: 'template', parts: ['FROM node:', { text: 'inputs.version' }] } },
            { key: 'is_regex', value: { kind: 'scalar', value: true } },
          ],
          if: { text: "endsWith(item, 'Dockerfile')" },
          forEach: { kind: 'template', parts: [{ text: 'steps.find.outputs.files' }] },
          expect: [{ output: 'replacements', operator: '>=', number: 1 }],
          continueOnError: false,
        },
      ],
      verify: [{ call: { kind: 'recipe', recipe: 'sous:no-old-node' }, with: [], expect: [], continueOnError: true, timeoutSeconds: 30 }],
      outputs: [{ key: 'files', value: { kind: 'template', parts: [{ text: 'steps.find.outputs.count' }] } }],
      source: { path: 'r.yml', digest: createHash('sha256').update(TEXT).digest('hex') },
    })
  })

  it('knows where each part stands', () => {
    const [, step] = read(TEXT).steps
    expect(step?.at).toMatchObject({ file: 'r.yml', line: 12, column: 5 })
    expect(step?.if?.at).toMatchObject({ line: 13, column: 9, endColumn: 37 })
    expect(step?.call.at).toMatchObject({ line: 14, column: 11, endColumn: 18 })
    const replace = step?.with[2]
    expect(replace?.keyAt).toMatchObject({ line: 15, column: 57 })
    expect(replace?.value.at).toMatchObject({ line: 15, column: 66 })
    expect(replace?.value.kind === 'template' && replace.value.parts[1]).toMatchObject({ at: { line: 15, column: 81, endColumn: 95 } })
    expect(step?.expect[0]?.at).toMatchObject({ line: 16, column: 29 })
  })

  it('may only read when it has no permissions', () => {
    const { permissions } = read("name: T\nsteps:\n  - tool: glob\n    with: { pattern: '*' }\n")
    expect(permissions).toEqual({ write: [], run: [], fetch: [], maxFiles: undefined, at: undefined })
  })

  it('gives a recipe along with warnings', () => {
    const text = 'name: T\ninputs: { a: { required: true, default: x } }\nsteps:\n  - { tool: glob, with: { pattern: x } }\n'
    const { recipe, diagnostics } = readRecipe(text, 'r.yml', catalogue)
    expect(recipe?.inputs[0]?.default).toBe('x')
    expect(diagnostics.map((diagnostic) => diagnostic.severity)).toEqual(['warning'])
  })

  it('shows known arguments to the catalogue, and says what it finds', () => {
    const seen: unknown[] = []
    const strict: ToolCatalogue = {
      names: catalogue.names,
      find: (name) => catalogue.find(name),
      checkGlob: (pattern) => catalogue.checkGlob(pattern),
      checkCall(tool, plain) {
        seen.push([tool, { ...plain }])
        return [{ path: ['pattern'], code: 'invalid_pattern', message: 'Unterminated group', suggestion: 'Close it.' }]
      },
    }
    const text =
      "name: T\nsteps:\n  - tool: grep\n    with: { pattern: '(', path: '${{ env.A }}', include: [a, '${{ env.A }}'], exclude: [b] }\n"
    const { diagnostics } = readRecipe(text, 'r.yml', strict)
    expect(seen).toEqual([['grep', { pattern: '(', path: UNKNOWN, include: ['a', UNKNOWN], exclude: ['b'] }]])
    expect(diagnostics).toMatchObject([{ code: 'invalid_pattern', message: 'Unterminated group', at: { line: 4, column: 22 } }])
  })

  it('needs the permission to write both paths of a move, and only the second one of a copy', () => {
    const missing = (tool: string, from: string, to: string) =>
      readRecipe(
        `name: T\npermissions: { write: ['docs/**'] }\nsteps:\n  - { tool: ${tool}, with: { from: ${from}, to: ${to} } }\n`,
        'r.yml',
        catalogue,
      ).diagnostics.map(({ message }) => message)
    const refusal = (file: string) => `The recipe has no permission to change '${file}'`
    expect(missing('move_file', 'a.png', 'b.png')).toEqual([refusal('a.png'), refusal('b.png')])
    expect(missing('move_file', 'a.png', 'docs/a.png')).toEqual([refusal('a.png')])
    expect(missing('move_file', 'docs/a.png', 'docs/b.png')).toEqual([])
    expect(missing('copy_file', 'a.png', 'b.png')).toEqual([refusal('b.png')])
    expect(missing('copy_file', 'a.png', 'docs/a.png')).toEqual([])
  })

  it.each([
    ['', '{ tool: create_file, with: { path: a.txt, content: x } }', "Add 'permissions: { write: ['a.txt'] }' to the recipe."],
    [
      '',
      '{ tool: replace_in_file, with: { include: src/**, find: x, replace: y } }',
      "Add 'permissions: { write: ['src/**'] }' to the recipe.",
    ],
    [
      '',
      "{ tool: append_file, with: { path: '${{ env.A }}', content: x } }",
      "Add 'permissions: { write: ['docs/**/*.md'] }' to the recipe.",
    ],
    [
      'permissions: { write: [b] }\n',
      '{ tool: create_file, with: { path: "app/[id]/it\'s.ts", content: x } }',
      "Add 'app/\\[id\\]/it''s.ts' to 'write' in 'permissions'.",
    ],
  ])('suggests the permission that a change needs %#', (permissions, step, suggestion) => {
    const { diagnostics } = readRecipe(`name: T\n${permissions}steps:\n  - ${step}\n`, 'r.yml', catalogue)
    expect(diagnostics.filter(({ code }) => code === 'permission_missing').map((found) => found.suggestion)).toEqual([suggestion])
  })

  it.each([
    ['pattern: foo($A, $B)', 'Put the text before it in quotes: inside { }, a comma ends a text without them.'],
    ['pattern: foo, $B: x', expect.stringMatching(/^Arguments are pattern, /)],
    ['pattern: foo, patern', "Did you mean 'pattern'?"],
  ])('says what became of a text at a comma: %s', (given, suggestion) => {
    const { diagnostics } = readRecipe(`name: T\nsteps:\n  - tool: grep\n    with: { ${given} }\n`, 'r.yml', catalogue)
    expect(diagnostics.filter(({ code }) => code === 'unknown_argument').map((found) => found.suggestion)).toEqual([suggestion])
  })

  it('gives every finding a suggestion', () => {
    const { diagnostics } = readRecipe('nam: 1\nsteps:\n  - tol: x\n  - tool: gerp\n  - { tool: grep, if: inpust.a }\n', 'r.yml', catalogue)
    expect(diagnostics.length).toBeGreaterThan(4)
    for (const { suggestion, message } of diagnostics) expect([suggestion, message]).not.toContain('')
  })

  it.each([
    ['expressions', `'${'${{a}}'.repeat(40_000)}'`],
    ['spaces in quotes', `"\${{ inputs.a }}${' '.repeat(200_000)}"`],
    ['spaces in a plain text', `\${{ inputs.a }}${' '.repeat(200_000)}x`],
    ['spaces in a block', `>\n        \${{ inputs.a }}\n${' '.repeat(120_000)}\n        ${' '.repeat(100_000)}x`],
    ['names', `\${{ ${'item||'.repeat(400)}1 }}`],
  ])('takes time in proportion to its length on nothing but %s', (_, value) => {
    const { diagnostics } = readRecipe(`name: T\nsteps:\n  - tool: read_file\n    with:\n      path: ${value}\n`, 'r.yml', catalogue)
    expect(diagnostics[0]?.at.line).toBeGreaterThanOrEqual(5)
  })
})

it('lets the outputs of each item of a for-each step be referred to', () => {
  const text = `name: x
steps:
  - id: each
    for-each: \${{ fromJSON('["a"]') }}
    tool: glob
    with: { pattern: '\${{ item }}' }
outputs:
  all: \${{ toJSON(steps.each.outputs.items) }}
`
  expect(readRecipe(text, 'r.yml', catalogue).diagnostics).toEqual([])
  const once = text.replace(/ {4}for-each.*\n/, '').replace('${{ item }}', '*.ts')
  expect(readRecipe(once, 'r.yml', catalogue).diagnostics).toMatchObject([{ code: 'unknown_output' }])
})
