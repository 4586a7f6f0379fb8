/**
 * A campaign under act, in the workflows that people copy: three repositories are planned, approved on the issue and get a pull request;
 * one is merged, one closed, and one gets a person's commit.
 */
import * as path from 'node:path'
import { expect, it } from 'vitest'
import { parse, stringify } from 'yaml'
import { type ActRun, actInWorld, findAct } from '../support/act.ts'
import { commandWorld } from '../support/campaign-commands.ts'
import { type CampaignWorld, campaignWorld } from '../support/campaign-world.ts'
import type { ActionEvent } from '../support/github/world.ts'
import { COPIED, giveTokens } from '../support/workflow-runs.ts'

const FILES = { 'version.txt': 'version one\n' }
const CALLER = '.github/workflows/campaigns.yml'
const JOBS = '.github/workflows/sous-campaign.yml'
const COMMANDS = '.github/workflows/sous-campaign-commands.yml'

type Job = Parameters<typeof giveTokens>[2]

/** Runs the caller, and through it the jobs, each with a token of its own. */
function campaignRuns(program: string, test: CampaignWorld): (event: ActionEvent) => Promise<ActRun> {
  const text = COPIED['sous-campaign.yml'] ?? ''
  const called = Object.fromEntries(
    [JOBS, COMMANDS].map((file) => {
      const workflow = parse(COPIED[path.basename(file)] ?? '') as { readonly jobs: Readonly<Record<string, Job>> }
      // A job that calls a workflow has no steps.
      for (const [name, job] of Object.entries(workflow.jobs)) if (job.steps !== undefined) giveTokens(test.world, `campaign${name}`, job)
      return [file, stringify(workflow)]
    }),
  )
  const actions = [...text.matchAll(/uses: (actions\/(\w+-artifact)@\w+)/g)].map(([, name = '', folder = '']) => [
    name,
    path.resolve('test/fixtures/actions', folder),
  ])
  return (event) =>
    actInWorld(program, {
      world: test.world,
      event,
      file: CALLER,
      workflow: COPIED['campaigns.yml'] ?? '',
      called,
      uses: 'published',
      actions: Object.fromEntries(actions),
      variables: { SOUS_APP_CLIENT_ID: test.app.clientId },
      secrets: { SOUS_APP_KEY: test.app.privateKey.replaceAll('\n', '\\n') },
    })
}

it('a campaign goes from the search to the burndown', async () => {
  const program = findAct()
  if (program === undefined) return
  await using test = await campaignWorld({ targets: { a: FILES, b: FILES, c: FILES } })
  const start = campaignRuns(program, test)
  const { world } = test

  const planned = await start(world.dispatch({ by: 'boss' }))
  expect(planned.text).toContain('3 plans collected')
  expect(test.issue().body).toContain('| planned | 3 |')

  const refused = await start(world.comment({ by: 'reader', body: `/sous approve ${test.shownDigest()}`, on: test.issue().number }))
  expect(refused.text).not.toContain('opened')
  const approved = await start(world.comment({ by: 'boss', body: `/sous approve ${test.shownDigest()}`, on: test.issue().number }))
  expect(approved.text).toContain('boss: approve')
  expect(approved.text).toContain('3 pull requests opened')
  expect(['a', 'b', 'c'].map((name) => test.pulls(name).length)).toEqual([1, 1, 1])

  const [a, b] = [test.pulls('a')[0], test.pulls('b')[0]]
  test.target('a').bare.git(['update-ref', 'refs/heads/main', a?.pull.headSha ?? ''])
  Object.assign(a?.pull ?? {}, { mergedAt: world.github.state.time() })
  for (const pull of [a, b]) Object.assign(pull ?? {}, { state: 'closed' })
  test.target('c').bare.commitOn({ branch: 'sous/two', edits: { 'notes.txt': 'mine\n' }, message: 'Mine' })
  const synced = await start(world.schedule('41 5 * * *'))
  expect(synced.text).toContain('3 of 3 changed')
  const { body } = test.issue()
  for (const row of ['merged', 'closed by a person', 'has commits by others']) expect(body).toContain(`| ${row} | 1 |`)
  expect(body).toContain('xychart-beta')
}, 300_000)

it('[E3] approved commands run in jobs of their own, with what the jobs before them hand on', async () => {
  const program = findAct()
  if (program === undefined) return
  const files = { ...FILES, 'make.sh': 'cp version.txt made.txt\n' }
  await using test = await commandWorld({ targets: { a: files, b: files } })
  const start = campaignRuns(program, test)
  const { world } = test
  await start(world.dispatch({ by: 'boss' }))
  const command = `/sous approve ${test.shownDigest()}`
  const first = await start(world.comment({ by: 'boss', body: command, on: test.issue().number }))
  expect(first.text).toContain('0 repositories with approved calls')
  const second = await start(world.comment({ by: 'second', body: command, on: test.issue().number }))
  expect(second.text).toContain('2 repositories with approved calls')
  expect(second.text.match(/Prepared: ready/g)).toHaveLength(2)
  expect(new Set(second.text.match(/Plan [0-9a-f]{64}/g))).toHaveProperty('size', 2)
  // act has no jobs that GitHub would know by name, so their results prove nothing.
  expect(second.text).toContain('0 repositories gathered')
}, 300_000)
