import { inertForRunner, printable } from '../../report/printable.ts'
import type { ActionContext } from './action-context.ts'

/** Tells of a bug, without anything that looks like success. */
export function reportFault(error: unknown, { runner, token, env }: ActionContext): number {
  const reason = error instanceof Error ? error.message : String(error)
  const hide = (text: string) => (token === '' ? text : text.replaceAll(token, '***'))
  runner.setOutput('decision', 'fail')
  runner.setOutput('reason-code', 'internal_error')
  if (env['RUNNER_DEBUG'] === '1' && error instanceof Error) runner.say(`${printable(hide(error.stack ?? ''))}\n`)
  const said = inertForRunner(printable(hide(`Sous itself has a fault: ${reason}`)))
  runner.command(`::error title=Sous::${said.replaceAll('%', '%25').replaceAll('\n', '%0A')}\n`)
  return 1
}
