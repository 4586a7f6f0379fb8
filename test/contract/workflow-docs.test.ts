import * as fs from 'node:fs'
import * as path from 'node:path'
import { data, Evaluator, Lexer, Parser } from '@actions/expressions'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { publishedWorkflow, SIMPLE_WORKFLOW, withWorkflowDocs } from '../../scripts/docs/workflow-docs.ts'
import { CAMPAIGN_WORKFLOWS } from '../../src/cli/campaign-workflows.ts'
import { FIRST_WORKFLOW } from '../../src/cli/commands/init-files.ts'
import { appWorkflows, shownWorkflows, workflowPages } from '../support/shown-workflows.ts'

interface Job {
  readonly if?: string
  readonly environment?: string
  readonly permissions?: Readonly<Record<string, string>>
  readonly outputs?: Readonly<Record<string, string>>
  readonly steps: readonly {
    readonly id?: string
    readonly uses?: string
    readonly run?: string
    readonly with?: Readonly<Record<string, unknown>>
  }[]
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

it("the workflows on the pages are those of this repository, and of 'sous init'", () => {
  const pages = workflowPages(root)
  for (const [page, texts] of Object.entries(pages)) {
    const text = read(page)
    const marks = [...text.matchAll(/<!-- workflow: (\S+) -->/g)].map(([, name]) => name)
    expect(marks.filter((name) => name !== 'end')).toEqual(Object.keys(texts))
    expect(withWorkflowDocs(text, texts) === text, `${page} is out of date: run 'npm run build' and commit it`).toBe(true)
    for (const workflow of Object.values(texts)) expect(text).toContain(workflow.trimEnd())
  }
  const shown = Object.keys(shownWorkflows(root)).toSorted()
  const placed = Object.entries(pages).flatMap(([page, texts]) => (page.endsWith('github-app.md') ? [] : Object.keys(texts)))
  expect(placed.toSorted()).toEqual(shown)
  expect(FIRST_WORKFLOW.text).toBe(shownWorkflows(root)['sous.yml'])
  expect(CAMPAIGN_WORKFLOWS[1]?.text).toBe(shownWorkflows(root)['sous-campaign.yml'])
  expect(CAMPAIGN_WORKFLOWS[2]?.text).toBe(shownWorkflows(root)['sous-campaign-commands.yml'])
})

it('no other page has marks of workflows', () => {
  const pages = fs.globSync(['*.md', 'docs/**/*.md'], { cwd: root }).filter((page) => read(page).includes('<!-- workflow: '))
  expect(pages.toSorted()).toEqual(Object.keys(workflowPages(root)).toSorted())
})

it('the guide to GitHub Apps has the hardened workflow, with the key only where no recipe runs', () => {
  const guide = read('docs/guide/github-app.md')
  const text = appWorkflows(root)['sous.yml'] ?? ''
  expect(guide).toContain(text.trimEnd())
  const { on, jobs } = parse(text) as Workflow
  expect(Object.keys(on)).toEqual(['issue_comment'])
  const plain = (parse(shownWorkflows(root)['sous.yml'] ?? '') as Workflow).jobs
  expect(jobs['plan']).toEqual(plain['plan'])
  for (const name of ['gate', 'report', 'apply']) {
    const job = jobs[name]
    expect([job?.permissions, job?.environment]).toEqual([{}, 'sous'])
    // Whoever names teams removes the '#'.
    expect(text.split(/^ {2}(?=\w+:$)/m).find((part) => part.startsWith(`${name}:`))).toContain('# permission-members: read')
    const { 'client-id': id, 'private-key': key, ...asked } = job?.steps.find((step) => step.id === 'app')?.with ?? {}
    expect([id, key]).toEqual([`\${{ vars.SOUS_APP_CLIENT_ID }}`, `\${{ secrets.SOUS_APP_KEY }}`])
    const rights = Object.entries(plain[name]?.permissions ?? {}).map(([right, level]) => [`permission-${right}`, level])
    expect(asked).toEqual(Object.fromEntries(rights))
    expect(job?.steps.find((step) => step.id === 'sous')?.with?.['token']).toBe(`\${{ steps.app.outputs.token }}`)
  }
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
    // A job that calls a workflow of the same commit has none.
    const steps = Object.values(jobs).flatMap((job) => job.steps ?? [])
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
    gate: { contents: 'read', 'pull-requests': 'write' },
    plan: { actions: 'read', contents: 'read', 'pull-requests': 'read' },
    report: { contents: 'write', 'pull-requests': 'write', statuses: 'write' },
    apply: { actions: 'read', contents: 'write', 'pull-requests': 'write', statuses: 'write' },
  })
  const modes = Object.fromEntries(
    Object.entries(jobs).map(([name, { steps }]) => [name, steps.find(({ uses }) => uses === './')?.with?.['mode']]),
  )
  expect(modes).toEqual({ gate: 'gate', plan: 'plan', report: 'publish', apply: 'publish' })
  expect(Object.values(jobs).flatMap(({ steps }) => steps.filter(({ run }) => run !== undefined))).toEqual([])
})

it('[E3] commands of a campaign run in a job without rights, environment, secrets or token, and no other job runs any', () => {
  const { jobs } = parse(read('.github/workflows/sous-campaign-commands.yml')) as Workflow
  expect(Object.entries(jobs).map(([name, { environment, permissions }]) => [name, environment, permissions])).toEqual([
    ['prepare', `\${{ inputs.environment }}`, { actions: 'read', contents: 'read', issues: 'read' }],
    ['run', undefined, {}],
  ])
  const run = jobs['run']
  expect(JSON.stringify(run)).not.toContain('secrets.')
  const sous = run?.steps.find(({ uses }) => uses === './')?.with
  expect([sous?.['mode'], sous?.['token'], sous?.['app-key']]).toEqual(['campaign-run', '', undefined])
  const modes = Object.values((parse(read('.github/workflows/sous-campaign.yml')) as Workflow).jobs).flatMap(({ steps = [] }) =>
    steps.flatMap((step) => step.with?.['mode'] ?? []),
  )
  expect(modes).not.toContain('campaign-run')
  // Delivery looks for the results in the names of these jobs and steps.
  const caller = parse(read('.github/workflows/sous-campaign.yml')) as { jobs: { commands: { name: string } } }
  const names = Object.values(jobs).map((job) => (job as { readonly name?: string }).name)
  expect([caller.jobs.commands.name, ...names]).toEqual([`Repository \${{ matrix.target }}`, 'Prepare', 'Run'])
})

it('every job after the gate gets the whole digest of the plan that the gate found', () => {
  const passed = `\${{ needs.gate.outputs.digest }}`
  for (const text of [read('.github/workflows/sous.yml'), FIRST_WORKFLOW.text, appWorkflows(root)['sous.yml'] ?? '']) {
    const { jobs } = parse(text) as Workflow
    expect(jobs['gate']?.outputs?.['digest']).toBe(`\${{ steps.sous.outputs.digest }}`)
    const given = Object.entries(jobs).map(([name, { steps }]) => [name, steps.find(({ id }) => id === 'sous')?.with?.['gate-digest']])
    expect(Object.fromEntries(given)).toEqual({ gate: undefined, plan: passed, report: passed, apply: passed })
  }
})

const REPOSITORY = { full_name: 'owner/demo' }
const review = (body: string | null, { ref = 'feature', repo = REPOSITORY, state = 'approved' } = {}) => ({
  review: { state, body },
  pull_request: { head: { ref, repo } },
})
const comment = (body: string, { type = 'User', isPull = true } = {}) => ({
  issue: isPull ? { pull_request: {} } : {},
  comment: { body, user: { type } },
})

it.each([
  ['a command', comment('/sous run tidy'), true],
  ['talk', comment('Nice work!'), false],
  ['a command of a bot', comment('/sous run tidy', { type: 'Bot' }), false],
  ['a command on an issue', comment('/sous run tidy', { isPull: false }), false],
  ['an approval between people', review('Looks good'), false],
  ['an approval without a text', review(null), false],
  ['an approval of a proposal', review(null, { ref: 'sous/tidy' }), true],
  ['an approval that names a plan', review('/sous apply 0123456789abcdef'), true],
  ['an approval that names a plan further down', review('Fine.\nsous: 0123456789abcdef'), true],
  ['a request for changes on a proposal', review('No', { ref: 'sous/tidy', state: 'changes_requested' }), false],
  ['an approval of a fork', review('/sous apply 0123', { ref: 'sous/tidy', repo: { full_name: 'other/demo' } }), false],
])('the first workflow starts a runner only where that can matter: %s', (_, event, starts) => {
  const condition = (parse(SIMPLE_WORKFLOW) as Workflow).jobs['sous']?.if ?? ''
  const contexts = JSON.stringify({ github: { repository: REPOSITORY.full_name, event } })
  const tree = new Parser(new Lexer(condition).lex().tokens, ['github'], []).parse()
  const value = new Evaluator(tree, JSON.parse(contexts, data.reviver) as data.Dictionary).evaluate()
  expect(!['false', '', '0', 'null'].includes(value.coerceString())).toBe(starts)
})
