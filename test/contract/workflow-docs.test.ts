import * as fs from 'node:fs'
import * as path from 'node:path'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { FIRST_WORKFLOW } from '../../src/entry/first-files.ts'
import { publishedWorkflow, withWorkflowDocs } from '../../src/report/workflow-docs.ts'
import { shownWorkflows } from '../support/shown-workflows.ts'

interface Job {
  readonly permissions?: Readonly<Record<string, string>>
  readonly steps: readonly { readonly uses?: string; readonly run?: string; readonly with?: Readonly<Record<string, unknown>> }[]
}
interface Workflow {
  readonly on: Readonly<Record<string, unknown>>
  readonly permissions?: unknown
  readonly jobs: Readonly<Record<string, Job>>
}

const root = path.resolve(import.meta.dirname, '../..')
const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8')
const files = fs.readdirSync(path.join(root, '.github/workflows')).map((name) => `.github/workflows/${name}`)
const all = files.map((file) => [file, parse(read(file)) as Workflow] as const)

it("the workflows in the README are those of this repository, and of 'sous init'", () => {
  const readme = read('README.md')
  const texts = shownWorkflows(root)
  expect([...readme.matchAll(/<!-- workflow: (\S+) -->/g)].map(([, name]) => name).filter((name) => name !== 'end')).toEqual(
    Object.keys(texts),
  )
  expect(withWorkflowDocs(readme, texts) === readme, "README.md is out of date: run 'npm run build' and commit it").toBe(true)
  expect(readme).toContain(FIRST_WORKFLOW.text)
})

it('a published workflow names Sous, and checks out only what it looks at', () => {
  const hardened = publishedWorkflow(read('.github/workflows/sous.yml'))
  expect(hardened).not.toContain('actions/checkout')
  expect(hardened.match(/uses: OWNER\/sous@v1/g)).toHaveLength(4)
  expect(publishedWorkflow(read('.github/workflows/sous-check.yml'))).toContain('actions/checkout@')
  expect(() => withWorkflowDocs('<!-- workflow: none.yml -->\n<!-- workflow: end -->', {})).toThrow("There is no workflow 'none.yml'.")
})

it('[J5] no workflow has rights at its top, keeps credentials, or names an action by anything but its commit', () => {
  for (const [file, { permissions, jobs }] of all) {
    expect([file, permissions]).toEqual([file, {}])
    const steps = Object.values(jobs).flatMap((job) => job.steps)
    const named = steps.flatMap(({ uses }) => (uses === undefined || uses === './' ? [] : [uses]))
    expect(named.filter((uses) => !/@[0-9a-f]{40}$/.test(uses))).toEqual([])
    const checkouts = steps.filter(({ uses }) => uses?.startsWith('actions/checkout@'))
    expect(checkouts.map((step) => step.with?.['persist-credentials']).filter((kept) => kept !== false)).toEqual([])
  }
})

it('[J5] no workflow runs with rights on what strangers write', () => {
  const events = all.flatMap(([, { on }]) => Object.keys(on))
  expect(events.filter((event) => ['pull_request_target', 'workflow_run'].includes(event))).toEqual([])
})

it('[E3] the job that runs recipes cannot write, and jobs that can run none', () => {
  const { jobs } = parse(read('.github/workflows/sous.yml')) as Workflow
  const rights = Object.fromEntries(Object.entries(jobs).map(([name, { permissions }]) => [name, permissions]))
  expect(rights).toEqual({
    gate: { contents: 'read', 'pull-requests': 'read' },
    plan: { contents: 'read', 'pull-requests': 'read' },
    report: { contents: 'write', 'pull-requests': 'write' },
    apply: { actions: 'read', contents: 'write', 'pull-requests': 'write' },
  })
  const modes = Object.fromEntries(
    Object.entries(jobs).map(([name, { steps }]) => [name, steps.find(({ uses }) => uses === './')?.with?.['mode']]),
  )
  expect(modes).toEqual({ gate: 'gate', plan: 'plan', report: 'publish', apply: 'publish' })
  expect(Object.values(jobs).flatMap(({ steps }) => steps.filter(({ run }) => run !== undefined))).toEqual([])
})
