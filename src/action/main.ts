import * as fs from 'node:fs'
import * as path from 'node:path'
import { readEvent } from '../github/events/read-event.ts'
import { actionContext } from './action-context.ts'
import type { ActionOutcome } from './outcome.ts'
import { processRunner } from './runner.ts'

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

const runner = processRunner(process.env, (text) => void process.stdout.write(text))
const context = actionContext({
  runner,
  env: process.env,
  program: { folder: path.dirname(program), extension: path.extname(program) },
  signal: cancel.signal,
})

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
  reportActionFault(error, context)
}

/** Names the commit that the run pushed before the fault. */
async function tellOf(error: unknown, { commit, reason }: Pick<ActionOutcome, 'commit' | 'reason'>): Promise<unknown> {
  if (commit === undefined || (reason !== 'committed' && reason !== 'proposed')) return error
  const { FaultAfterPush } = await import('../github/plans/apply-request.ts')
  return new FaultAfterPush(commit, error)
}

async function main(): Promise<number> {
  if (context.token !== '') runner.mask(context.token)
  const eventPath = process.env['GITHUB_EVENT_PATH'] ?? ''
  const payload = eventPath === '' ? '{}' : fs.readFileSync(eventPath, 'utf8')
  const request = await readEvent(
    { name: context.event, payload, workflowRef: context.workflow.ref, hasRecipe: runner.input('recipe') !== '' },
    runner.input('mode'),
  )
  if (request.kind === 'ignored') {
    // Most comments are none of Sous's business: nothing more is loaded for them.
    runner.setOutput('decision', 'pass')
    runner.setOutput('reason-code', request.code)
    runner.say(`${request.message} (${request.code})\n`)
    return 0
  }
  const [{ runAction }, { finishAction }] = await Promise.all([import('./run-action.ts'), import('./outcome.ts')])
  const ending = await runAction(request, context)
  if (fault !== undefined) throw await tellOf(fault.error, ending)
  return finishAction(ending, context)
}
