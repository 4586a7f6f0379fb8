import { parseArgs } from 'node:util'
import { findPlanState, type KeptPlan, readKeptPlans } from '../../engine/kept-plans.ts'
import { findUnfinished } from '../../engine/landing/recover.ts'
import { readBase } from '../../engine/plan-base.ts'
import { PlanRepository } from '../../engine/plan-repository.ts'
import { dropPlan } from '../../engine/plan-store.ts'
import type { RepoDirectory } from '../../model/path.ts'
import type { Plan } from '../../model/plan.ts'
import type { Digest } from '../../model/recipe.ts'
import { failure, type Result, success } from '../../model/result.ts'
import { type ToolError, toolError } from '../../model/tool-error.ts'
import { countOf } from '../../model/wording.ts'
import { isOver, type ListedPlan, planListRecord, renderPlanList } from '../../report/plan-list.ts'
import { printableJson } from '../../report/printable.ts'
import type { Invocation } from '../console.ts'
import { EXIT, type ExitCode } from '../exit-codes.ts'
import { fail } from '../fail.ts'
import { homeFolder } from '../home-folder.ts'
import { landingPlace } from '../landing-place.ts'
import { type OpenFolder, openFolder } from '../open-folder.ts'
import { planPlace } from '../plan-place.ts'

const USAGE = `Usage: sous plans [--prune] [--root DIR] [--json]

Lists the plans that are kept here, the latest first, with their digests and what has become of them:
  waiting   everything is as it was when the plan was made: 'sous apply <digest>' lands it
  landed    the files are as the plan leaves them, or a branch has its commit: 'sous undo <digest>' takes it back,
            where the files are as the plan leaves them
  changed   some files are as the plan leaves them, others were changed since: it can be undone once they are as it left them
  gated     a call waits for approval: run the recipe again
  stale     the branch or one of the files has changed since: preview again

  --prune     remove those that are gated, stale or damaged
  --root DIR  the folder to work in (default: this one if it has recipes, else the whole repository)
  --json      one JSON document instead of text
  -h, --help  this text
`

/** `sous plans`: which plans are kept, and what has become of them. */
export async function plansCommand(invocation: Invocation): Promise<ExitCode> {
  const { console } = invocation
  const options = readOptions(invocation.argv)
  if (!options.ok) return fail(options.error, invocation)
  if (options.value.help) {
    console.out(USAGE)
    return EXIT.done
  }
  const { root, prune, json } = options.value
  const opened = await openFolder(invocation, root ?? homeFolder(invocation.folder))
  if (!opened.ok) return fail(opened.error, invocation)
  const plans = await listKept(opened.value, invocation)
  const removed = prune ? plans.filter(isOver) : []
  for (const { digest } of removed) await dropPlan(planPlace(opened.value).store, digest as Digest)
  const left = plans.filter((listed) => !removed.includes(listed))
  if (json) {
    const digests = removed.map(({ digest }) => digest)
    console.out(`${printableJson(planListRecord(left, prune ? digests : undefined))}\n`)
    return EXIT.done
  }
  const unfinished = findUnfinished(landingPlace(opened.value))
  if (unfinished.ok && unfinished.value !== undefined)
    console.err(`${console.errStyle.yellow('!')} A landing was interrupted here, and is half done: see 'sous recover'.\n`)
  if (prune) console.out(`Removed ${countOf(removed.length, 'plan')}, kept ${left.length}.\n`)
  else if (left.length > 0) console.out(renderPlanList(left, { style: console.outStyle, now: Date.now() }))
  else
    console.err(
      `No plan is kept here.\n  ${console.errStyle.cyan('→')} 'sous preview <recipe>' makes one; 'sous list' lists the recipes.\n`,
    )
  return EXIT.done
}

async function listKept(opened: OpenFolder, invocation: Invocation): Promise<readonly ListedPlan[]> {
  const { store, landing } = planPlace(opened)
  const kept = await readKeptPlans(store)
  const { repository } = opened.tree
  const commits =
    repository === undefined || kept.length === 0 ? new Map() : await new PlanRepository(landing.git, repository).landedPlans()
  const folders = new Map<RepoDirectory, Promise<Result<OpenFolder, ToolError>>>()
  // A git directory holds the plans of all folders of its repository.
  const folderOf = ({ base: { directory } }: Plan) => {
    const place = repository === undefined ? opened.tree.folder : `${repository.workTree}/${directory}`
    const found = folders.get(directory) ?? openFolder(invocation, place)
    folders.set(directory, found)
    return found
  }
  const listed: ListedPlan[] = []
  for (const one of kept) listed.push(await listOne(one, commits, folderOf))
  return listed
}

async function listOne(
  { digest, keptMs, plan }: KeptPlan,
  commits: ReadonlyMap<string, string>,
  folderOf: (plan: Plan) => Promise<Result<OpenFolder, ToolError>>,
): Promise<ListedPlan> {
  if (!plan.ok) return { digest, keptMs, state: 'damaged', plan: undefined, error: plan.error }
  const listed = { digest, keptMs, plan: plan.value, error: undefined }
  const commit = commits.get(digest)
  if (commit !== undefined) return { ...listed, state: 'landed', commit }
  const folder = await folderOf(plan.value)
  if (!folder.ok) return { ...listed, state: 'stale' }
  const { tree, git } = planPlace(folder.value).landing
  const base = await readBase(git, tree.repository, folder.value.tree.folder)
  return { ...listed, state: base.ok ? await findPlanState(plan.value, tree, base.value) : 'stale' }
}

interface Options {
  readonly root: string | undefined
  readonly prune: boolean
  readonly json: boolean
  readonly help: boolean
}

function readOptions(argv: readonly string[]): Result<Options, ToolError> {
  const flag = { type: 'boolean', default: false } as const
  try {
    const { values } = parseArgs({
      args: [...argv],
      options: { root: { type: 'string' }, prune: flag, json: flag, help: { ...flag, short: 'h' } },
    })
    return success({ root: values.root, prune: values.prune, json: values.json, help: values.help })
  } catch (error) {
    return failure(toolError('invalid_arguments', (error as Error).message.split('. ', 1)[0] ?? 'Wrong options', 'See sous plans --help.'))
  }
}
