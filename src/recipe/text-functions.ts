import { data } from '@actions/expressions'
import type { FunctionDefinition } from '@actions/expressions/funcs/info'
import { escapeRegex } from '../model/escape-regex.ts'

/**
 * Functions that GitHub's language lacks, because nothing in it is a regular expression: with them a value is data in one,
 * and cannot become a part of it.
 */
export const TEXT_FUNCTIONS: readonly FunctionDefinition[] = [
  {
    name: 'escapeRegex',
    description: '`escapeRegex( text )`',
    minArgs: 1,
    maxArgs: 1,
    call: (text) => new data.StringData(escapeRegex(text?.coerceString() ?? '')),
  },
  {
    name: 'escapeReplacement',
    description: '`escapeReplacement( text )`',
    minArgs: 1,
    maxArgs: 1,
    call: (text) => new data.StringData((text?.coerceString() ?? '').replaceAll('$', '$$$$')),
  },
]
