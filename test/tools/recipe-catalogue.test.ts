// biome-ignore-all lint/suspicious/noTemplateCurlyInString: this is how expressions are written
import { describe, expect, it } from 'vitest'
import type { ToolDescription } from '../../src/recipe/check-call.ts'
import type { JsonSchema } from '../../src/recipe/fields.ts'
import { RecipeCatalogue, readRecipeText, wholeCatalogue } from '../../src/tools/recipe-catalogue.ts'
import { ALIASES, TOOL_NAMES } from '../../src/tools/registry.ts'

async function problems(steps: string, catalogue = new RecipeCatalogue()): Promise<readonly string[]> {
  const text = `name: T\npermissions: { write: ['**'], run: ['ls'] }\nsteps:\n${steps}\n`
  const { diagnostics } = await readRecipeText(text, 'r.yml', catalogue)
  return diagnostics.map(({ at, code, message }) => `${at.line}:${at.column} ${code} ${message}`)
}

describe('RecipeCatalogue', () => {
  it('knows every tool and short name, and describes those that are loaded', async () => {
    const catalogue = await wholeCatalogue()
    expect(catalogue.names).toEqual([...TOOL_NAMES, ...Object.keys(ALIASES)])
    expect(catalogue.names.filter((name) => catalogue.find(name) === undefined)).toEqual([])
    expect(catalogue.find('replace')?.name).toBe('replace_in_file')
    expect([catalogue.find('toString'), catalogue.find('__proto__')]).toEqual([undefined, undefined])
  })

  it('loads the tools that a recipe names, however it names them', async () => {
    const catalogue = new RecipeCatalogue()
    expect(await problems('  - { tool: glob, with: { pattern: x } }', catalogue)).toEqual([])
    expect(catalogue.find('grep')).toBeUndefined()
    expect(await problems('  - { tool: "gr\\x65p", with: { pattern: x } }', catalogue)).toEqual([])
    expect(await problems('  - { "tool": edit, with: { path: a } }', catalogue)).toEqual([
      "4:15 missing_argument edit_lines needs 'operation'",
    ])
    expect(catalogue.find('grep')?.name).toBe('grep')
  })
})

it('says the same briefly as in full, as far as checking a recipe goes', async () => {
  const whole = await wholeCatalogue()
  const brief = new RecipeCatalogue()
  await brief.load(TOOL_NAMES)
  expect(TOOL_NAMES.map((name) => essence(brief.find(name)))).toEqual(TOOL_NAMES.map((name) => essence(whole.find(name))))
})

function essence(tool: ToolDescription | undefined): unknown {
  const texts = (schema: JsonSchema): unknown => [
    schema['type'] === 'string',
    ...['items', 'additionalProperties'].map((key) =>
      typeof schema[key] === 'object' ? texts(schema[key] as JsonSchema) : [false, null, null],
    ),
  ]
  const shallow = (schema: JsonSchema) =>
    JSON.stringify(texts(schema)).replaceAll('[false,null,null]', 'null').replaceAll('[false,null,null]', 'null')
  return {
    ...tool,
    arguments: tool?.arguments.map(({ name, required, schema }) => [name, required, shallow(schema)]),
    outputs: tool?.outputs.map(({ name }) => name),
  }
}

describe('checking literal arguments', () => {
  it('says nothing about what is right, and about what is only known later', async () => {
    expect(await problems("  - { tool: grep, with: { pattern: '(a|b)', include: ['*.ts'], context_lines: 3 } }")).toEqual([])
    expect(await problems("  - { tool: grep, with: { pattern: '(${{ env.A }}', context_lines: '${{ fromJSON(env.B) }}' } }")).toEqual([])
    const replace = "find: '(a)\\nb', replace: '$1', is_regex: true, multiline: '${{ env.M == 1 }}'"
    expect(await problems(`  - { tool: replace, with: { path: a, ${replace} } }`)).toEqual([])
    expect(await problems("  - { tool: replace, with: { path: a, find: '(', replace: '$9' } }")).toEqual([])
  })

  it('finds numbers out of range, wrong types and wrong words, with their places', async () => {
    expect(await problems('  - { tool: grep, with: { pattern: x, context_lines: 99, case_sensitive: 1, max_results: 1.5 } }')).toEqual([
      '4:54 invalid_argument context_lines: must be between 0 and 20, got 99',
      '4:74 invalid_argument case_sensitive: must be true or false, got 1',
      '4:90 invalid_argument max_results: must be a whole number, got 1.5',
    ])
    expect(await problems('  - { tool: grep, with: { pattern: x, include: [1] } }')).toEqual([
      '4:48 invalid_argument include: must be a string, got [1]',
    ])
  })

  it('says a thing once when the reader of recipes says it too', async () => {
    expect(await problems('  - { tool: terminal, with: { command: ls, env: { A: 1 } } }')).toHaveLength(1)
    expect(await problems('  - { tool: grep, with: { pattern: 1 } }')).toHaveLength(1)
    expect(await problems('  - { tool: grep, with: { patern: x } }')).toHaveLength(1)
  })

  it('finds regular expressions that cannot be read, where they are ones', async () => {
    expect(await problems("  - { tool: grep, with: { pattern: '(' } }")).toEqual([
      '4:36 invalid_pattern Invalid regex pattern: unclosed group',
    ])
    expect(await problems("  - { tool: grep_search, with: { pattern: '(', is_regex: true } }")).toHaveLength(1)
    expect(await problems("  - { tool: grep_search, with: { pattern: '(' } }")).toEqual([])
    expect(await problems("  - { tool: replace, with: { path: a, find: '[', replace: '', is_regex: true } }")).toEqual([
      '4:45 invalid_pattern Invalid regex pattern: unclosed character class',
    ])
  })

  it('[D15] finds regular expressions that the engine cannot even prepare', async () => {
    const endless = `${'(?:|)'.repeat(40)}z`
    const problem = 'invalid_pattern Invalid regex pattern: it takes too long to compile'
    expect(await problems(`  - { tool: grep, with: { pattern: '${endless}' } }`)).toEqual([`4:36 ${problem}`])
    const replace = `find: '${endless}', replace: x, is_regex: true`
    expect(await problems(`  - { tool: replace, with: { path: a, ${replace} } }`)).toEqual([`4:45 ${problem}`])
  })

  it('finds replacements that name groups which are not there', async () => {
    expect(await problems("  - { tool: replace, with: { path: a, find: '(x)', replace: '$2', is_regex: true } }")).toEqual([
      '4:61 invalid_argument Replacement contains $2, but the pattern has 1 group',
    ])
  })

  it.each([
    ['glob', 'exclude', 'pattern: x'],
    ['grep', 'include', 'pattern: x'],
    ['replace_in_file', 'exclude', "include: '**', find: x, replace: y"],
    ['search', 'exclude_dirs', 'query: x'],
    ['run_in_terminal', 'writes', 'command: ls'],
  ])('[S-09] finds globs of %s that cannot be read where they stand in %s, also beside an expression', async (tool, argument, others) => {
    const call = `  - tool: ${tool}\n    with: { ${others}, ${argument}: [\n      src,\n      '[',\n      '\${{ env.A }}',\n      '{a,b' ] }`
    expect(await problems(call)).toEqual(["7:7 invalid_glob Invalid glob pattern '['", "9:7 invalid_glob Invalid glob pattern '{a,b'"])
    expect(await problems(call.replace("'['", "'[[]'").replace("'{a,b'", "'\\{a'"))).toEqual([])
  })

  it('finds globs and paths that cannot be read', async () => {
    expect(await problems("  - { tool: glob, with: { pattern: '../*' } }")).toEqual([expect.stringMatching(/^4:36 invalid_glob /)])
    expect(await problems("  - { tool: grep, with: { pattern: x, exclude: [a, '/etc/*'] } }")).toEqual([
      expect.stringMatching(/^4:52 invalid_glob /),
    ])
    expect(await problems('  - { tool: create_file, with: { path: ../x, content: y } }')).toEqual([
      "4:40 invalid_argument Path '../x' is outside working directory",
    ])
  })
})

describe('paths and patterns of the data tools', () => {
  const edit = (fields: string) => problems(`  - { tool: edit_data, with: { include: '*.json', edits: [{ ${fields} }] } }`)

  it.each([
    [`set: '$.a[', to: 1`, "invalid_pattern JSONPath '$.a[' cannot be read at character 5: unclosed bracketed selection"],
    [
      `delete: '$.a b'`,
      "invalid_pattern JSONPath '$.a b' cannot be read at character 5: expected '.', '..' or a bracketed selection, found 'b'",
    ],
    [`replace: $.a, find: '(a', to: b`, 'invalid_pattern Invalid regex pattern: unclosed group'],
    [`replace: $.a, find: a, to: $<b>`, 'invalid_argument Replacement contains $<b>, but the pattern has 0 groups'],
    [`set: '$[*]', to: 1, when: always`, "invalid_argument when: always needs a path that ends in a name, and '$[*]' does not"],
    [
      `set: "$[?match(@.a, '(?=x)')].a", to: 1`,
      "invalid_pattern '(?=x)' in JSONPath '$[?match(@.a, '(?=x)')].a' is not a valid pattern there",
    ],
  ])('finds the mistake in %s', async (fields, message) => {
    const [first = '', ...others] = await edit(fields)
    expect([first.replace(/^\d+:\d+ /, ''), others]).toEqual([message, []])
  })

  it.each([
    `set: '$.a[\${{ inputs.x }}', to: 1`,
    `replace: $.a, find: '\${{ inputs.x }}(', to: $<b>`,
    `replace: $.a, find: '(?<b>x)', to: $<b>`,
    `set: $.a, to: 1, when: always`,
    `set: "$[?match(@.a, '[0-9]+')].a", to: 1`,
  ])('says nothing about %s', async (fields) => {
    const found = await edit(fields)
    expect(found.filter((problem) => !problem.includes('unknown_input'))).toEqual([])
  })

  it('reads the path of read_data, too', async () => {
    expect(await problems(`  - { tool: read_data, with: { path: a.json, query: '$.a..' } }`)).toEqual([
      "4:53 invalid_pattern JSONPath '$.a..' cannot be read at character 6: bald descendant segment",
    ])
  })
})
