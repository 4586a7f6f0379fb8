import { FaultAfterPush } from '../../forge/plans/land-request.ts'
import { inertForRunner, printable } from '../../report/printable.ts'
import type { ActionContext } from './action-context.ts'

/** Tells of a bug, without anything that looks like success. */
export function reportFault(error: unknown, { runner, env }: Pick<ActionContext, 'runner' | 'env'>): number {
  const reason = error instanceof Error ? error.message : String(error)
  try {
    runner.setOutput('decision', 'fail')
    runner.setOutput('reason-code', 'internal_error')
    if (error instanceof FaultAfterPush) runner.setOutput('commit-sha', error.commit)
  } catch {
    // The files of the runner may be what is wrong. The exit code tells it all the same.
  }
  if (env['RUNNER_DEBUG'] === '1' && error instanceof Error) runner.say(`${printable(error.stack ?? '')}\n`)
  const said = inertForRunner(printable(`Sous itself has a fault: ${reason}`))
  runner.command(`::error title=Sous::${said.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')}\n`)
  return 1
}
