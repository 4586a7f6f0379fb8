import { expect, it } from 'vitest'
import { DEFAULT_CONFIG, policyHash, type SousConfig } from '../../src/base/config.ts'
import { readConfig } from '../../src/recipe/config/read-config.ts'
import { CONFIG_TOOLS } from '../../src/tools/config-tools.ts'

const tools = CONFIG_TOOLS
const rule = `{ tool: run_in_terminal, parameters: '\\{"command":"ls"\\}' }`

function hashOf(text: string): string {
  const { config, diagnostics } = readConfig(text, 'sous.yml', { tools, now: new Date(0) })
  if (config === undefined) throw new Error(diagnostics.map(({ message }) => message).join('; '))
  return policyHash(config)
}

it('is a SHA-256 that stays the same from version to version', () => {
  expect(policyHash(DEFAULT_CONFIG)).toMatchInlineSnapshot(`"d3229244860a6d47aba097477d13d4368a06614f3a3d3b4fd41d48882da838ac"`)
  expect(hashOf(`rules: [${rule}]\nfetch: [nodejs.org]\nlimits: { files: 5 }`)).toMatchInlineSnapshot(
    `"c516878e7229581027cdb776e8e7cec6884711c03235073ae022810a70ac9d76"`,
  )
})

it.each([
  [
    'defaults that are written out',
    '',
    'approval: { drafts: false, forks: refuse, expires-after-hours: 24 }\nlimits: { steps: 200, seconds: 600 }\nprotected: []',
  ],
  [
    'the order of keys',
    'fetch: [a.org]\napproval: { drafts: true, codeowners: true }',
    'approval: { codeowners: true, drafts: true }\nfetch: [a.org]',
  ],
  [
    'the order of items',
    'fetch: [a.org, b.org]\nprotected: [a, b]\napproval: { allow-bots: [1, 20] }',
    'fetch: [b.org, a.org]\nprotected: [b, a]\napproval: { allow-bots: [20, 1] }',
  ],
  ['case in logins', 'approval: { approvers: [Octocat] }', 'approval: { approvers: [octocat] }'],
  ['a login beside its id', 'approval: { approvers: [octocat#1] }', 'approval: { approvers: [renamed#1] }'],
  ['a short name of a tool', `rules: [${rule}]`, `rules: [${rule.replace('run_in_terminal', 'terminal')}]`],
  ['a rule twice', `rules: [${rule}]`, `rules: [${rule}, ${rule}]`],
  ['a rule that is turned off', '', `rules: [${rule.replace(' }', ', enabled: false }')}]`],
  ['a rule that is turned on', `rules: [${rule}]`, `rules: [${rule.replace(' }', ', enabled: true }')}]`],
  [
    'a day and its first moment',
    `rules: [${rule.replace(' }', ', expires: 2030-01-01 }')}]`,
    `rules: [${rule.replace(' }', ", expires: '2030-01-01T01:00+01:00' }")}]`,
  ],
  ['what happens after a push', '', 'on-push: replan'],
  ['the language', '', 'language: zh'],
  ['categories', '', 'categories: { docs: { dir: docs } }\ncollections: { a: { categories: [docs] } }'],
])('does not change with %s', (_what, a, b) => {
  expect(hashOf(b)).toBe(hashOf(a))
})

const changed: Readonly<Record<string, Partial<SousConfig>>> = {
  rules: { rules: [{ tool: 'run_in_terminal', pattern: 'x' }] },
  'the tool of a rule': { rules: [{ tool: 'fetch_webpage', pattern: 'x' }] },
  'the pattern of a rule': { rules: [{ tool: 'run_in_terminal', pattern: 'y' }] },
  'the expiry of a rule': { rules: [{ tool: 'run_in_terminal', pattern: 'x', expires: '2030-01-01' }] },
  protected: { protectedPaths: ['a'] },
  fetch: { fetchHosts: ['a'] },
  'fetch from nowhere': { fetchHosts: [] },
  'limits.steps': { limits: { steps: 5 } },
  'limits.files': { limits: { files: 5 } },
  'limits.bytes': { limits: { bytes: 5 } },
  'limits.seconds': { limits: { seconds: 5 } },
  ...Object.fromEntries(
    Object.entries({
      runners: ['a'],
      approvers: ['a'],
      count: 2,
      allowBots: [1],
      codeowners: true,
      forks: 'files-only' as const,
      drafts: true,
      branches: ['a'],
      allowWorkflows: true,
      expiresAfterHours: 25,
    }).map(([key, value]) => [`approval.${key}`, { approval: { ...DEFAULT_CONFIG.approval, [key]: value } }]),
  ),
}

it('changes with everything that decides', () => {
  const hashes = [DEFAULT_CONFIG, ...Object.values(changed).map((part) => ({ ...DEFAULT_CONFIG, ...part }))].map(policyHash)
  expect(new Set(hashes).size).toBe(Object.keys(changed).length + 1)
  expect(
    Object.keys(DEFAULT_CONFIG.approval)
      .map((key) => `approval.${key}`)
      .filter((key) => !(key in changed)),
  ).toEqual([])
})
