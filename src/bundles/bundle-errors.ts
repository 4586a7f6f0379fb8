import type * as z from 'zod/mini'
import { type Problem, type ToolError, toolError } from '../base/errors/tool-errors.ts'
import { failure, type Result, success } from '../base/result.ts'
import { capitalized } from '../base/text/wording.ts'
import type { DiskFault } from '../system/disk/disk.ts'
import { referenceText, type ToolReference } from './labels.ts'

const NO_MESSAGE = 'Invalid input'

export function parseWith<Schema extends z.core.$ZodType>(schema: Schema, value: unknown): Result<z.output<Schema>, readonly Problem[]> {
  const parsed = (schema as unknown as z.ZodMiniType<z.output<Schema>>).safeParse(value, { reportInput: true, error: () => NO_MESSAGE })
  return parsed.success ? success(parsed.data) : failure(parsed.error.issues.flatMap((issue) => problemsOf(issue)))
}

/** One error with all problems in it. */
export function invalid(problems: readonly Problem[], what = 'The request is not valid'): ToolError {
  const listed = problems.map(({ field, reason }) => (field === '' ? reason : `${field} ${reason}`)).join('; ')
  return { ...BUNDLE_ERRORS.badFields(what, listed), problems }
}

function problemsOf(issue: z.core.$ZodIssue, prefix: readonly PropertyKey[] = []): readonly Problem[] {
  const path = [...prefix, ...issue.path]
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => ({ field: fieldText([...path, key]), reason: 'is unknown' }))
  return [{ field: fieldText(path), reason: issue.message === NO_MESSAGE ? reasonOf(issue) : issue.message }]
}

function reasonOf(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? `is required and must be ${typeText(issue.expected)}` : `must be ${typeText(issue.expected)}`
    case 'too_small':
      return `must be at least ${issue.minimum}${sizeUnit(issue.origin)}`
    case 'too_big':
      return `must be at most ${issue.maximum}${sizeUnit(issue.origin)}`
    case 'invalid_value':
      return `must be ${issue.values.map((value) => JSON.stringify(value)).join(' or ')}`
    case 'invalid_union':
      return 'has an unknown type'
    default:
      return 'is not valid'
  }
}

function sizeUnit(origin: string): string {
  if (origin === 'string') return ' characters long'
  return origin === 'array' ? ' items long' : ''
}

function typeText(expected: string): string {
  const names: Readonly<Record<string, string>> = {
    string: 'a string',
    number: 'a number',
    int: 'a whole number',
    boolean: 'true or false',
    array: 'a list',
    object: 'an object',
    record: 'an object',
  }
  return names[expected] ?? expected
}

function fieldText(path: readonly PropertyKey[]): string {
  return path.reduce<string>((text, part) => {
    if (typeof part === 'number') return `${text}[${part}]`
    return text === '' ? String(part) : `${text}.${String(part)}`
  }, '')
}

export function occupied(path: string): ToolError {
  return BUNDLE_ERRORS.conflict(`'${path}' already exists`)
}

/** A damaged file of a bundle. It is left alone, and everything else keeps working. */
export interface StoreFault {
  /** From the root of the repository. */
  readonly path: string
  readonly line: number
  readonly column: number
  readonly message: string
}

export const BUNDLE_ERRORS = {
  missing: (what: 'bundle' | 'tool', name: string) =>
    toolError('not_found', `${capitalized(what)} '${name}' does not exist`, `List the ${what}s to see what exists.`),
  conflict: (message: string) => toolError('already_exists', message, 'It was not changed. Choose another slug or version.'),
  readOnly: () => toolError('read_only', 'The bundle ships with Sous and cannot be changed', 'You can only switch it on and off.'),
  bundleOff: (slug: string) =>
    toolError('disabled', `The bundle '${slug}' is switched off`, `Switch it on first: sous bundle enable ${slug}`),
  /** `what` names it as its callers do. */
  toolOff: (reference: ToolReference, what = `tool '${referenceText(reference)}'`) =>
    toolError('disabled', `The ${what} is switched off`, `Switch it on first: sous bundle enable ${referenceText(reference)}`),
  /** Off for another reason than being switched off. */
  toolUnusable: (reference: ToolReference, reason: string) =>
    toolError('disabled', `The tool '${referenceText(reference)}' is off: ${reason}`, 'Its file was not changed.'),
  corrupt: ({ path, line, column, message }: StoreFault) =>
    toolError('corrupt_file', `${path}:${line}:${column}: ${message}`, 'Correct the file, or restore an earlier version.'),
  diskError: ({ message }: DiskFault) =>
    toolError('io_error', `The bundles cannot be written: ${message}`, 'Check the disk and the permissions.'),
  badFields: (what: string, listed: string) => toolError('invalid_arguments', `${what}: ${listed}`, 'Correct these fields and try again.'),
}
