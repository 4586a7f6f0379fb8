import { success } from '../../model/result.ts'
import { PLAIN } from '../../report/style.ts'
import type { Invocation } from '../console.ts'
import type { ActionContext } from './action-context.ts'

/** The action as something that commands can run in: nobody sits there, and all that is said goes to the log. */
export function actionInvocation({ runner, env, program, signal }: ActionContext, folder: string): Invocation {
  return {
    argv: [],
    env,
    folder,
    program,
    signal,
    console: {
      out: runner.say,
      err: runner.say,
      outStyle: PLAIN,
      errStyle: PLAIN,
      isErrTerminal: false,
      errColumns: 80,
      isInteractive: false,
      ask: async () => undefined,
      readInput: async () => success(''),
    },
  }
}
