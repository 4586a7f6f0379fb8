import { applySaved } from '../../app/apply-saved.ts'
import { undoPlan } from '../../app/undo.ts'
import { outcomeOf } from '../../report/outcome-text.ts'
import { type CliCommand, defineCommand } from '../define-command.ts'
import { describeRunOptions, runOptions } from '../options/run-options.ts'
import { openReportFolder } from '../report-files.ts'
import { failEarly, nextCommands, reportApplied } from '../run-report.ts'
import { askedFor } from '../show-saved-plan.ts'
import { askToApply } from '../terminal/approvers.ts'
import { withProgress } from '../terminal/progress-line.ts'

const APPLY_USAGE = `Usage: sous apply [<digest>] [options]

Applies a saved plan exactly as it was previewed, or not at all. No step runs again. Type at least 7 characters of the
digest. Without one, it applies the newest plan that you previewed here. It refuses if the branch or one of the files has
changed since, and it is safe to run twice.

You have not seen the plan of a single tool call that an assistant made over MCP. Sous shows it and asks you first.
Without a terminal, such a plan needs --yes.

`

const UNDO_USAGE = `Usage: sous undo [<digest>] [options]

Restores the files that an applied plan changed. Type at least 7 characters of the digest. Without one, it undoes the last
plan that was applied here. It shows the change and asks first, and it refuses if one of the files has changed since.

`

/** `sous apply`: applies a saved plan. */
export const applyCommand = savedPlanCommand('apply', { usage: APPLY_USAGE, useCase: applySaved })

/** `sous undo`: takes an applied plan back. */
export const undoCommand = savedPlanCommand('undo', { usage: UNDO_USAGE, useCase: undoPlan })

function savedPlanCommand(
  name: 'apply' | 'undo',
  { usage, useCase }: { readonly usage: string; readonly useCase: typeof applySaved | typeof undoPlan },
): CliCommand {
  return defineCommand({
    usage: () => usage + describeRunOptions(name),
    options: runOptions(name),
    refuse: failEarly,
    async run(options, invocation) {
      const folder = openReportFolder(options, invocation)
      if (!folder.ok) return failEarly(folder.error, invocation)
      const asking = askToApply(options, invocation)
      const applied = await useCase({
        choice: options,
        options,
        surroundings: invocation,
        asking,
        whileApplying: (work) => withProgress(invocation.console, 'apply', work),
      })
      if (!applied.ok) return failEarly(applied.error, invocation, folder.value)
      const { plan, changes, ended } = applied.value
      const ending = ended.ok ? ended.value : outcomeOf(ended.error)
      // The word of this command is a digest, but only the recipe can be run again.
      const again = ending.reason === 'gated' ? { ...options, ...askedFor(plan) } : options
      const next = nextCommands({ reason: ending.reason, options: again, plan })
      return reportApplied(
        { plan, ending: { ...ending, next }, ...(!ended.ok && { error: ended.error }) },
        { options, invocation, folder: folder.value, changes },
      )
    },
  })
}
