import * as fs from 'node:fs'
import * as path from 'node:path'
import { readEvent } from '../github/events/read-event.ts'
import { hider, knownSecrets } from '../github/remote/secret-guard.ts'
import { inertForRunner } from '../report/printable.ts'
import type { ActionContext } from './action-context.ts'
import type { ActionOutcome } from './outcome.ts'

const program = fs.realpathSync(process.argv[1] ?? process.execPath)
const cancel = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => cancel.abort())
// A runner that reads no more is gone: that is a cancellation too, and telling of it would only fail again.
process.stdout.on('error', () => cancel.abort())

// A fault that nobody waits for ends the run like a cancellation: what is under way is given up in good order.
const PATIENCE_MS = 10_000
let fault: { readonly error: unknown } | undefined
let hasEnded = false
let isTold = false
for (const event of ['unhandledRejection', 'uncaughtException'] as const)
  process.on(event, (error: unknown) => {
    fault ??= { error }
    cancel.abort()
    if (hasEnded) return void endWithFault(error)
    setTimeout(() => void endWithFault(error).finally(() => process.exit()), PATIENCE_MS).unref()
  })

let context: Promise<ActionContext> | undefined

void run()

/** A function, since what waits while it is loaded cannot be joined into one file with others. */
async function run(): Promise<void> {
  try {
    process.exitCode = await main()
    hasEnded = true
    if (fault !== undefined) throw fault.error
  } catch (error) {
    await endWithFault(error)
  }
}

/** A bug of ours. Nothing is said to have succeeded. */
async function endWithFault(error: unknown): Promise<void> {
  process.exitCode = 1
  if (isTold) return
  isTold = true
  const { reportActionFault } = await import('./outcome.ts')
  reportActionFault(error, await openContext())
}

/** Names the commit that the run pushed before the fault. */
async function tellOf(error: unknown, { commit, reason }: Pick<ActionOutcome, 'commit' | 'reason'>): Promise<unknown> {
  if (commit === undefined || (reason !== 'committed' && reason !== 'proposed')) return error
  const { FaultAfterPush } = await import('../github/plans/apply-request.ts')
  return new FaultAfterPush(commit, error)
}

async function main(): Promise<number> {
  const { env } = process
  const eventPath = env['GITHUB_EVENT_PATH'] ?? ''
  const payload = eventPath === '' ? '{}' : fs.readFileSync(eventPath, 'utf8')
  const about = { name: env['GITHUB_EVENT_NAME'] ?? '', workflowRef: env['GITHUB_WORKFLOW_REF'] ?? '', hasRecipe: inputOf('recipe') !== '' }
  const request = await readEvent({ ...about, payload }, inputOf('mode'))
  if (request.kind === 'ignored') return ignore(request)
  const [opened, { runAction }, { finishAction }] = await Promise.all([openContext(), import('./run-action.ts'), import('./outcome.ts')])
  const ending = await runAction(request, opened)
  if (fault !== undefined) throw await tellOf(fault.error, ending)
  return finishAction(ending, opened)
}

/** Loaded late: a run that ignores a comment is over before the toolkit would be loaded. */
function openContext(): Promise<ActionContext> {
  context ??= Promise.all([import('./runner.ts'), import('./action-context.ts')]).then(([{ processRunner }, { actionContext }]) => {
    const runner = processRunner()
    const place = { folder: path.dirname(program), extension: path.extname(program) }
    const opened = actionContext({ runner, env: process.env, program: place, signal: cancel.signal })
    if (opened.token !== '') runner.mask(opened.token)
    return opened
  })
  return context
}

/** Most comments are none of Sous's business. What is said of them is known words, which the runner takes without the toolkit. */
function ignore({ code, message }: { readonly code: string; readonly message: string }): number {
  const { GITHUB_OUTPUT: outputs = '' } = process.env
  if (outputs !== '') fs.appendFileSync(outputs, `decision=pass\nreason-code=${code}\n`)
  const token = inputOf('token')
  if (token !== '') process.stdout.write(`::add-mask::${token.replace(/[%\r\n]/g, encodeURIComponent)}\n`)
  process.stdout.write(inertForRunner(hider(knownSecrets(process.env))(`${message} (${code})\n`)))
  return 0
}

function inputOf(name: 'recipe' | 'mode' | 'token'): string {
  return (process.env[`INPUT_${name.toUpperCase()}`] ?? '').trim()
}
