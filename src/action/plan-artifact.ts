import * as fs from 'node:fs'
import * as os from 'node:os'
import * as path from 'node:path'
import * as z from 'zod/mini'
import { type Refusal, refusal } from '../base/errors/reasons.ts'
import type { ToolError } from '../base/errors/tool-errors.ts'
import { failure, type Result, success } from '../base/result.ts'
import { parseJson } from '../base/text/json.ts'
import { PlanFolder, type PlanStore, type StoredPlan } from '../plan/store/plan-store.ts'
import { ANNOTATION_LEVELS, type Annotations } from '../report/plan-report.ts'
import { realApplyDisk } from '../system/disk/real-apply-disk.ts'
import type { ActionContext } from './runner.ts'

const ENDING_FILE = 'ending.json'
const MAX_ENDING_BYTES = 262_144
const MAX_MESSAGE_CHARACTERS = 2000

/** The outcome of the plan job, in its own words. */
export interface ArtifactOutcome {
  readonly reason: string
  readonly message: string
  /** Findings of the search steps, which only the job that ran them knows. */
  readonly found?: Annotations
}

/** A folder that goes from the job that runs recipes to the one that can write. Nothing in it is trusted. */
export interface JobArtifact {
  readonly ending: ArtifactOutcome
  /** Missing if the recipe failed or did not run. */
  readonly stored: StoredPlan | undefined
}

/** An empty folder that a later step uploads. */
export function makeArtifactFolder({ env }: Pick<ActionContext, 'env'>): string {
  return fs.mkdtempSync(path.join(fs.realpathSync(env['RUNNER_TEMP'] || os.tmpdir()), 'sous-plan-'))
}

/** Saves a plan and its outcome for the next job, in a new folder or the given one. Returns the folder. */
export async function writePlanArtifact(
  context: Pick<ActionContext, 'env'>,
  { ending, stored }: JobArtifact,
  given?: string,
): Promise<Result<string, Refusal>> {
  try {
    const folder = given ?? makeArtifactFolder(context)
    fs.mkdirSync(folder, { recursive: true })
    const { reason, message, found } = ending
    const told = { reason, message: message.slice(0, MAX_MESSAGE_CHARACTERS) }
    const whole = JSON.stringify({ ...told, ...(found && { found }) })
    fs.writeFileSync(path.join(folder, ENDING_FILE), Buffer.byteLength(whole) <= MAX_ENDING_BYTES ? whole : JSON.stringify(told))
    const saved = stored === undefined ? success(undefined) : await storeIn(folder).save(stored)
    return saved.ok ? success(folder) : failure(refusal('io_error', saved.error.message, saved.error.suggestion))
  } catch (error) {
    return failure(ERRORS.cannotSave((error as Error).message))
  }
}

/** Reads such a folder. Checks every hash and that there is only one plan. */
export async function readPlanArtifact(folder: string): Promise<Result<JobArtifact, Refusal>> {
  let home: string
  let text: string
  try {
    home = fs.realpathSync(folder)
    const file = path.join(home, ENDING_FILE)
    if (fs.statSync(file).size > MAX_ENDING_BYTES) return failure(ERRORS.tooLarge())
    text = fs.readFileSync(file, 'utf8')
  } catch (error) {
    return failure(ERRORS.noPlan(folder, (error as Error).message))
  }
  const ending = readEnding(text)
  if (ending === undefined) return failure(ERRORS.unreadable())
  const store = storeIn(home)
  const listed = await store.list()
  const [digest, ...others] = listed.ok ? listed.value : []
  if (digest === undefined) return success({ ending, stored: undefined })
  if (others.length > 0) return failure(ERRORS.severalPlans())
  const stored = await store.load(digest)
  return stored.ok
    ? success({ ending, stored: stored.value })
    : failure(refusal('plan_tampered', stored.error.message, stored.error.suggestion))
}

/** Not in a hidden folder, because artifacts leave those out. */
function storeIn(home: string): PlanStore<ToolError> {
  return new PlanFolder({ home, isGitDirectory: true, disk: realApplyDisk() })
}

function readEnding(content: string): ArtifactOutcome | undefined {
  const json = parseJson(content)
  if (!json.ok) return undefined
  const natural = z.int().check(z.gte(0))
  const text = z.string()
  const finding = z.strictObject({ level: z.enum(ANNOTATION_LEVELS), file: text, line: natural, column: natural, message: text })
  const Ending = z.strictObject({
    reason: z.string().check(z.regex(/^[a-z_]{1,60}(?::[a-z_]{1,60})?$/)),
    message: z.string().check(z.maxLength(MAX_MESSAGE_CHARACTERS)),
    found: z.optional(
      z.strictObject({ shown: z.array(finding), more: z.strictObject({ error: natural, warning: natural, notice: natural }) }),
    ),
  })
  const read = Ending.safeParse(json.value)
  if (!read.success) return undefined
  const { found, ...told } = read.data
  return { ...told, ...(found && { found }) }
}

const ERRORS = {
  cannotSave: (why: string) => refusal('io_error', `Cannot save the plan for the next job: ${why}`),
  tooLarge: () => refusal('plan_tampered', `'${ENDING_FILE}' is too large`),
  noPlan: (folder: string, why: string) => refusal('digest_unknown', `There is no plan in '${folder}': ${why}`),
  unreadable: () => refusal('plan_tampered', `Cannot read '${ENDING_FILE}'`),
  severalPlans: () => refusal('plan_tampered', 'The plan job left more than one plan'),
}
