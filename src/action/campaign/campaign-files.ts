import * as fs from 'node:fs'
import * as path from 'node:path'
import * as z from 'zod/mini'
import { type Refusal, refusal } from '../../base/errors/reasons.ts'
import { failure, type Result, success } from '../../base/result.ts'
import { parseJson } from '../../base/text/json.ts'
import type { GitHubTarget } from '../../campaign/discover-targets.ts'
import { ledgerSchemas } from '../../campaign/ledger-format.ts'
import type { Row } from '../../campaign/rows.ts'
import type { TargetPlan } from '../../campaign/transitions.ts'
import type { ActionContext } from '../runner.ts'

/** What the jobs of one run pass on, as artifacts. */
export interface DiscoveredFile {
  readonly campaign: string
  /** Digest of recipe and inputs: a job that reads others would plan something else. */
  readonly definition: string
  readonly date: string
  /** Jobs by their number. */
  readonly shards: readonly (readonly GitHubTarget[])[]
  /** All that the campaign has, to know by name in the ledger. */
  readonly targets: readonly Pick<GitHubTarget, 'id' | 'name'>[]
  readonly stopped: readonly Row[]
}

const DISCOVERED = 'discovered.json'

const schemaOf = () => {
  const target = z.strictObject({ id: z.string(), name: z.string(), installation: z.int(), branch: z.string() })
  const { row, sample } = ledgerSchemas()
  return {
    discovered: z.strictObject({
      campaign: z.string(),
      definition: z.string(),
      date: z.string(),
      shards: z.array(z.array(target)),
      targets: z.array(z.strictObject({ id: z.string(), name: z.string() })),
      stopped: z.array(row),
    }),
    plans: z.array(z.strictObject({ row, sample: z.optional(sample) })),
  }
}

export function writeDiscovered(context: ActionContext, file: DiscoveredFile): string {
  return writeJson(context, DISCOVERED, file)
}

export function readDiscovered(context: ActionContext): Result<DiscoveredFile, Refusal> {
  return readJson(path.join(folderOf(context), DISCOVERED), schemaOf().discovered) as Result<DiscoveredFile, Refusal>
}

/** What a job planned. */
export function writePlans(context: ActionContext, shard: number, plans: readonly TargetPlan[]): string {
  return writeJson(context, `plans-${shard}.json`, plans)
}

/** What all jobs planned. A job that died left none, and its repositories wait for the next run. */
export function readPlans(context: ActionContext): Result<readonly TargetPlan[], Refusal> {
  const folder = folderOf(context)
  const names = fs.readdirSync(folder).filter((name) => /^plans-\d{1,3}\.json$/.test(name))
  const plans: TargetPlan[] = []
  for (const name of names.sort()) {
    const read = readJson(path.join(folder, name), schemaOf().plans)
    if (!read.ok) return read
    const own: unknown = read.value
    plans.push(...(own as TargetPlan[]))
  }
  return success(plans)
}

function folderOf({ runner, workspace }: ActionContext): string {
  return path.resolve(workspace, runner.input('campaign-path') || '.')
}

/** Into a folder of this job, for the step that uploads it. */
function writeJson({ env, workspace }: ActionContext, name: string, value: unknown): string {
  const folder = path.join(env['RUNNER_TEMP'] ?? workspace, 'sous-campaign')
  fs.mkdirSync(folder, { recursive: true })
  fs.writeFileSync(path.join(folder, name), `${JSON.stringify(value)}\n`)
  return folder
}

function readJson<T>(file: string, schema: z.ZodMiniType<T>): Result<T, Refusal> {
  let text: string
  try {
    text = fs.readFileSync(file, 'utf8')
  } catch (error) {
    return failure(ERRORS.unreadable(file, (error as Error).message))
  }
  const json = parseJson(text)
  const read = json.ok ? schema.safeParse(json.value) : undefined
  return read?.success ? success(read.data) : failure(ERRORS.unreadable(file, 'it does not have the expected format'))
}

const ERRORS = {
  unreadable: (file: string, why: string) =>
    refusal(
      'input_invalid',
      `Cannot read ${path.basename(file)} of the earlier job: ${why}`,
      "Download its artifact into the folder that 'campaign-path' names.",
    ),
}
