import * as z from 'zod/mini'
import { SWITCHES_FILE } from '../base/config.ts'
import type { Problem } from '../base/errors/tool-errors.ts'
import { failure, type Result, success } from '../base/result.ts'
import { parseJson, placeInJson } from '../base/text/json.ts'
import type { RecordDisk } from '../system/disk/record-disk.ts'
import { parseWith, type StoreFault } from './bundle-errors.ts'
import { type BundleRecord, bundleRecord, type ToolRecord, toolRecord } from './bundle-schemas.ts'
import { BUNDLE_FILE, fileName, toolFileName } from './file-places.ts'
import { BUILT_IN_SLUG, parseReference, RECIPES_SLUG } from './labels.ts'

/** Reads a `bundle.json`, which also determines its folder. */
export function readBundleRecord(text: string, path: string): Result<BundleRecord, StoreFault> {
  const record = readRecord(bundleRecord(), text, path)
  if (!record.ok) return record
  const folder = path.split('/').at(-2)
  const { movingTo, ...rest } = record.value
  // The folder is renamed atomically between two states of the file: its name decides which of the two slugs is valid.
  if (movingTo !== undefined && folder === fileName(movingTo)) return success({ ...rest, slug: movingTo })
  if (folder === fileName(rest.slug)) return success(rest)
  return failure(misplaced(text, path, `is in the folder '${folder}', but its slug belongs in '${fileName(rest.slug)}'`))
}

export function readToolRecord(text: string, path: string): Result<ToolRecord, StoreFault> {
  const record = readRecord(toolRecord(), text, path)
  if (!record.ok) return record
  const wanted = toolFileName(record.value.slug, record.value.version)
  if (path.split('/').at(-1) === wanted) return record
  return failure(misplaced(text, path, `must be named '${wanted}', after its slug and version`))
}

/** With a fixed key order, so that diffs show only real changes. */
export function recordText(record: BundleRecord | ToolRecord): string {
  return `${JSON.stringify(record, undefined, 2)}\n`
}

function readRecord<Schema extends z.core.$ZodType>(schema: Schema, text: string, path: string): Result<z.output<Schema>, StoreFault> {
  const json = parseJson(text)
  if (!json.ok) return failure({ path, ...json.error })
  const parsed = parseWith(schema, json.value)
  return parsed.ok ? parsed : failure(faultOf(parsed.error, text, path))
}

/** A problem at the position of its field. */
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

/** What is switched off and has no file of its own: slugs of bundles, and references of tools. */
export interface Switches {
  readonly disabled: ReadonlySet<string>
  readonly fault?: StoreFault
}

export function readSwitches(disk: RecordDisk): Switches {
  const text = disk.read(SWITCHES_FILE)
  const none: ReadonlySet<string> = new Set()
  if (!text.ok)
    return { disabled: none, fault: { path: SWITCHES_FILE, line: 1, column: 1, message: `cannot be read: ${text.error.message}` } }
  const parsed = text.value === undefined ? success(none) : parseSwitches(text.value)
  return parsed.ok ? { disabled: parsed.value } : { disabled: none, fault: parsed.error }
}

export function parseSwitches(text: string): Result<ReadonlySet<string>, StoreFault> {
  const json = parseJson(text)
  if (!json.ok) return failure({ path: SWITCHES_FILE, ...json.error })
  const entry = z
    .string()
    .check(z.refine(canBeSwitched, `must be ${BUILT_IN_SLUG}, ${RECIPES_SLUG}, or one of their tools, such as sous/grep@1`))
  const parsed = parseWith(z.strictObject({ schemaVersion: z.literal(1), disabled: z.array(entry) }), json.value)
  if (parsed.ok) return success(new Set(parsed.value.disabled))
  const message = parsed.error.map(({ field, reason }) => `${field} ${reason}`).join('; ')
  return failure({ path: SWITCHES_FILE, ...placeInJson(text, parsed.error[0]?.field ?? ''), message })
}

/** It need not exist, because a recipe may be renamed. But a typo must not leave something on. */
function canBeSwitched(text: string): boolean {
  const slugs: readonly string[] = [BUILT_IN_SLUG, RECIPES_SLUG]
  return slugs.includes(text) || slugs.includes(parseReference(text)?.bundle ?? '')
}

export function switchesText(disabled: Iterable<string>): string {
  return `${JSON.stringify({ schemaVersion: 1, disabled: [...disabled].toSorted() }, undefined, 2)}\n`
}
