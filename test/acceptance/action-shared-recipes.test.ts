import { createHash } from 'node:crypto'
import * as fs from 'node:fs'
import * as path from 'node:path'
import { describe, expect, it } from 'vitest'
import { type ActionWorld, actionWorld, BUMP } from '../support/action-world.ts'
import { BOTH } from '../support/both-workflows.ts'
import type { BareRepository } from '../support/github/bare-repository.ts'

const INNER = BUMP.replace('Bump Node', 'Bump it')
const SHARED = `name: Shared bump
inputs:
  version: { type: number, required: true }
permissions: { write: ['**/Dockerfile'] }
steps:
  - recipe: inner
    with: { version: '\${{ inputs.version }}' }
`
const ALLOW = 'recipes: { allow: [acme/recipes] }\n'

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

function lockText(commit: string, shared = SHARED): string {
  return `version: 1\nrecipes:\n  acme/recipes/shared@${commit}: sha256:${hashOf(shared)}\n  acme/recipes/inner@${commit}: sha256:${hashOf(INNER)}\n`
}

/** Adds the repository with the shared recipes; what the first one lets in is on its default branch. */
function share(at: ActionWorld, rules: (commit: string) => Readonly<Record<string, string>>): { commit: string; bare: BareRepository } {
  const files = { 'recipes/shared.yml': SHARED, '.github/recipes/inner.yml': INNER }
  const { bare } = at.github.addRepository({ name: 'acme/recipes', files })
  const commit = bare.text(['rev-parse', 'refs/heads/main'])
  at.repository.bare.commitOn({ branch: 'main', edits: rules(commit) })
  return { commit, bare }
}

const both = (commit: string) => ({ '.github/sous.yml': ALLOW, '.github/sous.lock': lockText(commit) })

describe('a recipe of another repository on GitHub', { timeout: 240_000 }, () => {
  it.each(BOTH)('runs from a comment and a step, is derived again and applied, in the %s workflow', async (_, open) => {
    await using world = await open()
    const { at, say } = world
    const { commit, bare } = share(at, (now) => ({
      ...both(now),
      '.github/recipes/ours.yml': `name: Ours\npermissions: { write: ['**'] }\nsteps:\n  - { recipe: 'acme/recipes/shared@${now}', with: { version: 25 } }\n`,
    }))
    const ref = `acme/recipes/shared@${commit}`
    const run = await say('author', `/sous run ${ref} version=24`)
    expect([run.outputs['reason-code'], at.answers().at(-1)]).toEqual(['previewed', expect.stringContaining('### Sous · Shared bump')])
    expect(at.answers().at(-1)).toContain(ref)
    // What is published meanwhile changes nothing: the plan is made again from the same commit.
    bare.commitOn({ branch: 'main', edits: { 'recipes/shared.yml': 'name: Evil\nsteps: []\n' } })
    expect((await say('colleague', `/sous apply ${run.outputs['digest']}`)).outputs['reason-code']).toBe('committed')
    expect(at.repository.bare.text(['show', `${at.head('feature-1')}:Dockerfile`])).toBe('FROM node:24')
    const help = await say('author', `/sous help ${ref}`)
    expect([help.outputs['reason-code'], at.answers().at(-1)]).toEqual(['answered', expect.stringContaining('Shared bump')])
    const step = await say('author', '/sous run ours')
    expect(step.outputs['reason-code']).toBe('previewed')
    expect((await say('colleague', `/sous apply ${step.outputs['digest']}`)).outputs['reason-code']).toBe('committed')
  })

  it('[B3] is refused if it is not pinned, not allowed, not in the lock, or not what the lock says', async () => {
    await using at = await actionWorld()
    const { commit } = share(at, () => ({}))
    const body = `/sous run acme/recipes/shared@${commit} version=24`
    const refused = async (edits: Readonly<Record<string, string | null>>, said = body) => {
      at.repository.bare.commitOn({ branch: 'main', edits })
      const { outputs, code } = await at.says('author', said)
      expect([code, outputs['decision'] === 'pass']).toEqual([expect.any(Number), false])
      return [outputs['reason-code'], at.answers().at(-1) ?? '']
    }
    expect(await refused({ '.github/sous.lock': lockText(commit) })).toEqual([
      'source_not_allowed',
      expect.stringContaining('`recipes: allow:` in `.github/sous.yml`'),
    ])
    expect(await refused({ '.github/sous.yml': ALLOW, '.github/sous.lock': null })).toEqual([
      'recipe_not_locked',
      expect.stringContaining('`sous update acme/recipes/shared@<commit>`'),
    ])
    expect(await refused({ '.github/sous.lock': lockText(commit).replace(/^.*inner.*\n/m, '') })).toEqual([
      'command_mistake',
      expect.stringContaining(`acme/recipes/inner@${commit.slice(0, 12)}`),
    ])
    expect(await refused({ '.github/sous.lock': lockText(commit, 'other') })).toEqual(['lock_mismatch', expect.any(String)])
    expect(await refused({ '.github/sous.lock': 'version: 1\nrecipes: 5\n' })).toEqual(['invalid_lock', expect.any(String)])
    expect((await refused({ '.github/sous.lock': lockText(commit) }, '/sous run acme/recipes/shared@main version=24'))[1]).toContain(
      'a branch or tag can move',
    )
    expect((await refused({}, `/sous run acme/recipes/../shared@${commit} version=24`))[0]).toBe('command_mistake')
    expect(at.repository.bare.refs('refs/sous/plans/').size).toBe(0)
  })

  it('takes neither the lock nor the rules of a pull request, and says that it changes them', async () => {
    await using at = await actionWorld()
    const { commit } = share(at, () => ({}))
    at.push({ ...both(commit) })
    const refused = await at.says('author', `/sous run acme/recipes/shared@${commit} version=24`)
    expect(refused.outputs['reason-code']).toBe('source_not_allowed')
    await at.says('author', '/sous run bump-node version=24')
    expect(at.answers().join('\n')).toContain('.github/sous.lock')
  })

  it.each([
    ['source_not_allowed', { '.github/sous.yml': 'recipes: { allow: [acme/others] }\n' }],
    ['recipe_not_locked', { '.github/sous.lock': 'version: 1\nrecipes: {}\n' }],
  ])('[B3] is not applied when the default branch no longer lets it in: %s', async (reason, edits) => {
    await using at = await actionWorld()
    const { commit } = share(at, both)
    const run = await at.says('author', `/sous run acme/recipes/shared@${commit} version=24`)
    expect(run.outputs['reason-code']).toBe('previewed')
    const head = at.head('feature-1')
    at.repository.bare.commitOn({ branch: 'main', edits })
    const { outputs } = await at.says('colleague', `/sous apply ${run.outputs['digest']}`)
    expect([outputs['reason-code'], at.head('feature-1')]).toEqual([reason, head])
  })

  it('[B3] is refused where only a fork has its commit, even in a lock that was merged', async () => {
    await using at = await actionWorld()
    const { bare } = share(at, () => ({ '.github/sous.yml': ALLOW }))
    const fork = at.github.addRepository({ name: 'mallory/recipes', files: { 'recipes/shared.yml': SHARED, 'recipes/inner.yml': INNER } })
    const commit = fork.bare.text(['rev-parse', 'refs/heads/main'])
    fs.mkdirSync(path.join(bare.folder, 'objects/info'), { recursive: true })
    fs.writeFileSync(path.join(bare.folder, 'objects/info/alternates'), `${path.join(fork.bare.folder, 'objects')}\n`)
    at.repository.bare.commitOn({ branch: 'main', edits: { '.github/sous.lock': lockText(commit) } })
    const { outputs } = await at.says('author', `/sous run acme/recipes/shared@${commit} version=24`)
    expect(outputs['reason-code']).toBe('impostor_commit')
  })

  it('is not found under a new name or in a repository that is gone, and nothing follows', async () => {
    await using at = await actionWorld()
    const { commit } = share(at, (now) => ({
      '.github/sous.yml': 'recipes: { allow: [acme/gone] }\n',
      '.github/sous.lock': lockText(now).replaceAll('acme/recipes', 'acme/gone'),
    }))
    const { outputs } = await at.says('author', `/sous run acme/gone/shared@${commit} version=24`)
    expect([outputs['reason-code'], at.answers().at(-1)]).toEqual([
      'source_unavailable',
      expect.stringContaining('/acme/gone` does not exist'),
    ])
  })

  it('never reaches the lock: a plan that would change it is refused', async () => {
    await using at = await actionWorld()
    const write =
      "name: Write\npermissions: { write: ['**'] }\nsteps:\n  - { tool: create_file, with: { path: .github/sous.lock, content: x } }\n"
    at.repository.bare.commitOn({ branch: 'main', edits: { '.github/recipes/write.yml': write } })
    const { outputs } = await at.says('author', '/sous run write')
    expect(outputs['reason-code']).toBe('failed:path_protected')
  })

  it('runs in a workflow step of the checkout and in a check of a pull request, by the rules that are there', async () => {
    await using at = await actionWorld()
    const { commit } = share(at, both)
    const inputs = { mode: 'check', recipe: `acme/recipes/shared@${commit}`, inputs: 'version: 24' }
    const checked = await at.act(at.dispatch({ by: 'author' }), { inputs, checkout: at.head('main') })
    expect([checked.outputs['reason-code'], checked.stdout]).toEqual(['changes_found', expect.any(String)])
  })
})
