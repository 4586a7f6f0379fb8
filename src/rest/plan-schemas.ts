import * as z from 'zod/mini'
import { once } from '../base/result.ts'
import { diagnostic, location } from './recipe-schemas.ts'

const digest = () => z.string().check(z.regex(/^[0-9a-f]{64}$/, 'must be a whole digest'))
const count = () => z.int().check(z.gte(0))

const problem = once(() =>
  z.strictObject({
    code: z.string(),
    message: z.string(),
    suggestion: z.string(),
    /** The step or input of the recipe that it is about. */
    path: z.optional(location()),
    problems: z.optional(z.array(z.strictObject({ field: z.string(), reason: z.string() }))),
  }),
)

const counts = { added: count(), removed: count() }

export const previewStep = once(() =>
  z.strictObject({
    path: z.optional(location()).check(z.describe('Where the step is in the recipe; missing for a step of a recipe that it calls')),
    label: z.string(),
    /** The tool, or `recipe:` and its name, or `steps:` and how many. */
    calls: z.string(),
    /** 0 for a step of the recipe itself, 1 for a step of a recipe that it calls. */
    depth: count(),
    outcome: z.enum(['success', 'failure', 'skipped', 'deferred']),
    /** What it says about itself, such as `3 replacements in 2 files`. */
    message: z.string(),
    files: count(),
    ...counts,
    warnings: z.array(z.string()),
    findings: z.array(z.strictObject({ path: z.string(), line: z.int(), column: z.int(), text: z.string() })),
    moreFindings: count(),
    durationMs: z.number(),
  }),
)

export const hunk = once(() =>
  z.strictObject({
    header: z.string(),
    lines: z.array(
      z.strictObject({
        kind: z.enum([' ', '+', '-']),
        text: z.string(),
        /** Visible signs for blanks at the end of the line, and for an ending that changes. */
        marks: z.string(),
        old: z.optional(z.int()),
        new: z.optional(z.int()),
      }),
    ),
  }),
)

export const previewFile = once(() =>
  z.strictObject({
    path: z.string(),
    kind: z.enum(['create', 'update', 'delete', 'rename', 'create_directory']),
    from: z.optional(z.string()),
    ...counts,
    isBinary: z.boolean(),
    /** Such as a new mode, or hidden characters. */
    facts: z.array(z.strictObject({ text: z.string(), isWarning: z.boolean() })),
    /** Why an approver should look closely. */
    protected: z.optional(z.string()),
    /** Indexes of the steps that changed it. */
    steps: z.array(z.int()),
    hunks: z.optional(z.array(hunk())).check(z.describe('Missing where there are more files than fit; see /previews/{id}/files')),
    /** Whether the diff is longer than is shown. */
    isCut: z.boolean(),
  }),
)

export const previewGroup = once(() =>
  z.strictObject({
    /** The change, as it is in the first place. */
    hunk: hunk(),
    files: count(),
    places: z.array(z.strictObject({ path: z.string(), line: z.int() })),
    morePlaces: count(),
  }),
)

const waiting = once(() => z.strictObject({ step: z.string(), tool: z.string(), reason: z.string(), lines: z.array(z.string()) }))

const changeFields = {
  totals: z.strictObject({ files: count(), directories: count(), ...counts }),
  steps: z.array(previewStep()),
  files: z.array(previewFile()),
  moreFiles: count(),
  groups: z.array(previewGroup()),
  notes: z.array(z.string()),
}

export const preview = once(() =>
  z.strictObject({
    id: z.string(),
    /** `gated`: a call waits for approval. `clean`: nothing would change. */
    kind: z.enum(['complete', 'gated', 'failed', 'clean']),
    digest: z.nullable(digest()),
    ...changeFields,
    permissions: z.array(z.string()).check(z.describe('What the recipe may do, in words')),
    outputs: z.record(z.string(), z.unknown()),
    waiting: z.optional(waiting()),
    error: z.optional(problem()),
    diagnostics: z.array(diagnostic()).check(z.describe('Why no step ran, at its place in the text')),
    durationMs: z.number(),
  }),
)

export const previewBody = once(() =>
  z.strictObject({
    text: z.string().check(z.maxLength(1_000_000), z.describe('The text of a recipe, saved or not')),
    path: z.optional(z.string().check(z.minLength(1), z.maxLength(1_000), z.describe('Where it is or will be saved'))),
    inputs: z._default(z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])), {}),
    tab: z.optional(z.string().check(z.minLength(1), z.maxLength(64), z.describe('A newer preview with the same name cancels this one'))),
  }),
)

export const previewParams = once(() => z.strictObject({ previewID: z.string().check(z.regex(/^[\w-]{1,64}$/, 'must be an id')) }))
export const filesQuery = once(() => z.strictObject({ from: z.optional(z.int().check(z.gte(0), z.lte(1_000_000))) }))
export const filesAnswer = once(() => z.strictObject({ files: z.array(previewFile()), moreFiles: count() }))

const branch = () => z.optional(z.string().check(z.minLength(1), z.maxLength(250), z.describe('A new branch to commit to')))
export const applyPreviewBody = once(() =>
  z.strictObject({
    digest: digest().check(z.describe('Digest of the preview that you looked at: this is the approval')),
    commit: z._default(z.boolean(), false),
    branch: branch(),
  }),
)
export const applyPlanBody = once(() => z.strictObject({ commit: z._default(z.boolean(), false), branch: branch() }))
export const undoBody = once(() => z.strictObject({}))

export const applied = once(() =>
  z.strictObject({
    /** A code of docs/reasons.md: `applied`, `committed`, `already_applied`, `undone` … */
    reason: z.string(),
    detail: z.string(),
    digest: z.nullable(digest()).check(z.describe('null if the recipe ran and changed nothing')),
    commit: z.optional(z.string()),
    files: count(),
  }),
)

export const planParams = once(() => z.strictObject({ digest: digest() }))

const planSummary = {
  digest: digest(),
  state: z.enum(['waiting', 'gated', 'applied', 'changed', 'stale', 'damaged']),
  savedAt: z.string(),
  recipe: z.string(),
  title: z.string(),
  inputs: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
  files: count(),
  commit: z.optional(z.string()),
  error: z.optional(problem()),
}
export const plansAnswer = once(() => z.strictObject({ plans: z.array(z.strictObject(planSummary)) }))
export const planAnswer = once(() => z.strictObject({ ...planSummary, id: z.string(), ...changeFields }))

/** The `approval` event: a person is asked, and `POST /approvals/{id}` answers. */
export const approval = once(() =>
  z.strictObject({
    id: z.string(),
    /** `trust`: whether the recipe may make such calls at all. `plan`: everything that it would write. */
    kind: z.enum(['trust', 'call', 'plan']),
    title: z.string(),
    tool: z.string(),
    /** What exactly would be done, without secrets. */
    lines: z.array(z.string()),
    warnings: z.array(z.string()),
    /** What it would change, if that is known. */
    files: z.array(previewFile()),
    moreFiles: count(),
    choices: z.array(z.enum(['yes', 'no', 'always'])),
  }),
)
export const approvalParams = once(() => z.strictObject({ approvalID: z.string().check(z.regex(/^[\w-]{1,64}$/, 'must be an id')) }))
export const approvalBody = once(() => z.strictObject({ choice: z.enum(['yes', 'no', 'always']) }))

/** The `progress` event of a preview or an apply. */
export const progress = once(() =>
  z.strictObject({
    step: z.optional(z.string()),
    done: count(),
    total: z.optional(count()),
    unit: z.string(),
    text: z.optional(z.string()),
  }),
)
