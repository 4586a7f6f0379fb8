import { describe, expect, it } from 'vitest'
import type { PlanOutcome } from '../../src/plan/plan-outcome.ts'
import { plan } from '../support/planning.ts'
import { type Files, tempRepo } from '../support/temp-folder.ts'

/** Plans a recipe over files, twice: the second time on what the first made of them, where it must change nothing. */
async function planTwice(files: Files, recipe: string, inputs: Readonly<Record<string, string>> = {}) {
  await using repo = await tempRepo(files)
  const first = completed((await plan(repo, { recipe, inputs })).outcome)
  const texts = Object.fromEntries(
    first.changes.map((change) => [change.path, Buffer.from('after' in change ? change.after : []).toString()]),
  )
  repo.write(texts)
  expect(completed((await plan(repo, { recipe: recipe.replace(/ {4}expect: .*\n/g, ''), inputs })).outcome).changes).toEqual([])
  return { texts, outputs: first.outputs }
}

function completed(outcome: PlanOutcome): PlanOutcome & { readonly kind: 'complete' } {
  if (outcome.kind === 'complete') return outcome
  throw new Error(`The plan is ${outcome.kind}: ${outcome.kind === 'failed' ? outcome.failure.error.message : outcome.gate.reason}`)
}

/** A repository of many packages; every third one says for which Node it is. */
function packages(count: number): Readonly<Record<string, string>> {
  const engines = (i: number) => (i % 3 === 0 ? `\n  "engines": { "node": ">=${16 + (i % 5)}" },` : '')
  return Object.fromEntries(
    Array.from({ length: count }, (_, i) => [
      `packages/p${i}/package.json`,
      `{\n  "name": "@acme/p${i}",${engines(i)}\n  "version": "1.${i}.0",${i % 4 === 0 ? '\n  "private": true,' : ''}\n  "license": "MIT"\n}\n`,
    ]),
  )
}

describe('recipes with data tools', () => {
  it('a Node floor in 24 package.json', async () => {
    const recipe = `name: Node floor
description: Every package asks for at least this Node version.
inputs:
  version: { description: Node major, type: number, required: true, min: 20 }
permissions:
  write: ['**/package.json']
steps:
  - id: floor
    tool: edit_data
    with:
      include: '**/package.json'
      exclude: ['**/fixtures']
      edits: [{ set: $.engines.node, to: '>=\${{ inputs.version }}', when: always }]
    expect: { edits: '>= 1' }
verify:
  - id: left
    tool: read_data
    with: { include: '**/package.json', exclude: ['**/fixtures'], query: "$[?@.node != '>=\${{ inputs.version }}'].node" }
    expect: { count: '== 0' }
outputs:
  files: \${{ steps.floor.outputs.files_changed }}
`
    const files: Readonly<Record<string, string>> = { ...packages(24), 'test/fixtures/package.json': '{}\n' }
    const { texts, outputs } = await planTwice(files, recipe, { version: '24' })
    expect(Object.keys(texts)).toHaveLength(24)
    expect(outputs).toEqual({ files: 24 })
    expect(texts['packages/p0/package.json']).toBe(files['packages/p0/package.json']?.replace('>=16', '>=24'))
    expect(texts['packages/p1/package.json']).toBe(
      '{\n  "name": "@acme/p1",\n  "version": "1.1.0",\n  "license": "MIT",\n  "engines": {\n    "node": ">=24"\n  }\n}\n',
    )
  })

  it('a provenance flag in 21 package.json, but not in private packages', async () => {
    const recipe = `name: Publish with provenance
description: Every package that is published says where it was built.
permissions:
  write: ['packages/*/package.json']
steps:
  - id: public
    tool: read_data
    with: { include: 'packages/*/package.json', query: '$[?$.name && !($.private == true)]' }
  - for-each: \${{ steps.public.outputs.files }}
    tool: edit_data
    with: { path: '\${{ item }}', edits: [{ set: $.publishConfig.provenance, to: true, when: always }] }
`
    const { texts } = await planTwice(packages(28), recipe)
    expect(Object.keys(texts)).toHaveLength(21)
    expect(texts['packages/p1/package.json']).toBe(
      '{\n  "name": "@acme/p1",\n  "version": "1.1.0",\n  "license": "MIT",\n  "publishConfig": {\n    "provenance": true\n  }\n}\n',
    )
  })

  it('the version of a package in another file, by a later step', async () => {
    const recipe = `name: Version in the README
permissions: { write: [README.md] }
steps:
  - id: v
    tool: read_data
    with: { path: pyproject.toml, query: $.project.version }
    expect: { count: '== 1' }
  - tool: replace_in_file
    with: { path: README.md, find: 'acme==[\\d.]+', replace: 'acme==\${{ steps.v.outputs.values[0].value }}', is_regex: true }
`
    const files = { 'pyproject.toml': '[project]\nname = "acme"\nversion = "2.1.0"\n', 'README.md': 'pip install acme==1.0\n' }
    expect((await planTwice(files, recipe)).texts).toEqual({ 'README.md': 'pip install acme==2.1.0\n' })
  })

  it('fails and stages nothing when less changes than expected', async () => {
    await using repo = await tempRepo({ 'a.json': '{}\n' })
    const recipe = `name: Nothing to do
permissions: { write: [a.json] }
steps:
  - tool: edit_data
    with: { path: a.json, edits: [{ set: $.a, to: 1 }] }
    expect: { edits: '>= 1' }
`
    const { outcome } = await plan(repo, { recipe })
    expect(outcome).toMatchObject({ kind: 'failed', failure: { error: { code: 'expectation_failed' } } })
  })
})
