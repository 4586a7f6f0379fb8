import type { FileChange } from '../../src/base/change.ts'
import type { Plan, PlanContent } from '../../src/base/plan.ts'
import type { Digest } from '../../src/base/recipe.ts'
import { planDigest, plannedChange } from '../../src/plan/plan-digest.ts'
import { create, remove, update } from './changes.ts'
import { repoPath } from './workspace.ts'

const at = { file: 'recipes/pin.yml', line: 3, column: 5, endLine: 4, endColumn: 1 }

/** A plan with something in every field. */
export const fullPlan: PlanContent = {
  schemaVersion: 1,
  sousVersion: '0.1.0',
  status: 'complete',
  repository: { id: '4711', pull: 12 },
  base: { commit: '1'.repeat(40), ref: 'refs/heads/main', directory: '.' },
  head: { repository: '4712', ref: 'refs/heads/topic', commit: '2'.repeat(40) },
  recipe: {
    path: 'recipes/pin.yml',
    digest: 'a'.repeat(64) as Digest,
    commit: '3'.repeat(40),
    includes: [
      { path: 'recipes/b.yml', digest: 'b'.repeat(64) as Digest },
      { path: 'recipes/a.yml', digest: 'c'.repeat(64) as Digest, commit: '4'.repeat(40) },
    ],
  },
  inputs: { version: 22, name: 'Zoë', force: true, ıİ: 'İi' },
  policy: 'd'.repeat(64),
  evidence: [
    { kind: 'fetch', url: 'https://a.example/x', finalUrl: 'https://b.example/y', status: 200, sha256: 'e'.repeat(64) },
    { kind: 'command', command: 'npm ci', exitCode: 0, sha256: 'f'.repeat(64) },
  ],
  steps: [
    {
      label: 'find',
      tool: 'grep',
      args: { pattern: 'x', list: [1, null, { b: true, a: 'ä' }] },
      decision: { kind: 'allow', rule: 'reads only' },
      outcome: { kind: 'ran', output: 'Found 1', warnings: [], filesAffected: [repoPath('a.txt')] },
      at,
    },
    { label: '2', tool: 'grep', args: {}, decision: { kind: 'allow', rule: 'r' }, outcome: { kind: 'skipped', condition: 'false' }, at },
  ],
  changes: [create('z/ü.txt', 'new\n', '100755'), update('a.txt', 'one\n', 'two\n'), remove('B.txt', 'gone\n')].map(plannedChange),
  tree: '5'.repeat(40),
  message: 'Pin actions\n\nAll of them.',
  target: 'refs/heads/topic',
}

export function withDigest(content: PlanContent): Plan {
  return { ...content, digest: planDigest(content) }
}

/** A small complete plan of changes. */
export function planOf(changes: readonly FileChange[], content: Partial<PlanContent> = {}): Plan {
  return withDigest({
    schemaVersion: 1,
    sousVersion: '0.1.0',
    status: 'complete',
    base: { directory: '.' },
    recipe: { path: 'recipes/x.yml', digest: 'a'.repeat(64) as Digest, includes: [] },
    inputs: {},
    policy: '0'.repeat(64),
    evidence: [],
    steps: [],
    changes: changes.map(plannedChange),
    message: 'Change files',
    target: 'working-tree',
    ...content,
  })
}
