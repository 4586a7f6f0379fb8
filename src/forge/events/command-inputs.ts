import { briefText } from '../../model/path.ts'
import { failure, type Result, success } from '../../model/result.ts'

interface Problem {
  readonly message: string
  readonly suggestion: string
}

const NAME = /[A-Za-z_][A-Za-z0-9_-]{0,63}/.source
const QUOTED = /"(?:[^"\\]|\\["\\])*"/.source
const BARE = /[^\s"'`\u2018-\u201f][^\s"]*/.source
const INPUT = new RegExp(`^(${NAME})=(?:(${QUOTED})|(${BARE}))(?: (?=\\S)|$)`)
const IS_BARE = new RegExp(`^${BARE}$`)

/** Reads `name=value name="a value"` as `name=value` texts without the quotes. */
export function parseCommandInputs(text: string): Result<readonly string[], Problem> {
  const inputs: string[] = []
  for (let rest = text; rest !== ''; ) {
    const match = INPUT.exec(rest)
    if (match === null) return failure(problemOf(rest))
    const [whole, name = '', quoted, bare = ''] = match
    inputs.push(`${name}=${quoted === undefined ? bare : quoted.slice(1, -1).replace(/\\(["\\])/g, '$1')}`)
    rest = rest.slice(whole.length)
  }
  return success(inputs)
}

/** The other way round: with quotes where they are needed. */
export function writeCommandInput(input: string): string {
  const equals = input.indexOf('=')
  const value = input.slice(equals + 1)
  return IS_BARE.test(value) ? input : `${input.slice(0, equals)}="${value.replace(/["\\]/g, '\\$&')}"`
}

function problemOf(rest: string): Problem {
  const [word = ''] = rest.split(' ', 1)
  const shown = briefText(word)
  if (word === '') return { message: 'There are two spaces in a row', suggestion: 'Write one space between words.' }
  if (!new RegExp(`^${NAME}=`).test(word))
    return {
      message: `'${shown}' is not of the form name=value`,
      suggestion: 'Put a value that has spaces in double quotes: name="a value".',
    }
  if (word.endsWith('=')) return { message: `'${shown}' has no value`, suggestion: `Write ${shown}"" for an empty one.` }
  return {
    message: `The quotes of '${shown}' do not fit`,
    suggestion: 'Put the whole value in straight double quotes, with \\" for one inside: name="a value".',
  }
}
