import * as fs from 'node:fs'
import * as path from 'node:path'
import { answerEvent } from './answer-event.ts'
import type { ActionOutcome } from './outcome.ts'
import type { ActionContext } from './runner.ts'

const program = fs.realpathSync(process.argv[1] ?? process.execPath)
const cancel = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => cancel.abort())
// If the runner stops reading, the run is cancelled. Reporting that would only fail again.
process.stdout.on('error', () => cancel.abort())

// Unhandled rejections cancel the run, so that work in progress ends cleanly.
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

/** A function, because modules with top-level await cannot be bundled into one file. */
async function run(): Promise<void> {
  try {
    process.exitCode = await main()
    hasEnded = true
    if (fault !== undefined) throw fault.error
  } catch (error) {
    await endWithFault(error)
  }
}

/** A bug in Sous. Reports no success. */
async function endWithFault(error: unknown): Promise<void> {
  process.exitCode = 1
  if (isTold) return
  isTold = true
  const { reportActionFault } = await import('./outcome.ts')
  reportActionFault(error, await openContext())
}

/** Names the commit that the run pushed before it crashed. */
async function tellOf(error: unknown, { commit, reason }: Pick<ActionOutcome, 'commit' | 'reason'>): Promise<unknown> {
  if (commit === undefined || (reason !== 'committed' && reason !== 'proposed')) return error
  const { FaultAfterPush } = await import('../github/plans/apply-request.ts')
  return new FaultAfterPush(commit, error)
}

async function main(): Promise<number> {
  const { GITHUB_EVENT_PATH: event = '', GITHUB_OUTPUT: outputs = '' } = process.env
  return answerEvent({
    env: process.env,
    payload: event === '' ? '{}' : fs.readFileSync(event, 'utf8'),
    openContext,
    log: (text) => void process.stdout.write(text),
    writeOutputs: (lines) => outputs !== '' && fs.appendFileSync(outputs, lines),
    async beforeFinish(outcome) {
      if (fault !== undefined) throw await tellOf(fault.error, outcome)
    },
  })
}

/** A crash before the event is read is reported to the runner too. */
function openContext(): Promise<ActionContext> {
  context ??= Promise.all([import('./runner.ts'), import('./runner.ts')]).then(([{ processRunner }, { actionContext }]) => {
    const place = { folder: path.dirname(program), extension: path.extname(program) }
    const opened = actionContext({ runner: processRunner(), env: process.env, program: place, signal: cancel.signal })
    if (opened.token !== '') opened.runner.mask(opened.token)
    return opened
  })
  return context
}
