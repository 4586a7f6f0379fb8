import { applySaved } from '../../app/apply-saved.ts'
import { undoPlan } from '../../app/undo.ts'
import { outcomeOf } from '../../report/plan-facts.ts'
import { type CliCommand, defineCommand } from '../define-command.ts'
import { describeRunOptions, runOptions } from '../options/run-options.ts'
import { openReportFolder } from '../report-files.ts'
import { failEarly, nextCommands, reportApplied } from '../run-report.ts'
import { askedFor } from '../show-saved-plan.ts'
import { askToApply } from '../terminal/approvers.ts'
import { withProgress } from '../terminal/progress-line.ts'

/** `sous apply`: applies a saved plan. */
export const applyCommand = savedPlanCommand('apply', applySaved)

/** `sous undo`: takes an applied plan back. */
export const undoCommand = savedPlanCommand('undo', undoPlan)

function savedPlanCommand(name: 'apply' | 'undo', useCase: typeof applySaved | typeof undoPlan): CliCommand {
  return defineCommand({
    usage: (texts) => texts[name] + describeRunOptions(name, texts.options),
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
