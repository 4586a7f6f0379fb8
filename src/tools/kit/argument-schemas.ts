import * as z from 'zod/mini'
import { unwrap } from './check-arguments.ts'

/** Text that goes into a file: half a surrogate pair would silently become another character. */
export function textArgument(description: string) {
  return z.string().check(
    z.refine((text) => text.isWellFormed(), 'contains half of a surrogate pair, which cannot be written to a file'),
    z.describe(description),
  )
}

/** Marked where they are defined, so that a recipe with an invalid glob is refused before it runs. */
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

/** One glob or several; read it with `asList`. */
export function globsArgument(description: string) {
  return z.optional(asGlob(z.union([z.string(), z.array(z.string())]).check(z.describe(description))))
}

export function asList(value: string | readonly string[] | undefined): readonly string[] {
  if (value === undefined) return []
  return typeof value === 'string' ? [value] : value
}

/** The extension of files; read it with `extensionIn`. Patterns are refused: they would silently match no file. */
export function fileTypeArgument() {
  return z.optional(
    z.string().check(
      z.minLength(1),
      z.refine((text) => !/[*?[\]{}/]/.test(extensionIn(text)), 'must be one extension such as ts, not a pattern'),
      z.describe('Only files with this extension, such as ts'),
    ),
  )
}

/** `ts`, `.ts` and `*.ts` all mean the same. */
export function extensionIn(fileType: string): string {
  return fileType.replace(/^\*?\./, '')
}

/** For tools that stage changes; `invokeTool` implements it. */
export function previewArgument() {
  return z.optional(z.boolean().check(z.describe('Return the diff and change nothing')))
}

export interface ResultLimit {
  readonly limit: number
  readonly warnings: readonly string[]
}

/** How many results to return: as requested or the default, but never more than the maximum. */
export function resultLimit(
  asked: number | undefined,
  { usual, maximum }: { readonly usual: number; readonly maximum: number },
): ResultLimit {
  if (asked === undefined) return { limit: Math.min(usual, maximum), warnings: [] }
  if (asked <= maximum) return { limit: asked, warnings: [] }
  return { limit: maximum, warnings: [`max_results ${asked} is more than the maximum, using ${maximum}`] }
}
