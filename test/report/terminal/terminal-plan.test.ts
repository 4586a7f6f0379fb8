import { expect, it } from 'vitest'
import { COLOURED, PLAIN } from '../../../src/report/terminal/style.ts'
import { renderOutcome, renderPlan } from '../../../src/report/terminal/terminal-plan.ts'
import { create } from '../../support/changes.ts'
import { makeReport } from '../../support/plan-reports.ts'
import { sampleRun } from '../sample-run.ts'

it('shows what the recipe may do first, then the diff with the step behind each hunk, totals, digest and outputs', async () => {
  const { report } = await sampleRun('complete')
  expect(renderPlan(report, PLAIN)).toMatchInlineSnapshot(`
    "Move to one Node version recipes/r.yml
      may  change  **/Dockerfile
                   .github/workflows/*.yml
                   *.md
                   (at most 20 files)
           run     true

    Inputs
      version  22
      note     Node 18 | is *over* @octocat

    ⚠ .github/workflows/ci.yml runs in GitHub Actions

    .github/workflows/ci.yml  modified  +1 −1
    @@ -1,1 +1,1 @@ docs / workflow
    1   - node-version: 18
      1 + node-version: 22

    Dockerfile  modified  +2 −1
    @@ -1,2 +1,3 @@ bump, Note it at the top
    1   - FROM node:18
      1 + # syntax=docker/dockerfile:1
      2 + FROM node:22
    2 3   COPY . .

    README.md  modified  +1 −1
    @@ -1,1 +1,1 @@ docs / readme
    1   - Needs Node 18.
      1 + Needs Node 22.

    api/Dockerfile  modified  +1 −1
    @@ -1,2 +1,2 @@ bump
    1   - FROM node:16
      1 + FROM node:22
    2 2   RUN npm ci

    4 files changed, 5 insertions(+), 4 deletions(-)
    digest 3531edb0e9a76ff1042bdd4a09c1d23657a4e11a4aa1abfbefdd5c372594e692

    old.md:1:4: warning: An old Node version
    old.md:2:1: warning: An old Node version

    Verify
      ✓ none-left  0 matches in 0 files

    Outputs
      files  2
    "
  `)
})

it('shows the call that waits whole, and what is known only after it', async () => {
  const { report } = await sampleRun('gated')
  const shown = renderPlan(report, PLAIN)
  expect(shown.slice(shown.indexOf('digest'))).toMatchInlineSnapshot(`
    "digest 3531edb0e9a76ff1042bdd4a09c1d23657a4e11a4aa1abfbefdd5c372594e692

    … Step 'install' needs your approval recipes/r.yml:33:5
      Tool: run_in_terminal
      Parameters:
        command: true
      Files affected: known after it has run
      Risk level: dangerous
      Steps that run once it is approved: after, none-left

    old.md:1:4: warning: An old Node version
    old.md:2:1: warning: An old Node version

    Verify
      … none-left  known after approval
    "
  `)
})

it('says where in the recipe it failed and what to do, and shows no diff', async () => {
  const { report } = await sampleRun('failed')
  const shown = renderPlan(report, PLAIN)
  expect(shown.slice(shown.indexOf('Inputs'))).toMatchInlineSnapshot(`
    "Inputs
      version  22
      note     Node 18 | is *over* @octocat

    old.md:1:4: warning: An old Node version
    old.md:2:1: warning: An old Node version

    recipes/r.yml:37:24: error expectation_failed: step 'none-left': Expected matches == 1, but it is 0
      → Nothing was changed. Correct the step or its expectation.
    "
  `)
})

it('shows warnings of tools once each, and no more than twenty', async () => {
  const calls = Array.from({ length: 30 }, (_, i) => ({ label: `step ${i}`, warnings: [`warning ${i % 25}`] }))
  const shown = renderPlan(await makeReport({ changes: [], calls }), PLAIN)
  const lines = shown.slice(shown.indexOf('! Warning')).split('\n')
  expect([lines[0], lines[19], lines[20]]).toEqual([
    "! Warning: warning 0 (step 'step 0')",
    "! Warning: warning 19 (step 'step 19')",
    '… and 5 more warnings',
  ])
})

it('says of a recipe without permissions that it only reads', async () => {
  const permissions = { write: [], run: [], fetch: [], maxFiles: 0, at: undefined }
  expect(renderPlan(await makeReport({ changes: [], recipe: { permissions } }), PLAIN)).toMatchInlineSnapshot(`
    "R recipes/r.yml
      may  only read the repository

    nothing changed
    digest 2e03ea31cb83f3db275a77fcacd649493244db3fa968e92db4b8566884d63024
    "
  `)
})

it('[H8] [H9] shows no control or hidden character of names, values, warnings and paths as it is', async () => {
  const evil = '\u001b]52;c;ZXZpbA==\u0007\r\u202e\u200b\u009b2J'
  const report = await makeReport({
    changes: [create('a.txt', `${evil}\n`)],
    calls: [{ label: evil, warnings: [evil], changes: [create('a.txt', `${evil}\n`)] }],
    recipe: {
      name: evil,
      source: { path: evil, digest: 'x' as never },
      permissions: { write: [evil], run: [evil], fetch: [evil], maxFiles: 1, at: undefined },
    },
    inputs: { [evil]: evil },
    outputs: { [evil]: { [evil]: evil } },
    ending: { reason: 'stale', detail: evil, next: [{ command: evil, does: evil }] },
  })
  const shown = renderPlan(report, COLOURED) + renderOutcome(report.ending, COLOURED)
  // biome-ignore lint/suspicious/noControlCharactersInRegex: colours of ours are fine
  expect(shown.replace(/\u001b\[\d+m/g, '')).not.toMatch(/[^\P{Cc}\n]|\p{Cf}/u)
})

it.each([
  [{ reason: 'applied', next: [] }, '✓ The plan was written to the working tree. (applied)\n'],
  [
    { reason: 'previewed', next: [{ command: 'sous apply 1', does: 'apply exactly this' }] },
    '○ Preview only. Nothing was written. (previewed)\n  sous apply 1  apply exactly this\n',
  ],
  [{ reason: 'stale', detail: "'a.txt' changed.", next: [] }, "✗ 'a.txt' changed. (stale)\n"],
  [{ reason: 'gated', next: [] }, '… A call waits for approval. The rest is known once it has run. (gated)\n'],
  [{ reason: 'failed:not_found', next: [] }, '✗ The recipe failed. Nothing was written. (failed:not_found)\n'],
] as const)('ends with what happened and what to do next %#', (ending, text) => {
  expect(renderOutcome(ending, PLAIN)).toBe(text)
})

it('warns of what the steps left out, and mentions what nobody expects to change', async () => {
  const notes = ['Left out 1 generated or vendored file: dist/a.js', 'Left out 2 files that are excluded by the recipe: a, b']
  const report = await makeReport({ changes: [create('a.md', 'x\n')], notes })
  expect(renderPlan(report, PLAIN)).toContain(
    '! Warning: Left out 1 generated or vendored file: dist/a.js\nLeft out 2 files that are excluded by the recipe: a, b\n',
  )
})

it('mentions without alarm that a glob matches no file, as is usual in a recipe for many repositories', async () => {
  const warnings = [
    "No file matches '**/Dockerfile'",
    "'$.engines' and 2 other paths select nothing in any of the files",
    'Skipped 1 binary file',
  ]
  const calls = [{ label: 'images', warnings }]
  expect(renderPlan(await makeReport({ changes: [create('a.md', 'x\n')], calls }), PLAIN)).toContain(
    "! Warning: Skipped 1 binary file (step 'images')\nNo file matches '**/Dockerfile' (step 'images')\n'$.engines' and 2 other paths select nothing in any of the files (step 'images')\n",
  )
})
