import * as fs from 'node:fs'
import * as path from 'node:path'
import { expect, it } from 'vitest'
import { parse } from 'yaml'

interface Workflow {
  readonly on?: unknown
  readonly concurrency?: unknown
  readonly jobs?: Readonly<Record<string, { readonly concurrency?: unknown; readonly needs?: unknown }>>
}

const root = path.resolve(import.meta.dirname, '../..')

/** Every workflow that this repository has or shows to people. */
function allWorkflows(): readonly (readonly [name: string, text: string])[] {
  const folder = path.join(root, '.github/workflows')
  const own = fs.readdirSync(folder).map((name) => [name, fs.readFileSync(path.join(folder, name), 'utf8')] as const)
  const pages = ['README.md', ...fs.globSync('docs/**/*.md', { cwd: root })]
  const shown = pages.flatMap((page) => {
    const blocks = fs.readFileSync(path.join(root, page), 'utf8').matchAll(/^```ya?ml\n(.*?)^```$/gms)
    return [...blocks].map(([, text = '']) => [page, text] as const).filter(([, text]) => /^jobs:/m.test(text) && /^on:/m.test(text))
  })
  return [...own, ...shown]
}

/** What would let anybody's comment displace an apply that waits its turn. */
function concurrencyProblems(text: string): readonly string[] {
  const { on, concurrency, jobs = {} } = parse(text) as Workflow
  const events = typeof on === 'string' ? [on] : Array.isArray(on) ? on : Object.keys((on ?? {}) as object)
  if (!events.includes('issue_comment')) return []
  const problems = concurrency === undefined ? [] : ['a group for the whole workflow']
  for (const [name, job] of Object.entries(jobs)) {
    if (job.concurrency === undefined) continue
    const {
      group = '',
      'cancel-in-progress': cancels,
      queue,
    } = job.concurrency as { group?: string; 'cancel-in-progress'?: unknown; queue?: unknown }
    if (job.needs === undefined) problems.push(`${name}: a group before anybody was authorised`)
    if (cancels !== false) problems.push(`${name}: may cancel what runs`)
    if (queue !== 'max') problems.push(`${name}: only one may wait`)
    if (
      !group.includes('github.repository_id') ||
      !/github\.event\.(?:issue|pull_request)\.number/.test(group) ||
      /head_ref|ref_name|title/.test(group)
    )
      problems.push(`${name}: the group is not that of one pull request`)
  }
  return problems
}

it('[A12] no workflow here lets a comment displace an approved apply', () => {
  expect(allWorkflows().flatMap(([name, text]) => concurrencyProblems(text).map((problem) => `${name}: ${problem}`))).toEqual([])
})

it('[A12] finds a group for the whole workflow, one that cancels, and one that is named by a branch', () => {
  const group = (text: string) => `on: { issue_comment: { types: [created] } }\n${text}`
  const good = `{ group: 'sous-\${{ github.repository_id }}-\${{ github.event.issue.number }}', cancel-in-progress: false, queue: max }`
  expect(concurrencyProblems(group(`jobs: { gate: {}, apply: { needs: gate, concurrency: ${good} } }`))).toEqual([])
  expect(concurrencyProblems(group(`concurrency: x\njobs: {}`))).toEqual(['a group for the whole workflow'])
  expect(concurrencyProblems(group(`jobs: { apply: { concurrency: ${good} } }`))).toEqual(['apply: a group before anybody was authorised'])
  expect(
    concurrencyProblems(
      group(`jobs: { apply: { needs: gate, concurrency: { group: 'sous-\${{ github.head_ref }}', cancel-in-progress: true } } }`),
    ),
  ).toEqual(['apply: may cancel what runs', 'apply: only one may wait', 'apply: the group is not that of one pull request'])
})
