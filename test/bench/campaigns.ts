import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import * as fs from 'node:fs'
import * as os from 'node:os'
import * as path from 'node:path'
import { GIT_ENV } from '../support/temp-folder.ts'
import { type Contestant, race } from './measure.ts'

const COUNTS = [10, 100, 200, 1000]
/** Beside the others over so many. */
const COMPARED = 200
const FILES = 40

/** What a campaign is compared with: what people write in a shell. */
const LOOP = `set -e
for repository in "$1"/*; do
  git clone --quiet "$repository" "$2/clone"
  sed -i 's/FROM node:18/FROM node:24/' "$2/clone/Dockerfile"
  git -C "$2/clone" diff
  rm -rf "$2/clone"
done
`

/** What multi-gitter runs in each clone. */
const SCRIPT = `#!/bin/sh
sed -i 's/FROM node:18/FROM node:24/' Dockerfile
`

/**
 * `sous campaign plan --targets` over local clones: how the cost grows, and beside a loop of git clone, sed and git diff, and the dry run
 * of multi-gitter if that program is there.
 */
export async function campaignRows(
  cli: string,
  { rounds, multiGitter }: { readonly rounds: number; readonly multiGitter: string },
): Promise<readonly string[]> {
  const folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'sous-bench-campaigns-')))
  try {
    const control = makeControl(folder)
    const rows = ['| repositories | sous ms | ms each | sous MB | others |', '| --- | --- | --- | --- | --- |']
    for (const count of COUNTS) {
      const targets = makeTargets(folder, count)
      await using others = count === COMPARED ? await peersOver({ folder, targets, multiGitter }) : NOBODY
      const [sous, ...peers] = await race([sousOver({ cli, folder, control, targets }), ...others.peers], rounds)
      if (sous === undefined) throw new Error('It ran.')
      const shown = peers.map(
        ({ name, milliseconds, fastest }) =>
          `${name} ${milliseconds.toFixed(0)} ms: ${(sous.milliseconds / milliseconds).toFixed(2)} of it, fastest rounds ${(sous.fastest / fastest).toFixed(2)}`,
      )
      const { milliseconds, memoryMb } = sous
      rows.push(
        `| ${count} | ${milliseconds.toFixed(0)} | ${(milliseconds / count).toFixed(1)} | ${memoryMb.toFixed(0)} | ${shown.join('; ')} |`,
      )
    }
    return rows
  } finally {
    fs.rmSync(folder, { recursive: true, force: true })
  }
}

interface Setting {
  readonly cli: string
  readonly folder: string
  readonly control: string
  readonly targets: string
}

/** Each run starts the campaign anew. */
function sousOver({ cli, folder, control, targets }: Setting): Contestant {
  const home = path.join(folder, 'home')
  return {
    name: 'sous',
    command: [process.execPath, cli, 'campaign', 'plan', '--targets', targets, '--root', control],
    folder,
    env: { HOME: home, XDG_STATE_HOME: home, XDG_CONFIG_HOME: home },
    prepare: () => void git(control, 'update-ref', '-d', 'refs/sous/campaigns/node'),
  }
}

interface Peers extends AsyncDisposable {
  readonly peers: readonly Contestant[]
}

const NOBODY: Peers = { peers: [], [Symbol.asyncDispose]: async () => undefined }

async function peersOver({
  folder,
  targets,
  multiGitter,
}: {
  readonly folder: string
  readonly targets: string
  readonly multiGitter: string
}): Promise<Peers> {
  const loop = loopOver(folder, targets)
  if (multiGitter === '') return { ...NOBODY, peers: [loop] }
  const server = spawn(process.execPath, [path.join(import.meta.dirname, 'list-server.ts'), targets], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [address] = (await once(server.stdout, 'data')) as [Buffer]
  const script = path.join(folder, 'script.sh')
  fs.writeFileSync(script, SCRIPT, { mode: 0o755 })
  const where = ['--platform', 'gitea', '--base-url', address.toString().trim(), '--token', 'none', '--org', 'bench', '--ssh-auth']
  const how = ['--dry-run', '--git-type', 'cmd', '--concurrent', String(2 * os.availableParallelism()), '--plain-output']
  const who = ['--author-name', 'Bench', '--author-email', 'bench@localhost', '--branch', 'node-24', '--commit-message', 'Node 24']
  const peer: Contestant = {
    name: 'multi-gitter',
    command: [multiGitter, 'run', script, ...where, ...how, ...who],
    folder,
    env: { ...GIT_ENV, HOME: path.join(folder, 'home') },
  }
  return {
    peers: [loop, peer],
    async [Symbol.asyncDispose]() {
      server.kill()
    },
  }
}

function loopOver(folder: string, targets: string): Contestant {
  const clones = path.join(folder, 'loop')
  return {
    name: 'loop',
    command: ['bash', '-c', LOOP, 'loop', targets, clones],
    folder,
    prepare() {
      fs.rmSync(clones, { recursive: true, force: true })
      fs.mkdirSync(clones)
    },
  }
}

function makeControl(folder: string): string {
  return makeRepository(path.join(folder, 'control'), {
    '.github/campaigns/node.yml': 'recipe: node\n',
    '.github/recipes/node.yml': `name: Node 24
permissions: { write: ['**/Dockerfile'] }
steps:
  - tool: replace_in_file
    with: { include: '**/Dockerfile', find: 'FROM node:18', replace: 'FROM node:24' }
`,
  })
}

/** Copies of one repository. */
function makeTargets(folder: string, count: number): string {
  const template = path.join(folder, 'template')
  if (!fs.existsSync(template)) {
    const sources = Array.from({ length: FILES }, (_, index) => [
      `src/m${index % 5}/f${index}.js`,
      `export const value = ${index}\n`.repeat(50),
    ])
    makeRepository(template, { Dockerfile: 'FROM node:18\nRUN npm ci\n', ...Object.fromEntries(sources) })
  }
  const targets = path.join(folder, `targets-${count}`)
  for (let index = 0; index < count; index++)
    fs.cpSync(template, path.join(targets, `repo-${String(index).padStart(4, '0')}`), { recursive: true, preserveTimestamps: true })
  return targets
}

function makeRepository(folder: string, files: Readonly<Record<string, string>>): string {
  for (const [name, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
    fs.writeFileSync(path.join(folder, name), text)
  }
  git(folder, 'init', '--quiet', '--initial-branch=main')
  git(folder, 'add', '--all')
  git(folder, 'commit', '--quiet', '--message', 'start')
  return folder
}

function git(folder: string, ...args: readonly string[]): string {
  return execFileSync('git', args, { cwd: folder, env: GIT_ENV, encoding: 'utf8' })
}
