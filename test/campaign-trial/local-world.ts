import { execFileSync, spawn } from 'node:child_process'
import * as fs from 'node:fs'
import * as path from 'node:path'
import { PROGRAM } from '../support/sous.ts'
import { GIT_ENV, initRepository } from '../support/temp-folder.ts'
import type { EndState, Step, StepEnd, TrialWorld } from './trial.ts'

/** What goes wrong in a repository between its plan and its delivery, and how a person mends it. */
interface Fault {
  readonly name: string
  cause(repository: string): void
  mend(repository: string): void
}

const FAULTS: readonly Fault[] = [
  {
    name: 'its head moves',
    cause(repository) {
      fs.writeFileSync(path.join(repository, 'person.txt'), 'by a person\n')
      git(repository, 'add', 'person.txt')
      git(repository, 'commit', '--quiet', '--message', 'A person was faster')
    },
    mend: () => undefined,
  },
  {
    name: 'a person changes the file',
    cause: (repository) => fs.appendFileSync(path.join(repository, 'Dockerfile'), 'RUN mine\n'),
    mend: (repository) => void git(repository, 'checkout', '--quiet', 'Dockerfile'),
  },
  {
    name: 'it is gone',
    cause: (repository) => fs.renameSync(repository, away(repository)),
    mend: (repository) => fs.renameSync(away(repository), repository),
  },
  {
    name: 'its configuration is broken',
    cause(repository) {
      fs.mkdirSync(path.join(repository, '.github'), { recursive: true })
      fs.writeFileSync(path.join(repository, '.github/sous.yml'), 'nonsense: true\n')
    },
    mend: (repository) => fs.rmSync(path.join(repository, '.github'), { recursive: true }),
  },
  {
    name: 'another git holds its index',
    cause: (repository) => fs.writeFileSync(path.join(repository, '.git/index.lock'), ''),
    mend: (repository) => fs.rmSync(path.join(repository, '.git/index.lock')),
  },
]

const FILES = {
  'README.md': '# A service\n',
  'src/index.js': 'export const answer = 42\n',
}
const CAMPAIGN = `name: Node 24 everywhere
recipe: node
inputs: { version: 24 }
deliver: commit
waves:
  - { name: canary, size: 5 }
  - { name: rest }
`
const RECIPE = `name: Move to one Node version
inputs:
  version: { type: number, required: true }
permissions: { write: ['**/Dockerfile'] }
steps:
  - tool: replace_in_file
    with: { include: '**/Dockerfile', find: 'FROM node:(18|20)', replace: 'FROM node:\${{ inputs.version }}', is_regex: true }
`

/** Clones on this machine with the objects of one repository, and no GitHub. */
export function localWorld(folder: string, count: number): TrialWorld {
  const [control, home, clones] = ['control', 'home', 'clones'].map((name) => path.join(folder, name)) as [string, string, string]
  for (const place of [control, home, clones]) fs.mkdirSync(place, { recursive: true })
  const names = Array.from({ length: count }, (_, index) => `service-${String(index).padStart(4, '0')}`)
  const at = (name: string) => path.join(clones, name)
  makeControl(control)
  makeClones(folder, names.map(at))
  const env = { ...GIT_ENV, HOME: home, XDG_STATE_HOME: home, XDG_CONFIG_HOME: home }
  const words: Readonly<Record<Step, readonly string[]>> = {
    plan: ['plan', 'node', '--targets', clones],
    replan: ['plan', 'node'],
    approve: ['approve', 'node', '--yes'],
    deliver: ['deliver', 'node'],
    retry: ['retry', 'node'],
  }
  const broken = names.map((_, index) => index).filter((index) => index % 10 === 3)
  const faultOf = (index: number) => FAULTS[Math.floor(index / 10) % FAULTS.length]
  return {
    run: (step, onStart) =>
      new Promise<StepEnd>((resolve, reject) => {
        const args = [PROGRAM, 'campaign', ...words[step], '--root', control, '--json']
        const child = spawn(process.execPath, args, { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] })
        const output: Buffer[] = []
        for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => output.push(chunk))
        child.on('error', reject)
        child.on('close', (code, signal) =>
          resolve({ wasKilled: signal === 'SIGKILL', code, output: Buffer.concat(output).toString('utf8') }),
        )
        onStart(child)
      }),
    repeatable: ['plan', 'replan', 'approve', 'deliver'],
    faults: broken.map((index) => faultOf(index)?.name ?? ''),
    breakSome() {
      for (const index of broken) faultOf(index)?.cause(at(names[index] ?? ''))
    },
    mend() {
      for (const index of broken) faultOf(index)?.mend(at(names[index] ?? ''))
    },
    endState: () => endState(control, names.map(at)),
    marks: () =>
      [git(control, 'for-each-ref'), ...names.map((name) => git(at(name), 'for-each-ref') + git(at(name), 'status', '--porcelain'))].join(
        '',
      ),
    ledger: () => git(control, 'rev-parse', 'refs/sous/campaigns/node:rows', 'refs/sous/campaigns/node:groups'),
    loseLedger: () => void git(control, 'update-ref', '-d', 'refs/sous/campaigns/node'),
    check: () => git(control, 'fsck', '--strict', '--no-dangling', '--no-progress'),
  }
}

function makeControl(folder: string): void {
  initRepository(path.join(folder, '.git'))
  const files = { '.github/campaigns/node.yml': CAMPAIGN, '.github/recipes/node.yml': RECIPE }
  for (const [name, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
    fs.writeFileSync(path.join(folder, name), text)
  }
  git(folder, 'add', '--all')
  git(folder, 'commit', '--quiet', '--message', 'campaign')
}

/** Three kinds, each committed once: the clones are copies that borrow the objects of the first. */
function makeClones(folder: string, places: readonly string[]): void {
  const kinds = ['FROM node:18\n', 'FROM node:20\n', 'FROM alpine\n'].map((text, index) => {
    const place = path.join(folder, `kind-${index}`)
    initRepository(path.join(place, '.git'))
    for (const [name, content] of Object.entries({ ...FILES, Dockerfile: `${text}RUN npm ci\n` })) {
      fs.mkdirSync(path.dirname(path.join(place, name)), { recursive: true })
      fs.writeFileSync(path.join(place, name), content)
    }
    git(place, 'add', '--all')
    git(place, 'commit', '--quiet', '--message', 'start')
    return place
  })
  for (const [index, place] of places.entries()) {
    const kind = kinds[index % 11 === 0 ? 2 : index % 7 === 0 ? 1 : 0] ?? ''
    const isObject = (file: string) => /\/\.git\/objects\/[0-9a-f]{2}$/.test(file)
    fs.cpSync(kind, place, { recursive: true, filter: (file) => !isObject(file) })
    fs.writeFileSync(path.join(place, '.git/objects/info/alternates'), `${path.join(kind, '.git/objects')}\n`)
  }
}

function endState(control: string, places: readonly string[]): EndState {
  const rows = git(control, 'ls-tree', '-r', '--name-only', 'refs/sous/campaigns/node', 'rows/')
    .trim()
    .split('\n')
    .flatMap(
      (file) =>
        JSON.parse(git(control, 'show', `refs/sous/campaigns/node:${file}`)) as readonly { readonly id: string; readonly state: string }[],
    )
  const states = new Map(rows.map(({ id, state }) => [id, state]))
  return places.map((place) => ({
    name: path.basename(place),
    state: states.get(place) ?? 'not in the ledger',
    content: fs.readFileSync(path.join(place, 'Dockerfile'), 'utf8'),
    deliveries: git(place, 'log', '--format=%B')
      .split('\n')
      .filter((line) => line.startsWith('Sous-Plan: ')).length,
    isClean: git(place, 'status', '--porcelain') === '',
  }))
}

function away(repository: string): string {
  return `${repository}.away`
}

function git(folder: string, ...args: readonly string[]): string {
  return execFileSync('git', args, { cwd: folder, env: GIT_ENV, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
}
