import { describe, expect, it } from 'vitest'
import { actionWorld, digestIn, FILES } from '../support/action-world.ts'

const RULE = { '.github/sous.yml': "rules:\n  - { tool: run_in_terminal, parameters: '.*' }\n" }

describe('what a plan on a pull request goes by', () => {
  it('[B1] a recipe that the pull request changes is named in the preview, and lands nothing until it is merged', async () => {
    const recipe = FILES['.github/recipes/bump-node.yml'].replace('FROM node:$', 'FROM evil:$')
    await using at = await actionWorld({ pulls: [{ by: 'author', edits: { '.github/recipes/bump-node.yml': recipe } }] })
    const head = at.head('feature-1')
    const preview = await at.says('author', '/sous run bump-node version=24')
    expect(preview).toMatchObject({ code: 0, outputs: { 'reason-code': 'previewed' } })
    const [sticky = ''] = at.answers()
    expect(sticky).toContain('.github/recipes/bump-node.yml')
    expect(sticky).toContain('recipe_changed')
    expect(digestIn(sticky)).toBe('')
    const landed = await at.says('colleague', `/sous apply ${preview.outputs['digest']}`)
    expect(landed).toMatchObject({ code: 1, outputs: { decision: 'refuse', 'reason-code': 'recipe_changed' } })
    expect(at.head('feature-1')).toBe(head)
  })

  it('[C16] [H10] a change that is too large to be shown whole says so first, and cannot be landed', async () => {
    const lines = Array.from({ length: 30_000 }, (_, i) => `FROM node:18 # ${i}\n`).join('')
    await using at = await actionWorld({ files: { 'big/Dockerfile': lines } })
    const head = at.head('feature-1')
    const preview = await at.says('author', '/sous run bump-node version=24')
    expect(preview).toMatchObject({ code: 0, outputs: { 'reason-code': 'previewed' } })
    expect(JSON.parse(preview.outputs['result'] ?? '')).toMatchObject({ preview_incomplete: true })
    expect(preview.summary.length).toBeLessThan(1024 * 1024)
    expect(preview.summary).toMatch(/^> \[!WARNING\]\n> \*\*This preview is incomplete/)
    const [sticky = ''] = at.answers()
    expect(sticky).toContain('big/Dockerfile')
    expect(digestIn(sticky)).toBe('')
    const landed = await at.says('colleague', `/sous apply ${preview.outputs['digest']}`)
    expect(landed).toMatchObject({ code: 1, outputs: { 'reason-code': 'preview_incomplete' } })
    expect(at.head('feature-1')).toBe(head)
  })

  it('[A14] the same command on the same commit shows the plan that is there, and runs nothing', async () => {
    await using at = await actionWorld({ files: RULE })
    const first = await at.says('author', '/sous run stamp')
    expect(first).toMatchObject({ code: 0, outputs: { 'reason-code': 'previewed' } })
    const again = await at.says('colleague', '/sous run stamp')
    expect(again).toMatchObject({ code: 0, outputs: { 'reason-code': 'previewed', digest: first.outputs['digest'], changed: 'true' } })
    expect([at.answers().length, digestIn(at.answers()[0] ?? '')]).toEqual([1, first.outputs['digest']])
    at.push({ 'README.md': 'Moved\n' })
    const moved = await at.says('author', '/sous run stamp')
    expect(moved.outputs['digest']).not.toBe(first.outputs['digest'])
    await at.says('author', '/sous cancel')
    const anew = await at.says('author', '/sous run stamp')
    expect([first, moved].map(({ outputs }) => outputs['digest'])).not.toContain(anew.outputs['digest'])
    expect(anew).toMatchObject({ outputs: { 'reason-code': 'previewed' } })
  })
})
