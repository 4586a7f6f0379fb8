import { type ChildProcess, spawn } from 'node:child_process'
import * as fs from 'node:fs'
import * as path from 'node:path'
import { parse } from 'yaml'
import { answerEvent } from '../../../src/action/answer-event.ts'
import { actionContext } from '../../../src/action/runner.ts'
import { memoryRunner } from './memory-runner.ts'
import type { Json } from './present.ts'

const ROOT = path.resolve(import.meta.dirname, '../../..')

const ENTRIES = { src: path.join(ROOT, 'src/action/main.ts'), dist: path.join(ROOT, 'dist/action/index.js') } as const

/** The files through which a runner and a step talk to each other. */
const COMMAND_FILES = ['GITHUB_OUTPUT', 'GITHUB_STEP_SUMMARY', 'GITHUB_STATE', 'GITHUB_ENV', 'GITHUB_PATH'] as const

/** The action as a process, from its sources or as it is built, or here: in the process of the test, which costs a third. */
export type ActionEntry = 'src' | 'dist' | 'here'

export interface ActionRequest {
  readonly entry: ActionEntry
  /** As in `with:`; the defaults of action.yml are filled in. */
  readonly inputs?: Readonly<Record<string, string>>
  /** The variables of the event, see `runnerEnvironment`. */
  readonly env: Readonly<Record<string, string>>
  readonly event: Json
  readonly token: string
  /** A folder that the run has for itself. */
  readonly folder: string
  readonly workspace: string
  /** Called with the process, to send it signals. */
  readonly onStart?: (child: ChildProcess) => void
}

export interface ActionRun {
  /** Of the workflow run that it belongs to. */
  readonly runId: number
  readonly code: number | null
  readonly signal: NodeJS.Signals | null
  readonly stdout: string
  readonly stderr: string
  readonly outputs: Readonly<Record<string, string>>
  readonly state: Readonly<Record<string, string>>
  readonly summary: string
  /** Workflow commands in what was printed, such as `::error file=a.ts::Bad`. */
  readonly commands: readonly WorkflowCommand[]
}

export interface WorkflowCommand {
  readonly command: string
  readonly properties: Readonly<Record<string, string>>
  readonly message: string
}

/** GitHub wants a second between writes. The server of the tests does not, so that a run here need not wait as long. */
const SHORTER = 50

let runs = 0

/** Starts the action as a runner does, with the environment of a runner and nothing else. */
export async function runAction(request: ActionRequest): Promise<ActionRun> {
  const folder = path.join(request.folder, `run-${++runs}`)
  const files = Object.fromEntries(COMMAND_FILES.map((name) => [name, path.join(folder, `_runner_file_commands/${name.toLowerCase()}`)]))
  const eventPath = path.join(folder, '_github_workflow/event.json')
  const temp = path.join(folder, '_temp')
  for (const file of [...Object.values(files), eventPath, path.join(temp, '.keep')]) {
    fs.mkdirSync(path.dirname(file), { recursive: true })
    fs.writeFileSync(file, '')
  }
  fs.writeFileSync(eventPath, JSON.stringify(request.event))
  const env = {
    PATH: process.env['PATH'] ?? '',
    HOME: folder,
    ...request.env,
    ...inputVariables(request.inputs ?? {}, request.token),
    ...files,
    GITHUB_EVENT_PATH: eventPath,
    GITHUB_WORKSPACE: request.workspace,
    RUNNER_TEMP: temp,
    RUNNER_WORKSPACE: path.dirname(request.workspace),
  }
  const [code, signal, stdout, stderr] =
    request.entry === 'here'
      ? await answeredHere(env, JSON.stringify(request.event))
      : await finished(ENTRIES[request.entry], { cwd: request.workspace, env }, request.onStart)
  const read = (name: (typeof COMMAND_FILES)[number]) => fs.readFileSync(files[name] ?? '', 'utf8')
  return {
    runId: Number(request.env['GITHUB_RUN_ID']),
    code,
    signal,
    stdout,
    stderr,
    outputs: parseCommandFile(read('GITHUB_OUTPUT')),
    state: parseCommandFile(read('GITHUB_STATE')),
    summary: read('GITHUB_STEP_SUMMARY'),
    commands: parseCommands(stdout),
  }
}

type Finished = [code: number | null, signal: NodeJS.Signals | null, stdout: string, stderr: string]

/** All of the action but what it is to be a process: signals, faults that nobody waits for, and the start. */
async function answeredHere(env: Readonly<Record<string, string>>, payload: string): Promise<Finished> {
  const out: string[] = []
  const log = (text: string) => void out.push(text)
  const context = actionContext({
    runner: memoryRunner(env, log),
    env,
    program: { folder: path.dirname(ENTRIES.src), extension: '.ts' },
    signal: new AbortController().signal,
    sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms / SHORTER)),
  })
  const openContext = async () => {
    if (context.token !== '') context.runner.mask(context.token)
    return context
  }
  const writeOutputs = (lines: string) => fs.appendFileSync(env['GITHUB_OUTPUT'] ?? '', lines)
  const code = await answerEvent({ env, payload, openContext, log, writeOutputs }).catch(async (error: unknown) => {
    const { reportActionFault } = await import('../../../src/action/outcome.ts')
    reportActionFault(error, context)
    return 1
  })
  return [code, null, out.join(''), '']
}

function finished(
  program: string,
  options: { readonly cwd: string; readonly env: Record<string, string> },
  onStart?: (child: ChildProcess) => void,
): Promise<Finished> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [program], { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
    const out: Buffer[] = []
    const err: Buffer[] = []
    child.stdout.on('data', (chunk: Buffer) => out.push(chunk))
    child.stderr.on('data', (chunk: Buffer) => err.push(chunk))
    child.on('error', reject)
    child.on('close', (code, signal) => resolve([code, signal, Buffer.concat(out).toString('utf8'), Buffer.concat(err).toString('utf8')]))
    onStart?.(child)
  })
}

/** A variable for every input of action.yml, and for others that were given: upper case, spaces as `_`, hyphens kept. */
export function inputVariables(given: Readonly<Record<string, string>>, token: string): Record<string, string> {
  const { inputs } = parse(fs.readFileSync(path.join(ROOT, 'action.yml'), 'utf8')) as { inputs?: Record<string, { default?: unknown }> }
  const filled = (value: unknown) => String(value ?? '').replace(/^\$\{\{\s*github\.token\s*\}\}$/, token)
  const defaults = Object.fromEntries(Object.entries(inputs ?? {}).map(([name, input]) => [name, filled(input.default)]))
  const all: Record<string, string> = { ...defaults, ...given }
  return Object.fromEntries(Object.entries(all).map(([name, value]) => [`INPUT_${name.replaceAll(' ', '_').toUpperCase()}`, value]))
}

/** Reads `name=value` and `name<<delimiter` as a runner does, and refuses what a runner refuses. */
export function parseCommandFile(text: string): Record<string, string> {
  const found: Record<string, string> = {}
  const lines = text.split(/\r?\n/)
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? ''
    if (line === '') continue
    const [, name, sign, rest = ''] = /^(.+?)(=|<<)(.*)$/.exec(line) ?? []
    if (name === undefined) throw new Error(`Invalid format '${line}'`)
    if (sign === '=') {
      found[name] = rest
      continue
    }
    const end = lines.indexOf(rest, at + 1)
    if (end < 0) throw new Error(`Matching delimiter not found '${rest}'`)
    found[name] = lines.slice(at + 1, end).join('\n')
    at = end
  }
  return found
}

export function parseCommands(stdout: string): readonly WorkflowCommand[] {
  return stdout.split(/\r?\n/).flatMap((line) => {
    const [, command, properties = '', message = ''] = /^::([\w-]+)(?: ([^:]*))?::(.*)$/.exec(line) ?? []
    if (command === undefined) return []
    const pairs = properties
      .split(',')
      .filter(Boolean)
      .map((pair) => pair.split(/=(.*)/s, 2) as [string, string])
    return [{ command, properties: Object.fromEntries(pairs.map(([key, value]) => [key, unescaped(value)])), message: unescaped(message) }]
  })
}

function unescaped(text: string): string {
  return text.replace(/%(25|0D|0A|3A|2C)/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
}
