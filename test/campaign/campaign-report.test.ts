import { expect, it } from 'vitest'
import type { Digest } from '../../src/base/recipe.ts'
import type { Campaign } from '../../src/campaign/campaign.ts'
import type { LedgerState } from '../../src/campaign/ledger-format.ts'
import { patchKey } from '../../src/campaign/patch-groups.ts'
import { campaignMarkdown } from '../../src/campaign/report/campaign-markdown.ts'
import { type CampaignReport, makeCampaignReport } from '../../src/campaign/report/campaign-report.ts'
import { renderCampaign } from '../../src/campaign/report/campaign-table.ts'
import type { Row } from '../../src/campaign/rows.ts'
import { freezeTargets, recordPlans, recordRows, type TargetPlan } from '../../src/campaign/transitions.ts'
import { PLAIN, widthOf } from '../../src/report/terminal/style.ts'

const CAMPAIGN: Campaign = {
  title: 'Node 24 everywhere',
  recipe: 'node-version',
  inputs: {},
  targets: { query: undefined, include: [], exclude: [], has: [] },
  deliver: 'commit',
  waves: [{ name: 'canary', size: 3, gate: 'delivered' }, { name: 'rest' }],
  approval: { count: 1, owners: 'none' },
}
const hash = (text: string) => text.padEnd(64, '0') as Digest
const PATCH = `diff --git a/Dockerfile b/Dockerfile
--- a/Dockerfile
+++ b/Dockerfile
@@ -1,2 +1,2 @@
-FROM node:18 AS a-stage-with-a-rather-long-name-that-does-not-fit-on-a-narrow-terminal-at-all
+FROM node:24 AS a-stage-with-a-rather-long-name-that-does-not-fit-on-a-narrow-terminal-at-all
 RUN npm ci
`

/** Another patch for each word. */
function textOf(word: string): string {
  return word === 'a' ? PATCH : PATCH.replace('node:18', `node:18-${word}`)
}

const keyOf = (word: string) => patchKey(textOf(word)) as Digest

function planOf(id: string, patch: string): TargetPlan {
  const row = {
    id,
    name: id.slice('/src/'.length),
    state: 'planned',
    head: 'a'.repeat(40),
    plan: hash(`${patch}1`),
    patch: keyOf(patch),
    size: { files: 1, additions: 1, deletions: 1 },
  } as const
  return { row, sample: { repository: id, text: textOf(patch), isCut: false } }
}

function stateOf(names: readonly string[]): LedgerState {
  const targets = names.map((name) => ({ id: `/src/${name}`, name }))
  const frozen = freezeTargets(undefined, { definition: hash('d'), date: '2026-11-19', targets, waves: CAMPAIGN.waves })
  return recordPlans(
    frozen,
    targets.map(({ id }, index) => planOf(id, index === 0 ? 'b' : 'a')),
    CAMPAIGN.waves,
  )
}

const NAMES = ['a-service-with-a-very-long-name-that-fills-a-narrow-terminal-by-itself', 'api', 'cli', 'docs', 'web', 'worker']

function reported(state = stateOf(NAMES)): CampaignReport {
  const rows = [...state.rows.values()]
  const [first, second] = rows
  if (first === undefined || second === undefined) throw new Error('There are some.')
  const why = { code: 'stale', message: 'Uncommitted changes in Dockerfile', advice: 'Commit or stash them and preview again.' } as const
  const changed: readonly Row[] = [
    { ...first, state: 'dirty', why },
    { ...second, state: 'delivered', delivered: { plan: second.plan ?? hash(''), to: 'commit', commit: 'c'.repeat(40) } },
  ]
  const history = [6, 5, 4].map((todo, index) => ({ at: new Date(index), todo, done: 6 - todo, stopped: 0 }))
  return makeCampaignReport({
    id: 'node-24',
    campaign: CAMPAIGN,
    state: recordRows(state, changed),
    approved: new Set(['/src/api']),
    history,
  })
}

it.each([60, 120])('fits on a terminal with %d columns', (columns) => {
  const lines = renderCampaign(reported(), { style: { ...PLAIN, digest: (digest) => digest.slice(0, 16) }, columns, all: true }).split('\n')
  const [facts, advice] = [lines.filter((line) => !line.includes('→')), lines.filter((line) => line.includes('→'))]
  expect(Math.max(...facts.map(widthOf))).toBeLessThanOrEqual(columns)
  expect(advice.length).toBeGreaterThan(2)
})

it('says first how far it is, then what it changes, what needs a hand, and what to type', () => {
  expect(renderCampaign(reported(), { style: PLAIN, columns: 80, all: false })).toMatchInlineSnapshot(`
    "Node 24 everywhere
      6 repositories: 4 to do, 1 done, 1 stopped

    Groups
      a  5 repositories, 1 file, +1 −1  1 approved
        -FROM node:18 AS a-stage-with-a-rather-long-name-that-does-not-fit-on-a-na…
        +FROM node:24 AS a-stage-with-a-rather-long-name-that-does-not-fit-on-a-na…
      b  1 repository, 1 file, +1 −1  not approved
        -FROM node:18-b AS a-stage-with-a-rather-long-name-that-does-not-fit-on-a-…
        +FROM node:24 AS a-stage-with-a-rather-long-name-that-does-not-fit-on-a-na…

    Waves
      canary  0 of 3 done
      rest    1 of 3 done  waits for 3 of 'canary'

    Stopped
      …-that-fills-a-narrow-terminal-by-itself  uncommitted changes
        Uncommitted changes in Dockerfile
        → Commit or stash them and preview again.

    → sous campaign approve node-24 9e30eb4dd17280282752f1152131c2a074a9a73d9c556df857f0c653a90d358b
    → sous campaign retry node-24
    "
  `)
})

it('is Markdown for an issue, with a burndown', () => {
  expect(campaignMarkdown(reported())).toMatchInlineSnapshot(`
    "**6 repositories**: 4 to do, 1 done, 1 stopped

    \`\`\`sh
    sous campaign approve node-24 9e30eb4dd17280282752f1152131c2a074a9a73d9c556df857f0c653a90d358b
    sous campaign retry node-24
    \`\`\`

    ### Burndown

    \`\`\`mermaid
    %%{init: {"xyChart":{"height":260},"themeVariables":{"xyChart":{"plotColorPalette":"#0969da"}}}}%%
    xychart-beta
      title "Repositories to do"
      x-axis "1970-01-01" 1 --> 3
      y-axis 0 --> 6
      line [6, 5, 4]
    \`\`\`

    ### Progress

    | State | Repositories |
    | --- | ---: |
    | planned | 4 |
    | delivered | 1 |
    | uncommitted changes | 1 |

    ### Waves

    | Wave | State |  |
    | --- | --- | --- |
    | \`canary\` | 0 of 3 done |  |
    | \`rest\` | 1 of 3 done | waits for 3 of 'canary' |

    ### Groups

    <details open>
    <summary><b>a</b> · 5 repositories, 1 file, +1 −1: 1 approved</summary>

    \`\`\`diff
    --- a/Dockerfile
    +++ b/Dockerfile
    @@ -1,2 +1,2 @@
    -FROM node:18 AS a-stage-with-a-rather-long-name-that-does-not-fit-on-a-narrow-terminal-at-all
    +FROM node:24 AS a-stage-with-a-rather-long-name-that-does-not-fit-on-a-narrow-terminal-at-all
     RUN npm ci
    \`\`\`

    \`api\`, \`cli\`, \`docs\`, \`web\`, \`worker\`

    </details>

    <details>
    <summary><b>b</b> · 1 repository, 1 file, +1 −1: not approved</summary>

    \`\`\`diff
    --- a/Dockerfile
    +++ b/Dockerfile
    @@ -1,2 +1,2 @@
    -FROM node:18-b AS a-stage-with-a-rather-long-name-that-does-not-fit-on-a-narrow-terminal-at-all
    +FROM node:24 AS a-stage-with-a-rather-long-name-that-does-not-fit-on-a-narrow-terminal-at-all
     RUN npm ci
    \`\`\`

    \`a-service-with-a-very-long-name-that-fills-a-narrow-terminal-by-itself\`

    </details>

    ### Stopped

    | State | Repositories | Which | Why |
    | --- | ---: | --- | --- |
    | uncommitted changes | 1 | \`a-service-with-a-very-long-name-that-fills-a-narrow-terminal-by-itself\` | Uncommitted changes in Dockerfile. Commit or stash them and preview again. |
    "
  `)
})

it('keeps the labels of groups when others come, and gives the largest the first', () => {
  const state = stateOf(NAMES)
  expect(state.groups.map(({ label, patch }) => [label, patch])).toEqual([
    ['a', keyOf('a')],
    ['b', keyOf('b')],
  ])
  const more = ['x', 'y', 'z'].map((name) => ({ id: `/src/${name}`, name }))
  const request = { definition: hash('d'), date: '2026-11-20', targets: more, waves: CAMPAIGN.waves }
  const next = recordPlans(
    freezeTargets(state, request),
    more.map(({ id }) => planOf(id, 'c')),
    CAMPAIGN.waves,
  )
  expect(next.groups.map(({ label, patch }) => [label, patch])).toEqual([
    ['a', keyOf('a')],
    ['b', keyOf('b')],
    ['c', keyOf('c')],
  ])
  expect(next.head.date).toBe('2026-11-19')
  expect(next.head.digest).not.toBe(state.head.digest)
})

it('has no digest to approve while a repository waits to be planned', () => {
  const state = freezeTargets(stateOf(NAMES), {
    definition: hash('d'),
    date: '2026-11-20',
    targets: [{ id: '/src/new', name: 'new' }],
    waves: CAMPAIGN.waves,
  })
  expect([state.head.digest, state.rows.get('/src/new')?.state]).toEqual([undefined, 'waiting'])
})

it('does not take back what was delivered because a slower run failed', () => {
  const report = reported()
  const delivered = report.rows.find(({ state }) => state === 'delivered')
  if (delivered === undefined) throw new Error('One was.')
  const state = { ...stateOf(NAMES), rows: new Map(report.rows.map((row) => [row.id, row])) }
  const { delivered: _, ...failed } = { ...delivered, state: 'failed' as const }
  expect(recordRows(state, [failed]).rows.get(delivered.id)).toEqual(delivered)
})

it('shows no example that someone else wrote', () => {
  const state = stateOf(NAMES)
  const [first, ...others] = state.groups
  if (first === undefined) throw new Error('There are groups.')
  const forged = { ...first, sample: { ...first.sample, text: PATCH.replace('node:24', 'node:24 # harmless') } }
  const { groups } = reported({ ...state, groups: [forged, ...others] })
  expect(groups.map(({ sample, warning }) => [sample.text === '', warning !== undefined])).toEqual([
    [true, true],
    [false, false],
  ])
  const report = reported({ ...state, groups: [forged, ...others] })
  expect(campaignMarkdown(report)).toContain('does not fit its plans')
  expect(campaignMarkdown(report)).not.toContain('harmless')
  expect(renderCampaign(report, { style: PLAIN, columns: 200, all: false })).toContain('does not fit its plans')
})
