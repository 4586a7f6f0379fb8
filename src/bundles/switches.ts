import * as z from 'zod/mini'
import { SWITCHES_FILE } from '../model/config.ts'
import { placeInJson } from '../model/json-place.ts'
import { parseJson } from '../model/json-text.ts'
import { failure, type Result, success } from '../model/result.ts'
import type { RecordDisk } from '../system/record-disk.ts'
import type { StoreFault } from './bundle.ts'
import { parseReference } from './labels.ts'
import { parseWith } from './problems.ts'
import { BUILT_IN_SLUG, RECIPES_SLUG } from './provided-references.ts'

/** What is switched off of that which has no files of its own: slugs of bundles, and references of tools. */
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
  const entry = z.string().check(z.refine(canBeSwitched, `must be ${BUILT_IN_SLUG}, ${RECIPES_SLUG}, or one of theirs such as sous/grep@1`))
  const parsed = parseWith(z.strictObject({ schemaVersion: z.literal(1), disabled: z.array(entry) }), json.value)
  if (parsed.ok) return success(new Set(parsed.value.disabled))
  const message = parsed.error.map(({ field, reason }) => `${field} ${reason}`).join('; ')
  return failure({ path: SWITCHES_FILE, ...placeInJson(text, parsed.error[0]?.field ?? ''), message })
}

/** Whether it is there is not asked: a recipe may be renamed. But a slip of whoever wrote it by hand must not leave something on. */
function canBeSwitched(text: string): boolean {
  const slugs: readonly string[] = [BUILT_IN_SLUG, RECIPES_SLUG]
  return slugs.includes(text) || slugs.includes(parseReference(text)?.bundle ?? '')
}

export function switchesText(disabled: Iterable<string>): string {
  return `${JSON.stringify({ schemaVersion: 1, disabled: [...disabled].toSorted() }, undefined, 2)}\n`
}
