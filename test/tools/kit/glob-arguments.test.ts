import { expect, it } from 'vitest'
import { isGlob } from '../../../src/tools/kit/argument-schemas.ts'
import { argumentKind } from '../../../src/tools/kit/check-arguments.ts'
import { argumentSchema } from '../../../src/tools/kit/json-schema.ts'
import type { Tool } from '../../../src/tools/kit/tool.ts'
import { allTools } from '../../../src/tools/registry.ts'
import { category, collection, session } from '../../support/project.ts'
import { tempFolder } from '../../support/temp-folder.ts'
import { invokeTool, toolContext } from '../../support/tool-context.ts'

const project = session({
  categories: [category('docs', '.'), category('examples', '.')],
  collections: [collection('onboarding', { category: 'docs' })],
})

function globsOf(tool: Tool): readonly string[] {
  return Object.entries(tool.args().shape).flatMap(([name, schema]) => (isGlob(schema) ? [name] : []))
}

/** A call that is right but for one of its globs. */
function callWith(tool: Tool, argument: string, glob: string): Readonly<Record<string, unknown>> {
  const usual = tool.examples.find(({ args }) => argument in args) ?? tool.examples[0]
  const isListOnly =
    argumentKind(tool.args().shape[argument] ?? tool.args()) === 'list' && argumentSchema(tool).properties?.[argument]?.type === 'array'
  return { ...usual?.args, [argument]: isListOnly ? [glob] : glob }
}

it('knows which arguments of the tools are globs', async () => {
  const known = (await allTools()).flatMap((tool) => globsOf(tool).map((argument) => `${tool.name} ${argument}`))
  expect(known).toEqual([
    'get_content pattern',
    'get_category_content pattern',
    'get_collection_content pattern',
    'grep include',
    'grep exclude',
    'grep_search file_pattern',
    'grep_search exclude',
    'find_code include',
    'find_code exclude',
    'glob pattern',
    'glob exclude',
    'file_search pattern',
    'file_search exclude',
    'search exclude_dirs',
    'search exclude',
    'list_directory exclude',
    'read_data include',
    'read_data exclude',
    'replace_in_file include',
    'replace_in_file exclude',
    'replace_code include',
    'replace_code exclude',
    'edit_data include',
    'edit_data exclude',
    'run_in_terminal writes',
  ])
})

it('has no argument that is said to be a glob and is not known as one', async () => {
  for (const tool of await allTools()) {
    const said = Object.entries(argumentSchema(tool).properties ?? {}).filter(([, { description = '' }]) => /\bglobs?\b/i.test(description))
    expect(globsOf(tool)).toEqual(expect.arrayContaining(said.map(([name]) => name)))
  }
})

it.each(['[', '{a,b', '**/*[.go'])('[S-09] [T-24] refuses %j wherever a tool takes a glob, naming it as it was written', async (glob) => {
  await using folder = await tempFolder({ 'a.md': 'a\n' })
  for (const tool of await allTools())
    for (const argument of globsOf(tool)) {
      const result = await invokeTool(tool, callWith(tool, argument, glob), await toolContext(folder.path, project))
      const error = { code: 'invalid_pattern', message: `Invalid glob pattern '${glob}'`, suggestion: expect.stringContaining('**/*.go') }
      expect([tool.name, argument, result]).toEqual([tool.name, argument, { ok: false, error }])
    }
})
