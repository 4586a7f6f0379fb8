import * as fs from 'node:fs'
import * as path from 'node:path'
import { describe, expect, it } from 'vitest'
import { campaignJsonSchema } from '../../scripts/docs/editor-schemas.ts'
import { checkCampaignInputs } from '../../src/campaign/check-campaign.ts'
import { readCampaign } from '../../src/campaign/read-campaign.ts'
import { CONFIG_TOOLS } from '../../src/tools/config-tools.ts'
import { readRecipeText, wholeCatalogue } from '../../src/tools/recipe-catalogue.ts'
import { fc } from '../support/property.ts'

const FILE = '.github/campaigns/node-24.yml'
const read = (text: string) => readCampaign(text, FILE, CONFIG_TOOLS)

/** Each as `line:column code message → suggestion`. */
const problems = (text: string) =>
  read(text).diagnostics.map(({ at, code, message, suggestion }) => `${at.line}:${at.column} ${code} ${message} → ${suggestion}`)

const WHOLE = `name: Node 24 everywhere
recipe: node-version
inputs: { version: 24, tag: 1.10, dry: true }
targets:
  query: 'org:acme archived:false props.tier:1'
  include: [acme/api]
  exclude: ['acme/legacy-*']
  has: ['**/Dockerfile']
deliver: commit
waves:
  - { name: canary, size: 5, then: merged }
  - { name: rest, rate: 6/minute, max-open: 50 }
approval: { count: 2, owners: notify }
`

describe('readCampaign', () => {
  it('reads every key', () => {
    const { campaign, diagnostics } = read(WHOLE)
    expect(diagnostics).toEqual([])
    expect(campaign).toMatchObject({
      title: 'Node 24 everywhere',
      recipe: 'node-version',
      targets: {
        query: 'org:acme archived:false props.tier:1',
        include: ['acme/api'],
        exclude: ['acme/legacy-*'],
        has: ['**/Dockerfile'],
      },
      deliver: 'commit',
      waves: [
        { name: 'canary', size: 5, gate: 'merged' },
        { name: 'rest', rate: { count: 6, per: 'minute' }, maxOpen: 50 },
      ],
      approval: { count: 2, owners: 'notify' },
    })
  })

  it('needs a recipe only', () => {
    expect(read('recipe: tidy').campaign).toEqual({
      title: undefined,
      recipe: 'tidy',
      inputs: {},
      targets: { query: undefined, include: [], exclude: [], has: [] },
      deliver: 'pull-request',
      waves: [{ name: 'all' }],
      approval: { count: 1, owners: 'none' },
    })
  })

  it('says where a key is wrong, and which one was meant', () => {
    expect(problems('recipe: tidy\ntarget: {}\nwaves:\n  - { nam: a }\napproval: { counts: 2 }\nquery: x\n')).toMatchInlineSnapshot(`
      [
        "2:1 unknown_key The campaign has no key 'target' → Did you mean 'targets'?",
        "4:7 unknown_key A wave has no key 'nam' → Did you mean 'name'?",
        "5:13 unknown_key 'approval' has no key 'counts' → Did you mean 'count'?",
        "6:1 misplaced_key The campaign has no key 'query' → Move it under 'targets'.",
      ]
    `)
  })

  it('says what is wrong with values', () => {
    const text = `recipe: ''
inputs: [a]
targets: { query: "${'x'.repeat(257)}", include: [acme], exclude: ['acme/{'] }
deliver: mail
waves:
  - { name: canary, rate: 81/minute }
  - { name: canary, size: 0, then: later }
  - { name: 1st, size: 3, rate: fast }
approval: { count: 11, owners: ask }
`
    expect(problems(text)).toMatchInlineSnapshot(`
      [
        "1:9 empty 'recipe' is empty → Write a string, or remove the line.",
        "2:9 wrong_type 'inputs' must be a map of names and values, not a list → Write a map of names and values here.",
        "3:19 invalid_argument A query is one line of at most 256 characters → Shorten it, and name single repositories under 'include' or 'exclude'.",
        "3:290 invalid_name 'acme' is not a repository → Write owner/name, such as acme/api.",
        "3:307 invalid_glob Invalid glob pattern 'acme/{' → Write a glob such as 'acme/legacy-*'.",
        "4:10 unknown_value 'deliver' cannot be 'mail' → Use one of pull-request, commit.",
        "6:5 missing_key The wave 'canary' needs a size → Add 'size:'. Only the last wave takes the rest.",
        "6:27 unknown_value The rate cannot be '81/minute' → Write '6/minute' or '100/hour'. GitHub allows at most 80/minute and 500/hour.",
        "7:5 duplicate_item Two waves are called 'canary' → Rename one of them.",
        "7:27 out_of_range 'size' must be a whole number from 1 to 100000 → Choose a number in that range.",
        "7:36 unknown_value 'then' cannot be 'later' → Use one of delivered, merged.",
        "8:13 invalid_name A wave cannot be '1st' → Use letters, digits, '_' and '-', at most 64, starting with a letter.",
        "8:33 unknown_value The rate cannot be 'fast' → Write '6/minute' or '100/hour'. GitHub allows at most 80/minute and 500/hour.",
        "9:20 out_of_range 'count' must be a whole number from 1 to 10 → Choose a number in that range.",
        "9:32 unknown_value 'owners' cannot be 'ask' → Use one of notify, none.",
      ]
    `)
    expect(read(text).campaign).toBeUndefined()
  })

  it('refuses an empty file and one that is not YAML', () => {
    expect(problems('# nothing\n')).toMatchInlineSnapshot(`
      [
        "1:1 empty The campaign is empty → Write at least 'recipe:'. 'sous campaign init' writes a whole one.",
      ]
    `)
    expect(problems('recipe: [')).toHaveLength(1)
    expect(problems('- a')).toMatchInlineSnapshot(`
      [
        "1:1 wrong_type The campaign must be a map, not a list → Write a map here.",
      ]
    `)
  })

  it('never throws, and has a campaign exactly if there is no error', () => {
    const lines = WHOLE.split('\n')
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.constantFrom(...lines), fc.string()), { maxLength: 12 }), (parts) => {
        const { campaign, diagnostics } = read(parts.join('\n'))
        expect(campaign === undefined).toBe(diagnostics.some(({ severity }) => severity === 'error'))
      }),
    )
  })
})

describe('checkCampaignInputs', () => {
  const RECIPE = `name: Node
description: d
inputs:
  version: { description: v, type: number, required: true, min: 20 }
  tag: { description: t, type: string, default: x }
permissions: { write: ['a'] }
steps: [{ tool: create_file, with: { path: a, content: b } }]
`

  it('finds inputs that do not fit, in the file of the campaign', async () => {
    const { recipe } = await readRecipeText(RECIPE, 'recipes/node.yml', await wholeCatalogue())
    const check = (text: string) => {
      const { campaign, places } = read(text)
      if (campaign === undefined || recipe === undefined) throw new Error('Not valid.')
      return checkCampaignInputs(campaign, places, recipe).map(({ at, message }) => `${at.file}:${at.line}:${at.column} ${message}`)
    }
    expect(check('recipe: node\ninputs: { version: 24, tag: 1.10 }')).toEqual([])
    expect(check('recipe: node\ninputs:\n  versoin: 24\n')).toEqual([
      `${FILE}:1:9 Input 'version' is required`,
      `${FILE}:3:12 Input 'versoin' does not exist`,
    ])
    expect(check('recipe: node\ninputs:\n  version: 18\n')).toEqual([`${FILE}:3:12 Input 'version' cannot be 18`])
  })
})

interface Schema {
  readonly description?: string
  readonly properties: Readonly<Record<string, Schema>>
  readonly definitions: Readonly<Record<string, Schema>>
  readonly [key: string]: unknown
}

describe('the schema of campaigns', () => {
  const schema = campaignJsonSchema(CONFIG_TOOLS) as Schema
  const maps: readonly (readonly [Schema | undefined, string])[] = [
    [schema, 'zzzzzz: 1'],
    [schema.properties['targets'], 'targets: { zzzzzz: 1 }'],
    [schema.properties['approval'], 'approval: { zzzzzz: 1 }'],
    [schema.definitions['wave'], 'waves: [{ zzzzzz: 1 }]'],
  ]

  it('knows exactly the keys that the reader knows, and describes each', () => {
    for (const [map, text] of maps) {
      const unknown = read(text).diagnostics.find(({ code }) => code === 'unknown_key')
      expect(unknown?.suggestion).toBe(`Keys are ${Object.keys(map?.properties ?? {}).join(', ')}.`)
      expect(map).toMatchObject({ additionalProperties: false })
      expect(Object.values(map?.properties ?? {}).filter(({ description }) => !description)).toEqual([])
    }
  })
})

it('the campaign in the guide is valid', () => {
  const guide = fs.readFileSync(path.resolve(import.meta.dirname, '../../docs/guide/campaigns.md'), 'utf8')
  const [, example = ''] = /```yaml\n(.*?)```/s.exec(guide) ?? []
  expect(read(example)).toMatchObject({ diagnostics: [], campaign: { recipe: 'sous:node-version', deliver: 'commit' } })
})
