import * as vm from 'node:vm'
import { failure, type Result, success } from '../../model/result.ts'
import { type ToolError, toolError } from '../../model/tool-error.ts'

interface Guard {
  readonly context: vm.Context
  readonly script: vm.Script
  work: () => void
}

let guard: Guard | undefined

/**
 * Runs something that must not take longer than a limit, and really stops it: V8 ends a regular expression in the middle
 * of its backtracking. A call costs a tenth of a millisecond, so give it much work at once.
 */
export function withTimeLimit(work: () => void, limitMs: number): 'done' | 'timed_out' {
  const { context, script } = prepareGuard(work)
  try {
    script.runInContext(context, { timeout: Math.max(1, Math.ceil(limitMs)) })
    return 'done'
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_SCRIPT_EXECUTION_TIMEOUT') return 'timed_out'
    throw error
  }
}

export interface GuardedRequest {
  readonly regex: RegExp
  readonly text: string
  readonly limitMs: number
  /** The file, as people know it. */
  readonly shown: string
}

/** Every match of a regex with the flag `g`, or the error that the time limit makes of it. */
export function guardedMatches(request: GuardedRequest): Result<readonly RegExpExecArray[], ToolError> {
  let matches: readonly RegExpExecArray[] = []
  const end = withTimeLimit(() => {
    matches = [...request.text.matchAll(request.regex)]
  }, request.limitMs)
  return end === 'done' ? success(matches) : failure(patternTooSlow(request))
}

/** `String.replace` under a time limit. */
export function guardedReplace(request: GuardedRequest, replacement: string): Result<string, ToolError> {
  let replaced = ''
  const end = withTimeLimit(() => {
    replaced = request.text.replace(request.regex, replacement)
  }, request.limitMs)
  return end === 'done' ? success(replaced) : failure(patternTooSlow(request))
}

function patternTooSlow({ regex, limitMs, shown }: GuardedRequest): ToolError {
  return toolError(
    'timed_out',
    `Pattern '${regex.source}' took longer than ${limitMs / 1000}s on '${shown}'`,
    "Avoid nested repetition such as '(a+)+'; say more exactly what may repeat.",
  )
}

function prepareGuard(work: () => void): Guard {
  if (guard === undefined) {
    const made: Guard = { context: vm.createContext({ run: () => made.work() }), script: new vm.Script('run()'), work }
    guard = made
  }
  guard.work = work
  return guard
}
