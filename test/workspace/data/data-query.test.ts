import * as fs from 'node:fs'
import * as path from 'node:path'
import { expect, it } from 'vitest'
import { compileQueries, type DataQuery, normalizedPath, valueAt } from '../../../src/workspace/data/data-query.ts'
import type { PlainData } from '../../../src/workspace/data/data-tree.ts'

interface ComplianceTest {
  readonly name: string
  readonly selector: string
  readonly document?: PlainData
  readonly result?: readonly PlainData[]
  readonly results?: readonly (readonly PlainData[])[]
  readonly result_paths?: readonly string[]
  readonly results_paths?: readonly (readonly string[])[]
  readonly invalid_selector?: boolean
}

/** Part of the suite of RFC 9535; SOUS_CTS names the `cts.json` of the whole. */
const file = process.env['SOUS_CTS'] ?? path.resolve(import.meta.dirname, '../../fixtures/jsonpath/cts.json')
const { tests } = JSON.parse(fs.readFileSync(file, 'utf8')) as { readonly tests: readonly ComplianceTest[] }

async function compile(source: string): Promise<DataQuery> {
  const compiled = await compileQueries([source])
  const query = compiled.ok ? compiled.value[0] : undefined
  if (query === undefined) throw new Error(compiled.ok ? source : compiled.error.message)
  return query
}

/** A path may select a value more than once; an edit is about it once. */
const once = <Item>(items: readonly Item[]): readonly Item[] => [...new Map(items.map((item) => [JSON.stringify(item), item])).values()]

it(`reads and applies paths as RFC 9535 says (${tests.length} tests of its suite)`, async () => {
  expect(tests.length).toBeGreaterThan(100)
  for (const test of tests) {
    const compiled = await compileQueries([test.selector])
    expect([test.name, compiled.ok]).toEqual([test.name, test.invalid_selector !== true])
    const query = compiled.ok ? compiled.value[0] : undefined
    if (query === undefined) continue
    const { document = null } = test
    const found = query.find(document)
    const paths = found.map(normalizedPath)
    expect(found.every((at) => valueAt(document, at) !== undefined)).toBe(true)
    const allowed = test.results_paths ?? [test.result_paths ?? []]
    expect([test.name, allowed.map(once)]).toEqual([test.name, expect.arrayContaining([paths])])
  }
})

it('finds places for what is missing, but only below what is there', async () => {
  const data = { jobs: { a: { steps: [] }, b: {} }, list: [{}] }
  const places = async (source: string) =>
    (await compile(source)).findPlaces(data).map(({ at, missing }) => `${normalizedPath(at)} + ${missing.join('.')}`)
  expect(await places('$.jobs.c.steps')).toEqual(["$['jobs'] + c.steps"])
  expect(await places('$.jobs[*].permissions')).toEqual(["$['jobs']['a'] + permissions", "$['jobs']['b'] + permissions"])
  expect(await places('$.jobs[*].steps')).toEqual(["$['jobs']['a']['steps'] + ", "$['jobs']['b'] + steps"])
  expect(await places('$.list[0].x.y')).toEqual(["$['list'][0] + x.y"])
  expect(await places('$.list[1].x')).toEqual([])
  expect(await places("$['list', 'jobs'].x")).toEqual(["$['list'] + x", "$['jobs'] + x"])
  expect((await compile('$.list[0]')).endsInName).toBe(false)
  expect((await compile('$..x')).endsInName).toBe(false)
})

it('goes through everything below a value once, however often a path says so', async () => {
  let deep: PlainData = 1
  for (let level = 0; level < 60; level++) deep = { a: deep }
  // Each step would find the same values again: billions of them.
  const found = (await compile(`$${'..*'.repeat(10)}`)).find(deep)
  expect(found.map(({ length }) => length)).toEqual(Array.from({ length: 51 }, (_, index) => index + 10))
  expect((await compile("$..['a','b']..c")).find({ a: { c: { c: 1 } }, b: { c: 2 } }).map(normalizedPath)).toEqual([
    "$['a']['c']",
    "$['a']['c']['c']",
    "$['b']['c']",
  ])
  // RFC 9535 counts values that are found twice, so a filter has to find them twice.
  expect((await compile('$[?count(@..*..*) > 3]')).needsTimeLimit).toBe(true)
  expect((await compile('$..[?@..a]')).needsTimeLimit).toBe(false)
})

it('takes lists of any length', async () => {
  const list = Array.from({ length: 150_000 }, (_, index) => index)
  for (const path of ['$[*]', '$..*']) expect((await compile(path)).find(list)).toHaveLength(list.length)
})

it('says which paths have regular expressions, and what is wrong with a path', async () => {
  expect((await compile("$.a[?match(@.b, 'x')]")).needsTimeLimit).toBe(true)
  expect((await compile('$.match.search')).needsTimeLimit).toBe(false)
  expect(await compileQueries(['$.a', '$.a b'])).toEqual({
    ok: false,
    error: {
      code: 'invalid_pattern',
      message: "JSONPath '$.a b' cannot be read at character 5: expected '.', '..' or a bracketed selection, found 'b'",
      suggestion: "Write a path as RFC 9535 describes it, such as $.engines.node, $.jobs[*].steps[0] or $['a key'].",
    },
  })
})

it.each(["$[?match(@.a, '[0-9')]", "$.a[?@.b == 1 && !search(@.c, '(?=x)')]", "$.a[?@.b[?match(@.c, '(')]]"])(
  'refuses the broken pattern in %s',
  async (source) => {
    expect(await compileQueries([source])).toMatchObject({ ok: false, error: { code: 'invalid_pattern' } })
  },
)

it('escapes names in normalized paths', () => {
  expect(normalizedPath(["it's", 0, 'a\\b', 'tab\t', '\u0001', '"'])).toBe("$['it\\'s'][0]['a\\\\b']['tab\\t']['\\u0001']['\"']")
})
