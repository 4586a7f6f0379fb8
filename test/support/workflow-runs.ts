/**
 * Runs the workflows that people copy, under act, for event after event.
 *
 *     const start = workflowRuns(program, world, OWN['sous.yml'])
 *     const run = await start(world.comment({ by: 'author', body: '/sous list' }))
 *
 * As on GitHub, each job has a token of its own with the permissions that the workflow gives it. act knows one token only.
 */
import * as fs from 'node:fs'
import * as path from 'node:path'
import { parse, stringify } from 'yaml'
import { type ActRun, actInWorld } from './act.ts'
import type { Permissions } from './github/state.ts'
import type { ActionEvent, GitHubWorld } from './github/world.ts'
import { appWorkflows, shownWorkflows } from './shown-workflows.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')
const published = (texts: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, text.replaceAll('OWNER/sous@v1', 'owner/sous@v1')]))

/** The workflows of this repository. */
export const OWN = Object.fromEntries(
  ['sous.yml', 'sous-propose.yml', 'sous-check.yml'].map((name) => [
    name,
    fs.readFileSync(path.join(ROOT, '.github/workflows', name), 'utf8'),
  ]),
)
/** Those that people copy; `first` is the README's. */
export const COPIED = published(shownWorkflows(ROOT))
/** Those of the guide to GitHub Apps. */
export const APP = published(appWorkflows(ROOT))
/** Who the App of the guide speaks as. */
export const APP_LOGIN = 'chef[bot]'

type Step = { uses?: string; with?: Record<string, string>; env?: Record<string, string> }
type Job = { permissions?: Record<string, string>; concurrency?: { queue?: string }; steps: Step[] }

/** act says `skipped` of no job, so those that did not run are not in `jobs`. */
export function workflowRuns(
  program: string,
  world: GitHubWorld,
  text: string,
  file = 'sous.yml',
): (event: ActionEvent) => Promise<ActRun> {
  const workflow = parse(text) as { readonly jobs: Readonly<Record<string, Job>> }
  for (const [name, job] of Object.entries(workflow.jobs)) giveTokens(world, `${file.replace(/\W/g, '')}${name}`, job)
  const actions = [...text.matchAll(/uses: (actions\/(\w+-artifact|create-github-app-token)@\w+)/g)].map(([, name = '', folder = '']) => [
    name,
    path.join(ROOT, 'test/fixtures/actions', folder),
  ])
  return (event) =>
    actInWorld(program, {
      world,
      event,
      file: `.github/workflows/${file}`,
      workflow: stringify(workflow),
      uses: text.includes('uses: ./') ? 'local' : 'published',
      actions: Object.fromEntries(actions),
    })
}

/** As on GitHub, each job gets a token of its own. */
export function giveTokens(world: GitHubWorld, name: string, job: Job): void {
  // act does not know it yet, and would run nothing.
  delete job.concurrency?.queue
  const add = (kind: string, login: string, permissions: Readonly<Record<string, string>>) => {
    const token = `ghs_${kind}${name}`.padEnd(40, '0')
    const named = Object.entries(permissions).map(([scope, level]) => [scope.replaceAll('-', '_'), level])
    world.github.addToken(token, { login, permissions: Object.fromEntries(named) as Permissions })
    return token
  }
  const own = add('job', 'github-actions[bot]', job.permissions ?? {})
  for (const step of job.steps) {
    const given = step.with ?? {}
    if (/^(?:\.\/|owner\/sous@v1)$/.test(step.uses ?? '')) step.with = { token: own, ...given }
    if (!step.uses?.startsWith('actions/create-github-app-token@')) continue
    const asked = Object.entries(given).flatMap(([key, level]) => (key.startsWith('permission-') ? [[key.slice(11), level]] : []))
    step.env = { SOUS_TEST_APP_TOKEN: add('app', APP_LOGIN, Object.fromEntries(asked)) }
  }
}
