import * as fs from 'node:fs'
import * as path from 'node:path'
import type { Json } from './present.ts'
import { type ActionEvent, type GitHubWorld, gitHubWorld } from './world.ts'

const EVENTS = path.resolve(import.meta.dirname, '../../fixtures/events')

/** What stands in the sample events for where the server will listen. */
const PLACE = 'http://github.test'

const RECIPE = `name: Bump Node
description: Every Dockerfile uses the same Node version.
inputs:
  version: { description: Node major, type: number, required: true, min: 20 }
permissions:
  write: ['**/Dockerfile']
steps:
  - tool: replace_in_file
    with: { path: Dockerfile, find: 'FROM node:\\d+', replace: 'FROM node:\${{ inputs.version }}', is_regex: true }
`

export const SAMPLE_EVENTS = ['issue_comment', 'pull_request_review', 'pull_request', 'workflow_dispatch', 'schedule', 'push'] as const

export type SampleEvent = (typeof SAMPLE_EVENTS)[number]

/** Commands and reviews say themselves what to run; everything else runs the recipe that is named here. */
const WORKFLOW = `name: Sous
on: [${SAMPLE_EVENTS.join(', ')}]
jobs:
  sous:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v5
      - id: sous
        uses: ./
        with:
          recipe: \${{ github.event_name != 'issue_comment' && github.event_name != 'pull_request_review' && 'bump-node' || '' }}
          inputs: 'version: 24'
`

/** A repository with a recipe, a workflow, three people and a pull request: the same at every run, down to its commits and ids. */
export async function sampleWorld(): Promise<GitHubWorld> {
  return gitHubWorld({
    files: {
      Dockerfile: 'FROM node:18\n',
      'README.md': '# Demo\n',
      '.github/recipes/bump-node.yml': RECIPE,
      '.github/workflows/sous.yml': WORKFLOW,
    },
    users: { writer: 'write', colleague: 'write', reader: 'read' },
    pulls: [{ by: 'writer', title: 'Say more', edits: { 'README.md': '# Demo\n\nMore.\n' } }],
  })
}

/** Lets one thing happen in a sample world. */
export function sampleEvent(world: GitHubWorld, name: SampleEvent, body?: string): ActionEvent {
  if (name === 'issue_comment') return world.comment({ by: 'writer', body: body ?? '/sous run bump-node version=24' })
  if (name === 'pull_request_review') return world.review({ by: 'colleague', state: 'APPROVED', body: body ?? 'Looks good.' })
  if (name === 'pull_request') return world.pullRequestEvent()
  if (name === 'workflow_dispatch') return world.dispatch({ by: 'writer', inputs: { recipe: 'bump-node' } })
  if (name === 'schedule') return world.schedule()
  return world.pushEvent({ by: 'writer', branch: 'feature-1' })
}

/** The payload as it is kept in test/fixtures/events/, for tools that want a file: without the address of a server. */
export function withoutPlace(world: GitHubWorld, payload: Json): Json {
  return JSON.parse(JSON.stringify(payload).replaceAll(world.github.origin, PLACE)) as Json
}

export function sampleEventFile(name: SampleEvent): string {
  return path.join(EVENTS, `${name}.json`)
}

export function readSampleEvent(name: SampleEvent, origin: string): Json {
  return JSON.parse(fs.readFileSync(sampleEventFile(name), 'utf8').replaceAll(PLACE, origin)) as Json
}
