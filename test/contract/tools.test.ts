import * as fs from 'node:fs'
import * as path from 'node:path'
import { describe, expect, it } from 'vitest'
import { requiresApproval } from '../../src/base/result.ts'
import { CALL_OPTIONS } from '../../src/report/call-options.ts'
import { CATEGORIES, catalogueRecord } from '../../src/tools/catalogue.ts'
import { checkArguments } from '../../src/tools/kit/check-arguments.ts'
import { argumentSchema, outputSchema } from '../../src/tools/kit/json-schema.ts'
import type { Tool } from '../../src/tools/kit/tool.ts'
import { ALIASES, allTools, EXTERNAL_TOOLS, findTool, LISTING_TOOLS, TOOL_NAMES } from '../../src/tools/registry.ts'
import vitestConfig from '../../vitest.config.ts'

const root = path.resolve(import.meta.dirname, '../..')
const tools = await allTools()

const testFiles = fs.readdirSync(path.join(root, 'test/tools'), { recursive: true, encoding: 'utf8' })

async function tool(name: string): Promise<Tool> {
  const found = await findTool(name)
  if (found === undefined) throw new Error(`There is no tool ${name}.`)
  return found
}

it('[I-27] every tool has its file, and every such file its tool', () => {
  const files = fs
    .readdirSync(path.join(root, 'src/tools'), { recursive: true, encoding: 'utf8' })
    .map((file) => path.basename(file))
    .filter((file) => file.startsWith('tool_') && file !== 'tool_example.ts')
  expect(files.sort()).toEqual(TOOL_NAMES.map((name) => `tool_${name}.ts`).sort())
  expect(tools.map((each) => each.name)).toEqual(TOOL_NAMES)
})

it('only tools that search the files have these listed while they are loaded', async () => {
  const category = expect.stringMatching(/^(?:Search & Discovery|Content)$/)
  for (const name of LISTING_TOOLS) expect(await tool(name)).toMatchObject({ name, category, effect: 'read' })
})

it('the tools that act outside are known by name', () => {
  const external = tools.filter((each) => each.effect === 'external').map((each) => each.name)
  expect([...EXTERNAL_TOOLS].sort()).toEqual(external.sort())
})

it('short names lead to tools', async () => {
  for (const [alias, name] of Object.entries(ALIASES)) expect((await tool(alias)).name).toBe(name)
  expect(TOOL_NAMES.filter((name) => Object.hasOwn(ALIASES, name))).toEqual([])
  expect(await findTool('constructor')).toBeUndefined()
})

describe.each(tools.map((each) => [each.name, each] as const))('%s', (name, each) => {
  it('[T-01] has a name, a description, a JSON Schema, a check, a way to run, approval and risk', () => {
    expect(name).toMatch(/^[a-z]+(_[a-z]+)*$/)
    expect(each.summary).toMatch(/^[A-Z].*\.$/s)
    expect(Object.keys(CATEGORIES)).toContain(each.category)
    expect(argumentSchema(each)).toMatchObject({ type: 'object', additionalProperties: false })
    expect(checkArguments(each, { no_such_argument: 1 })).toMatchObject({ ok: false, error: { code: 'invalid_arguments' } })
    expect(each.run).toBeTypeOf('function')
    expect(requiresApproval(each)).toBe(each.effect !== 'read')
    expect(each.risk === 'read_only').toBe(each.effect === 'read')
  })

  it('describes every argument and every output', () => {
    for (const schema of [argumentSchema(each), outputSchema(each)])
      expect(Object.entries(schema.properties ?? {}).filter(([, field]) => (field.description ?? '') === '')).toEqual([])
  })

  it('names outputs of its own as metadata', () => {
    expect(each.metadata.filter((key) => !Object.hasOwn(each.outputs().shape, key))).toEqual([])
  })

  it('[S-39] has examples whose arguments it takes, each with what it is for', () => {
    expect(each.examples.length).toBeGreaterThan(0)
    for (const example of each.examples) {
      expect(checkArguments(each, example.args)).toMatchObject({ ok: true })
      expect(example.description).not.toBe('')
    }
  })

  it('has no argument that the command line uses for itself', () => {
    const own = Object.keys(each.args().shape).map((argument) => argument.replaceAll('_', '-'))
    expect(own.filter((argument) => Object.hasOwn(CALL_OPTIONS, argument))).toEqual([])
  })

  it('can be written as JSON and read back', () => {
    const record = catalogueRecord(each)
    expect(JSON.parse(JSON.stringify(record))).toEqual(record)
  })

  it('[T-64] has at least 10 tests', () => {
    const tests = fs.readFileSync(
      path.join(root, 'test/tools', testFiles.find((file) => path.basename(file) === `tool_${name}.test.ts`) ?? name),
      'utf8',
    )
    expect(tests.match(/^\s*it(?:\.each)?\b/gm)?.length).toBeGreaterThanOrEqual(10)
  })

  it('says when to go on or to stop', () => {
    expect(each.termination).toMatch(/terminate=(?:true|false)/)
  })
})

it('[T-65] the coverage of each tool must be at least 95 %', () => {
  const thresholds = (vitestConfig as { test: { coverage: { thresholds: Record<string, unknown> } } }).test.coverage.thresholds
  expect(thresholds['src/tools/**/tool_*.ts']).toEqual({ lines: 95, perFile: true })
})

it.each(['grep', 'glob', 'search', 'list_directory', 'read_file'])('[S-28] %s may only read, and asks nobody', async (name) => {
  const { permissions, effect } = await tool(name)
  expect([permissions, effect]).toEqual([['ReadFiles'], 'read'])
})

it.each(['replace_in_file', 'edit_lines'])('[S-29] %s reads and writes, and needs approval', async (name) => {
  const found = await tool(name)
  expect([found.permissions, requiresApproval(found)]).toEqual([['ReadFiles', 'WriteFiles'], true])
})

it.each([
  ['create_file', 'CreateFiles'],
  ['delete_file', 'DeleteFiles'],
])('[S-30] %s has the permission %s, and needs approval', async (name, permission) => {
  const found = await tool(name)
  expect(found.permissions).toContain(permission)
  expect(requiresApproval(found)).toBe(true)
})

it.each(['grep', 'glob'])('[S-37] %s says to go on when results need processing, and to stop when they are the answer', async (name) => {
  const { termination } = await tool(name)
  expect([termination.includes('terminate=false'), termination.includes('terminate=true')]).toEqual([true, true])
})

it.each(['replace_in_file', 'edit_lines'])('[S-38] %s suggests to look at a preview first', async (name) => {
  const found = await tool(name)
  for (const advice of ['preview_only=true', 'terminate=true', 'terminate=false']) expect(found.termination).toContain(advice)
  expect(Object.keys(found.args().shape)).toContain('preview_only')
})
