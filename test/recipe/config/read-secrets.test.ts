import { expect, it } from 'vitest'
import { DEFAULT_CONFIG, policyHash } from '../../../src/base/config.ts'
import { readConfig } from '../../../src/recipe/config/read-config.ts'
import { CONFIG_TOOLS } from '../../../src/tools/config-tools.ts'

function read(text: string) {
  return readConfig(text, '.github/sous.yml', { tools: CONFIG_TOOLS, now: new Date('2026-01-01') })
}

it('[F7] says which origin each secret may go to', () => {
  const { config } = read("secrets: { JIRA: 'https://jira.acme.com', B_2: 'http://localhost:8080/' }\n")
  expect(config?.secrets).toEqual({ JIRA: 'https://jira.acme.com', B_2: 'http://localhost:8080' })
})

it('refuses names and origins that are none, without repeating what may be a secret', () => {
  const { config, diagnostics } = read(
    "secrets:\n  jira: https://a.test\n  KEY: hunter2\n  PATH: https://a.test/x\n  USER: 'https://me@a.test'\n",
  )
  expect(config).toBeUndefined()
  expect(diagnostics.map(({ at, code }) => `${at.line}:${at.column} ${code}`)).toEqual([
    '2:3 invalid_name',
    '3:8 invalid_origin',
    '4:9 invalid_origin',
    '5:9 invalid_origin',
  ])
  expect(JSON.stringify(diagnostics)).not.toContain('hunter2')
})

it('is a part of what the policy decides, and nothing where there is none', () => {
  const hash = policyHash(DEFAULT_CONFIG)
  expect(policyHash({ ...DEFAULT_CONFIG, secrets: {} })).toBe(hash)
  const one = policyHash({ ...DEFAULT_CONFIG, secrets: { A: 'https://a.test' } })
  expect(new Set([hash, one, policyHash({ ...DEFAULT_CONFIG, secrets: { A: 'https://b.test' } })]).size).toBe(3)
})

it('lets a rule name a tool of a bundle', () => {
  const { config } = read('rules:\n  - { tool: tickets/get@1, parameters: \'\\{"id":"T-1"\\}\' }\n')
  expect(config?.rules).toMatchObject([{ tool: 'tickets/get@1' }])
  expect(read("rules:\n  - { tool: tickets/get, parameters: '\\{\\}' }\n").config).toBeUndefined()
})
