import { execFileSync } from 'node:child_process'
import * as fs from 'node:fs'
import * as path from 'node:path'
import { parseArgs } from 'node:util'
import { packageFiles } from '../src/workspace/code/languages.ts'
import { buildPages } from './build-pages.ts'
import { cutModules, type Part, readPath } from './cut-modules.ts'
import { CODE_WORKER, ENTRIES, isLate, isUsedWhole, placeOf, SEARCH_WORKER } from './dist-layout.ts'
import { renderDistReadme } from './dist-readme.ts'
import { wrapParts } from './wrap-parts.ts'
import { packagesOf, writeLicenses } from './write-licenses.ts'

// Builds dist/ from src/: tsc, then rolldown cuts it into parts and ncc makes a file of those that belong together; and writes docs/ and the JSON Schemas. `--out DIR` builds somewhere else, to compare.

const root = path.resolve(import.meta.dirname, '..')
const { values } = parseArgs({ options: { out: { type: 'string', default: 'dist' } } })
const out = path.resolve(root, values.out)

run('tsc', ['--project', root])
fs.rmSync(out, { recursive: true, force: true })
const parts = await cutModules({ entries: ENTRIES, placeOf })
const offered = new Map<string, Set<string>>()
for (const { file, imports } of parts)
  for (const { file: from, name } of imports.map(readPath)) if (from !== file) offered.set(from, (offered.get(from) ?? new Set()).add(name))
for (const file of new Set(parts.map((part) => part.file)))
  write(
    `${file}.js`,
    await wrap(
      file,
      parts.filter((part) => part.file === file),
      [...(offered.get(file) ?? [])],
    ),
  )
// A worker is a program of its own that is started by its file name.
const searchWorker = await cutWorker('search-worker', SEARCH_WORKER)
const searchWorkerCode = await wrap(searchWorker.file, [searchWorker], [])
for (const entry of ['cli', 'action']) {
  write(`${entry}/search-worker.js`, searchWorkerCode)
  fs.cpSync(path.join(root, 'recipes'), path.join(out, entry, 'recipes'), { recursive: true })
}
const codeWorker = await cutWorker('code-worker', CODE_WORKER)
write('shared/code-worker.js', await wrap(codeWorker.file, [codeWorker], []))
for (const name of packageFiles()) write(`vendor/${name}`, fs.readFileSync(path.join(root, 'node_modules', name)))
write('package.json', '{"type":"commonjs"}\n')
const scripts = await buildPages(path.join(out, 'web'))
writeLicenses(
  path.join(out, 'licenses.txt'),
  [...packagesOf([...parts, codeWorker, ...scripts]), path.join(root, 'node_modules/@vscode/tree-sitter-wasm')].toSorted(),
)

const cli = path.join(out, 'cli/index.js')
fs.writeFileSync(cli, `#!/usr/bin/env node\n${fs.readFileSync(cli, 'utf8').replace(/^#!.*\n/, '')}`)
fs.chmodSync(cli, 0o755)
write('README.md', renderDistReadme(out, parts, scripts))

if (out === path.join(root, 'dist')) await writeDocs()

async function cutWorker(name: string, entry: string): Promise<Part> {
  const [worker, ...others] = await cutModules({ entries: { [name]: entry }, placeOf: () => undefined })
  if (worker === undefined || others.length > 0) throw new Error(`${name} is to be one file.`)
  return worker
}

async function writeDocs(): Promise<void> {
  const { renderErrorDocs, renderToolDocs } = await import('./docs/tool-docs.ts')
  const { allTools } = await import('../src/tools/registry.ts')
  fs.mkdirSync(path.join(root, 'docs'), { recursive: true })
  fs.writeFileSync(path.join(root, 'docs/tools.md'), renderToolDocs(await allTools()))
  fs.writeFileSync(path.join(root, 'docs/errors.md'), renderErrorDocs())
  const { renderScenarioDocs } = await import('./docs/scenario-docs.ts')
  const scenarios = fs.readFileSync(path.join(root, 'test/scenarios.tsv'), 'utf8')
  fs.writeFileSync(path.join(root, 'docs/scenarios.md'), renderScenarioDocs(scenarios))
  const { renderRecipeDocs } = await import('./docs/recipe-docs.ts')
  const { campaignJsonSchema, configJsonSchema, recipeJsonSchema } = await import('./docs/editor-schemas.ts')
  const { wholeCatalogue } = await import('../src/tools/recipe-catalogue.ts')
  const catalogue = await wholeCatalogue()
  fs.writeFileSync(path.join(root, 'docs/recipes.md'), renderRecipeDocs(catalogue))
  const { renderShippedRecipeDocs } = await import('./docs/shipped-recipe-docs.ts')
  const shipped = fs.readdirSync(path.join(root, 'recipes')).toSorted()
  const texts = shipped.map((name) => ({
    name: `sous:${path.basename(name, '.yml')}`,
    text: fs.readFileSync(path.join(root, 'recipes', name), 'utf8'),
  }))
  fs.writeFileSync(path.join(root, 'docs/shipped-recipes.md'), renderShippedRecipeDocs(texts, catalogue))
  fs.writeFileSync(path.join(root, 'recipe.schema.json'), `${JSON.stringify(recipeJsonSchema(catalogue, texts), undefined, 2)}\n`)
  const { renderConfigDocs } = await import('./docs/config-docs.ts')
  const { CONFIG_TOOLS } = await import('../src/tools/config-tools.ts')
  fs.writeFileSync(path.join(root, 'docs/configuration.md'), renderConfigDocs(CONFIG_TOOLS))
  fs.writeFileSync(path.join(root, 'sous.schema.json'), `${JSON.stringify(configJsonSchema(CONFIG_TOOLS), undefined, 2)}\n`)
  fs.writeFileSync(path.join(root, 'campaign.schema.json'), `${JSON.stringify(campaignJsonSchema(CONFIG_TOOLS), undefined, 2)}\n`)
  const { renderActionDocs, renderReasonDocs } = await import('./docs/action-docs.ts')
  const { ACTION_INPUTS, ACTION_OUTPUTS } = await import('../src/github/events/action-io.ts')
  fs.writeFileSync(path.join(root, 'docs/action.md'), renderActionDocs({ inputs: ACTION_INPUTS, outputs: ACTION_OUTPUTS }))
  fs.writeFileSync(path.join(root, 'docs/reasons.md'), renderReasonDocs())
  const { renderResultDocs } = await import('./docs/result-docs.ts')
  const { planResultJsonSchema } = await import('../src/report/json/plan-result-schema.ts')
  fs.writeFileSync(path.join(root, 'docs/result.md'), renderResultDocs())
  fs.writeFileSync(path.join(root, 'docs/result.schema.json'), `${JSON.stringify(planResultJsonSchema(), undefined, 2)}\n`)
  const { withWorkflowDocs } = await import('./docs/workflow-docs.ts')
  const { workflowPages } = await import('../test/support/shown-workflows.ts')
  for (const [page, workflows] of Object.entries(workflowPages(root)))
    fs.writeFileSync(path.join(root, page), withWorkflowDocs(fs.readFileSync(path.join(root, page), 'utf8'), workflows))
  run('biome', [
    'format',
    '--write',
    '--log-level=error',
    'recipe.schema.json',
    'sous.schema.json',
    'campaign.schema.json',
    'docs/result.schema.json',
  ])
}

async function wrap(file: string, own: readonly Part[], names: readonly string[]): Promise<string> {
  // Where code resolves a path from the working directory, ncc takes along what is there: nothing.
  const empty = path.join(root, 'build/empty')
  fs.mkdirSync(empty, { recursive: true })
  process.chdir(empty)
  try {
    const folder = path.join(root, 'build/parts', file.replaceAll('/', '+'))
    return await wrapParts({
      file,
      parts: own,
      offered: names,
      isUsedWhole: isUsedWhole(file),
      isLate: (other) => isLate(file, other),
      folder,
    })
  } finally {
    process.chdir(root)
  }
}

function write(name: string, content: string | Uint8Array): void {
  fs.mkdirSync(path.dirname(path.join(out, name)), { recursive: true })
  fs.writeFileSync(path.join(out, name), content)
}

function run(program: string, args: readonly string[]): void {
  execFileSync(path.join(root, 'node_modules/.bin', program), args, { cwd: root, stdio: 'inherit' })
}
