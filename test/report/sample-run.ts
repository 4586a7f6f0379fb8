// biome-ignore-all lint/suspicious/noTemplateCurlyInString: this is how expressions are written

import { type Reported, reportPlan } from '../support/plan-reports.ts'
import type { Planning } from '../support/planning.ts'
import { tempFolder } from '../support/temp-folder.ts'

const FILES = {
  Dockerfile: 'FROM node:18\nCOPY . .\n',
  'api/Dockerfile': 'FROM node:16\nRUN npm ci\n',
  '.github/workflows/ci.yml': 'node-version: 18\n',
  'README.md': 'Needs Node 18.\n',
  'old.md': 'On node 16\nNode 14\n',
}

const RECIPE = `
name: Move to one Node version
inputs:
  version: { description: Node major, type: number, required: true }
  note: { description: Why, type: string, default: 'Node 18 | is *over* @octocat' }
permissions:
  write: ['**/Dockerfile', '.github/workflows/*.yml', '*.md']
  run: ['true']
  max-files: 20
steps:
  - id: find
    tool: grep
    with: { pattern: 'FROM node:\\d+', include: '**/Dockerfile' }
  - id: bump
    for-each: \${{ steps.find.outputs.files }}
    tool: replace_in_file
    with: { path: '\${{ item }}', find: 'FROM node:\\d+', replace: 'FROM node:\${{ inputs.version }}', is_regex: true }
  - name: Note it at the top
    tool: edit_lines
    with: { path: Dockerfile, operation: insert, line: 0, content: "# syntax=docker/dockerfile:1\\n" }
  - id: docs
    recipe: docs
    with: { version: '\${{ inputs.version }}' }
  - id: leftovers
    name: An old Node version
    tool: grep
    with: { pattern: 'node 1[0-8]', case_sensitive: false }
    report: warning
  - if: \${{ inputs.version < 20 }}
    tool: create_file
    with: { path: OLD.md, content: x }
`

const DOCS = `
name: Docs
inputs:
  version: { description: Node major, type: number, required: true }
permissions: { write: ['**'] }
steps:
  - id: readme
    tool: replace_in_file
    with: { path: README.md, find: 'Node \\d+', replace: 'Node \${{ inputs.version }}', is_regex: true }
  - id: workflow
    tool: replace_in_file
    with: { path: .github/workflows/ci.yml, find: 'node-version: \\d+', replace: 'node-version: \${{ inputs.version }}', is_regex: true }
`

const GATE = `
  - id: install
    tool: run_in_terminal
    with: { command: 'true' }
  - id: after
    tool: grep
    with: { pattern: x }
`

const END = (matches: number) => `
verify:
  - id: none-left
    tool: grep
    with: { pattern: 'FROM node:1[0-8]\\b' }
    expect: { matches: '== ${matches}' }
outputs:
  files: \${{ steps.find.outputs.count }}
`

/** A run with something of everything: a step for each item, a recipe that is called, a condition, matches to report. */
export async function sampleRun(kind: 'complete' | 'gated' | 'failed', planning: Partial<Planning> = {}): Promise<Reported> {
  await using folder = await tempFolder(FILES)
  const recipe = `${RECIPE}${kind === 'gated' ? GATE : ''}${END(kind === 'failed' ? 1 : 0)}`
  // Awaited here: the folder is gone as soon as this function returns.
  return await reportPlan(folder, { recipe, others: { docs: DOCS }, inputs: { version: 22 }, ...planning })
}
