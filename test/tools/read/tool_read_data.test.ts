import { describe, expect, it } from 'vitest'
import { readData } from '../../../src/tools/read/tool_read_data.ts'
import { callOn, needsAFile, refusesBadCalls } from '../../support/file-tool.ts'
import type { Files } from '../../support/temp-folder.ts'

async function read(files: Files, args: Readonly<Record<string, unknown>>) {
  return (await callOn(files, readData, args)).result
}

describe('read_data', () => {
  const good = { path: 'a.txt', format: 'json', query: '$.a' }
  refusesBadCalls(readData, good, { outside: 'T-66' })
  needsAFile(readData, good, 'S-15')

  it('gives a value with its path, file, line and column', async () => {
    expect(
      await read({ 'package.json': '{\n  "name": "x",\n  "version": "1.2.3"\n}\n' }, { path: 'package.json', query: '$.version' }),
    ).toEqual({
      ok: true,
      value: {
        values: [{ file: 'package.json', path: "$['version']", document: 1, line: 3, column: 14, value: '1.2.3' }],
        count: 1,
        files: ['package.json'],
        truncated: false,
      },
      output: "Found 1 value for '$.version':\n  package.json:3: $['version'] = \"1.2.3\"",
      warnings: [],
      filesAffected: [],
    })
  })

  it('reads many files in one call, in the order of their names', async () => {
    const result = await read(
      { 'b/a.json': '{"v": 2}', 'a.yml': 'v: 1\n', 'c.toml': 'w = 3\n', 'd.toml': 'v = 4\n' },
      { include: '**', query: '$.v' },
    )
    expect(result).toMatchObject({ value: { files: ['a.yml', 'b/a.json', 'd.toml'], values: [{ value: 1 }, { value: 2 }, { value: 4 }] } })
  })

  it('reads YAML: several documents, anchors, merges, blocks and flow', async () => {
    const text = 'a: &x { k: 1 }\nb: *x\nc:\n  <<: *x\n  d: |\n    two\n    lines\n---\na: { k: yes }\n'
    const result = await read({ 'a.yaml': text }, { path: 'a.yaml', query: '$..[?@ == 1 || search(@, ".")]' })
    expect(result).toMatchObject({
      value: {
        values: [
          { path: "$['a']['k']", document: 1, line: 1, column: 12, value: 1 },
          { path: "$['b']['k']", document: 1, line: 1, column: 12, value: 1 },
          { path: "$['c']['d']", document: 1, line: 5, column: 6, value: 'two\nlines\n' },
          { path: "$['c']['k']", document: 1, line: 1, column: 12, value: 1 },
          { path: "$['a']['k']", document: 2, line: 9, column: 9, value: 'yes' },
        ],
      },
    })
  })

  it('reads TOML: dates, numbers, tables and arrays of tables', async () => {
    const text = 'd = 1979-05-27 07:32:00Z\nt = 07:32:00\nn = 1_000\nf = 1e3\n[[bin]]\nname = "a"\n[bin.x]\ny = true\n'
    const result = await read({ 'a.toml': text }, { path: 'a.toml', query: '$' })
    expect(result).toMatchObject({
      value: { values: [{ value: { d: '1979-05-27T07:32:00Z', t: '07:32:00', n: 1000, f: 1000, bin: [{ name: 'a', x: { y: true } }] } }] },
    })
  })

  it('gives lists and objects whole', async () => {
    const result = await read({ 'a.json': '{"a": {"b": [1, null, {"c": "x"}]}}' }, { path: 'a.json', query: '$.a' })
    expect(result).toMatchObject({ value: { values: [{ value: { b: [1, null, { c: 'x' }] } }] } })
  })

  it('succeeds when nothing is found', async () => {
    expect(await read({ 'a.json': '{}' }, { path: 'a.json', query: '$.a' })).toMatchObject({
      ok: true,
      value: { values: [], count: 0, files: [], truncated: false },
      output: "No values found for '$.a'",
    })
    expect(await read({ 'a.json': '{}' }, { include: '*.yml', query: '$.a' })).toMatchObject({
      ok: true,
      warnings: ["No file matches '*.yml'"],
    })
  })

  it('returns the first thousand values, and shows twenty', async () => {
    const result = await read(
      { 'a.json': JSON.stringify({ a: Array.from({ length: 1500 }, (_, i) => i) }) },
      { path: 'a.json', query: '$.a[*]' },
    )
    expect(result).toMatchObject({
      value: { count: 1500, truncated: true },
      output: expect.stringMatching(/\n {2}a\.json:1: \$\['a'\]\[19\] = 19\n {2}… and 1480 more$/),
      warnings: ['Found 1500 values, returning the first 1000; narrow the path or the files'],
    })
    expect(result.ok && (result.value as { values: unknown[] }).values).toHaveLength(1000)
  })

  it('cuts long values in what people see', async () => {
    const result = await read({ 'a.json': JSON.stringify({ a: 'x'.repeat(100) }) }, { path: 'a.json', query: '$.a' })
    expect(result).toMatchObject({ output: expect.stringMatching(/= "x{59}…$/) })
  })

  it('names the place in a broken file, and the one that has no format', async () => {
    expect(await read({ 'a.json': '{"a": }' }, { path: 'a.json', query: '$.a' })).toMatchObject({
      error: { code: 'invalid_document', message: "a.json:1:7: Expected a value, found '}'" },
    })
    expect(await read({ 'a.txt': '{}' }, { path: 'a.txt', query: '$.a' })).toMatchObject({ error: { code: 'invalid_arguments' } })
  })

  it('refuses a path that cannot be read', async () => {
    expect(await read({ 'a.json': '{}' }, { path: 'a.json', query: 'a' })).toMatchObject({
      error: { code: 'invalid_arguments', message: "query: must begin with '$', such as $.engines.node" },
    })
    expect(await read({ 'a.json': '{}' }, { path: 'a.json', query: '$.[' })).toMatchObject({ error: { code: 'invalid_pattern' } })
  })

  it('reads a file of over 10 MB neither', async () => {
    const result = await read({ 'a.json': Buffer.alloc(10 * 1024 * 1024 + 1, ' ') }, { path: 'a.json', query: '$' })
    expect(result).toMatchObject({
      error: { code: 'too_large', message: "File 'a.json' is too large: 10485761 bytes, the limit is 10485760 bytes" },
    })
  })
})
