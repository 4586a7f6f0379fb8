// biome-ignore-all lint/suspicious/noTemplateCurlyInString: this is how expressions are written
import { expect, it } from 'vitest'
import { recipeHome } from '../../support/recipe-home.ts'

it('[E2] shows recipes only those variables of the environment that are meant for them', async () => {
  const recipe = `name: Env
permissions: { write: [e.txt] }
steps:
  - { tool: create_file, with: { path: e.txt, content: '\${{ toJSON(env) }}' } }
`
  await using at = await recipeHome({ env: recipe })
  expect((await at.sous(['run', 'env', '--yes'], { env: { SOUS_ENV_WANTED: 'yes', GITHUB_TOKEN: 'ghs_secret' } })).code).toBe(0)
  expect(JSON.parse(at.repo.read('e.txt'))).toEqual({ WANTED: 'yes' })
})

it('lets the configuration narrow the hosts of all recipes', async () => {
  const recipe = `name: Fetch
permissions: { fetch: [example.com] }
steps:
  - { tool: fetch_webpage, with: { url: 'https://example.com/' } }
`
  await using at = await recipeHome({ get: recipe })
  at.repo.write({ '.github/sous.yml': 'fetch: [other.example]\n' })
  const { code, out } = await at.sous(['preview', 'get', '--json'])
  expect([code, JSON.parse(out)]).toMatchObject([1, { reason_code: 'failed:permission_missing' }])
})

it('[H8] [I1] hides nothing in what it asks to trust', async () => {
  const command = '"date \\u001b[2K\\u202e"'
  const recipe = `name: Evil
permissions: { run: [${command}] }
steps:
  - { tool: run_in_terminal, with: { command: ${command} } }
`
  await using at = await recipeHome({ evil: recipe })
  const { code, err } = await at.sous(['run', 'evil'], { answers: ['n'] })
  expect([code, err]).not.toEqual([0, expect.anything()])
  expect(err).toContain('⟨U+001B⟩[2K⟨U+202E⟩')
  expect(err).not.toContain('\u001b')
  expect(err).not.toContain('\u202e')
})
