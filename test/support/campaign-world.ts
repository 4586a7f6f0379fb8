import * as fs from 'node:fs'
import * as path from 'node:path'
import type { ActionRun } from './github/action-run.ts'
import type { App } from './github/apps.ts'
import type { Edits } from './github/bare-repository.ts'
import type { Issue, PullIssue, Repository } from './github/state.ts'
import { type ActionEvent, type GitHubWorld, gitHubWorld, type WorldOptions } from './github/world.ts'

const RECIPE = `name: Two instead of one
permissions: { write: [version.txt] }
steps:
  - tool: replace_in_file
    with: { path: version.txt, find: one, replace: two }
`

export interface CampaignWorldOptions extends WorldOptions {
  /** More files of the control repository. */
  readonly control?: Edits
  /** The file of the campaign `two`. */
  readonly campaign?: string
  /** Repositories of `acme`, by their name. */
  readonly targets: Readonly<Record<string, Edits>>
}

export interface CampaignWorld extends AsyncDisposable {
  readonly world: GitHubWorld
  readonly app: App
  target(name: string): Repository
  /** One job of the campaign's workflow. */
  run(
    mode: string,
    options?: {
      readonly event?: ActionEvent
      readonly inputs?: Readonly<Record<string, string>>
      /** Of a run that there is. */
      readonly id?: number
    },
  ): Promise<ActionRun>
  /** The jobs discover, plan and collect, as the workflow runs them. */
  plan(): Promise<ActionRun>
  /** Somebody comments on the campaign's issue: the job that answers. */
  says(by: string, body: string): Promise<ActionRun>
  issue(): Issue
  /** The digest that the issue shows to approve. */
  shownDigest(): string
  pulls(name: string): readonly PullIssue[]
}

/** A control repository with a campaign, and a GitHub App that is installed in the repositories of `acme`. */
export async function campaignWorld({ campaign, control, targets, ...options }: CampaignWorldOptions): Promise<CampaignWorld> {
  const world = await gitHubWorld({
    ...options,
    files: {
      ...control,
      '.github/recipes/two.yml': RECIPE,
      '.github/workflows/campaign.yml': 'name: Campaign\non: workflow_dispatch\n',
      '.github/campaigns/two.yml': campaign ?? "name: Two everywhere\nrecipe: two\ntargets: { query: 'org:acme', has: [version.txt] }\n",
    },
    users: { boss: 'write', second: 'write', reader: 'read', ...options.users },
  })
  const repositories = new Map(
    Object.entries(targets).map(([name, files]) => [name, world.github.addRepository({ name: `acme/${name}`, files })]),
  )
  for (const repository of repositories.values()) repository.private = true
  const app = world.github.addApp({ slug: 'sous-acme', permissions: { contents: 'write', pull_requests: 'write' }, on: { acme: 'all' } })
  const target = (name: string): Repository => {
    const repository = repositories.get(name)
    if (repository === undefined) throw new Error(`There is no acme/${name}.`)
    return repository
  }
  const run: CampaignWorld['run'] = (mode, { event = world.dispatch({ by: 'boss' }), inputs = {}, id } = {}) =>
    world.run({
      entry: 'here',
      event,
      checkout: 'none',
      inputs: { mode, campaign: 'two', 'app-id': app.clientId, 'app-key': app.privateKey, ...inputs },
      run: { path: '.github/workflows/campaign.yml', ...(id !== undefined && { id }) },
    })
  const issue = (): Issue => {
    const found = [...world.repository.issues.values()].find(({ pull }) => pull === undefined)
    if (found === undefined) throw new Error('The campaign has no issue.')
    return found
  }
  return {
    world,
    app,
    target,
    run,
    async plan() {
      const discovered = await run('campaign-discover')
      const folder = discovered.outputs['campaign-path'] ?? ''
      const shards = JSON.parse(discovered.outputs['shards'] || '[]') as readonly number[]
      for (const shard of shards) {
        const planned = await run('campaign-plan', { inputs: { shard: String(shard), 'campaign-path': folder } })
        // As the artifacts of all jobs are downloaded into one folder.
        const from = planned.outputs['campaign-path']
        if (from) for (const name of fs.readdirSync(from)) fs.copyFileSync(path.join(from, name), path.join(folder, name))
      }
      return folder === '' ? discovered : run('campaign-collect', { inputs: { 'campaign-path': folder } })
    },
    says: (by, body) => run('campaign-approve', { event: world.comment({ by, body, on: issue().number }), inputs: { campaign: '' } }),
    issue,
    shownDigest: () => /\/sous approve ([0-9a-f]{16})/.exec(issue().body ?? '')?.[1] ?? '',
    pulls: (name) => [...target(name).issues.values()].filter((one): one is PullIssue => one.pull !== undefined),
    [Symbol.asyncDispose]: () => world[Symbol.asyncDispose](),
  }
}
