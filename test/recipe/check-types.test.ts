// biome-ignore-all lint/suspicious/noTemplateCurlyInString: this is how expressions are written
import { describe, expect, it } from 'vitest'
import type { Recipe } from '../../src/base/recipe.ts'
import { checkTypes } from '../../src/recipe/check-types.ts'
import { evaluateTemplate } from '../../src/recipe/expressions/evaluate.ts'
import { convertPassed } from '../../src/recipe/pass-inputs.ts'
import { readRecipe } from '../../src/recipe/read-recipe.ts'
import { argumentType, checkToolCall } from '../../src/tools/kit/check-arguments.ts'
import { findTool } from '../../src/tools/registry.ts'
import { fc, runs } from '../support/property.ts'
import { realCatalogue } from './real-catalogue.ts'

const catalogue = await realCatalogue()

const INPUTS = `
inputs:
  text: { description: d, type: string, default: a }
  number: { description: d, type: number, default: 3 }
  flag: { description: d, type: boolean, default: false }
  size: { description: d, type: choice, options: [small, large], default: small }`

function recipeOf(steps: string): string {
  return `name: T\ndescription: d${INPUTS}\npermissions: { write: ['**'] }\nsteps:\n  - { id: find, tool: grep, with: { pattern: x } }\n${steps}\n`
}

/** Line numbers count from the first of the given steps. */
function problems(steps: string): readonly string[] {
  return readRecipe(recipeOf(steps), 'r.yml', catalogue).diagnostics.map(
    ({ at, code, message }) => `${at.line - 10}:${at.column} ${code} ${message}`,
  )
}

function problemsOfCall(arguments_: string): readonly string[] {
  const library = new Map<string, Recipe | undefined>([['other', readRecipe(recipeOf(''), 'other.yml', catalogue).recipe]])
  const { recipe } = readRecipe(recipeOf(`  - recipe: other\n    with: { ${arguments_} }`), 'r.yml', catalogue)
  return checkTypes(recipe!, { catalogue, library: { find: (name) => library.get(name) } }).map(({ code, message }) => `${code} ${message}`)
}

describe('the five mistakes', () => {
  it('for-each over an integer', () => {
    expect(problems('  - for-each: ${{ steps.find.outputs.total_matches }}\n    tool: glob\n    with: { pattern: "${{ item }}" }')).toEqual(
      ["1:19 not_a_list 'for-each' needs a list, and this expression returns a number"],
    )
  })

  it('but not for-each over what .* picked, whose items can be anything', () => {
    const read = "  - { id: read, tool: read_data, with: { path: a.json, query: '$.a[*]' } }\n"
    const each =
      '  - for-each: ${{ steps.read.outputs.values.*.value }}\n    tool: glob\n    with: { pattern: "${{ split(item, \'/\')[0] }}" }'
    expect(problems(read + each)).toEqual([])
    expect(
      problems(`  - for-each: \${{ steps.find.outputs.matches.*.line }}\n    tool: glob\n    with: { pattern: '\${{ item }}' }`),
    ).toEqual(["3:27 wrong_type 'pattern' must be a string, and this expression returns a number"])
  })

  it('a list inside text', () => {
    expect(problems("  - { tool: create_file, with: { path: a, content: 'Found ${{ steps.find.outputs.matches }}' } }")).toEqual([
      '1:63 not_text A list cannot be part of a string',
    ])
    expect(problems('  - { tool: create_file, with: { path: a, content: "${{ format(\'{0}\', steps.find.outputs.matches) }}" } }')).toEqual(
      ['1:57 not_text format() takes text as its second argument, not a list of maps'],
    )
  })

  it('path with include', () => {
    expect(problems('  - { tool: replace_in_file, with: { path: a, include: "${{ inputs.text }}", find: x, replace: y } }')).toEqual([
      '1:47 argument_conflict path cannot be combined with include or exclude',
    ])
    expect(problems('  - { tool: read_data, with: { query: $.a } }')).toEqual(['1:13 missing_argument Either path or include is required'])
  })

  it('insert without line', () => {
    expect(problems('  - { tool: edit_lines, with: { path: a, operation: insert, content: x } }')).toEqual([
      '1:53 missing_argument insert needs line',
    ])
    expect(problems('  - { tool: edit_lines, with: { path: a, operation: "${{ inputs.text }}", content: x } }')).toEqual([])
  })

  it('each edit of edit_data that is wrong', () => {
    const edits = "[{ set: $.a }, { set: '$.b[', to: 1 }, { set: $.c, to: 1 }, { replace: $.d, find: '(', to: x }]"
    expect(problems(`  - { tool: edit_data, with: { path: a.json, edits: ${edits} } }`)).toEqual([
      '1:54 missing_argument edits[0]: set needs to',
      expect.stringMatching(/^1:\d+ invalid_\w+ JSONPath/),
      expect.stringMatching(/^1:\d+ invalid_pattern/),
    ])
  })

  it('a number for a string input', () => {
    expect(problemsOfCall("text: '${{ steps.find.outputs.total_matches }}'")).toEqual([
      "input_type Input 'text' must be a string, and this expression returns a number",
    ])
  })
})

describe('types of expressions', () => {
  it.each([
    ['content', '${{ steps.find.outputs.total_matches }}', "'content' must be a string, and this expression returns a number"],
    ['content', '${{ inputs.flag && 1 }}', "'content' must be a string, and this expression returns true or false"],
    ['content', '${{ fromJSON(inputs.text) }}', undefined],
    ['content', "${{ inputs.flag && 'a' || 'b' }}", undefined],
    ['content', '${{ inputs.number }}', undefined],
    ['content', '${{ steps.find.outputs.matches[0].path }}', undefined],
    ['content', '${{ steps.find.outputs.matches.*.path }}', "'content' must be a string, and this expression returns a list"],
    ['content', "${{ join(steps.find.outputs.matches.*.path, ', ') }}", undefined],
  ])('%s: %s', (argument, value, expected) => {
    const found = problems(`  - tool: create_file\n    with:\n      path: a\n      ${argument}: ${value}`)
    expect(found).toEqual(expected === undefined ? [] : [expect.stringContaining(expected)])
  })

  it('passes inputs on to inputs of other types', () => {
    expect(problemsOfCall("text: '${{ inputs.number }}', size: '${{ inputs.size }}'")).toEqual([])
    expect(problemsOfCall("text: '${{ inputs.flag }}', number: '${{ inputs.text }}'")).toEqual([])
    expect(problemsOfCall("flag: '${{ inputs.number }}'")).toEqual([
      "input_type Input 'flag' must be true or false, and this expression returns a number",
    ])
  })

  it('knows that an optional input can be null', () => {
    const check = (step: string) => {
      const text = `name: T\ndescription: d\ninputs: { a: { description: d } }\npermissions: { write: ['**'] }\nsteps:\n  - { ${step} }\n`
      return readRecipe(text, 'r.yml', catalogue).diagnostics.map(({ code, message }) => `${code} ${message}`)
    }
    expect(check("tool: create_file, with: { path: a, content: '${{ inputs.a }}' }")).toEqual([
      "wrong_type 'content' must be a string, and this expression can return null",
    ])
    expect(check("if: '${{ inputs.a }}', tool: create_file, with: { path: a, content: '${{ inputs.a }}' }")).toEqual([])
    expect(check("tool: create_file, with: { path: a, content: '${{ inputs.a || env.X }}' }")).toEqual([])
    expect(check("tool: create_file, with: { path: a, content: 'Text ${{ inputs.a }}' }")).toEqual([])
  })

  it('reports a value once', () => {
    expect(problems('  - { tool: create_file, with: { path: a, content: "${{ steps.fnd.outputs.matches }}" } }')).toHaveLength(1)
    expect(problems('  - { tool: create_file, with: { pth: a, content: "${{ steps.find.outputs.matches }}" } }')).toHaveLength(2)
  })
})

describe('a call that validate has nothing to say about', () => {
  const VALUES = { text: 'a', number: 3, flag: true, size: 'small' }
  const FOUND = { matches: [{ path: 'a', line: 1, text: 'x' }], files: ['a'], count: 1, total_matches: 1, files_searched: 1 }
  const CONTEXTS = { inputs: VALUES, steps: { find: { outputs: FOUND, outcome: 'success' } } }
  const EXPRESSIONS = [
    ...Object.keys(VALUES).map((name) => `inputs.${name}`),
    ...Object.keys(FOUND).map((name) => `steps.find.outputs.${name}`),
    'steps.find.outputs.files[0]',
    'steps.find.outputs.matches[0].line',
    'steps.find.outputs.matches.*.path',
    'steps.find',
    'inputs.number > 2',
    "inputs.flag && 'yes' || 'no'",
    'inputs.flag && inputs.number || inputs.text',
    "format('{0}', inputs.number)",
    'toJSON(steps.find)',
    "split(inputs.text, ',')",
    'length(steps.find.outputs.files)',
    'keys(steps.find)',
    'lower(inputs.number)',
  ]
  const ARGUMENTS = ['pattern', 'case_sensitive', 'include', 'exclude', 'context_lines', 'hide_text'] as const

  it('never fails for the types of its arguments when it runs', async () => {
    const grep = (await findTool('grep'))!
    const counts = { valid: 0, refused: 0 }
    const given = fc.dictionary(fc.constantFrom(...ARGUMENTS), fc.tuple(fc.constantFrom(...EXPRESSIONS), fc.constantFrom('', ' x')))
    fc.assert(
      fc.property(given, (chosen) => {
        const entries = Object.entries({ pattern: ['inputs.text', ''] as const, ...chosen })
        const lines = entries.map(([name, [text, more]]) => `      ${name}: "\${{ ${text} }}${more}"\n`).join('')
        const { recipe } = readRecipe(recipeOf(`  - tool: grep\n    with:\n${lines}`), 'r.yml', catalogue)
        counts[recipe === undefined ? 'refused' : 'valid']++
        if (recipe === undefined) return
        const args = recipe.steps[1]!.with.map(({ key, value }) => {
          const evaluated = evaluateTemplate(value, CONTEXTS)
          if (!evaluated.ok) throw new Error(evaluated.error.message)
          return [key, convertPassed(value, evaluated.value, argumentType(grep, key))]
        })
        const checked = checkToolCall(grep, Object.fromEntries(args), { allowPrivateHosts: [] })
        expect([lines, checked.ok ? '' : checked.error.message]).toEqual([lines, ''])
      }),
      { numRuns: runs(500) },
    )
    expect(Math.min(counts.valid, counts.refused)).toBeGreaterThan(runs(500) / 10)
  })
})
