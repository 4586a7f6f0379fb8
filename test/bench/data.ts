import { execFileSync } from 'node:child_process'
import * as fs from 'node:fs'
import * as os from 'node:os'
import * as path from 'node:path'
import type { Case } from './cases.ts'
import type { FreshTree } from './fresh-tree.ts'
import type { Contestant } from './measure.ts'

const FILES = 1_000

interface DataKind {
  readonly what: string
  readonly include: string
  readonly edit: Readonly<Record<string, unknown>>
  /** Programs for a shell; `$f` is one file, `$files` are all. */
  readonly loop: string
  readonly once: string
  readonly program: string | undefined
}

/** `edit_data` over many files, against a loop of the usual program over them, and against one call of it that writes nothing. */
export function dataCases(cli: string, tree: FreshTree): readonly Case[] {
  const node = "$.jobs[*].steps[?match(@.uses,'actions/setup-node@.*')].with['node-version']"
  const yq = findYq()
  const kinds: readonly DataKind[] = [
    {
      what: `edit_data, ${FILES} package.json`,
      include: '**/package.json',
      edit: { set: '$.engines.node', to: '>=24' },
      loop: `for f in packages/*/package.json; do jq '.engines.node = ">=24"' "$f" > "$f.new" && mv "$f.new" "$f"; done`,
      once: `jq '.engines.node = ">=24"' packages/*/package.json`,
      program: versionOf('jq').startsWith('jq') ? 'jq' : undefined,
    },
    {
      what: `edit_data, ${FILES} workflows`,
      include: 'workflows/*.yml',
      edit: { set: node, to: 24 },
      loop: `for f in workflows/*.yml; do ${yq} -i '(.jobs[].steps[] | select(.uses == "actions/setup-node@*") | .with.node-version) = 24' "$f"; done`,
      once: `${yq} '(.jobs[].steps[] | select(.uses == "actions/setup-node@*") | .with.node-version) = 24' workflows/*.yml`,
      program: yq,
    },
  ]
  return kinds.flatMap(({ what, include, edit, loop, once, program }) => {
    if (program === undefined) return []
    const contestant = (name: string, command: Contestant['command']): Contestant => ({
      name,
      folder: tree.folder,
      command,
      prepare: () => tree.renew(),
    })
    const args = ['tool', 'edit_data', '--include', include, '--edits', JSON.stringify(edit), '--apply', '--yes']
    return {
      what,
      sous: contestant('sous edit_data', [process.execPath, cli, ...args]),
      peers: [
        contestant(`a loop of ${path.basename(program)}`, ['sh', '-c', loop]),
        contestant(`one ${path.basename(program)}, which writes nothing`, ['sh', '-c', `${once} > /dev/null`]),
      ],
      atMost: 0.3,
    }
  })
}

/** A repository with as many packages as workflows, all of ordinary size. */
export function makeDataTree(folder: string): void {
  if (fs.existsSync(path.join(folder, '.git'))) return
  fs.mkdirSync(path.join(folder, 'workflows'), { recursive: true })
  for (let i = 0; i < FILES; i++) {
    const home = path.join(folder, 'packages', `p${String(i).padStart(4, '0')}`)
    fs.mkdirSync(home, { recursive: true })
    fs.writeFileSync(path.join(home, 'package.json'), packageJson(i))
    fs.writeFileSync(path.join(folder, 'workflows', `w${String(i).padStart(4, '0')}.yml`), workflow(i))
  }
  execFileSync('git', ['init', '-q', folder])
  execFileSync('git', ['-C', folder, 'add', '-A'])
  execFileSync('git', ['-C', folder, '-c', 'user.name=bench', '-c', 'user.email=bench@example.com', 'commit', '-qm', 'bench'])
}

function packageJson(number: number): string {
  const names = Array.from({ length: 12 + (number % 20) }, (_, i) => `dependency-${i}`)
  const scripts = { build: 'tsc --build', test: 'vitest run', lint: 'biome ci .', prepublishOnly: 'npm run build' }
  const dependencies = Object.fromEntries(names.map((name, i) => [name, `^${i}.${number % 10}.0`]))
  const manifest = {
    name: `package-${number}`,
    version: '1.0.0',
    description: 'One of many.',
    engines: { node: '>=18' },
    scripts,
    dependencies,
  }
  return `${JSON.stringify(manifest, null, 2)}\n`
}

function workflow(number: number): string {
  const jobs = Array.from(
    { length: 1 + (number % 4) },
    (_, i) => `  job-${i}:
    runs-on: ubuntu-latest
    timeout-minutes: 10
    steps:
      - uses: actions/checkout@v4
        with: { fetch-depth: 0 }
      # The version that the packages ask for.
      - uses: actions/setup-node@v4
        with:
          node-version: 20
          cache: npm
      - run: |
          npm ci
          npm test
      - name: Upload
        if: \${{ failure() }}
        uses: actions/upload-artifact@v4
        with:
          name: "logs-${i}"
          path: logs/
`,
  )
  return `name: CI ${number}\non:\n  push:\n    branches: [main]\n  pull_request:\npermissions:\n  contents: read\njobs:\n${jobs.join('')}`
}

/** The yq of Mike Farah; there is another of the same name. */
function findYq(): string | undefined {
  return ['yq', path.join(os.homedir(), 'go/bin/yq')].find((program) => versionOf(program).includes('mikefarah'))
}

function versionOf(program: string): string {
  try {
    return execFileSync(program, ['--version'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
  } catch {
    return ''
  }
}
