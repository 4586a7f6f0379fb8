import { expect, it } from 'vitest'
import { actionWorld, digestIn } from '../support/action-world.ts'

it('[A14] asks GitHub little: 2 calls for a stranger, 8 for a preview, 12 for a landing, none for talk', async () => {
  await using at = await actionWorld()
  let seen = 0
  /** Calls of the API since the last time; fetches and pushes of git are not among them. */
  const calls = () => {
    const made = at.github.calls.slice(seen).filter(({ path }) => !path.startsWith('/owner/demo.git/'))
    seen = at.github.calls.length
    return made.map(({ method, path }) => `${method} ${path}`)
  }
  await at.says('author', 'Nice work!')
  expect(calls()).toEqual([])
  await at.says('reader', '/sous run bump-node version=24')
  expect(calls().length).toBeLessThanOrEqual(2)
  const preview = await at.says('author', '/sous run bump-node version=24')
  expect(preview.outputs['reason-code']).toBe('previewed')
  const previewed = calls()
  expect(previewed.length, previewed.join('\n')).toBeLessThanOrEqual(8)
  const landing = await at.says('colleague', `/sous apply ${digestIn(at.answers()[0] ?? '')}`)
  expect(landing.outputs['reason-code']).toBe('committed')
  const landed = calls()
  expect(landed.length, landed.join('\n')).toBeLessThanOrEqual(12)
}, 120_000)
