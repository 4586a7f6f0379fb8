import { sha256 } from '../model/digest.ts'
import { briefText } from '../model/path.ts'
import type { Evidence } from '../model/plan.ts'
import type { ToolCall } from '../model/policy.ts'
import type { Expectation } from '../model/recipe.ts'
import { type ToolError, toolError } from '../model/tool-error.ts'
import { kindOf } from '../tools/schema-shape.ts'
import type { Tool } from '../tools/tool.ts'

export type Outputs = Readonly<Record<string, unknown>>

const NOTHING = { number: 0, list: [], boolean: false, text: '', record: {}, object: {} } as const

/** What later steps see of a step that did not run or failed: the outputs of a tool that found nothing. */
export function emptyOutputs(tool: Tool): Outputs {
  const shape = Object.entries(tool.outputs().shape)
  return Object.assign(Object.create(null), Object.fromEntries(shape.map(([name, schema]) => [name, NOTHING[kindOf(schema)]])))
}

/**
 * The outputs of a step with `for-each`: numbers added up, lists put one after the other, a truth that holds for any, and
 * `items` with the outputs of each item. Texts are only in `items`.
 */
export function joinOutputs(empty: Outputs, items: readonly Outputs[]): Outputs {
  const joined: Record<string, unknown> = Object.create(null)
  const names = new Set([empty, ...items].flatMap((outputs) => Object.keys(outputs)))
  for (const name of names) {
    const values = items.map((item) => item[name])
    const sample = empty[name] ?? values[0]
    if (typeof sample === 'number') joined[name] = values.reduce((sum: number, value) => sum + (typeof value === 'number' ? value : 0), 0)
    else if (Array.isArray(sample)) joined[name] = values.flatMap((value) => (Array.isArray(value) ? value : []))
    else if (typeof sample === 'boolean') joined[name] = values.includes(true)
  }
  joined['items'] = items
  return joined
}

/** The first expectation that the outputs do not meet. */
export function findBroken(
  expectations: readonly Expectation[],
  outputs: Outputs,
): { readonly expectation: Expectation; readonly error: ToolError } | undefined {
  for (const expectation of expectations) {
    const { output, operator, number } = expectation
    const value = Object.hasOwn(outputs, output) ? outputs[output] : undefined
    const found = Array.isArray(value) ? value.length : value
    if (typeof found === 'number' && COMPARE[operator](found, number)) continue
    const places = typeof found === 'number' && found > number ? placesIn(outputs) : ''
    const got = typeof found === 'number' ? `it is ${found}${places}` : 'there is no number'
    const message = `Expected ${output} ${operator} ${number}, but ${got}`
    return { expectation, error: toolError('expectation_failed', message, 'Nothing changes. Correct the step, or what it expects.') }
  }
  return undefined
}

const MAX_PLACES = 3

/** Where to look, if the outputs say so: a count alone sends people searching. */
function placesIn({ matches, files }: Outputs): string {
  const places = Array.isArray(matches) && matches.length > 0 ? matches.map(placeOf) : Array.isArray(files) ? files : []
  const named = places.filter((place): place is string => typeof place === 'string').slice(0, MAX_PLACES)
  return named.length === 0 ? '' : `: ${[...named.map(briefText), ...(places.length > MAX_PLACES ? ['…'] : [])].join(', ')}`
}

function placeOf(match: unknown): string | undefined {
  const { path, line } = (match ?? {}) as { readonly path?: unknown; readonly line?: unknown }
  return typeof path === 'string' && typeof line === 'number' ? `${path}:${line}` : undefined
}

const COMPARE: Readonly<Record<Expectation['operator'], (a: number, b: number) => boolean>> = {
  '==': (a, b) => a === b,
  '!=': (a, b) => a !== b,
  '<': (a, b) => a < b,
  '<=': (a, b) => a <= b,
  '>': (a, b) => a > b,
  '>=': (a, b) => a >= b,
}

/** What a call that acted outside the workspace was told there: running it again could give something else. */
export function evidenceOf({ tool, args }: ToolCall, outputs: Outputs): Evidence | undefined {
  if (tool.effect !== 'external') return undefined
  const { command, url } = args
  const { exit_code: exitCode, stdout, url: finalUrl, status_code: status, sha256: hash } = outputs
  if (tool.hosts !== undefined && typeof finalUrl === 'string' && typeof status === 'number')
    return { kind: 'fetch', url: finalUrl, finalUrl, status, sha256: String(hash) }
  if (typeof command === 'string' && typeof exitCode === 'number')
    return { kind: 'command', command, exitCode, sha256: sha256(Buffer.from(String(stdout))) }
  if (typeof url === 'string' && typeof status === 'number')
    return { kind: 'fetch', url, finalUrl: String(finalUrl), status, sha256: String(hash) }
  return undefined
}
