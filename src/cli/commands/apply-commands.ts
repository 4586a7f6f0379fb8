import { applySaved } from '../../app/apply-saved.ts'
import { undoPlan } from '../../app/undo.ts'
import { outcomeOf } from '../../report/outcome-text.ts'
import { type CliCommand, defineCommand } from '../define-command.ts'
import { describeRunOptions, runOptions } from '../options/run-options.ts'
import { openReportFolder } from '../report-files.ts'
import { failEarly, nextCommands, reportApplied } from '../run-report.ts'
import { askToApply } from '../terminal/approvers.ts'
import { withProgress } from '../terminal/progress-line.ts'

const APPLY_USAGE = `Usage: sous apply <digest> [options]

Applies exactly the plan of that digest, as it was previewed, or nothing. No step runs again. Naming the digest is the
approval. Refuses when the branch or a touched file moved since; running it twice is safe.

The plan of a single call, which an assistant has made over MCP, is shown first and asked for, since nobody has seen it
yet; without a terminal it is applied only with --yes. 'sous plans <digest>' shows any plan.

`

const UNDO_USAGE = `Usage: sous undo <digest> [options]

Brings back the bytes that an applied plan replaced. That is a plan of its own: it is shown, asked for and applied like any
other, and refused when one of the files changed since.

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
      const next = nextCommands({ reason: ending.reason, options, plan })
      return reportApplied(
        { plan, ending: { ...ending, next }, ...(!ended.ok && { error: ended.error }) },
        { options, invocation, folder: folder.value, changes },
      )
    },
  })
}
