import { callOfPlan } from '../engine/plan-of-call.ts'
import type { Plan } from '../model/plan.ts'
import type { ReasonCode } from '../model/reason-code.ts'
import { shellWord } from '../model/shell-word.ts'
import type { NextCommand } from '../report/plan-report.ts'
import type { RunOptions } from './run-options.ts'
import type { Trust } from './trust.ts'

export interface Situation {
  readonly reason: ReasonCode
  readonly options: RunOptions
  readonly trust?: Trust
  readonly plan: Plan | undefined
}

/** What to type next, as it would be typed here. */
export function nextCommands({ reason, options, trust, plan }: Situation): readonly NextCommand[] {
  const root = options.root === undefined ? [] : ['--root', options.root]
  const digest = plan?.digest ?? ''
  const isOfCall = plan !== undefined && callOfPlan(plan) !== undefined
  const needsTrust = trust === undefined || trust.isRemembered ? [] : ['--trust', trust.hash]
  const asTrusted = options.trust === undefined ? [] : needsTrust
  switch (reason) {
    case 'approval_needed':
      // Whoever lands the plan of a call is asked, and that could not be done.
      if (isOfCall)
        return [
          command(['plans', digest, ...root], 'shows it'),
          command(['apply', digest, ...root, ...landing(options), '--yes'], 'lands exactly this'),
        ]
      return [command(['apply', digest, ...root, ...landing(options)], 'lands exactly this')]
    case 'previewed':
      return [command(['apply', digest, ...root, ...landing(options)], isOfCall ? 'asks, and lands exactly this' : 'lands exactly this')]
    case 'landed':
    case 'committed':
      // Nothing is to be brought back where the branch is not checked out.
      return options.branch === undefined
        ? [command(['undo', digest, ...root], 'brings back what was there')]
        : [switchTo(options.branch, options.root), command(['undo', digest, ...root], 'brings back what was there, on that branch')]
    case 'gated': {
      const asks = command(['run', ...again(options), ...asTrusted], 'asks about the call on a terminal')
      // What else has to be said beforehand is known only of a recipe that was read.
      if (trust === undefined) return [asks]
      return [asks, command(['run', ...again(options), '--yes', ...needsTrust], 'approves the call and what comes of it beforehand')]
    }
    case 'changes_found':
      return [command(['run', ...again(options), ...asTrusted], 'shows the plan again and asks whether to land it')]
    case 'stale':
      // Without trust this is a command on a kept plan, and its word is a digest.
      return trust === undefined
        ? []
        : [command(['preview', ...again({ ...options, commit: false, branch: undefined }), ...asTrusted], 'makes the plan anew')]
    case 'failed:landing_unfinished':
      return [
        command(['recover', ...root], 'tells how the interrupted landing can be ended'),
        command(['apply', digest, ...root, ...landing(options)], 'lands exactly this afterwards'),
      ]
    default:
      // Whatever kept it from landing, the plan is kept.
      return trust === undefined || plan === undefined || !reason.startsWith('failed:')
        ? []
        : [command(['apply', digest, ...root, ...landing(options)], 'lands exactly this once that is mended')]
  }
}

function again({ word, inputs, inputsFile, root, allowHosts, ...rest }: RunOptions): readonly string[] {
  return [
    word ?? '',
    ...inputs.flatMap((input) => ['-i', input]),
    ...(inputsFile === undefined ? [] : ['--inputs', inputsFile]),
    ...allowHosts.flatMap((host) => ['--allow-host', host]),
    ...(root === undefined ? [] : ['--root', root]),
    ...landing(rest),
  ]
}

function landing({ commit, branch }: Pick<RunOptions, 'commit' | 'branch'>): readonly string[] {
  return [...(commit ? ['--commit'] : []), ...(branch === undefined ? [] : ['--branch', branch])]
}

function switchTo(branch: string, root: string | undefined): NextCommand {
  const words = ['git', ...(root === undefined ? [] : ['-C', root]), 'switch', branch]
  return { command: words.map(shellWord).join(' '), does: 'checks the branch out' }
}

function command(words: readonly string[], does: string): NextCommand {
  return { command: ['sous', ...words].map(shellWord).join(' '), does }
}
