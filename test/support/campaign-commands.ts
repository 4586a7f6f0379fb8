import * as fs from 'node:fs'
import * as path from 'node:path'
import { type CampaignWorld, type CampaignWorldOptions, campaignWorld } from './campaign-world.ts'
import type { ActionEntry, ActionRun } from './github/action-run.ts'
import type { Edits } from './github/bare-repository.ts'
import type { WorkflowRun } from './github/state.ts'
import type { ActionEvent } from './github/world.ts'
import { zipOf } from './github/zip.ts'

/** What the jobs of one run of the workflow did. */
export interface CommandJobs {
  readonly run: WorkflowRun
  readonly targets: readonly string[]
  readonly prepared: readonly ActionRun[]
  readonly ran: readonly ActionRun[]
  readonly gathered: ActionRun | undefined
}

export interface CommandOptions {
  readonly event?: ActionEvent
  readonly entry?: ActionEntry
  /** What a command of one job does to the artifacts and results of the run, before they are gathered. */
  readonly meddle?: (at: { readonly run: WorkflowRun; readonly folder: string }) => void
}

export interface CommandWorld extends CampaignWorld {
  /** The jobs choose, prepare, run and gather, as the workflow runs them. */
  commands(options?: CommandOptions): Promise<CommandJobs>
  /** The whole way of a plan with commands: planned, approved by two, run, approved by two. */
  approveBoth(): Promise<void>
}

const CALLED = ['.github/workflows/sous-campaign.yml', '.github/workflows/sous-campaign-commands.yml'] as const
const JOBS = '.github/workflows/campaign.yml'

function zipped(folder: string): Buffer {
  const files = fs.readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const paths = files.map(({ parentPath, name }) => path.join(parentPath, name))
  return zipOf(Object.fromEntries(paths.map((file) => [path.relative(folder, file), fs.readFileSync(file)])))
}

export function commandRecipe(command: string): string {
  return `name: Made by a command
permissions: { write: ['**'], run: [${JSON.stringify(command)}] }
steps:
  - tool: replace_in_file
    with: { path: version.txt, find: one, replace: two }
  - tool: run_in_terminal
    with: { command: ${JSON.stringify(command)} }
`
}

/** A campaign whose recipe runs a command in each repository. */
export async function commandWorld({
  recipe = commandRecipe('sh make.sh'),
  targets,
  ...options
}: Omit<CampaignWorldOptions, 'targets'> & {
  readonly recipe?: string
  readonly targets: Readonly<Record<string, Edits>>
}): Promise<CommandWorld> {
  const control = {
    '.github/recipes/made.yml': recipe,
    ...Object.fromEntries(CALLED.map((file) => [file, 'on: workflow_call\n'])),
  }
  const campaign = "name: Made\nrecipe: made\ntargets: { query: 'org:acme' }\n"
  const test = await campaignWorld({ campaign, control, targets, ...options })
  test.world.repository.private = true
  const { world } = test
  let folders = 0

  function said(run: WorkflowRun, job: string, { outputs }: ActionRun): void {
    const steps = ['Set up job', `Result ${outputs['target-result'] || 'failed'}`, 'Complete job']
    run.jobs.push({ id: world.github.state.id(), name: `Campaign / ${job}`, attempt: run.attempt, steps })
  }

  async function commands({ event = world.dispatch({ by: 'boss' }), entry = 'here', meddle }: CommandOptions = {}): Promise<CommandJobs> {
    const keyless = { mode: 'campaign-gather', campaign: 'two' }
    const job = (inputs: Readonly<Record<string, string>>, more: object = {}, id?: number) =>
      world.run({ entry: 'here', event, checkout: 'none', inputs, run: { path: JOBS, ...(id !== undefined && { id }) }, ...more })
    const chosen = await job({ ...keyless, mode: 'campaign-choose' })
    const run = world.repository.workflowRuns.get(chosen.runId)
    if (run === undefined) throw new Error('There is no run.')
    run.referencedWorkflows = CALLED.map((file) => ({ path: `owner/demo/${file}`, sha: run.headSha, ref: 'refs/heads/main' }))
    const { 'seal-key': sealKey = '', 'open-key': openKey = '' } = chosen.outputs
    const targets = JSON.parse(chosen.outputs['targets'] || '[]') as readonly string[]
    const folder = path.join(world.folder, `plans-${++folders}-${run.id}`)
    fs.mkdirSync(folder, { recursive: true })
    const prepared: ActionRun[] = []
    const ran: ActionRun[] = []
    for (const target of targets) {
      const first = await test.run('campaign-prepare', { event, inputs: { target }, id: run.id })
      prepared.push(first)
      said(run, `Repository ${target} / Prepare`, first)
      const { 'campaign-path': sealed = '', 'target-key': key = '' } = first.outputs
      if (sealed === '') continue
      world.upload({ run: run.id, name: `sous-target-${target}`, content: zipped(sealed), overwrite: true })
      const inputs = { mode: 'campaign-run', target, 'target-key': key, 'seal-key': sealKey, 'campaign-path': sealed }
      const second = await job(inputs, { entry, token: '' }, run.id)
      ran.push(second)
      said(run, `Repository ${target} / Run`, second)
      const { 'campaign-path': made = '', digest = '' } = second.outputs
      if (made === '') continue
      world.upload({ run: run.id, name: `sous-plan-${digest}`, content: zipped(made), overwrite: true })
      fs.cpSync(made, path.join(folder, `sous-plan-${digest}`), { recursive: true })
    }
    meddle?.({ run, folder })
    const gathered = targets.length === 0 ? undefined : await job({ ...keyless, 'open-key': openKey, 'campaign-path': folder }, {}, run.id)
    return { run, targets, prepared, ran, gathered }
  }

  return {
    ...test,
    commands,
    async approveBoth() {
      for (const by of ['boss', 'second']) await test.says(by, `/sous approve ${test.shownDigest()}`)
    },
    [Symbol.asyncDispose]: () => test[Symbol.asyncDispose](),
  }
}
