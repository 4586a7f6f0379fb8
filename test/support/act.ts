/**
 * Runs workflows for real with nektos/act in host mode: no container engine, no network.
 *
 *     const program = findAct()
 *     if (program === undefined) return                       // it said so; with SOUS_REQUIRE_ACT=1 it throws instead
 *     await using world = await gitHubWorld({ … })
 *     const run = await actInWorld(program, { world, event: world.comment({ … }), workflow: WORKFLOW, uses: 'published' })
 *     run.jobs, run.steps, run.outputs('sous'), run.summary('sous'), run.commands, run.text
 *
 * In the workflow write `uses: ./` after a checkout with `uses: 'local'`, and `uses: owner/sous@v1` with `uses: 'published'`.
 * act does not look at `types:`, `branches:`, `permissions:`, `concurrency:` and time-outs; it does look at `if:`.
 */
import { spawn } from 'node:child_process'
import * as fs from 'node:fs'
import * as os from 'node:os'
import * as path from 'node:path'
import type { ActionEvent, GitHubWorld } from './github/world.ts'
import { tempFolder } from './temp-folder.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')
/** What of Sous a runner needs to run it. */
const PUBLISHED = ['action.yml', 'dist', 'recipes']
/** The built one; another can be named to try a build before it is in dist. */
const DIST = process.env['SOUS_TEST_DIST'] ?? path.join(ROOT, 'dist')
const INSTALL = 'go install -tags WITHOUT_DOCKER github.com/nektos/act@v0.2.87'

export interface ActRecord {
  readonly level?: string
  readonly msg?: string
  readonly jobID?: string
  readonly jobResult?: string
  readonly stepID?: readonly string[]
  readonly stepResult?: string
  readonly stage?: string
  readonly step?: string
  readonly raw_output?: boolean
  readonly command?: string
  readonly name?: string
  readonly arg?: string
  readonly content?: string
  readonly kvPairs?: Readonly<Record<string, string>> | null
}

export interface ActRun {
  readonly code: number | null
  readonly records: readonly ActRecord[]
  readonly stderr: string
  /** How each job ended: `success`, `failure`, … A job that did not run is not there. */
  readonly jobs: Readonly<Record<string, string>>
  /** How each step ended, by its id or its place in the job, such as `one/sous`. */
  readonly steps: Readonly<Record<string, string>>
  /** Errors, warnings and notices, with their file and line. */
  readonly commands: readonly {
    readonly command: string
    readonly message: string
    readonly properties: Readonly<Record<string, string>>
  }[]
  /** What the steps printed. */
  readonly text: string
  outputs(step: string): Readonly<Record<string, string>>
  summary(step: string): string
}

export interface ActRequest {
  /** A git repository with the workflow in it. */
  readonly folder: string
  readonly event: string
  readonly payload?: unknown
  readonly actor?: string
  readonly token?: string
  readonly env?: Readonly<Record<string, string>>
  readonly secrets?: Readonly<Record<string, string>>
  readonly variables?: Readonly<Record<string, string>>
  /** Folders in the place of published actions, such as `owner/sous@v1`. */
  readonly actions?: Readonly<Record<string, string>>
  /** The file of the workflow; all that the event starts unless said. */
  readonly file?: string
}

let hasWarned = false

/** Where act is; it tells loudly where it is not, and is an error where it has to be. */
export function findAct(): string | undefined {
  const places = [...(process.env['PATH'] ?? '').split(path.delimiter), process.env['GOBIN'] ?? '', path.join(os.homedir(), 'go/bin')]
  const found = places
    .filter((place) => place !== '')
    .map((place) => path.join(place, 'act'))
    .find((file) => fs.existsSync(file))
  if (found !== undefined) return found
  const message = `act is not installed, so the action was NOT tried on a runner. Install it: ${INSTALL}`
  if (process.env['SOUS_REQUIRE_ACT'] === '1') throw new Error(message)
  if (!hasWarned) console.warn(message)
  hasWarned = true
  return undefined
}

export async function act(program: string, request: ActRequest): Promise<ActRun> {
  await using place = await tempFolder({ 'event.json': JSON.stringify(request.payload ?? {}), 'home/.keep': '', 'cache/.keep': '' })
  const at = (name: string) => path.join(place.path, name)
  const pairs = (flag: string, values: Readonly<Record<string, string>> = {}) =>
    Object.entries(values).flatMap(([name, value]) => [flag, `${name}=${value}`])
  const args = [
    request.event,
    ...['--eventpath', at('event.json')],
    ...['--platform', 'ubuntu-latest=-self-hosted'],
    ...['--no-cache-server', '--action-cache-path', at('cache/act'), '--json'],
    ...['--secret', `GITHUB_TOKEN=${request.token ?? 'ghs_longenoughtoken'}`, '--actor', request.actor ?? 'writer'],
    ...(request.file === undefined ? [] : ['--workflows', request.file]),
    ...pairs('--env', request.env),
    ...pairs('--secret', request.secrets),
    ...pairs('--var', request.variables),
    ...pairs('--local-repository', request.actions),
  ]
  const env = {
    // Nothing of the caller's: act would hand it on to the steps.
    PATH: [
      path.dirname(process.execPath),
      ...(process.env['PATH'] ?? '').split(path.delimiter).filter((entry) => /^\/(usr\/)?(local\/)?bin$/.test(entry)),
    ].join(':'),
    HOME: at('home'),
    XDG_CONFIG_HOME: at('home/config'),
    XDG_CACHE_HOME: at('cache'),
    ACT_DISABLE_VERSION_CHECK: '1',
  }
  const { code, stdout, stderr } = await finished(program, args, { cwd: request.folder, env })
  return readRun({ code, stdout, stderr })
}

export interface WorldRun {
  readonly world: GitHubWorld
  readonly event: ActionEvent
  /** The text of the workflow; the repository's own unless said. */
  readonly workflow?: string
  /** `.github/workflows/sous.yml` unless said. */
  readonly file?: string
  /** Workflows that it calls. */
  readonly called?: Readonly<Record<string, string>>
  readonly secrets?: ActRequest['secrets']
  readonly variables?: ActRequest['variables']
  /** `local` puts Sous into the checkout for `uses: ./`; `published` gives it as `owner/sous@v1`. */
  readonly uses: 'local' | 'published'
  /** Folders in the place of other published actions. */
  readonly actions?: Readonly<Record<string, string>>
  readonly env?: Readonly<Record<string, string>>
}

/** Runs a workflow in the repository of a test world, which it sees as GitHub, and which knows the run and its artifacts. */
export async function actInWorld(program: string, request: WorldRun): Promise<ActRun> {
  const { world, event, workflow, file = '.github/workflows/sous.yml', called = {}, uses, actions, env, secrets, variables } = request
  await using sous = await tempFolder()
  const folder = world.checkout(event.sha, { persistCredentials: false })
  for (const [name, text] of Object.entries({ ...called, ...(workflow !== undefined && { [file]: workflow }) })) {
    const to = path.join(folder, name)
    fs.mkdirSync(path.dirname(to), { recursive: true })
    fs.writeFileSync(to, text)
  }
  copySous(uses === 'local' ? folder : sous.path)
  const artifacts = path.join(world.folder, 'artifacts')
  fs.rmSync(artifacts, { recursive: true, force: true })
  fs.mkdirSync(artifacts, { recursive: true })
  const { run, end } = world.startRun(event, { path: file })
  // act leaves some of these out and guesses others from the folder.
  const facts = Object.entries(world.environment(event, run)).filter(([name]) => /^GITHUB_(?!ACTION|JOB$)/.test(name))
  const done = await act(program, {
    folder,
    file,
    event: event.name,
    payload: event.payload,
    actor: event.actor,
    token: world.token,
    env: { ...Object.fromEntries(facts), SHA_REF: event.sha, SOUS_TEST_ARTIFACTS: artifacts, ...env },
    ...(secrets && { secrets }),
    ...(variables && { variables }),
    actions: { ...actions, ...(uses === 'published' && { 'owner/sous@v1': sous.path }) },
  })
  for (const name of fs.readdirSync(artifacts).filter((entry) => entry.endsWith('.name'))) {
    world.upload({ run: run.id, name: fs.readFileSync(path.join(artifacts, name), 'utf8').trim(), overwrite: true })
    fs.rmSync(path.join(artifacts, name))
  }
  end(Object.values(done.jobs).includes('failure') ? 'failure' : 'success')
  return done
}

function copySous(to: string): void {
  for (const name of PUBLISHED) {
    const from = name === 'dist' ? DIST : path.join(ROOT, name)
    if (fs.existsSync(from)) fs.cpSync(from, path.join(to, name), { recursive: true })
  }
}

function readRun({ code, stdout, stderr }: { readonly code: number | null; readonly stdout: string; readonly stderr: string }): ActRun {
  const records = stdout
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as ActRecord)
  const of = (step: string, command: string) => records.filter((record) => record.command === command && record.stepID?.at(-1) === step)
  const ends = records.filter(({ stage, stepID, stepResult }) => stage === 'Main' && stepID !== undefined && stepResult !== undefined)
  return {
    code,
    records,
    stderr,
    jobs: Object.fromEntries(records.flatMap(({ jobID, jobResult }) => (jobID && jobResult ? [[jobID, jobResult]] : []))),
    steps: Object.fromEntries(ends.map(({ jobID, stepID, stepResult }) => [`${jobID}/${stepID?.join('/')}`, stepResult ?? ''])),
    commands: records
      .filter(({ command }) => ['error', 'warning', 'notice'].includes(command ?? ''))
      .map(({ command = '', arg = '', kvPairs }) => ({ command, message: arg, properties: kvPairs ?? {} })),
    text: records
      .filter(({ raw_output }) => raw_output === true)
      .map(({ msg }) => msg)
      .join(''),
    outputs: (step) => Object.fromEntries(of(step, 'set-output').map(({ name = '', arg = '' }) => [name, arg])),
    summary: (step) =>
      of(step, 'summary')
        .map(({ content }) => content)
        .join(''),
  }
}

function finished(
  program: string,
  args: readonly string[],
  options: { readonly cwd: string; readonly env: Record<string, string> },
): Promise<{ code: number | null; stdout: string; stderr: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
    const out: Buffer[] = []
    const err: Buffer[] = []
    child.stdout.on('data', (chunk: Buffer) => out.push(chunk))
    child.stderr.on('data', (chunk: Buffer) => err.push(chunk))
    child.on('error', reject)
    child.on('close', (code) => resolve({ code, stdout: Buffer.concat(out).toString('utf8'), stderr: Buffer.concat(err).toString('utf8') }))
  })
}
