import type { Context } from 'hono'
import type * as z from 'zod/mini'
import type { Problem, ToolError } from '../base/errors/tool-errors.ts'
import { failure, type Result } from '../base/result.ts'
import { parseJson } from '../base/text/json.ts'
import { invalid, parseWith } from '../bundles/bundle-errors.ts'

export type Read<T> = Result<T, ToolError>

export async function readJson(context: Context): Promise<Read<unknown>> {
  const json = parseJson(await context.req.text())
  if (json.ok) return json
  const { line, column, message } = json.error
  return failure(invalid([{ field: 'body', reason: `is not JSON: ${message} (line ${line}, column ${column})` }]))
}

export async function readBody<Schema extends Parameters<typeof parseWith>[0]>(context: Context, schema: Schema) {
  const json = await readJson(context)
  if (!json.ok) return json
  const body = parseWith(schema, json.value)
  return body.ok ? body : failure(invalid(body.error))
}

/** Everything that is wrong with a request, at once. */
export function joined(...reads: readonly Read<unknown>[]): ToolError {
  return invalid(reads.flatMap((read) => (read.ok ? [] : (read.error.problems ?? [{ field: '', reason: read.error.message }]))))
}

/** Reads a query by its schema: lists are repeated or separated by commas, and unknown parameters are errors. */
export function readQuery<Shape extends z.core.$ZodShape>(
  url: string,
  schema: z.ZodMiniObject<Shape, z.core.$strict>,
): Result<z.output<z.ZodMiniObject<Shape, z.core.$strict>>, ToolError> {
  const given = new URL(url).searchParams
  const value: Record<string, unknown> = Object.create(null)
  const problems: Problem[] = []
  for (const name of new Set(given.keys())) {
    const texts = given.getAll(name)
    const [first = ''] = texts
    const kind = kindOf(schema.shape[name])
    if (kind === 'array') value[name] = texts.flatMap((text) => text.split(','))
    else if (texts.length > 1) problems.push({ field: name, reason: 'must appear only once' })
    else value[name] = convert(first, kind)
  }
  if (problems.length > 0) return failure(invalid(problems))
  const parsed = parseWith(schema, { ...value })
  return parsed.ok ? parsed : failure(invalid(parsed.error))
}

function kindOf(schema: z.core.$ZodType | undefined): string {
  const def = schema?._zod.def as { readonly type: string; readonly innerType?: z.core.$ZodType } | undefined
  if (def === undefined) return 'unknown'
  return def.innerType === undefined ? def.type : kindOf(def.innerType)
}

function convert(text: string, kind: string): unknown {
  if (kind === 'boolean' && (text === 'true' || text === 'false')) return text === 'true'
  return kind === 'number' && /^-?\d{1,9}$/.test(text) ? Number(text) : text
}
