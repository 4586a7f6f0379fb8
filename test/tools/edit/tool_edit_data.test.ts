import { describe, expect, it } from 'vitest'
import { DEFAULT_LIMITS } from '../../../src/base/config.ts'
import { editData } from '../../../src/tools/edit/tool_edit_data.ts'
import { callOn, editsOnlySmallText, needsAFile, refusesBadCalls } from '../../support/file-tool.ts'
import { IS_FULL } from '../../support/full.ts'
import type { Files } from '../../support/temp-folder.ts'

type Edit = Readonly<Record<string, unknown>>

/** Edits one file, and gives its new text or what is wrong. */
async function edit(name: string, content: Files[string], ...edits: readonly Edit[]): Promise<string> {
  const { result, text } = await callOn({ [name]: content }, editData, { path: name, edits })
  return result.ok ? text(name) : `${result.error.code} ${result.error.message}`
}

const PACKAGE = `{
  "name": "x",
  "engines": { "node": ">=18" },
  "scripts": {
    "build": "tsc",
    "test": "vitest"
  },
  "keywords": [],
  "devDependencies": {
    "tslint": "1"
  }
}
`

const WORKFLOW = `on:
  push:
    branches: [main] # only this
jobs:
  build:
    runs-on: ubuntu-latest
    permissions:
      contents: read
    steps:
      - name: Node
        # which one
        uses: actions/setup-node@v4
        with: { node-version: 20 }
      - run: |
          npm ci
          npm test
`

describe('edit_data', () => {
  const good = { path: 'a.txt', format: 'json', edits: [{ set: '$.a', to: 1 }] }
  refusesBadCalls(editData, good, { outside: 'T-66' })
  needsAFile(editData, good, 'S-15')
  editsOnlySmallText(editData, good)

  it('makes all six edits of JSON, and says what was and what is', async () => {
    const { result, text } = await callOn({ 'package.json': PACKAGE }, editData, {
      path: 'package.json',
      edits: [
        { set: '$.engines.node', to: '>=24' },
        { delete: '$.devDependencies.tslint' },
        { rename: '$.scripts.build', to: 'compile' },
        { append: '$.keywords', value: 'cli' },
        { merge: '$.engines', with: { node: '>=1', npm: '>=10' } },
        { replace: '$.scripts.*', find: '^tsc$', to: '$& --noEmit' },
      ],
    })
    expect(await text('package.json')).toBe(`{
  "name": "x",
  "engines": { "node": ">=24", "npm": ">=10" },
  "scripts": {
    "compile": "tsc --noEmit",
    "test": "vitest"
  },
  "keywords": [
    "cli"
  ],
  "devDependencies": {}
}
`)
    expect(result).toEqual({
      ok: true,
      value: {
        edits: 6,
        files_changed: 1,
        files: ['package.json'],
        changes: [
          { file: 'package.json', edit: 0, path: "$['engines']['node']", line: 3, before: '>=18', after: '>=24' },
          { file: 'package.json', edit: 1, path: "$['devDependencies']['tslint']", line: 10, before: '1' },
          { file: 'package.json', edit: 2, path: "$['scripts']['build']", line: 5, before: 'build', after: 'compile' },
          { file: 'package.json', edit: 3, path: "$['keywords'][0]", line: 8, after: 'cli' },
          { file: 'package.json', edit: 4, path: "$['engines']['npm']", line: 3, after: '>=10' },
          { file: 'package.json', edit: 5, path: "$['scripts']['compile']", line: 5, before: 'tsc', after: 'tsc --noEmit' },
        ],
      },
      output: `Changed 6 values in 1 file:
  package.json:3: $['engines']['node'] ">=18" → ">=24"
  package.json:10: $['devDependencies']['tslint'] deleted
  package.json:5: $['scripts']['build'] "build" → "compile"
  package.json:8: $['keywords'][0] = "cli"
  package.json:3: $['engines']['npm'] = ">=10"
  package.json:5: $['scripts']['compile'] "tsc" → "tsc --noEmit"`,
      warnings: [],
      filesAffected: ['package.json'],
    })
  })

  it('changes nothing when it is called again', async () => {
    const edits = [
      { set: '$.engines.node', to: '>=24' },
      { append: '$.keywords', value: 'cli' },
      { set: '$.private', to: true, when: 'missing' },
      { delete: '$.name' },
    ]
    const once = await edit('package.json', PACKAGE, ...edits)
    const { result } = await callOn({ 'package.json': once }, editData, { path: 'package.json', edits })
    expect(result).toMatchObject({
      ok: true,
      value: { edits: 0, files: [], changes: [] },
      output: '0 edits',
      warnings: [],
      filesAffected: [],
    })
  })

  it('makes all six edits of YAML, and leaves comments, quotes and blocks alone', async () => {
    expect(
      await edit(
        'ci.yml',
        WORKFLOW,
        { append: '$.on.push.branches', value: 'release/*' },
        { replace: "$.jobs[*].steps[?match(@.uses,'actions/setup-node@.*')].with['node-version']", find: '\\d+', to: '24' },
        { merge: '$.jobs[*].permissions', with: { contents: 'write', packages: 'read' } },
        { delete: '$.jobs.build.steps[0].name' },
        { rename: '$.jobs.build', to: 'test' },
        { set: '$.concurrency', to: { group: 'ci', 'cancel-in-progress': true }, when: 'missing' },
        { replace: '$.jobs.test.steps[1].run', find: 'ci$', to: 'install' },
      ),
    ).toBe(`on:
  push:
    branches: [main, release/*] # only this
jobs:
  test:
    runs-on: ubuntu-latest
    permissions:
      contents: read
      packages: read
    steps:
      - # which one
        uses: actions/setup-node@v4
        with: { node-version: 24 }
      - run: |
          npm install
          npm test
concurrency:
  group: ci
  cancel-in-progress: true
`)
  })

  it('makes all six edits of TOML: tables, dotted keys, inline tables and arrays of tables', async () => {
    const text = `title = 'x' # name
a.b = 1

[tool.ruff]
line-length = 100
select = [
  "E", # errors
  "F",
]

[[bin]]
name = "one"

[[bin]]
name = "two"
deps = { serde = "1" }
`
    expect(
      await edit(
        'a.toml',
        text,
        { set: '$.title', to: 'y' },
        { set: '$.a.c', to: true, when: 'missing' },
        { append: '$.tool.ruff.select', value: 'W' },
        { rename: '$.tool.ruff', to: 'flake8' },
        { merge: '$.bin[*].deps', with: { serde: '2', toml: '1' } },
        { delete: '$.bin[0]' },
        { append: '$.bin', value: { name: 'three' } },
        { set: '$.tool.black.line-length', to: 88, when: 'always' },
        { replace: '$.tool.flake8.line-length', find: '^1', to: '2' },
      ),
    ).toBe(`title = 'y' # name
a.b = 1
a.c = true

[tool.flake8]
line-length = 200
select = [
  "E", # errors
  "F",
  "W",
]

[tool.black]
line-length = 88

[[bin]]
name = "two"
deps = { serde = "1", toml = "1" }

[[bin]]
name = "three"
`)
  })

  it('reads comments where the name of the file allows them, or format does', async () => {
    const text = '{\n  // which\n  "target": "es5", /* old */\n}\n'
    expect(await edit('tsconfig.json', text, { set: '$.target', to: 'es2024' })).toBe(text.replace('es5', 'es2024'))
    expect(await edit('other.json', text, { set: '$.target', to: 'es2024' })).toBe(
      "invalid_document other.json:2:3: Expected a key in double quotes or '}', found a comment",
    )
    const { text: read } = await callOn({ other: text }, editData, { path: 'other', format: 'jsonc', edits: [{ delete: '$.target' }] })
    expect(await read('other')).toBe('{\n  // which\n}\n')
  })

  it('knows the format by the name of the file, or must be told', async () => {
    expect(await edit('a.txt', '{}', { set: '$.a', to: 1 })).toBe(
      "invalid_arguments The name of 'a.txt' does not say whether it is JSON, YAML or TOML",
    )
    const { result } = await callOn({ 'a.txt': 'x', 'a.json': '{}', 'b.bin.json': Buffer.from([1, 0, 2]) }, editData, {
      include: '**',
      edits: [{ set: '$.a', to: 1, when: 'missing' }],
    })
    expect(result).toMatchObject({
      ok: true,
      value: { files: ['a.json'] },
      warnings: ['Skipped 1 file whose names do not say JSON, YAML or TOML; set format to include them'],
      leftOut: { undecodable: ['b.bin.json'] },
    })
  })

  it('leaves out what .gitattributes calls generated, what is too large, and what cannot take the text', async () => {
    const files = {
      '.gitattributes': '*.lock.json linguist-generated\n',
      'a.json': '{ "a": 1 }',
      'b.lock.json': '{ "a": 1 }',
      'c.json': Buffer.from('{ "a": 1, "\xe9": 2 }', 'latin1'),
      'd.json': `{ "a": 1, "b": "${'x'.repeat(DEFAULT_LIMITS.writeFileBytes)}" }`,
    }
    const edits = [{ set: '$.a', to: 'ü' }]
    const few = await callOn(files, editData, { include: '**/*.json', edits })
    expect(few.result).toMatchObject({
      value: { edits: 1, files: ['a.json'] },
      leftOut: { generated: ['b.lock.json'], undecodable: ['c.json'], large: ['d.json'] },
    })
    const more = await callOn(files, editData, { include: '*.lock.json', edits, include_generated: true })
    expect(more.result).toMatchObject({ value: { files: ['b.lock.json'] } })
    const named = await callOn(files, editData, { path: 'b.lock.json', edits })
    expect(named.result).toMatchObject({ value: { files: ['b.lock.json'] } })
    const written = await callOn(files, editData, { include: ['b.lock.json', 'none.json'], edits })
    expect(written.result).toMatchObject({ value: { files: ['b.lock.json'] } })
    expect((await callOn(files, editData, { path: 'c.json', edits })).result).toMatchObject({ error: { code: 'encoding_unsupported' } })
  })

  it('edits many files, or none when one of them is broken', async () => {
    const files = { 'a/package.json': PACKAGE, 'b/package.json': PACKAGE, 'c/package.json': '{}\n', 'node_modules/d/package.json': PACKAGE }
    const edits = [{ set: '$.engines.node', to: '>=24' }]
    const many = await callOn(files, editData, { include: '**/package.json', exclude: 'node_modules', edits })
    expect(many.result).toMatchObject({ value: { edits: 2, files_changed: 2, files: ['a/package.json', 'b/package.json'] } })
    const broken = await callOn({ ...files, 'z/package.json': '{"a": 1,}' }, editData, { include: '**/package.json', edits })
    expect(broken.result).toMatchObject({
      ok: false,
      error: {
        code: 'invalid_document',
        message: "z/package.json:1:8: ',' before '}'",
        suggestion:
          'Remove the comma: JSON allows none after the last value. If the program that reads the file does, set format to jsonc. Or leave the file out with exclude. Nothing was changed.',
      },
    })
    expect(await broken.context.workspace.changes()).toEqual([])
  })

  it('says so when a path selects nothing, and fails when too much changes', async () => {
    const nothing = await callOn({ 'package.json': PACKAGE }, editData, {
      path: 'package.json',
      edits: [{ set: '$.engine.node', to: 1 }, { delete: '$.x' }],
    })
    expect(nothing.result).toMatchObject({
      ok: true,
      value: { edits: 0 },
      warnings: ["'$.engine.node' selects nothing in any of the files"],
    })
    const warningsOf = async (...paths: readonly string[]) =>
      (await callOn({ 'package.json': PACKAGE }, editData, { path: 'package.json', edits: paths.map((set) => ({ set, to: '1' })) })).result
    expect(await warningsOf('$.engine.node', '$.x')).toMatchObject({
      warnings: ["'$.engine.node' and 1 other path select nothing in any of the files"],
    })
    // Edits for other kinds of files.
    expect(await warningsOf('$.engine.node', '$.name')).toMatchObject({ warnings: [] })
    const { result, context } = await callOn({ 'package.json': PACKAGE }, editData, {
      path: 'package.json',
      edits: [{ set: '$.scripts.*', to: '' }],
      max_edits: 1,
    })
    expect(result).toMatchObject({
      ok: false,
      error: { code: 'limit_exceeded', message: '2 values would change, more than the 1 allowed by max_edits; nothing was changed' },
    })
    expect(await context.workspace.changes()).toEqual([])
  })

  it.each<[Edit, string]>([
    [{}, 'edits[0]: needs exactly one of set, delete, rename, append, merge, replace, got none'],
    [{ set: '$.a', delete: '$.b' }, 'edits[0]: needs exactly one of set, delete, rename, append, merge, replace, got set and delete'],
    [{ set: '$.a' }, 'edits[0]: set needs to'],
    [{ delete: '$.a', to: 1 }, 'edits[0]: delete takes no to'],
    [{ rename: '$.a', to: 1 }, "edits[0]: rename needs text for 'to'"],
    [{ append: '$.a', to: 1 }, 'edits[0]: append needs value'],
    [{ set: '$.a', to: 'x\ud800' }, 'edits[0]: contains half of a surrogate pair, which cannot be written to a file'],
    [{ set: 'a', to: 1 }, "edits[0].set: must begin with '$', such as $.engines.node"],
    [{ set: '$.a[*]', to: 1, when: 'missing' }, "when: missing needs a path that ends in a name, and '$.a[*]' does not"],
    [{ set: '$.a', to: 1, when: 'never' }, 'edits[0].when: must be one of "exists", "missing", "always", got "never"'],
  ])('refuses the edit %j', async (wrong, message) => {
    expect(await edit('a.json', '{}', wrong)).toBe(`invalid_arguments ${message}`)
  })

  it('refuses paths and patterns that cannot be read', async () => {
    expect(await edit('a.json', '{}', { set: '$.a[', to: 1 })).toBe(
      "invalid_pattern JSONPath '$.a[' cannot be read at character 5: unclosed bracketed selection",
    )
    expect(await edit('a.json', '{}', { replace: '$.a', find: '(', to: 'x' })).toBe('invalid_pattern Invalid regex pattern: unclosed group')
  })

  it.each<[string, string, Edit, string]>([
    ['a.json', '{"a": {}}', { append: '$.a', value: 1 }, "a.json:1:7: $['a'] is an object, so nothing can be appended to it"],
    ['a.json', '{"a": []}', { merge: '$.a', with: { b: 1 } }, "a.json:1:7: $['a'] is a list, so nothing can be merged into it"],
    [
      'a.json',
      '{"a": true}',
      { replace: '$.a', find: 'x', to: 'y' },
      "a.json:1:7: $['a'] is true or false, so no text can be replaced in it",
    ],
    ['a.json', '{"a": 12}', { replace: '$.a', find: '1', to: 'x' }, "a.json:1:7: $['a'] is the number 12, and 'x2' is not a number"],
    ['a.json', '{"a": "x"}', { set: '$.a.b', to: 1, when: 'always' }, "a.json:1:7: $['a'] is a string, so 'b' cannot be added to it"],
    ['a.json', '{"a": null}', { set: '$.a.b', to: 1, when: 'always' }, "a.json:1:7: $['a'] is null, so 'b' cannot be added to it"],
    ['a.json', '{"a": 1, "b": 2}', { rename: '$.a', to: 'b' }, "a.json:1:10: $['a'] cannot be renamed: 'b' already exists beside it"],
    ['a.json', '[1]', { rename: '$[0]', to: 'b' }, 'a.json:1:2: $[0] is an item of a list, which has no name'],
    ['a.json', '[1]', { delete: '$' }, 'a.json:1:1: The whole document cannot be deleted'],
    ['a.json', '{"a": {"a": 1}}', { set: '$..a', to: 1 }, "a.json:1:13: The path selects both $['a']['a'] and a value that contains it"],
    ['a.toml', 'a = 1\n', { set: '$.a', to: null }, 'a.toml:1:5: TOML has no null'],
    ['a.toml', '[a]\nb = 1\n', { set: '$.a', to: 1 }, 'a.toml:1:1: The table or list cannot be set as a whole as it is written'],
    ['a.toml', '[a.b]\nc = 1\n', { delete: '$.a.b' }, 'a.toml:1:2: Nothing would be left of the table that it is in'],
  ])('refuses an edit that does not fit %s with %j', async (name, content, wrong, message) => {
    expect(await edit(name, content, wrong)).toBe(`edit_conflict ${message}`)
  })

  const SHARED = `base: &base
  image: node
job:
  <<: *base
  run: x
other: *base
`
  it.each<[Edit, string]>([
    [{ set: '$.base.image', to: 'deno' }, "a.yml:2:3: $['base']['image'] is shared by the alias '*base' on line 6, which would change too"],
    [{ set: '$.job.image', to: 'deno' }, "a.yml:2:3: $['job']['image'] comes from line 2 through the merge key '<<'"],
    [{ set: '$.other', to: 1 }, "a.yml:6:8: $['other'] is written as the alias '*base', which stands for line 2"],
    [{ append: '$.other.list', value: 1 }, ''],
    [{ set: '$.other.image', to: 1 }, "a.yml:6:8: $['other']['image'] is written as the alias '*base', which stands for line 2"],
    [{ delete: '$.base' }, "a.yml:2:3: $['base'] is shared by the alias '*base' on line 6, which would change too"],
  ])('refuses to sever anchors and merges: %j', async (wrong, message) => {
    expect(await edit('a.yml', SHARED, wrong)).toBe(message === '' ? SHARED : `edit_conflict ${message}`)
  })

  it('edits beside anchors, aliases and merges', async () => {
    expect(
      await edit(
        'a.yml',
        SHARED,
        { set: '$.job.run', to: 'z' },
        { delete: '$.other' },
        { rename: '$.base', to: 'default' },
        { set: '$.job.new', to: 1, when: 'missing' },
      ),
    ).toBe('default: &base\n  image: node\njob:\n  <<: *base\n  run: z\n  new: 1\n')
  })

  it.each<[string, string, string]>([
    ['a.json', '{"a": 1\n "b": 2}', "a.json:2:2: Expected ',' or '}', found '\"'"],
    ['a.json', '{"a": 1, "a": 2}', 'a.json:1:10: The key "a" appears twice, first on line 1'],
    ['a.json', '', 'a.json:1:1: The file is empty'],
    ['a.json', '{"a": 01}', "a.json:1:7: Expected a value, found '0'"],
    ['a.json', '{"a": "x\n"}', 'a.json:1:9: The string has an invalid control character'],
    ['a.json', '{"a": "\\x"}', 'a.json:1:8: The string has an invalid escape'],
    ['a.json', '{"a": "x', 'a.json:1:7: The string is not closed'],
    ['a.json', '{"a" 1}', "a.json:1:6: Expected ':' after the key \"a\", found '1'"],
    ['a.json', '{} x', "a.json:1:4: Unexpected 'x' after the end of the value"],
    ['a.yml', 'a: 1\na: 2\n', "a.yml:2:1: The key 'a' appears twice"],
    ['a.yml', 'a:\n\t- x\n', 'a.yml:2:1: Tabs are used to indent'],
    ['a.yml', 'a: [1\n', 'a.yml:2:1: Not valid YAML: Flow sequence in block collection must be sufficiently indented and end with a ]'],
    ['a.yml', 'a: *x\n', "a.yml:1:4: There is no anchor '&x' before this alias"],
    ['a.yml', '? [a]\n: b\n', 'a.yml:1:3: A key is a list, a map or an alias'],
    ['a.yml', 'a: 1\n<<: 1\n', "a.yml:2:5: The merge key '<<' needs a map, or a list of maps"],
    ['a.toml', 'a = 1\na = 2\n', 'a.toml:2:1: The key appears twice, or is both a table and a value'],
    ['a.toml', 'a = \n', 'a.toml:2:1: Not valid TOML: Unspecified values are invalid'],
  ])('names the place in a broken file: %s with %j', async (name, content, message) => {
    expect(await edit(name, content, { set: '$.a', to: 3 })).toBe(`invalid_document ${message}`)
  })

  it('deletes the last members of YAML without a final newline', async () => {
    expect(await edit('a.yaml', 'x:\n  a: 1\n  b: 2\n  c: 3', { delete: "$.x['b', 'c']" })).toBe('x:\n  a: 1')
    expect(await edit('a.yaml', 'x:\n- 1\n- 2\n- 3', { delete: '$.x[1:]' })).toBe('x:\n- 1')
  })

  it('keeps comments on lines of their own where nothing else is left', async () => {
    expect(await edit('a.yaml', 'on: # c1\n  # c2\n  a: 1 # c3\n  # c4\nb: 2\n', { delete: '$.on.a' })).toBe(
      'on: {} # c1\n  # c2\n  # c4\nb: 2\n',
    )
    expect(await edit('a.yaml', 'x: &l\n  # c\n  - 1\n  # d\n  - 2', { delete: '$.x[*]' })).toBe('x: &l []\n  # c\n  # d')
  })

  it('writes a text of several lines in quotes where a block would take in a comment, or depend on a final newline', async () => {
    const text = { set: '$.t', to: 'one\ntwo\n', when: 'always' }
    expect(await edit('a.yaml', 'a: 1\n\n    # deep\n', text)).toBe('a: 1\nt: "one\\ntwo\\n"\n\n    # deep\n')
    expect(await edit('a.yaml', 'a: 1\n# same\n', text)).toBe('a: 1\nt: |\n  one\n  two\n# same\n')
    expect(await edit('a.yaml', 'a: 1', text)).toBe('a: 1\nt: "one\\ntwo\\n"')
    expect(await edit('a.yaml', 't: 1', text)).toBe('t: "one\\ntwo\\n"')
    expect(await edit('a.yaml', 't: 1\n  # deep\n', text)).toBe('t: "one\\ntwo\\n"\n  # deep\n')
    expect(await edit('a.yaml', 'l:\n  - 1\n    # deep\n', { append: '$.l', value: 'one\ntwo\n' })).toBe(
      'l:\n  - 1\n  - "one\\ntwo\\n"\n    # deep\n',
    )
  })

  it('reads aliases of keys', async () => {
    expect(await edit('a.yaml', '- &a name: 1\n- *a\n', { set: '$[0].name', to: 2 })).toBe('- &a name: 2\n- *a\n')
  })

  it('writes what only looks like a surrogate', async () => {
    expect(await edit('a.json', '{"a":1}', { set: '$.a', to: '\\ud83d\\ude00 \ud83d\ude00' })).toBe(
      '{"a":"\\\\ud83d\\\\ude00 \ud83d\ude00"}',
    )
  })

  it('says when a tag does not let a value be written', async () => {
    expect(await edit('a.yaml', 'a: !!str 7\n', { set: '$.a', to: 8 })).toBe(
      "edit_conflict a.yaml:1:10: The value cannot be written at $['a'] so that it means the same to every parser",
    )
  })

  it.each(['json', 'yaml', 'toml'])('refuses %s that is nested without end, or that aliases make huge', async (format) => {
    const deep = `${format === 'toml' ? 'a = ' : ''}${'['.repeat(20_000)}${']'.repeat(20_000)}`
    expect(await edit(`a.${format}`, deep, { set: '$.a', to: 1 })).toMatch(/^limit_exceeded .*nested deeper than 500 levels/)
    if (format !== 'yaml') return
    const bomb = Array.from(
      { length: 12 },
      (_, i) =>
        `a${i}: &a${i} [${
          i === 0
            ? 'x'
            : Array(9)
                .fill(`*a${i - 1}`)
                .join(', ')
        }]`,
    ).join('\n')
    expect(await edit('a.yaml', bomb, { set: '$.a', to: 1 })).toMatch(/^limit_exceeded .*more than 1000000 values/)
  })

  it('keeps byte-order marks, line endings, tabs, missing newlines and single-byte encodings', async () => {
    expect(await edit('a.json', '\ufeff{\r\n\t"a": 1\r\n}', { set: '$.b', to: [2], when: 'missing' })).toBe(
      '\ufeff{\r\n\t"a": 1,\r\n\t"b": [\r\n\t\t2\r\n\t]\r\n}',
    )
    expect(await edit('a.yml', '\ufeffa:\r\n    - x', { append: '$.a', value: { b: 'c', d: 'e' } })).toBe(
      '\ufeffa:\r\n    - x\r\n    - b: c\r\n      d: e',
    )
    const { bytes } = await callOn({ 'a.toml': Buffer.from('a = "\xe9"\nb = 1\n', 'latin1') }, editData, {
      path: 'a.toml',
      edits: [{ set: '$.b', to: 2 }],
    })
    expect((await bytes('a.toml')).toString('latin1')).toBe('a = "\xe9"\nb = 2\n')
  })

  it.each<[string, string, Edit, string]>([
    ['a value that is not written', 'a: # which\nb:\n', { set: '$.a', to: 'x' }, 'a: x # which\nb:\n'],
    ['a value behind an anchor', 'a: &x\n  b: 1\n', { set: '$.a', to: { c: 2 } }, 'a: &x { c: 2 }\n'],
    ['a value behind a tag', 'a: !Ref b\n', { set: '$.a', to: 'c' }, 'a: !Ref c\n'],
    [
      'brackets that close too early',
      'a:\n  b: [\n    x,\n  ]\nc: 1\n',
      { append: '$.a.b', value: 'z' },
      'a:\n  b: [\n    x,\n    z,\n  ]\nc: 1\n',
    ],
    [
      'a word of a folded text',
      'a: >-\n  one two\n  three four\n  five\n',
      { replace: '$.a', find: 'three', to: '3' },
      'a: >-\n  one two\n  3 four\n  five\n',
    ],
    ['a folded text that becomes lines', 'a: >\n  one\n  two\n', { set: '$.a', to: 'x\ny\n' }, 'a: |\n  x\n  y\n'],
    [
      'a word of a plain text over lines',
      'a: one\n  two three\nb: 1\n',
      { replace: '$.a', find: 'two', to: '2' },
      'a: one\n  2 three\nb: 1\n',
    ],
    [
      'a line of a literal text',
      'a: |\n  one\n\n  two\n  three\nb: 1\n',
      { replace: '$.a', find: 'two', to: '2' },
      'a: |\n  one\n\n  2\n  three\nb: 1\n',
    ],
    ['a literal text that becomes a word', 'a: |\n  one\n  two\nb: 1\n', { set: '$.a', to: 'x' }, 'a: |-\n  x\nb: 1\n'],
    ['a text of lines in the place of a word', 'a:\n  b: x\n', { set: '$.a.b', to: 'one\ntwo\n' }, 'a:\n  b: |\n    one\n    two\n'],
    ['a literal text with kept newlines', 'a: |+\n  one\n\nb: 1\n', { set: '$.c', to: 2, when: 'missing' }, 'a: |+\n  one\n\nb: 1\nc: 2\n'],
    [
      'rows behind a kept text',
      'x:\n  a: |+\n    one\n\nb: 1\n',
      { set: '$.x.c', to: 2, when: 'missing' },
      'x:\n  a: |+\n    one\n\n  c: 2\nb: 1\n',
    ],
    ['a list in the place of a map, with its remark', 'a:\n  b: 1 # one\nc: 1\n', { set: '$.a', to: [1, 2] }, 'a:\n  - 1\n  - 2\nc: 1\n'],
    ['a map in the place of an item', '- a: 1\n  b: 2\n- c\n', { set: '$[0]', to: { x: 1, z: [] } }, '- x: 1\n  z: []\n- c\n'],
    ['the last item', 'a:\n- x\n# end\nb: 1\n', { delete: '$.a[0]' }, 'a: []\n# end\nb: 1\n'],
    ['an explicit key', '? a\n: 1\n', { set: '$.a', to: 2 }, '? a\n: 2\n'],
    [
      'texts that other parsers take for something else',
      'a: x\n',
      { set: '$.a', to: ['yes', '1.20', '0x1F', '12:30', '2024-01-01', '~', '', ' x', '@a', 'a #b', 'é'] },
      "a:\n  - 'yes'\n  - '1.20'\n  - '0x1F'\n  - '12:30'\n  - '2024-01-01'\n  - '~'\n  - ''\n  - ' x'\n  - '@a'\n  - 'a #b'\n  - é\n",
    ],
    ['control characters', "a: 'x'\n", { set: '$.a', to: 'tab\there\u0007' }, 'a: "tab\\there\\u0007"\n'],
  ])('edits YAML: %s', async (_, content, wanted, expected) => {
    expect(await edit('a.yml', content, wanted)).toBe(expected)
  })

  it.each<[string, string, Edit, string]>([
    ['a literal string', "a = 'x'\n", { set: '$.a', to: 'C:\\y' }, "a = 'C:\\y'\n"],
    ['a literal string that cannot stay one', "a = 'x'\n", { set: '$.a', to: "it's" }, 'a = "it\'s"\n'],
    [
      'a string over lines',
      'a = """\none\ntwo"""\n',
      { replace: '$.a', find: 'two', to: '2 "quoted" \\' },
      'a = """\none\n2 "quoted" \\\\"""\n',
    ],
    ['a literal string over lines', "a = '''\none\ntwo'''\n", { replace: '$.a', find: 'two', to: '2' }, "a = '''\none\n2'''\n"],
    ['a date', 'a = 2024-01-01 # day\n', { set: '$.a', to: '2025-06-30' }, 'a = 2025-06-30 # day\n'],
    ['a date that becomes a text', 'a = 2024-01-01\n', { set: '$.a', to: 'soon' }, 'a = "soon"\n'],
    ['a float that stays one', 'a = 1.5\n', { set: '$.a', to: 2 }, 'a = 2.0\n'],
    ['a list with remarks', 'a = [ # all\n  1, # one\n]\n', { delete: '$.a[0]' }, 'a = [ # all\n]\n'],
    [
      'a pair before the first table',
      '# top\n\n# about\n[t]\nb = 1\n',
      { set: '$.a', to: 1, when: 'missing' },
      '# top\n\na = 1\n\n# about\n[t]\nb = 1\n',
    ],
    ['a pair in an empty file', '', { set: '$.a', to: 1, when: 'missing' }, 'a = 1\n'],
    ['a table in an empty file', '', { set: '$.a.b', to: 1, when: 'missing' }, '[a]\nb = 1\n'],
    ['a pair of a table without header', '[a.b]\nc = 1\n', { set: '$.a.d', to: 2, when: 'missing' }, '[a.b]\nc = 1\n\n[a]\nd = 2\n'],
    [
      'a table with tables',
      '[a]\nb = 1\n',
      { set: '$.a.c', to: { d: { e: 1 }, f: [{}] }, when: 'missing' },
      '[a]\nb = 1\n\n[a.c]\nf = [{}]\n\n[a.c.d]\ne = 1\n',
    ],
    ['a table that is written in two places', '[a.b]\nc = 1\n\n[x]\n\n[a]\nd = 1\n', { delete: '$.a' }, '[x]\n'],
    [
      'a key that is written in two places',
      '[a.b]\nc = 1\n[a.d]\n',
      { rename: '$.a', to: 'new name' },
      '["new name".b]\nc = 1\n["new name".d]\n',
    ],
    ['an inline table', 'a = {}\n', { merge: '$.a', with: { b: 'c' } }, 'a = { b = "c" }\n'],
    [
      'an item of an array of tables',
      '[[a]]\nb = 1\n\n[[a]]\nb = 2\n',
      { set: '$.a[0].c', to: { d: 1 }, when: 'missing' },
      '[[a]]\nb = 1\nc = { d = 1 }\n\n[[a]]\nb = 2\n',
    ],
  ])('edits TOML: %s', async (_, content, wanted, expected) => {
    expect(await edit('a.toml', content, wanted)).toBe(expected)
  })

  it('edits every document of a YAML file', async () => {
    expect(
      await edit(
        'a.yml',
        'kind: A\nn: 1\n---\n# two\nkind: B\n--- # three\nn: 3\n...\n',
        { set: '$.n', to: 9 },
        { set: '$.kind', to: 'C', when: 'missing' },
      ),
    ).toBe('kind: A\nn: 9\n---\n# two\nkind: B\n--- # three\nn: 9\nkind: C\n...\n')
  })

  it('leaves alone the documents of a YAML file that are empty, or have no such value', async () => {
    const others = '---\n# nothing\n---\njust a text\n---\n- 1\n---\nnull\n---\n'
    expect(await edit('a.yml', `n: 1\n${others}`, { set: '$.n', to: 9 })).toBe(`n: 9\n${others}`)
    expect(await edit('a.yml', 'n: 1\n---\n# nothing\n---\n', { set: '$.m', to: 9, when: 'missing' })).toBe(
      'n: 1\nm: 9\n---\n# nothing\n---\n',
    )
  })

  const MANY = Array.from({ length: IS_FULL ? 10_000 : 2_000 }, (_, i) => i)
  it.each([
    ['a.json', `{${MANY.map((i) => `"k${i}": { "a": 1 }`).join(',\n')}}\n`],
    ['a.yml', MANY.map((i) => `k${i}:\n  a: 1\n`).join('')],
    ['a.toml', MANY.map((i) => `[k${i}]\na = 1\n`).join('')],
  ])('changes thousands of values of %s in seconds', { timeout: 60_000 }, async (name, content) => {
    expect(await edit(name, content, { set: '$.*.a', to: 2 })).toBe(content.replaceAll(' 1', ' 2'))
    const added = await edit(name, content, { set: '$.*.b', to: 3, when: 'missing' })
    expect(added.match(/b\W+3/g)).toHaveLength(MANY.length)
    expect(await edit(name, content, { delete: '$.*' })).toHaveLength(name === 'a.toml' ? 0 : 3)
  })

  it('stops a pattern that takes forever', async () => {
    const { result } = await callOn(
      { 'a.json': `{"a": "${'a'.repeat(40)}!"}` },
      editData,
      { path: 'a.json', edits: [{ replace: '$.a', find: '(a+)+$', to: 'x' }] },
      {
        limits: { ...DEFAULT_LIMITS, regexMsPerFile: 50 },
        trustsPatterns: true,
      },
    )
    expect(result).toMatchObject({
      ok: false,
      error: { code: 'timed_out', message: "The pattern took longer than 0.05s on 'a.json'; nothing was changed" },
    })
  })

  it('shows a diff and changes nothing with preview_only', async () => {
    const { result, context } = await callOn({ 'a.json': '{"a": 1}\n' }, editData, {
      path: 'a.json',
      edits: [{ set: '$.a', to: 2 }],
      preview_only: true,
    })
    expect(result).toMatchObject({
      ok: true,
      value: { edits: 1, diff: expect.stringMatching(/^-\{"a": 1\}\n\+\{"a": 2\}$/m) },
      filesAffected: [],
    })
    expect(await context.workspace.changes()).toEqual([])
  })

  it('refuses path with include, neither of them, and no globs', async () => {
    for (const [args, message] of [
      [{ path: 'a.json', include: '*' }, 'path cannot be combined with include or exclude'],
      [{}, 'Either path or include is required'],
      [{ include: [] }, 'include: must not be empty'],
    ] as const) {
      const { result } = await callOn({ 'a.json': '{}' }, editData, { ...args, edits: [{ delete: '$.a' }] })
      expect(result).toMatchObject({ ok: false, error: { code: 'invalid_arguments', message } })
    }
  })
})
