// Sous beside its peers, in one run: `npm run bench -- [--size small|medium|large] [--rounds N] [--only NAME] [--actions DIR] [FOLDER]`.
// `--repository DIR`, as often as you like, previews shipped recipes on a clone made for this, beside what people write in a shell.
// `--ast-grep FILE` also compares changes of code with that program. `--cold DIST` compares short runs with those of another build instead, `--campaigns` plans local repositories, with `--multi-gitter FILE` beside that program's dry run, `--only pages` types in the studio (needs Chromium), and `--unused` lists the modules that they load for nothing.
// Without a folder a tree is generated (and kept) below the system's temporary folder.
import { execFileSync } from 'node:child_process'
import * as os from 'node:os'
import * as path from 'node:path'
import { parseArgs } from 'node:util'
import { actionStartCases } from './action-start.ts'
import { bundleRows } from './bundles.ts'
import { campaignRows } from './campaigns.ts'
import { type Case, casesFor } from './cases.ts'
import { codeCases, makeCodeTree } from './code.ts'
import { coldRows, unusedRows } from './cold.ts'
import { contentCase, measureMcp } from './content.ts'
import { dataCases, makeDataTree } from './data.ts'
import { FreshTree } from './fresh-tree.ts'
import { measureGuard } from './guard.ts'
import { makeTree, type TreeSize } from './make-tree.ts'
import { race } from './measure.ts'
import { pageRows } from './pages.ts'
import { recipeCases } from './recipes.ts'
import { shippedCases } from './shipped.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    size: { type: 'string', default: 'large' },
    rounds: { type: 'string' },
    only: { type: 'string', default: '' },
    actions: { type: 'string', default: '' },
    'ast-grep': { type: 'string', default: '' },
    repository: { type: 'string', multiple: true, default: [] },
    cold: { type: 'string', default: '' },
    unused: { type: 'boolean', default: false },
    campaigns: { type: 'boolean', default: false },
    'multi-gitter': { type: 'string', default: '' },
  },
})

if (values.cold !== '' || values.unused) {
  for (const row of values.unused ? unusedRows() : coldRows(values.cold, Number(values.rounds ?? 60))) console.log(row)
  process.exit()
}

if (values.campaigns) {
  console.log(
    `${os.cpus().length} cores, Node ${process.versions.node}, ${versionOf('git')}; ${Number(values.rounds ?? 3)} rounds, medians\n`,
  )
  for (const row of await campaignRows(path.resolve(import.meta.dirname, '../../dist/cli/index.js'), {
    rounds: Number(values.rounds ?? 3),
    multiGitter: values['multi-gitter'] === '' ? '' : path.resolve(values['multi-gitter']),
  }))
    console.log(row)
  process.exit()
}

const isGenerated = positionals[0] === undefined
const folder = isGenerated ? generatedTree(values.size as TreeSize) : path.resolve(positionals[0] ?? '.')
const rounds = Number(values.rounds ?? 5)

console.log(
  `# Bench\n\n${os.cpus().length} cores, Node ${process.versions.node}, ${versionOf('rg')}, ${versionOf('git')}; ${rounds} rounds, medians, and the ratio of the fastest; tree: ${positionals[0] ?? values.size}\n`,
)
console.log(
  '| what | sous ms | peer | peer ms | ratio | fastest | at least | aim | sous MB | CPU ratio |\n| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |',
)
const cli = path.resolve(import.meta.dirname, '../../dist/cli/index.js')
{
  const isSmall = values.size === 'small'
  // Two contestants, in one round to warm up and all others; two cases replace.
  const copies = 2 * (rounds + 1)
  using replaceTree = isGenerated ? new FreshTree(generatedTree(isSmall ? 'small' : 'medium'), 2 * copies) : undefined
  using recipeTree = isGenerated ? new FreshTree(generatedTree(isSmall ? 'small' : 'ten-thousand'), copies) : undefined
  const recipes = { cli, folder: path.join(os.tmpdir(), 'sous-bench-recipes') }
  const cases = [
    ...casesFor(folder, { replaceTree, hasRipgrep: versionOf('rg') !== '' }),
    ...(recipeTree === undefined ? [] : recipeCases({ ...recipes, tree: recipeTree })),
  ]
  for (const entry of cases) {
    if (!entry.what.includes(values.only)) continue
    for (const row of await rowsOf(entry)) console.log(row)
  }
}

for (const entry of actionStartCases(values.actions)) {
  if (!entry.what.includes(values.only)) continue
  for (const row of await rowsOf(entry)) console.log(row)
}

for (const repository of values.repository)
  for (const entry of shippedCases(cli, path.resolve(repository))) {
    if (!entry.what.includes(values.only)) continue
    for (const row of await rowsOf(entry)) console.log(row)
  }

if ('edit_data'.includes(values.only)) {
  const original = path.join(os.tmpdir(), 'sous-bench-data')
  makeDataTree(original)
  // Three contestants in two cases, and a round to warm up.
  using tree = new FreshTree(original, 6 * (rounds + 1))
  for (const entry of dataCases(cli, tree)) for (const row of await rowsOf(entry)) console.log(row)
}

if (values['ast-grep'] !== '' && 'replace_code'.includes(values.only)) {
  const tree = path.join(os.tmpdir(), 'sous-bench-code')
  makeCodeTree(tree)
  for (const entry of codeCases(cli, tree, path.resolve(values['ast-grep']))) for (const row of await rowsOf(entry)) console.log(row)
}

const documents = path.join(os.tmpdir(), 'sous-bench-documents')
if ('get_content'.includes(values.only)) for (const row of await rowsOf(contentCase(documents, cli))) console.log(row)

if ('mcp call'.includes(values.only)) {
  const { served, called } = await measureMcp(documents, cli)
  const ratio = served / called
  console.log(
    `| mcp call | ${served.toFixed(2)} | in process | ${called.toFixed(2)} | ${ratio.toFixed(2)} | | ${verdict(ratio, 10)} | ${verdict(ratio, 5)} | |`,
  )
}

if ('bundles'.includes(values.only)) for await (const row of bundleRows(rounds)) console.log(row)

if ('pages'.includes(values.only))
  for (const row of await pageRows(cli, generatedTree(values.size === 'small' ? 'small' : 'ten-thousand'), rounds)) console.log(row)

if ('regex guard'.includes(values.only)) {
  const { guarded, unguarded } = await measureGuard(generatedTree(values.size === 'small' ? 'small' : 'medium'), rounds)
  const ratio = guarded / unguarded
  console.log(
    `| regex guard | ${guarded.toFixed(0)} | without it | ${unguarded.toFixed(0)} | ${ratio.toFixed(2)} | | ${verdict(ratio, 1.03)} | ${verdict(ratio, 1)} | |`,
  )
}

async function rowsOf({ what, sous, peers, atMost, aim, targetSize }: Case): Promise<readonly string[]> {
  const [ours, ...others] = await race([sous, ...peers], rounds)
  if (ours === undefined) return []
  return others.map((peer, i) => {
    const ratio = ours.milliseconds / peer.milliseconds
    const isTarget = i === 0 && (targetSize === undefined || values.size === 'large' || values.size === targetSize)
    const target = isTarget ? `${verdict(ratio, atMost)} | ${verdict(ratio, aim)}` : ' | '
    const fastest = ours.fastest / peer.fastest
    return `| ${what} | ${ours.milliseconds.toFixed(0)} | ${peer.name} | ${peer.milliseconds.toFixed(0)} | ${ratio.toFixed(2)} | ${fastest.toFixed(2)} | ${target} | ${ours.memoryMb.toFixed(0)} | ${(ours.cpuMs / peer.cpuMs).toFixed(2)} |`
  })
}

function verdict(ratio: number, target: number | undefined): string {
  if (target === undefined) return ''
  return `≤ ${target} ${ratio <= target ? '✓' : '✗'}`
}

function generatedTree(size: TreeSize): string {
  const tree = path.join(os.tmpdir(), `sous-bench-${size}`)
  makeTree(tree, size)
  return tree
}

function versionOf(program: string): string {
  try {
    return execFileSync(program, ['--version'], { encoding: 'utf8' }).split('\n')[0] ?? ''
  } catch {
    return ''
  }
}
