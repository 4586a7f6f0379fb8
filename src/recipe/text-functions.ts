import { data } from '@actions/expressions'
import type { FunctionDefinition } from '@actions/expressions/funcs/info'
import { escapeRegex } from '../model/escape-regex.ts'
import { regexAtLeast } from '../model/regex-at-least.ts'

/**
 * Functions that GitHub's language lacks, because nothing in it is a regular expression: with them a value is data in one,
 * and cannot become a part of it. Numbers that a file holds can be compared in no other way.
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
  {
    name: 'regexAtLeast',
    description: '`regexAtLeast( number )`',
    minArgs: 1,
    maxArgs: 1,
    call(number) {
      const least = number?.number() ?? Number.NaN
      if (!Number.isSafeInteger(least) || least < 0) throw new Error('regexAtLeast() needs a whole number that is not negative')
      return new data.StringData(regexAtLeast(least))
    },
  },
]
