import { data, wellKnownFunctions } from '@actions/expressions'
import type { FunctionDefinition } from '@actions/expressions/funcs/info'
import { briefText } from '../../base/path.ts'
import { once } from '../../base/result.ts'
import { escapeRegex, regexAtLeast } from '../../base/text/wording.ts'
import type { Finding } from '../diagnostics.ts'
import { checkDateFormat, formatDate } from './date-format.ts'
import { EvaluationError, fromData, toData } from './expression-data.ts'
import {
  ANY,
  BOOLEAN,
  describeType,
  findUnwanted,
  joinTypes,
  LIST,
  MAP,
  NUMBER,
  STRING,
  TEXT,
  typeOfValue,
  type ValueType,
} from './value-type.ts'

/** What a function takes and returns, for checks before a recipe runs. */
export interface FunctionSignature {
  readonly name: string
  /** The last one is also that of all further arguments. */
  readonly takes: readonly ValueType[]
  readonly returns: ValueType | ((args: readonly ValueType[]) => ValueType)
}

/** A function of Sous's own. `call` gets values of the right types. */
interface OwnFunction extends FunctionSignature {
  /** How it is called: the names of its arguments. */
  readonly form: string
  /** For the documentation, in Markdown. */
  readonly meaning: string
  call(args: readonly data.ExpressionData[], day: () => Date): unknown
}

const TEXTS: ValueType = [{ kind: 'list', items: STRING }]

/** GitHub's own functions. */
const GITHUB_SIGNATURES: readonly FunctionSignature[] = [
  { name: 'case', takes: [ANY], returns: (args) => joinTypes(args.filter((_, index) => index % 2 === 1 || index === args.length - 1)) },
  { name: 'contains', takes: [ANY], returns: BOOLEAN },
  { name: 'endsWith', takes: [ANY], returns: BOOLEAN },
  { name: 'format', takes: [TEXT], returns: STRING },
  { name: 'fromJSON', takes: [TEXT], returns: ANY },
  { name: 'join', takes: [[{ kind: 'list', items: TEXT }, ...TEXT], TEXT], returns: STRING },
  { name: 'startsWith', takes: [ANY], returns: BOOLEAN },
  { name: 'toJSON', takes: [ANY], returns: STRING },
]

/** Functions that GitHub's language lacks. */
export const OWN_FUNCTIONS: readonly OwnFunction[] = [
  {
    name: 'lower',
    form: 'text',
    meaning: 'the text in lower case',
    takes: [TEXT],
    returns: STRING,
    call: ([text]) => textOf(text).toLowerCase(),
  },
  {
    name: 'upper',
    form: 'text',
    meaning: 'the text in upper case',
    takes: [TEXT],
    returns: STRING,
    call: ([text]) => textOf(text).toUpperCase(),
  },
  {
    name: 'trim',
    form: 'text',
    meaning: 'the text without white space around it',
    takes: [TEXT],
    returns: STRING,
    call: ([text]) => textOf(text).trim(),
  },
  {
    name: 'replace',
    form: 'text, find, replacement',
    meaning: "the text with every `find` replaced, literally: `replace(item, '.yml', '.yaml')`",
    takes: [TEXT],
    returns: STRING,
    call([text, find, replacement]) {
      const parts = splitAt('replace', text, find)
      const added = textOf(replacement)
      checkLength('replace', textOf(text).length + (parts.length - 1) * (added.length - textOf(find).length))
      return parts.join(added)
    },
  },
  {
    name: 'split',
    form: 'text, separator',
    meaning: "the parts of the text, a list: `split('a,b', ',')`. An empty text gives an empty list",
    takes: [TEXT],
    returns: TEXTS,
    call: ([text, separator]) => (textOf(text) === '' ? [] : splitAt('split', text, separator)),
  },
  {
    name: 'length',
    form: 'value',
    meaning: 'the number of characters of a text, of items of a list, or of keys of a map',
    takes: [[...STRING, ...LIST, ...MAP]],
    returns: NUMBER,
    call([value]) {
      const plain = value && fromData(value)
      return typeof plain === 'string' ? [...plain].length : Object.keys(plain as object).length
    },
  },
  {
    name: 'keys',
    form: 'map',
    meaning: 'the keys of a map, a list of texts',
    takes: [MAP],
    returns: TEXTS,
    call: ([map]) => Object.keys((map && fromData(map)) as object),
  },
  {
    name: 'unique',
    form: 'list',
    meaning: 'the items of the list, each once: `unique(steps.find.outputs.files)`',
    takes: [LIST],
    returns: LIST,
    call([list]) {
      const items = (list && fromData(list)) as readonly unknown[]
      return [...new Map(items.map((item) => [JSON.stringify(item), item])).values()]
    },
  },
  {
    name: 'date',
    form: 'format',
    meaning: `the date, in UTC: \`date('yyyy-MM-dd')\`, \`date('yyyy')\`. See [below](#dates)`,
    takes: [TEXT],
    returns: STRING,
    call([format], day) {
      const wrong = checkDateFormat(textOf(format))
      if (wrong !== undefined) throw new EvaluationError(wrong.code, wrong.message, wrong.suggestion)
      return formatDate(textOf(format), day())
    },
  },
  {
    name: 'escapeRegex',
    form: 'text',
    meaning: 'a regular expression that matches the text literally: `escapeRegex(inputs.name)`',
    takes: [TEXT],
    returns: STRING,
    call: ([text]) => escapeRegex(textOf(text)),
  },
  {
    name: 'escapeReplacement',
    form: 'text',
    meaning: 'a replacement that inserts the text literally, dollar signs included',
    takes: [TEXT],
    returns: STRING,
    call: ([text]) => textOf(text).replaceAll('$', '$$$$'),
  },
  {
    name: 'regexAtLeast',
    form: 'number',
    meaning: `a regular expression for whole numbers of at least this: \`node:(?!\${{ regexAtLeast(inputs.version) }})\\d+\` finds older versions only`,
    takes: [[...NUMBER, ...STRING]],
    returns: STRING,
    call([number]) {
      const least = number?.number() ?? Number.NaN
      if (!Number.isSafeInteger(least) || least < 0) throw new Error('regexAtLeast() needs a whole number that is not negative')
      return regexAtLeast(least)
    },
  },
]

function textOf(value: data.ExpressionData | undefined): string {
  return value?.coerceString() ?? ''
}

function splitAt(name: string, text: data.ExpressionData | undefined, separator: data.ExpressionData | undefined): readonly string[] {
  if (textOf(separator) === '') throw new Error(`${name}() needs a second argument that is not empty`)
  return textOf(text).split(textOf(separator))
}

const MAX_TEXT_LENGTH = 16 * 1024 * 1024

/** Checks what a function returns, before it is made if that can take long. */
export function checkLength(name: string, characters: number): void {
  if (characters <= MAX_TEXT_LENGTH) return
  throw new EvaluationError('text_too_large', `${name}() returns more than ${MAX_TEXT_LENGTH} characters`, 'Use less text.')
}

export function ownFunction(name: string): OwnFunction | undefined {
  return OWN_FUNCTIONS.find((one) => one.name.toLowerCase() === name.toLowerCase())
}

/** Calls a function of Sous's own. What its arguments are may only be known now. */
export function callOwn(own: OwnFunction, args: readonly data.ExpressionData[], day: () => Date): data.ExpressionData {
  for (const [index, arg] of args.entries()) {
    const wanted = argumentOf(own, index)
    const unwanted = findUnwanted([typeOfValue(fromData(arg))], wanted)
    if (unwanted === undefined) continue
    const { code, message, suggestion } = wrongArgument(own.name, index, wanted, describeType([unwanted]))
    throw new EvaluationError(code, message, suggestion)
  }
  return toData(own.call(args, day))
}

export function argumentOf({ takes }: FunctionSignature, index: number): ValueType {
  return takes[Math.min(index, takes.length - 1)] ?? ANY
}

/** For messages, before a recipe runs and while it does. */
export function wrongArgument(name: string, index: number, wanted: ValueType, got: string): Finding {
  const position = ['first', 'second', 'third'][index] ?? `${index + 1}th`
  const isText = wanted === TEXT
  return {
    code: isText ? 'not_text' : 'wrong_type',
    message: `${name}() takes ${isText ? 'text' : describeType(wanted)} as its ${position} argument, not ${got}`,
    suggestion: isText ? 'Use join(list, separator), toJSON(value), or one element of it.' : `Pass ${describeType(wanted)}.`,
  }
}

// JSON as plain data: the library's own types lose names such as `constructor`.
const FROM_JSON: FunctionDefinition = {
  name: 'fromJSON',
  minArgs: 1,
  maxArgs: 1,
  call: (text) => toData(parseJson(text?.coerceString() ?? '')),
}
const TO_JSON: FunctionDefinition = {
  name: 'toJSON',
  minArgs: 1,
  maxArgs: 1,
  call: (value) => new data.StringData(JSON.stringify(value && fromData(value), undefined, 2)),
}

/** What expressions call instead of the library's functions, by name in lower case. */
export const CALLABLE: Map<string, FunctionDefinition> = new Map([
  ['fromjson', FROM_JSON],
  ['tojson', TO_JSON],
])

/** For the library's parser, which knows GitHub's functions and only counts the arguments of these. */
export const addedFunctions: () => readonly FunctionDefinition[] = once(() =>
  OWN_FUNCTIONS.map(({ name, form }) => {
    const count = form.split(', ').length
    return { name, description: `\`${name}( ${form} )\``, minArgs: count, maxArgs: count, call: () => new data.Null() }
  }),
)

const SIGNATURES: readonly FunctionSignature[] = [...GITHUB_SIGNATURES, ...OWN_FUNCTIONS]

/** The names of all functions. */
export function functionNames(): readonly string[] {
  return SIGNATURES.map(({ name }) => name)
}

export function signatureOf(name: string): FunctionSignature | undefined {
  return SIGNATURES.find((one) => one.name.toLowerCase() === name.toLowerCase())
}

/** How a function is called: the descriptions start with it. */
export function formOf(name: string): string | undefined {
  const definitions = [...Object.values(wellKnownFunctions), ...addedFunctions()]
  const definition = definitions.find((candidate) => candidate.name.toLowerCase() === name.toLowerCase())
  return /^`(.+?)`/.exec(definition?.description ?? '')?.[1]
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text, refusePrototype)
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    throw new EvaluationError('not_json', `fromJSON: ${briefText(why)}`, 'Pass a string that is valid JSON.')
  }
}

/** Copying an object with such a key by assignment would change its prototype. */
function refusePrototype(key: string, value: unknown): unknown {
  if (key === '__proto__') throw new Error("the key '__proto__' is not allowed")
  return value
}
