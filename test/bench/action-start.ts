import * as fs from 'node:fs'
import * as os from 'node:os'
import * as path from 'node:path'
import { inputVariables } from '../support/github/action-run.ts'
import type { Case } from './cases.ts'
import type { Contestant } from './measure.ts'

const action = path.resolve(import.meta.dirname, '../../dist/action/index.js')

export const RECIPE = `name: Bump Node
inputs:
  version: { description: Node major, type: number, required: true, min: 20 }
permissions: { write: ['**/Dockerfile'] }
steps:
  - tool: replace_in_file
    with: { include: '**/Dockerfile', find: 'FROM node:\\d+', replace: 'FROM node:\${{ inputs.version }}', is_regex: true }
`

/**
 * How long the action takes to find that it has nothing to do, and that a recipe is valid but its inputs are not. `actions`
 * is a folder with the bundles of other actions, as `<name>/index.js`: what they do without inputs is to load and to fail.
 */
export function actionStartCases(actions: string): readonly Case[] {
  const folder = path.join(os.tmpdir(), 'sous-bench-action')
  const event = path.join(folder, 'event.json')
  fs.mkdirSync(path.join(folder, '.github/recipes'), { recursive: true })
  fs.writeFileSync(path.join(folder, '.github/recipes/bump-node.yml'), RECIPE)
  fs.writeFileSync(event, JSON.stringify({ action: 'created', comment: { body: 'Nice work!' } }))
  const facts = { GITHUB_REPOSITORY: 'owner/demo', GITHUB_WORKSPACE: folder, GITHUB_EVENT_PATH: event, RUNNER_TEMP: folder }
  const sous = (name: string, env: Readonly<Record<string, string>>, exitCodes: readonly number[]): Contestant => ({
    name,
    folder,
    command: [process.execPath, action],
    env: { ...facts, ...env },
    exitCodes,
  })
  const nothing: Contestant = { name: 'node -e 0', folder, command: [process.execPath, '-e', '0'] }
  const others = (actions === '' ? [] : fs.readdirSync(actions)).map(
    (name): Contestant => ({
      name,
      folder,
      command: [process.execPath, path.join(actions, name, 'index.js')],
      env: facts,
      exitCodes: [0, 1],
    }),
  )
  const inputs = inputVariables({ mode: 'check', recipe: 'bump-node', inputs: 'version: 12' }, '')
  return [
    {
      what: 'action: comment ignored',
      sous: sous('sous', { GITHUB_EVENT_NAME: 'issue_comment' }, [0]),
      peers: [nothing, ...others],
      atMost: 2,
      aim: 1.5,
    },
    {
      what: 'action: recipe validated',
      sous: sous('sous', { ...inputs, GITHUB_EVENT_NAME: 'workflow_dispatch' }, [1]),
      peers: [nothing, ...others],
      atMost: 5,
      aim: 3,
    },
  ]
}
