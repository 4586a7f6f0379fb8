import * as fs from 'node:fs'
import * as path from 'node:path'
import { IS_FULL } from './full.ts'
import type { ActionEntry, ActionRun } from './github/action-run.ts'
import { type ActionEvent, type GitHubWorld, gitHubWorld, type RunRequest, type WorldOptions } from './github/world.ts'

export const BUMP = `name: Bump Node
description: One Node everywhere.
inputs:
  version: { description: Node major, type: number, required: true, min: 20 }
permissions: { write: ['**/Dockerfile'] }
steps:
  - id: bump
    tool: replace_in_file
    with: { include: '**/Dockerfile', find: 'FROM node:\\d+', replace: 'FROM node:\${{ inputs.version }}', is_regex: true }
`
export const STAMP = `name: Stamp
permissions: { write: [stamp.txt], run: ['date +%s%N > stamp.txt'] }
steps:
  - id: stamp
    tool: run_in_terminal
    with: { command: 'date +%s%N > stamp.txt' }
`
/** The workflow of this repository, which the README has to copy, with the title that names the comment that asked. */
function hardenedWorkflow(): string {
  const text = fs.readFileSync(path.resolve(import.meta.dirname, '../../.github/workflows/sous.yml'), 'utf8')
  if (/^run-name:/m.test(text)) return text
  return text.replace(/^name: .*$/m, `$&\nrun-name: Sous \${{ github.event.comment.id || github.run_id }}`)
}

export const FILES = {
  '.github/workflows/sous.yml': hardenedWorkflow(),
  '.github/recipes/bump-node.yml': BUMP,
  '.github/recipes/stamp.yml': STAMP,
  Dockerfile: 'FROM node:18\n',
  'README.md': 'Hello\n',
}
const USERS = { author: 'write', colleague: 'write', boss: 'admin', reader: 'read' } as const

/** What is run as a process: the committed build, unless the sources are to be tried. */
export const PROCESS = process.env['SOUS_TEST_ACTION'] === 'src' ? 'src' : 'dist'

/** Most tests are about what the action does, not about its process; the whole suite runs them all as processes. */
const ENTRY: ActionEntry = IS_FULL ? PROCESS : 'here'

export interface ActionWorld extends GitHubWorld {
  act(event: ActionEvent, options?: Partial<RunRequest>): Promise<ActionRun>
  /** Somebody comments, and the action runs for it. */
  says(by: string, body: string, options?: Partial<RunRequest>): Promise<ActionRun>
  /** The comments of Sous itself on a pull request. */
  answers(pull?: number): readonly string[]
}

export interface ActionWorldOptions extends WorldOptions {
  /** `PROCESS` where the test is about the process. */
  readonly entry?: ActionEntry
}

/** A repository with two recipes and a pull request, and the action as a runner starts it. */
export async function actionWorld({ entry = ENTRY, ...options }: ActionWorldOptions = {}): Promise<ActionWorld> {
  const world = await gitHubWorld({
    users: USERS,
    pulls: [{ by: 'author', edits: { 'README.md': 'Hello there\n' } }],
    ...options,
    files: { ...FILES, ...options.files },
  })
  const act = (event: ActionEvent, more: Partial<RunRequest> = {}) =>
    world.run({ entry: more.onStart === undefined ? entry : PROCESS, event, checkout: 'none', ...more })
  return {
    ...world,
    act,
    says: (by, body, more) => act(world.comment({ by, body }), more),
    answers: (pull = 1) =>
      world
        .issue(pull)
        .comments.filter((comment) => comment.user.login === 'github-actions[bot]')
        .map((comment) => comment.body),
    [Symbol.asyncDispose]: () => world[Symbol.asyncDispose](),
  }
}

/** The whole digest of the plan that a text offers to apply. */
export function digestIn(text: string): string {
  const { prefix } = /\/sous apply (?<prefix>[0-9a-f]{12,64})/.exec(text)?.groups ?? {}
  return prefix === undefined ? '' : (new RegExp(`${prefix}[0-9a-f]{${64 - prefix.length}}`).exec(text)?.[0] ?? prefix)
}
