import { charsetOf } from '../../model/charset.ts'
import { failure, type Result, success } from '../../model/result.ts'
import { type ToolError, toolError } from '../../model/tool-error.ts'
import type { HttpAnswer } from '../../system/http.ts'

const JSON_TYPE = /^(?:application|text)\/(?:[\w.+-]+\+)?json$/
const TEXT_TYPE = /^(?:text\/.+|application\/(?:[\w.+-]+\+xml|xml|javascript|x-www-form-urlencoded|x-ndjson|ndjson|jsonl|yaml|x-yaml))$/
const MAX_TYPE_CHARACTERS = 100

/** The value of an answer: what JSON says, or the text; `null` where there is nothing. */
export function readAnswer({ bytes, contentType }: HttpAnswer, what: string): Result<unknown, ToolError> {
  if (bytes.length === 0) return success(null)
  const type = contentType.split(';')[0]?.trim().toLowerCase() ?? ''
  const isJson = JSON_TYPE.test(type)
  if (!isJson && type !== '' && !TEXT_TYPE.test(type)) {
    // Whole or not at all: half of a secret would not be recognised.
    const named = type.length <= MAX_TYPE_CHARACTERS ? `'${type}'` : 'something'
    return failure(toolError('invalid_output', `${what} answered ${named}, which is neither JSON nor text`, 'Ask the server for JSON.'))
  }
  const text = charsetOf(bytes, contentType).decoder.decode(bytes)
  if (!isJson) return success(text)
  try {
    return success(JSON.parse(text))
  } catch {
    return failure(toolError('invalid_output', `${what} answered with JSON that is broken`, 'Try again, or tell whoever runs the server.'))
  }
}
