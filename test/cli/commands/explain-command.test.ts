// biome-ignore-all lint/suspicious/noTemplateCurlyInString: this is how expressions are written
import { expect, it } from 'vitest'
import { hasHiddenCharacters } from '../../../src/report/printable.ts'
import { runMain } from '../../support/run-main.ts'
import { tempRepo } from '../../support/temp-folder.ts'

const NODE = `name: Move to one Node version
description: Every Dockerfile uses the same Node major.
inputs:
  version: { description: Node major, type: number, required: true, min: 20 }
  note: { pattern: '[a-z]+', default: none }
permissions:
  write: ['**/Dockerfile', '.github/workflows/*.yml']
  run: ['npm install --package-lock-only']
  fetch: [nodejs.org]
  max-files: 200
steps:
  - id: find
    name: Look
    tool: grep
    with: { pattern: 'FROM node:\\d+', include: ['**/Dockerfile'] }
    report: notice
  - for-each: \${{ steps.find.outputs.files }}
    tool: replace
    with: { path: '\${{ item }}', find: 'FROM node:\\d+', replace: 'FROM node:\${{ inputs.version }}', is_regex: true }
    expect: { replacements: '>= 1' }
  - if: inputs.version >= 22
    tool: terminal
    with: { command: npm install --package-lock-only, env: { WANTED: '\${{ inputs.version }}' } }
    continue-on-error: true
    timeout-seconds: 60
verify:
  - recipe: check
outputs:
  files: \${{ steps.find.outputs.count }}
`
const CHECK = 'name: Check\nsteps:\n  - { tool: glob, with: { pattern: "*" } }\n'

it('shows a recipe as a page', async () => {
  await using repo = await tempRepo({ 'recipes/node.yml': NODE, 'recipes/check.yml': CHECK })
  const { code, out, err } = await runMain(['explain', 'node'], repo.path)
  expect([code, err]).toEqual([0, ''])
  expect(out).toMatchInlineSnapshot(`
    "Move to one Node version recipes/node.yml
    Every Dockerfile uses the same Node major.

    May
      change  **/Dockerfile
              .github/workflows/*.yml
              (at most 200 files)
      run     npm install --package-lock-only
      fetch   nodejs.org

    Inputs
      version  number, required, at least 20
               Node major
      note     string, matches /[a-z]+/, default "none"

    Steps
      1. grep: Look (find)
         with    pattern: FROM node:\\d+
                 include: ["**/Dockerfile"]
         report  each match, as notice
      2. replace_in_file
         for each  \${{ steps.find.outputs.files }}
         with      path: \${{ item }}
                   find: FROM node:\\d+
                   replace: FROM node:\${{ inputs.version }}
                   is_regex: true
         expect    replacements >= 1
      3. run_in_terminal
         only if   inputs.version >= 22
         with      command: npm install --package-lock-only
                   env: {"WANTED":"\${{ inputs.version }}"}
         on error  go on
         within    60 seconds

    Verify: all of this must be true, or nothing changes
      1. recipe check

    Outputs
      files  \${{ steps.find.outputs.count }}

    Run it
      sous preview node version=…
      sous run node version=…
    "
  `)
})

it('says that a recipe without permissions only reads, and how to run one by its path', async () => {
  await using repo = await tempRepo({ 'my recipes/check.yml': CHECK })
  const { out } = await runMain(['explain', 'my recipes/check.yml'], repo.path)
  expect(out).toContain('\nMay\n  only read the repository\n')
  expect(out).toContain("\n  sous preview 'my recipes/check.yml'\n")
})

it('gives one JSON document', async () => {
  await using repo = await tempRepo({ 'recipes/node.yml': NODE, 'recipes/check.yml': CHECK })
  const { out } = await runMain(['explain', 'node', '--json'], repo.path)
  expect(JSON.parse(out)).toMatchObject({
    schema_version: 1,
    name: 'node',
    path: 'recipes/node.yml',
    title: 'Move to one Node version',
    permissions: { write: ['**/Dockerfile', '.github/workflows/*.yml'], fetch: ['nodejs.org'], max_files: 200 },
    inputs: [
      { name: 'version', min: 20 },
      { name: 'note', pattern: '[a-z]+', default: 'none' },
    ],
    steps: [
      { id: 'find', tool: 'grep', with: { include: ['**/Dockerfile'] }, report: 'notice', if: null, line: 12 },
      {
        tool: 'replace_in_file',
        for_each: '${{ steps.find.outputs.files }}',
        with: { path: '${{ item }}', replace: 'FROM node:${{ inputs.version }}' },
        expect: [{ output: 'replacements', operator: '>=', number: 1 }],
      },
      { tool: 'run_in_terminal', if: 'inputs.version >= 22', with: { env: { WANTED: '${{ inputs.version }}' } }, timeout_seconds: 60 },
    ],
    verify: [{ recipe: 'check', continue_on_error: false }],
    outputs: { files: '${{ steps.find.outputs.count }}' },
  })
})

it('says what is wrong with a recipe that is not valid', async () => {
  await using repo = await tempRepo({ 'recipes/bad.yml': 'name: Bad\nsteps:\n  - tool: gerp\n' })
  const { code, out, err } = await runMain(['explain', 'bad'], repo.path)
  expect([code, out, err]).toEqual([3, '', expect.stringContaining("recipes/bad.yml:3:11: error unknown_tool: Tool 'gerp' does not exist")])
  expect(JSON.parse((await runMain(['explain', 'bad', '--json'], repo.path)).out)).toMatchObject({ schema_version: 1, valid: false })
})

it('suggests a name for one that is not there', async () => {
  await using repo = await tempRepo({ 'recipes/node-version.yml': CHECK })
  const { code, err } = await runMain(['explain', 'node-verison'], repo.path)
  expect([code, err]).toEqual([3, expect.stringContaining("Did you mean 'node-version'?")])
  const json = await runMain(['explain', 'nothing', '--json'], repo.path)
  expect([json.code, JSON.parse(json.out)]).toMatchObject([3, { success: false, error: { code: 'unknown_recipe' } }])
})

it('wants one recipe', async () => {
  await using repo = await tempRepo({ 'recipes/a.yml': CHECK, 'recipes/b.yml': CHECK })
  expect(await runMain(['explain'], repo.path)).toMatchObject({ code: 3, err: expect.stringContaining('Which recipe?') })
  expect(await runMain(['explain', 'a', 'b'], repo.path)).toMatchObject({
    code: 3,
    err: expect.stringContaining("Unexpected argument 'b'"),
  })
  expect(await runMain(['explain', 'recipes'], repo.path)).toMatchObject({ code: 3, err: expect.stringContaining('several recipes') })
  expect(await runMain(['explain', '--help'], repo.path)).toMatchObject({ code: 0 })
})

it('lets nothing of a recipe act on the terminal', async () => {
  const text = `${CHECK}outputs: { x: "a\\u001b]0;t\\u0007\\u202e" }\ndescription: "b\\u001b[2J"\n`
  await using repo = await tempRepo({ 'recipes/x.yml': text })
  const { out } = await runMain(['explain', 'x'], repo.path)
  expect(hasHiddenCharacters(out)).toBe(false)
  expect(out).toContain('b⟨U+001B⟩[2J')
})

it('shows the steps inside of for-each below their step', async () => {
  const each = `name: Each
steps:
  - id: each
    for-each: [a, b]
    if: item != 'b'
    steps:
      - { id: read, tool: glob, with: { pattern: '\${{ item }}' } }
      - { if: steps.read.outputs.total_files > 0, tool: grep, with: { pattern: x } }
  - { tool: glob, with: { pattern: '*' } }
`
  await using repo = await tempRepo({ 'recipes/each.yml': each })
  const { out } = await runMain(['explain', 'each'], repo.path)
  expect(out.slice(out.indexOf('Steps'), out.indexOf('\n\nRun it'))).toMatchInlineSnapshot(`
    "Steps
      1. 2 steps (each)
         for each  ["a","b"]
         only if   item != 'b'
         1. glob (read)
            with  pattern: \${{ item }}
         2. grep
            only if  steps.read.outputs.total_files > 0
            with     pattern: x
      2. glob
         with  pattern: *"
  `)
  const { steps } = JSON.parse((await runMain(['explain', 'each', '--json'], repo.path)).out)
  expect(steps[0]).toMatchObject({ for_each: ['a', 'b'], steps: [{ id: 'read', tool: 'glob' }, { tool: 'grep' }] })
})
