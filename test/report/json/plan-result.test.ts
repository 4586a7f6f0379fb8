import { expect, it } from 'vitest'
import { errorRows } from '../../../scripts/docs/error-rows.ts'
import { decisionOf, isOutcome, meaningOf, type ReasonCode, reasonOf } from '../../../src/base/errors/reasons.ts'
import { TOOL_ERRORS, toolError } from '../../../src/base/errors/tool-errors.ts'
import { bareResult, planResult } from '../../../src/report/json/plan-result.ts'
import { planResultJsonSchema, planResultSchema } from '../../../src/report/json/plan-result-schema.ts'
import { create } from '../../support/changes.ts'
import { makeReport } from '../../support/plan-reports.ts'
import { fullPlan, planOf, withDigest } from '../../support/plans.ts'
import { sampleRun } from '../sample-run.ts'

it('tells how a run ended and what it came to', async () => {
  const { report } = await sampleRun('complete')
  const { steps, ...result } = planResult(report)
  expect(result).toMatchInlineSnapshot(`
    {
      "annotations": {
        "error": 0,
        "notice": 0,
        "warning": 2,
      },
      "base": null,
      "changed": true,
      "changes": [
        {
          "additions": 1,
          "deletions": 1,
          "from": null,
          "kind": "update",
          "path": ".github/workflows/ci.yml",
          "protected": "runs in GitHub Actions",
          "to": null,
        },
        {
          "additions": 2,
          "deletions": 1,
          "from": null,
          "kind": "update",
          "path": "Dockerfile",
          "protected": null,
          "to": null,
        },
        {
          "additions": 1,
          "deletions": 1,
          "from": null,
          "kind": "update",
          "path": "README.md",
          "protected": null,
          "to": null,
        },
        {
          "additions": 1,
          "deletions": 1,
          "from": null,
          "kind": "update",
          "path": "api/Dockerfile",
          "protected": null,
          "to": null,
        },
      ],
      "commit": null,
      "decision": "pass",
      "diagnostics": [],
      "digest": "3531edb0e9a76ff1042bdd4a09c1d23657a4e11a4aa1abfbefdd5c372594e692",
      "failure": null,
      "files_changed": 4,
      "gate": null,
      "inputs": {
        "note": "Node 18 | is *over* @octocat",
        "version": 22,
      },
      "message": "Preview only. Nothing was written.",
      "next": [
        {
          "command": "sous apply 4711",
          "does": "apply exactly this",
        },
      ],
      "outputs": {
        "files": 2,
      },
      "preview_incomplete": false,
      "reason_code": "previewed",
      "recipe": {
        "digest": "78a38f62b714464bc476c1228a3e3d5f3c8fd52d180758898dcd42fb624fed00",
        "name": "Move to one Node version",
        "path": "recipes/r.yml",
      },
      "schema_version": 1,
      "warnings": [
        {
          "about": ".github/workflows/ci.yml",
          "text": "runs in GitHub Actions",
        },
      ],
    }
  `)
  expect(steps[1]).toMatchInlineSnapshot(`
    {
      "calls": "replace_in_file",
      "depth": 0,
      "duration_ms": 240,
      "file": "recipes/r.yml",
      "items": 2,
      "label": "bump",
      "line": 14,
      "result": "2 replacements in 2 files, 2 items",
      "status": "ran",
      "verify": false,
    }
  `)
})

it('has the call that waits, or the failure, each with its place', async () => {
  const gated = planResult((await sampleRun('gated')).report)
  expect([gated.decision, gated.gate]).toMatchInlineSnapshot(`
    [
      "wait",
      {
        "arguments": {
          "command": "true",
        },
        "column": 5,
        "end_column": 1,
        "end_line": 36,
        "file": "recipes/r.yml",
        "line": 33,
        "reason": "no rule allows this call of run_in_terminal",
        "step": "install",
        "tool": "run_in_terminal",
      },
    ]
  `)
  const failed = planResult((await sampleRun('failed')).report)
  expect([failed.decision, failed.changed, failed.digest, failed.failure]).toMatchInlineSnapshot(`
    [
      "fail",
      false,
      null,
      {
        "code": "expectation_failed",
        "column": 24,
        "end_column": 30,
        "end_line": 37,
        "file": "recipes/r.yml",
        "line": 37,
        "message": "Expected matches == 1, but it is 0",
        "step": "none-left",
        "suggestion": "Nothing was changed. Correct the step or its expectation.",
      },
    ]
  `)
})

it.each(['complete', 'gated', 'failed'] as const)('keeps to its schema when %s', async (kind) => {
  const { report } = await sampleRun(kind)
  const result = planResult(report)
  expect(planResultSchema().parse(result)).toEqual(result)
})

it('keeps to its schema for runs without a step', () => {
  const at = { file: 'r.yml', line: 1, column: 2, endLine: 3, endColumn: 4 }
  const diagnostics = [{ severity: 'error', code: 'unknown_key', message: 'm', suggestion: 's', at }] as const
  for (const report of [
    { recipe: 'r.yml', diagnostics, ending: { reason: 'invalid_recipe', next: [] } },
    { error: toolError('stale', 'm', 's'), plan: withDigest(fullPlan), ending: { reason: 'stale', detail: 'd', next: [] } },
    { plan: planOf([]), ending: { reason: 'committed', commit: '1'.repeat(40), next: [] } },
  ] as const)
    expect(planResultSchema().parse(bareResult(report))).toEqual(bareResult(report))
  expect(bareResult({ recipe: 'r.yml', diagnostics, ending: { reason: 'invalid_recipe', next: [] } })).toMatchInlineSnapshot(`
    {
      "annotations": {
        "error": 0,
        "notice": 0,
        "warning": 0,
      },
      "base": null,
      "changed": false,
      "changes": [],
      "commit": null,
      "decision": "fail",
      "diagnostics": [
        {
          "code": "unknown_key",
          "column": 2,
          "end_column": 4,
          "end_line": 3,
          "file": "r.yml",
          "line": 1,
          "message": "m",
          "severity": "error",
          "suggestion": "s",
        },
      ],
      "digest": null,
      "failure": null,
      "files_changed": 0,
      "gate": null,
      "inputs": {},
      "message": "The recipe is not valid. No step ran.",
      "next": [],
      "outputs": {},
      "preview_incomplete": false,
      "reason_code": "invalid_recipe",
      "recipe": {
        "digest": null,
        "name": null,
        "path": "r.yml",
      },
      "schema_version": 1,
      "steps": [],
      "warnings": [],
    }
  `)
})

it('has no byte of a file in it', async () => {
  const changes = [create('a.txt', 'the secret content\n')]
  const report = await makeReport({ changes, calls: [{ label: 'make', changes }] })
  expect(JSON.stringify(planResult(report))).not.toContain('secret')
})

it('[C16] says whether a report held anything back', async () => {
  const report = await makeReport({ changes: [] })
  expect(planResult(report).preview_incomplete).toBe(false)
  expect(planResult(report, { isIncomplete: true }).preview_incomplete).toBe(true)
})

it('has a JSON Schema that names every field', async () => {
  const schema = planResultJsonSchema() as { readonly required: readonly string[] }
  const { report } = await sampleRun('complete')
  expect([...schema.required].sort()).toEqual(Object.keys(planResult(report)).sort())
  expect(schema).not.toHaveProperty('additionalProperties')
})

it('has a reason for every ending, with what follows from it and what it means', () => {
  for (const [code, { decision, meaning }] of errorRows('run')) {
    expect(code).toMatch(/^[a-z_]+$/)
    expect(meaning).toMatch(/^[A-Z].*\.$/)
    expect([decisionOf(code as ReasonCode), meaningOf(code as ReasonCode)]).toEqual([decision, meaning])
  }
  for (const code of Object.keys(TOOL_ERRORS) as (keyof typeof TOOL_ERRORS)[])
    expect(reasonOf({ code })).toBe(isOutcome(code) ? code : `failed:${code}`)
  expect([decisionOf('failed:not_found'), meaningOf('failed:not_found')]).toEqual(['fail', 'The recipe failed. Nothing was written.'])
})
