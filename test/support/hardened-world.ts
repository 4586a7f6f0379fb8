import { type ActionWorld, actionWorld } from './action-world.ts'
import type { ActionRun } from './github/action-run.ts'
import type { Permissions } from './github/state.ts'
import type { ActionEvent, RunRequest } from './github/world.ts'

/** The tokens of the jobs of the hardened workflow, with the permissions that it gives them. */
const READS: Permissions = { actions: 'read', contents: 'read', pull_requests: 'read' }
const REACTS: Permissions = { contents: 'read', pull_requests: 'write' }
const WRITES: Permissions = { actions: 'read', contents: 'write', pull_requests: 'write', statuses: 'write' }
export const READING = 'ghs_reading00000000000000000000000000000'
export const GATING = 'ghs_gating000000000000000000000000000000'
export const WRITING = 'ghs_writing00000000000000000000000000000'

/** What the jobs of one run of the workflow did; those that did not run are missing. */
export interface WorkflowJobs {
  readonly gate: ActionRun
  readonly plan?: ActionRun
  readonly report?: ActionRun
  readonly apply?: ActionRun
  /** The job that ended it. */
  readonly last: ActionRun
}

export interface HardenedWorld extends ActionWorld {
  gate(event: ActionEvent, options?: Partial<RunRequest>): Promise<ActionRun>
  plan(event: ActionEvent, options?: Partial<RunRequest>): Promise<ActionRun>
  publish(event: ActionEvent, inputs?: Readonly<Record<string, string>>, options?: Partial<RunRequest>): Promise<ActionRun>
  /** All jobs of the workflow for an event, as GitHub runs them. */
  jobs(event: ActionEvent): Promise<WorkflowJobs>
  /** Somebody comments, and the workflow runs. */
  asks(by: string, body: string): Promise<WorkflowJobs>
}

/** A repository with the hardened workflow: each job runs with the token that the workflow gives it. */
export async function hardenedWorld(options: Parameters<typeof actionWorld>[0] = {}): Promise<HardenedWorld> {
  const at = await actionWorld(options)
  at.github.addToken(READING, { login: 'github-actions[bot]', permissions: READS })
  at.github.addToken(GATING, { login: 'github-actions[bot]', permissions: REACTS })
  at.github.addToken(WRITING, { login: 'github-actions[bot]', permissions: WRITES })
  const gate: HardenedWorld['gate'] = (event, more) => at.act(event, { token: GATING, inputs: { mode: 'gate' }, ...more })
  const plan: HardenedWorld['plan'] = (event, more) => at.act(event, { token: READING, inputs: { mode: 'plan' }, ...more })
  const publish: HardenedWorld['publish'] = (event, inputs, more) =>
    at.act(event, { token: WRITING, inputs: { mode: 'publish', ...inputs }, ...more })
  async function jobs(event: ActionEvent): Promise<WorkflowJobs> {
    const first = await gate(event)
    const { next, digest: found = '' } = first.outputs
    const gated = { 'gate-digest': found }
    const run = { run: { id: first.runId } }
    if (next === '') return { gate: first, last: first }
    const made = next === 'answer' ? undefined : await plan(event, { ...run, inputs: { mode: 'plan', gate: next ?? '', ...gated } })
    if (made !== undefined) at.uploadPlan(made)
    if (next === 'apply') {
      const apply = await publish(event, { ...gated, 'derived-digest': made?.outputs['digest'] ?? '' }, run)
      return { gate: first, ...(made && { plan: made }), apply, last: apply }
    }
    const report = await publish(event, { ...gated, 'plan-path': made?.outputs['plan-path'] ?? '' }, run)
    return { gate: first, ...(made && { plan: made }), report, last: report }
  }
  return {
    ...at,
    gate,
    plan,
    publish,
    jobs,
    asks: (by, body) => jobs(at.comment({ by, body })),
    [Symbol.asyncDispose]: () => at[Symbol.asyncDispose](),
  }
}
