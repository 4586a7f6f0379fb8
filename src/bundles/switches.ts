import * as z from 'zod/mini'
import { parseJson } from '../model/json-text.ts'
import type { RecordDisk } from '../system/record-disk.ts'
import type { StoreFault } from './bundle.ts'
import { SWITCHES_FILE } from './file-places.ts'
import { parseWith } from './problems.ts'

/** What is switched off of that which has no files of its own: slugs of bundles, and references of tools. */
export interface Switches {
  readonly disabled: ReadonlySet<string>
  readonly fault?: StoreFault
}

const NONE: ReadonlySet<string> = new Set()

export function readSwitches(disk: RecordDisk): Switches {
  const text = disk.read(SWITCHES_FILE)
  const fault = (message: string, line = 1, column = 1): Switches => ({
    disabled: NONE,
    fault: { path: SWITCHES_FILE, line, column, message },
  })
  if (!text.ok) return fault(`cannot be read: ${text.error.message}`)
  if (text.value === undefined) return { disabled: NONE }
  const json = parseJson(text.value)
  if (!json.ok) return fault(json.error.message, json.error.line, json.error.column)
  const parsed = parseWith(z.strictObject({ schemaVersion: z.literal(1), disabled: z.array(z.string()) }), json.value)
  if (!parsed.ok) return fault(parsed.error.map(({ field, reason }) => `${field} ${reason}`).join('; '))
  return { disabled: new Set(parsed.value.disabled) }
}

export function switchesText(disabled: Iterable<string>): string {
  return `${JSON.stringify({ schemaVersion: 1, disabled: [...disabled].toSorted() }, undefined, 2)}\n`
}
