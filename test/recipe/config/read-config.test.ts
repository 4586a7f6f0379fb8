import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { DEFAULT_CONFIG } from '../../../src/base/config.ts'
import { readConfig } from '../../../src/recipe/config/read-config.ts'
import { CONFIG_TOOLS } from '../../../src/tools/config-tools.ts'
import { goldenFiles } from '../../golden/cases.ts'
import { fc, runs } from '../../support/property.ts'

const now = new Date('2026-11-16T12:00:00Z')
const read = (text: string) => readConfig(text, 'sous.yml', { tools: CONFIG_TOOLS, now })
const codes = (text: string) => read(text).diagnostics.map(({ code }) => code)

describe('readConfig', () => {
  it('takes defaults where nothing is said', () => {
    expect(read('# nothing\n')).toEqual({ config: DEFAULT_CONFIG, diagnostics: [] })
    expect(read('\ufeff').config).toEqual(DEFAULT_CONFIG)
    expect(read('approval: { drafts: true }').config).toEqual({ ...DEFAULT_CONFIG, approval: { ...DEFAULT_CONFIG.approval, drafts: true } })
  })

  it('[A6] refuses by default whatever widens who may do what', () => {
    expect(DEFAULT_CONFIG.approval).toEqual({
      runners: [],
      approvers: [],
      count: 1,
      allowBots: [],
      codeowners: false,
      forks: 'refuse',
      drafts: false,
      branches: [],
      allowWorkflows: false,
      expiresAfterHours: 24,
    })
  })

  it('[D15] refuses a pattern of a rule that cannot even be prepared', () => {
    const { diagnostics } = read(`rules: [{ tool: terminal, parameters: '${'(?:|)'.repeat(40)}z' }]`)
    expect(diagnostics).toMatchObject([{ code: 'invalid_pattern', message: 'it takes too long to compile' }])
  })

  it('[D15] does not wait for a pattern of a rule that does not come to an end', () => {
    const ruleOf = (pattern: string) => `rules: [{ tool: terminal, parameters: '${pattern}' }]`
    expect(codes(ruleOf('(?:.?){9}x|.*'))).toEqual(['rule_allows_all'])
    // Let run, this one would be found to allow everything as well, after many seconds.
    expect(codes(ruleOf('(?:.?){34}x|.*'))).toEqual([])
  })

  it('reads everything there is', () => {
    const text = `
rules:
  - { tool: terminal, parameters: '\\{"command":"npm test"\\}', expires: 2027-01-01, enabled: false }
  - { tool: fetch_webpage, parameters: '\\{"url":"https://nodejs\\.org/[^"]*"\\}' }
approval:
  runners: [octocat]
  approvers: [hubot]
  count: 2
  allow-bots: [49699333]
  codeowners: true
  forks: files-only
  drafts: true
  branches: [release/*]
  allow-workflows: true
  expires-after-hours: 48
protected: ['infra/**']
fetch: [nodejs.org]
limits: { steps: 5, seconds: 60 }
recipes: { allow: [acme/recipes] }
propose: { reviewers: [octocat], team-reviewers: [core], draft: true, when-clean: leave }
on-push: replan
campaigns: false
language: de
categories:
  docs: { dir: docs, patterns: ['*.md', intro], description: How things work }
  all: { dir: . }
collections:
  start: { description: For new people, categories: [docs, { category: all, patterns: [README*] }] }
`
    expect(read(text)).toEqual({
      diagnostics: [],
      config: {
        rules: [
          { tool: 'run_in_terminal', pattern: '\\{"command":"npm test"\\}', expires: '2027-01-01', enabled: false },
          { tool: 'fetch_webpage', pattern: '\\{"url":"https://nodejs\\.org/[^"]*"\\}' },
        ],
        approval: {
          runners: ['octocat'],
          approvers: ['hubot'],
          count: 2,
          allowBots: [49699333],
          codeowners: true,
          forks: 'files-only',
          drafts: true,
          branches: ['release/*'],
          allowWorkflows: true,
          expiresAfterHours: 48,
        },
        protectedPaths: ['infra/**'],
        fetchHosts: ['nodejs.org'],
        limits: { steps: 5, seconds: 60 },
        recipeSources: ['acme/recipes'],
        propose: { reviewers: ['octocat'], teamReviewers: ['core'], isDraft: true, whenClean: 'leave' },
        onPush: 'replan',
        campaigns: false,
        language: 'de',
        categories: [
          { name: 'docs', directory: 'docs', patterns: ['*.md', 'intro'], description: 'How things work' },
          { name: 'all', directory: '.', patterns: ['**/*.md'], description: '' },
        ],
        collections: [
          {
            name: 'start',
            description: 'For new people',
            categories: [{ category: 'docs' }, { category: 'all', patterns: ['README*'] }],
          },
        ],
      },
    })
  })

  it.each([
    ['german', "Did you mean 'de'? "],
    ['zh-CN', "Did you mean 'zh'? "],
    ['zh-TW', ''],
    ['fr', ''],
  ])('speaks no %s', (word, meant) => {
    const [found] = read(`language: ${word}\n`).diagnostics
    expect(found?.message).toBe(`'language' cannot be '${word}'`)
    expect(found?.suggestion).toBe(`${meant}Use one of en, de, zh.`)
  })

  it.each(['acme', 'acme/*', 'acme/recipes/node', 'https://github.com/acme/recipes', 'acme/..', '-u/recipes'])(
    'lets no recipes in from %s',
    (source) => {
      expect(codes(`recipes: { allow: ['${source}'] }`)).toEqual(['invalid_name'])
    },
  )

  it('tells no hosts from no word about hosts', () => {
    expect([read('fetch: []').config?.fetchHosts, read('protected: []').config?.fetchHosts]).toEqual([[], undefined])
  })

  it('keeps a configuration whose rules have only expired', () => {
    const { config, diagnostics } = read(`rules: [{ tool: terminal, parameters: '\\{"command":"ls"\\}', expires: 2020-01-01 }]`)
    expect(config?.rules).toHaveLength(1)
    expect(diagnostics.map(({ severity, code }) => [severity, code])).toEqual([['warning', 'rule_expired']])
  })

  it('[B10] refuses an invisible character in a login, also one that is written as an escape', () => {
    expect(codes('approval: { approvers: [octo\u200bcat] }')).toEqual(['forbidden_character'])
    expect(codes('approval: { approvers: ["octo\\u200bcat"] }')).toEqual(['invalid_login'])
  })

  it('reads teams beside people', () => {
    const approvers = (list: string) => read(`approval: { approvers: [${list}] }`)
    const teams = ['@octo/core', '@my-org/web.team_2', 'octocat']
    expect(approvers("'@octo/core', '@my-org/web.team_2', octocat").config?.approval.approvers).toEqual(teams)
    expect(approvers("octocat, '@octo/a/b'").diagnostics).toMatchObject([
      {
        code: 'invalid_login',
        at: { line: 1, column: 34 },
        message: "'@octo/a/b' is not a login or team",
        suggestion: "Write a team as '@org/team', with the slug from its URL.",
      },
    ])
    expect(approvers('octo/core').diagnostics).toMatchObject([{ code: 'invalid_login', message: "'octo/core' is not a login or team" }])
    expect(approvers("'@octocat'").diagnostics).toMatchObject([{ suggestion: "Write a person without '@', and a team as '@org/team'." }])
    expect(approvers("'@octo/core', '@Octo/Core'").diagnostics).toMatchObject([
      { code: 'duplicate_item', message: "'@Octo/Core' and '@octo/core' are the same team" },
    ])
    expect(approvers('@octo/core').diagnostics).toMatchObject([{ at: { line: 1, column: 25 } }])
  })

  it('reads how many people must approve', () => {
    expect(read('approval: { count: 10 }').config?.approval.count).toBe(10)
    for (const wrong of ['0', '11', '-1', '1.5', 'two', "'2'", '[2]', 'true'])
      expect(read(`approval: { count: ${wrong} }`).diagnostics, wrong).toMatchObject([{ at: { line: 1, column: 20 } }])
    expect(read('approval: { approvals: 2 }').diagnostics).toMatchObject([{ suggestion: expect.stringContaining("'count'") }])
  })

  it('[A6] reads logins with the ids of their accounts', () => {
    const approvers = (list: string) => read(`approval: { approvers: [${list}] }`)
    expect(approvers('octocat#583231, hubot').config?.approval.approvers).toEqual(['octocat#583231', 'hubot'])
    for (const wrong of [
      'octocat#',
      '"#583231"',
      'octocat#0',
      'octocat#x',
      'octocat#1#2',
      'octocat#01',
      '"octocat #1"',
      `octocat#${'9'.repeat(16)}`,
    ])
      expect(approvers(wrong).diagnostics, wrong).toMatchObject([{ code: 'invalid_login', at: { line: 1, column: 25 } }])
    expect(approvers('octocat#x').diagnostics[0]).toMatchObject({
      message: "'octocat#x' is not a login",
      suggestion: "Write the login and its id, such as 'octocat#583231'. 'gh api users/octocat --jq .id' prints the id.",
    })
    for (const [twins, same] of [
      ['octocat#1, Octocat', 'login'],
      ['octocat, octocat#1', 'login'],
      ['octocat#1, octocat#2', 'login'],
      ['octocat#1, hubot#1', 'id'],
    ] as const)
      expect(approvers(twins).diagnostics).toMatchObject([
        { code: 'duplicate_item', message: expect.stringMatching(`are the same ${same}$`) },
      ])
    expect(approvers('octocat#1, octocat#1').diagnostics).toHaveLength(1)
  })

  it('limits how many categories there can be', () => {
    const categories = (count: number) => `categories:\n${Array.from({ length: count }, (_, i) => `  c${i}: { dir: docs }\n`).join('')}`
    expect([codes(categories(500)), codes(categories(501))]).toEqual([[], ['too_many_entries']])
  })

  it('tells the first of too many mistakes', () => {
    const text = `approval: { approvers: [${Array.from({ length: 20_000 }, (_, i) => `'a ${i}'`).join(', ')}] }`
    expect(codes(text)).toHaveLength(201)
  })

  it('gives a configuration or says where it is wrong, whatever the text', () => {
    const texts = goldenFiles(join(import.meta.dirname, '../../golden/config')).flatMap(({ cases }) => cases.map(({ input }) => input))
    const pieces = [
      ...'\'"[]{}:,-?|>&*!%@`#\t\n\\$ ',
      ': ',
      '- ',
      '\n  ',
      '\n---\n',
      '<<: ',
      '__proto__: 1\n',
      'null',
      '1e9',
      '\u200b',
      '\ud800',
    ]
    const edit = fc.record({
      from: fc.double({ min: 0, max: 1, noNaN: true }),
      length: fc.nat(12),
      piece: fc.oneof(fc.constantFrom(...pieces), fc.string({ unit: 'binary', maxLength: 8 })),
    })
    const short = texts.filter((text) => text.length < 5_000)
    const mutated = fc
      .record({ text: fc.constantFrom(...short), edits: fc.array(edit, { minLength: 1, maxLength: 5 }) })
      .map(({ text, edits }) =>
        edits.reduce((current, { from, length, piece }) => {
          const at = Math.floor(from * current.length)
          return current.slice(0, at) + piece + current.slice(at + length)
        }, text),
      )
    fc.assert(
      fc.property(mutated, (text) => {
        const { config, diagnostics } = read(text)
        expect(config === undefined).toBe(diagnostics.some(({ severity }) => severity === 'error'))
        for (const { at, message, suggestion } of diagnostics) {
          expect(at.line).toBeGreaterThan(0)
          expect([message, suggestion]).not.toContain('')
        }
      }),
      { numRuns: runs(1_000) },
    )
  })
})
