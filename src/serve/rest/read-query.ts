import type * as z from 'zod/mini'
import { type BundleError, invalid, type Problem, parseWith } from '../../bundles/problems.ts'
import { failure, type Result } from '../../model/result.ts'

/** Reads a query by its schema: lists are repeated or separated by commas, and nothing that is not known is passed over. */
export function readQuery<Shape extends z.core.$ZodShape>(
  url: string,
  schema: z.ZodMiniObject<Shape, z.core.$strict>,
): Result<z.output<z.ZodMiniObject<Shape, z.core.$strict>>, BundleError> {
  const given = new URL(url).searchParams
  const value: Record<string, unknown> = Object.create(null)
  const problems: Problem[] = []
  for (const name of new Set(given.keys())) {
    const texts = given.getAll(name)
    const [first = ''] = texts
    const kind = kindOf(schema.shape[name])
    if (kind === 'array') value[name] = texts.flatMap((text) => text.split(','))
    else if (texts.length > 1) problems.push({ field: name, reason: 'must be there only once' })
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
