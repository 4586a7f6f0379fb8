import { openFolder } from '../../app/open-folder.ts'
import { listSavedPlans, rootOfPlan } from '../../app/open-saved-plans.ts'
import { applyPlace, planPlace } from '../../app/plan-place.ts'
import { homeFolder } from '../../app/recipe-files.ts'
import { findUnfinished } from '../../apply/disk/recover-apply.ts'
import type { ToolError } from '../../base/errors/tool-errors.ts'
import { briefText } from '../../base/path.ts'
import type { Plan } from '../../base/plan.ts'
import type { Digest } from '../../base/recipe.ts'
import { type Result, success } from '../../base/result.ts'
import { countOf } from '../../base/text/wording.ts'
import { printableJson } from '../../report/printable.ts'
import { isOver, planListRecord, renderPlanList } from '../../report/terminal/plan-list.ts'
import { defineCommand, FLAG, HELP, readOptions, VALUE } from '../define-command.ts'
import { EXIT, type ExitCode, fail } from '../fail.ts'
import type { Invocation } from '../invocation.ts'

interface Options {
  /** A digest, or the start of one. */
  readonly word: string | undefined
  readonly root: string | undefined
  readonly prune: boolean
  readonly stat: boolean
  readonly json: boolean
  readonly help: boolean
}

const TABLE = { root: VALUE, prune: FLAG, stat: FLAG, 'no-pager': FLAG, json: FLAG, help: HELP } as const

const OPTIONS = readOptions(
  { command: 'plans', table: TABLE, maxWords: 1 },
  ({ values, positionals: [word] }, wrong): Result<Options, ToolError> => {
    if (word !== undefined && !/^[0-9a-f]{1,64}$/.test(word)) return wrong(`'${briefText(word)}' is not a digest, nor the start of one`)
    if (word !== undefined && values.prune) return wrong('--prune takes no digest. It removes all plans that can no longer be applied')
    return success({ word, ...values, root: values.root })
  },
)

/** `sous plans`: the saved plans and their states. */
export const plansCommand = defineCommand({ usage: (texts) => texts.plans, options: OPTIONS, run: listOrShow })

async function listOrShow({ word, root, prune, stat, json }: Options, invocation: Invocation): Promise<ExitCode> {
  const { console } = invocation
  const opened = await openFolder(invocation, root ?? homeFolder(invocation.folder))
  if (!opened.ok) return fail(opened.error, invocation)
  if (word !== undefined) {
    const { showSavedPlan } = await import('../show-saved-plan.ts')
    return showSavedPlan({ word, opened: opened.value, options: { root, json, stat }, invocation })
  }
  const listed = await listSavedPlans(opened.value, invocation)
  const removed = prune ? listed.filter(isOver) : []
  for (const { digest } of removed) await planPlace(opened.value).store.drop(digest as Digest)
  const left = listed.filter((plan) => !removed.includes(plan))
  if (json) {
    const digests = removed.map(({ digest }) => digest)
    console.data(`${printableJson(planListRecord(left, prune ? digests : undefined))}\n`)
    return EXIT.done
  }
  const unfinished = findUnfinished(applyPlace(opened.value))
  if (unfinished.ok && unfinished.value !== undefined)
    console.err(`${console.errStyle.yellow('!')} An apply was interrupted here and is half done. See 'sous recover'.\n`)
  if (prune) console.out(`Removed ${countOf(removed.length, 'plan')}, kept ${left.length}.\n`)
  else if (left.length > 0) {
    const rootOf = (plan: Plan) => rootOfPlan(opened.value, plan, root)
    console.out(renderPlanList(left, { style: console.outStyle, now: Date.now(), rootOf }))
  } else
    console.err(
      `No plans are saved here.\n  ${console.errStyle.cyan('→')} 'sous preview <recipe>' makes one. 'sous list' lists the recipes.\n`,
    )
  return EXIT.done
}
