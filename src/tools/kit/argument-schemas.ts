import * as z from 'zod/mini'
import { UNKNOWN } from '../../recipe/check-call.ts'
import { unwrap } from './check-arguments.ts'
import type { ArgumentRule, KnownArguments } from './tool.ts'

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

/** For tools that edit all files that match. */
export function includeGeneratedArgument() {
  return z._default(
    z
      .boolean()
      .check(
        z.describe('With include: also change files that .gitattributes marks as binary, -text, linguist-generated or linguist-vendored'),
      ),
    false,
  )
}

/** The same for searches. In a verify step, they should find what edits would have changed. */
export function searchGeneratedArgument() {
  return z.optional(
    z
      .boolean()
      .check(
        z.describe(
          'Whether to search files that .gitattributes marks as binary, -text, linguist-generated or linguist-vendored. Default: true, but false in a verify step of a recipe, because edits leave them out',
        ),
      ),
  )
}

/** Like `globsArgument`, for the files that a tool takes: an empty list does not mean all files. */
export function includeArgument(description: string) {
  const globs = z.union([z.string(), z.array(z.string())]).check(
    z.refine((value) => value.length > 0, 'must not be empty'),
    z.describe(description),
  )
  return z.optional(asGlob(globs))
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

/** For tools that stage changes; `runChecked` implements it. */
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

function isGiven(args: KnownArguments, name: string): boolean {
  return args[name] !== undefined
}

/** For tools that take one file as `path`, or many as `include` and `exclude`. */
export const PATH_OR_INCLUDE: ArgumentRule = {
  schema: { oneOf: [{ required: ['path'], not: { required: ['exclude'] } }, { required: ['include'] }] },
  check(args) {
    const suggestion = 'Use path for one file, or include (and exclude) for many.'
    const other = ['include', 'exclude'].find((name) => isGiven(args, name))
    if (!isGiven(args, 'path'))
      return isGiven(args, 'include')
        ? undefined
        : { path: [], code: 'missing_argument', message: 'Either path or include is required', suggestion }
    if (other === undefined) return undefined
    return { path: [other], code: 'argument_conflict', message: 'path cannot be combined with include or exclude', suggestion }
  },
}

/** An argument that needs another one to have a certain value. */
export function onlyWhen(name: string, other: string, value: unknown, suggestion: string): ArgumentRule {
  return {
    check(args) {
      if (!isGiven(args, name) || args[other] === value || args[other] === UNKNOWN) return undefined
      return { path: [name], code: 'argument_conflict', message: `Argument '${name}' needs '${other}: ${String(value)}'`, suggestion }
    },
  }
}

/** An argument that makes sense only together with one of some others. */
export function onlyWith(name: string, others: readonly string[]): ArgumentRule {
  return {
    check(args) {
      if (!isGiven(args, name) || others.some((other) => isGiven(args, other))) return undefined
      const named = others.join(' or ')
      return {
        path: [name],
        code: 'argument_conflict',
        message: `Argument '${name}' needs ${named}`,
        suggestion: `Give ${named} too, or leave out ${name}.`,
      }
    },
  }
}

export interface Takes {
  readonly needs: readonly string[]
  readonly may?: readonly string[]
  /** Follows the advice to give what it needs. */
  readonly hint?: string
}

/** Which arguments go with which value of another one. Arguments that no value mentions are always allowed. */
export function dependingOn(argument: string, values: Readonly<Record<string, Takes>>): ArgumentRule {
  const owned = [...new Set(Object.values(values).flatMap(({ needs, may = [] }) => [...needs, ...may]))]
  return {
    schema: {
      allOf: Object.entries(values).map(([value, { needs }]) => ({
        if: { properties: { [argument]: { const: value } }, required: [argument] },
        // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
        then: { required: needs },
      })),
    },
    check(args) {
      const value = args[argument]
      const takes = typeof value === 'string' && Object.hasOwn(values, value) ? values[value] : undefined
      if (takes === undefined) return undefined
      const { needs, may = [], hint } = takes
      const all = [...needs, ...may]
      const options = may.length === 0 ? '' : ` ${may.join(' and ')} is optional.`
      const suggestion = `Give ${needs.join(' and ')} for ${String(value)}.${options}${hint === undefined ? '' : ` ${hint}`}`
      const foreign = owned.filter((name) => isGiven(args, name) && !all.includes(name))
      if (foreign[0] !== undefined)
        return {
          path: [foreign[0]],
          code: 'argument_conflict',
          message: `${String(value)} does not take ${foreign.join(' or ')}`,
          suggestion,
        }
      const missing = needs.filter((name) => !isGiven(args, name))
      if (missing.length === 0) return undefined
      return { path: [argument], code: 'missing_argument', message: `${String(value)} needs ${missing.join(' and ')}`, suggestion }
    },
  }
}
