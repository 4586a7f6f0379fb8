import * as fs from 'node:fs'
import * as path from 'node:path'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { renderActionDocs, renderReasonDocs } from '../../scripts/docs/action-docs.ts'
import { ACTION_INPUTS, ACTION_OUTPUTS } from '../../src/github/events/action-io.ts'
import { JOB_MODES, MODES } from '../../src/github/events/requests.ts'

const root = path.resolve(import.meta.dirname, '../..')
const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8')
const action = parse(read('action.yml'))
const FACTS = { inputs: ACTION_INPUTS, outputs: ACTION_OUTPUTS }

it('the inputs of action.yml are those of the registry, in its order', () => {
  expect(Object.keys(action.inputs)).toEqual(Object.keys(ACTION_INPUTS))
  expect(action.inputs).toEqual(ACTION_INPUTS)
})

it('the outputs of action.yml are those of the registry, in its order', () => {
  expect(Object.keys(action.outputs)).toEqual(Object.keys(ACTION_OUTPUTS))
  expect(action.outputs).toEqual(Object.fromEntries(Object.entries(ACTION_OUTPUTS).map(([name, description]) => [name, { description }])))
})

it('action.yml starts the committed bundle on Node 24', () => {
  expect(action.runs).toEqual({ using: 'node24', main: 'dist/action/index.js' })
  expect(fs.existsSync(path.join(root, action.runs.main))).toBe(true)
})

it('the description of the mode names every mode', () => {
  const named = [...ACTION_INPUTS.mode.description.matchAll(/`(\w+)`/g)].map(([, name]) => name)
  expect(new Set(named)).toEqual(new Set([...MODES, ...JOB_MODES, 'auto']))
})

it('no source reads an input or sets an output that is not in the registry', () => {
  const names: { readonly kind: string; readonly name: string }[] = []
  for (const file of fs.readdirSync(path.join(root, 'src/action'), { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.ts')) continue
    const uses = read(`src/action/${file}`).matchAll(/\b(input|setOutput|outputs)(?:\(|\[)'([^']+)'/g)
    for (const [, kind = '', name = ''] of uses) names.push({ kind, name })
  }
  const isKnown = ({ kind, name }: { readonly kind: string; readonly name: string }) =>
    name in (kind === 'input' ? ACTION_INPUTS : ACTION_OUTPUTS)
  expect(names.length).toBeGreaterThan(0)
  expect(names.filter((use) => !isKnown(use))).toEqual([])
})

it('docs/action.md is what the registry says', () => {
  expect(read('docs/action.md') === renderActionDocs(FACTS), "docs/action.md is out of date: run 'npm run build' and commit it").toBe(true)
})

it('docs/reasons.md is the table of reasons', () => {
  expect(read('docs/reasons.md') === renderReasonDocs(), "docs/reasons.md is out of date: run 'npm run build' and commit it").toBe(true)
})
