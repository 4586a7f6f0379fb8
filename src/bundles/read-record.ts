import type * as z from 'zod/mini'
import { placeInJson } from '../model/json-place.ts'
import { parseJson } from '../model/json-text.ts'
import { failure, type Result, success } from '../model/result.ts'
import type { StoreFault } from './bundle.ts'
import { type BundleRecord, bundleRecord, type ToolRecord, toolRecord } from './bundle-schemas.ts'
import { BUNDLE_FILE, fileName, toolFileName } from './file-places.ts'
import { type Problem, parseWith } from './problems.ts'

/** Reads a `bundle.json`, which also says which folder it belongs into. */
export function readBundleRecord(text: string, path: string): Result<BundleRecord, StoreFault> {
  const record = readRecord(bundleRecord(), text, path)
  if (!record.ok) return record
  const folder = path.split('/').at(-2)
  const { movingTo, ...rest } = record.value
  // The folder gets its new name in one step, between two states of the file: it decides which of the two slugs holds.
  if (movingTo !== undefined && folder === fileName(movingTo)) return success({ ...rest, slug: movingTo })
  if (folder === fileName(rest.slug)) return success(rest)
  return failure(misplaced(text, path, `is in the folder '${folder}', but its slug belongs into '${fileName(rest.slug)}'`))
}

export function readToolRecord(text: string, path: string): Result<ToolRecord, StoreFault> {
  const record = readRecord(toolRecord(), text, path)
  if (!record.ok) return record
  const wanted = toolFileName(record.value.slug, record.value.version)
  if (path.split('/').at(-1) === wanted) return record
  return failure(misplaced(text, path, `must be named '${wanted}' by its slug and version`))
}

/** In one order of keys, so that a change shows as that change alone. */
export function recordText(record: BundleRecord | ToolRecord): string {
  return `${JSON.stringify(record, undefined, 2)}\n`
}

function readRecord<Schema extends z.core.$ZodType>(schema: Schema, text: string, path: string): Result<z.output<Schema>, StoreFault> {
  const json = parseJson(text)
  if (!json.ok) return failure({ path, ...json.error })
  const parsed = parseWith(schema, json.value)
  return parsed.ok ? parsed : failure(faultOf(parsed.error, text, path))
}

/** A problem where its field is. */
export function faultAt({ field, reason }: Problem, text: string, path: string): StoreFault {
  return { path, ...placeInJson(text, field), message: field === '' ? reason : `${field} ${reason}` }
}

export function faultText({ path, line, column, message }: StoreFault): string {
  return `${path}:${line}:${column}: ${message}`
}

function faultOf(problems: readonly Problem[], text: string, path: string): StoreFault {
  const [first] = problems
  const message = problems.map(({ field, reason }) => (field === '' ? reason : `${field} ${reason}`)).join('; ')
  return { path, ...placeInJson(text, first?.field ?? ''), message }
}

function misplaced(text: string, path: string, message: string): StoreFault {
  return { path, ...placeInJson(text, 'slug'), message: `${path.endsWith(BUNDLE_FILE) ? 'the bundle' : 'the file'} ${message}` }
}
