import * as z from 'zod/mini'
import { sha256 } from '../base/digest.ts'
import { type Problem, type ToolError, toolError } from '../base/errors/tool-errors.ts'
import { failure, type Result, succeeded, success, type ToolResult } from '../base/result.ts'
import { type BundleTool, referenceOf } from '../bundles/bundle.ts'
import { BUNDLE_ERRORS } from '../bundles/bundle-errors.ts'
import type { HttpSpec } from '../bundles/bundle-schemas.ts'
import { functionOff, type ReadText, resolveTool } from '../bundles/bundle-views.ts'
import { findToolProblems } from '../bundles/check-tool.ts'
import { toolFile } from '../bundles/file-places.ts'
import { NO_SECRETS } from '../bundles/http/auth.ts'
import { showCalls } from '../bundles/http/render-call.ts'
import { runHttpTool } from '../bundles/http/run-http-tool.ts'
import { findValueProblems } from '../bundles/json-schema-check.ts'
import { parseReference, referenceText } from '../bundles/labels.ts'
import { shapeOf } from './kit/check-arguments.ts'
import { exampleArguments, type FieldsSchema } from './kit/json-schema.ts'
import { type ArgsOf, type ArgumentFields, defineTool, type Example, type Tool, type ToolContext } from './kit/tool.ts'
import { findTool, SwitchedOff } from './registry.ts'

type Definition = Pick<
  BundleTool,
  'id' | 'bundleSlug' | 'slug' | 'version' | 'displayName' | 'description' | 'argSchema' | 'outputSchema' | 'http' | 'local'
>

/** Turns a bundle's HTTP tool into a tool that recipes, rules, approvals and reports can use. */
export function httpBundleTool(definition: Definition, spec: HttpSpec, source?: Tool['source']): Tool {
  const { argSchema, outputSchema, displayName, description } = definition
  const name = referenceText(referenceOf(definition))
  const tool = defineTool({
    name,
    summary: firstOf(description, displayName, name),
    category: 'Network',
    effect: 'external',
    risk: 'dangerous',
    permissions: ['Network'],
    hosts: hostsOf(spec),
    definition: definitionOf(definition),
    args: () => argumentsOf(argSchema),
    outputs: () =>
      z.strictObject({
        value: shapeOf((outputSchema ?? {}) as FieldsSchema),
        status_code: z.int().check(z.describe('HTTP status of the last call')),
        url: z.string().check(z.describe('URL that answered the last call, after redirects')),
        sha256: z.string().check(z.describe('SHA-256 of the response body')),
      }),
    metadata: ['status_code', 'url'],
    termination: 'Use terminate=false when the next step needs the response; terminate=true when the call is all the user asked for.',
    examples: [exampleCall(argSchema)],
    run: (args, context) => run(definition, spec, args as Readonly<Record<string, unknown>>, context),
  })
  return {
    ...tool,
    ...(source !== undefined && { source }),
    explain: (args: Readonly<Record<string, unknown>>) => showCalls(spec, args),
  } as unknown as Tool
}

/** A bundle tool that calls a tool of Sous under its own name and schema. */
export function localBundleTool(definition: Definition, registered: Tool, source?: Tool['source']): Tool {
  const { argSchema, displayName, description } = definition
  const name = referenceText(referenceOf(definition))
  const isNarrowed = Object.keys((argSchema['properties'] as object | undefined) ?? {}).length > 0
  const narrowed = () => registered.args().check(...valueChecks(argSchema)) as ReturnType<Tool['args']>
  return {
    ...registered,
    name,
    summary: firstOf(description, displayName, registered.summary),
    definition: definitionOf(definition),
    run(args, context) {
      context.usage?.called(definition.id)
      return registered.run(args, context)
    },
    ...(isNarrowed && { args: narrowed, examples: narrowedExamples(registered, narrowed(), argSchema) }),
    ...(source !== undefined && { source }),
  }
}

async function run(
  { id, outputSchema, displayName, slug }: Definition,
  spec: HttpSpec,
  args: Readonly<Record<string, unknown>>,
  context: ToolContext,
): Promise<ToolResult<{ value: unknown; status_code: number; url: string; sha256: string }>> {
  const { maxCallsPerMinute, timeoutSeconds } = spec.limits
  if (maxCallsPerMinute !== undefined && context.usage !== undefined) {
    const reserved = await context.usage.reserve(id, maxCallsPerMinute)
    if (!reserved.ok) return reserved
  }
  context.usage?.called(id)
  let received = 0
  const answer = await runHttpTool(spec, args, {
    http: context.http,
    secrets: context.secrets ?? NO_SECRETS,
    clock: context.clock,
    allowPrivate: context.allowPrivateHosts,
    timeoutMs: timeoutSeconds * 1000,
    signal: context.signal,
    onText(text) {
      received += text.length
      context.progress({ done: received, total: undefined, unit: 'characters', text })
    },
  })
  if (!answer.ok) return answer
  const { value, status, url, sha256 } = answer.value
  const problems = outputSchema === undefined ? [] : findValueProblems(outputSchema, value)
  if (problems.length > 0) return failure(ERRORS.otherSchema(problems))
  return succeeded({ value, status_code: status, url, sha256 }, `${firstOf(displayName, slug)}: status ${status}`)
}

function exampleCall(schema: FieldsSchema, others: Example['args'] = {}): Example {
  return { description: 'Call it', args: { ...others, ...exampleArguments(schema) } }
}

/** The examples of the wrapped tool that fit the narrower schema, or a generated one. */
function narrowedExamples({ examples }: Tool, args: ReturnType<Tool['args']>, schema: FieldsSchema): readonly Example[] {
  const taken = examples.filter((example) => args.safeParse({ ...example.args }).success)
  return taken.length > 0 ? taken : [exampleCall(schema, examples[0]?.args)]
}

/** The arguments of a JSON Schema. The schema decides; the shape is only for the command line and documentation. */
export function argumentsOf(schema: FieldsSchema): z.ZodMiniObject<ArgumentFields, z.core.$strict> {
  const required = new Set(schema.required ?? [])
  const shape = Object.entries(schema.properties ?? {}).map(([name, field]): [string, z.core.$ZodType] => {
    // A field's schema may also be just true or false.
    const known = typeof field === 'object' ? field : {}
    return [name, required.has(name) ? shapeOf(known) : z.optional(shapeOf(known))]
  })
  return z.strictObject(Object.fromEntries(shape)).check(...valueChecks(schema)) as z.ZodMiniObject<ArgumentFields, z.core.$strict>
}

function valueChecks(schema: FieldsSchema) {
  return [
    z.check<ArgsOf<ArgumentFields>>(({ value, issues }) => {
      for (const { field, reason } of findValueProblems({ ...schema }, value))
        issues.push({ code: 'custom', input: value, path: pathOf(field), message: reason })
    }),
  ] as const
}

function pathOf(field: string): (string | number)[] {
  return (field.match(/[^.[\]]+/g) ?? []).map((part) => (/^\d+$/.test(part) ? Number(part) : part))
}

/** A hash of what it does and takes, not of its descriptions. */
function definitionOf({ argSchema, outputSchema, http, local }: Definition): string {
  return sha256(Buffer.from(JSON.stringify([argSchema, outputSchema ?? null, http ?? null, local ?? null])))
}

function hostsOf({ calls }: HttpSpec): readonly string[] {
  const urls = calls.flatMap(({ urlTemplate, auth }) => [urlTemplate, ...(auth?.type === 'oauth2' ? [auth.tokenUrl] : [])])
  // The host comes before anything that could contain a placeholder.
  return [...new Set(urls.map((url) => new URL(url.split('/').slice(0, 3).join('/')).hostname))]
}

function listProblems(problems: readonly Problem[]): string {
  return problems.map(({ field, reason }) => (field === '' ? reason : `${field} ${reason}`)).join('; ')
}

function firstOf(...texts: readonly string[]): string {
  return texts.find((text) => text.trim() !== '')?.split('\n', 1)[0] ?? ''
}

/** Finds the tool that a name such as `tickets/create@1` refers to, in the files of a repository. */
export async function findBundleTool(name: string, read: ReadText): Promise<Result<Tool, ToolError>> {
  const reference = parseReference(name)
  if (reference === undefined) return failure(ERRORS.notABundleTool(name))
  const resolved = await resolveTool(reference, read)
  if (!resolved.ok) return resolved
  const { tool, path, digest } = resolved.value
  const off = tool.local && (await new SwitchedOff(read).whyTool(tool.local.function))
  if (off !== undefined)
    return failure(off.code === 'disabled' ? BUNDLE_ERRORS.toolUnusable(reference, functionOff(tool.local?.function ?? '')) : off)
  return asTool(tool, { path, digest })
}

/** Turns a bundle tool into a tool that everything else can use. */
export async function asTool(tool: BundleTool, source?: Tool['source']): Promise<Result<Tool, ToolError>> {
  if (tool.http !== undefined && tool.type === 'http') {
    // The file may have been edited by hand since it was checked.
    const [problem] = await findToolProblems({ ...tool, type: tool.type })
    if (problem !== undefined) return failure(brokenTool(tool, problem))
    return success(httpBundleTool(tool, tool.http, source))
  }
  const registered = tool.local === undefined ? undefined : await findTool(tool.local.function)
  if (registered !== undefined) return success(localBundleTool(tool, registered, source))
  return failure(ERRORS.functionGone(tool.local?.function, tool.slug))
}

function brokenTool(tool: BundleTool, { field, reason }: Problem): ToolError {
  const file = toolFile(tool.bundleSlug, tool.slug, tool.version)
  return ERRORS.notCallable(tool, field, reason, file)
}

const ERRORS = {
  otherSchema: (problems: readonly Problem[]) =>
    toolError(
      'invalid_output',
      `The response does not match the tool's output schema: ${listProblems(problems)}`,
      'Update the tool definition, or ask its author to.',
    ),
  notABundleTool: (name: string) => toolError('unknown_tool', `'${name}' is not a bundle tool`, 'Use the form bundle/tool@version.'),
  functionGone: (name: string | undefined, tool: string) =>
    toolError(
      'disabled',
      `The function '${name ?? ''}' of the tool '${tool}' no longer exists`,
      'The tool stays off until the function exists again. Its file was not changed.',
    ),
  notCallable: (tool: BundleTool, field: string, why: string, file: string) =>
    toolError('corrupt_file', `The tool '${referenceText(referenceOf(tool))}' cannot be called: ${field} ${why}`, `Correct ${file}.`),
}
