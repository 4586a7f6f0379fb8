import * as z from 'zod/mini'

/** The form of `result.json`. A new field may come at any time; what is there keeps its name, type and meaning. */
export function planResultSchema() {
  const count = z.int().check(z.gte(0))
  const maybeText = z.nullable(z.string())
  const maybeCount = z.nullable(count)
  const place = { line: maybeCount, column: maybeCount, end_line: maybeCount, end_column: maybeCount }
  return z.object({
    schema_version: z.literal(1).check(z.describe('Version of this format')),
    decision: z.enum(['pass', 'wait', 'refuse', 'fail']).check(z.describe('How a script should treat the run')),
    reason_code: z.string().check(z.describe('How the run ended. Stable: see reasons.md')),
    message: z.string().check(z.describe('The same, for people')),
    recipe: z
      .object({ name: maybeText, path: maybeText, digest: maybeText })
      .check(z.describe('Name, path and digest of the recipe, as far as they are known')),
    inputs: z
      .record(z.string(), z.nullable(z.union([z.string(), z.number(), z.boolean()])))
      .check(z.describe('The value of every input; null for one that was left out')),
    changed: z.boolean().check(z.describe('Whether the plan changes anything')),
    files_changed: count.check(z.describe('How many files the plan changes')),
    digest: maybeText.check(z.describe('Digest of the plan, which an approval names; null if there is nothing to change')),
    base: maybeText.check(z.describe('The commit that the plan was made on')),
    commit: maybeText.check(z.describe('The commit that Sous made of the plan')),
    gate: z
      .nullable(
        z.object({
          step: z.string(),
          tool: z.string(),
          arguments: z.record(z.string(), z.unknown()),
          reason: z.string(),
          file: z.string(),
          ...place,
        }),
      )
      .check(z.describe('The call that waits for approval')),
    failure: z
      .nullable(z.object({ step: maybeText, code: z.string(), message: z.string(), suggestion: z.string(), file: maybeText, ...place }))
      .check(z.describe('Why there is no plan, and where in the recipe')),
    diagnostics: z
      .array(
        z.object({
          file: z.string(),
          severity: z.enum(['error', 'warning']),
          code: z.string(),
          message: z.string(),
          suggestion: z.string(),
          ...place,
        }),
      )
      .check(z.describe('The mistakes of a recipe or of its inputs')),
    steps: z
      .array(
        z.object({
          label: z.string(),
          calls: z.string().check(z.describe("The tool, or 'recipe:' and the name of the recipe")),
          verify: z.boolean(),
          depth: count.check(z.describe('0 for a step of the recipe itself, 1 for one of a recipe that it calls')),
          status: z.enum(['ran', 'skipped', 'failed', 'waits', 'deferred', 'unfinished']),
          result: z.string(),
          items: count.check(z.describe('How many calls it made or left out')),
          duration_ms: maybeCount,
          file: z.string(),
          line: count,
        }),
      )
      .check(z.describe('The steps, in the order in which they ran')),
    changes: z
      .array(
        z.object({
          path: z.string(),
          kind: z.enum(['create', 'update', 'delete', 'create_directory']),
          from: maybeText.check(z.describe('For a created file that is a renamed one: its old path')),
          to: maybeText.check(z.describe('For a deleted file that was renamed: its new path')),
          additions: maybeCount,
          deletions: maybeCount,
          protected: maybeText.check(z.describe('Why the approver should look closely')),
        }),
      )
      .check(z.describe('What the plan changes')),
    warnings: z
      .array(z.object({ about: z.string(), text: z.string() }))
      .check(z.describe('Warnings about files that need a second look, and from tools')),
    annotations: z.object({ error: count, warning: count, notice: count }).check(z.describe('How many places were reported')),
    outputs: z.record(z.string(), z.unknown()).check(z.describe('The outputs of the recipe')),
    next: z.array(z.object({ command: z.string(), does: z.string() })).check(z.describe('Commands to run next')),
    preview_incomplete: z.boolean().check(z.describe('Whether a report left anything out because it had no room')),
  })
}

export type PlanResult = DeepReadonly<z.output<ReturnType<typeof planResultSchema>>>

type DeepReadonly<T> = T extends object ? { readonly [Key in keyof T]: DeepReadonly<T[Key]> } : T

/** Draft 2020-12. For readers, who have to bear with fields that they do not know yet. */
export function planResultJsonSchema(): Readonly<Record<string, unknown>> {
  return z.toJSONSchema(planResultSchema(), { io: 'input' })
}
