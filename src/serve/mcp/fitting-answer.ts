import { toolError } from '../../model/tool-error.ts'
import type { Tool } from '../../tools/tool.ts'
import { type CallResult, failureResult, MAX_ANSWER_BYTES, sizeOf, text, tooLargeText } from './call-result.ts'
import { cutValue } from './cut-value.ts'

type Fields = Readonly<Record<string, unknown>>

/** How many characters of a text are left, tried one after the other. */
const KEPT_CHARACTERS = [1_000_000, 250_000, 50_000, 10_000, 1_000] as const
/** Sentences, commands and names: half of one says something else. */
const WHOLE_FIELDS: ReadonlySet<string> = new Set(['error', 'error_type', 'message', 'instruction', 'approve_with', 'look_with', 'digest'])
const MAX_ERROR_CHARACTERS = 8_000

/**
 * The answer in a size that clients take. Whoever only read is told how to ask for less, by `narrower`. Of all other calls the
 * answer says what happened, so it is sent in any case, with its long texts and lists cut.
 */
export function fittingAnswer(result: CallResult, narrower?: string): CallResult {
  const size = sizeOf(result)
  if (size <= MAX_ANSWER_BYTES) return result
  if (narrower !== undefined) return failureResult(toolError('too_large', tooLargeText(size), narrower))
  for (const kept of KEPT_CHARACTERS) {
    const cut = cutAnswer(result, kept)
    if (sizeOf(cut) <= MAX_ANSWER_BYTES) return cut
  }
  return withoutDetails(result, size)
}

/** How to get less out of a tool that only reads; `undefined` for one that acts, or that always tells the same. */
export function howToNarrow({ effect, args }: Tool): string | undefined {
  if (effect !== 'read') return undefined
  const names = args().shape
  if ('start_line' in names) return 'Use start_line and end_line.'
  if ('pattern' in names) return 'Narrow the call, by a pattern for example.'
  return 'path' in names ? "Name a directory further down in 'path'." : undefined
}

function cutAnswer(result: CallResult, kept: number): CallResult {
  const form = formOf(result)
  const notes = new Map<string, string>()
  const cutField = ([name, value]: readonly [string, unknown]) => [
    name,
    WHOLE_FIELDS.has(name) ? value : cutValue(value, { name, kept, notes }),
  ]
  const cut = Object.fromEntries(Object.entries(form).map(cutField))
  const warning = `Cut, because clients take no more: ${[...notes.values()].join(', ')}`
  const { structuredContent, ...rest } = result
  return {
    ...rest,
    content: [text({ ...cut, message: `${warning}\n${String(form['message'] ?? '')}` })],
    ...(structuredContent && { structuredContent: Object.fromEntries(Object.entries(structuredContent).map(cutField)) }),
  }
}

/** Made of so much that cutting it is of no use: at least whether it was done. */
function withoutDetails(result: CallResult, size: number): CallResult {
  const { success, error, error_type } = formOf(result)
  const why = tooLargeText(size)
  if (success !== true) {
    const said = `${String(error).slice(0, MAX_ERROR_CHARACTERS)} (more cannot be told. ${why})`
    return {
      content: [text({ success: false, error: said, error_type, message: 'Find out what it did before calling again.' })],
      isError: true,
    }
  }
  const done = toolError('too_large', `The call was carried out. ${why}`, 'Look at what it did.')
  return failureResult({ ...done, instruction: 'Do not repeat the call: what it did stays done.' })
}

function formOf({ content }: CallResult): Fields {
  return JSON.parse(content[0]?.text ?? '{}')
}
