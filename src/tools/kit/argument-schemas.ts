import * as z from 'zod/mini'
import { unwrap } from './check-arguments.ts'

/** Text that goes into a file: half a surrogate pair would silently become another character. */
export function textArgument(description: string) {
  return z.string().check(
    z.refine((text) => text.isWellFormed(), 'has half of a surrogate pair, which no file can hold'),
    z.describe(description),
  )
}

/** Marked where they are defined, so that a recipe with one that cannot be read is refused before it runs. */
const GLOBS = new WeakSet<z.core.$ZodType>()

/** Marks an argument as a glob, or as a list of globs. */
export function asGlob<Schema extends z.core.$ZodType>(schema: Schema): Schema {
  GLOBS.add(schema)
  return schema
}

export function isGlob(schema: z.core.$ZodType): boolean {
  return GLOBS.has(unwrap(schema))
}

export function globArgument(description: string) {
  return asGlob(z.string().check(z.describe(description)))
}

/** One glob or several; `asList` reads it. */
export function globsArgument(description: string) {
  return z.optional(asGlob(z.union([z.string(), z.array(z.string())]).check(z.describe(description))))
}

export function asList(value: string | readonly string[] | undefined): readonly string[] {
  if (value === undefined) return []
  return typeof value === 'string' ? [value] : value
}

/** The extension of the files that are meant; `extensionIn` reads it. A pattern would fit no file at all, and nobody would know why. */
export function fileTypeArgument() {
  return z.optional(
    z.string().check(
      z.minLength(1),
      z.refine((text) => !/[*?[\]{}/]/.test(extensionIn(text)), 'must be one extension, such as ts, and no pattern'),
      z.describe('Only files with this extension, such as ts'),
    ),
  )
}

/** `ts`, `.ts` and `*.ts` all mean the same. */
export function extensionIn(fileType: string): string {
  return fileType.replace(/^\*?\./, '')
}

/** What a tool that stages changes may offer: the invoker does the rest. */
export function previewArgument() {
  return z.optional(z.boolean().check(z.describe('Return the diff and change nothing')))
}

export interface ResultLimit {
  readonly limit: number
  readonly warnings: readonly string[]
}

/** How many results to return: as many as asked for, or the usual number, but never more than the maximum. */
export function resultLimit(
  asked: number | undefined,
  { usual, maximum }: { readonly usual: number; readonly maximum: number },
): ResultLimit {
  if (asked === undefined) return { limit: Math.min(usual, maximum), warnings: [] }
  if (asked <= maximum) return { limit: asked, warnings: [] }
  return { limit: maximum, warnings: [`max_results ${asked} is more than the maximum, using ${maximum}`] }
}
