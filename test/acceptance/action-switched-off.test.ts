import { expect, it } from 'vitest'
import { actionWorld } from '../support/action-world.ts'

const SWITCHES = '.github/sous/switches.json'

function off(...disabled: string[]): Readonly<Record<string, string>> {
  return { [SWITCHES]: JSON.stringify({ schemaVersion: 1, disabled }) }
}

it.each([
  ['a tool of Sous', 'sous/run-in-terminal@1', 'The tool `run_in_terminal` is switched off'],
  ['a recipe', 'recipes/stamp@1', 'The recipe `stamp` is switched off'],
])('[B-21] [B1] %s that the default branch has switched off is off, whatever the pull request makes of it', async (_, name, why) => {
  await using at = await actionWorld({ files: off(name), pulls: [{ by: 'author', edits: off() }] })
  const head = at.head('feature-1')
  const refused = await at.says('author', '/sous run stamp')
  expect(refused).toMatchObject({ outputs: { 'reason-code': 'command_mistake' } })
  expect(at.answers().join()).toContain(why)
  expect(at.head('feature-1')).toBe(head)
  expect(await at.says('author', '/sous run bump-node version=24')).toMatchObject({ code: 0, outputs: { 'reason-code': 'previewed' } })
})
