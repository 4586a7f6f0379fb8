import { execFileSync } from 'node:child_process'
import * as fs from 'node:fs'
import * as path from 'node:path'
import { parseArgs } from 'node:util'
import { minifySync } from 'rolldown/utils'
import { joinModules } from './join-modules.ts'
import { writeLicenses } from './write-licenses.ts'

// Builds dist/ from src/: tsc, then rolldown and ncc for each entry; and writes docs/ and the JSON Schemas. `--out DIR` builds somewhere else, to compare.

const root = path.resolve(import.meta.dirname, '..')
const { values } = parseArgs({ options: { out: { type: 'string', default: 'dist' } } })
const out = path.resolve(root, values.out)
const compiled = path.join(root, 'build/js')

run('tsc', ['--project', root])
fs.rmSync(out, { recursive: true, force: true })
/** The tools that most recipes use, with what they load themselves. */
const TOOLS = [['tools/search/tool_grep', 'system/process/threads'], ['tools/edit/tool_replace_in_file']]
await bundle('cli', path.join(out, 'cli'), [['cli/commands/validate-command', 'app/read-recipes'], ['cli/commands/tool-command'], ...TOOLS])
await bundle('action', path.join(out, 'action'), [
  ['action/run-action', 'action/outcome'],
  ['action/jobs/workflow-job', 'app/read-recipes'],
  ...TOOLS,
])
// The worker is a program of its own that the command line starts by its file name.
const worker = path.join(root, 'build/search-worker')
await bundle('search-worker', worker, [])
for (const entry of ['cli', 'action']) {
  fs.copyFileSync(path.join(worker, 'index.js'), path.join(out, entry, 'search-worker.js'))
  fs.cpSync(path.join(root, 'recipes'), path.join(out, entry, 'recipes'), { recursive: true })
}

const cli = path.join(out, 'cli/index.js')
fs.writeFileSync(cli, `#!/usr/bin/env node\n${fs.readFileSync(cli, 'utf8').replace(/^#!.*\n/, '')}`)
fs.chmodSync(cli, 0o755)

if (out === path.join(root, 'dist')) await writeDocs()

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
  const { configJsonSchema, recipeJsonSchema } = await import('./docs/editor-schemas.ts')
  const { wholeCatalogue } = await import('../src/tools/recipe-catalogue.ts')
  const catalogue = await wholeCatalogue()
  fs.writeFileSync(path.join(root, 'docs/recipes.md'), renderRecipeDocs(catalogue))
  fs.writeFileSync(path.join(root, 'recipe.schema.json'), `${JSON.stringify(recipeJsonSchema(catalogue), undefined, 2)}\n`)
  const { renderShippedRecipeDocs } = await import('./docs/shipped-recipe-docs.ts')
  const shipped = fs.readdirSync(path.join(root, 'recipes')).toSorted()
  const texts = shipped.map((name) => ({
    name: `sous:${path.basename(name, '.yml')}`,
    text: fs.readFileSync(path.join(root, 'recipes', name), 'utf8'),
  }))
  fs.writeFileSync(path.join(root, 'docs/shipped-recipes.md'), renderShippedRecipeDocs(texts, catalogue))
  const { renderConfigDocs } = await import('./docs/config-docs.ts')
  const { CONFIG_TOOLS } = await import('../src/tools/config-tools.ts')
  fs.writeFileSync(path.join(root, 'docs/configuration.md'), renderConfigDocs(CONFIG_TOOLS))
  fs.writeFileSync(path.join(root, 'sous.schema.json'), `${JSON.stringify(configJsonSchema(CONFIG_TOOLS), undefined, 2)}\n`)
  const { renderReasonDocs, withActionDocs } = await import('./docs/action-docs.ts')
  const { ACTION_INPUTS, ACTION_OUTPUTS } = await import('../src/github/events/action-io.ts')
  fs.writeFileSync(path.join(root, 'docs/reasons.md'), renderReasonDocs())
  const { renderResultDocs } = await import('./docs/result-docs.ts')
  const { planResultJsonSchema } = await import('../src/report/json/plan-result-schema.ts')
  fs.writeFileSync(path.join(root, 'docs/result.md'), renderResultDocs())
  fs.writeFileSync(path.join(root, 'docs/result.schema.json'), `${JSON.stringify(planResultJsonSchema(), undefined, 2)}\n`)
  const readme = path.join(root, 'README.md')
  const written = withActionDocs(fs.readFileSync(readme, 'utf8'), { inputs: ACTION_INPUTS, outputs: ACTION_OUTPUTS })
  if (written === undefined) throw new Error('README.md has lost the marks of the tables of the action.')
  const { withWorkflowDocs } = await import('./docs/workflow-docs.ts')
  const { appWorkflows, shownWorkflows } = await import('../test/support/shown-workflows.ts')
  fs.writeFileSync(readme, withWorkflowDocs(written, shownWorkflows(root)))
  const guide = path.join(root, 'docs/guide/github-app.md')
  fs.writeFileSync(guide, withWorkflowDocs(fs.readFileSync(guide, 'utf8'), appWorkflows(root)))
  run('biome', ['format', '--write', '--log-level=error', 'recipe.schema.json', 'sous.schema.json', 'docs/result.schema.json'])
}

/** `together` has what the entry loads when it is short of time, as lists of modules: see `joinModules`. */
async function bundle(entry: string, folder: string, together: readonly (readonly string[])[]): Promise<void> {
  const moduleOf = (name: string) => path.join(compiled, `src/${name}.js`)
  const joined = path.join(root, 'build/joined', entry)
  const packages = await joinModules({
    entry: moduleOf(entry === 'search-worker' ? 'cli/search-worker' : `${entry}/main`),
    together: together.map((names) => names.map(moduleOf)),
    folder: joined,
  })
  fs.rmSync(folder, { recursive: true, force: true })
  // Where code resolves a path from the working directory, ncc takes along what is there: nothing.
  const empty = path.join(root, 'build/empty')
  fs.mkdirSync(empty, { recursive: true })
  run('ncc', ['build', path.join(joined, 'index.js'), '--out', folder, '--target', 'es2022', '--quiet', '--no-cache'], empty)
  fs.writeFileSync(path.join(folder, 'package.json'), '{"type":"commonjs"}\n')
  writeLicenses(path.join(folder, 'licenses.txt'), packages)
  for (const name of fs.readdirSync(folder).filter((file) => file.endsWith('.js'))) {
    dropUnused(path.join(folder, name))
    escapeNonAscii(path.join(folder, name))
  }
}

/** Ncc marks what nobody uses, such as most of zod, but leaves it in. Everything else stays as it can be read. */
function dropUnused(file: string): void {
  const { code, errors } = minifySync(file, fs.readFileSync(file, 'utf8'), {
    module: false,
    compress: { target: 'es2022', joinVars: false, sequences: false, keepNames: { function: true, class: true } },
    mangle: false,
    codegen: { removeWhitespace: false },
  })
  if (errors.length > 0) throw new Error(`${file}: ${errors.map(({ message }) => message).join('; ')}`)
  fs.writeFileSync(file, code)
}

/** Node reads and compiles code that is all ASCII faster, and a short run is mostly that. */
function escapeNonAscii(file: string): void {
  // A backslash before such a character means nothing, and would make plain text of the escape.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: all that is not ASCII
  const text = fs.readFileSync(file, 'utf8').replace(/(\\*)([^\u0000-\u007f])/g, (_, slashes: string, unit: string) => {
    return `${slashes.slice(slashes.length % 2)}\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`
  })
  fs.writeFileSync(file, text)
}

function run(program: string, args: readonly string[], cwd = root): void {
  execFileSync(path.join(root, 'node_modules/.bin', program), args, { cwd, stdio: 'inherit' })
}
