import { execFileSync } from 'node:child_process'
import * as fs from 'node:fs'
import * as os from 'node:os'
import * as path from 'node:path'
import { pathToFileURL } from 'node:url'
import { actionWorld, BUMP } from '../../test/support/action-world.ts'

// Which files of `src` a run visits, in the order of their first visit: npm run trace [-- --list]
// A file is visited when one of its functions is called. A reversal is a first visit that goes up the order of folders after one that went
// down, or the other way round.

const ROOT = path.resolve(import.meta.dirname, '../..')
const LAYERS =
  'base texts system git workspace recipe content bundles tools plan apply report github campaign app mcp rest web cli action'.split(' ')

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sous-trace-'))
try {
  const runs = { '`/sous run` to the preview comment': await traceComment(), '`sous run` to the applied file': traceCommandLine() }
  console.log('| run | files visited | reversals |\n| --- | --- | --- |')
  for (const [name, files] of Object.entries(runs)) console.log(`| ${name} | ${files.length} | ${countReversals(files)} |`)
  if (process.argv.includes('--list')) for (const [name, files] of Object.entries(runs)) console.log(`\n${name}\n${files.join('\n')}`)
} finally {
  fs.rmSync(folder, { recursive: true, force: true })
}

async function traceComment(): Promise<readonly string[]> {
  const list = path.join(folder, 'comment')
  await using world = await actionWorld()
  const run = await world.act(world.comment({ by: 'author', body: '/sous run bump-node version=22' }), { entry: 'src', env: traced(list) })
  if (run.code !== 0 || !world.answers().join('\n').includes('/sous apply'))
    throw new Error(`No preview was written: ${run.stdout}${run.stderr}`)
  return visits(list)
}

function traceCommandLine(): readonly string[] {
  const list = path.join(folder, 'command-line')
  const repository = path.join(folder, 'repository')
  fs.mkdirSync(path.join(repository, '.github/recipes'), { recursive: true })
  fs.writeFileSync(path.join(repository, '.github/recipes/bump-node.yml'), BUMP)
  fs.writeFileSync(path.join(repository, 'Dockerfile'), 'FROM node:18\n')
  execFileSync('git', ['init', '-q'], { cwd: repository })
  execFileSync(process.execPath, [path.join(ROOT, 'src/cli/main.ts'), 'run', 'bump-node', 'version=22', '--yes'], {
    cwd: repository,
    env: { PATH: process.env['PATH'] ?? '', HOME: path.join(folder, 'home'), ...traced(list) },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (fs.readFileSync(path.join(repository, 'Dockerfile'), 'utf8') !== 'FROM node:22\n') throw new Error('The recipe was not applied')
  return visits(list)
}

function traced(list: string): Record<string, string> {
  return { SOUS_TRACE_FILE: list, NODE_OPTIONS: `--import ${pathToFileURL(path.join(import.meta.dirname, 'visit-hook.ts'))}` }
}

/** A worker thread has its own list of what it has seen, so a file may be written down more than once. */
function visits(list: string): readonly string[] {
  return [...new Set(fs.readFileSync(list, 'utf8').trim().split('\n'))]
}

function countReversals(files: readonly string[]): number {
  const ranks = files.map((file) => LAYERS.indexOf(file.split('/')[0] ?? ''))
  const directions = ranks.flatMap((rank, index) => Math.sign(rank - (ranks[index - 1] ?? rank)) || [])
  return directions.filter((direction, index) => index > 0 && direction !== directions[index - 1]).length
}
