import { describe, expect, it } from 'vitest'
import { gitHubWorld } from '../../support/github/world.ts'

const BUMP = `name: Bump Node
inputs:
  version: { type: number, required: true, min: 20 }
permissions: { write: ['**/Dockerfile'] }
steps:
  - id: bump
    tool: replace_in_file
    with: { include: '**/Dockerfile', find: 'FROM node:\\d+', replace: 'FROM node:\${{ inputs.version }}', is_regex: true }
`
const FILES = { '.github/recipes/bump-node.yml': BUMP, Dockerfile: 'FROM node:18\n', 'README.md': 'Hello\n' }
const USERS = { author: 'write', colleague: 'write', reader: 'read' } as const

function world() {
  return gitHubWorld({ files: FILES, users: USERS, pulls: [{ by: 'author', edits: { 'README.md': 'Hello there\n' } }] })
}

function digestIn(text: string): string {
  return /\/sous apply (?<digest>[0-9a-f]{64})/.exec(text)?.groups?.['digest'] ?? ''
}

describe('a pull request', () => {
  it('is previewed on a comment, and gets exactly that commit when a colleague approves', async () => {
    await using at = await world()
    const preview = await at.run({ entry: 'src', event: at.comment({ by: 'author', body: '/sous run bump-node version=24' }) })
    console.log(preview.stdout, preview.stderr)
    expect(preview).toMatchObject({ code: 0, outputs: { decision: 'pass', 'reason-code': 'previewed', changed: 'true', 'files-changed': '1' } })
    const [, sticky] = at.issue(1).comments
    expect(sticky?.body).toContain('+FROM node:24')
    const digest = digestIn(sticky?.body ?? '')
    expect(digest).toBe(preview.outputs['digest'])
    const landed = await at.run({ entry: 'src', event: at.comment({ by: 'colleague', body: `/sous apply ${digest}` }) })
    console.log(landed.stdout, landed.stderr)
    expect(landed).toMatchObject({ code: 0, outputs: { decision: 'pass', 'reason-code': 'committed' } })
  })
})
