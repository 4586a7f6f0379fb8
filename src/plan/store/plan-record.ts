import * as z from 'zod/mini'
import { TOOL_ERRORS, type ToolError, type ToolErrorCode, toolError } from '../../base/errors/tool-errors.ts'
import { ancestorsOf, briefText, foldPath, parseRepoDirectory, parseRepoPath, type RepoDirectory, type RepoPath } from '../../base/path.ts'
import { PLAN_SCHEMA_VERSION, type Plan } from '../../base/plan.ts'
import type { Digest } from '../../base/recipe.ts'
import { parseRecipeRef } from '../../base/recipe-ref.ts'
import { failure, once, type Result, success } from '../../base/result.ts'
import { parseJson } from '../../base/text/json.ts'
import { shellWord } from '../../base/text/wording.ts'
import { planDigest } from '../plan-digest.ts'

function parsed<T>(parse: (text: string) => Result<T, ToolError>) {
  return z.pipe(
    z.string(),
    z.transform((text, context): T => {
      const result = parse(text)
      if (result.ok) return result.value
      context.issues.push({ code: 'custom', message: result.error.message, input: text })
      return z.NEVER
    }),
  )
}

/** Built when the first plan is read: most runs only write one. */
const planFile = once(() => {
  const Path = parsed<RepoPath>(parseRepoPath)
  const Directory = parsed<RepoDirectory>(parseRepoDirectory)
  const Sha256 = z.string().check(z.regex(/^[0-9a-f]{64}$/))
  const ObjectId = z.string().check(z.regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/))
  const Ref = z.string().check(z.regex(/^refs\/[^\p{Cc} ~^:?*[\\]+$/u))
  const DigestText = z.pipe(
    Sha256,
    z.transform((text) => text as Digest),
  )
  const ErrorCode = z.pipe(
    z.enum(Object.keys(TOOL_ERRORS)),
    z.transform((code) => code as ToolErrorCode),
  )
  const natural = z.int().check(z.gte(0))

  const FileVersion = z.strictObject({ mode: z.enum(['100644', '100755']), sha256: Sha256, size: natural })
  const PlannedChange = z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('create'), path: Path, after: FileVersion }),
    z.strictObject({ kind: z.literal('update'), path: Path, before: FileVersion, after: FileVersion }),
    z.strictObject({ kind: z.literal('delete'), path: Path, before: FileVersion }),
    z.strictObject({ kind: z.literal('create_directory'), path: Path }),
  ])
  const Evidence = z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('fetch'), url: z.string(), finalUrl: z.string(), status: natural, sha256: Sha256 }),
    z.strictObject({ kind: z.literal('command'), command: z.string(), exitCode: z.int(), sha256: Sha256 }),
  ])
  const Decision = z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('allow'), rule: z.string() }),
    z.strictObject({ kind: z.literal('needs_approval'), reason: z.string() }),
    z.strictObject({ kind: z.literal('deny'), reason: z.string() }),
  ])
  const StepOutcome = z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('ran'), output: z.string(), warnings: z.array(z.string()), filesAffected: z.array(Path) }),
    z.strictObject({ kind: z.literal('skipped'), condition: z.string() }),
    z.strictObject({ kind: z.literal('deferred'), because: z.enum(['external', 'depends_on_deferred']) }),
    z.strictObject({ kind: z.literal('failed'), code: ErrorCode, message: z.string(), suggestion: z.string() }),
  ])
  const SourceRange = z.strictObject({ file: z.string(), line: natural, column: natural, endLine: natural, endColumn: natural })
  const PlannedStep = z.strictObject({
    label: z.string(),
    tool: z.string(),
    args: z.record(z.string(), z.unknown()),
    decision: Decision,
    outcome: StepOutcome,
    at: SourceRange,
  })
  const sourceFields = { path: z.string(), digest: DigestText, commit: z.optional(ObjectId) }

  return z.strictObject({
    schemaVersion: z.literal(PLAN_SCHEMA_VERSION),
    sousVersion: z.string(),
    status: z.enum(['complete', 'gated']),
    repository: z.optional(z.strictObject({ id: z.string(), pull: z.optional(natural) })),
    base: z.strictObject({ commit: z.optional(ObjectId), ref: z.optional(Ref), directory: Directory }),
    head: z.optional(z.strictObject({ repository: z.string(), ref: Ref, commit: ObjectId })),
    recipe: z.strictObject({ ...sourceFields, includes: z.array(z.strictObject(sourceFields)) }),
    inputs: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
    policy: Sha256,
    evidence: z.array(Evidence),
    date: z.optional(z.iso.date()),
    steps: z.array(PlannedStep),
    notes: z.optional(z.array(z.string())),
    changes: z.array(PlannedChange),
    tree: z.optional(ObjectId),
    message: z.string(),
    target: z.union([z.enum(['working-tree', 'pull-request']), Ref]),
    digest: DigestText,
  })
})

/** The text of `plan.json`. */
export function writePlan(plan: Plan): string {
  return `${JSON.stringify(plan, undefined, 2)}\n`
}

/** Reads `plan.json` strictly, and accepts it only if its digest is right. */
export function readPlan(text: string): Result<Plan, ToolError> {
  const json = parseJson(text)
  if (!json.ok) return failure(ERRORS.damaged(`line ${json.error.line}, column ${json.error.column}: ${json.error.message}`))
  const version = (json.value as { readonly schemaVersion?: unknown } | null)?.schemaVersion
  if (typeof version === 'number' && version !== PLAN_SCHEMA_VERSION) return failure(otherVersion(version, json.value))
  const plan = planFile().safeParse(json.value)
  if (!plan.success) return failure(ERRORS.damaged(describeIssue(plan.error)))
  // Optional fields are left out of the value too, which is the only difference between the types.
  const value = plan.data as Plan
  if (planDigest(value) !== value.digest) return failure(ERRORS.damaged(`its content does not have the digest ${value.digest}`))
  const collision = findCollision(value)
  return collision === undefined ? success(value) : failure(ERRORS.damaged(collision))
}

/**
 * Two changes that could not both be applied, on this or another file system. Files that are only updated exist already, even if
 * their names differ only in case.
 */
function findCollision({ changes }: Plan): string | undefined {
  const paths = new Set<string>()
  const kept = new Map<string, Pick<Plan['changes'][number], 'kind' | 'path'>>()
  for (const { kind, path } of changes) {
    if (paths.has(path)) return `it changes '${path}' twice`
    paths.add(path)
    if (kind === 'delete') continue
    const other = kept.get(foldPath(path))
    if (other !== undefined && (kind !== 'update' || other.kind !== 'update'))
      return `'${path}' and '${other.path}' are one file on file systems that ignore case or accents`
    kept.set(foldPath(path), { kind, path })
  }
  const files = new Set(changes.filter(({ kind }) => kind === 'create' || kind === 'update').map(({ path }) => foldPath(path)))
  for (const { kind, path } of kept.values()) {
    if (kind === 'update') continue
    const above = ancestorsOf(path).find((ancestor) => files.has(foldPath(ancestor)))
    if (above !== undefined) return `'${above}' would be both a file and the directory of '${path}'`
  }
  return undefined
}

function describeIssue({ issues: [issue] }: z.core.$ZodError): string {
  const where = issue?.path.join('.') || 'it'
  if (issue?.code === 'unrecognized_keys') return `${where}: unknown ${issue.keys.map((key) => `'${briefText(key)}'`).join(', ')}`
  return issue?.code === 'custom' ? `${where}: ${issue.message}` : `${where} is missing or not valid`
}

function otherVersion(version: number, plan: unknown): ToolError {
  const asked = readAsked(plan)
  const again = asked === undefined ? '' : `: ${['sous', 'preview', asked.recipe, ...asked.inputs].map(shellWord).join(' ')}`
  return ERRORS.otherVersion(version, again)
}

/** The request that a plan was made for. */
export interface AskedRun {
  /** As people name it. */
  readonly recipe: string
  /** As `name=value`. */
  readonly inputs: readonly string[]
}

const Asked = z.object({
  recipe: z.object({ path: z.string() }),
  inputs: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
})

/** Also for a plan in another format, if it has this in the same place. */
export function readAsked(plan: unknown): AskedRun | undefined {
  const asked = z.safeParse(Asked, plan)
  if (!asked.success) return undefined
  const { recipe, inputs } = asked.data
  const isWhole = /^(?:sous:|\/|[A-Za-z]:)/.test(recipe.path) || parseRecipeRef(recipe.path) !== undefined
  const name = isWhole ? recipe.path : recipe.path.replace(/^.*\//, '').replace(/\.ya?ml$/, '')
  return { recipe: name, inputs: Object.entries(inputs).map(([key, value]) => `${key}=${value}`) }
}

const ERRORS = {
  damaged: (why: string) => toolError('plan_tampered', `The saved plan is damaged: ${why}`, 'Run the preview again.'),
  otherVersion: (version: number, again: string) =>
    toolError(
      'plan_version',
      `The plan has format ${version}; this version of Sous reads format ${PLAN_SCHEMA_VERSION}`,
      `Run the preview again${again === '' ? '.' : again}`,
    ),
}
